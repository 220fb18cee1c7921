// "Tenho 12 mil no nubank, 35 mil em cdb e 8 mil em bitcoin": several balances in one message, all of them saved.

import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { decideAccount } from './decide-told.ts';

const SUM = '(?:r\\$ ?)?\\d[\\d.,]*(?: ?(?:mil|k|reais))*';
const PLACE = '(?:n[ao]|em|de|guardad[oa]s? n[ao]|investid[oa]s? em)';
const HAVE = new RegExp(
  `^(?:(?:hoje|eu|agora|e) )*tenho (${SUM} ${PLACE} \\p{L}[\\p{L} ]*?(?:(?:, ?(?:e )?| e (?:mais )?)${SUM} ${PLACE} \\p{L}[\\p{L} ]*?)+)[.!]*$`,
  'iu',
);
const BETWEEN = new RegExp(`(?:, ?(?:e )?| e (?:mais )?)(?=${SUM} ${PLACE} )`, 'iu');

/** @returns undefined unless every part of the message is a balance */
export function decideBalances({ text, read }: Situation): Decision | undefined {
  const parts = HAVE.exec(text.trim())?.[1]?.split(BETWEEN);
  if (parts === undefined) return undefined;
  const calls = parts.flatMap((part) => {
    const meant = read(`tenho ${part.trim()}`);
    const decision =
      meant.intent === 'account_set' && meant.slots.balance_cents !== undefined
        ? decideAccount(meant.slots)
        : undefined;
    return decision?.do === 'run_tool' ? decision.calls : [];
  });
  const [first, ...rest] = calls;
  return first === undefined || calls.length !== parts.length ? undefined : run(first, ...rest);
}
decideBalances.says = [HAVE];
