// A numbered thing that does something, the size of a garment, the sets of an exercise: no price.

import type { NumberRead } from '../numbers/spelled-numbers.ts';
import type { Token } from '../tokens/token.ts';
import { isPlainInteger } from '../tokens/token-shapes.ts';

/** Intransitive verbs whose subject may be a numbered thing: "a colmeia 7 morreu". */
const ACTS =
  /^(?:morreu|morreram|pariu|nasceu|adoeceu|estragou|pifou|quebrou|secou|fugiu|sumiu|floriu|brotou|entupiu|vazou|pediu|produziu)$/;
const SETTLED = /^(?:pag|quit|debit|lanc|cobr|gast|receb|deposit|transfer|fei|caro|barat)/;

/** A numbered thing as subject: "Colmeia 3 morreu", "o tanque 7 já foi lavado", "colmeia 3: 8 quadros". */
export function isWhatActs(tokens: readonly Token[], from: number, read: NumberRead): boolean {
  if (!isPlainInteger(tokens[from]) || read.decimals > 0 || read.cents > 99900 || tokens[from - 1]?.kind !== 'word')
    return false;
  const next = tokens[read.to]?.norm ?? '';
  if (ACTS.test(next)) return true;
  if (next === ':')
    return read.cents <= 9900 && tokens[read.to + 1]?.kind === 'number' && tokens[read.to + 2]?.kind === 'word';
  const done = tokens[read.to + 2]?.norm ?? '';
  return next === 'ja' && tokens[read.to + 1]?.norm === 'foi' && /(?:[ai]d|t)[oa]$/.test(done) && !SETTLED.test(done);
}

const WORN = /^(?:tenis|sapat\w+|sandalia|chinelo|botas?|calcas?|camisas?|camisetas?|blusas?|jeans|bermuda|shorts?)$/;
const PRICED_LATER = /^(?:d[aeo] (?:[a-z]+ ){1,3})?(?:por |r \$ )?\d/;
const LARGEST = 5600;

/** "Tênis 41 da olympikus 199,90": the size, where a price follows; "4 séries de 12". */
export function isSizeOrSets(tokens: readonly Token[], from: number, { cents, to }: NumberRead): boolean {
  const before = tokens[from - 1]?.norm ?? '';
  if (before === 'de') return /^(?:series|repeticoes)$/.test(tokens[from - 2]?.norm ?? '');
  if (cents > LARGEST || !WORN.test(before)) return false;
  const behind = tokens.slice(to, to + 6).map(({ norm }) => norm);
  return PRICED_LATER.test(behind.join(' '));
}
