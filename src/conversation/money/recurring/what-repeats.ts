// "Paguei a internet", "caiu o salário", when a recurring entry of that name exists: its amount need not be asked, and it is not
// recorded twice.

import { occurrencesBetween } from '../../../agenda/occurrences.ts';
import type { LocalDate } from '../../../domain/dates.ts';
import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import type { Told } from '../../../domain/told.ts';
import { addDays } from '../../../finance/civil-date.ts';
import type { Draft } from '../../../finance/draft.ts';
import { reais } from '../../../finance/money.ts';
import { nearDays } from '../../../finance/recurring-draft.ts';
import { entryLine } from '../../../finance/replies/entry-words.ts';
import { recurringNamed } from '../../../tools/set-recurring.ts';
import { askToChoose } from '../../ask.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { LATELY_MS } from '../../lately.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { editCall } from '../correction/edit-call.ts';
import { recordCall } from '../entry/record-call.ts';

type Repeats = { readonly told: Told<'recorrencia'>; readonly cents: number };

/** The recurring entry of that name, if its amount is fixed. */
export function whatRepeats(
  { kind, description = '', pending, currency }: Pick<Draft, 'kind' | 'description' | 'pending' | 'currency'>,
  { loaded }: Situation,
): Repeats | undefined {
  if (pending === true || currency !== undefined || description === '') return undefined;
  const told = recurringNamed(
    loaded.recurring().filter(({ value }) => value.kind === kind && value.paused !== true && value.usual !== true),
    description,
  );
  return told?.value.cents === undefined ? undefined : { told, cents: told.value.cents };
}

const YEAR_DAYS = 366;

/** This period's entry, posted automatically or told before. */
export function madeAlready({ value }: Repeats['told'], situation: Situation): Lancamento | undefined {
  const { asking, zone } = situation;
  const today = localDate(asking.said, zone);
  const near = nearDays(value);
  // Close to its next day it is paid ahead; otherwise what was made since its last day is this one.
  const day = occurrencesBetween(value, addDays(today, -YEAR_DAYS), addDays(today, near)).at(-1) ?? today;
  const [made] = paidSince(addDays(day, -near), value, situation);
  return made;
}

/** What was paid or came in under exactly that name, from that day until today. */
function paidSince(
  since: LocalDate,
  { kind, description }: Pick<Draft, 'kind'> & { readonly description: string },
  { loaded, asking, zone }: Situation,
): readonly Lancamento[] {
  const today = localDate(asking.said, zone);
  return loaded
    .called(description)
    .entries.filter(
      (one) =>
        one.kind === kind &&
        one.status === 'paga' &&
        one.date >= since &&
        one.date <= today &&
        folded(one.description) === folded(description),
    );
}

/** Says that it is already recorded; undefined when it is not. */
export function saidAlready({ told }: Repeats, situation: Situation): Decision | undefined {
  const made = madeAlready(told, situation);
  return made && isAlready(made, situation);
}

export const isAlready = (made: Lancamento, { asking, zone }: Situation): Decision =>
  say({
    text: [
      'Já está anotado: ',
      { bold: entryLine(made, localDate(asking.said, zone)) },
      '. Se é outro, me diga o valor.',
    ],
  });

/** What comes once a month under that name. */
const MONTHLY: ReadonlySet<string> = new Set(['contas', 'moradia', 'educacao', 'assinaturas']);
/** "A conta" may be any. */
const ANY = /^(?:contas?|boletos?|mensalidades?|parcelas?|faturas?)$/u;
/** In days: paid so lately, a bill of that name is the same one. */
const LATELY = 10;

/** "Paguei a luz", behind "luz veio 187", which was recorded as paid: said with another day, it was then. */
export function saidLately({ kind, description = '', date }: Draft, situation: Situation): Decision | undefined {
  if (kind !== 'despesa' || ANY.test(folded(description))) return undefined;
  const since = addDays(localDate(situation.asking.said, situation.zone), -LATELY);
  const all = paidSince(since, { kind, description }, situation);
  const { asking, zone } = situation;
  const then = date === localDate(asking.said, zone) ? undefined : date;
  const lately = all.find((one) => asking.now - one.recordedAt <= LATELY_MS && one.date !== then);
  if (lately !== undefined && then !== undefined) return run(editCall(lately.id, { date: then }));
  const made = all.find(({ category }) => MONTHLY.has(category));
  return made && isAlready(made, situation);
}

/**
 * "A luz veio 163,40", when an estimate of 150 was posted on its day: the same bill, unless the person says it is another. Asked,
 * since both would count.
 */
export function askIfPosted(drafts: readonly Draft[], situation: Situation): Decision | undefined {
  const [draft, ...others] = drafts;
  if (draft?.cents === undefined || draft.pending === true || others.length > 0) return undefined;
  const repeats = whatRepeats(draft, situation);
  if (repeats === undefined || repeats.cents === draft.cents || repeats.told.value.every !== 'monthly')
    return undefined;
  const made = madeAlready(repeats.told, situation);
  if (made?.cents !== repeats.cents) return undefined;
  const { asking, zone } = situation;
  const pointer = { ids: [made.id] };
  return askToChoose(
    'clarify_type',
    [
      'Já lancei ',
      { bold: entryLine(made, localDate(asking.said, zone)) },
      '. É essa conta, que veio ',
      { bold: reais(draft.cents) },
      '?',
    ],
    [
      { label: 'É essa', act: { tool: 'edit_transaction', args: { pointer, changes: { cents: draft.cents } } } },
      { label: 'É outra', act: recordCall(draft) },
    ],
    asking,
  );
}
