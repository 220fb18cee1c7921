// Asset allocation by risk profile, over classes and never named assets. Expected real returns and deviations are long-run assumptions, shown as such
// (Dimson, Marsh, Staunton, Global Investment Returns Yearbook; ANBIMA's suitability classes).

import type { RiskProfile } from '../../domain/hard-question.ts';
import { debtsOf } from '../../finance/definitions/debts.ts';
import { investedOf } from '../../finance/definitions/invested.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import { type Exact, exact } from '../formulas/exact.ts';
import { expectedReturn, volatility } from '../formulas/portfolio.ts';
import { found } from '../found.ts';
import { ASSUMED, expenseOf, YOU_SAID } from '../known.ts';
import { money } from '../money-words.ts';
import { type Asked, needs, type Playbook } from '../playbook.ts';
import { fractionText } from '../rate-words.ts';
import { NO_ORDERS } from './compare-investments.ts';

/** Real return a year and its standard deviation. */
const CLASSES = [
  { name: 'Renda fixa pós-fixada (Selic, CDI)', expected: '0.04', deviation: '0.01' },
  { name: 'Renda fixa de inflação (IPCA+)', expected: '0.055', deviation: '0.08' },
  { name: 'Ações e fundos de índice, Brasil e exterior', expected: '0.06', deviation: '0.22' },
  { name: 'Fundos imobiliários', expected: '0.055', deviation: '0.15' },
] as const;

/** Weight of each class, in %. */
const PROFILES: Readonly<Record<RiskProfile, readonly number[]>> = {
  conservador: [80, 15, 3, 2],
  moderado: [50, 25, 15, 10],
  arrojado: [25, 25, 35, 15],
};

/** Correlation assumed between any two classes. */
const CORRELATION = '0.3';
const SAFETY_MONTHS = 6;

/** Risk profile stated in the question, or told before; undefined when unknown. */
export function profileOf({ figures, ledger }: Asked): RiskProfile | undefined {
  const told = String(ledger.told('perfil').find(({ key }) => key === 'risk_profile')?.value.value ?? '');
  if (figures.risk !== undefined) return figures.risk;
  if (told === 'agressivo') return 'arrojado';
  return told in PROFILES ? (told as RiskProfile) : undefined;
}

export const allocation: Playbook = {
  indicators: [],
  run(asked) {
    const risk = profileOf(asked);
    if (risk === undefined)
      return needs('risk', 'Qual o seu perfil: conservador, moderado ou arrojado?', [
        { label: 'Conservador', value: 'conservador' },
        { label: 'Moderado', value: 'moderado' },
        { label: 'Arrojado', value: 'arrojado' },
      ]);
    const { ledger, figures } = asked;
    const sum = figures.saved ?? figures.price ?? figures.goal ?? investedOf(ledger);
    const shares = PROFILES[risk];
    const holdings = CLASSES.map(({ expected, deviation }, index) => ({
      weight: exact(shares[index] ?? 0).div(100),
      expected,
      deviation,
    }));
    const gain = expectedReturn(holdings);
    const swing = volatility(holdings, () => CORRELATION);
    const expense = expenseOf(asked);
    const reserve = reserveOf(ledger);
    const short = expense === undefined ? 0 : Math.max(0, expense.cents * SAFETY_MONTHS - reserve);
    const debts = debtsOf(ledger).reduce((total, { cents }) => total + cents, 0);
    return found({
      verdict: `Para um perfil ${risk}, uma divisão de referência é ${shares.map((share) => `${share} %`).join(' / ')} entre as quatro classes abaixo.`,
      because: [
        debts > 0
          ? `Antes: há ${reais(debts)} em dívidas anotadas; quitar as caras rende mais que qualquer classe.`
          : undefined,
        short > 0
          ? `Antes de arriscar, complete a reserva: faltam ${reais(short)} para ${SAFETY_MONTHS} meses de gastos.`
          : undefined,
        badYear(swing.times('1.645').minus(gain)),
      ],
      compared: CLASSES.map(({ name }, index) => ({
        cenario: name,
        resultado: `${shares[index]} %${
          sum > 0
            ? `, ${money(
                exact(sum)
                  .times(shares[index] ?? 0)
                  .div(100),
              )}`
            : ''
        }`,
      })),
      sums: [
        { rotulo: 'Retorno real esperado', formula: 'Σ peso × retorno', resultado: `${fractionText(gain)} ao ano` },
        {
          rotulo: 'Oscilação',
          formula: '√Σ pesos × desvios × correlação 0,3',
          resultado: `${fractionText(swing)} ao ano`,
        },
      ],
      data: [
        { rotulo: 'Perfil', valor: risk, fonte: YOU_SAID },
        { rotulo: 'Retornos reais', valor: '4 %, 5,5 %, 6 %, 5,5 % ao ano', fonte: ASSUMED },
        { rotulo: 'Desvios', valor: '1 %, 8 %, 22 %, 15 %', fonte: ASSUMED },
      ],
      next: [
        'Mude aos poucos, com os aportes novos, em vez de vender tudo de uma vez.',
        'Confira uma vez por ano se a divisão ainda é essa.',
      ],
      advice: [NO_ORDERS],
    });
  },
};

/** One-in-twenty worst year, after inflation. @param fall fraction lost; negative means a gain */
const badYear = (fall: Exact): string =>
  fall.gt(0)
    ? `Num ano ruim (1 em 20), essa divisão pode cair perto de ${fractionText(fall, 1)} descontada a inflação.`
    : 'Mesmo num ano ruim (1 em 20), essa divisão deve acompanhar a inflação.';
