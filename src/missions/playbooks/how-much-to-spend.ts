// "Quanto devo gastar com X?", "é normal gastar um terço com aluguel?": a reference share of income beside what the person spends.
// The shares are our own rule of thumb and are shown as such: no survey publishes what a household should spend.

import { categoryLabel } from '../../finance/category-labels.ts';
import { percent, reais } from '../../finance/money.ts';
import { categoryIn } from '../category-in.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { found } from '../found.ts';
import { ASSUMED, byCategory, incomeOf, leftOver, shown } from '../known.ts';
import { type Asked, needs, type Playbook } from '../playbook.ts';
import { percentText } from '../rate-words.ts';

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

export const howMuchToSpend: Playbook = {
  indicators: [],
  run(asked) {
    const income = incomeOf(asked);
    if (income === undefined) return needs('income', 'Quanto entra por mês, mais ou menos? (ex.: 3.500)');
    const category = asked.figures.category ?? categoryIn(asked.text);
    return category === undefined ? split(asked, income) : one(asked, income, category);
  },
};

function one(asked: Asked, income: NonNullable<ReturnType<typeof incomeOf>>, category: string) {
  const share = REFERENCE[category] ?? OTHERS;
  const label = categoryLabel(category);
  const ceiling = toCents(exact(income.cents).times(share).div(100));
  const spent =
    asked.figures.expense ?? asked.figures.rent ?? byCategory(asked).find(({ key }) => key === category)?.cents;
  const left = leftOver(asked);
  const over = spent === undefined ? undefined : spent - ceiling;
  return found({
    verdict: `Para a sua renda, uma referência para ${label} é até ${reais(ceiling)} por mês (${share} %).`,
    because: [
      spent === undefined
        ? 'Ainda não tenho gastos seus nessa categoria para comparar.'
        : over !== undefined && over > 0
          ? `Você gasta ${reais(spent)} por mês, ${percent(spent, income.cents)} da renda: ${reais(over)} acima.`
          : `Você gasta ${reais(spent)} por mês, ${percent(spent, income.cents)} da renda: está dentro.`,
      ...(left !== undefined && left.cents < 0
        ? [
            `Mas o mês não fecha: faltam ${reais(-left.cents)}. Aí o certo é ${reais(Math.max(0, ceiling + left.cents))} ou menos, até equilibrar.`,
          ]
        : []),
    ],
    sums: [{ rotulo: 'Referência', formula: `${reais(income.cents)} × ${share} %`, resultado: reais(ceiling) }],
    data: [
      shown('Renda do mês', income),
      { rotulo: 'Referência', valor: `${share} % da renda`, fonte: `régua comum, ${ASSUMED}` },
    ],
    next: [
      `Quer que eu avise antes de passar? Diga “teto de ${Math.round(ceiling / 100)} pro ${label.toLowerCase()}”.`,
    ],
    limits: ['É uma régua, não uma regra: cidade, filhos e saúde mudam muito a conta.'],
  });
}

/** "Sugere um jeito de distribuir 3.500 de renda", "preciso cortar 25 %": the month divided. */
function split(asked: Asked, income: NonNullable<ReturnType<typeof incomeOf>>) {
  const share = (percentage: number): number => toCents(exact(income.cents).times(percentage).div(100));
  const cut = asked.figures.percent;
  const parts = byCategory(asked);
  const wants = parts.filter(
    ({ key }) => !['moradia', 'contas', 'saude', 'educacao', 'mercado', 'transporte', 'familia'].includes(key),
  );
  const total = parts.reduce((sum, { cents }) => sum + cents, 0);
  const goal = cut === undefined ? 0 : toCents(exact(total).times(cut).div(100));
  if (cut !== undefined && total > 0) {
    let missing = goal;
    const cuts = [...wants, ...parts.filter((part) => !wants.includes(part))].flatMap(({ key, cents }) => {
      const most = Math.min(
        missing,
        toCents(exact(cents).times(wants.some((want) => want.key === key) ? '0.5' : '0.15')),
      );
      missing -= most;
      return most > 0 ? [{ key, cents, most }] : [];
    });
    return found({
      verdict: `Cortar ${percentText(cut)} são ${reais(goal)} por mês${missing > 0 ? `; sem mexer no essencial dá para chegar a ${reais(goal - missing)}` : ': dá, por aqui'}.`,
      because: ['Comecei pelo que não é essencial (até metade) e só depois um pouco do resto (até 15 %).'],
      compared: cuts.slice(0, 7).map(({ key, cents, most }) => ({
        cenario: categoryLabel(key),
        resultado: `de ${reais(cents)} para ${reais(cents - most)} (−${reais(most)})`,
      })),
      sums: [{ rotulo: 'Meta de corte', formula: `${reais(total)} × ${percentText(cut)}`, resultado: reais(goal) }],
      data: [shown('Renda do mês', income)],
      next: ['Escolha duas linhas para este mês e me peça um teto para cada uma.'],
    });
  }
  return found({
    verdict: `De ${reais(income.cents)}: ${reais(share(50))} para o essencial, ${reais(share(30))} para viver e ${reais(share(20))} para o futuro.`,
    because: [
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
