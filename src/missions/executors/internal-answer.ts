// Answers of the person's own data, one function per category. Every figure is a definition of finance/ or one query; lines are formatted for
// display.

import { folded } from '../../domain/fold.ts';
import type { LedgerReads } from '../../domain/ledger-repos.ts';
import type { ToldKind } from '../../domain/told.ts';
import { balanceOf } from '../../finance/definitions/balance.ts';
import { debtsOf } from '../../finance/definitions/debts.ts';
import { investedOf, investments } from '../../finance/definitions/invested.ts';
import { netWorthOf } from '../../finance/definitions/net-worth.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { goalTotal } from '../../finance/goal-total.ts';
import { reais } from '../../finance/money.ts';
import type { Line } from './executor.ts';
import { type InternalCategory, type InternalFilters, ledgerFilter } from './internal-query.ts';

const MOST_ROWS = 20;

export type InternalAnswer = { readonly resumo: readonly Line[]; readonly linhas: readonly unknown[] };

type Answerer = (ledger: LedgerReads, filters: InternalFilters) => InternalAnswer;

const line = (rotulo: string, cents: number): Line => ({ rotulo, valor: reais(cents) });

const named = (words: string | undefined) => (name: string) =>
  words === undefined || folded(name).includes(folded(words));

const told = (ledger: LedgerReads, kind: ToldKind): readonly unknown[] =>
  ledger.told(kind).map(({ key, value }) => ({ ...value, key }));

const ANSWERS: Readonly<Record<InternalCategory, Answerer>> = {
  receitas_e_despesas(ledger, filters) {
    const filter = ledgerFilter(filters);
    const { agrupar_por, limite = MOST_ROWS, tipo } = filters;
    const kinds = tipo === 'receita' || tipo === 'despesa' ? [tipo] : (['receita', 'despesa'] as const);
    const totals = kinds.map((kind) =>
      line(kind === 'receita' ? 'Receitas' : 'Despesas', ledger.total({ ...filter, kind }).cents),
    );
    if (agrupar_por === undefined) return { resumo: totals, linhas: ledger.list(filter, 'largest', limite) };
    const groups = ledger.grouped({ ...filter, kind: tipo === 'receita' ? 'receita' : 'despesa' }, agrupar_por);
    return {
      resumo: [...totals, ...groups.slice(0, limite).map(({ key, cents }) => line(key, cents))],
      linhas: groups,
    };
  },
  contas_e_cartoes(ledger, { conta }) {
    const rows = ledger.balances().filter(({ conta: name }) => conta === undefined || name.includes(conta));
    return {
      resumo: [line('Saldo', balanceOf(ledger)), line('Reserva', reserveOf(ledger))],
      linhas: [...rows, ...told(ledger, 'conta')],
    };
  },
  faturas_e_parcelas(ledger, { limite = MOST_ROWS, ...filters }) {
    const rows = ledger.list({ ...ledgerFilter(filters), parcelada: true }, 'newest', limite);
    const resumo = rows.map((row) => line(`${row.description} em ${row.parcelas}x`, row.cents));
    return { resumo, linhas: rows };
  },
  investimentos(ledger, { conta }) {
    return { resumo: [line('Investido', investedOf(ledger, conta))], linhas: investments(ledger, conta) };
  },
  dividas(ledger, { palavras }) {
    const rows = debtsOf(ledger).filter(({ name }) => named(palavras)(name));
    return { resumo: rows.map(({ name, cents }) => line(name, cents)), linhas: [...rows, ...told(ledger, 'divida')] };
  },
  metas(ledger, { palavras }) {
    const rows = ledger
      .told('meta')
      .map(({ value }) => value)
      .filter(({ name }) => named(palavras)(name));
    return { resumo: rows.map((one) => line(one.name, goalTotal(one) ?? one.cents)), linhas: rows };
  },
  orcamentos(ledger, { categoria_gasto }) {
    const rows = ledger
      .told('orcamento')
      .map(({ key, value }) => ({ key, ...value }))
      .filter(
        ({ category, key }) => categoria_gasto === undefined || category === categoria_gasto || key === categoria_gasto,
      );
    return { resumo: rows.map(({ key, cents }) => line(key, cents)), linhas: rows };
  },
  patrimonio(ledger) {
    const worth = netWorthOf(ledger);
    const resumo = [
      line('Saldo', balanceOf(ledger)),
      line('Investido', investedOf(ledger)),
      line('Reserva', reserveOf(ledger)),
    ];
    return { resumo, linhas: [worth] };
  },
  recorrencias(ledger, { tipo }) {
    const rows = ledger
      .told('recorrencia')
      .map(({ value }) => value)
      .filter(({ kind }) => tipo === undefined || tipo === 'todas' || kind === tipo);
    const resumo = rows.flatMap(({ description, cents }) => (cents === undefined ? [] : [line(description, cents)]));
    return { resumo, linhas: rows };
  },
  perfil(ledger) {
    const rows = ledger.told('perfil');
    return { resumo: rows.map(({ key, value }) => ({ rotulo: key, valor: String(value.value) })), linhas: rows };
  },
};

/** Centavos are formatted already: coordinators repeat lines, they never compute with them. */
export const internalAnswer = (
  ledger: LedgerReads,
  category: InternalCategory,
  filters: InternalFilters,
): InternalAnswer => ANSWERS[category](ledger, filters);
