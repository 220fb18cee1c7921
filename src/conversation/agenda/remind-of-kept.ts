// "Me lembra do aniversário da Júlia", when a note says its day: reminds on that day, every year for a birthday. "Me lembra do dia das mães".

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { celebrationNamed, titleOf } from '../calendar/celebrations.ts';
import { todayOf } from '../calendar/day-meant.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { dayInFull } from '../replies/calendar-words.ts';
import type { Situation } from '../situation.ts';
import { momentSaid } from './moment-said.ts';
import { ringOf } from './ring-of.ts';

const ASKS =
  /^(?:por favor )?(?:me )?(?:lembra|lembre|lembrar|avisa|avise)(?: (?:me|eu|a gente))? (?:d[aeo]s? |dess[ea]s? |sobre |no |na )(?<what>\S.*?)[.!]*$/i;
const DAY = /\b(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}º? de \p{L}+)/u;
/** "Dessa reunião": the title comes from the note. */
const POINTS = /(?<![a-zà-ÿ])dess[ea]s?(?![a-zà-ÿ])/i;
const YEARLY = /\b(?:aniversario|niver|anivers|bodas|ipva|iptu)\b/u;

/** "Me lembra no meu aniversário de marcar check-up": on the day a note says. */
const ON_DAY = pattern('i')`
  ^(?:por favor )?(?:me )?(?:lembr[ae]|avis[ae]) n[oa] (?:dia d[oa] )?
  (?<what>(?:meu )?(?:anivers[áa]rio|niver)(?: d[aeo] .{2,40}?)?) (?:de|pra|para) (?<content>[a-zà-ÿ]+[aeiô]r .{2,80}?)[.!]*$
`;
/** "Me lembra todo ano do aniversário da Sofia": which day is not said. */
const EACH_YEAR =
  /^(?:por favor )?(?:me )?(?:lembr[ae]|avis[ae]) todo ano (?:d[oa] |n[oa] )(?<what>(?:meu )?(?:anivers[áa]rio|niver)(?: d[aeo] .{2,40}?)?)[.!]*$/i;
/** Whose day is looked for. */
const OWN = /^meu /i;

/** Undefined when no note of that name has a day in it, and it is no day that everybody knows. */
export function remindOfKept(situation: Situation): Decision | undefined {
  const { text, loaded, understanding } = situation;
  const yearly = EACH_YEAR.exec(text.trim())?.groups?.['what'];
  if (understanding.intent !== 'save' && yearly === undefined) return undefined;
  if (understanding.intent === 'reminder_set' && understanding.slots.remind_at !== undefined) return undefined;
  const on = ON_DAY.exec(text.trim())?.groups;
  const what = on?.['what'] ?? yearly ?? ASKS.exec(text.trim())?.groups?.['what'];
  if (what === undefined) return undefined;
  const note = loaded.called(what).items.find(({ kind, body }) => kind === 'note' && DAY.test(body));
  const celebrated = note === undefined ? celebrationNamed(folded(what), todayOf(situation)) : undefined;
  const day = note === undefined ? celebrated && dayInFull(celebrated.day) : DAY.exec(note.body)?.[0];
  if (day === undefined && (on !== undefined || yearly !== undefined))
    return say({
      text: [`Que dia é ${OWN.test(what) ? 'o seu aniversário' : `o ${what}`}? Me diga: “${what} é dia 14 de março”.`],
    });
  if (day === undefined) return undefined;
  const when = YEARLY.test(folded(what)) && on === undefined ? `todo ano em ${day}` : `dia ${day}`;
  const said = momentSaid(when, situation);
  const ring = said && ringOf(said, situation);
  const content =
    on?.['content'] ??
    (celebrated && titleOf(celebrated.celebration)) ??
    (POINTS.test(text) ? (note?.title ?? what) : what);
  return ring === undefined ? undefined : run({ tool: 'set_reminder', args: { content, ...ring } });
}
remindOfKept.says = [ASKS, EACH_YEAR, ON_DAY];
