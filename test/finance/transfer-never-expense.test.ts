// A transfer is never an expense. Two people live the same life of purchases, income, refunds, corrections and undos; one of them also
// moves her own money about: between contas, into savings and investments, and to pay her card, with corrections and undos of that as
// well. Whatever is asked about what was spent or earned, both must be told the same.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import type { ConversationId, InboxId, LancamentoId } from '../../src/domain/ids.ts';
import { answerQuestion } from '../../src/finance/answers/answer-question.ts';
import { chartOfQuestion } from '../../src/finance/answers/chart-of-question.ts';
import { budgetHistory } from '../../src/finance/budget-history.ts';
import { contaKey } from '../../src/finance/conta.ts';
import { expenseOf } from '../../src/finance/definitions/expense.ts';
import { incomeOf } from '../../src/finance/definitions/income.ts';
import { savedIn } from '../../src/finance/definitions/saved.ts';
import type { Draft } from '../../src/finance/draft.ts';
import type { EntryChanges } from '../../src/finance/entry-changes.ts';
import type { Question } from '../../src/finance/question.ts';
import type { Repos } from '../../src/ports.ts';
import { execute } from '../../src/tools/execute.ts';
import type { ToolCall, ToolOutcome } from '../../src/tools/registry.ts';
import { inMemory } from '../contract/node-database.ts';
import { meet, NOON } from '../contract/people.ts';
import { storeOf } from '../support/store-of.ts';

const TODAY = '2026-11-21' as LocalDate;
const YEAR = { from: '2026-01-01' as LocalDate, to: '2026-12-31' as LocalDate };
const MONTH = { from: '2026-11-01' as LocalDate, to: '2026-11-30' as LocalDate };
const CARD = contaKey('cartao', 'nubank');
const CONTAS = [contaKey('corrente', 'itau'), contaKey('poupanca', 'poupanca'), contaKey('investimento', 'cdb'), CARD];
const CATEGORIES = ['mercado', 'lazer', 'saude'];

type Step =
  | { readonly do: 'spend' | 'move'; readonly draft: Draft }
  | { readonly do: 'pay_card'; readonly cents: number }
  /** Of what either of them noted, or of what only she moved; the newest is 0. */
  | { readonly do: 'correct'; readonly whose: 'both' | 'hers'; readonly back: number; readonly changes: EntryChanges }
  | { readonly do: 'undo'; readonly whose: 'both' | 'hers'; readonly back: number };

const cents = fc.integer({ min: 1, max: 90_000 });
const date = fc
  .tuple(fc.integer({ min: 9, max: 11 }), fc.integer({ min: 1, max: 21 }))
  .map(([month, day]) => `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as LocalDate);
const category = fc.constantFrom(...CATEGORIES);
const whose = fc.constantFrom('both' as const, 'hers' as const);
const back = fc.nat(4);

const spent: fc.Arbitrary<Draft> = fc.record({
  kind: fc.constantFrom('despesa' as const, 'despesa' as const, 'receita' as const, 'estorno' as const),
  cents,
  date,
  category,
  description: fc.constantFrom('feira', 'bar', 'remédio'),
  bank: fc.constantFrom('nubank', 'itau'),
  method: fc.constantFrom('credito' as const, 'pix' as const),
});

const moved: fc.Arbitrary<Draft> = fc.record({
  kind: fc.constantFrom('transferencia' as const, 'investimento' as const),
  cents,
  date,
  category: fc.constantFrom('transferencias', 'investimentos', ...CATEGORIES),
  description: fc.constantFrom('fatura', 'feira', 'cofrinho'),
  from: fc.constantFrom(...CONTAS),
  to: fc.constantFrom(...CONTAS),
});

const changes: fc.Arbitrary<EntryChanges> = fc.oneof(
  fc.record({ cents }),
  fc.record({ date }),
  fc.record({ category, description: fc.constantFrom('feira', 'bar') }),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('spend' as const), draft: spent }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('move' as const), draft: moved }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay_card' as const), cents }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('correct' as const), whose, back, changes }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), whose, back }) },
);

type Noted = { readonly turn: number; readonly id: LancamentoId };
type Book = Record<'both' | 'hers', Noted[]>;

/** One person's day: each step a turn. `mover` also does what only she does. */
function live(tx: Repos, conversation: ConversationId, steps: readonly Step[], mover: boolean, first: number): void {
  const book: Book = { both: [], hers: [] };
  const run = (turn: number, call: ToolCall): ToolOutcome | undefined => {
    const when = { now: NOON + turn, today: TODAY, startOf: () => 0, ticks: () => 0 };
    return execute([call], tx, { ...when, conversation, turn: turn as InboxId, may: new Set([call.tool]) }).outcomes[0];
  };
  const note = (turn: number, whose: 'both' | 'hers', call: ToolCall): void => {
    const outcome = run(turn, call);
    if (outcome?.kind === 'recorded') for (const { entry } of outcome.entries) book[whose].push({ turn, id: entry.id });
    if (outcome?.kind === 'fatura_paid') book[whose].push({ turn, id: outcome.entry.id });
  };
  const takes = (one: Step, turn: number): void => {
    switch (one.do) {
      case 'spend':
        note(turn, 'both', { tool: 'record_transaction', args: { entries: [one.draft] } });
        return;
      case 'move':
        if (mover) note(turn, 'hers', { tool: 'record_transaction', args: { entries: [one.draft] } });
        return;
      case 'pay_card':
        if (mover) note(turn, 'hers', { tool: 'pay_fatura', args: { card: 'nubank', cents: one.cents } });
        return;
      case 'correct':
      case 'undo': {
        const target = book[one.whose].at(-1 - one.back);
        if (target === undefined) return;
        if (one.do === 'undo') run(turn, { tool: 'undo', args: { turn: target.turn as InboxId } });
        else run(turn, { tool: 'edit_transaction', args: { pointer: { ids: [target.id] }, changes: one.changes } });
        return;
      }
      default:
        one satisfies never;
    }
  };
  steps.forEach((one, index) => {
    takes(one, first + index);
  });
}

const FLOW_OPS =
  'sum count count_zero_days avg max min list breakdown summary share savings compare budget_status'.split(
    ' ',
  ) as Question['op'][];

const QUESTIONS: readonly Question[] = [
  ...FLOW_OPS.flatMap((op): Question[] => [{ op }, { op, period: YEAR }, { op, period: YEAR, category: 'mercado' }]),
  ...(['category', 'merchant', 'day', 'weekday', 'month', 'payment_method'] as const).flatMap(
    (group_by): Question[] => [
      { op: 'breakdown', period: YEAR, group_by },
      { op: 'max', period: YEAR, group_by },
    ],
  ),
  { op: 'sum', period: YEAR, merchant: 'feira' },
  { op: 'sum', period: YEAR, min_cents: 500 },
  { op: 'sum', period: YEAR, account: 'itau' },
  { op: 'last', type: 'expense' },
  { op: 'compare', a: { period: MONTH }, b: { period: { from: YEAR.from, to: '2026-10-31' as LocalDate } } },
];

const CHARTS = [
  ['pie', { op: 'breakdown', period: YEAR }],
  ['bars', { op: 'breakdown', period: YEAR, group_by: 'month' }],
  ['line', { op: 'summary', period: MONTH }],
  ['bars', { op: 'compare', a: { category: 'mercado' }, b: { category: 'lazer' } }],
] as const;

/** All that is said or drawn of what was spent and earned. Ids are each person's own. */
function told({ ledger }: Repos): unknown {
  const budgets = ledger.told('orcamento');
  return {
    definitions: [expenseOf(ledger, YEAR), incomeOf(ledger, YEAR), savedIn(ledger, MONTH)],
    rollup: ledger
      .monthTotals('2026-01', '2026-12')
      .filter(({ kind }) => ['despesa', 'receita', 'estorno'].includes(kind)),
    budgets: budgets.map((budget) => budgetHistory(ledger, budget, YEAR, TODAY)),
    answers: QUESTIONS.map((question) => [question, answerQuestion({ ledger, question, today: TODAY }).text]),
    charts: CHARTS.map(([shape, question]) => chartOfQuestion({ ledger, question, today: TODAY }, shape)),
  };
}

it('whoever moves money about is told the same of what was spent as who does not', async () => {
  const database = await inMemory.open();
  let person = 0;
  const lives = async (steps: readonly Step[], mover: boolean): Promise<unknown> => {
    person++;
    return database.within(async (open) => {
      const { account, conversation } = await meet(open, `p${person}`);
      let answer: unknown;
      await storeOf(open, account).commit((tx) => {
        tx.ledger.tell('orcamento', 'mercado', { cents: 50_000, category: 'mercado', pace: 'monthly' }, NOON);
        tx.ledger.tell('orcamento', 'feira', { cents: 50_000, words: 'feira', pace: 'weekly' }, NOON);
        live(tx, conversation.id, steps, mover, person * 1_000);
        answer = told(tx);
      });
      return answer;
    });
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30 }), async (steps) => {
      expect(await lives(steps, true)).toEqual(await lives(steps, false));
    }),
    { numRuns: 20 },
  );
  await database.close();
}, 60_000);
