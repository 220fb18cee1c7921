// One hard question, worked out inside the turn with no model: choose the playbook, read what it computes with, run it, say it.

import type { LocalDate } from '../domain/dates.ts';
import type { HardQuestion } from '../domain/hard-question.ts';
import type { IndicatorName } from '../domain/market.ts';
import type { RichText } from '../domain/text.ts';
import type { LedgerReads, Market } from '../ports.ts';
import { choosePlaybook } from './choose-playbook.ts';
import type { Needs, Playbook, Rates } from './playbook.ts';
import { PLAYBOOKS } from './playbooks/table.ts';
import { findingsWords } from './replies/findings-words.ts';

export type Studying = { readonly ledger: LedgerReads; readonly market: Market; readonly today: LocalDate };

export type StudyOutcome = { readonly kind: 'answered'; readonly text: RichText } | Needs;

async function ratesOf(names: readonly IndicatorName[], market: Market): Promise<Rates> {
  const answers = await Promise.all(names.map(async (name) => ({ name, answer: await market.indicator(name) })));
  return Object.fromEntries(
    answers.flatMap(({ name, answer }) => (answer.kind === 'found' ? [[name, answer.value]] : [])),
  );
}

/** Reads only; never rejects for the world's sake. */
export async function study(question: HardQuestion, { ledger, market, today }: Studying): Promise<StudyOutcome> {
  const playbook: Playbook = PLAYBOOKS[choosePlaybook(question)];
  const rates = await ratesOf(playbook.indicators, market);
  const outcome = playbook.run({ ...question, ledger, today, rates });
  return outcome.kind === 'needs' ? outcome : { kind: 'answered', text: findingsWords(outcome.findings) };
}
