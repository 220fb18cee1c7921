// Topic of a question that the lexicon does not list, so that a total is never given for it by mistake.

import { isPerson } from '../money/counterpart.ts';
import type { Reading } from '../reading/reading.ts';

/** Unknown words in noun position that belong to the question itself: "me dá a soma", "o montante", "na real". */
const FRAME =
  /^(?:vdd|moral|somatoria|montante|cad[oa]|outr[oa]s?|numeros?|mao|momento|qn?t[oa]s?|inicio|fim|final|metade|periodo|gente|pessoal|partir|el[ae]s?)$/;

/** Whether the unit is a part of a period: "mês" of "o mês passado". */
export const saidOfTime = (r: Reading, i: number): boolean => {
  const { from, to } = r.units[i] ?? { from: 0, to: 0 };
  return r.periods.some((mention) => from < mention.to && to > mention.from);
};

/** Noun position: after an article, possessive, preposition or "quantos", or at the beginning without a verb. */
function isNoun(r: Reading, i: number): boolean {
  if (i === r.head) return /^(?::|em|n[oa]s?|d[eo]|ate|esse|essa|ja|,)$/.test(r.norm(i + 1)) || saidOfTime(r, i + 1);
  return r.isAny(i - 1, 'det', 'poss', 'prep') || /^(?:quant[oa]s|qnt[oa]s)$/.test(r.norm(i - 1));
}

/** The noun in lower case, with a following unknown word: "associação", "shopping x". */
export function unlistedTopic(r: Reading): string | undefined {
  for (let i = r.head; i < r.tail; i++) {
    if (!isUnlisted(r, i) || FRAME.test(r.norm(i)) || saidOfTime(r, i) || isPerson(r, i) || !isNoun(r, i)) continue;
    return r.raw(i, r.is(i - 1, 'prep') && isUnlisted(r, i + 1) ? i + 2 : i + 1).toLowerCase();
  }
  return undefined;
}

function isUnlisted(r: Reading, i: number): boolean {
  const unit = r.units[i];
  return unit?.kind === 'word' && unit.entry === undefined && unit.norm.length > 2;
}
