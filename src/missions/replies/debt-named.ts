// A debt with its article, inside a sentence: 'o cartão', 'a fatura'; the person's own names are quoted.

import { folded } from '../../domain/fold.ts';
import { CLOSE } from '../../domain/kin.ts';

const MASCULINE =
  /^(?:cart(?:ao|oes)|consignado|carne|emprestimo|crediario|rotativo|cheque especial|financiamento|agiota|boleto|banco)\b/;
const FEMININE = /^(?:divida|fatura|parcela|prestacao|loja|casa)\b/;

const OF_SOMEBODY = new RegExp(`^(?:${CLOSE})\\b`);

/** The caller contracts it: `d${…}`, `n${…}`. */
export function debtNamed(name: string): string {
  const words = folded(name);
  if (MASCULINE.test(words)) return `o ${name}`;
  if (FEMININE.test(words)) return `a ${name}`;
  return OF_SOMEBODY.test(words) ? `a dívida com ${name}` : `a dívida ${name}`;
}
