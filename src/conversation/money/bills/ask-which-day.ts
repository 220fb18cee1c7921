// "Conta de luz 230 dia 30", said on the 23rd: the day of a bill without a verb may be the one that comes. Purchases and
// whatever is told in the past tense keep the last such day.

import type { LocalDate } from '../../../domain/dates.ts';
import { folded } from '../../../domain/fold.ts';
import { listed } from '../../../domain/listed.ts';
import { addMonths, dayNumberOf, daysBetween } from '../../../finance/civil-date.ts';
import { type Draft, missingPiece } from '../../../finance/draft.ts';
import { reais } from '../../../finance/money.ts';
import { dayWords } from '../../../finance/replies/day-words.ts';
import { DONE } from '../../../language/verbs/tense.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { askToChoose } from '../../ask.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { phrases } from '../../replies/phrases.ts';
import { reworded, type Situation } from '../../situation.ts';
import { recordCall } from '../entry/record-call.ts';
import { decideRecurring } from '../recurring/decide-recurring.ts';
import { askIfListed } from './ask-if-listed.ts';
import { FALLS_DUE } from './falls-due.ts';

/** Who is gone to on a day agreed. */
const VISIT = /^(?:dentista|veterinari|consulta|medic|exame|psicolog|terapia|fisio|oculista|vacina|pediatra|oftalmo)/u;
const DAY_ALONE = /\bdia (?<day>\d{1,2})\b(?!\s*[/.-]\s*\d|\s+de\s+[a-zà-ÿ])/i;
const SETTLED = /\b(?:pag[ao]s?|foi|foram|deu|era|quitad[ao]s?|debitad[ao]s?|caiu)\b/u;
/** "Encomenda da Carla dia 20", "350 pro dia 20": it is still to be done. */
const AHEAD = /\bencomendas?\b|\bpr[ao] dia \d/u;
const LAST_YEAR = /\bano (?:passado|retrasado)\b/u;

/** In days: what comes every month is asked about a little longer, since none of it may be paid. */
const OF_BILL = 3;

/** The same day of the next month, when it is nearer than the one that passed; undefined otherwise. */
function dayToCome(date: LocalDate, today: LocalDate, more = 0): LocalDate | undefined {
  const next = addMonths(date, 1);
  return date < today && daysBetween(today, next) < daysBetween(date, today) + more ? next : undefined;
}

/** The same bill on that day of every month. */
function everyMonth({ cents, description, date }: Draft, situation: Situation): ToolCall | undefined {
  if (cents === undefined || description === undefined) return undefined;
  const text = `${description} ${reais(cents)} todo mês dia ${dayNumberOf(date)}`;
  const meant = situation.read(text);
  const kept =
    meant.intent === 'recurring_set' ? decideRecurring(meant.slots, reworded(situation, text, meant)) : undefined;
  return kept?.do === 'run_tool' ? kept.calls[0] : undefined;
}

/** @returns undefined when the day is plain, or something else has to be asked first */
export function askWhichDay(drafts: readonly Draft[], situation: Situation): Decision | undefined {
  const { text, reading, asking, zone } = situation;
  const all = askIfListed(drafts, situation);
  if (all !== undefined) return all;
  const [draft, ...others] = drafts;
  const income = draft?.kind === 'receita';
  if (
    (draft?.kind !== 'despesa' && !income) ||
    others.some(({ date, kind }) => date !== draft.date || kind !== draft.kind)
  )
    return undefined;
  const today = localDate(asking.said, zone);
  const words = folded(text);
  // A year is no day: the ledger of the months would be wrong.
  if (draft.date === today && LAST_YEAR.test(words)) return say(phrases.whichMonth);
  if (drafts.some((one) => one.pending === true || missingPiece(one) !== undefined)) return undefined;
  const isDue =
    FALLS_DUE.has(draft.category ?? '') || draft.method === 'boleto' || VISIT.test(folded(draft.description ?? ''));
  if (!income && !isDue) return undefined;
  if (Number(DAY_ALONE.exec(text)?.groups?.['day']) !== dayNumberOf(draft.date)) return undefined;
  if (SETTLED.test(words) || reading.units.some(({ entry }) => ((entry?.tenses ?? 0) & DONE) !== 0)) return undefined;
  const next = dayToCome(draft.date, today, income ? 0 : OF_BILL);
  if (next === undefined) return undefined;
  const ahead = drafts.map((one) => ({ ...one, date: next, pending: true as const }));
  if (AHEAD.test(words)) return run(recordCall(...ahead));
  const monthly = income || others.length > 0 ? undefined : everyMonth(draft, situation);
  const [due, done] = income ? ['cai', 'Recebi'] : ['vence', 'Paguei'];
  return askToChoose(
    'clarify_type',
    [
      { bold: listed(drafts.map(({ cents = 0, description = 'conta' }) => `${reais(cents)} de ${description}`)) },
      `: ${due} ${dayWords(next, today)}, ${income ? 'já recebeu' : 'você já pagou'}, ${dayWords(draft.date, today)}${monthly === undefined ? '' : ', ou é todo mês'}?`,
    ],
    [
      {
        label: `${due.charAt(0).toUpperCase()}${due.slice(1)} ${dayWords(next, today)}`,
        act: recordCall(...ahead),
      },
      { label: `${done} ${dayWords(draft.date, today)}`, act: recordCall(...drafts) },
      ...(monthly === undefined ? [] : [{ label: 'É todo mês', act: monthly }]),
    ],
    asking,
  );
}
