// What waits to be paid, either way, and how each is settled: what is owed to somebody, bills, what others owe, and what is expected.

import { folded } from '../../domain/fold.ts';
import { peopleIn } from '../../finance/definitions/receivables.ts';
import { reais } from '../../finance/money.ts';
import { entryLine } from '../../finance/replies/entry-words.ts';
import { localDate } from '../local-time.ts';
import { editCall } from '../money/correction/edit-call.ts';
import { recordCall } from '../money/entry/record-call.ts';
import { debtPayment } from '../money/owing/debt-payment.ts';
import type { Situation } from '../situation.ts';
import type { Choosable } from './act-on-meant.ts';
import type { Thing } from './resolve.ts';

export type Waiting = readonly Thing<Choosable>[];

const bills = ({ loaded, asking, zone }: Situation, side: 'despesa' | 'receita'): Waiting => {
  const today = localDate(asking.said, zone);
  return loaded
    .bills()
    .filter(({ kind }) => kind === side)
    .map((one) => ({
      of: { label: entryLine(one, today), act: editCall(one.id, { status: 'paga', date: today }) },
      called: `${one.description} ${one.counterpart}`,
      ...(one.counterpart === '' ? {} : { who: one.counterpart }),
      cents: one.cents,
      date: one.date,
      at: one.id,
      last: one.id === loaded.lastEntry?.id,
    }));
};

/** Characters to a millisecond: what was told later comes later, wherever its name stands. */
const WORDS = 1000;

/** What the person has to pay, of the kind told last first. */
export function toPay(situation: Situation): readonly [Waiting, Waiting] {
  const { loaded, asking, zone } = situation;
  // Told at once, they are in the order of the words.
  const words = folded(
    loaded
      .spoken()
      .map(({ text }) => text)
      .join(' '),
  );
  const debts = loaded.owed().map(({ key, name, cents, toldAt = 0 }) => ({
    of: {
      label: `${name}, ${reais(cents)}`,
      act: recordCall(debtPayment(name, cents, localDate(asking.said, zone))),
    },
    called: name,
    who: name,
    cents,
    at: toldAt * WORDS + words.indexOf(folded(name)),
    last: key === loaded.done?.debt,
  }));
  const due = bills(situation, 'despesa');
  return loaded.lastEntry?.status === 'pendente' ? [due, debts] : [debts, due];
}

const MANY = 60;

/** What others have to pay, as it was told. @param since only what was told after it */
export function toCome(situation: Situation, since = 0): Waiting {
  const { loaded } = situation;
  const entries = loaded.entries({ last: MANY }).filter(({ recordedAt }) => recordedAt > since);
  const last = loaded.wroteLast() ? peopleIn(loaded.lastEntry?.counterpart ?? '') : [];
  const owing = loaded
    .receivables()
    .filter(({ name }) => name !== '')
    .map(({ name, cents }) => ({
      of: { label: `${name}, ${reais(cents)}`, act: { tool: 'settle_split' as const, args: { counterpart: name } } },
      called: name,
      who: name,
      cents,
      at:
        entries.find(({ counterpart, receivable }) => receivable > 0 && peopleIn(counterpart).includes(name))?.id ?? 0,
      last: last.includes(name),
    }));
  return [...owing, ...bills(situation, 'receita')].filter(
    ({ at }) => since === 0 || entries.some(({ id }) => id === at),
  );
}
