// Which of the options a message picks: by number, label, year, or the words of one.

import type { Reading } from '../reading/reading.ts';
import { optionQuoted, optionsByLabel, positionsIn } from './selection.ts';
import { linesBut, whatStays } from './what-stays.ts';

/** Larger numbers are not positions. */
export const HIGHEST = 20;

export function picked(r: Reading): number[] {
  const { pending } = r.context;
  if (pending?.kind !== 'select_option') return [];
  const stays = whatStays(r.text, r.context);
  if (stays !== undefined) return linesBut(stays, pending.options, r.context);
  const count = pending.options.length;
  const quoted = optionQuoted(r, pending.options);
  if (quoted.length > 0) return quoted;
  const byLabel = optionsByLabel(r, pending.options);
  const bare = r.units.slice(0, reasonAt(r)).filter((unit) => unit.kind === 'word' || unit.kind === 'number').length;
  if (bare > 8) return byLabel;
  const positions = positionsIn(r, 0, reasonAt(r), count);
  return positions.length > 0 && (byLabel.length === 0 || bare <= 4) ? positions : byLabel;
}

/** Unit where a reason starts, which selects nothing: "Só a 1 e a 4, pq as outras são lixo". */
function reasonAt(r: Reading): number {
  const at = r.units.findIndex(({ norm }) => /^(?:pq|porque|pois|por que)$/.test(norm));
  return at < 0 ? r.units.length : at;
}

/** Positions beyond the last option, when the message has nothing else. */
export function beyond(r: Reading): number[] {
  const words = r.units.slice(r.head, r.tail).filter((unit) => unit.kind === 'word' || unit.kind === 'number').length;
  return words <= 3 ? positionsIn(r, r.head, r.tail, 0, HIGHEST).filter((position) => position > 0) : [];
}
