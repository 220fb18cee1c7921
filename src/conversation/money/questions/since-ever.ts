// "Quanto a Neide já me pagou ao todo?", "quanto gastei de mercado desde o começo?": of all that was ever noted, not of this month.

import { pattern } from '../../../domain/pattern.ts';
import { EVER } from '../../../finance/civil-date.ts';
import type { Question } from '../../../finance/question.ts';
import { ENTRY_OPS } from './entry-ops.ts';
import { isTopic, topicOf } from './topics-in.ts';

const FROM_THE_BEGINNING = /\b(?:desde (?:sempre|o come[çc]o|o in[íi]cio|que comecei)|na vida)(?![a-zà-ÿ])/i;
/** Of one thing or person; without any, "no total" is of the month. */
const IN_ALL = pattern('i')`
  \bao todo\b|\bat[ée] (?:hoje|agora)\b|\bj[áa]\b.*\bno total\b
`;
/** A time of its own: "esse mês até hoje", "de março até agora". */
const WHEN = pattern('i')`
  \b(?:m[êe]s|ano|semana|quinzena|dias?|desde|ontem|janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|
  novembro|dezembro|\d)(?![a-zà-ÿ])
`;

/** The question with all of the time when its words say so. @param text as typed */
export function sinceEver<Q extends Question>(question: Q, text: string): Q {
  if (!ENTRY_OPS.includes(question.op)) return question;
  if (FROM_THE_BEGINNING.test(text)) return { ...question, period: EVER };
  return IN_ALL.test(text) && !WHEN.test(text) && isTopic(topicOf(question)) ? { ...question, period: EVER } : question;
}
