// "Peguei um empréstimo de 2000 em 10x de 260": a debt to be kept, whatever was asked before.

import { folded } from '../../domain/fold.ts';
import type { Situation } from '../situation.ts';

const TOOK = /^(?:(?:e|ontem|hoje|eu|ai) )*(?:peguei|fiz|contratei|parcelei|devo)\b/;

export const tookLoan = ({ text, understanding: meant }: Pick<Situation, 'text' | 'understanding'>): boolean =>
  meant.intent === 'debt_set' &&
  meant.slots.installments !== undefined &&
  !text.includes('?') &&
  TOOK.test(folded(text));
