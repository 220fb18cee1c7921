// Counts of time units ("um", "duas", "meia"), and the minutes in each unit.

import { readWhole } from '../numbers/spelled-numbers.ts';
import type { Token } from '../tokens/token.ts';

/** Minutes per unit. */
export const UNIT_MINUTES: Readonly<Record<string, number>> = {
  min: 1,
  mins: 1,
  minuto: 1,
  minutos: 1,
  hora: 60,
  horas: 60,
  h: 60,
};

/** The whole number at `at` and the token after it; before a unit of time "um" and "uma" count too. */
export function countAt(
  tokens: readonly Token[],
  at: number,
): { readonly value: number; readonly to: number } | undefined {
  const norm = tokens[at]?.norm;
  return norm === 'um' || norm === 'uma' ? { value: 1, to: at + 1 } : readWhole(tokens, at);
}

/** "meia hora" at `at`. */
export const isHalfHour = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.norm === 'meia' && tokens[at + 1]?.norm === 'hora';
