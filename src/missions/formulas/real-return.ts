// Real return after inflation (Fisher equation): (1 + nominal) / (1 + inflation) - 1. Source: Irving Fisher, The Theory of Interest (1930); Banco
// Central, "juro real".

import { type Exact, exact, type Figure } from './exact.ts';

/** Fractions of the same period. */
export const realReturn = (nominal: Figure, inflation: Figure): Exact =>
  exact(nominal).plus(1).div(exact(inflation).plus(1)).minus(1);

/** Inverse: the nominal return that yields `real` after inflation. */
export const nominalReturn = (real: Figure, inflation: Figure): Exact =>
  exact(real).plus(1).times(exact(inflation).plus(1)).minus(1);
