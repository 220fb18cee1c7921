// A hard question worked out while the turn is prepared: the answer goes into the call, or the one figure missing is asked. Facts
// of the person that were answered on the way are kept with it, so that no question asks them twice.

import type { AskedFigure, HardQuestion } from '../domain/hard-question.ts';
import type { RichText } from '../domain/text.ts';
import type { Draft } from '../finance/draft.ts';
import { fieldsOf } from '../finance/draft-fields.ts';
import { subjectWords } from '../finance/replies/entry-words.ts';
import type { Missions } from '../missions/missions.ts';
import type { ToolCall } from '../tools/registry.ts';
import { type Asking, askToConfirm, askToFill } from './ask.ts';
import { answeredStudy, type StudyCall } from './decide-study.ts';
import type { Decision } from './decision.ts';
import type { Preparing } from './prepare.ts';

type Running = Extract<Decision, { do: 'run_tool' }>;

/** The fact of the profile that a figure is. */
const FACTS: Readonly<Partial<Record<AskedFigure, string>>> = { age: 'age', risk: 'risk_profile' };

const factsOf = ({ figures }: HardQuestion, answered: readonly AskedFigure[]): readonly ToolCall[] =>
  answered.flatMap((figure): ToolCall[] => {
    const key = FACTS[figure];
    const value = figures[figure];
    if (key === undefined || (typeof value !== 'string' && typeof value !== 'number')) return [];
    return [{ tool: 'tell_money', args: { told: { kind: 'perfil', key, value: { value } } } }];
  });

export async function studied(
  decision: Running,
  call: StudyCall,
  missions: Missions,
  { read, asking, today }: Preparing,
): Promise<Decision> {
  const { question, answered = [] } = call.args;
  const outcome = await missions.start({ id: asking.ids.token(), question, ledger: read.ledger, today }).outcome;
  if (outcome.kind === 'cancelled') throw new Error('nobody cancels a mission inside its turn');
  if (outcome.kind === 'needs') {
    const { figure, likely = [] } = outcome.needed;
    const quick = likely.map(({ label, value }) => ({ label, act: answeredStudy(call, figure, value) }));
    return askToFill([outcome.needed.question], figure, call, asking, quick);
  }
  const { text, record } = outcome;
  const offered = withOffer(text, call.args.fact, decision, asking);
  const { next } = offered;
  const outside = { ...offered.outside, record };
  const told: StudyCall = { ...call, args: { ...call.args, outside } };
  const [first, ...rest] = decision.calls.map((one) => (one === call ? told : one));
  if (first === undefined) return decision;
  return { ...decision, calls: [first, ...rest, ...factsOf(question, answered)], next };
}

/** The answer, and after it the offer to record what was told beside the question. */
function withOffer(text: RichText, fact: Draft | undefined, { next }: Running, asking: Asking) {
  if (fact === undefined) return { outside: { text }, next };
  const offer = askToConfirm(
    ['Anoto ', { bold: subjectWords(fieldsOf(fact)) }, '?'],
    { tool: 'record_transaction', args: { entries: [fact] } },
    { yes: 'Anotar', no: 'Não precisa' },
    asking,
  );
  const { text: question, choices = [] } = offer.reply;
  return { outside: { text: [...text, '\n\n', ...question], choices }, next: offer.next };
}
