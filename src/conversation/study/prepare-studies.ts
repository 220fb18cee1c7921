// Starts a hard question during `prepare`: answered at once when that is fast, otherwise run beside the lane while the
// person is served.

import type { Missions } from '../../missions/missions.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Prepare, Preparing } from '../preparing.ts';
import { phrases } from '../replies/phrases.ts';
import { concluded } from './conclude-study.ts';
import type { StudyCall } from './decide-study.ts';
import { missionEnd } from './mission-end.ts';
import { studyPicture } from './study-picture.ts';

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

async function studied(
  decision: Extract<Decision, { do: 'run_tool' }>,
  call: StudyCall,
  missions: Missions,
  { read, asking, today, conversation }: Preparing,
): Promise<Decision> {
  const { question, found = [], explained = false } = call.args;
  const asked = { question, ledger: read.ledger, today, found };
  const { before } = call.args;
  if (before !== undefined && !decision.calls.some((one) => one !== call) && missions.alike(asked, before))
    return say(phrases.sameAnswer);
  const mission = asking.ids.token();
  const needed = missions.missing(asked);
  if (needed === undefined && missions.waits(question)) {
    const begun: StudyCall = { ...call, args: { ...call.args, outside: { kind: 'begun', mission } } };
    const [first, ...others] = decision.calls.map((one) => (one === call ? begun : one));
    return first === undefined ? decision : { ...decision, calls: [first, ...others] };
  }
  const outcome = await missions.start({
    ...asked,
    explained,
    id: mission,
    conversation: conversation.id,
    pace: 'at_once',
  }).outcome;
  return concluded(decision, call, missionEnd(outcome), asking);
}
