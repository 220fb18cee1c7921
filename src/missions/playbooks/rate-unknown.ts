// A debt told without its rate: it is asked for once, and without it the others are put in order.

import { folded } from '../../domain/fold.ts';
import type { DebtFigure } from '../../domain/hard-question.ts';
import { CLOSE } from '../../domain/kin.ts';
import { reais } from '../../finance/money.ts';
import { found } from '../found.ts';
import { type Asked, type Needs, needs, type PlaybookOutcome } from '../playbook.ts';
import { debtNamed } from '../replies/debt-named.ts';
import { type ToldDebt, toldShown } from './owed-in-all.ts';

/** Said in the question by who was asked and does not know. */
export const RATE_UNKNOWN = 'não sei esse juro';

/** Asks the rate of a debt told without one, in percent a month. */
export const askRateOf = ({ name }: Pick<DebtFigure, 'name'>): Needs =>
  needs('monthlyRate', `Qual o juro d${debtNamed(name)}? (ex.: 14 % ao mês)`);

type KnownRates = {
  readonly kind: 'known';
  readonly rates: readonly ToldDebt[];
  /** Of which neither rate nor parcela is known. */
  readonly without: readonly ToldDebt[];
};

/** Who is family or a friend lends without interest, unless it was told: the answer shows it as 0 %. */
const TO_SOMEBODY = new RegExp(`\\b(?:${CLOSE}|vovo)\\b`);
const byKin = (debt: ToldDebt): ToldDebt =>
  debt.rate === undefined && debt.minimum === undefined && TO_SOMEBODY.test(folded(debt.name))
    ? { ...debt, rate: '0' }
    : debt;

/** The debts that can be put in order; asks for the rate of one unless it was said not to be known. */
export function knownOf({ figures, text }: Asked, told: readonly ToldDebt[]): KnownRates | PlaybookOutcome {
  const debts = told.map(byKin);
  const lacks = ({ rate, minimum }: ToldDebt): boolean => rate === undefined && minimum === undefined;
  const unknown = debts.find(lacks);
  const { monthlyRate } = figures;
  const filled = debts.map((debt) =>
    debt === unknown && monthlyRate !== undefined ? { ...debt, rate: monthlyRate } : debt,
  );
  const without = filled.filter(lacks);
  const [first] = without;
  if (first === undefined) return { kind: 'known', rates: filled, without };
  const unsaid = text.includes(RATE_UNKNOWN);
  if (monthlyRate === undefined && !unsaid) return askRateOf(first);
  return without.length === debts.length
    ? smallest(debts)
    : { kind: 'known', rates: filled.filter((debt) => !lacks(debt)), without };
}

/** The answer about the others, and what is left out of it. */
export function withUnknown(outcome: PlaybookOutcome, without: readonly ToldDebt[]): PlaybookOutcome {
  if (outcome.kind !== 'found') return outcome;
  const names = without.map(({ name, cents }) => `${debtNamed(name)} (${reais(cents)})`).join(' e ');
  const [out, of] = without.length === 1 ? ['ficou', 'dela'] : ['ficaram', 'delas'];
  const left = `Sem o juro, ${names} ${out} de fora: pague o mínimo ${of}, veja a taxa na fatura ou no contrato e me diga, que eu refaço.`;
  const { findings } = outcome;
  const { resposta_pre_estruturada: answer } = findings;
  const resposta_principal = `${answer.resposta_principal}\n\n${left}`;
  return { ...outcome, findings: { ...findings, resposta_pre_estruturada: { ...answer, resposta_principal } } };
}

/** No rate is known at all. */
function smallest(debts: readonly ToldDebt[]): PlaybookOutcome {
  const [first, ...others] = debts.toSorted((a, b) => a.cents - b.cents);
  const name = first === undefined ? '' : debtNamed(first.name);
  return found({
    verdict:
      others.length === 0
        ? `Sem o juro não sei em quanto tempo ${name} acaba.`
        : `Sem saber os juros, comece pela menor, ${name}: acaba antes e libera a parcela dela para a próxima.`,
    because: ['A taxa vem na fatura ou no contrato; em geral cartão e cheque especial são os mais caros.'],
    data: debts.map(toldShown),
    next: ['Me diga o juro de uma delas que eu refaço a ordem.'],
  });
}
