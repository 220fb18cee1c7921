// The oracle: a ledger as plain objects that shares nothing with the real one. It keeps every state in memory, undoes by putting
// snapshots back, and adds everything up from nothing each time it is asked.

import type { Draft } from '../../src/finance/draft.ts';

export type ModelEntry = {
  kind: string;
  cents: number;
  category: string;
  date: string;
  from: string;
  to: string;
  pending: boolean;
  live: boolean;
};

export type Sums = { readonly balances: Record<string, number>; readonly months: Record<string, string> };

export class LedgerModel {
  readonly entries = new Map<number, ModelEntry>();
  /** turn -> what was there before it, and after; newest states first undone. */
  readonly turns = new Map<number, (readonly [number, ModelEntry | undefined, ModelEntry])[]>();

  change(turn: number, id: number, to: ModelEntry): void {
    const before = this.entries.get(id);
    this.turns.set(turn, [...(this.turns.get(turn) ?? []), [id, before === undefined ? undefined : { ...before }, to]]);
    this.entries.set(id, to);
  }

  /** Whether the turn only corrected what was taken out since: undoing it would bring that back. */
  isOver = (turn: number): boolean =>
    (this.turns.get(turn) ?? []).every(
      ([id, before, after]) => before !== undefined && after.live && this.entries.get(id)?.live === false,
    );

  undo(turn: number): void {
    for (const [id, before] of (this.turns.get(turn) ?? []).toReversed()) {
      const now = this.entries.get(id);
      if (before !== undefined) this.entries.set(id, { ...before });
      else if (now !== undefined) this.entries.set(id, { ...now, live: false });
    }
    this.turns.delete(turn);
  }

  /** Spent, counted from nothing: expenses less what came back, of the days between. */
  spent(from: string, to: string): Readonly<Record<string, number>> {
    const by: Record<string, number> = {};
    for (const { kind, cents, category, date, pending, live } of this.entries.values()) {
      if (!live || pending || date < from || date > to || !['despesa', 'estorno'].includes(kind)) continue;
      by[category] = (by[category] ?? 0) + (kind === 'estorno' ? -cents : cents);
    }
    return by;
  }

  /** Entries went through a card of that bank, and none through an account. */
  isOnlyCard(bank: string): boolean {
    const used = [...this.entries.values()].filter(({ live, pending }) => live && !pending);
    const through = (conta: string): boolean => used.some(({ from, to }) => from === conta || to === conta);
    return through(`cartao:${bank}`) && !through(`corrente:${bank}`);
  }

  sums(): Sums {
    const balances: Record<string, number> = {};
    const months: Record<string, [number, number]> = {};
    for (const { kind, cents, category, date, from, to, pending, live } of this.entries.values()) {
      if (!live || pending) continue;
      if (kind !== 'receita' && kind !== 'estorno') balances[from] = (balances[from] ?? 0) - cents;
      if (kind !== 'despesa') balances[to] = (balances[to] ?? 0) + cents;
      const key = `${date.slice(0, 7)} ${kind} ${category}`;
      const [sum, count] = months[key] ?? [0, 0];
      months[key] = [sum + cents, count + 1];
    }
    return {
      balances: Object.fromEntries(Object.entries(balances).filter(([, cents]) => cents !== 0)),
      months: Object.fromEntries(Object.entries(months).map(([key, [sum, count]]) => [key, `${sum} in ${count}`])),
    };
  }
}

/** Where the money of a draft goes, said once more in other words. `model`: the ledger it goes into. */
export function modelOf(draft: Draft & { cents: number; category: string }, model: LedgerModel): ModelEntry {
  const bank = draft.bank ?? '';
  const onCard = draft.method === 'credito' || (draft.parcelas ?? 1) > 1;
  const through = bank === '' && !onCard ? '' : `${onCard ? 'cartao' : 'corrente'}:${bank === '' ? 'cartao' : bank}`;
  const refunded = draft.kind === 'estorno' && model.isOnlyCard(bank);
  const plain = bank === '' ? '' : `${refunded ? 'cartao' : 'corrente'}:${bank}`;
  const back = draft.kind === 'receita' || draft.kind === 'estorno';
  return {
    kind: draft.kind,
    cents: draft.cents,
    category: draft.category,
    date: draft.date,
    from: draft.kind === 'despesa' ? through : back ? '' : (draft.from ?? ''),
    to: back ? plain : draft.kind === 'despesa' ? '' : (draft.to ?? ''),
    pending: draft.pending === true,
    live: true,
  };
}
