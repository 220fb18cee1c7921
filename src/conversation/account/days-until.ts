// "Quantos dias faltam pro natal?", "que dia da semana cai o dia 13?": sums on the calendar.

import type { LocalDate } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { type Day, dateOf, dayOf } from '../../language/dates/calendar.ts';
import { CELEBRATIONS } from '../../language/dates/holidays.ts';
import { momentSaid } from '../agenda/moment-said.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import { daysUntilWords, dayUnknownWords, weekdayWords } from '../replies/plain-facts.ts';
import type { Situation } from '../situation.ts';
import { FOLDED_MONTH_NAMES } from '../wording/calendar-words.ts';

const UNTIL = pattern('u')`
  ^(?:e |oi |me diz )?(?:
    quant[oa]s? (?:dias?|semanas?|meses|tempo) (?:ainda )?(?:que )?falta(?:m)?|
    falta(?:m)? quant[oa]s? (?:dias?|semanas?|meses|tempo)|
    (?:quanto|qto) (?:ainda )?falta
    (?= (?:pro|para o|pra) (?:dia \d|natal|ano novo|reveillon|carnaval|pascoa|fim d[eo] (?:ano|mes)))
  ) (?:(?:pr[oa]s?|para|ate|pra chegar|para chegar|n?[oa]s?) )*(?<day>.{3,40}?)(?: chegar)?$
`;
const FALLS = pattern('u')`
  ^(?:e |oi )?(?:(?:em )?que dia (?:da semana )?|qual dia da semana )(?:vai cair|cai|sera|vai ser|e|eh) (?:
    (?:o|a|no|na) )?(?<day>.{3,30}?)(?: (?:desse|deste|esse|este) (?:ano|mes))?$
`;
const IS_DATE = pattern('u')`\bdia \d|\bde (?:${FOLDED_MONTH_NAMES})\b|^\d{1,2} \d{1,2}$`;

const YEAR_END = /^(?:fim d[eo] ano|ano acabar)$/u;
const EVE = 'vespera de ';

/** The day of that name in a year; undefined for what is no day everybody knows. */
function celebrated(name: string): ((year: number) => Day) | undefined {
  if (YEAR_END.test(name)) return CELEBRATIONS.get('reveillon');
  const day = CELEBRATIONS.get(name.replace(EVE, ''));
  return day !== undefined && name.startsWith(EVE) ? (year) => day(year) - 1 : day;
}

/** The date meant, today or later; undefined for what is no date ("a viagem"). */
function dateMeant(words: string, situation: Situation): LocalDate | undefined {
  const today = localDate(situation.asking.now, situation.zone);
  const day = celebrated(words);
  if (day !== undefined) {
    const year = Number(today.slice(0, 4));
    const thisYear = dateOf(day(year));
    return thisYear >= today ? thisYear : dateOf(day(year + 1));
  }
  const said = IS_DATE.test(words) ? words.replace(/^(\d{1,2}) (\d{1,2})$/u, 'dia $1/$2') : undefined;
  return said === undefined
    ? undefined
    : (momentSaid(said, situation)?.remind_at?.slice(0, 10) as LocalDate | undefined);
}

/** What has its own answer: a debt, a goal, pay. */
const OF_MONEY = pattern('u')`
  \b(?:
    quitar|pagar|terminar|acabar|meta|objetivo|reserva|parcelas?|juntar|juntos?|salario|pagamento|fatura|
    financiamento|emprestimo|divida|chegar em|bater|completar|vencer|vencimento|receber
  )\b|
  \d{3}
`;

/** The next day on which a reminder of that name rings, or that a note of that name tells: "férias dia 10 de janeiro". */
function dateKept(words: string, situation: Situation): LocalDate | undefined {
  const { loaded, asking, zone } = situation;
  const { reminders, items } = loaded.called(words);
  const [reminder] = reminders;
  if (reminder !== undefined) return localDate(reminder.dueAt, zone);
  const today = localDate(asking.now, zone);
  return items.map((item) => dateIn(item, situation)).find((date) => date !== undefined && date >= today);
}

/** The day a note tells: "aniversário: minha irmã Bete, 3/12". */
function dateIn({ body, title }: Item, situation: Situation): LocalDate | undefined {
  const told = /(?<![\d/])\d{1,2}\/\d{1,2}(?![\d/])/u.exec(body)?.[0];
  const said = told === undefined ? body || title : `dia ${told}`;
  return momentSaid(said, situation)?.remind_at?.slice(0, 10) as LocalDate | undefined;
}

/** "Quantos dias faltam?", right behind a note with a day. */
const BARE_UNTIL = /^(?:e )?(?:faltam? quantos dias|quantos dias (?:ainda )?falta(?:m)?)$/u;

function untilLast(situation: Situation): Decision | undefined {
  const { lastSaved, done, lastEntry, shown } = situation.loaded;
  const near = done?.afterList === true || shown.length === 1;
  if (lastSaved?.kind !== 'note' || lastEntry !== undefined || !near) return undefined;
  const date = dateIn(lastSaved, situation);
  if (date === undefined) return undefined;
  return say(daysUntilWords(date, dayOf(date) - dayOf(localDate(situation.asking.now, situation.zone))));
}

/** Undefined when something else than days is asked about, such as the rest of a debt. */
export function daysUntil(situation: Situation): Decision | undefined {
  const words = folded(situation.text);
  if (BARE_UNTIL.test(words)) return untilLast(situation);
  const until = UNTIL.exec(words)?.groups?.['day'];
  const falls = until === undefined ? FALLS.exec(words)?.groups?.['day'] : undefined;
  const asked = until ?? falls;
  if (asked === undefined) return undefined;
  const known = dateMeant(asked, situation);
  if (known === undefined && (until === undefined || OF_MONEY.test(asked) || isGoal(asked, situation)))
    return undefined;
  const date = known ?? dateKept(asked, situation);
  if (date === undefined) return say(dayUnknownWords(asTyped(asked, situation.text)));
  const days = dayOf(date) - dayOf(localDate(situation.asking.now, situation.zone));
  return say(until === undefined ? weekdayWords(date) : daysUntilWords(date, days));
}
daysUntil.says = [BARE_UNTIL, UNTIL, FALLS];

/** The words as the person typed them, with their accents. */
const asTyped = (asked: string, text: string): string =>
  text
    .replace(/[?!.\s]+$/u, '')
    .split(/\s+/u)
    .slice(-asked.split(' ').length)
    .join(' ');

const isGoal = (words: string, { loaded }: Situation): boolean =>
  loaded.goals().some(({ value }) => words.includes(folded(value.name)) || folded(value.name).includes(words));
