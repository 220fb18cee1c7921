// "Na verdade 6000", "dia 12", "cancela", "e a Maria 80", right behind a goal, a ceiling, a debt, a bill or what repeats: the whole
// sentence it stands for. One table for each kind of thing told.

import { folded } from '../../domain/fold.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import { lastRan } from '../load/said-before.ts';
import { reworded, type Situation } from '../situation.ts';
import type { Half } from './half-forms.ts';
import {
  GAVE_TOO,
  OF_BILL,
  OF_FATURA,
  OF_LENT,
  OF_PURCHASE,
  OF_RECEIVABLE,
  OF_SAVED,
  THEIRS_OF_FATURA,
  TOOK_MORE,
} from './halves-of-entries.ts';
import { OF_BUDGET, OF_DEBT, OF_GOAL, OF_RECURRING } from './halves-of-plans.ts';

function wholeOf<Told>(halves: readonly Half<Told>[], told: Told | undefined, text: string): string | undefined {
  if (told === undefined) return undefined;
  for (const [form, whole] of halves) {
    const said = form.exec(text);
    const words = said === null ? undefined : whole(told, said.groups ?? {});
    if (words !== undefined) return words;
  }
  return undefined;
}

/** "80 disso é do meu primo", of the fatura just asked about: nothing of a purchase is changed. */
const faturaAsked = ({ loaded }: Situation): Lancamento | undefined =>
  loaded.lastQuestion?.question.op === 'invoice' && !loaded.wroteLast() ? loaded.lastEntry : undefined;

const CARD_OF = /^cartao:/u;
const isLent = ({ kind, category, receivable, counterpart }: Lancamento): boolean =>
  kind === 'despesa' && category === 'dividas' && receivable > 0 && counterpart !== '';

const MOST_CHARACTERS = 60;
const BACK = / (?:pagou|devolveu) /u;

/** The situation with the whole sentence; undefined unless the message before told such a thing. */
export function halfOfTold(situation: Situation): Situation | undefined {
  const text = situation.text.trim();
  const { loaded } = situation;
  if (text.length > MOST_CHARACTERS) return undefined;
  const { recurring, debt, goal, budget } = loaded.done ?? {};
  const find = <Told>(all: () => readonly { readonly key: string; readonly value: Told }[], key: string | undefined) =>
    key === undefined ? undefined : all().find((one) => one.key === key)?.value;
  const last = loaded.lastEntry;
  const waits = last?.status === 'pendente' ? last : undefined;
  const theirs = wholeOf([THEIRS_OF_FATURA], faturaAsked(situation), text);
  if (theirs !== undefined) return reworded(situation, theirs);
  const words =
    wholeOf(OF_RECURRING, find(loaded.recurring, recurring), text) ??
    wholeOf(OF_DEBT, find(loaded.debts, debt), text) ??
    wholeOf(OF_GOAL, find(loaded.goals, goal), text) ??
    wholeOf(OF_BUDGET, find(loaded.budgets, budget), text) ??
    wholeOf([TOOK_MORE], last?.kind === 'receita' && last.counterpart !== '' ? last : undefined, text) ??
    wholeOf(OF_RECEIVABLE, waits?.kind === 'receita' && waits.counterpart !== '' ? waits : undefined, text) ??
    wholeOf(
      [GAVE_TOO],
      last?.kind === 'receita' && last.status === 'paga' && last.counterpart !== '' ? last : undefined,
      text,
    ) ??
    wholeOf(OF_LENT, last !== undefined && isLent(last) ? last : undefined, text) ??
    wholeOf(OF_FATURA, waits?.kind === 'transferencia' && CARD_OF.test(waits.to) ? waits : undefined, text) ??
    wholeOf(OF_SAVED, last?.kind === 'investimento' && last.to !== '' ? last : undefined, text) ??
    wholeOf(OF_BILL, waits?.kind === 'despesa' ? waits : undefined, text) ??
    wholeOf(OF_PURCHASE, last?.kind === 'despesa' && last.status === 'paga' ? last : undefined, text);
  if (words === undefined || folded(words) === folded(text)) return undefined;
  // What comes back may be told behind a nod.
  const before = BACK.test(words) ? lastRan(loaded.spoken()).length > 0 : loaded.wroteLast();
  return before ? reworded(situation, words) : undefined;
}
