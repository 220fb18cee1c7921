// What the account knows that a decision may depend on. Functions query when called: most messages need few of them.

import type { Scheduled } from '../../domain/due.ts';
import type { Household } from '../../domain/household.ts';
import type { Instant } from '../../domain/ids.ts';
import type { Item } from '../../domain/item.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import type { Told } from '../../domain/told.ts';
import { monthStartOf } from '../../finance/budget-status.ts';
import { type Carne, carnesOf } from '../../finance/definitions/carne.ts';
import { type Receivable, receivablesOf } from '../../finance/definitions/receivables.ts';
import { type EntryPointer, pointedEntries } from '../../finance/entry-pointer.ts';
import { type KnownConta, knownContas } from '../../finance/known-contas.ts';
import { type Owed, owedDebts } from '../../finance/towards-debt.ts';
import type { PersonalWord } from '../../language/person/personal-words.ts';
import { bestItems } from '../../memories/best-items.ts';
import { listedIn } from '../../memories/list-marks.ts';
import { isList } from '../../memories/note-list.ts';
import type { Reads } from '../../ports.ts';
import { taughtWords } from '../money/entry/taught-words.ts';
import { type Called, called } from './called.ts';
import { kept, keptBy } from './kept.ts';

const MOST_BILLS = 50;
const MOST_LISTS = 20;
const MOST_NOTES = 60;
const MOST_READ = 400;
const MOST_LATELY = 10;

export type AccountFacts = {
  /** Category corrections this person taught for words and merchants. */
  readonly personalWords: readonly PersonalWord[];
  readonly recurring: () => readonly Told<'recorrencia'>[];
  /** Whom the ledger is shared with. */
  readonly household: () => Household;
  /** The day of the month their budget month starts on. */
  readonly monthStart: () => number;
  /** Their budget limits. */
  readonly budgets: () => readonly Told<'orcamento'>[];
  /** Savings goals. */
  readonly goals: () => readonly Told<'meta'>[];
  /** What they owe: debts as reported, less what was paid since. */
  readonly owed: () => readonly Owed[];
  /** The same as they were told, with those paid off. */
  readonly debts: () => readonly Told<'divida'>[];
  /** Pending entries, soonest first. */
  readonly bills: () => readonly Lancamento[];
  /** What others owe, shares of divided expenses included. */
  readonly receivables: () => readonly Receivable[];
  /** Cards and accounts they mentioned or used, with balances. */
  readonly contas: () => readonly KnownConta[];
  /** Bought in instalments on no card, oldest first. */
  readonly carnes: () => readonly Carne[];
  /** Live entries that match the pointer, newest first. */
  readonly entries: (pointer: EntryPointer) => readonly Lancamento[];
  /** Everything that matches a name. */
  readonly called: (words: string) => Called;
  /** What they told of themself. */
  readonly ownFacts: () => readonly Told<'perfil'>[];
  /** The name they asked to be called by. */
  readonly callName: () => string | undefined;
  /** What they do for a living, as they told it. */
  readonly trade: () => string | undefined;
  /** Facts they told whose key begins so, by the rest of the key. */
  readonly facts: (prefix: string) => readonly { readonly name: string; readonly value: string }[];
  /** Scheduled reminders, soonest first. */
  readonly reminders: () => readonly Scheduled[];
  /** Whatever waits for an hour of the person's day: reminders and recurring entries. */
  readonly scheduled: () => readonly Scheduled[];
  /** The person's own lists, newest first. */
  readonly lists: () => readonly Item[];
  /** What was kept since, newest first. */
  readonly itemsSince: (from: Instant) => readonly Item[];
  /** Their notes, as many as a page of them; newest first. */
  readonly notes: () => readonly Item[];
  /** Works begun and not seen to their end, newest first. */
  readonly stoppedWorks: () => readonly Item[];
  /** Notes under a label or a list's name that name things or persons one by one, the one changed last first. */
  readonly enumerations: () => readonly Item[];
};

/** Each function queries anew, but for the lists; the caller keeps what it needs twice. */
export function accountFacts(read: Reads): AccountFacts {
  const { ledger } = read;
  const factOf = (fact: string): string | undefined => {
    const told = ledger.told('perfil').find(({ key }) => key === fact)?.value.value;
    return told === undefined ? undefined : String(told);
  };
  return {
    personalWords: taughtWords(ledger),
    recurring: () => ledger.told('recorrencia'),
    household: () => read.household(),
    monthStart: () => monthStartOf(ledger),
    budgets: () => ledger.told('orcamento'),
    goals: () => ledger.told('meta'),
    owed: () => owedDebts(ledger),
    debts: () => ledger.told('divida'),
    receivables: () => receivablesOf(ledger),
    bills: () => ledger.list({ kind: 'fluxo', status: 'pendente' }, 'oldest', MOST_BILLS),
    contas: () => knownContas(ledger),
    carnes: () => carnesOf(ledger),
    entries: (pointer) => pointedEntries(ledger, pointer),
    called: keptBy((words) => called(words, read)),
    ownFacts: () => ledger.told('perfil'),
    callName: () => factOf('name'),
    trade: () => factOf('situation'),
    facts: (prefix) =>
      ledger
        .told('perfil')
        .filter(({ key }) => key.startsWith(prefix))
        .map(({ key, value }) => ({ name: key.slice(prefix.length), value: String(value.value) })),
    reminders: () => read.scheduled('reminder'),
    scheduled: () => [...read.scheduled('reminder'), ...read.scheduled('recurring')],
    lists: kept(() => bestItems('lista', { kind: 'note', limit: MOST_LISTS }, read).items.filter(isList)),
    itemsSince: (from) => read.items({ from, limit: MOST_LATELY }),
    notes: () => read.items({ kind: 'note', limit: MOST_READ }),
    stoppedWorks: kept(() =>
      read.items({ kind: 'tv_show', limit: MOST_READ }).filter(({ stopped }) => stopped !== null),
    ),
    enumerations: kept(() =>
      read
        .items({ kind: 'note', limit: MOST_NOTES })
        .filter((note) => listedIn(note) !== undefined)
        .sort((a, b) => b.updatedAt - a.updatedAt || b.id - a.id),
    ),
  };
}
