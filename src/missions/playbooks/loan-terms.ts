// "Consignado de 10 mil a 1,8 % em 60 meses, é bom?", "peguei 3 mil e pago 12x de 340, qual o juro?", "60 mil com 15 de entrada em 48 meses: quanto
// fica a parcela?": fixed-payment loans; solves for the term that was not given.

import { folded } from '../../domain/fold.ts';
import { percent, reais } from '../../finance/money.ts';
import { growth } from '../formulas/compound-interest.ts';
import { type Exact, exact, toCents } from '../formulas/exact.ts';
import { pmt } from '../formulas/pmt.ts';
import { solveRate } from '../formulas/solve-rate.ts';
import { calculation, found } from '../found.ts';
import { incomeOf, shown, youSaid } from '../known.ts';
import { loanRate } from '../loan-rate.ts';
import { type Asked, needs, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { fractionText, percentText } from '../rate-words.ts';
import { refinanced } from './refinanced.ts';

type Terms = { readonly owed: number; readonly times: number; readonly each: number; readonly rate: Exact };

export const loanTerms: Playbook = {
  run(asked) {
    const { figures } = asked;
    const again = refinanced(asked);
    if (again !== undefined) return again;
    const [debt] = figures.debts ?? [];
    const { price = 0, saved = 0 } = figures;
    // "Carro de 62 mil, tenho 25 mil e financio o resto": what there is goes in first.
    const { installment: paid = 0, installments: many = 0 } = figures;
    const put = figures.downPayment ?? (saved < price && paid * many > 0 && paid * many < price ? saved : 0);
    const owed = figures.loan ?? debt?.cents ?? (figures.price ?? saved) - put;
    const { months, installments: parcels = months, installment: month } = figures;
    // What a course comes to, of which no price was told.
    if (owed <= 0 && parcels !== undefined && month !== undefined && /\b(?:total|tudo|ao todo)\b/i.test(asked.text))
      return found({
        verdict: `Ao todo são ${reais(parcels * month)}: ${parcels} de ${reais(month)}.`,
        sums: [calculation('Total', `${parcels} × ${reais(month)}`, reais(parcels * month))],
        limits: ['Sem reajuste: mensalidade costuma subir todo ano.'],
      });
    if (owed <= 0) return needs('loan', 'De quanto é o empréstimo? (ex.: 10 mil)');
    const times = figures.installments ?? figures.months;
    if (times === undefined) return needs('installments', 'Em quantas parcelas? (ex.: 48)');
    const told = debt?.rate === undefined ? loanRate(asked) : loanRate({ figures: { monthlyRate: debt.rate } });
    const { installment } = figures;
    if (installment !== undefined) {
      const rate = solveRate(owed, installment, times);
      // Of a debt, what is not repaid is forgiven.
      if (rate === undefined && SETTLES.test(`${asked.subject} ${folded(asked.text)}`))
        return forgiven(asked, owed, times, installment);
      if (rate === undefined)
        return needs(
          'installment',
          `${times}x de ${reais(installment)} não devolvem ${reais(owed)}. Qual é a parcela? (ex.: 340)`,
        );
      return costs(asked, { owed, times, each: installment, rate }, true);
    }
    if (told === undefined)
      return needs('monthlyRate', 'Qual o juro? Ele vem escrito na proposta. (ex.: 1,8 % ao mês)');
    return costs(asked, { owed, times, each: toCents(pmt(owed, told, times)), rate: told }, false);
  },
};

const SETTLES = /\b(?:proposta|acordo|renegocia\w+|desconto|divida|serasa|quit\w+)\b/;

function forgiven(asked: Asked, owed: number, times: number, each: number): PlaybookOutcome {
  const total = times * each;
  const income = incomeOf(asked);
  return found({
    verdict: `É um bom acordo, se a parcela couber: você paga ${reais(total)} no lugar de ${reais(owed)}, ${reais(owed - total)} a menos e sem juro.`,
    because: [
      income === undefined || income.cents <= 0
        ? `Só aceite se ${reais(each)} couberem todo mês: quem para de pagar costuma perder o desconto.`
        : `A parcela leva ${percent(each, income.cents)} da sua renda; quem para de pagar costuma perder o desconto.`,
    ],
    sums: [
      calculation('Total do acordo', `${times} × ${reais(each)}`, reais(total)),
      calculation('A menos', `${reais(owed)} − ${reais(total)}`, reais(owed - total)),
    ],
    data: [youSaid('Parcela', `${times}x de ${reais(each)}`), shown('Renda do mês', income)],
    next: ['Peça por escrito, com o nome de quem cobra, e pergunte quanto fica à vista: costuma ser bem menos.'],
  });
}

/** Beside what is owed already, when its interest is kept. */
function worthWords({ ledger }: Asked, rate: Exact): string {
  const rated = ledger
    .told('divida')
    .flatMap(({ value: { name, monthlyRate } }) =>
      monthlyRate === undefined || monthlyRate === 0 ? [] : [{ name, monthlyRate }],
    );
  const dear = rated.filter(({ monthlyRate }) => rate.times(100).lt(monthlyRate));
  if (dear.length > 0)
    return `Vale para quitar o que cobra mais que isso: ${dear.map((debt) => `${debt.name}, ${percentText(String(debt.monthlyRate))} ao mês`).join('; ')}. Só não volte a usar o crédito que ficar livre.`;
  return rated.length > 0
    ? 'Não vale para as dívidas que você tem anotadas: elas cobram menos que isso.'
    : 'Vale para trocar uma dívida que cobra mais que isso, ou para o que não pode esperar; para o resto, juntar a parcela sai mais barato.';
}

/** @param solved whether the rate was computed rather than given. */
function costs(asked: Asked, { owed, times, each, rate }: Terms, solved: boolean): PlaybookOutcome {
  const total = each * times;
  const interest = total - owed;
  const yearly = growth(rate, 12).minus(1);
  const income = incomeOf(asked);
  const { price, downPayment } = asked.figures;
  return found({
    verdict: solved
      ? `O juro é de ${fractionText(rate)} ao mês (${fractionText(yearly)} ao ano): você recebe ${reais(owed)} e devolve ${reais(total)}, ${reais(interest)} só de juros.`
      : rate.isZero()
        ? `A parcela fica em ${reais(each)}: sem juros, em ${times}x você devolve só o que pegou.`
        : `A parcela fica em ${reais(each)}: em ${times}x você paga ${reais(total)}, ${reais(interest)} só de juros.`,
    because: [
      `Para cada R$ 100,00 que você pega, devolve ${reais(toCents(exact(total).div(owed).times(10_000)))}.`,
      worthWords(asked, rate),
      income === undefined || income.cents <= 0
        ? undefined
        : `A parcela leva ${percent(each, income.cents)} da sua renda; some o que você já paga e fique até 30 %.`,
    ],
    sums: [
      price === undefined || downPayment === undefined
        ? undefined
        : calculation('Financiado', `${reais(price)} − ${reais(downPayment)}`, reais(owed)),
      solved
        ? calculation(
            'Juro',
            `${reais(owed)} = ${reais(each)} × (1 − (1 + i)^−${times}) ÷ i`,
            `${fractionText(rate)} ao mês`,
          )
        : calculation(
            rate.isZero() ? 'Parcela' : 'Parcela (Price)',
            rate.isZero()
              ? `${reais(owed)} ÷ ${times}`
              : `${reais(owed)} × i ÷ (1 − (1 + i)^−${times}), i = ${fractionText(rate, 4)}`,
            reais(each),
          ),
      solved ? calculation('Ao ano', '(1 + i)^12 − 1', fractionText(yearly)) : undefined,
      calculation('Total', `${times} × ${reais(each)}`, reais(total)),
      calculation('Juros', `${reais(total)} − ${reais(owed)}`, reais(interest)),
    ],
    data: [
      solved
        ? youSaid('Parcela', `${times}x de ${reais(each)}`)
        : youSaid('Juros', `${fractionText(rate)} ao mês, em ${times}x`),
      shown('Renda do mês', income),
    ],
    next: ['Peça o CET por escrito em dois lugares e compare por ele: é onde entram IOF, seguro e tarifa.'],
    limits: ['IOF, seguro e tarifas não estão na conta.'],
  });
}
