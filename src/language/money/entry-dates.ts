// Chooses the date of an entry among the dates in the message.

import type { LocalDate } from '../../domain/dates.ts';
import type { DateMention } from '../dates/dates.ts';
import { complementOf } from '../reading/complement-of.ts';
import type { Reading } from '../reading/reading.ts';
import type { LancamentoSlots } from '../slots/lancamento-slots.ts';
import { PAST_MINE } from '../verbs/tense.ts';

/** Words after which a date refers to something later, "até" right before it. */
const LATER =
  /\b(?:devendo|deviam?|que emprestei|devolver?a?|resto|restante|lembr[ae]|paga[rm]?(?! em$)|venc\w*(?!.* pag)|ate(?: [oa])?$)\b/;
/** "ISS ref. outubro 212,48 em 16/11": the month is of what was due, the day behind the amount of the payment. */
const DUE_OF = /\b(?:ref(?:erente)?|comp(?:etencia)?)\b(?!.*\d,\d\d\b)/;

/** "DAS 10/2026": which month it is of; "em 10/2026" is when. */
const isOfMonth = (r: Reading, token: number): boolean =>
  /^\d\d?\/\d{4}$/.test(r.tokens[token]?.norm ?? '') && r.tokens[token - 1]?.norm !== 'em';

const isLater = (r: Reading, token: number): boolean =>
  [LATER, DUE_OF].some((cue) => cue.test(r.words(Math.max(0, token - 6), token))) || isOfMonth(r, token);

/** The day instalments fall due: "em 10x de 150, parcela dia 5". */
const DUE =
  /\b(?:parcelas?|prestac(?:ao|oes)|primeira|1a|vencimento|vencendo|todo)(?: (?:vence|cai|caindo|vencendo|pra|no|todo|e))* $/;

const isDue = (r: Reading, token: number): boolean =>
  r.installments?.count !== undefined && DUE.test(`${r.words(Math.max(0, token - 3), token)} `);

/** A date word as the subject of an event, not the payment date: "o carnaval já começou pra mim". */
const BEGINS = /^(?:ja )?(?:(?:comec|acab|cheg|pass)(?!\w*ei\b)|vem|ta )/;
/** "Ontem acabei comprando", "sexta chegou 300 do Leo": the verb is the person's or the money's. */
const isBegun = (r: Reading, { to }: DateMention): boolean =>
  BEGINS.test(r.words(to, to + 2)) && !r.amounts.some(({ from }) => from === to + 1);

/** "O show é dia 12/12, ingresso 180 em 2x": when it is, and not when it was paid. */
const isEventDay = (r: Reading, { from, to }: DateMention): boolean =>
  /\b(?:vai ser|sera)$|(?:^|\s)(?:é|eh)\s*$/i.test(r.text.slice(0, r.tokens[from]?.start ?? 0).trimEnd()) &&
  r.amounts.some((amount) => amount.from >= to) &&
  r.future.some((mention) => mention.from === from && mention.date > r.today);

/** "Comprei carne pro churrasco de domingo": when it will be eaten. */
const isOccasion = (r: Reading, { from }: DateMention): boolean =>
  /\b(?:pr[oa]s?|para [oa]s?) [a-z]+ d[eoa]$/.test(r.words(Math.max(0, from - 5), from)) &&
  r.findVerb('v_buy', PAST_MINE) >= 0;

/** Whether a mention is the current month, which adds nothing to an entry of today. */
function isThisMonth(r: Reading, mention: { readonly date: string; readonly precision: string }): boolean {
  return mention.precision === 'month' && mention.date.slice(0, 7) === r.today.slice(0, 7);
}

const OWES_ME = /\bme dev(?:e|em|endo|ia|iam)\b/;

/** A date in a noun's complement: "de sábado", "do dia 5". */
function hangsOnNoun(r: Reading, token: number): boolean {
  const noun = complementOf(r, token);
  return noun >= 0 && !r.is(noun, 'v_pay') && !r.is(noun, 'v_spend');
}

/** Dates of the entry in units [from, to); `pending` looks for a future date instead of a past one. */
export function entryDates(
  r: Reading,
  from: number,
  to: number,
  pending: boolean,
): Pick<LancamentoSlots, 'date' | 'date_precision'> {
  // "ela devolve em janeiro", "o resto dia 20": dates of other events.
  const mentions = (pending ? r.future : r.past).filter(
    // "recebi 500 do serviço da semana que vem": a past payment has no future date.
    (mention) =>
      // "Me deve 800 desde outubro": since when, and not when it falls due.
      !/\bdesde(?: [oa])?$/.test(r.words(Math.max(0, mention.from - 2), mention.from)) &&
      (pending ||
        !(
          isLater(r, mention.from) ||
          isDue(r, mention.from) ||
          isBegun(r, mention) ||
          isEventDay(r, mention) ||
          isOccasion(r, mention) ||
          isThisMonth(r, mention) ||
          // "presente pro natal": the purpose, not the payment date.
          /(?:^| )(?:pr[oa]s?|para(?: [oa]s?)?)$/.test(r.words(Math.max(0, mention.from - 2), mention.from)) ||
          mention.date > r.today
        )),
  );
  const inRange = mentions.filter((mention) => r.unitOf(mention.from) >= from && r.unitOf(mention.from) < to);
  // "o plantão de sábado caiu hoje": the verb's date has priority over the noun's.
  const free = inRange.filter((mention) => !hangsOnNoun(r, mention.from));
  // "a luz veio 187 esse mês, vence dia 28": for a pending bill a day has priority over a month.
  // "A hora extra de outubro caiu hoje": so it has for a paid one.
  const days = free.filter((mention) => mention.precision === 'day');
  const day = days.find(({ date }) => date > r.today) ?? days[0];
  const own = day ?? free[0] ?? inRange[0] ?? mentions[0];
  // "Paguei a conta de luz do mês passado": which one, and paid now.
  const ofBill = own?.precision === 'month' && hangsOnNoun(r, own.from) && r.findVerb('v_pay', PAST_MINE) >= 0;
  if (own === undefined || (ofBill && !pending)) return { date: r.today };
  // "Me deve 130 da pizza de sábado": the date of the cause, not the due date.
  const spent = pending && r.fits(OWES_ME) && hangsOnNoun(r, own.from);
  const date = ((spent ? r.past : r.future).find((mention) => pending && mention.from === own.from) ?? own)
    .date as LocalDate;
  return own.precision === 'day' ? { date } : { date, date_precision: own.precision };
}
