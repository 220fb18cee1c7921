// What an account's store does for missions; part of Repos in ports.ts.

import type { HardQuestion } from './hard-question.ts';
import type { ConversationId, Instant } from './ids.ts';
import type { MissionRecord } from './mission-record.ts';

/** Hard questions of one account, and how they went. */
export interface MissionRepos {
  keep(conversation: ConversationId, question: HardQuestion, record: MissionRecord): void;
  /** Whether there is such a mission. */
  rate(id: string, feedback: 'up' | 'down'): boolean;
  /** The first thing asked after an answer not older than `since`. */
  followed(conversation: ConversationId, text: string, since: Instant): void;
}
