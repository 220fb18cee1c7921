// "Contas de dezembro: aluguel 1.200 dia 5, luz 150", "gastos de outubro:⏎mercado 800": a list under a month is of that month, to be paid when it is
// still to come.

import type { LocalDate } from '../../../domain/dates.ts';
import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { addMonths, dayOf, monthOf, yearOf } from '../../../finance/civil-date.ts';
import { type Draft, filed } from '../../../finance/draft.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { reworded, type Situation } from '../../situation.ts';
import { FOLDED_MONTH_NAMES, MONTH_NAMES } from '../../wording/calendar-words.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { draftsOf } from '../entry/drafts-of.ts';
import { keepOrAsk } from '../entry/keep-or-ask.ts';

const HEADING = pattern('i')`
  ^(?:(?:as|os|meus|minhas|anota(?: a[íi])?|oi|olha),? )*(?<noun>contas?|boletos?|vencimentos?|despesas?|gastos?)
  (?: (?:a pagar|pra pagar|fix[ao]s|da casa))?(?: (?:de|do|em|pra|para|pro)(?: o)?)? (?<month>(?:${MONTH_NAMES})|m[êe]s que vem|pr[óo]ximo m[êe]s|m[êe]s passado)
  (?: d[eo] (?<year>20\d\d))?\s*(?::|\n|-\s)\s*(?<list>\S[^?]*)$
`;
const ITEM = pattern('i')`
  ^(?:[-•*·]|\d{1,2}[.)])?\s*(?:e )?(?<what>[a-zà-ÿ][a-zà-ÿ \d]*?)\s*(?:[-–:=]\s*)?(?:(?:de|deu|é|vai dar) )?(?<value>${TYPED_AMOUNT})
  (?:,? (?:que )?(?:vence(?:ndo)? )?(?:n?o )?dia (?<day>\d{1,2}))?[.]?$
`;
/** Where one item ends: at a line, or at a comma that is no part of its value and stands before no day. */
const ENDS = /\s*\n\s*|;\s*|,\s+(?!(?:vence|no dia|dia )|\d)|\s+e\s+(?=[a-zà-ÿ])/i;
const MONTHS = FOLDED_MONTH_NAMES.split('|');
/** In months: a bill of a month that is no further ahead is to come. */
const NEAR = 6;
/** The same of what is said to be spent. */
const SOON = 2;
const FEWEST = 2;
const MOST = 40;

/** The first day of the month that is named; undefined for this month, whose bills may be paid or not. */
function monthSaid(words: string, noun: string, today: LocalDate, year: string | undefined): LocalDate | undefined {
  const first = dayOf(yearOf(today), monthOf(today), 1);
  const said = folded(words);
  if (said === 'mes passado') return addMonths(first, -1);
  const index = MONTHS.indexOf(said);
  if (index < 0) return addMonths(first, 1);
  if (year !== undefined) return dayOf(Number(year), index + 1, 1);
  const ahead = (index + 1 - monthOf(today) + 12) % 12;
  if (ahead === 0) return undefined;
  return addMonths(first, ahead <= (/^(?:gasto|despesa)/i.test(noun) ? SOON : NEAR) ? ahead : ahead - 12);
}

/** Undefined unless every item has its name and its value. */
export function decideMonthListed(situation: Situation): Decision | undefined {
  const { text, message, asking, zone, read } = situation;
  const { noun = '', month = '', year, list } = HEADING.exec(text.trim())?.groups ?? {};
  if (list === undefined || message.forwarded) return undefined;
  const today = localDate(asking.said, zone);
  const first = monthSaid(month, noun, today, year);
  const items = list.split(ENDS).flatMap((one) => one.trim() || []);
  if (first === undefined || items.length < FEWEST || items.length > MOST) return undefined;
  const pending = first > today;
  const drafts = items.flatMap((item): readonly Draft[] => {
    const { what, value, day } = ITEM.exec(item)?.groups ?? {};
    if (what === undefined) return [];
    const words = `${what} ${value}`;
    const alone = read(words);
    const meant = alone.intent === 'lancamento' ? alone : read(`gastei ${value} com ${what}`);
    if (meant.intent !== 'lancamento' || meant.slots.items !== undefined) return [];
    const when: Pick<Draft, 'date' | 'precision'> =
      day === undefined
        ? { date: first, precision: 'month' }
        : { date: dayOf(yearOf(first), monthOf(first), Number(day)), precision: 'day' };
    return draftsOf(meant.slots, reworded(situation, words, meant)).map((draft) => ({
      ...draft,
      ...when,
      description: draft.description ?? what.toLowerCase(),
      ...(pending ? { pending: true as const } : {}),
    }));
  });
  return drafts.length === items.length ? keepOrAsk(drafts.map(filed), situation) : undefined;
}
