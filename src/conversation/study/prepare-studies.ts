// Starts a hard question during `prepare`: answered at once when that is fast, otherwise run beside the lane while the
// person is served.

import type { HardQuestion } from '../../domain/hard-question.ts';
import type { Missions } from '../../missions/missions.ts';
import { IN_SHORT, ONLY_TOLD } from '../../missions/replies/part-words.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { LATELY_MS } from '../lately.ts';
import type { Prepare, Preparing } from '../preparing.ts';
import { phrases } from '../replies/phrases.ts';
import { concluded } from './conclude-study.ts';
import type { StudyCall } from './decide-study.ts';
import { missionEnd } from './mission-end.ts';
import { inSameCase } from './same-case.ts';
import { studyPicture } from './study-picture.ts';
import { toldBefore, untilAnswerable } from './told-before.ts';

/** @param rest prepares every decision that is not a hard question */
export const prepareStudies =
  (rest: Prepare, missions: Missions): Prepare =>
  async (decision, preparing) => {
    if (decision.do !== 'run_tool') return rest(decision, preparing);
    const [only] = decision.calls;
    if (only.tool === 'draw_study') return rest(await studyPicture(decision, only, missions, preparing), preparing);
    const hard = decision.calls.find((call) => call.tool === 'study_question');
    // A mission that has returned already carries its answer.
    if (hard === undefined || hard.args.outside !== undefined) return rest(decision, preparing);
    return studied(decision, hard, missions, preparing);
  };

/** What is asked meanwhile leaves the subject open. */
const underSubject = (question: HardQuestion, last: HardQuestion | undefined): HardQuestion =>
  last?.subject === undefined || last.told === undefined || question.chosen !== undefined
    ? question
    : { ...question, subject: last.subject, told: last.told };

async function studied(
  decision: Extract<Decision, { do: 'run_tool' }>,
  call: StudyCall,
  missions: Missions,
  { read, asking, today, conversation }: Preparing,
): Promise<Decision> {
  const { found = [], explained = false, part, before, told: heard } = call.args;
  const last = read.lastMissions(conversation.id, asking.now - LATELY_MS, 1)[0]?.question;
  const told = toldBefore(
    {
      question:
        call.args.question.subject === undefined
          ? underSubject(inSameCase(call.args.question, { last, varies: before !== undefined, today }), last)
          : call.args.question,
      ledger: read.ledger,
      today,
      found,
    },
    { last, varies: before !== undefined },
    missions,
  );
  const asked = untilAnswerable(told, missions);
  const { question } = asked;
  const same = before !== undefined && missions.alike(asked, before);
  // "Qual o juro disso?" has its answer there already: only that part is told.
  if (heard === undefined && same && part === ONLY_TOLD) return say(phrases.premise);
  const only = heard !== undefined && (same || before === undefined);
  if (!only && same && (part === undefined || part === IN_SHORT) && !decision.calls.some((one) => one !== call))
    return say(part === undefined ? phrases.sameAnswer : phrases.alreadyCounted);
  const mission = asking.ids.token();
  const needed = missions.missing(asked);
  if (!only && needed === undefined && missions.waits(question)) {
    const { part: asked, told: _, ...args } = call.args;
    const of = asked === undefined || asked === ONLY_TOLD ? {} : { part: asked };
    const begun: StudyCall = { ...call, args: { ...args, ...of, question, outside: { kind: 'begun', mission } } };
    const [first, ...others] = decision.calls.map((one) => (one === call ? begun : one));
    return first === undefined ? decision : { ...decision, calls: [first, ...others] };
  }
  const outcome = await missions.start({
    ...asked,
    explained,
    part: before === undefined || same || part === IN_SHORT ? part : undefined,
    id: mission,
    conversation: conversation.id,
    pace: 'at_once',
  }).outcome;
  const { told: _, ...rest } = call.args;
  const completed: StudyCall = {
    ...call,
    args: { ...rest, question, ...(only && heard !== undefined ? { told: heard } : {}) },
  };
  const [first = completed, ...others] = decision.calls.map((one) => (one === call ? completed : one));
  return concluded({ ...decision, calls: [first, ...others] }, completed, missionEnd(outcome), asking);
}
