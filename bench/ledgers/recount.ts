// Whether the sums kept beside the entries are those a full recount gives, after people changed their minds.

import type { LocalDate } from '../../src/domain/dates.ts';
import type { InboxId, LancamentoId } from '../../src/domain/ids.ts';
import { execute } from '../../src/tools/execute.ts';
import type { ToolCall, ToolOutcome } from '../../src/tools/registry.ts';
import { seededRandom } from '../../test/finance/seeded-random.ts';
import { NOW } from '../turns/people.ts';
import { type AccountBook, someEntry } from './account-book.ts';

const SEED = 7;
/** Turns of the history stand past every real one. */
const FIRST_TURN = 1_000_000;

const RECOUNT = `select substr(date, 1, 7) as month, kind, category, sum(cents) as cents, count(*) as count from lancamentos
  not indexed where account = ? and voidedAt is null and status = 'paga' group by 1, 2, 3 order by 1, 2, 3`;

/** Records, corrects, removes and undoes at random, through the tools a turn runs. */
export async function changeOfMind({ store, database, account }: AccountBook, operations: number): Promise<void> {
  const random = seededRandom(SEED);
  const { id: conversation } = database.prepare('select id from conversations where account = ?').get(account) as {
    id: Parameters<typeof execute>[2]['conversation'];
  };
  await store.commit((tx) => {
    let turn = FIRST_TURN;
    const ids: LancamentoId[] = [1 as LancamentoId];
    const run = (call: ToolCall): ToolOutcome | undefined =>
      execute([call], tx, {
        conversation,
        turn: turn++ as InboxId,
        now: NOW,
        today: '2026-11-21' as LocalDate,
        startOf: () => 0,
        ticks: () => 0,
        may: new Set([call.tool]),
      }).outcomes[0];
    for (let n = 0; n < operations; n++) {
      const dice = random.int(1, 100);
      const pointer = { ids: [ids[random.int(0, ids.length - 1)] ?? (1 as LancamentoId)] };
      const { kind, cents, category, description, date } = someEntry(random);
      if (dice <= 45) {
        const draft = { kind: kind === 'receita' ? ('receita' as const) : ('despesa' as const), cents, category, date };
        const kept = run({ tool: 'record_transaction', args: { entries: [{ ...draft, description }] } });
        if (kept?.kind === 'recorded') ids.push(...kept.entries.map(({ entry }) => entry.id));
      } else if (dice <= 70) run({ tool: 'edit_transaction', args: { pointer, changes: { cents, date, category } } });
      else if (dice <= 82) run({ tool: 'remove_transaction', args: { pointer } });
      else run({ tool: 'undo', args: {} });
    }
  });
}

/** Month, kind and category rows that differ; 0 when the sums are right. */
export function wrongSums({ store, database, account }: AccountBook): number {
  const kept = store.read.ledger.monthTotals('0000-00', '9999-99').map((row) => JSON.stringify(row));
  const counted = (database.prepare(RECOUNT).all(account) as object[]).map((row) => JSON.stringify(row));
  const all = new Set([...kept, ...counted]);
  return 2 * all.size - new Set(kept).size - new Set(counted).size;
}
