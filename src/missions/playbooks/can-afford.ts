// "Posso comprar X?", "aguento uma parcela de Y?": affordability against the monthly surplus, cash on hand and the reserve that remains.

import { folded } from '../../domain/fold.ts';
import { balanceOf } from '../../finance/definitions/balance.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { percent, reais } from '../../finance/money.ts';
import { type Borrowed, borrowedFor } from '../borrowed.ts';
import { committedMonthly } from '../commitments.ts';
import { periodsToGoal } from '../formulas/nper.ts';
import { interestOf, paidOf } from '../formulas/price-table.ts';
import { found } from '../found.ts';
import { ASSUMED, expenseOf, incomeOf, type Known, leftOver, savedOf, shown } from '../known.ts';
import { type Asked, needs, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { fractionText, monthsText } from '../rate-words.ts';

/** Maximum share of income for all instalments, %: our rule of thumb, stated as such. */
const MOST_COMMITTED = 30;
/** Months of expense kept as untouchable reserve. */
const SAFETY_MONTHS = 3;
const CEILING = /\bparcelas?\b/;
const NO_CRYSTAL = 'Conto com o que está anotado: gasto que você não me contou não entra.';

export const canAfford: Playbook = {
  indicators: [],
  run(asked) {
    const { price, loan, installment, installments } = asked.figures;
    const income = incomeOf(asked);
    if (income === undefined) return needs('income', 'Quanto entra por mês, mais ou menos? (ex.: 4.500)');
    const expense = expenseOf(asked);
    if (expense === undefined) return needs('expense', 'E quanto você gasta por mês, no total? (ex.: 3.200)');
    if ((price ?? loan ?? installment) === undefined && CEILING.test(folded(asked.text)))
      return ceiling(asked, income, expense);
    const borrowed = borrowedFor(asked);
    if (borrowed?.kind === 'needs') return borrowed;
    const down = Math.min(price ?? 0, asked.figures.downPayment ?? 0);
    const each =
      borrowed?.rows[0]?.payment ??
      installment ??
      (installments === undefined || price === undefined ? undefined : Math.ceil((price - down) / installments));
    if (each !== undefined) return perMonth(asked, income, expense, { each, borrowed, down });
    if (down > 0 && down < (price ?? 0)) return needs('installments', 'E o resto, em quantas parcelas? (ex.: 12)');
    const total = price ?? loan ?? asked.figures.goal;
    if (total === undefined) return needs('price', 'Quanto custa? (ex.: 1.200)');
    return atOnce(asked, income, expense, total);
  },
};

/** "Quantas parcelas posso assumir?": the room for new instalments, without a specific purchase. */
function ceiling(asked: Asked, income: Known, expense: Known): PlaybookOutcome {
  const committed = committedMonthly(asked);
  const left = income.cents - expense.cents;
  const share = Math.floor((income.cents * MOST_COMMITTED) / 100);
  const room = roomFor(income, committed, left);
  return found({
    verdict:
      room === 0
        ? 'Agora, nenhuma: não há espaço para parcela nova.'
        : `Até ${reais(room)} por mês em parcelas novas, somando todas.`,
    because: [
      `Todas as parcelas juntas não deveriam passar de ${reais(share)} (${MOST_COMMITTED} % da renda), nem do que sobra no mês, ${reais(Math.max(0, left))}.`,
      committed === 0 ? 'Não há parcelas anotadas.' : `Já há ${reais(committed)} em parcelas.`,
    ],
    sums: [
      {
        rotulo: 'Teto',
        formula: `${reais(income.cents)} × ${MOST_COMMITTED} % − ${reais(committed)}`,
        resultado: reais(Math.max(0, share - committed)),
      },
      { rotulo: 'Sobra do mês', formula: `${reais(income.cents)} − ${reais(expense.cents)}`, resultado: reais(left) },
    ],
    data: [
      shown('Renda do mês', income),
      shown('Gastos do mês', expense),
      { rotulo: 'Teto de parcelas', valor: `${MOST_COMMITTED} % da renda`, fonte: `régua comum, ${ASSUMED}` },
    ],
    limits: [NO_CRYSTAL],
  });
}

type Parcela = {
  readonly each: number;
  readonly borrowed: Borrowed | undefined;
  /** Entrada of a purchase without interest, in centavos. */
  readonly down: number;
};

function perMonth(asked: Asked, income: Known, expense: Known, { each, borrowed, down }: Parcela): PlaybookOutcome {
  const committed = committedMonthly(asked);
  const left = income.cents - expense.cents;
  const after = left - each;
  const share = ((committed + each) * 100) / income.cents;
  const fits = after >= 0 && share <= MOST_COMMITTED;
  const verdict =
    after < 0
      ? `Hoje não cabe: a parcela de ${reais(each)} passa do que sobra em ${reais(-after)} por mês.`
      : fits
        ? `Cabe: depois da parcela de ${reais(each)} ainda sobram ${reais(after)} por mês.`
        : `Cabe no mês, mas aperta: suas parcelas passariam de ${MOST_COMMITTED} % da renda.`;
  const { months, installments, price = 0 } = asked.figures;
  const times = borrowed?.times ?? installments ?? months;
  return found({
    verdict,
    because: [
      `Com ela, o comprometimento da renda com parcelas vai a ${percent(committed + each, income.cents)}; o teto prudente é ${MOST_COMMITTED} %.`,
      borrowed !== undefined
        ? `No total são ${borrowed.times} parcelas, ${reais(paidOf(borrowed.rows))}: ${reais(interestOf(borrowed.rows))} são juros.`
        : times === undefined || times < 2
          ? undefined
          : asked.figures.installment !== undefined || price === 0
            ? `No total são ${times} × ${reais(each)} = ${reais(times * each)}.`
            : `No total são ${reais(price)}, em ${times}x sem juros${down === 0 ? '' : ` com ${reais(down)} de entrada`}.`,
    ],
    sums: [
      ...(borrowed !== undefined
        ? loanSums(borrowed, each)
        : asked.figures.installment === undefined && times !== undefined
          ? [
              {
                rotulo: 'Parcela, sem juros',
                formula: `${down === 0 ? reais(price) : `(${reais(price)} − ${reais(down)})`} ÷ ${times}`,
                resultado: reais(each),
              },
            ]
          : []),
      { rotulo: 'Sobra hoje', formula: `${reais(income.cents)} − ${reais(expense.cents)}`, resultado: reais(left) },
      { rotulo: 'Sobra com a parcela', formula: `${reais(left)} − ${reais(each)}`, resultado: reais(after) },
      {
        rotulo: 'Parcelas sobre a renda',
        formula: `(${reais(committed)} + ${reais(each)}) ÷ ${reais(income.cents)}`,
        resultado: percent(committed + each, income.cents),
      },
    ],
    data: [
      shown('Renda do mês', income),
      shown('Gastos do mês', expense),
      ...(borrowed === undefined ? [] : loanData(borrowed)),
      { rotulo: 'Teto de parcelas', valor: `${MOST_COMMITTED} % da renda`, fonte: `régua comum, ${ASSUMED}` },
    ],
    limits: [NO_CRYSTAL],
    next: fits
      ? ['Antes de assinar, confira o CET (custo total), não só a parcela.']
      : [roomWords(roomFor(income, committed, left))],
  });
}

const loanSums = ({ owed, down, rate, times }: Borrowed, each: number) => [
  ...(down === 0
    ? []
    : [{ rotulo: 'Financiado', formula: `${reais(owed + down)} − ${reais(down)}`, resultado: reais(owed) }]),
  {
    rotulo: 'Parcela (Price)',
    formula: `${reais(owed)} × ${fractionText(rate)} ÷ (1 − (1 + ${fractionText(rate)})^−${times})`,
    resultado: reais(each),
  },
];

const loanData = ({ rate, rateFrom, times, timesFrom }: Borrowed) => [
  { rotulo: 'Juros', valor: `${fractionText(rate)} ao mês`, fonte: rateFrom },
  ...(timesFrom === ASSUMED ? [{ rotulo: 'Prazo', valor: `${times} meses`, fonte: timesFrom }] : []),
];

/** Largest new instalment in centavos within both the income share and the surplus. */
const roomFor = (income: Known, committed: number, left: number): number =>
  Math.max(0, Math.min(left, Math.floor((income.cents * MOST_COMMITTED) / 100) - committed));

const roomWords = (room: number): string =>
  room === 0
    ? 'Antes de qualquer parcela, o mês precisa fechar com sobra.'
    : `Para caber com folga, a parcela deveria ser de até ${reais(room)}.`;

function atOnce(asked: Asked, income: Known, expense: Known, price: number): PlaybookOutcome {
  const { ledger } = asked;
  const balance = balanceOf(ledger);
  const saved = savedOf(asked, reserveOf(ledger));
  const hand = Math.max(0, balance) + saved.cents;
  const after = hand - price;
  const safety = expense.cents * SAFETY_MONTHS;
  const left = leftOver(asked)?.cents ?? 0;
  const sums = [
    {
      rotulo: 'À mão',
      formula: `${reais(Math.max(0, balance))} em conta + ${reais(saved.cents)} guardados`,
      resultado: reais(hand),
    },
    { rotulo: 'Depois da compra', formula: `${reais(hand)} − ${reais(price)}`, resultado: reais(after) },
    { rotulo: 'Segurança mínima', formula: `${SAFETY_MONTHS} × ${reais(expense.cents)}`, resultado: reais(safety) },
    {
      rotulo: 'Sobra do mês',
      formula: `${reais(income.cents)} − ${reais(expense.cents)}`,
      resultado: reais(income.cents - expense.cents),
    },
  ];
  const data = [shown('Renda do mês', income), shown('Gastos do mês', expense), shown('Guardado', saved)];
  // A purchase covered by one month's surplus leaves the reserve alone. Without any account told, cash on hand is unknown and only the month is
  // considered.
  const untold = hand === 0 && ledger.balances().length === 0 && asked.figures.saved === undefined;
  if (price <= left && (price <= hand || untold))
    return found({
      verdict: `Pode: os ${reais(price)} cabem no que sobra deste mês (${reais(left)}).`,
      because: [
        untold
          ? 'Não sei quanto você tem em conta; olhei só o que sobra do mês.'
          : 'Não mexe no que você tem guardado.',
      ],
      sums: [
        ...sums.slice(3),
        { rotulo: 'Depois da compra', formula: `${reais(left)} − ${reais(price)}`, resultado: reais(left - price) },
      ],
      data: data.slice(0, 2),
      limits: [NO_CRYSTAL],
    });
  if (after >= safety)
    return found({
      verdict: `Dá para comprar à vista: ficam ${reais(after)}, acima dos ${reais(safety)} de segurança.`,
      because: [`São ${SAFETY_MONTHS} meses de gastos preservados para imprevistos.`],
      sums,
      data,
      limits: [NO_CRYSTAL],
    });
  if (left <= 0)
    return found({
      verdict: `Agora não: seus gastos já passam da renda em ${reais(-left)} por mês.`,
      because: [
        after >= 0
          ? `O dinheiro até existe, mas sairia da sua segurança: restariam ${reais(after)} e o mês continua no vermelho.`
          : `À mão há ${reais(hand)}, e não sobra nada do mês para completar.`,
      ],
      sums,
      data,
      limits: [NO_CRYSTAL],
      next: ['Primeiro fazer sobrar: pergunte “como cortar gastos?” que eu mostro onde.'],
    });
  const months = periodsToGoal(price + safety, hand, left, 0);
  return found({
    verdict: `Ainda não com folga: juntando o que sobra, em ${monthsText(months)} dá para comprar sem ficar sem segurança.`,
    because: [
      after < 0
        ? `Faltam ${reais(-after)} só para o preço.`
        : `Hoje o preço cabe, mas deixaria ${reais(after)}, menos que os ${reais(safety)} de ${SAFETY_MONTHS} meses de gastos.`,
    ],
    sums: [
      ...sums,
      {
        rotulo: 'Espera',
        formula: `(${reais(price)} + ${reais(safety)} − ${reais(hand)}) ÷ ${reais(left)}`,
        resultado: monthsText(months),
      },
    ],
    data,
    limits: [NO_CRYSTAL],
    next: [`Guardar ${reais(left)} por mês; sem juros, porque não é parcelado.`],
  });
}
