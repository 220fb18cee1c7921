// "Aluguel 1.100 dia 10, luz uns 160, internet 100 dia 15": nobody says whether they are paid, so it is asked once for all.

import type { Draft } from '../../../finance/draft.ts';
import { DONE } from '../../../language/verbs/tense.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { FALLS_DUE } from './falls-due.ts';

/** The question, by which its answer is known. */
export const IF_LISTED = 'São contas de todo mês, já pagas ou ainda a pagar?';

const DAY = /(?<![a-zà-ÿ])dia \d{1,2}(?![\d/])/gi;

/** Undefined unless several bills of days of their own are told without a verb. */
export function askIfListed(drafts: readonly Draft[], { text, reading }: Situation): Decision | undefined {
  const days = new Set(drafts.map(({ date }) => date));
  if (drafts.length < 2 || days.size < 2 || [...text.matchAll(DAY)].length === 0) return undefined;
  const told = drafts.every(
    ({ kind, pending, category = '' }) => kind === 'despesa' && !pending && FALLS_DUE.has(category),
  );
  const done = reading.units.some(({ entry }) => ((entry?.tenses ?? 0) & DONE) !== 0);
  return told && !done ? say({ text: [IF_LISTED] }) : undefined;
}
