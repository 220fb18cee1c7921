// "Posso comprar X?", "aguento uma parcela de Y?": affordability against the monthly surplus, cash on hand and the reserve that remains.

import { folded } from '../../domain/fold.ts';
import type { Figures } from '../../domain/hard-question.ts';
import { balanceOf } from '../../finance/definitions/balance.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { percent, reais } from '../../finance/money.ts';
import { type Borrowed, borrowedFor } from '../borrowed.ts';
import { loanData, loanSums, mostFor } from '../borrowed-lines.ts';
import { committedMonthly } from '../commitments.ts';
import { periodsToGoal } from '../formulas/nper.ts';
import { interestOf, paidOf } from '../formulas/price-table.ts';
import { calculation, type Draft, found, type Sum } from '../found.ts';
import { ASSUMED, expenseOf, incomeOf, type Known, leftOver, savedOf, shown, support } from '../known.ts';
import { type Asked, needs, needsOwn, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { monthsText } from '../rate-words.ts';
import { LEAST_SAFETY_MONTHS, MOST_COMMITTED } from '../rules-of-thumb.ts';

/** Parcelas that a shop may still give without interest. */
const MOST_FREE = 18;
const CEILING = /\bparcelas?\b/;
const NO_CRYSTAL = 'Conto com o que está anotado: gasto que você não me contou não entra.';

export const canAfford: Playbook = {
  run(asked) {
    const { price, loan, installment, installments } = asked.figures;
    const income = incomeOf(asked);
    if (income === undefined) return needsOwn('income', 'Quanto entra por mês, mais ou menos? (ex.: 4.500)');
    const month = expenseOf(asked);
    if (month === undefined) return needsOwn('expense', 'E quanto você gasta por mês, no total? (ex.: 3.200)');
    const { owning = 0 } = asked.figures;
    const expense =
      owning === 0
        ? month
        : { cents: month.cents + owning, from: `${month.from}, mais ${reais(owning)} por mês para manter` };
    if ((price ?? loan ?? installment) === undefined && CEILING.test(folded(asked.text)))
      return ceiling(asked, income, expense);
    // All of it is there: nothing is left to be paid in parcelas.
    if (price !== undefined && (asked.figures.downPayment ?? 0) >= price) return atOnce(asked, income, expense, price);
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
      calculation(
        'Teto',
        `${reais(income.cents)} × ${MOST_COMMITTED} % − ${reais(committed)}`,
        reais(Math.max(0, share - committed)),
      ),
      calculation('Sobra do mês', `${reais(income.cents)} − ${reais(expense.cents)}`, reais(left)),
    ],
    data: [
      shown('Renda do mês', income),
      shown('Gastos do mês', expense),
      support('Teto de parcelas', `${MOST_COMMITTED} % da renda`, `régua comum, ${ASSUMED}`),
    ],
    limits: [NO_CRYSTAL],
  });
}

/** An instalment beside the month it has to fit in. Money in centavos. */
type Parcela = {
  readonly each: number;
  readonly borrowed: Borrowed | undefined;
  /** Entrada of a purchase without interest. */
  readonly down: number;
};

function perMonth(asked: Asked, income: Known, expense: Known, parcela: Parcela): PlaybookOutcome {
  const { each, borrowed } = parcela;
  const committed = committedMonthly(asked);
  const left = income.cents - expense.cents;
  const after = left - each;
  const share = ((committed + each) * 100) / income.cents;
  const fits = after >= 0 && share <= MOST_COMMITTED;
  return found({
    verdict: parcelaVerdict(each, after, fits),
    because: [
      `Com ela, o comprometimento da renda com parcelas vai a ${percent(committed + each, income.cents)}; o teto prudente é ${MOST_COMMITTED} %.`,
      totalWords(asked.figures, parcela),
    ],
    sums: [
      ...parcelaSums(asked.figures, parcela),
      borrowed && mostFor(borrowed, roomFor(income, committed, left)),
      calculation('Sobra hoje', `${reais(income.cents)} − ${reais(expense.cents)}`, reais(left)),
      calculation('Sobra com a parcela', `${reais(left)} − ${reais(each)}`, reais(after)),
      calculation(
        'Parcelas sobre a renda',
        `(${reais(committed)} + ${reais(each)}) ÷ ${reais(income.cents)}`,
        percent(committed + each, income.cents),
      ),
    ],
    data: [
      shown('Renda do mês', income),
      shown('Gastos do mês', expense),
      ...(borrowed === undefined ? [] : loanData(borrowed)),
      support('Teto de parcelas', `${MOST_COMMITTED} % da renda`, `régua comum, ${ASSUMED}`),
    ],
    limits: [NO_CRYSTAL],
    next: fits
      ? ['Antes de assinar, confira o CET (custo total), não só a parcela.']
      : [roomWords(roomFor(income, committed, left))],
  });
}

function parcelaVerdict(each: number, after: number, fits: boolean): string {
  if (after < 0) return `Hoje não cabe: a parcela de ${reais(each)} passa do que sobra em ${reais(-after)} por mês.`;
  return fits
    ? `Cabe: depois da parcela de ${reais(each)} ainda sobram ${reais(after)} por mês.`
    : `Cabe no mês, mas aperta: suas parcelas passariam de ${MOST_COMMITTED} % da renda.`;
}

/** How many instalments, when that was said. */
const timesTold = ({ installments, months }: Figures): number | undefined => installments ?? months;

function totalWords(figures: Figures, { each, borrowed, down }: Parcela): string | undefined {
  if (borrowed !== undefined)
    return `No total são ${borrowed.times} parcelas, ${reais(paidOf(borrowed.rows))}: ${reais(interestOf(borrowed.rows))} são juros.`;
  const times = timesTold(figures);
  const { price = 0, installment } = figures;
  if (times === undefined || times < 2) return undefined;
  return installment !== undefined || price === 0
    ? `No total são ${times} × ${reais(each)} = ${reais(times * each)}.`
    : `No total são ${reais(price)}, em ${times}x sem juros${down === 0 ? '' : ` com ${reais(down)} de entrada`}.${times > MOST_FREE ? ' Em tantas vezes costuma haver juro: me diga a taxa que eu refaço.' : ''}`;
}

function parcelaSums(figures: Figures, { each, borrowed, down }: Parcela): readonly Sum[] {
  if (borrowed !== undefined) return loanSums(borrowed, each);
  const times = timesTold(figures);
  const { price = 0, installment } = figures;
  if (installment !== undefined || times === undefined) return [];
  const financed = down === 0 ? reais(price) : `(${reais(price)} − ${reais(down)})`;
  return [calculation('Parcela, sem juros', `${financed} ÷ ${times}`, reais(each))];
}

/** Largest new instalment in centavos within both the income share and the surplus. */
const roomFor = (income: Known, committed: number, left: number): number =>
  Math.max(0, Math.min(left, Math.floor((income.cents * MOST_COMMITTED) / 100) - committed));

const roomWords = (room: number): string =>
  room === 0
    ? 'Antes de qualquer parcela, o mês precisa fechar com sobra.'
    : `Para caber com folga, a parcela deveria ser de até ${reais(room)}.`;

/** A purchase paid at once, beside what there is. Money in centavos. */
type Purchase = {
  readonly price: number;
  readonly balance: number;
  readonly saved: Known;
  /** Balance and savings together. */
  readonly hand: number;
  readonly after: number;
  /** Reserve not to be touched. */
  readonly safety: number;
  readonly left: number;
  /** Nothing was told of any account: cash on hand is unknown, not zero. */
  readonly untold: boolean;
};

function purchaseOf(asked: Asked, expense: Known, price: number): Purchase {
  const { ledger } = asked;
  const balance = Math.max(0, balanceOf(ledger));
  const saved = savedOf(asked, reserveOf(ledger));
  const hand = balance + saved.cents;
  return {
    price,
    balance,
    saved,
    hand,
    after: hand - price,
    safety: expense.cents * LEAST_SAFETY_MONTHS,
    left: (leftOver(asked)?.cents ?? 0) - (asked.figures.owning ?? 0),
    untold: hand === 0 && ledger.balances().length === 0 && asked.figures.saved === undefined,
  };
}

function atOnce(asked: Asked, income: Known, expense: Known, price: number): PlaybookOutcome {
  const purchase = purchaseOf(asked, expense, price);
  const { hand, left, after, safety, untold } = purchase;
  const monthSum = calculation(
    'Sobra do mês',
    `${reais(income.cents)} − ${reais(expense.cents)}`,
    reais(income.cents - expense.cents),
  );
  const monthData = [shown('Renda do mês', income), shown('Gastos do mês', expense)];
  // A purchase covered by one month's surplus leaves the reserve alone.
  if (price <= left && (price <= hand || untold))
    return found({
      ...fromTheMonth(purchase),
      sums: [monthSum, calculation('Depois da compra', `${reais(left)} − ${reais(price)}`, reais(left - price))],
      data: monthData,
      limits: [NO_CRYSTAL],
    });
  const wait = left > 0 ? periodsToGoal(price + safety, hand, left, 0) : undefined;
  const waits = after < safety && wait !== undefined;
  return found({
    ...(after >= safety ? fromSavings(purchase) : wait === undefined ? notNow(purchase) : later(purchase, wait)),
    sums: [
      ...handSums(purchase, expense),
      monthSum,
      waits
        ? calculation(
            'Espera',
            `(${reais(price)} + ${reais(safety)} − ${reais(hand)}) ÷ ${reais(left)}`,
            monthsText(wait),
          )
        : undefined,
    ],
    data: [...monthData, shown('Guardado', purchase.saved)],
    limits: [NO_CRYSTAL],
  });
}

const handSums = ({ price, balance, saved, hand, after, safety }: Purchase, expense: Known): readonly Sum[] => [
  calculation('À mão', `${reais(balance)} em conta + ${reais(saved.cents)} guardados`, reais(hand)),
  calculation('Depois da compra', `${reais(hand)} − ${reais(price)}`, reais(after)),
  calculation('Segurança mínima', `${LEAST_SAFETY_MONTHS} × ${reais(expense.cents)}`, reais(safety)),
];

type Answer = Pick<Draft, 'verdict' | 'because' | 'next'>;

const fromTheMonth = ({ price, left, untold }: Purchase): Answer => ({
  verdict: `Pode: os ${reais(price)} cabem no que sobra deste mês (${reais(left)}).`,
  because: [
    untold ? 'Não sei quanto você tem em conta; olhei só o que sobra do mês.' : 'Não mexe no que você tem guardado.',
  ],
});

const fromSavings = ({ after, safety }: Purchase): Answer => ({
  verdict: `Dá para comprar à vista: ficam ${reais(after)}, acima dos ${reais(safety)} de segurança.`,
  because: [`São ${LEAST_SAFETY_MONTHS} meses de gastos preservados para imprevistos.`],
});

const notNow = ({ left, after, hand }: Purchase): Answer => ({
  verdict: `Agora não: seus gastos já passam da renda em ${reais(-left)} por mês.`,
  because: [
    after >= 0
      ? `O dinheiro até existe, mas sairia da sua segurança: restariam ${reais(after)} e o mês continua no vermelho.`
      : `À mão há ${reais(hand)}, e não sobra nada do mês para completar.`,
  ],
  next: ['Primeiro fazer sobrar: pergunte “como cortar gastos?” que eu mostro onde.'],
});

/** @param wait in months */
const later = ({ after, safety, left }: Purchase, wait: number): Answer => ({
  verdict: `Ainda não com folga: juntando o que sobra, em ${monthsText(wait)} dá para comprar sem ficar sem segurança.`,
  because: [
    after < 0
      ? `Faltam ${reais(-after)} só para o preço.`
      : `Hoje o preço cabe, mas deixaria ${reais(after)}, menos que os ${reais(safety)} de ${LEAST_SAFETY_MONTHS} meses de gastos.`,
  ],
  next: [`Guardar ${reais(left)} por mês; sem juros, porque não é parcelado.`],
});
