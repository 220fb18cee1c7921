// "Me avisa quando chover", "me avisa se o dólar passar de 6": nobody tells the notebook when that happens, so a day and an hour
// are asked for, and what was said is not kept as a note.

import { pattern } from '../../domain/pattern.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';

const WATCH = pattern('i')`
  ^(?:(?:oi|por favor|ent[ãa]o|e|a[íi]|voc[êe]|vc),? )*(?:me )?(?:avis|alert|lembr)(?:a|e|ar)(?: a gente| me| eu)?
  ,? (?:quando|qdo|se|caso|assim que|logo que|na hora que|toda vez que|sempre que) .{3,60}$
`;

export function cannotWatch({ text, understanding }: Situation): Decision | undefined {
  const { intent, confidence } = understanding;
  // With a moment it is a reminder, and a limit on one's own spending is watched.
  const isWatched = intent === 'reminder_set' || (intent === 'budget_set' && confidence >= SURE);
  if (isWatched || !WATCH.test(text.trim())) return undefined;
  return say({
    text: [
      'Isso eu não fico sabendo: só vejo o relógio e o que você me conta. Diga um dia e uma hora, que eu te lembro: “me lembra de ver isso sexta às 9h”.',
    ],
  });
}
cannotWatch.says = [WATCH];
