// "Quanto devo gastar com X?", "é normal gastar um terço com aluguel?": a reference share of income against the actual spending. The shares are our
// own rule of thumb and stated as such: no survey publishes recommended ones.

import { folded } from '../../domain/fold.ts';
import { categoryLabel } from '../../finance/category-labels.ts';
import { percent, reais } from '../../finance/money.ts';
import { categoryIn } from '../category-in.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { found } from '../found.ts';
import { ASSUMED, byCategory, incomeOf, type Known, leftOver, shown } from '../known.ts';
import { type Asked, needs, type Playbook } from '../playbook.ts';
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
  indicators: [],
  run(asked) {
    const income = incomeOf(asked);
    if (income === undefined) return needs('income', 'Quanto entra por mês, mais ou menos? (ex.: 3.500)');
    const cuts = CUT.test(folded(asked.text));
    const plan = cuts ? cutSpending(asked, income) : undefined;
    if (plan !== undefined) return plan;
    const category = asked.figures.category ?? (asked.figures.rent === undefined ? categoryIn(asked.text) : 'moradia');
    return category === undefined ? split(asked, income) : one(asked, income, category);
  },
};

function one(asked: Asked, income: Known, category: string) {
  const share = REFERENCE[category] ?? OTHERS;
  const label = categoryLabel(category);
  const ceiling = toCents(exact(income.cents).times(share).div(100));
  const told = asked.figures.rent ?? asked.figures.expense;
  const spent = told ?? byCategory(asked).find(({ key }) => key === category)?.cents;
  const left = leftOver(asked);
  const over = spent === undefined ? undefined : spent - ceiling;
  return found({
    verdict:
      category === 'investimentos' && CAN_KEEP.test(folded(asked.text)) && left !== undefined
        ? left.cents > 0
          ? `Pelo que sobra, dá para guardar até ${reais(left.cents)} por mês; uma referência são ${reais(ceiling)}, ${share} % da renda.`
          : `Hoje nada: por mês saem ${reais(-left.cents)} a mais do que entram.`
        : category === 'investimentos'
          ? `Para a sua renda, uma referência é guardar ${reais(ceiling)} por mês (${share} %), no dia em que recebe.`
          : told !== undefined && over !== undefined
            ? over > 0
              ? `Aperta: ${reais(told)} passam em ${reais(over)} do recomendado para ${label}, ${reais(ceiling)} (${share} % da renda).`
              : `Cabe: ${reais(told)} ficam dentro do recomendado para ${label}, até ${reais(ceiling)} (${share} % da renda).`
            : `Para a sua renda, uma referência para ${label} é até ${reais(ceiling)} por mês (${share} %).`,
    because: [
      spent === undefined
        ? category === 'investimentos'
          ? 'Com dívida cara, esse valor vai primeiro para ela; sem reserva, para a reserva. Se 20 % não cabem, comece com 5 %.'
          : 'Ainda não tenho gastos seus nessa categoria para comparar.'
        : over !== undefined && over > 0
          ? `${told === undefined ? 'Você gasta' : 'São'} ${reais(spent)} por mês, ${percent(spent, income.cents)} da renda: ${reais(over)} acima.`
          : `${told === undefined ? 'Você gasta' : 'São'} ${reais(spent)} por mês, ${percent(spent, income.cents)} da renda: está dentro.`,
      ...(left !== undefined && left.cents < 0
        ? [
            `Mas o mês não fecha: faltam ${reais(-left.cents)}. Aí o certo é ${reais(Math.max(0, ceiling + left.cents))} ou menos, até equilibrar.`,
          ]
        : []),
    ],
    sums: [
      { rotulo: 'Referência', formula: `${reais(income.cents)} × ${share} %`, resultado: reais(ceiling) },
      ...(category !== 'investimentos' || left === undefined || asked.figures.saving !== undefined
        ? []
        : [
            {
              rotulo: 'Sobra do mês',
              formula: `${reais(income.cents)} − ${reais(income.cents - left.cents)}`,
              resultado: reais(left.cents),
            },
          ]),
      ...(told === undefined || over === undefined
        ? []
        : [
            over > 0
              ? { rotulo: 'Acima', formula: `${reais(told)} − ${reais(ceiling)}`, resultado: reais(over) }
              : { rotulo: 'Folga', formula: `${reais(ceiling)} − ${reais(told)}`, resultado: reais(-over) },
          ]),
    ],
    data: [
      shown('Renda do mês', income),
      { rotulo: 'Referência', valor: `${share} % da renda`, fonte: `régua comum, ${ASSUMED}` },
    ],
    next: [
      category === 'investimentos'
        ? `Para não esquecer: “me lembra de guardar ${Math.round(ceiling / 100)} todo dia 5”.`
        : `Quer que eu avise antes de passar? Diga “teto de ${Math.round(ceiling / 100)} em ${label.toLowerCase()}”.`,
    ],
    limits: ['É uma régua, não uma regra: cidade, filhos e saúde mudam muito a conta.'],
  });
}

/** "Sugere um jeito de distribuir 3.500 de renda": splits the month. */
function split({ figures: { expense } }: Asked, income: Known) {
  const share = (percentage: number): number => toCents(exact(income.cents).times(percentage).div(100));
  return found({
    verdict: `De ${reais(income.cents)}: ${reais(share(50))} para o essencial, ${reais(share(30))} para viver e ${reais(share(20))} para o futuro.`,
    because: [
      ...(expense === undefined || expense <= income.cents
        ? []
        : [`Hoje saem ${reais(expense)}: faltam ${reais(expense - income.cents)} por mês; pergunte “o que corto?”.`]),
      'Com dívida cara, o último pedaço vai primeiro para ela; sem reserva, para a reserva. Se a renda varia, divida pelo mês mais fraco.',
    ],
    compared: [
      { cenario: 'Essencial', resultado: `até ${reais(share(50))}: moradia, contas, mercado, transporte, saúde` },
      { cenario: 'Estilo de vida', resultado: `até ${reais(share(30))}: lazer, roupas, restaurantes, assinaturas` },
      { cenario: 'Futuro', resultado: `${reais(share(20))} ou mais: reserva, dívidas, objetivos` },
    ],
    sums: [
      {
        rotulo: '50/30/20',
        formula: `${reais(income.cents)} × 50 %, 30 % e 20 %`,
        resultado: `${reais(share(50))}, ${reais(share(30))}, ${reais(share(20))}`,
      },
    ],
    data: [shown('Renda do mês', income)],
    limits: ['Com renda baixa o essencial passa de 50 %: comece guardando o que der, mesmo 5 %.'],
  });
}
