// Whatever is asked and whatever is on record, no number of a verdict comes from nowhere: it is in the figures shown under it, in a
// formula line, or in a comparison, so that anybody can do the sum again.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import type { Figures } from '../../src/domain/hard-question.ts';
import type { LedgerReads } from '../../src/domain/ledger-repos.ts';
import type { SourcedFigure } from '../../src/domain/market.ts';
import { plain } from '../../src/domain/text.ts';
import { answerFaults } from '../../src/missions/answer-faults.ts';
import type { Findings } from '../../src/missions/consolidation.ts';
import type { PlaybookName } from '../../src/missions/playbooks/table.ts';
import { PLAYBOOKS } from '../../src/missions/playbooks/table.ts';
import { findingsWords } from '../../src/missions/replies/findings-words.ts';

const TODAY = '2026-11-18' as LocalDate;
const MONTHS = ['2026-08', '2026-09', '2026-10', '2026-11'];

const published = (value: string, unit: SourcedFigure['unit']): SourcedFigure => ({
  value,
  unit,
  source: 'Banco Central',
  of: TODAY,
  reliability: 100,
});

type Life = { readonly income: number; readonly expense: number; readonly saved: number; readonly balance: number };

/** Three months alike and one under way. */
const ledgerOf = ({ income, expense, saved, balance }: Life): LedgerReads => ({
  lancamento: () => undefined,
  versions: () => [],
  removedSince: () => [],
  list: () => [],
  total: () => ({ cents: expense, count: 1 }),
  recordedByOthers: () => false,
  grouped: (_filter, by) => (by === 'category' ? [{ key: 'mercado', cents: expense, count: 1 }] : []),
  monthTotals: (from, to) =>
    MONTHS.filter((month) => month >= from && month <= to).flatMap((month) => [
      { month, kind: 'receita' as const, category: 'salario', cents: income, count: 1 },
      { month, kind: 'despesa' as const, category: 'mercado', cents: expense, count: 1 },
    ]),
  balances: () => [
    { conta: 'poupanca', cents: saved },
    { conta: '', cents: balance },
  ],
  told: () => [],
  importDraft: () => undefined,
  importedKeys: () => new Map(),
});

const cents = fc.integer({ min: 1_000, max: 90_000_000 });
const percent = fc.integer({ min: 1, max: 1_500 }).map((hundredths) => String(hundredths / 100));
const figures: fc.Arbitrary<Figures> = fc.record(
  {
    price: cents,
    goal: cents,
    saved: cents,
    loan: cents,
    downPayment: cents,
    installment: cents,
    saving: cents,
    payment: cents,
    rent: cents,
    passive: cents,
    installments: fc.integer({ min: 2, max: 60 }),
    installmentsLeft: fc.integer({ min: 2, max: 60 }),
    discount: percent,
    monthlyRate: percent,
    yearlyRate: percent,
    offeredRate: percent,
    percent,
    months: fc.integer({ min: 1, max: 360 }),
    age: fc.integer({ min: 18, max: 60 }),
    retireAge: fc.integer({ min: 61, max: 75 }),
    risk: fc.constantFrom('conservador', 'moderado', 'arrojado'),
    debts: fc.array(fc.record({ name: fc.constantFrom('cartão', 'consignado'), cents, rate: percent }), {
      minLength: 1,
      maxLength: 3,
    }),
  },
  { requiredKeys: [] },
);
const life: fc.Arbitrary<Life> = fc.record({
  income: cents,
  expense: cents,
  saved: fc.integer({ min: 0, max: 90_000_000 }),
  balance: fc.integer({ min: -1_000_000, max: 9_000_000 }),
});
const rates = fc.constantFrom(
  {},
  {
    cdi: published('14.65', '% a.a.'),
    selic: published('14.75', '% a.a.'),
    ipca: published('4.68', '% 12 meses'),
    tr: published('0.17', '% a.m.'),
  },
);

const NUMBER = /\d+(?:\.\d{3})*(?:,\d+)?/gu;
/** '3 anos e 4 meses' -> '40 meses': a length of time is shown in years in one place and in months in another. */
const inMonths = (text: string): string =>
  text
    .replace(
      /(\d+) anos? e (\d+) m[eê]s(?:es)?/gu,
      (_, years, months) => `${Number(years) * 12 + Number(months)} meses`,
    )
    .replace(/(\d+) anos?(?! ?,| parando)/gu, (_, years) => `${Number(years) * 12} meses`);
const numbersIn = (text: string): readonly string[] => inMonths(text).match(NUMBER) ?? [];
const TEXT = 'quanto devo gastar com mercado? petrobras caiu';

/** Findings of a playbook over any figures, any life, with rates or without; nothing when it asks for a figure. */
const eachFinding = (name: PlaybookName, numRuns: number, check: (findings: Findings) => void): void =>
  fc.assert(
    fc.property(figures, life, rates, (told, lived, known) => {
      const outcome = PLAYBOOKS[name].run({
        text: TEXT,
        domain: 'planejamento_financeiro',
        coordinator: 'planejamento',
        figures: told,
        ledger: ledgerOf(lived),
        today: TODAY,
        rates: known,
      });
      if (outcome.kind === 'found') check(outcome.findings);
    }),
    { numRuns, seed: 20261118 },
  );

const NAMES = Object.keys(PLAYBOOKS) as PlaybookName[];

describe('the verdict', () => {
  it.each(NAMES)('%s: every number of it is under it', (name) =>
    eachFinding(name, 60, ({ resposta_pre_estruturada }) => {
      const { resposta_principal, dados_suporte, calculos_realizados, comparacoes_feitas } = resposta_pre_estruturada;
      const shown = new Set(numbersIn(JSON.stringify([dados_suporte, calculos_realizados, comparacoes_feitas])));
      const [verdict = ''] = resposta_principal.split('\n\n');
      expect(
        numbersIn(verdict).filter((number) => !shown.has(number)),
        verdict,
      ).toEqual([]);
      expect(resposta_principal).not.toMatch(/NaN|Infinity|undefined/u);
    }),
  );

  it.each(NAMES)('%s: no word of the machinery', (name) =>
    eachFinding(name, 5, (findings) => {
      const faults = answerFaults(plain(findingsWords(findings)), findings, TEXT);
      expect(faults.filter(({ kind }) => kind === 'forbidden')).toEqual([]);
    }),
  );
});
