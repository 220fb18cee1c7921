// "Quanto devo gastar com X?", "é normal gastar um terço com aluguel?": a reference share of income against the actual spending. The shares are our
// own rule of thumb and stated as such: no survey publishes recommended ones.

import { folded } from '../../domain/fold.ts';
import { categoryLabel } from '../../finance/category-labels.ts';
import { percent, reais } from '../../finance/money.ts';
import { categoryIn } from '../category-in.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { ASSUMED, byCategory, expenseOf, incomeOf, type Known, leftOver, REPEATS, shown, support } from '../known.ts';
import { type Asked, needsOwn, type Playbook } from '../playbook.ts';
import { cutSpending } from './cut-spending.ts';

/** % of income. */
const REFERENCE: Readonly<Record<string, number>> = {
  moradia: 30,
  mercado: 15,
  alimentacao: 8,
  transporte: 15,
  contas: 8,
  saude: 8,
  educacao: 8,
  lazer: 7,
  assinaturas: 2,
  vestuario: 4,
  beleza: 3,
  pets: 3,
  presentes_doacoes: 5,
  familia: 8,
  investimentos: 20,
};
const OTHERS = 5;
const CAN_KEEP = /\b(?:consigo|da (?:pra|para)|posso|sobra) (?:eu )?(?:guardar|poupar|economizar|juntar|investir)\b/;
const CUT = /\b(?:cort\w+|econom\w+|reduz\w+|enxug\w+|sobrar mais)\b/;

export const howMuchToSpend: Playbook = {
  run(asked) {
    const income = incomeOf(asked);
    if (income === undefined) return needsOwn('income', 'Quanto entra por mês, mais ou menos? (ex.: 3.500)');
    const cuts = CUT.test(folded(asked.text));
    const plan = cuts ? cutSpending(asked, income) : undefined;
    if (plan !== undefined) return plan;
    const category = asked.figures.category ?? (asked.figures.rent === undefined ? categoryIn(asked.text) : 'moradia');
    return category === undefined ? split(asked, income) : ofCategory(asked, income, category);
  },
};

/** One category: the reference, and what is spent, told in the question or recorded. All in centavos. */
type Compared = {
  readonly category: string;
  readonly label: string;
  readonly income: Known;
  /** % of income. */
  readonly share: number;
  readonly ceiling: number;
  readonly told: number | undefined;
  readonly spent: number | undefined;
  /** Income less expenses of a month. */
  readonly left: number | undefined;
};

function ofCategory(asked: Asked, income: Known, category: string) {
  const { rent, expense, saving, percent } = asked.figures;
  const share =
    category === 'investimentos' && percent !== undefined ? Number(percent) : (REFERENCE[category] ?? OTHERS);
  const label = categoryLabel(category);
  const ceiling = toCents(exact(income.cents).times(share).div(100));
  // What is spent is no part that is put by.
  const told = category === 'investimentos' ? undefined : (rent ?? expense);
  const spent = told ?? byCategory(asked).find(({ key }) => key === category)?.cents;
  const left = leftOver(asked)?.cents;
  const compared: Compared = { category, label, income, share, ceiling, told, spent, left };
  return found({
    verdict: verdictOf(compared, CAN_KEEP.test(folded(asked.text)), /\b(?:por|n?um|ao) ano\b/.test(folded(asked.text))),
    because: [againstIncome(compared), left !== undefined && left < 0 ? doesNotClose(ceiling, left) : undefined],
    sums: sumsOf(compared, saving !== undefined),
    data: [shown('Renda do mês', income), support('Referência', `${share} % da renda`, `régua comum, ${ASSUMED}`)],
    next: [
      category === 'investimentos'
        ? `Para não esquecer: “me lembra de guardar ${Math.round(ceiling / 100)} todo dia 5”.`
        : `Quer que eu avise antes de passar? Diga “teto de ${Math.round(ceiling / 100)} em ${label.toLowerCase()}”.`,
    ],
    limits: [
      category === 'investimentos' && left !== undefined && expenseOf(asked)?.from === REPEATS
        ? 'Só contei as contas que você me disse: mercado, transporte e o resto ainda saem daí.'
        : undefined,
      'É uma régua, não uma regra: cidade, filhos e saúde mudam muito a conta.',
    ],
  });
}

function verdictOf(
  { category, label, share, ceiling, told, left }: Compared,
  asksWhatFits: boolean,
  yearly: boolean,
): string {
  if (category === 'investimentos') {
    if (!asksWhatFits || left === undefined)
      return `Para a sua renda, uma referência é guardar ${reais(ceiling)} por mês (${share} %), no dia em que recebe.`;
    return left > 0
      ? `Pelo que sobra, dá para guardar até ${yearly ? `${reais(left * 12)} por ano, ` : ''}${reais(left)} por mês; uma referência são ${reais(ceiling)}, ${share} % da renda.`
      : `Hoje nada: por mês saem ${reais(-left)} a mais do que entram.`;
  }
  if (told === undefined)
    return `Para a sua renda, uma referência para ${label} é até ${reais(ceiling)} por mês (${share} %).`;
  return told > ceiling
    ? `Aperta: ${reais(told)} passam em ${reais(told - ceiling)} do recomendado para ${label}, ${reais(ceiling)} (${share} % da renda).`
    : `Cabe: ${reais(told)} ficam dentro do recomendado para ${label}, até ${reais(ceiling)} (${share} % da renda).`;
}

function againstIncome({ category, income, ceiling, told, spent }: Compared): string {
  if (spent === undefined)
    return category === 'investimentos'
      ? 'Com dívida cara, esse valor vai primeiro para ela; sem reserva, para a reserva. Se 20 % não cabem, comece com 5 %.'
      : 'Ainda não tenho gastos seus nessa categoria para comparar.';
  const is = told === undefined ? 'Você gasta' : 'São';
  const verdict = spent > ceiling ? `${reais(spent - ceiling)} acima` : 'está dentro';
  return `${is} ${reais(spent)} por mês, ${percent(spent, income.cents)} da renda: ${verdict}.`;
}

const doesNotClose = (ceiling: number, left: number): string =>
  `Mas o mês não fecha: faltam ${reais(-left)}. Aí o certo é ${reais(Math.max(0, ceiling + left))} ou menos, até equilibrar.`;

/** @param savingTold what is left was told as such, so that it is not computed */
function sumsOf({ category, income, share, ceiling, told, left }: Compared, savingTold: boolean) {
  return [
    calculation('Referência', `${reais(income.cents)} × ${share} %`, reais(ceiling)),
    ...(category !== 'investimentos' || left === undefined || savingTold
      ? []
      : [calculation('Sobra do mês', `${reais(income.cents)} − ${reais(income.cents - left)}`, reais(left))]),
    ...(told === undefined
      ? []
      : [
          told > ceiling
            ? calculation('Acima', `${reais(told)} − ${reais(ceiling)}`, reais(told - ceiling))
            : calculation('Folga', `${reais(ceiling)} − ${reais(told)}`, reais(ceiling - told)),
        ]),
  ];
}

/** "Sugere um jeito de distribuir 3.500 de renda": splits the month. */
function split({ figures: { expense } }: Asked, income: Known) {
  const share = (percentage: number): number => toCents(exact(income.cents).times(percentage).div(100));
  return found({
    verdict: `De ${reais(income.cents)}: ${reais(share(50))} para o essencial, ${reais(share(30))} para viver e ${reais(share(20))} para o futuro.`,
    because: [
      expense === undefined
        ? undefined
        : `Do que você disse saem ${reais(expense)}: ${expense <= income.cents ? `sobram ${reais(income.cents - expense)} por mês.` : `faltam ${reais(expense - income.cents)} por mês; pergunte “o que corto?”.`}`,
      'Com dívida cara, o último pedaço vai primeiro para ela; sem reserva, para a reserva. Se a renda varia, divida pelo mês mais fraco.',
    ],
    compared: [
      { cenario: 'Essencial', resultado: `até ${reais(share(50))}: moradia, contas, mercado, transporte, saúde` },
      { cenario: 'Estilo de vida', resultado: `até ${reais(share(30))}: lazer, roupas, restaurantes, assinaturas` },
      { cenario: 'Futuro', resultado: `${reais(share(20))} ou mais: reserva, dívidas, objetivos` },
    ],
    sums: [
      calculation(
        '50/30/20',
        `${reais(income.cents)} × 50 %, 30 % e 20 %`,
        `${reais(share(50))}, ${reais(share(30))}, ${reais(share(20))}`,
      ),
    ],
    data: [shown('Renda do mês', income)],
    limits: ['Com renda baixa o essencial passa de 50 %: comece guardando o que der, mesmo 5 %.'],
  });
}
