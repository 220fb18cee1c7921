// An entry in one line: amount, description and the details given. Used to confirm, list and undo it.

import type { LocalDate } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import type { Lancamento, LancamentoFields } from '../../domain/ledger.ts';
import { categoryLabel } from '../category-labels.ts';
import { contaKindOf, contaLabel } from '../conta.ts';
import { peopleIn } from '../definitions/receivables.ts';
import { reais } from '../money.ts';
import { splitEvenly } from '../parcelas.ts';
import { whenWords } from './day-words.ts';
import { personWords } from './person-words.ts';

const METHODS: Readonly<Record<Exclude<LancamentoFields['method'], ''>, string>> = {
  pix: 'no Pix',
  credito: 'no crédito',
  debito: 'no débito',
  dinheiro: 'em dinheiro',
  boleto: 'no boleto',
  transferencia: 'por transferência',
  vale: 'no vale',
};

/** Payment method as a heading: 'Pix', 'crédito'. */
export const methodLabel = (method: string): string =>
  method === '' ? 'sem forma dita' : (METHODS[method as keyof typeof METHODS] ?? method).replace(/^\S+ /, '');

/** 'em 3x de R$ 33,34' ('1x de R$ 33,34 e 2x de R$ 33,33' when the centavos do not divide). */
export function parcelasWords(cents: number, parcelas: number): string {
  const parts = splitEvenly(cents, parcelas);
  const first = parts[0] ?? cents;
  const more = parts.filter((part) => part === first).length;
  if (more === parcelas) return `em ${parcelas}x de ${reais(first)}`;
  return `em ${parcelas}x (${more}x de ${reais(first)} e ${parcelas - more}x de ${reais(first - 1)})`;
}

/** The description plus the counterpart when it is not already in it; personal names keep their capital. */
export function named({ description, counterpart }: LancamentoFields): string {
  if (counterpart === '') return description;
  if (folded(description) === folded(counterpart)) return counterpart;
  return ` ${folded(description)} `.includes(` ${folded(counterpart)} `)
    ? description
    : `${description} · ${counterpart}`;
}

/** 'R$ 45,00 em barbeiro', 'R$ 50,00 de pix Leo', 'R$ 100,00 de Itaú para Nubank', 'R$ 500,00 da fatura do cartão Itaú'. */
export function subjectWords(entry: LancamentoFields): string {
  const amount = reais(entry.cents);
  switch (entry.kind) {
    case 'despesa':
      return `${amount} em ${named(entry)}`;
    case 'receita':
    case 'estorno':
      return `${amount} de ${named(entry)}`;
    case 'antecipacao':
      return `${entry.parcelas} ${entry.parcelas === 1 ? 'parcela antecipada' : 'parcelas antecipadas'} de ${named(entry)}, ${amount}`;
    case 'transferencia':
    case 'investimento': {
      if (entry.from === '' && contaKindOf(entry.to) === 'cartao')
        return `${amount} da fatura do ${contaLabel(entry.to)}`;
      const ends = [
        ...(entry.from === '' ? [] : [`de ${contaLabel(entry.from)}`]),
        ...(entry.to === '' ? [] : [`para ${contaLabel(entry.to)}`]),
      ].join(' ');
      // An instalment of a carnê names its purchase.
      return ends === '' || contaKindOf(entry.to) === 'carne'
        ? `${amount} de ${entry.description}`
        : `${amount} ${ends}`;
    }
    case 'ajuste':
      return `ajuste de saldo de ${reais(entry.from === '' ? entry.cents : -entry.cents)}`;
    default:
      return entry.kind satisfies never;
  }
}

/** Details of an entry: '(Beleza), no crédito Nubank, em 3x de R$ 15,00, ontem'. */
export function detailWords(entry: LancamentoFields, today: LocalDate): string {
  const { kind, category, method, from, to, parcelas } = entry;
  const flows = kind === 'despesa' || kind === 'receita' || kind === 'estorno';
  const through = kind === 'despesa' ? from : to;
  const bank =
    flows && through !== '' && through !== 'cartao:cartao' && contaKindOf(through) !== 'carne'
      ? contaLabel(through).replace('cartão ', '')
      : '';
  const way =
    method === ''
      ? bank === ''
        ? []
        : [bank === 'carteira' ? 'na carteira' : `no ${bank}`]
      : [`${METHODS[method]}${bank === '' ? '' : ` ${bank}`}`];
  const parts = [
    ...(flows ? way : []),
    ...(parcelas > 1 && flows ? [parcelasWords(entry.cents, parcelas)] : []),
    whenWords(entry, today),
  ];
  return `${flows ? ` (${categoryLabel(category)})` : ''}, ${parts.join(', ')}`;
}

/** ' Leo te deve R$ 40,00.'; '' when nobody owes anything for it. */
export function receivableWords({ counterpart, receivable }: LancamentoFields): string {
  if (receivable <= 0) return '';
  if (counterpart === '') return ` Fica ${reais(receivable)} a receber.`;
  return ` ${personWords(counterpart)} te ${peopleIn(counterpart).length > 1 ? 'devem' : 'deve'} ${reais(receivable)}.`;
}

/** One line of a list: 'R$ 45,00 em barbeiro (Beleza), ontem'. */
export const entryLine = (entry: LancamentoFields & Pick<Lancamento, 'by'>, today: LocalDate): string =>
  `${subjectWords(entry)}${detailWords(entry, today)}${authorWords(entry)}`;

/** Author of an entry, shown when another household member recorded it. */
const authorWords = ({ by }: Pick<Lancamento, 'by'>): string =>
  by === undefined ? '' : ` · ${by === '' ? 'de outra pessoa da casa' : by}`;
