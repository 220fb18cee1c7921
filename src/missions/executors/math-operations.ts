// Operations of the Matemático: one formula each, amounts in centavos, rates in percent as decimal text ('1.8'), results formatted for display.
// Formulas and their sources are in formulas/.

import * as z from 'zod/mini';
import { reais } from '../../finance/money.ts';
import { cet } from '../formulas/cet.ts';
import { depositFor, futureValue } from '../formulas/compound-interest.ts';
import { type Exact, fromPercent, toCents } from '../formulas/exact.ts';
import { irr } from '../formulas/irr.ts';
import { periodsToGoal, periodsToSettle } from '../formulas/nper.ts';
import { npv } from '../formulas/npv.ts';
import { pmt } from '../formulas/pmt.ts';
import { expectedReturn, volatility } from '../formulas/portfolio.ts';
import { interestOf, paidOf, priceTable } from '../formulas/price-table.ts';
import { realReturn } from '../formulas/real-return.ts';
import { perpetualCapital } from '../formulas/retirement.ts';
import { sacTable } from '../formulas/sac-table.ts';
import { fractionText, monthsText } from '../rate-words.ts';
import type { Line } from './executor.ts';

const cents = z.int().check(z.gte(0), z.lte(1e13));
const rate = z.string().check(z.regex(/^-?\d{1,4}(?:\.\d{1,8})?$/u));
const periods = z.int().check(z.gte(1), z.lte(1_200));
const flows = z.array(z.int()).check(z.minLength(2), z.maxLength(600));

export type MathOperation = {
  readonly descricao: string;
  readonly request: z.ZodMiniType<Readonly<Record<string, unknown>>>;
  readonly exemplo: Readonly<Record<string, unknown>>;
  /** Takes validated parameters; undefined = no solution for these figures. */
  readonly compute: (parameters: Readonly<Record<string, unknown>>) => readonly Line[] | undefined;
};

const money = (rotulo: string, value: Exact | number): Line => ({ rotulo, valor: reais(toCents(value)) });

/** Pairs a parameter schema with the computation typed by it. */
function operation<S extends z.ZodMiniType<Readonly<Record<string, unknown>>>>(
  descricao: string,
  request: S,
  exemplo: z.input<S> & Readonly<Record<string, unknown>>,
  compute: (parameters: z.output<S>) => readonly Line[] | undefined,
): MathOperation {
  return { descricao, request, exemplo, compute: (parameters) => compute(request.parse(parameters) as z.output<S>) };
}

const months = (rotulo: string, count: number): readonly Line[] | undefined =>
  Number.isFinite(count) ? [{ rotulo, valor: `${count} meses (${monthsText(count)})` }] : undefined;

export const MATH: Readonly<Record<string, MathOperation>> = {
  montante: operation(
    'Quanto vira um valor com depósitos mensais.',
    z.strictObject({ principal: cents, deposito: z._default(cents, 0), taxa_mes: rate, meses: periods }),
    { principal: 2_000_000, deposito: 150_000, taxa_mes: '0.8', meses: 40 },
    ({ principal, deposito, taxa_mes, meses }) => [
      money('Total', futureValue({ principal, deposit: deposito, rate: fromPercent(taxa_mes), periods: meses })),
      money('Colocado do bolso', principal + deposito * meses),
    ],
  ),
  deposito_para_meta: operation(
    'Quanto guardar por mês para chegar a uma meta.',
    z.strictObject({ meta: cents, guardado: z._default(cents, 0), taxa_mes: rate, meses: periods }),
    { meta: 8_000_000, guardado: 2_000_000, taxa_mes: '0.8', meses: 40 },
    ({ meta, guardado, taxa_mes, meses }) => [
      money('Por mês', depositFor(meta, { principal: guardado, rate: fromPercent(taxa_mes), periods: meses })),
    ],
  ),
  prazo_para_meta: operation(
    'Em quantos meses uma meta é alcançada.',
    z.strictObject({ meta: cents, guardado: z._default(cents, 0), deposito: cents, taxa_mes: rate }),
    { meta: 8_000_000, guardado: 2_000_000, deposito: 150_000, taxa_mes: '0.8' },
    ({ meta, guardado, deposito, taxa_mes }) =>
      months('Prazo', periodsToGoal(meta, guardado, deposito, fromPercent(taxa_mes))),
  ),
  prazo_para_quitar: operation(
    'Em quantos pagamentos iguais uma dívida acaba.',
    z.strictObject({ divida: cents, pagamento: cents, taxa_mes: rate }),
    { divida: 300_000, pagamento: 30_000, taxa_mes: '14' },
    ({ divida, pagamento, taxa_mes }) => months('Prazo', periodsToSettle(divida, pagamento, fromPercent(taxa_mes))),
  ),
  parcela: operation(
    'Parcela fixa de um empréstimo (PMT).',
    z.strictObject({ valor: cents, taxa_mes: rate, parcelas: periods }),
    { valor: 6_000_000, taxa_mes: '1.8', parcelas: 48 },
    ({ valor, taxa_mes, parcelas }) => [money('Parcela', pmt(valor, fromPercent(taxa_mes), parcelas))],
  ),
  tabela_price: operation(
    'Financiamento pela tabela Price: parcela, juros e total.',
    z.strictObject({ valor: cents, taxa_mes: rate, parcelas: periods }),
    { valor: 6_000_000, taxa_mes: '1.8', parcelas: 48 },
    ({ valor, taxa_mes, parcelas }) => tableLines(priceTable(valor, fromPercent(taxa_mes), parcelas)),
  ),
  tabela_sac: operation(
    'Financiamento pelo SAC: primeira e última parcela, juros e total.',
    z.strictObject({ valor: cents, taxa_mes: rate, parcelas: periods }),
    { valor: 20_000_000, taxa_mes: '0.9', parcelas: 360 },
    ({ valor, taxa_mes, parcelas }) => tableLines(sacTable(valor, fromPercent(taxa_mes), parcelas)),
  ),
  taxa_real: operation(
    'Rendimento acima da inflação.',
    z.strictObject({ nominal: rate, inflacao: rate }),
    { nominal: '14.65', inflacao: '4.68' },
    ({ nominal, inflacao }) => [
      { rotulo: 'Taxa real', valor: fractionText(realReturn(fromPercent(nominal), fromPercent(inflacao))) },
    ],
  ),
  vpl: operation(
    'Valor presente líquido de um fluxo mensal.',
    z.strictObject({ taxa_mes: rate, fluxos: flows }),
    { taxa_mes: '1', fluxos: [-100_000, 60_000, 60_000] },
    ({ taxa_mes, fluxos }) => [money('VPL', npv(fromPercent(taxa_mes), fluxos))],
  ),
  tir: operation(
    'Taxa interna de retorno de um fluxo mensal.',
    z.strictObject({ fluxos: flows }),
    { fluxos: [-100_000, 60_000, 60_000] },
    ({ fluxos }) => {
      const found = irr(fluxos);
      return found === undefined ? undefined : [{ rotulo: 'TIR ao mês', valor: fractionText(found) }];
    },
  ),
  cet: operation(
    'Custo efetivo total de um empréstimo, ao ano.',
    z.strictObject({ recebido: cents, pagamentos: flows, na_hora: z._default(cents, 0) }),
    { recebido: 100_000, pagamentos: [55_000, 55_000] },
    ({ recebido, pagamentos, na_hora }) => {
      const found = cet({ received: recebido, payments: pagamentos, upfront: na_hora });
      return found === undefined ? undefined : [{ rotulo: 'CET ao ano', valor: fractionText(found) }];
    },
  ),
  capital_para_renda: operation(
    'Capital que paga uma renda mensal sem diminuir, com taxa real.',
    z.strictObject({ renda_mes: cents, taxa_real_mes: rate }),
    { renda_mes: 1_500_000, taxa_real_mes: '0.4' },
    ({ renda_mes, taxa_real_mes }) =>
      Number(taxa_real_mes) <= 0
        ? undefined
        : [money('Capital', perpetualCapital(renda_mes, fromPercent(taxa_real_mes)))],
  ),
  carteira: operation(
    'Retorno esperado e volatilidade de uma carteira; correlação única entre os ativos.',
    z.strictObject({
      ativos: z
        .array(z.strictObject({ peso: rate, retorno: rate, desvio: rate }))
        .check(z.minLength(1), z.maxLength(30)),
      correlacao: z._default(z.number().check(z.gte(-1), z.lte(1)), 0),
    }),
    {
      ativos: [
        { peso: '80', retorno: '12', desvio: '1' },
        { peso: '20', retorno: '18', desvio: '25' },
      ],
      correlacao: 0.2,
    },
    ({ ativos, correlacao }) => {
      const holdings = ativos.map(({ peso, retorno, desvio }) => ({
        weight: fromPercent(peso),
        expected: fromPercent(retorno),
        deviation: fromPercent(desvio),
      }));
      return [
        { rotulo: 'Retorno esperado', valor: fractionText(expectedReturn(holdings)) },
        { rotulo: 'Volatilidade', valor: fractionText(volatility(holdings, () => correlacao)) },
      ];
    },
  ),
};

const tableLines = (rows: ReturnType<typeof priceTable>): readonly Line[] => [
  money('Primeira parcela', rows[0]?.payment ?? 0),
  money('Última parcela', rows.at(-1)?.payment ?? 0),
  money('Juros', interestOf(rows)),
  money('Total pago', paidOf(rows)),
];
