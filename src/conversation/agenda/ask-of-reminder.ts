// "Que horas?", "ficou pra que dia?", "anotou?", right after a reminder was set: when it rings.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate, localDateTime } from '../local-time.ts';
import { reminderAsked } from '../replies/reminder-words.ts';
import type { Situation } from '../situation.ts';
import { AND } from '../wording/openers.ts';

const PUT =
  '(?:ficou|vai ser|vai tocar|toca|e|foi|marcou|botou|colocou|anotou|(?:vc |voce )?(?:vai )?(?:me )?(?:lembra|lembrar|avisa|avisar))';
const ASKS = pattern('u')`
  ^${AND}(?:(?:vc |voce )?${PUT} )?(?:(?:a|pra|para|em|de|as|pras) )?
  (?:(?:que dia|quando) (?:e|vai ser) a proxima|que horas?|q horas?|quais horas?|(?:que|qual|q) (?:dia|hora|horario|data)|quando)
  (?: (?:que |vc |voce |isso )*${PUT})?(?: (?:isso|ele|esse|mesmo|ai|marcado))*[?!. ]*$
`;

const DONE = /^(?:e |a[íi] )?(?:vc |voc[êe] )?(?:marcou|anotou|botou|colocou)(?: (?:certo|isso|mesmo))?\s*\?+$/i;
/** "Me avisa?", "vai me lembrar disso?". */
const WILL_YOU = pattern('i')`
  ^(?:(?:e|mas|a[íi]|ent[ãa]o),? )*(?:(?:vc|voc[êe]) )?(?:vai )?me (?:avisa|lembra|avisar|lembrar)r?
  (?: (?:d?isso|del[ea]|n[ée]|ent[ãa]o|certinho|direitinho|na hora))*\s*\?+$
`;
/** By itself it may go on with a question about money. */
const BARE = pattern('u')`^${AND}(?:que|q|qual|quando)(?: (?:horas?|dia|hora|horario|data))?$`;

/** Undefined unless a reminder is the last thing done. */
export function askOfReminder({ text, loaded, zone, asking }: Situation): Decision | undefined {
  const reminder = loaded.done?.reminder;
  if (reminder === undefined || loaded.lastEntry !== undefined) return undefined;
  const words = folded(text).trim();
  if (
    !(ASKS.test(words) || DONE.test(text.trim()) || WILL_YOU.test(text.trim())) ||
    (BARE.test(words) && loaded.lastQuestion !== undefined)
  )
    return undefined;
  const wallOf = (at: number) => localDateTime(at, zone);
  return say({ text: reminderAsked(reminder, { today: localDate(asking.now, zone), wallOf }) });
}
