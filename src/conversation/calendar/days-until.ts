// "Quantos dias faltam pro natal?", "quantas semanas faltam pras férias?": how long until a day.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { type Day, dayOf } from '../../language/dates/calendar.ts';
import { stemsOf } from '../../memories/stem.ts';
import { datedLately } from '../agenda/dated-lately.ts';
import { ringing } from '../agenda/dated-thing.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import { offeredAct } from '../open-question/open-question.ts';
import { daysUntilWords, dayUnknownWords, type Measure } from '../replies/calendar-words.ts';
import type { Situation } from '../situation.ts';
import { dayMeant, todayOf } from './day-meant.ts';
import { dayTold } from './day-told.ts';

const UNTIL = pattern('u')`
  ^(?:e |oi |me diz )?(?:
    quant[oa]s? (?<unit>dias?|semanas?|meses|tempo) (?:ainda )?(?:que )?falta(?:m)?|
    falta(?:m)? quant[oa]s? (?<other>dias?|semanas?|meses|tempo)|
    (?<howMuch>(?:quanto|qto) (?:tempo )?(?:ainda )?falta|falta (?:quanto|muito|qto)(?: tempo)?)(?= (?:pr[oa]|para [oa]) )
  ) (?:(?:pr[oa]s?|para|ate|pra chegar|para chegar|n?[oa]s?) )*(?<day>.{3,40}?)(?: chegar)?$
`;

/** What has its own answer: a debt, a goal, pay. */
const OF_MONEY = pattern('u')`
  \b(?:
    quitar|pagar|terminar|acabar|meta|objetivo|reserva|parcelas?|juntar|juntos?|salario|pagamento|fatura|
    financiamento|emprestimo|divida|chegar em|bater|completar|vencer|vencimento|receber
  )\b|
  \d{3}
`;

/** What is told by its verb: "minha irmã vai casar dia 12". */
const TOLD_AS: Readonly<Record<string, string>> = {
  casamento: 'casar',
  viagem: 'viajar',
  mudanca: 'mudar',
  formatura: 'formar',
};

/** What is offered to be kept or rung, and its day. */
function offeredDay(situation: Situation): { readonly content: string; readonly day: Day | undefined } | undefined {
  const act = offeredAct(situation);
  if (act?.tool === 'set_reminder') {
    const { content, dueAt } = act.args;
    return { content, day: dayOf(localDate(dueAt, situation.zone)) };
  }
  if (act?.tool !== 'save_note') return undefined;
  const { content } = act.args;
  const note = { title: content, body: content, createdAt: situation.asking.now };
  return { content, day: dayTold(note, todayOf(situation), situation) };
}

const isAbout = (content: string, name: string): boolean => {
  const known = stemsOf(content);
  return stemsOf(name).every((stem) => known.includes(stem));
};

/** The next day on which a reminder of that name rings, or that a note of that name tells: "férias dia 10 de janeiro". */
function dayKept(words: string, situation: Situation): Day | undefined {
  const { loaded, zone } = situation;
  // "O aniversário dela", right behind the note that tells it.
  const { lastSaved } = loaded;
  const own =
    / d?el[ea]$/u.test(words) && lastSaved?.kind === 'note'
      ? dayTold(lastSaved, todayOf(situation), situation)
      : undefined;
  if (own !== undefined) return own;
  const today = todayOf(situation);
  const offered = offeredDay(situation);
  for (const name of new Set([
    words.replace(/(?<!\p{L})niver(?!\p{L})/u, 'aniversario'),
    words,
    TOLD_AS[words] ?? words,
  ])) {
    if (offered?.day !== undefined && isAbout(offered.content, name)) return offered.day;
    const { reminders, items } = loaded.called(name);
    const kept = items.map((item) => dayTold(item, today, situation)).find((day) => day !== undefined && day >= today);
    const [reminder] = kept === undefined ? reminders : [];
    if (reminder !== undefined) return dayOf(ringing(reminder, zone)?.day ?? localDate(reminder.dueAt, zone));
    if (kept !== undefined) return kept;
  }
  return undefined;
}

/** "Quantos dias faltam?", right behind a note with a day or a reminder. */
const BARE_UNTIL = pattern('u')`
  ^(?:e )?(?:agora )?(?:
    faltam? quant[oa]s? (?<unit>dias|semanas|meses|tempo)|quant[oa]s? (?<other>dias|semanas|meses|tempo(?= (?:ainda )?falta))(?: ainda)?(?: falta(?:m)?)?
  )$
`;

function untilLast(measure: Measure, situation: Situation): Decision | undefined {
  const { lastSaved, done, lastEntry, shown } = situation.loaded;
  const today = todayOf(situation);
  const until = (day: Day): Decision => say(daysUntilWords(day, today, measure));
  const offered = offeredDay(situation);
  if (offered !== undefined) return offered.day === undefined ? undefined : until(offered.day);
  if (done?.reminder !== undefined && lastEntry === undefined)
    return until(dayOf(localDate(done.reminder.dueAt, situation.zone)));
  const near = done?.afterList === true || shown.length === 1;
  const day =
    lastSaved?.kind === 'note' && lastEntry === undefined && near ? dayTold(lastSaved, today, situation) : undefined;
  if (day !== undefined && day >= today) return until(day);
  const lately = lastEntry?.status === 'pendente' ? undefined : datedLately(situation);
  return lately && until(dayOf(lately.day));
}

const measureOf = ({ unit, other }: { readonly [group: string]: string | undefined } = {}): Measure =>
  (unit ?? other)?.startsWith('semana') ? 'semanas' : (unit ?? other) === 'meses' ? 'meses' : 'dias';

/** Undefined when something else than days is asked about, such as the rest of a debt. */
export function daysUntil(situation: Situation): Decision | undefined {
  const words = folded(situation.text);
  const bare = BARE_UNTIL.exec(words);
  if (bare !== null) return untilLast(measureOf(bare.groups), situation);
  const until = UNTIL.exec(words);
  const asked = until?.groups?.['day'];
  if (asked === undefined) return undefined;
  const measure = measureOf(until?.groups);
  const known = dayMeant(asked, situation)?.day;
  if (known === undefined && (OF_MONEY.test(asked) || isGoal(asked, situation))) return undefined;
  const day = known ?? dayKept(asked, situation);
  // "Quanto falta pro carro?" is of money, unless it has a day.
  if (day === undefined && until?.groups?.['howMuch'] !== undefined) return undefined;
  return say(
    day === undefined
      ? dayUnknownWords(asTyped(asked, situation.text))
      : daysUntilWords(day, todayOf(situation), measure),
  );
}
daysUntil.says = [BARE_UNTIL, UNTIL];

/** The words as the person typed them, with their accents. */
const asTyped = (asked: string, text: string): string =>
  text
    .replace(/[?!.\s]+$/u, '')
    .split(/\s+/u)
    .slice(-asked.split(' ').length)
    .join(' ');

const isGoal = (words: string, { loaded }: Situation): boolean =>
  loaded.goals().some(({ value }) => words.includes(folded(value.name)) || folded(value.name).includes(words));
