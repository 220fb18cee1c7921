// "Quanto gastei ontem? e gastei 30 no mercado também": what is told behind a question is kept as well.

import type { Situation } from '../situation.ts';

const TOLD =
  /\?\s+(?:(?:e|ah|ent[ãa]o|eu|tamb[ée]m)[, ]+)*(?=(?:(?:hoje|ontem) )?(?:gastei|paguei|comprei|recebi|ganhei|vendi)\b[^?]*\d[^?]*$)/i;

/** The question, with what was told as its second part; undefined when there is no such part. */
export function toldAfterQuestion(situation: Situation): Situation | undefined {
  const { text, read } = situation;
  const hinge = TOLD.exec(text);
  if (hinge === null) return undefined;
  const asked = read(text.slice(0, hinge.index + 1));
  const told = read(text.slice(hinge.index + hinge[0].length));
  if (asked.intent !== 'simplista' || told.intent !== 'lancamento') return undefined;
  return { ...situation, understanding: { ...asked, also: [told] } };
}
