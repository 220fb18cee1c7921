// Cards and parcelas: what the next fatura is, what is left of the limit, how far a purchase in parcelas is.

import { adjustmentsByPurchase } from '../adjustments.ts';
import { cobrancasOf } from '../cobrancas.ts';
import { contaLabel } from '../conta.ts';
import { type Card, cardsOf, daysOf, owedOn, purchasesOf } from '../definitions/card.ts';
import { committed, type Fatura, faturaTotal, melhorDia, parcelasPast } from '../fatura.ts';
import { reais } from '../money.ts';
import { dayWords } from '../replies/day-words.ts';
import { type Answer, type Asked, numberedLines, sentence } from './answer.ts';

const MOST_FATURAS = 4;

const unknownDays = (name: string, owed: number): string =>
  `No ${name} há ${reais(owed)} em aberto. Para eu saber da fatura, me diga: “meu ${name} fecha dia 3 e vence dia 10”.`;

function invoiceWords({ ledger, question, today }: Asked, card: Card): string {
  const name = contaLabel(card.key);
  const days = daysOf(card);
  if (days === undefined) return unknownDays(name, owedOn(ledger, card));
  const purchases = purchasesOf(ledger, card);
  const coming = committed(purchases, today, days);
  const month = question.period?.to.slice(0, 7);
  if (month !== undefined) {
    const closed = closedIn(month, purchases, days, coming);
    if (closed !== undefined) return `${name}, vence ${dayWords(closed.due, today)}: ${reais(closed.cents)}.`;
    return `${name}: nada na fatura que vence em ${month.slice(5)}/${month.slice(0, 4)}.`;
  }
  const [next, ...later] = coming;
  if (next === undefined) return `${name}: nada nas próximas faturas.`;
  const rest = later
    .slice(0, MOST_FATURAS - 1)
    .map(({ due, cents }) => `\n   vence ${dayWords(due, today)}: ${reais(cents)}`)
    .join('');
  return `${name}: ${reais(next.cents)} na fatura que fecha ${dayWords(next.closes, today)} e vence ${dayWords(next.due, today)}.${rest}\n   melhor dia de compra: ${dayWords(melhorDia(today, days), today)}`;
}

/** The fatura whose due date is in a month 'YYYY-MM', closed or not. */
function closedIn(
  month: string,
  purchases: ReturnType<typeof purchasesOf>,
  days: NonNullable<ReturnType<typeof daysOf>>,
  coming: ReturnType<typeof committed>,
): (Fatura & { readonly cents: number }) | undefined {
  const open = coming.find(({ due }) => due.startsWith(month));
  if (open !== undefined) return open;
  for (const all of [committed(purchases, '' as Fatura['closes'], days)]) {
    const past = all.find(({ due }) => due.startsWith(month));
    if (past !== undefined) return { ...past, cents: faturaTotal(purchases, past.closes, days) };
  }
  return undefined;
}

export function invoiceAnswer(asked: Asked): Answer {
  const { account } = asked.question;
  const cards = cardsOf(asked.ledger, account);
  if (cards.length === 0) {
    const name = account === undefined ? 'cartão' : contaLabel(`cartao:${account}`);
    return { text: [`Não tenho compras no ${name} anotadas.`] };
  }
  const [first, ...others] = cards.map((card) => invoiceWords(asked, card));
  return { text: [sentence(first ?? ''), ...others.map((line) => `\n${sentence(line)}`)] };
}

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

export function installmentsAnswer({ ledger, question, today }: Asked): Answer {
  const words = question.merchant === undefined ? {} : { words: question.merchant };
  const conta = question.account === undefined ? {} : { conta: question.account };
  const of = adjustmentsByPurchase(ledger);
  const purchases = ledger.list({ kind: 'despesa', parcelada: true, ...words, ...conta }, 'newest', EVERY);
  const open = purchases
    .map((purchase) => ({ purchase, past: parcelasPast(purchase, today) }))
    .filter(
      ({ purchase }) =>
        question.merchant !== undefined || cobrancasOf(purchase, of.get(purchase.id)).some(({ date }) => date > today),
    );
  if (open.length === 0)
    return {
      text: [
        question.merchant === undefined
          ? 'Você não tem parcelas a pagar, pelo que anotei.'
          : `Não achei compra parcelada de ${question.merchant}.`,
      ],
    };
  const coming = ({ purchase }: (typeof open)[number]) =>
    cobrancasOf(purchase, of.get(purchase.id)).filter(({ date }) => date > today);
  const left = (one: (typeof open)[number]): number => coming(one).reduce((sum, { cents }) => sum + cents, 0);
  const lines = open.map((one) => {
    const { purchase, past } = one;
    const charges = coming(one);
    const [next] = charges;
    const to =
      next === undefined
        ? 'quitada'
        : `faltam ${charges.length}, ${reais(left(one))} (próxima de ${reais(next.cents)} em ${dayWords(next.date, today)})`;
    return `${purchase.description}: ${past} de ${purchase.parcelas}, ${to}`;
  });
  const total = open.reduce((sum, one) => sum + left(one), 0);
  return {
    text: [{ bold: `Parcelas a pagar: ${reais(total)}` }, ...numberedLines(lines)],
    shown: open.map(({ purchase }) => purchase),
  };
}
