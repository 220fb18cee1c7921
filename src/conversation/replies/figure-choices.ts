// Buttons under an answer about money.

import type { Choice } from '../../domain/message.ts';

/** Lists the rows behind the last figure, as typing "mostra" does. */
export const SHOW_ROWS: Choice = { token: 'mostrar', label: 'Mostrar' };

/** The picture of the last figure, as "me mostra em gráfico" does. */
export const SHOW_CHART: Choice = { token: 'grafico', label: 'Ver gráfico' };
