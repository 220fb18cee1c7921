// Decimal arithmetic for rates and money: 34 digits, halves rounded away from zero as banks round. A float never holds a figure here.

import { Decimal } from 'decimal.js';

export const Exact = Decimal.clone({ precision: 34, rounding: Decimal.ROUND_HALF_UP });
export type Exact = Decimal;

/** A figure of a person, a rate table or another formula. Strings keep the digits that were published. */
export type Figure = Decimal.Value;

export const exact = (value: Figure): Exact => new Exact(value);

/** Whole centavos. */
export const toCents = (value: Figure): number => exact(value).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();

/** '1,8' % said or published, as the fraction formulas take: 1.8 -> 0.018. */
export const fromPercent = (percent: Figure): Exact => exact(percent).div(100);
