// The day an entry belongs to, among the days the message mentions.

import type { LocalDate } from '../../domain/dates.ts';
import type { Reading } from '../reading/reading.ts';
import type { LancamentoSlots } from '../slots/lancamento-slots.ts';

/** Words after which a day belongs to what is still to come. */
const LATER =
  /^(?:devendo|devia|deviam|emprestei|desde|devolve|devolver|devolvera|resto|restante|lembra|lembre|paga|pagar|pagam|vence)$/;

function isLater(r: Reading, token: number): boolean {
  for (let i = Math.max(0, token - 6); i < token; i++) if (LATER.test(r.tokens[i]?.norm ?? '')) return true;
  return false;
}

/** "o carnaval já começou pra mim": what happens, and not when it was paid. */
const BEGINS = /^(?:ja )?(?:comec|acab|cheg|vem|pass|ta )/;

/** "esse mês" says when only of another month. */
function isThisMonth(r: Reading, mention: { readonly date: string; readonly precision: string }): boolean {
  return mention.precision === 'month' && mention.date.slice(0, 7) === r.today.slice(0, 7);
}

const OWES_ME = /\bme dev(?:e|em|endo|ia|iam)\b/;

/** "de sábado", "do dia 5", behind a noun. */
function hangsOnNoun(r: Reading, token: number): boolean {
  const at = r.unitOf(token);
  const of = r.is(at, 'prep_of') ? at : at - 1;
  return r.is(of, 'prep_of') && of > r.head && !r.is(of - 1, 'v_pay') && !r.is(of - 1, 'v_spend');
}

/** Units [from, to) are the entry's own; `pending` looks for a day to come instead of a past one. */
export function datesOf(
  r: Reading,
  from: number,
  to: number,
  pending: boolean,
): Pick<LancamentoSlots, 'date' | 'date_precision'> {
  // "ela devolve em janeiro", "o resto dia 20": the day of something else.
  const mentions = (pending ? r.future : r.past).filter(
    // "recebi 500 do serviço da semana que vem": what is past is not dated ahead.
    (mention) =>
      pending ||
      !(
        isLater(r, mention.from) ||
        BEGINS.test(r.words(mention.to, mention.to + 2)) ||
        isThisMonth(r, mention) ||
        // "presente pro natal": what for, and not when.
        /^(?:pr[ao]s?|para)$/.test(r.norm(r.unitOf(mention.from) - 1)) ||
        mention.date > r.today
      ),
  );
  const inRange = mentions.filter((mention) => r.unitOf(mention.from) >= from && r.unitOf(mention.from) < to);
  // "o plantão de sábado caiu hoje": a day that hangs on the noun is another one's where the movement has its own.
  const free = inRange.filter((mention) => !hangsOnNoun(r, mention.from));
  // "a luz veio 187 esse mês, vence dia 28": of a bill to come the day says more than the month.
  const day = pending ? free.find((mention) => mention.precision === 'day') : undefined;
  const own = day ?? free[0] ?? inRange[0] ?? mentions[0];
  if (own === undefined) return { date: r.today };
  // "Me deve 130 da pizza de sábado": the day of what is owed for, and not the day it is due.
  const spent = pending && r.fits(OWES_ME) && hangsOnNoun(r, own.from);
  const date = ((spent ? r.past : r.future).find((mention) => pending && mention.from === own.from) ?? own)
    .date as LocalDate;
  return own.precision === 'day' ? { date } : { date, date_precision: own.precision };
}
