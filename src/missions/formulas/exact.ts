// Decimal arithmetic for rates and money: 34 digits, halves rounded away from zero as banks do. No figure is ever a float.

import { Decimal } from 'decimal.js';

export const Exact = Decimal.clone({ precision: 34, rounding: Decimal.ROUND_HALF_UP });
export type Exact = Decimal;

/** Accepted inputs. Strings keep the published digits. */
export type Figure = Decimal.Value;

/** @throws on text that is not a decimal number */
export const exact = (value: Figure): Exact => new Exact(value);

/** Whole centavos, halves away from zero. */
export const toCents = (value: Figure): number => exact(value).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();

/** Percent to fraction: 1.8 -> 0.018. */
export const fromPercent = (percent: Figure): Exact => exact(percent).div(100);
