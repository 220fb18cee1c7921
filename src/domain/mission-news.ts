// What a mission that runs in the background posts to its account's inbox. Only the news of its end changes anything.

import type { AskedFigure, OwnFigure } from './hard-question.ts';
import type { FoundFigure, MissionRecord } from './mission-record.ts';
import type { RichText } from './text.ts';

/** A figure only the person can tell, asked in one short question. */
export type NeededFigure = {
  readonly figure: AskedFigure;
  readonly question: string;
  /** Likely answers, offered as buttons; words always work too. */
  readonly likely?: readonly LikelyAnswer[];
  /** Of the person, not of this question alone. */
  readonly own?: OwnFigure;
};

export type LikelyAnswer = { readonly label: string; readonly value: string | number };

export type MissionEnd =
  | {
      readonly kind: 'answered';
      readonly text: RichText;
      readonly record: MissionRecord;
      readonly found: readonly FoundFigure[];
    }
  | { readonly kind: 'needs'; readonly needed: NeededFigure; readonly record: MissionRecord }
  | { readonly kind: 'cancelled'; readonly record: MissionRecord };

export type MissionNews = { readonly kind: 'slow' } | { readonly kind: 'ended'; readonly end: MissionEnd };
