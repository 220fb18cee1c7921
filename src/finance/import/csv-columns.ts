// Maps CSV header names to columns: Nubank (card and account), Inter, Itaú, our own export, and plainly named columns.

import { folded } from '../../domain/fold.ts';

export type CsvColumns = {
  readonly date: number;
  /** Index of one signed amount column, or `credit` and `debit` for separate ones. */
  readonly amount: number;
  readonly credit: number;
  readonly debit: number;
  /** Indexes joined into the description, since some banks split it in two. */
  readonly words: readonly number[];
  readonly id: number;
  /** Only in our own export. */
  readonly kind: number;
  readonly category: number;
  readonly status: number;
  readonly method: number;
  /** True for card statements, where purchases are positive amounts. */
  readonly card: boolean;
  /** Slug; '' when the header does not identify the bank. */
  readonly bank: string;
  readonly own: boolean;
};

const DATE =
  /^(?:date|data(?: (?:de )?(?:lancamento|mov(?:imento|imentacao)?|compra|transacao|operacao))?|dt(?: lancamento)?)$/u;
const AMOUNT = /^(?:amount|value|valor(?: (?:em )?(?:r|brl|rs|reais|da transacao))?|quantia)$/u;
const CREDIT = /^(?:credit[oa]s?|entradas?)(?: (?:em )?(?:r|rs))?$/u;
const DEBIT = /^(?:debit[oa]s?|saidas?)(?: (?:em )?(?:r|rs))?$/u;
const WORDS = /^(?:title|description|descricao|historico|lancamento|memo|detalhes?|estabelecimento|movimentacao)$/u;
const ID = /^(?:identificador|fitid|id(?: da transacao)?)$/u;

/** Column indexes of a header row; undefined when it names no date or no amount. */
export function csvColumns(row: readonly string[]): CsvColumns | undefined {
  const names = row.map(folded);
  const at = (shape: RegExp): number => names.findIndex((name) => shape.test(name));
  const [date, amount, credit, debit] = [at(DATE), at(AMOUNT), at(CREDIT), at(DEBIT)];
  if (date < 0 || (amount < 0 && (credit < 0 || debit < 0))) return undefined;
  const has = (name: string): boolean => names.includes(name);
  const own = has('tipo') && has('situacao') && has('com quem');
  const nubankCard = has('title') && has('amount');
  const interCard = has('lancamento') && has('tipo') && has('categoria') && !own;
  return {
    date,
    amount,
    credit,
    debit,
    words: names.flatMap((name, index) => (WORDS.test(name) ? [index] : [])),
    id: at(ID),
    kind: own ? names.indexOf('tipo') : -1,
    category: own ? names.indexOf('categoria') : -1,
    status: own ? names.indexOf('situacao') : -1,
    method: own ? names.indexOf('forma') : -1,
    card: nubankCard || interCard || has('estabelecimento'),
    bank: nubankCard || has('identificador') ? 'nubank' : interCard || has('data lancamento') ? 'inter' : '',
    own,
  };
}

/** Itaú's text export: no header, only date, description and amount. */
export const NAMELESS: CsvColumns = {
  date: 0,
  amount: 2,
  credit: -1,
  debit: -1,
  words: [1],
  id: -1,
  kind: -1,
  category: -1,
  status: -1,
  method: -1,
  card: false,
  bank: 'itau',
  own: false,
};
