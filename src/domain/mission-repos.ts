// What an account's store does for missions; part of Reads and Repos in ports.ts.

import type { HardQuestion } from './hard-question.ts';
import type { ConversationId, Instant } from './ids.ts';
import type { FoundFigure, LastMission, MissionRecord, StoredMission } from './mission-record.ts';

export interface MissionReads {
  mission(id: string): StoredMission | undefined;
  /** Those that run beside the lane, oldest first. */
  missionsRunning(): readonly StoredMission[];
  /** The last ones begun here that have ended, the newest first; none that ended before `since`. */
  lastMissions(conversation: ConversationId, since: Instant, most: number): readonly LastMission[];
}

/** Hard questions of one account, and how they went. */
export interface MissionRepos {
  /** It runs from now on, beside the lane; `call` is what its answer goes back to. */
  begin(id: string, conversation: ConversationId, question: HardQuestion, call: string, at: Instant): void;
  /** It ended: the row of one that ran is closed, else a row is written. `found` is absent when nothing was answered. */
  keep(
    conversation: ConversationId,
    question: HardQuestion,
    record: MissionRecord,
    found?: readonly FoundFigure[],
  ): void;
  /** Nobody waits for it any more; how it went is kept when that is known. */
  stop(id: string, at: Instant): void;
  /** Whether there is such a mission. */
  rate(id: string, feedback: 'up' | 'down'): boolean;
  /** The first thing asked after an answer not older than `since`. */
  followed(conversation: ConversationId, text: string, since: Instant): void;
}
