// "Financio ou junto antes?": cost and completion date of financing against saving first. Flow 5 of the document.

import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import { futureValue } from '../formulas/compound-interest.ts';
import { type Exact, toCents } from '../formulas/exact.ts';
import { periodsToGoal } from '../formulas/nper.ts';
import { interestOf, paidOf, priceTable } from '../formulas/price-table.ts';
import { solveRate } from '../formulas/solve-rate.ts';
import { found } from '../found.ts';
import { ASSUMED, type Known, leftOver, savedOf, shown, YOU_SAID } from '../known.ts';
import { loanRate } from '../loan-rate.ts';
import { netMonthlyYield } from '../net-yield.ts';
import { loanTable } from '../pictures/loan-table.ts';
import { type Asked, needs, type Playbook } from '../playbook.ts';
import { fractionText, monthsText, rateShown } from '../rate-words.ts';

/** Default term in months for a car or a machine. */
const USUAL_TERM = 48;
const FOREVER = 600;

export const financeOrSave: Playbook = {
  indicators: ['cdi'],
  run(asked) {
    const { price, installments, months } = asked.figures;
    if (price === undefined) return needs('price', 'Quanto custa o que você quer comprar? (ex.: 80 mil)');
    const kept = savedOf(asked, reserveOf(asked.ledger));
    const { downPayment = 0 } = asked.figures;
    // An entrada larger than the known savings means that the person has that amount.
    const saved = downPayment > kept.cents ? { cents: downPayment, from: YOU_SAID } : kept;
    const offered = rateOffered(asked, price);
    // Parcelas that were told already have their entrada, or none.
    const down = Math.min(price, asked.figures.downPayment ?? (offered === undefined ? saved.cents : 0));
    const left = leftOver(asked);
    if (left === undefined) return needs('saving', 'Quanto você consegue guardar por mês? (ex.: 1.500)');
    const rate = loanRate(asked) ?? offered;
    if (rate === undefined)
      return needs('monthlyRate', 'Que taxa de juros te ofereceram no financiamento? (ex.: 1,8 % ao mês)');
    const term = installments ?? months ?? USUAL_TERM;
    return weigh({ asked, price, saved, down, left: left.cents, rate, term });
  },
};

/** The rate inside "36x de 790", when none was told. */
function rateOffered({ figures }: Asked, price: number): Exact | undefined {
  const { installment, installments, downPayment = 0 } = figures;
  if (loanRate({ figures }) !== undefined || installment === undefined || installments === undefined) return undefined;
  return solveRate(price - downPayment, installment, installments);
}

type Roads = {
  readonly asked: Asked;
  readonly price: number;
  readonly saved: Known;
  readonly down: number;
  readonly left: number;
  readonly rate: Exact;
  readonly term: number;
};

function weigh({ asked, price, saved: { cents: saved, from }, down, left, rate, term }: Roads) {
  const owed = price - down;
  const rows = priceTable(owed, rate, term);
  const payment = rows[0]?.payment ?? 0;
  const interest = interestOf(rows);
  const total = down + paidOf(rows);
  const yieldOf = netMonthlyYield(asked);
  const wait = left > 0 ? periodsToGoal(price, saved, left, yieldOf.rate) : Number.POSITIVE_INFINITY;
  const earned =
    wait <= FOREVER
      ? toCents(futureValue({ principal: saved, deposit: left, rate: yieldOf.rate, periods: wait })) -
        saved -
        wait * left
      : 0;
  const fits = payment <= left;
  const never = wait > FOREVER;
  const verdict = never
    ? 'Do jeito que está, nem uma coisa nem outra: não sobra por mês para juntar nem para a parcela.'
    : fits
      ? `Juntar sai ${reais(interest + earned)} melhor, em troca de esperar ${monthsText(wait)}.`
      : `Melhor juntar: a parcela seria ${reais(payment)} e sobram ${reais(Math.max(0, left))} por mês.`;
  return found({
    picture: () => (owed === 0 ? undefined : loanTable(`Price de ${reais(owed)} em ${term}x`, rows)),
    verdict,
    because: [
      fits || never
        ? `A parcela seria ${reais(payment)}${fits ? `, e sobram ${reais(left)} por mês` : ''}.`
        : `Financiar hoje faltaria ${reais(payment - left)} todo mês, por ${monthsText(term)}.`,
      'Se você precisa da compra para trabalhar, o que ela rende pode pagar os juros: aí a conta muda.',
    ],
    compared: [
      {
        cenario: `Financiar em ${term}x`,
        resultado: `${reais(total)} no total (${reais(interest)} de juros), na hora`,
        melhor: false,
      },
      ...(never
        ? []
        : [
            {
              cenario: `Juntar ${reais(left)} por mês`,
              resultado: `${reais(price)} à vista em ${monthsText(wait)}, com ${reais(earned)} de rendimento`,
              melhor: true,
            },
          ]),
    ],
    sums: [
      { rotulo: 'Financiado', formula: `${reais(price)} − ${reais(down)}`, resultado: reais(owed) },
      {
        rotulo: 'Parcela (Price)',
        formula: `${reais(owed)} × ${fractionText(rate)} ÷ (1 − (1 + ${fractionText(rate)})^−${term})`,
        resultado: reais(payment),
      },
      { rotulo: 'Juros', formula: `${reais(down)} + parcelas − ${reais(price)}`, resultado: reais(interest) },
      ...(fits && !never
        ? [
            {
              rotulo: 'Diferença',
              formula: `${reais(interest)} + ${reais(earned)}`,
              resultado: reais(interest + earned),
            },
          ]
        : []),
      ...(never || yieldOf.rate.isZero()
        ? []
        : [{ rotulo: 'Rendimento líquido usado', resultado: `${fractionText(yieldOf.rate, 3)} ao mês` }]),
    ],
    data: [
      { rotulo: 'Já guardado', valor: reais(saved), fonte: from },
      shown('Sobra por mês', leftOver(asked)),
      loanRate(asked) === undefined
        ? { rotulo: 'Juros do financiamento', valor: `${fractionText(rate)} ao mês`, fonte: 'o que há nas parcelas' }
        : { rotulo: 'Juros do financiamento', valor: `${fractionText(rate)} ao mês`, fonte: YOU_SAID },
      asked.figures.installments === undefined && asked.figures.months === undefined
        ? { rotulo: 'Prazo', valor: `${USUAL_TERM} meses`, fonte: ASSUMED }
        : undefined,
      rateShown('CDI', asked.rates.cdi),
    ],
    limits: [
      yieldOf.rate.isZero()
        ? 'Não consegui consultar o CDI agora, então contei o que você junta sem rendimento. O preço pode subir enquanto espera.'
        : 'O preço pode subir enquanto você junta, e o CDI muda. IOF, seguro e tarifas do financiamento não estão na conta: peça o CET.',
    ],
    next: [
      'Peça o CET por escrito e compare com outra financeira.',
      ...(never ? [] : [`Deixe ${reais(left)} sair da conta todo mês, no dia em que recebe.`]),
    ],
  });
}
