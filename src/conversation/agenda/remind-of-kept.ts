// "Me lembra do aniversário da Júlia", when a note says its day: reminds on that day, every year for a birthday.

import { folded } from '../../domain/fold.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { momentSaid } from './moment-said.ts';
import { ringOf } from './ring-of.ts';

const ASKS =
  /^(?:por favor )?(?:me )?(?:lembra|lembre|lembrar|avisa|avise)(?: (?:me|eu|a gente))? (?:d[aeo]s? |dess[ea]s? |sobre |no |na )(?<what>\S.*?)[.!]*$/iu;
const DAY = /\b(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}º? de \p{L}+)/u;
/** "Dessa reunião": the title comes from the note. */
const POINTS = /(?<!\p{L})dess[ea]s?(?!\p{L})/iu;
const YEARLY = /\b(?:aniversario|niver|anivers|bodas|ipva|iptu)\b/u;

/** Undefined when no note of that name has a day in it. */
export function remindOfKept(situation: Situation): Decision | undefined {
  const { text, loaded, understanding } = situation;
  if (understanding.intent !== 'save') return undefined;
  const what = ASKS.exec(text.trim())?.groups?.['what'];
  if (what === undefined) return undefined;
  const note = loaded.called(what).items.find(({ kind, body }) => kind === 'note' && DAY.test(body));
  const day = note === undefined ? undefined : DAY.exec(note.body)?.[0];
  if (day === undefined) return undefined;
  const when = YEARLY.test(folded(what)) ? `todo ano em ${day}` : `dia ${day}`;
  const said = momentSaid(when, situation);
  const ring = said && ringOf(said, situation);
  const content = POINTS.test(text) ? (note?.title ?? what) : what;
  return ring === undefined ? undefined : run({ tool: 'set_reminder', args: { content, ...ring } });
}
