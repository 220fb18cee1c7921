// A debt with its article, inside a sentence: 'o cartão', 'a fatura'; the person's own names are quoted.

import { folded } from '../../domain/fold.ts';

const MASCULINE =
  /^(?:cart(?:ao|oes)|consignado|carne|emprestimo|crediario|rotativo|cheque especial|financiamento|agiota|boleto|banco)\b/;
const FEMININE = /^(?:divida|fatura|parcela|prestacao|loja|casa)\b/;

/** The caller contracts it: `d${…}`, `n${…}`. */
export function debtNamed(name: string): string {
  const words = folded(name);
  if (MASCULINE.test(words)) return `o ${name}`;
  return FEMININE.test(words) ? `a ${name}` : `a dívida ${name}`;
}
