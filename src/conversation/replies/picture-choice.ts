// The button under an answer that a table or line chart explains further.

import type { Choice } from '../../domain/message.ts';
import type { PictureKind } from '../../missions/pictures/picture-of.ts';

const LABELS: Readonly<Record<PictureKind, string>> = { tabela: 'Ver tabela', grafico: 'Ver gráfico' };

/** @param mission whose findings the picture shows */
export const pictureChoice = (mission: string, kind: PictureKind): Choice => ({
  token: `figura.${mission}`,
  label: LABELS[kind],
});

/** @returns the mission whose picture a button asks for. */
export const pictureAsked = (token: string): string | undefined => /^figura\.([\w-]{1,40})$/u.exec(token)?.[1];
