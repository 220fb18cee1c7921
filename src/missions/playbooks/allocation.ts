// Asset allocation by risk profile, over classes and never named assets. Expected real returns and deviations are long-run assumptions, shown as such
// (Dimson, Marsh, Staunton, Global Investment Returns Yearbook; ANBIMA's suitability classes).

import type { RiskProfile } from '../../domain/hard-question.ts';
import { debtsOf } from '../../finance/definitions/debts.ts';
import { investedOf } from '../../finance/definitions/invested.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import { type Exact, exact } from '../formulas/exact.ts';
import { expectedReturn, volatility } from '../formulas/portfolio.ts';
import { calculation, found } from '../found.ts';
import { assumed, expenseOf, youSaid } from '../known.ts';
import { money } from '../money-words.ts';
import { type Asked, needs, type Playbook } from '../playbook.ts';
import { fractionText } from '../rate-words.ts';
import { SAFETY_MONTHS } from '../rules-of-thumb.ts';
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

/** Risk profile stated in the question, or told before; undefined when unknown. */
export function profileOf({ figures, ledger }: Asked): RiskProfile | undefined {
  const told = String(ledger.told('perfil').find(({ key }) => key === 'risk_profile')?.value.value ?? '');
  if (figures.risk !== undefined) return figures.risk;
  if (told === 'agressivo') return 'arrojado';
  return told in PROFILES ? (told as RiskProfile) : undefined;
}

/** The reference split. Shares in %, returns and swings as fractions a year, money in centavos. */
type Split = {
  readonly risk: RiskProfile;
  readonly shares: readonly number[];
  /** What there is to divide; 0 when unknown. */
  readonly sum: number;
  readonly gain: Exact;
  readonly swing: Exact;
  /** What comes first: debts, and what the reserve lacks. */
  readonly debts: number;
  readonly short: number;
};

function splitFor(asked: Asked, risk: RiskProfile): Split {
  const { ledger, figures } = asked;
  const shares = PROFILES[risk];
  const holdings = CLASSES.map(({ expected, deviation }, index) => ({
    weight: exact(shares[index] ?? 0).div(100),
    expected,
    deviation,
  }));
  const expense = expenseOf(asked);
  return {
    risk,
    shares,
    sum: figures.saved ?? figures.price ?? figures.goal ?? investedOf(ledger),
    gain: expectedReturn(holdings),
    swing: volatility(holdings, () => CORRELATION),
    debts: debtsOf(ledger).reduce((total, { cents }) => total + cents, 0),
    short: expense === undefined ? 0 : Math.max(0, expense.cents * SAFETY_MONTHS - reserveOf(ledger)),
  };
}

export const allocation: Playbook = {
  run(asked) {
    const risk = profileOf(asked);
    if (risk === undefined)
      return needs('risk', 'Qual o seu perfil: conservador, moderado ou arrojado?', [
        { label: 'Conservador', value: 'conservador' },
        { label: 'Moderado', value: 'moderado' },
        { label: 'Arrojado', value: 'arrojado' },
      ]);
    const split = splitFor(asked, risk);
    const { shares, gain, swing } = split;
    return found({
      verdict: `Para um perfil ${risk}, uma divisão de referência é ${shares.map((share) => `${share} %`).join(' / ')} entre as quatro classes abaixo.`,
      because: [...firstThings(split), badYear(swing.times('1.645').minus(gain))],
      compared: CLASSES.map(({ name }, index) => ({ cenario: name, resultado: shareText(shares[index] ?? 0, split) })),
      sums: [
        calculation('Retorno real esperado', 'Σ peso × retorno', `${fractionText(gain)} ao ano`),
        calculation('Oscilação', '√Σ pesos × desvios × correlação 0,3', `${fractionText(swing)} ao ano`),
      ],
      data: [
        youSaid('Perfil', risk),
        assumed('Retornos reais', '4 %, 5,5 %, 6 %, 5,5 % ao ano'),
        assumed('Desvios', '1 %, 8 %, 22 %, 15 %'),
      ],
      next: [
        'Mude aos poucos, com os aportes novos, em vez de vender tudo de uma vez.',
        'Confira uma vez por ano se a divisão ainda é essa.',
      ],
      advice: [NO_ORDERS],
    });
  },
};

const firstThings = ({ debts, short }: Split): readonly (string | undefined)[] => [
  debts > 0
    ? `Antes: há ${reais(debts)} em dívidas anotadas; quitar as caras rende mais que qualquer classe.`
    : undefined,
  short > 0
    ? `Antes de arriscar, complete a reserva: faltam ${reais(short)} para ${SAFETY_MONTHS} meses de gastos.`
    : undefined,
];

const shareText = (share: number, { sum }: Split): string =>
  sum > 0 ? `${share} %, ${money(exact(sum).times(share).div(100))}` : `${share} %`;

/** One-in-twenty worst year, after inflation. @param fall fraction lost; negative means a gain */
const badYear = (fall: Exact): string =>
  fall.gt(0)
    ? `Num ano ruim (1 em 20), essa divisão pode cair perto de ${fractionText(fall, 1)} descontada a inflação.`
    : 'Mesmo num ano ruim (1 em 20), essa divisão deve acompanhar a inflação.';
