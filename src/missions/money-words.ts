// A computed amount as it is shown: rounded to centavos once, at the very end.

import { reais } from '../finance/money.ts';
import { type Figure, toCents } from './formulas/exact.ts';

export const money = (cents: Figure): string => reais(toCents(cents));
