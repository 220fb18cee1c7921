// "Quanto me custa ficar no cheque especial?", "e se eu pagar só o mínimo?", "parcelo a fatura em 12x a 9 %?": cost of card and overdraft credit.
// Legal ceilings: overdraft 8 % a month (Resolução CMN 4.765/2019); card interest at most the debt itself (Lei 14.690/2023, art. 28; Resolução CMN
// 5.112/2023).

import { folded } from '../../domain/fold.ts';
import { monthOf } from '../../finance/civil-date.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import { growth } from '../formulas/compound-interest.ts';
import { type Exact, fromPercent, toCents } from '../formulas/exact.ts';
import { pmt } from '../formulas/pmt.ts';
import { OVERDRAFT_CAP } from '../formulas/revolving-credit.ts';
import { solveRate } from '../formulas/solve-rate.ts';
import { calculation, found } from '../found.ts';
import { savedOf, support, YOU_SAID } from '../known.ts';
import { CARD_INTEREST_MOST } from '../legal-figures.ts';
import { type Asked, needs, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { fractionText, monthsText } from '../rate-words.ts';
import { debtsAsked, payDebts } from './pay-debts.ts';

/** Default term in months of a debt left unpaid. */
const USUAL_MONTHS = 6;
/** Maximum term in months; older debts have been sold or settled. */
const LONGEST = 60;

const EARLY = /\bantecip\w*\b.*\b(?:13\w*|decimo)/;
const LAST_MONTH = 12;
/** Only a card's revolving debt and the instalments of its bill have a legal ceiling on the whole of the interest. */
const CARD = /\b(?:cart(?:ao|oes)|fatura|rotativo)\b/;

/** "Por 10 dias". */
const DAYS = /(\d{1,2}) dias?\b/i;

type Credit = { readonly owed: number; readonly rate: Exact; readonly from: string; readonly overdraft: boolean };

export const creditCost: Playbook = {
  run(asked) {
    const { figures, text } = asked;
    const [told, ...others] = debtsAsked(asked).filter(({ cents }) => cents > 0);
    // Of several that were told, none is named.
    const debt = figures.debts?.[0] ?? (others.length === 0 && figures.price === undefined ? told : undefined);
    const owed = debt?.cents ?? figures.loan ?? figures.price ?? figures.expense;
    const early = EARLY.test(folded(text));
    if (owed === undefined)
      return needs('loan', early ? 'De quanto é o 13º? (ex.: 4 mil)' : 'De quanto é a dívida? (ex.: 2 mil)');
    const overdraft = /\bcheque especial\b/.test(folded(text));
    const charged = debt?.rate ?? figures.monthlyRate;
    if (charged === undefined && !overdraft)
      return needs('monthlyRate', 'Qual o juro? Ele vem escrito na fatura ou no contrato. (ex.: 14 % ao mês)');
    const credit: Credit = {
      owed,
      rate: charged === undefined ? OVERDRAFT_CAP : fromPercent(charged),
      from: charged === undefined ? 'teto legal do cheque especial' : YOU_SAID,
      overdraft,
    };
    if (early) return paidEarly(asked, credit);
    if (figures.installments !== undefined && figures.installment !== undefined)
      return againstParcels(credit, figures.installments, figures.installment);
    const { payment = 0 } = figures;
    if (payment > 0 && payment < owed && /\bfatura\b/.test(folded(text))) return paidInPart(credit, payment);
    // "Consigo pagar 400 por mês", as it was asked: when it ends.
    if (payment > 0 && figures.installments === undefined) return payDebts.run(asked);
    const days = Number(DAYS.exec(text)?.[1]);
    if (overdraft && days > 0) return byTheDay(credit, days);
    return figures.installments === undefined
      ? leftAlone(asked, credit)
      : inInstallments(asked, credit, figures.installments);
  },
};

/** Advance of the 13th salary by a bank, repaid when the employer pays: by law, until 20 December (Lei 4.749/1965). */
function paidEarly({ figures, today }: Asked, { owed, rate, from }: Credit): PlaybookOutcome {
  const months = figures.months ?? Math.max(1, LAST_MONTH - monthOf(today));
  const interest = toCents(growth(rate, months).minus(1).times(owed));
  return found({
    verdict: `Antecipar custa ${reais(interest)}: você recebe ${reais(owed - interest)} hoje no lugar de ${reais(owed)} até 20 de dezembro.`,
    because: [
      'Só compensa para apagar uma dívida que cobre mais que isso por mês (cartão, cheque especial). Para compra ou presente, esperar é de graça.',
    ],
    sums: [calculation('Juros', `${reais(owed)} × ((1 + ${fractionText(rate)})^${months} − 1)`, reais(interest))],
    data: [
      support('Juros', `${fractionText(rate)} ao mês`, from),
      support('Até receber', monthsText(months), '13º até 20/12, Lei 4.749/1965'),
    ],
    limits: ['IOF e tarifa não estão na conta: peça o CET.'],
  });
}

/** Part of a card bill paid: what the next bill brings. */
function paidInPart({ owed, rate, from }: Credit, payment: number): PlaybookOutcome {
  const left = owed - payment;
  const interest = toCents(rate.times(left));
  return found({
    verdict: `Na próxima fatura vêm ${reais(left + interest)}: os ${reais(left)} que ficaram e ${reais(interest)} de juros, fora as compras novas.`,
    because: [
      'Pelas regras do cartão, o que sobra só fica um mês no rotativo: depois o banco tem de oferecer um parcelamento mais barato.',
      'Nada rende tanto quanto esse juro: qualquer dinheiro que aparecer vai primeiro para ela.',
    ],
    sums: [
      calculation('Fica devendo', `${reais(owed)} − ${reais(payment)}`, reais(left)),
      calculation('Juros do mês', `${reais(left)} × ${fractionText(rate)}`, reais(interest)),
      calculation('Próxima fatura', `${reais(left)} + ${reais(interest)}`, reais(left + interest)),
    ],
    data: [support('Juros', `${fractionText(rate)} ao mês`, from)],
    next: ['Compare com parcelar: pergunte “e em 6x a 9 % ao mês?”.'],
    limits: ['IOF e multa não estão na conta; por lei os juros do cartão não podem passar do valor da dívida.'],
  });
}

/** The minimum, at the rate told, or the bill in parcelas whose rate is inside them. */
function againstParcels({ owed, rate, from }: Credit, times: number, each: number): PlaybookOutcome {
  const inside = solveRate(owed, each, times);
  if (inside === undefined)
    return needs('installment', `${times}x de ${reais(each)} não cobrem ${reais(owed)}. Qual é a parcela? (ex.: 320)`);
  const total = times * each;
  const parcels = inside.lt(rate);
  return found({
    verdict: parcels
      ? `Parcele: ${times}x de ${reais(each)} cobram ${fractionText(inside)} ao mês; deixar no rotativo cobra ${fractionText(rate)}.`
      : `Parcelar assim sai mais caro que o juro da fatura: ${fractionText(inside)} ao mês contra ${fractionText(rate)}. Pague o que puder e peça outra proposta.`,
    because: [
      `Parcelando você paga ${reais(total)}: ${reais(total - owed)} de juros. O rotativo só dura um mês: depois o banco tem de oferecer um parcelamento.`,
      'Pagar à vista, mesmo tirando da poupança, sai melhor que os dois.',
    ],
    sums: [
      calculation('Total parcelado', `${times} × ${reais(each)}`, reais(total)),
      calculation('Juros', `${reais(total)} − ${reais(owed)}`, reais(total - owed)),
      calculation(
        'Juro das parcelas',
        `${reais(owed)} = ${reais(each)} × (1 − (1 + i)^−${times}) ÷ i`,
        `${fractionText(inside)} ao mês`,
      ),
    ],
    data: [support('Juros da fatura', `${fractionText(rate)} ao mês`, from)],
    limits: ['IOF e multa não estão na conta; por lei os juros do cartão não podem passar do valor da dívida.'],
  });
}

/** An overdraft is charged for the days it was used. */
function byTheDay({ owed, rate, from }: Credit, days: number): PlaybookOutcome {
  const interest = toCents(rate.times(owed).times(days).div(30));
  return found({
    verdict: `Por ${days} dias são ${reais(interest)} de juros: você devolve ${reais(owed + interest)}.`,
    sums: [calculation('Juros', `${reais(owed)} × ${fractionText(rate)} × ${days} ÷ 30`, reais(interest))],
    data: [support('Juros', `${fractionText(rate)} ao mês`, from)],
    limits: ['IOF à parte.'],
  });
}

function inInstallments(asked: Asked, { owed, rate, from }: Credit, times: number): PlaybookOutcome {
  const each = toCents(pmt(owed, rate, times));
  const byRate = each * times;
  const most = owed * (1 + CARD_INTEREST_MOST);
  const capped = CARD.test(folded(asked.text)) && byRate > most;
  const total = capped ? most : byRate;
  const interest = total - owed;
  return found({
    verdict: `Em ${times}x a ${fractionText(rate)} ao mês você paga ${reais(total)}: ${reais(interest)} só de juros${capped ? ', o máximo que a lei deixa cobrar' : ''}.`,
    because: [
      fromSavings(asked, owed),
      'Se for parcelar, peça a mesma conta em menos vezes e no consignado: compare o total, não a parcela.',
    ],
    sums: [
      calculation('Parcela', `${reais(owed)} × i ÷ (1 − (1 + i)^−${times}), i = ${fractionText(rate)}`, reais(each)),
      calculation(capped ? 'Total pela taxa' : 'Total', `${times} × ${reais(each)}`, reais(byRate)),
      capped ? calculation('Limite da lei', `2 × ${reais(owed)}`, reais(most)) : undefined,
      calculation('Juros', `${reais(total)} − ${reais(owed)}`, reais(interest)),
    ],
    data: [support('Juros', `${fractionText(rate)} ao mês`, from)],
    limits: ['IOF não está na conta; por lei os juros do cartão não podem passar do valor da dívida.'],
  });
}

function leftAlone(asked: Asked, { owed, rate, from, overdraft }: Credit): PlaybookOutcome {
  const months = Math.min(LONGEST, asked.figures.months ?? USUAL_MONTHS);
  const first = toCents(rate.times(owed));
  const grown = toCents(growth(rate, months).times(owed));
  const most = owed * (1 + CARD_INTEREST_MOST);
  const capped = !overdraft && grown > most;
  const after = capped ? most : grown;
  return found({
    verdict: `São ${reais(first)} de juros no primeiro mês; sem pagar, em ${monthsText(months)} a dívida vira ${reais(after)}.`,
    because: [fromSavings(asked, owed), 'Juro sobre juro: cada mês cobra também o do mês anterior.'],
    sums: [
      calculation('Primeiro mês', `${reais(owed)} × ${fractionText(rate)}`, reais(first)),
      calculation(`Em ${monthsText(months)}`, `${reais(owed)} × (1 + ${fractionText(rate)})^${months}`, reais(grown)),
      capped ? calculation('Limite da lei', `2 × ${reais(owed)}`, reais(after)) : undefined,
    ],
    data: [
      support('Juros', `${fractionText(rate)} ao mês`, from),
      asked.figures.months === undefined ? support('Prazo', monthsText(months), 'para dar ideia') : undefined,
    ],
    next: ['Me diga quanto consegue pagar por mês que eu digo quando acaba.'],
    limits: [
      overdraft
        ? 'O cheque especial cobra por dia de uso, e o banco pode cobrar menos que o teto. IOF à parte.'
        : 'Supõe que nada é pago no caminho. No cartão os juros e encargos não podem passar do valor da dívida.',
    ],
  });
}

/** Suggests using savings when they would settle the debt; '' otherwise. */
function fromSavings(asked: Asked, owed: number): string {
  const { cents } = savedOf(asked, reserveOf(asked.ledger));
  if (cents >= owed) return `Você tem ${reais(cents)} guardados: pagar hoje rende mais que qualquer aplicação.`;
  return 'Nada rende tanto quanto esse juro: qualquer dinheiro que aparecer vai primeiro para ela.';
}
