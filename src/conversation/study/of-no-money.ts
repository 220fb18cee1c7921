// "Revisar freio e alinhamento": taken for advice by its verb, though nothing is asked and nothing in it is of money.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Situation } from '../situation.ts';

const OF_MONEY = pattern()`
  \b(?:
    invest|divid|gast|econom|dinheiro|gran|orcament|financ|cart|credit|emprest|poup|guard|junt|juro|rend|salari|cont|met|reserv|organiz|planej|aposent|
    impost|inss|fgts|mei|pj|clt|alug|compr|vend|troc|carro|casa|imove|apart|moto|viag|viaj|bols|aco|fund|tesour|cdb|cdi|selic|ipca|inflac|segur|
    plano|cust|prec|barat|caro|pag|parcel|vermelh|sobr|negoci|empres|loj|trabalh|empreg|vale a pena|compens|anali|diagnos|resum|mes(?:es)?\b|risco|perfil|cons|boleto|fatura|nome
  )
`;
const ASKS = /\?|\b(?:o que|qual|quanto|como|porque|por que|explica|ensina|ajuda|me diz|significa)\b/;

/** A message of that kind is to be kept, or is nothing at all. */
export const isOfNoMoney = ({ text, reading }: Situation): boolean =>
  reading.figures.length === 0 &&
  reading.money === undefined &&
  !ASKS.test(`${folded(text)}${text.includes('?') ? '?' : ''}`) &&
  !OF_MONEY.test(folded(text));
