// News of a mission that runs outside the lane: it is slow, or it ended. A mission stopped meanwhile is not mentioned.

import type { MissionNews } from '../../domain/mission-news.ts';
import type { Asking } from '../ask.ts';
import type { Decision } from '../decision.ts';
import type { Loaded } from '../loaded.ts';
import { phrases } from '../replies/phrases.ts';
import { concluded } from './conclude-study.ts';
import type { StudyCall } from './decide-study.ts';

/** The state and the mission are as they are now, since the person may have moved on after it began. */
export function decideNews(news: MissionNews, { state, mission }: Loaded, asking: Asking): Decision {
  if (mission === undefined) return { do: 'nothing', next: state };
  const { endedAt, call, question } = mission;
  if (news.kind === 'slow')
    return endedAt === null ? { do: 'reply', reply: phrases.calculating, next: state } : { do: 'nothing', next: state };
  const args = call === null ? { question } : (JSON.parse(call) as StudyCall['args']);
  const study: StudyCall = { tool: 'study_question', args };
  if (endedAt !== null) {
    const { record } = news.end;
    const outside = { kind: 'ended', record } as const;
    return { do: 'run_tool', calls: [{ ...study, args: { ...args, outside } }], next: state };
  }
  return concluded({ do: 'run_tool', calls: [study], next: state }, study, news.end, asking);
}
