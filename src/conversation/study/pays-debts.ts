// "Quero sair das dívidas pagando 700 por mês": what is paid of them, and no expense.

import { CAN_PAY } from '../../missions/playbooks/behind-the-first.ts';
import type { FigureContext } from './figure-context.ts';

export const paysDebts: FigureContext = ({ words }, { expense, ...rest }) =>
  expense !== undefined && rest.payment === undefined && /\bdividas\b/.test(words) && CAN_PAY.test(words)
    ? { ...rest, payment: expense }
    : undefined;
