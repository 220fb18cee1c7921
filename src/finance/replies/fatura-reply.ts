// Confirms the payment of a fatura, and asks for the value or card when missing.

import type { LocalDate } from '../../domain/dates.ts';
import type { ContaKey, Lancamento } from '../../domain/ledger.ts';
import type { RichText } from '../../domain/text.ts';
import { contaLabel } from '../conta.ts';
import type { FaturaState } from '../fatura-states.ts';
import { reais } from '../money.ts';
import { dayWords, whenWords } from './day-words.ts';

export type FaturaPaid = {
  readonly kind: 'fatura_paid';
  readonly entry: Lancamento;
  /** The fatura paid, after this payment; absent when the card's days are unknown. */
  readonly fatura?: FaturaState;
  /** The last closed fatura, if it was already paid before this payment. */
  readonly settled?: FaturaState;
  /** Centavos of the bill that still waits, when a part of it was paid. */
  readonly waits?: number;
  /** A likely duplicate recorded shortly before. */
  readonly twin?: Lancamento;
};

/** Nothing was written: the value or the card is asked for. */
export type FaturaAsked =
  | {
      readonly kind: 'fatura_to_pay';
      /** Centavos due; when the card's days are unknown, its whole debt. */
      readonly toPay: { readonly card: ContaKey; readonly cents: number; readonly fatura?: FaturaState };
      /** The last closed fatura, already paid. */
      readonly settled?: FaturaState;
    }
  | { readonly kind: 'which_card'; readonly cards: readonly ContaKey[] };

/** 'que vence 10/12', 'que venceu 10/11'. */
export const dueWords = ({ due }: FaturaState, today: LocalDate): string =>
  `que ${due < today ? 'venceu' : 'vence'} ${dayWords(due, today)}`;

/** Payment state of a fatura as a sentence. */
function standing({ closes, left }: FaturaState, today: LocalDate): string {
  if (left === 0) return 'Está paga.';
  if (left < 0) return `Está paga, e ${reais(-left)} ficam de crédito na próxima.`;
  return closes <= today
    ? `Faltam ${reais(left)}: o que não for pago vai para a próxima.`
    : `Por enquanto faltam ${reais(left)} dela.`;
}

/** Names the fatura it went to, and says so when an earlier one was already paid. */
export function faturaPaidWords({ entry, fatura, settled, twin, waits }: FaturaPaid, today: LocalDate): RichText {
  const from = entry.from === '' ? '' : `, com ${contaLabel(entry.from)}`;
  const which = fatura === undefined ? '' : `, ${dueWords(fatura, today)}`;
  const before =
    settled === undefined || settled.closes === fatura?.closes
      ? ''
      : ` A ${dueWords(settled, today)} já estava paga, então foi para esta.`;
  return [
    '🔁 Anotei o pagamento da fatura do ',
    { bold: `${contaLabel(entry.to)}: ${reais(entry.cents)}` },
    `${which}${from}, ${whenWords(entry, today)}.${before}${fatura === undefined ? '' : ` ${standing(fatura, today)}`}`,
    ...(waits === undefined ? [] : [` Ficam ${reais(waits)} a pagar.`]),
    ...(twin === undefined
      ? []
      : [`\nÉ igual ao de ${dayWords(twin.date, today)}? Se repetiu sem querer, é só desfazer.`]),
  ];
}

/** Says what is open of the fatura, so that 'tudo' is an answer. */
export function faturaQuestion(
  { toPay, settled }: Extract<FaturaAsked, { kind: 'fatura_to_pay' }>,
  today: LocalDate,
): RichText {
  const { card, cents, fatura } = toPay;
  const name = contaLabel(card);
  const before = settled === undefined ? '' : `A fatura do ${name} ${dueWords(settled, today)} já está paga. `;
  if (cents === 0 && before !== '') return [`${before}Se pagou mais alguma coisa, quanto foi?`];
  if (cents === 0) return [`${before}Quanto você pagou da fatura do `, { bold: name }, '?'];
  if (fatura === undefined)
    return [`Quanto você pagou da fatura do `, { bold: name }, `? Há ${reais(cents)} em aberto.`];
  const open =
    fatura.closes > today ? `, ${dueWords(fatura, today)} e ainda não fechou` : `, ${dueWords(fatura, today)}`;
  return [
    before,
    before === '' ? 'A fatura do ' : 'A próxima do ',
    { bold: name },
    `${open}, está em `,
    { bold: reais(cents) },
    `. Foram ${reais(cents)}?`,
  ];
}
