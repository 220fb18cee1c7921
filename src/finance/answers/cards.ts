// Answers about cards: the next fatura, the remaining limit, the progress of a purchase in instalments.

import type { LocalDate, Period } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import { adjustmentsByPurchase } from '../adjustments.ts';
import { type Cobranca, cobrancasOf } from '../cobrancas.ts';
import { contaLabel } from '../conta.ts';
import { type Card, cardsOf, daysOf, faturasOf, owedOn, paymentsTo } from '../definitions/card.ts';
import { melhorDia, parcelasPast } from '../fatura.ts';
import { type CardPayment, type FaturaState, openFaturas } from '../fatura-states.ts';
import { reais } from '../money.ts';
import { dayWords, periodWords } from '../replies/day-words.ts';
import { dueWords } from '../replies/fatura-reply.ts';
import { type Owed, owedDebts } from '../towards-debt.ts';
import { type Answer, type Asked, countWords, numberedLines, sentence } from './answer.ts';
import { faturaPurchases } from './fatura-purchases.ts';

const MOST_FATURAS = 4;

const unknownDays = (name: string, owed: number): string =>
  `No ${name} há ${reais(owed)} em aberto. Para eu saber da fatura, me diga: “meu ${name} fecha dia 3 e vence dia 10”.`;

/** Amount of a fatura with its partial payment: 'R$ 500,00 (pagos R$ 200,00, faltam R$ 300,00)'. */
function amountWords({ charges, carried, paid, left }: FaturaState): string {
  const settled = paid + Math.max(0, -carried);
  const more = carried > 0 ? `${reais(carried)} que ficaram da anterior` : '';
  const bits = [
    more,
    settled > 0 ? `pagos ${reais(settled)}` : '',
    settled > 0 && left > 0 ? `faltam ${reais(left)}` : '',
  ]
    .filter((bit) => bit !== '')
    .join(', ');
  const total = charges + Math.max(0, carried);
  return bits === '' ? reais(total) : `${reais(total)} (${carried > 0 ? 'com ' : ''}${bits})`;
}

function invoiceWords({ ledger, question, today }: Asked, card: Card): string {
  const name = contaLabel(card.key);
  const days = daysOf(card);
  if (days === undefined) return unknownDays(name, owedOn(ledger, card));
  const states = faturasOf(ledger, card, days);
  const month = question.period?.to.slice(0, 7);
  const inIt = ({ closes }: FaturaState): string =>
    question.check === 'purchases'
      ? faturaPurchases(ledger, card, days, closes)
          .map((line) => `\n${line}`)
          .join('')
      : '';
  if (month !== undefined) {
    const dueIn = (when: string) =>
      states.find(({ due, charges, carried }) => due.startsWith(when) && (charges !== 0 || carried !== 0));
    // "A fatura de fevereiro" asked in November: next year's when this year's is empty.
    const asked = dueIn(month) ?? dueIn(`${Number(month.slice(0, 4)) + 1}${month.slice(4)}`);
    if (asked !== undefined)
      return `${name}, vence ${dayWords(asked.due, today)}: ${amountWords(asked)}.${inIt(asked)}`;
    return `${name}: nada na fatura que vence em ${month.slice(5)}/${month.slice(0, 4)}.`;
  }
  const { closed } = openFaturas(states, today, days);
  const open = closed !== undefined && closed.left > 0 ? closed : undefined;
  const toPay = open === undefined ? '' : `${name}: ${amountWords(open)} na fatura fechada ${dueWords(open, today)}.`;
  const [next, ...later] = states.filter(
    ({ closes, charges, carried }) => closes > today && (charges !== 0 || carried !== 0),
  );
  // Behind one that is closed and not paid comes the one still open.
  const following = open === undefined ? later[0] : (next ?? later[0]);
  if (question.check === 'next' && following !== undefined)
    return `${name}, vence ${dayWords(following.due, today)}: ${amountWords(following)}.`;
  if (next === undefined) return open === undefined ? `${name}: nada nas próximas faturas.` : `${toPay}${inIt(open)}`;
  const rest = later
    .slice(0, MOST_FATURAS - 1)
    .map((fatura) => `\n   vence ${dayWords(fatura.due, today)}: ${amountWords(fatura)}`)
    .join('');
  // An unpaid balance that may still be carried over is shown with the fatura to pay, not here.
  const upTo = open === undefined ? amountWords(next) : reais(next.charges);
  if (question.check === 'purchases')
    return open === undefined
      ? `${name}: ${upTo} na fatura que vence ${dayWords(next.due, today)}:${inIt(next)}`
      : `${toPay}${inIt(open)}\nAté agora, ${upTo} na que vence ${dayWords(next.due, today)}:${inIt(next)}`;
  const coming = `${upTo} na fatura que fecha ${dayWords(next.closes, today)} e vence ${dayWords(next.due, today)}.`;
  return `${toPay === '' ? `${name}: ` : `${toPay}\n   Até agora, `}${coming}${rest}\n   melhor dia de compra: ${dayWords(melhorDia(today, days), today)}`;
}

/** "Quanto já paguei de fatura?": sum of the transfers to cards in the period asked, or of all time. */
function paidSoFar({ ledger, question, today }: Asked): Answer {
  const { account, period } = question;
  const paid = cardsOf(ledger, account).map((card) => ({
    name: contaLabel(card.key),
    ...totalOf(paymentsTo(ledger, card).filter(({ date }) => period === undefined || within(date, period))),
  }));
  const when = period === undefined ? 'até hoje' : periodWords(period, today);
  const some = paid.filter(({ count }) => count > 0);
  const lines = some.map(({ name, cents, count }) => `${name}: ${reais(cents)}, em ${countWords(count, 'pagamento')}`);
  if (lines.length === 0) return { text: [`Não achei pagamento de fatura ${when}.`] };
  if (lines.length === 1) return { text: [`${sentence(when)}, na fatura do `, { bold: lines[0] ?? '' }, '.'] };
  const total = some.reduce((sum, { cents }) => sum + cents, 0);
  return { text: [{ bold: `${reais(total)} em faturas ${when}:` }, ...lines.map((line) => `\n• ${line}`)] };
}

const within = (date: LocalDate, { from, to }: Period): boolean => date >= from && date <= to;

const totalOf = (payments: readonly CardPayment[]): { readonly cents: number; readonly count: number } => ({
  cents: payments.reduce((sum, { cents }) => sum + cents, 0),
  count: payments.length,
});

/** Of the card named, otherwise of every card with purchases or told facts. */
export function invoiceAnswer(asked: Asked): Answer {
  const { account, check } = asked.question;
  if (check === 'paid') return paidSoFar(asked);
  const cards = cardsOf(asked.ledger, account);
  if (cards.length === 0) {
    const name = account === undefined ? 'cartão' : contaLabel(`cartao:${account}`);
    return { text: [`Não tenho compras no ${name} anotadas.`] };
  }
  const [first, ...others] = cards.map((card) => invoiceWords(asked, card));
  return { text: [sentence(first ?? ''), ...others.map((line) => `\n${sentence(line)}`)] };
}

/** "A fatura tá paga?": answers for the last closed fatura, otherwise for the next one to close. */
export function faturaPaidAnswer({ ledger, question, today }: Asked): Answer {
  const month = question.period?.to.slice(0, 7);
  const lines = cardsOf(ledger, question.account).map((card) => {
    const name = contaLabel(card.key);
    const days = daysOf(card);
    if (days === undefined) return unknownDays(name, owedOn(ledger, card));
    const states = faturasOf(ledger, card, days);
    const { closed, next } = openFaturas(states, today, days);
    const asked = month === undefined ? (closed ?? next) : states.find(({ due }) => due.startsWith(month));
    return asked === undefined ? `${name}: nada a pagar, pelo que anotei.` : paidWords(name, asked, today);
  });
  const [first, ...others] = lines;
  if (first === undefined) return { text: ['Não tenho cartão seu anotado.'] };
  return { text: [sentence(first), ...others.map((line) => `\n${sentence(line)}`)] };
}

function paidWords(name: string, fatura: FaturaState, today: LocalDate): string {
  const which = `a fatura do ${name} ${dueWords(fatura, today)}`;
  const total = reais(fatura.charges + Math.max(0, fatura.carried));
  if (fatura.left <= 0) return `Sim: ${which} está paga (${total}).`;
  if (fatura.paid > 0) return `Em parte: d${which}, ${total}, faltam ${reais(fatura.left)}.`;
  if (fatura.closes > today) return `Ainda não: ${which} não fechou, está em ${reais(fatura.left)}.`;
  return `Não que eu saiba: ${which}, de ${total}, não tem pagamento anotado. Se já pagou, me diga “paguei a fatura”.`;
}

/** What is free of the limit, instalments to come included in what is used. */
export function limitAnswer({ ledger, question }: Asked): Answer {
  const lines = cardsOf(ledger, question.account).map((card) => {
    const { limitCents } = card.told;
    const name = contaLabel(card.key);
    if (limitCents === undefined) return `Não sei o limite do ${name}. Me diga: “limite do ${name}: 4 mil”.`;
    const used = owedOn(ledger, card);
    return `${name}: ${reais(limitCents - used)} livres de ${reais(limitCents)} (${reais(used)} em uso).`;
  });
  const [first, ...others] = lines;
  if (first === undefined) return { text: ['Não tenho cartão seu anotado.'] };
  return { text: [sentence(first), ...others.map((line) => `\n${sentence(line)}`)] };
}

const EVERY = 500;

/** A purchase in instalments and those of them still to come. */
export type Coming = { readonly purchase: Lancamento; readonly charges: readonly Cobranca[] };

/** "Quanto tenho de parcela mês que vem?": only the instalments of that time. */
function installmentsWithin(open: readonly Coming[], period: Period, today: LocalDate): Answer {
  const due = open.flatMap(({ purchase, charges }) =>
    charges.filter(({ date }) => within(date, period)).map((charge) => ({ purchase, ...charge })),
  );
  const when = periodWords(period, today);
  if (due.length === 0) return { text: [`Nenhuma parcela ${when}, pelo que anotei.`] };
  const total = due.reduce((sum, { cents }) => sum + cents, 0);
  const lines = due.map(
    ({ purchase, cents, date }) => `${purchase.description}: ${reais(cents)}, ${dayWords(date, today)}`,
  );
  return {
    text: [{ bold: `${reais(total)} em parcelas ${when}:` }, ...numberedLines(lines)],
    shown: due.map(({ purchase }) => purchase),
  };
}

/** A purchase in instalments: those past, and what is still to come. */
type Running = Coming & { readonly past: number };

const centsOf = (charges: readonly Cobranca[]): number => charges.reduce((sum, { cents }) => sum + cents, 0);

/** Purchases with instalments still to come; a purchase asked for by name also when it is paid off. */
export function installmentsAnswer(asked: Asked): Answer {
  const { question, today } = asked;
  const { period } = question;
  const running = runningOf(asked);
  if (running.length === 0) return noParcelas(asked);
  if (period !== undefined && period.to > today) return installmentsWithin(running, period, today);
  const total = running.reduce((sum, { charges }) => sum + centsOf(charges), 0);
  return {
    text: [
      { bold: `Parcelas a pagar: ${reais(total)}` },
      ...numberedLines(running.map((one) => runningLine(one, today))),
      ...(question.merchant === undefined ? loansOf(asked).map((one) => `\n${loanLine(one)}`) : []),
    ],
    shown: running.map(({ purchase }) => purchase),
  };
}

/** Of what the question names, or all. */
export function runningOf({ ledger, question, today }: Asked): readonly Running[] {
  const words = question.merchant === undefined ? {} : { words: question.merchant };
  const conta = question.account === undefined ? {} : { conta: question.account };
  const adjustments = adjustmentsByPurchase(ledger);
  return ledger
    .list({ kind: 'despesa', parcelada: true, ...words, ...conta }, 'newest', EVERY)
    .map((purchase) => ({
      purchase,
      past: parcelasPast(purchase, today),
      charges: cobrancasOf(purchase, adjustments.get(purchase.id)).filter(({ date }) => date > today),
    }))
    .filter(({ charges }) => question.merchant !== undefined || charges.length > 0);
}

/** Loans in instalments, of that name or all of them. */
function loansOf({ ledger, question: { merchant } }: Asked): readonly Owed[] {
  const name = folded(merchant ?? '');
  return owedDebts(ledger).filter(
    ({ key, cents, parcelaCents }) =>
      cents > 0 &&
      (merchant === undefined ? parcelaCents !== undefined : key === name || ` ${key} `.includes(` ${name} `)),
  );
}

function loanLine({ name, cents, parcelaCents }: Owed): string {
  if (parcelaCents === undefined) return `${name}: ${reais(cents)}`;
  const left = Math.ceil(cents / parcelaCents);
  return `${name}: ${left === 1 ? 'falta 1 parcela' : `faltam ${left} parcelas`} de ${reais(parcelaCents)}, ${reais(cents)}`;
}

function noParcelas(asked: Asked): Answer {
  const { merchant } = asked.question;
  const loans = loansOf(asked);
  const [only, ...others] = loans;
  if (only !== undefined && only.parcelaCents === undefined && others.length === 0)
    return { text: ['Você ainda deve ', { bold: reais(only.cents) }, ` (${only.name}).`] };
  if (only !== undefined) return { text: [loans.map(loanLine).join('\n'), '.'] };
  // "Quanto falta do bolo?", of which a part was paid.
  const bills =
    merchant === undefined
      ? []
      : asked.ledger.list({ kind: 'despesa', status: 'pendente', words: folded(merchant) }, 'oldest', MOST_FATURAS);
  if (bills.length > 0)
    return {
      text: ['Falta pagar ', { bold: reais(bills.reduce((sum, { cents }) => sum + cents, 0)) }, ` de ${merchant}.`],
    };
  return {
    text: [
      merchant === undefined
        ? 'Você não tem parcelas a pagar, pelo que anotei.'
        : `Não achei compra parcelada de ${merchant}.`,
    ],
  };
}

function runningLine({ purchase, past, charges }: Running, today: LocalDate): string {
  const [next] = charges;
  const to =
    next === undefined
      ? 'quitada'
      : `faltam ${charges.length}, ${reais(centsOf(charges))} (próxima de ${reais(next.cents)} em ${dayWords(next.date, today)})`;
  return `${purchase.description}: ${past} de ${purchase.parcelas}, ${to}`;
}
