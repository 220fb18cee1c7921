// Debt refinancing: "pago o rotativo ou pego um consignado?". The same debt at two rates over the same term.

import { folded } from '../../domain/fold.ts';
import type { Figures } from '../../domain/hard-question.ts';
import { reais } from '../../finance/money.ts';
import { fromPercent, toCents } from '../formulas/exact.ts';
import { pmt } from '../formulas/pmt.ts';
import { solveRate } from '../formulas/solve-rate.ts';
import { calculation, found, type Sum } from '../found.ts';
import { ASSUMED, support, YOU_SAID } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { monthsText, percentText } from '../rate-words.ts';
import { debtsAsked } from './pay-debts.ts';

const USUAL_TERM = 24;
/** Loans whose term varies from 4 to 35 years, so it is never assumed. */
const LONG_LOAN = /\b(?:financiamento|imovel|casa|ape|apartamento)\b/;

/** The same debt at two rates, in % a month, over the same months. Centavos. */
type Swap = {
  readonly owed: number;
  readonly term: number;
  readonly dear: string;
  readonly offered: string;
  /** The instalments. */
  readonly old: number;
  readonly fresh: number;
  /** Over the whole term; negative when the new one costs more. */
  readonly saving: number;
};

export const swapDebt: Playbook = {
  run(asked) {
    const { figures } = asked;
    const words = folded(asked.text);
    const debts = debtsAsked(asked).toSorted((a, b) => Number(b.rate ?? 0) - Number(a.rate ?? 0));
    const [debt] = debts;
    const owed = debt?.cents ?? figures.loan ?? figures.price;
    if (owed === undefined) return needs('loan', 'De quanto é a dívida hoje? (ex.: 4 mil)');
    const dear = debt?.rate ?? figures.monthlyRate;
    if (dear === undefined) return needs('monthlyRate', 'Quanto a dívida de hoje cobra de juros? (ex.: 14 % ao mês)');
    // When the debt's own rate is known, a rate in the question is the offered one.
    const offered =
      figures.offeredRate ??
      rateInside(owed, figures) ??
      (debt?.rate === undefined ? undefined : (figures.monthlyRate ?? figures.percent));
    if (offered === undefined) return needs('offeredRate', 'E a taxa do empréstimo novo? (ex.: 1,9 % ao mês)');
    const told = figures.installmentsLeft ?? figures.installments ?? figures.months;
    if (told === undefined && LONG_LOAN.test(words))
      return needs('installmentsLeft', 'Quantas parcelas faltam? (ex.: 240)');
    const all = debts.flatMap(({ name, cents, rate }) => (rate === undefined ? [] : [{ name, cents, rate }]));
    if (all.length > 1 && ALL.test(words)) return swapAll(all, told ?? USUAL_TERM, offered, told === undefined);
    const swap = swapOf(Math.max(1, owed - (figures.lump ?? 0)), told ?? USUAL_TERM, dear, offered);
    return found({
      verdict: verdictOf(swap),
      because: [
        'A troca só ajuda se o crédito caro parar de ser usado: com o limite livre de novo, muita gente fica com as duas.',
        /\bconsignado\b/.test(words)
          ? 'No consignado a parcela sai do salário antes de você ver: confira se o mês fecha sem ela.'
          : undefined,
      ],
      compared: comparedOf(swap),
      sums: sumsOf(swap),
      data: [support('Prazo', `${swap.term} meses`, told === undefined ? ASSUMED : YOU_SAID)],
      limits: ['Compare pelo CET: IOF, tarifa e seguro do empréstimo novo não estão nesta conta.'],
    });
  },
};

/** "Por um empréstimo de 24x de 480": the rate that is in the parcelas, in % a month. */
function rateInside(owed: number, { installment, installments }: Figures): string | undefined {
  if (installment === undefined || installments === undefined) return undefined;
  return solveRate(owed, installment, installments)?.times(100).toDecimalPlaces(4).toFixed();
}

/** "Trocar tudo por um consignado". */
const ALL = /\b(?:tudo|todas|todos|as dividas|minhas dividas)\b/;

/** Each at its own rate, or all at the one offered, over the same months. */
function swapAll(
  debts: readonly { readonly name: string; readonly cents: number; readonly rate: string }[],
  term: number,
  offered: string,
  supposed: boolean,
) {
  const owed = debts.reduce((sum, { cents }) => sum + cents, 0);
  const parcels = debts.map(({ cents, rate }) => toCents(pmt(cents, fromPercent(rate), term)));
  const old = parcels.reduce((sum, cents) => sum + cents, 0);
  const fresh = toCents(pmt(owed, fromPercent(offered), term));
  const saving = (old - fresh) * term;
  const dearer = debts.filter(({ rate }) => Number(rate) > Number(offered));
  return found({
    verdict: verdictOf({ saving, term }),
    because: [
      dearer.length < debts.length && dearer.length > 0
        ? `Só compensa trocar o que cobra mais que ${percentText(offered)} ao mês: ${dearer.map(({ name }) => name).join(', ')}.`
        : undefined,
      'A troca só ajuda se o crédito caro parar de ser usado: com o limite livre de novo, muita gente fica com as duas.',
    ],
    compared: [
      { cenario: 'Como está', resultado: `${term}x de ${reais(old)}`, melhor: saving <= 0 },
      {
        cenario: `Tudo a ${percentText(offered)} ao mês`,
        resultado: `${term}x de ${reais(fresh)}`,
        melhor: saving > 0,
      },
    ],
    sums: [
      calculation('Ao todo', debts.map(({ cents }) => reais(cents)).join(' + '), reais(owed)),
      calculation('Diferença', `${term} × (${reais(old)} − ${reais(fresh)})`, reais(saving)),
    ],
    data: [
      ...debts.map(({ name, cents, rate }) => support(name, `${reais(cents)} a ${percentText(rate)} ao mês`, YOU_SAID)),
      support('Prazo', `${term} meses`, supposed ? ASSUMED : YOU_SAID),
    ],
    limits: ['Compare pelo CET: IOF, tarifa e seguro do empréstimo novo não estão nesta conta.'],
  });
}

function swapOf(owed: number, term: number, dear: string, offered: string): Swap {
  const installment = (rate: string): number => toCents(pmt(owed, fromPercent(rate), term));
  const [old, fresh] = [installment(dear), installment(offered)];
  return { owed, term, dear, offered, old, fresh, saving: (old - fresh) * term };
}

function verdictOf({ saving, term }: Pick<Swap, 'saving' | 'term'>): string {
  if (saving === 0) return 'Trocar dá na mesma: a taxa nova custa o mesmo.';
  return saving > 0
    ? `Vale trocar: em ${monthsText(term)} você paga ${reais(saving)} a menos.`
    : `Não vale trocar: a taxa nova custa ${reais(-saving)} a mais em ${monthsText(term)}.`;
}

const comparedOf = ({ term, dear, offered, old, fresh, saving }: Swap) => [
  {
    cenario: `Dívida atual a ${percentText(dear)} ao mês`,
    resultado: `${term}x de ${reais(old)}`,
    melhor: saving <= 0,
  },
  { cenario: `Nova a ${percentText(offered)} ao mês`, resultado: `${term}x de ${reais(fresh)}`, melhor: saving > 0 },
];

const sumsOf = ({ owed, term, old, fresh, saving }: Swap): Sum[] => [
  calculation('Parcela', `${reais(owed)} × i ÷ (1 − (1 + i)^−${term})`, `${reais(old)} ou ${reais(fresh)}`),
  calculation('Diferença', `${term} × (${reais(old)} − ${reais(fresh)})`, reais(saving)),
];
