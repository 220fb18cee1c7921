// "Dá pra sair da casa dos meus pais?", "consigo morar sozinha ganhando 2.800?": whether a rent and the rest of a month fit the income, and
// what the first month costs.

import { percent, reais } from '../../finance/money.ts';
import { calculation, found, type Sum } from '../found.ts';
import { ASSUMED, incomeOf, said, shown, support, youSaid } from '../known.ts';
import { needs, needsOwn, type Playbook } from '../playbook.ts';

/** Share of the income a home should cost at most, %: the rule of thumb also used for what to spend. */
const HOME_SHARE = 30;
/** A landlord may ask for a deposit of three rents at most (Lei 8.245/1991, art. 38 §2). */
const DEPOSIT_RENTS = 3;
/** Months of expense to have put by before leaving. */
const CUSHION_MONTHS = 3;

/** A month on one's own, and what it takes to get there. Centavos. */
type Leaving = {
  readonly income: number;
  readonly rent: number;
  readonly expense: number;
  readonly month: number;
  /** Negative when the income does not suffice. */
  readonly left: number;
  /** The deposit and the first rent. */
  readonly first: number;
  readonly cushion: number;
};

export const moveOut: Playbook = {
  run(asked) {
    const income = incomeOf(asked);
    if (income === undefined) return needsOwn('income', 'Quanto entra por mês, mais ou menos? (ex.: 2.800)');
    const { rent, expense, saved } = asked.figures;
    if (rent === undefined) return needs('rent', 'Quanto seria o aluguel, com condomínio? (ex.: 900)');
    if (expense === undefined)
      return needs('expense', 'E o resto do mês por lá: mercado, contas, transporte, tudo? (ex.: 1.200)');
    const leaving = leavingOf(income.cents, rent, expense);
    return found({
      verdict: verdictOf(leaving),
      because: [
        `Para entrar, o caução pode chegar a ${DEPOSIT_RENTS} aluguéis: com o primeiro mês são ${reais(leaving.first)}, fora mudança e móveis.`,
        cushionWords(leaving, saved),
      ],
      sums: sumsOf(leaving),
      data: [
        shown('Renda do mês', income),
        youSaid('Aluguel', reais(rent)),
        youSaid('Resto do mês', reais(expense)),
        shown('Guardado', said(saved)),
        support('Caução', `até ${DEPOSIT_RENTS} aluguéis`, 'Lei 8.245/1991, art. 38'),
        support('Parte da renda para morar', `${HOME_SHARE} %`, `régua comum, ${ASSUMED}`),
      ],
      next:
        leaving.left < 0
          ? ['Dividir o aluguel com alguém muda a conta: me diga “e se o aluguel for 500?”.']
          : ['Viva dois meses como se já pagasse tudo isso, guardando a diferença: é o teste e o começo da folga.'],
      limits: ['Fiador ou seguro-fiança no lugar do caução mudam o valor da entrada.'],
    });
  },
};

function leavingOf(income: number, rent: number, expense: number): Leaving {
  const month = rent + expense;
  const first = (DEPOSIT_RENTS + 1) * rent;
  return { income, rent, expense, month, left: income - month, first, cushion: CUSHION_MONTHS * month };
}

function verdictOf({ income, rent, month, left }: Leaving): string {
  if (left < 0) return `Ainda não: o mês custaria ${reais(month)} e faltariam ${reais(-left)}.`;
  return rent * 100 > income * HOME_SHARE
    ? `Cabe, mas apertado: sobram ${reais(left)} por mês, e só o aluguel leva ${percent(rent, income)} da renda.`
    : `Dá: o mês custaria ${reais(month)} e ainda sobram ${reais(left)}.`;
}

/** @param saved undefined when it was not told */
function cushionWords({ first, cushion }: Leaving, saved: number | undefined): string {
  if (saved === undefined) return `Antes de sair, tenha também ${CUSHION_MONTHS} meses guardados: ${reais(cushion)}.`;
  const needed = first + cushion;
  return saved >= needed
    ? `O que você tem (${reais(saved)}) paga a entrada e ${CUSHION_MONTHS} meses de folga.`
    : `Você tem ${reais(saved)}; a entrada com ${CUSHION_MONTHS} meses de folga pede ${reais(needed)}: faltam ${reais(needed - saved)}.`;
}

const sumsOf = ({ income, rent, expense, month, left, first, cushion }: Leaving): Sum[] => [
  calculation('Custo do mês', `${reais(rent)} + ${reais(expense)}`, reais(month)),
  calculation('Sobra', `${reais(income)} − ${reais(month)}`, reais(left)),
  calculation(
    'Aluguel sobre a renda',
    `${reais(rent)} ÷ ${reais(income)}`,
    `${percent(rent, income)} (prudente até ${HOME_SHARE} %)`,
  ),
  calculation('Para entrar', `${DEPOSIT_RENTS} × ${reais(rent)} + ${reais(rent)}`, reais(first)),
  calculation('Folga', `${CUSHION_MONTHS} × ${reais(month)}`, reais(cushion)),
];
