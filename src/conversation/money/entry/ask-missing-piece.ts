// What is asked for a draft that lacks a piece, with the likely answers as buttons.

import { folded } from '../../../domain/fold.ts';
import { listed } from '../../../domain/listed.ts';
import type { RichText } from '../../../domain/text.ts';
import { contaKey, contaLabel } from '../../../finance/conta.ts';
import type { Draft, MissingPiece } from '../../../finance/draft.ts';
import { reais } from '../../../finance/money.ts';
import type { Expected } from '../owing/expected-amount.ts';

/** One card paid for all that one message told. */
export const onOneCard = (
  entries: readonly Draft[],
  card: Pick<Draft, 'method' | 'bank' | 'parcelas'>,
): readonly Draft[] => entries.map((one) => (one.method === 'cartao' ? { ...one, ...card } : one));

/** From this entry on, those that one answer fits: what one card paid for, and what differs only in amount ("recebi 120, 120 e 90"). */
export function alikeFrom(entries: readonly Draft[], index: number, piece: MissingPiece): readonly Draft[] {
  if (piece === 'payment_method') return entries.filter(({ method }) => method === 'cartao');
  const same = ({ cents: _, method: __, bank: ___, ...rest }: Draft | undefined = entries[index] as Draft): string =>
    JSON.stringify(rest);
  const others = entries.slice(index);
  const end = others.findIndex((entry) => same(entry) !== same(entries[index]));
  return end < 0 ? others : others.slice(0, end);
}

/** @param alike entries that one answer is for */
export function pieceQuestion(
  piece: MissingPiece,
  draft: Draft,
  expected?: Expected,
  alike: readonly Draft[] = [],
): RichText {
  const income = draft.kind === 'receita';
  const ahead = draft.pending === true;
  const what = draft.description ?? 'isso';
  const all = alike.length > 1 ? alike : [draft];
  const amount = listed(all.flatMap(({ cents }) => (cents === undefined ? [] : [reais(cents)])));
  switch (piece) {
    case 'amount':
      if (draft.currency !== undefined) return ['Quanto deu em reais (', { bold: what }, ')?'];
      if (expected !== undefined)
        return [`Quanto ${income ? 'entrou' : 'você pagou'}? Pelo que anotei, ${expected.words}.`];
      if (!income && draft.counterpart !== undefined && folded(draft.counterpart) === folded(what))
        return ['Quanto você pagou para ', { bold: draft.counterpart }, '?'];
      if (draft.description === undefined) return [income ? 'Quanto entrou?' : 'Quanto foi?'];
      return [income ? `Quanto ${ahead ? 'vai entrar' : 'entrou'} de ` : 'Quanto foi ', { bold: what }, '?'];
    case 'description':
      if (draft.split !== undefined) return ['Sua parte deu ', { bold: amount }, '. Com o que foi?'];
      if (income) return [ahead ? 'De onde vêm os ' : 'De onde vieram os ', { bold: amount }, '?'];
      return [ahead ? 'Com o que você vai gastar os ' : 'Em que você gastou os ', { bold: amount }, '?'];
    case 'category':
      return ['Em que categoria entra ', { bold: what }, ' (', amount, ')?'];
    case 'payment_method':
      return [...all.flatMap(pricedIn), ': foi no crédito ou no débito?'];
    default:
      return piece satisfies never;
  }
}

/** 'pão (R$ 20,00) e remédio (R$ 30,00)', a piece a draft. */
const pricedIn = (
  { description = 'isso', cents = 0, bank }: Draft,
  at: number,
  { length }: readonly Draft[],
): RichText => [
  at === 0 ? '' : at === length - 1 ? ' e ' : ', ',
  { bold: description },
  ` (${reais(cents)}${bank === undefined ? '' : `, ${contaLabel(contaKey('corrente', bank))}`})`,
];

type QuickAnswer = { readonly label: string; readonly answer: Partial<Draft> };

/** Buttons for the likely answers; a typed answer works too. */
export function quickAnswers(
  piece: MissingPiece,
  { kind }: Draft,
  expected: Expected | undefined,
): readonly QuickAnswer[] {
  if (piece === 'amount' && expected !== undefined)
    return [{ label: reais(expected.cents), answer: { cents: expected.cents } }];
  if (piece === 'payment_method')
    return [
      { label: 'Crédito', answer: { method: 'credito' } },
      { label: 'Débito', answer: { method: 'debito' } },
    ];
  if (piece !== 'category') return [];
  return kind === 'receita'
    ? [
        { label: 'Renda extra', answer: { category: 'renda_extra' } },
        { label: 'Reembolso', answer: { category: 'reembolso' } },
        { label: 'Outras receitas', answer: { category: 'outras_receitas' } },
      ]
    : [
        { label: 'Compras', answer: { category: 'compras' } },
        { label: 'Lazer', answer: { category: 'lazer' } },
        { label: 'Outros', answer: { category: 'outros' } },
      ];
}
