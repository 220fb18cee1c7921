// Text in, right row in the ledger: labelled sentences said to the whole product, each by a new person, and what is then in the ledger
// compared with the label. A question back is safe; a row that says another amount, kind or day than the person did is dangerous, and so
// is any row for a sentence that states no money.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chatClock } from '../../src/cli/chat/chat-clock.ts';
import type { Labelled } from '../../src/cli/eval/labelled.ts';
import type { Lancamento } from '../../src/domain/ledger.ts';
import type { LancamentoSlots } from '../../src/language/slots/lancamento-slots.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { type LocalSession, openLocalSession } from '../../src/runtime/local-session.ts';

const SETS = [
  { file: 'test/language/devset.jsonl', right: 0.95, dangerous: 0, strays: 0 },
  { file: 'test/corpus/money.train.jsonl', right: 0.75, dangerous: 20, strays: 2 },
];

type Verdict = 'right' | 'asked' | 'wrong' | 'dangerous';

function load(file: string): Labelled[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Labelled);
}

function openTestSession(): LocalSession {
  const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'error' });
  const clock = chatClock('2026-11-18T14:05', 'America/Sao_Paulo');
  if (!config.ok || clock === undefined) throw new Error('the test configuration is wrong');
  const session = openLocalSession(config.value, { clock });
  if (!session.ok) throw new Error(session.failure.problem);
  return session.value;
}

const rowsOf = ({ service }: LocalSession, person: string): Lancamento[] =>
  service.file.database
    .prepare(
      `select l.* from lancamentos l join identities i on i.account = l.account
       where i.person = ? and l.voidedAt is null order by l.id`,
    )
    .all(person) as Lancamento[];

/** The kinds a labelled type may be kept as. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  expense: ['despesa'],
  // Money of a purchase that came back is kept as such.
  income: ['receita', 'estorno'],
  transfer: ['transferencia', 'investimento'],
};

const lastDay = (precision: string, date: string): string => {
  const days = { week: 6, weekend: 1, month: 30 }[precision] ?? 0;
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
};

function sameDay(row: Lancamento, { date, date_precision }: LancamentoSlots): boolean {
  const told: string = date ?? '2026-11-18';
  if (date_precision === undefined) return row.date === told;
  return row.date >= told && row.date <= lastDay(date_precision, told);
}

function compare(row: Lancamento | undefined, want: LancamentoSlots): Verdict {
  if (row === undefined) return 'asked';
  const says =
    row.cents === want.amount_cents && (KINDS[want.type ?? 'expense'] ?? []).includes(row.kind) && sameDay(row, want);
  if (!says || (row.status === 'pendente') !== (want.status === 'pending')) return 'dangerous';
  const moves = row.kind === 'transferencia' || row.kind === 'investimento';
  const category = moves || row.kind === 'estorno' || want.category === undefined || row.category === want.category;
  return category && row.parcelas === (want.installments ?? 1) ? 'right' : 'wrong';
}

const RANK: readonly Verdict[] = ['right', 'asked', 'wrong', 'dangerous'];

/** The worst verdict of the movements a sentence states; an incomplete one is right to be asked about. */
function verdictOf(rows: readonly Lancamento[], slots: LancamentoSlots): Verdict {
  const wanted = slots.items ?? [slots];
  // A piece nobody can know is asked for; a card without its side too.
  const mustAsk = wanted.some(
    (one) => (one.missing ?? []).length > 0 || one.payment_method === 'cartao' || one.currency !== undefined,
  );
  if (mustAsk) return rows.length === 0 ? 'right' : 'dangerous';
  if (rows.length > wanted.length) return 'dangerous';
  return wanted
    .map((want, k) => compare(rows[k], want))
    .reduce((worst, one) => (RANK.indexOf(one) > RANK.indexOf(worst) ? one : worst), 'right');
}

const statesMoney = ({ intent, also }: Labelled): boolean =>
  intent === 'lancamento' || (also ?? []).some((one) => one.intent === 'lancamento') || intent === 'split_settle';

/** A balance told is kept as an adjustment: no movement, but a row. */
const KEEPS_ROWS = new Set(['account_set']);

describe('from sentence to ledger', () => {
  it.each(SETS.filter(({ file }) => existsSync(file)))(
    '$file',
    async ({ file, right, dangerous, strays }) => {
      const session = openTestSession();
      const lines = load(file).filter((line) => line.context === undefined && !('now' in line));
      const verdicts: Record<Verdict, string[]> = { right: [], asked: [], wrong: [], dangerous: [] };
      const stray: string[] = [];
      for (const line of lines) {
        await session.say({ user: line.id, body: { kind: 'text', text: line.text } });
        const rows = rowsOf(session, line.id);
        if (line.intent === 'lancamento') verdicts[verdictOf(rows, line.slots as LancamentoSlots)].push(line.text);
        else if (!statesMoney(line) && !KEEPS_ROWS.has(line.intent) && rows.length > 0) stray.push(line.text);
      }
      await session.close();
      const all = Object.values(verdicts).flat().length;
      const rate = verdicts.right.length / all;
      console.log(
        `${file}: ${verdicts.right.length}/${all} right (${(rate * 100).toFixed(1)} %), ${verdicts.asked.length} asked, ` +
          `${verdicts.wrong.length} wrong, ${verdicts.dangerous.length} dangerous, ${stray.length} stray\n` +
          [
            ...verdicts.dangerous.map((text) => `  dangerous: ${text}`),
            ...stray.map((text) => `  stray: ${text}`),
          ].join('\n') +
          (process.env.VERBOSE === undefined
            ? ''
            : `\n${[...verdicts.wrong.map((text) => `  wrong: ${text}`), ...verdicts.asked.map((text) => `  asked: ${text}`)].join('\n')}`),
      );
      expect(rate).toBeGreaterThanOrEqual(right);
      expect(verdicts.dangerous.length).toBeLessThanOrEqual(dangerous);
      expect(stray.length).toBeLessThanOrEqual(strays);
    },
    180_000,
  );
});
