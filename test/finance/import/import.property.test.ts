// Any ledger, exported by us and imported into an empty notebook, has the same sums; imported again, it adds nothing; taken back, it
// leaves nothing, and can then come again.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LocalDate } from '../../../src/domain/dates.ts';
import type { InboxId } from '../../../src/domain/ids.ts';
import type { LancamentoFields } from '../../../src/domain/ledger.ts';
import { csvOf } from '../../../src/finance/csv.ts';
import { exportedEntries } from '../../../src/finance/exported-entries.ts';
import { readStatement } from '../../../src/finance/import/read-statement.ts';
import type { Repos } from '../../../src/ports.ts';
import { execute } from '../../../src/tools/execute.ts';
import type { ToolCall, ToolOutcome } from '../../../src/tools/registry.ts';
import { inMemory } from '../../contract/node-database.ts';
import { meet, NOON } from '../../contract/people.ts';
import { storeOf } from '../../support/store-of.ts';

const fields: fc.Arbitrary<LancamentoFields> = fc.record({
  kind: fc.constantFrom('despesa', 'receita', 'transferencia', 'investimento'),
  cents: fc.integer({ min: 1, max: 99_999_999 }),
  category: fc.constantFrom('mercado', 'saude', 'salario', 'transferencias', 'outros'),
  description: fc.oneof(
    fc.constantFrom('pão', '=1+1', 'a;b', 'linha "x"', '-5', 'saldo', 'uber'),
    fc.string({ maxLength: 30 }),
  ),
  date: fc
    .integer({ min: 0, max: 330 })
    .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10) as LocalDate),
  precision: fc.constant('day'),
  method: fc.constantFrom('', 'pix', 'credito'),
  from: fc.constant(''),
  to: fc.constant(''),
  counterpart: fc.constant(''),
  parcelas: fc.constant(1),
  receivable: fc.constant(0),
  of: fc.constant(0 as const),
  status: fc.constantFrom('paga', 'paga', 'pendente'),
});

/** The same movements as a bank would write them. */
const asOfx = (entries: readonly LancamentoFields[]): string =>
  `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><BANKTRANLIST>${entries
    .map(
      ({ kind, cents, date }, n) =>
        `<STMTTRN><DTPOSTED>${date.replaceAll('-', '')}120000[-3:BRT]<TRNAMT>${kind === 'receita' ? '' : '-'}${(cents / 100).toFixed(2)}<FITID>${n}<MEMO>loja ${n}</STMTTRN>`,
    )
    .join('\n')}</BANKTRANLIST></BANKMSGSRSV1></OFX>`;

let turn = 0;
const run = (tx: Repos, chat: Parameters<typeof execute>[2]['conversation'], call: ToolCall): ToolOutcome | undefined =>
  execute([call], tx, {
    conversation: chat,
    turn: ++turn as InboxId,
    now: NOON + turn,
    today: '2026-11-21' as LocalDate,
    startOf: () => 0,
    ticks: () => 0,
    may: new Set([call.tool]),
  }).outcomes[0];

const sums = (tx: Repos) => ({
  months: tx.ledger.monthTotals('2026-01', '2026-12').map((row) => JSON.stringify(row)),
  pending: tx.ledger.total({ status: 'pendente' }),
});

it('exported and imported again', async () => {
  const database = await inMemory.open();
  let person = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fields, { minLength: 1, maxLength: 25 }), fc.boolean(), (entries, ofx) =>
      database.within(async (open) => {
        const given = ofx
          ? entries
              .filter(({ kind }) => kind === 'despesa' || kind === 'receita')
              .map(
                (one) =>
                  ({ ...one, status: 'paga', category: one.kind === 'receita' ? 'salario' : 'mercado' }) as const,
              )
          : entries;
        if (given.length === 0) return;
        const [ana, leo] = [await meet(open, `ana${++person}`), await meet(open, `leo${person}`)];
        const wanted = await storeOf(open, ana.account).commit((tx) => {
          for (const one of given) tx.ledger.record(one, 1 as InboxId, NOON);
          return { sums: sums(tx), csv: csvOf(exportedEntries(tx.ledger, {})) };
        });
        const read = readStatement(new TextEncoder().encode(ofx ? asOfx(given) : wanted.csv), 'extrato.csv');
        if (!read.ok) throw new Error(read.failure);
        // A bank names no category: the guess is not what is tested here.
        const lines = read.value.lines.map((line) =>
          line.category !== '' ? line : { ...line, category: line.kind === 'receita' ? 'salario' : 'mercado' },
        );
        const call: ToolCall = {
          tool: 'read_statement',
          args: { outside: { kind: 'read', statement: { ...read.value, lines } } },
        };
        await storeOf(open, leo.account).commit((tx) => {
          const chat = leo.conversation.id;
          const take = (): void => {
            const shown = run(tx, chat, call);
            if (shown?.kind !== 'statement_read') throw new Error(`not shown: ${shown?.kind}`);
            expect(run(tx, chat, { tool: 'import_statement', args: { draft: shown.draft } })?.kind).toBe(
              'statement_imported',
            );
          };
          take();
          expect(sums(tx)).toEqual(wanted.sums);
          expect(run(tx, chat, call)?.kind).toBe('statement_known');
          expect(run(tx, chat, { tool: 'undo', args: {} })?.kind).toBe('undone');
          expect(sums(tx)).toEqual({ months: [], pending: { cents: 0, count: 0 } });
          take();
          expect(sums(tx)).toEqual(wanted.sums);
        });
      }),
    ),
    { numRuns: 60 },
  );
  await database.close();
}, 60_000);
