// Formats a computed amount: rounded to centavos only here.

import { reais } from '../finance/money.ts';
import { type Figure, toCents } from './formulas/exact.ts';

/** 'R$ 1.234,56'. */
export const money = (cents: Figure): string => reais(toCents(cents));
