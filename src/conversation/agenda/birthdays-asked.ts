// "Quem faz aniversário em fevereiro?", "próximo aniversário": of the notes that tell a birthday, those of that month, or the next.

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { monthName } from '../../finance/replies/day-words.ts';
import { MONTHS } from '../../language/dates/date-words.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { MONTH_NAMES } from '../wording/calendar-words.ts';

const ASKS = pattern('i')`
  ^(?:e )?(?:
    quem (?:é que )?(?:faz|vai fazer|fez|completa) (?:anos?|anivers[áa]rios?|niver)|
    (?:(?:quais|tem|que|os|algum|meus) )*(?:anivers[áa]rios?|niver(?:es)?|aniversariantes?)(?: (?:tem|s[ãa]o|que tem))?
  ) (?:d?[eo]|em|n[oe]|d?n?ess[ea]|d?est[ea])? ?(?<when>${MONTH_NAMES}|m[êe]s(?: que vem)?)\s*[?.!]*$
`;
const NEXT = pattern('i')`
  ^(?:e )?(?:(?:qual|quem|de quem) (?:[ée] )?)?(?:o |é o )?pr[óo]xim[oa]s? (?:anivers[áa]rios?|niver|aniversariante|a fazer (?:anos|anivers[áa]rio))\s*[?.!]*$
`;
const BIRTHDAY = /anivers|niver|nasceu|faz (?:\d{1,3} )?anos/i;
const DAY = new RegExp(`(?<day>\\d{1,2})(?:/(?<month>\\d{1,2})|º? de (?<named>${MONTH_NAMES}))`, 'i');

/** 1 to 12; 0 for any other word. */
const monthNamed = (word: string): number => (MONTHS.get(folded(word)) ?? -1) + 1;

type Told = { readonly note: Item; readonly day: number; readonly month: number };

function told(note: Item): Told | undefined {
  const words = note.title === note.body ? note.body : `${note.title} ${note.body}`;
  if (!BIRTHDAY.test(words)) return undefined;
  const { day, month, named } = DAY.exec(words)?.groups ?? {};
  const of = month === undefined ? monthNamed(named ?? '') : Number(month);
  return day === undefined || of < 1 ? undefined : { note, day: Number(day), month: of };
}

const lineOf = ({ note: { title, body } }: Told): string => `• ${body.startsWith(title) ? body : `${title}: ${body}`}`;

/** Undefined where no note tells a birthday: then it is searched for. */
export function birthdaysAsked({ text, loaded, asking, zone }: Situation): Decision | undefined {
  const when = ASKS.exec(text.trim())?.groups?.['when'];
  if (when === undefined && !NEXT.test(text.trim())) return undefined;
  const known = loaded.notes().flatMap((note) => told(note) ?? []);
  if (known.length === 0) return undefined;
  const [, thisMonth = 1, today = 1] = localDate(asking.said, zone).split('-').map(Number);
  const ahead = ({ month, day }: Told): number => ((month - thisMonth) * 31 + day - today + 372) % 372;
  if (when === undefined) {
    const [next] = known.toSorted((a, b) => ahead(a) - ahead(b));
    return next && say({ text: [lineOf(next).slice(2)] });
  }
  const named = monthNamed(when);
  const month = named > 0 ? named : /vem/i.test(when) ? (thisMonth % 12) + 1 : thisMonth;
  const those = known.filter((one) => one.month === month).sort((a, b) => a.day - b.day);
  const name = monthName(month);
  if (those.length === 0) return say({ text: [`Não tenho aniversário anotado em ${name}.`] });
  return say({ text: [`Em ${name}:\n${those.map(lineOf).join('\n')}`] });
}
birthdaysAsked.says = [ASKS, NEXT];
