// A debt with its article, inside a sentence: 'o cartão', 'a fatura'; the person's own names are quoted.

import { folded } from '../../domain/fold.ts';

const MASCULINE =
  /^(?:cart(?:ao|oes)|consignado|carne|emprestimo|crediario|rotativo|cheque especial|financiamento|agiota|boleto|banco)\b/;
const FEMININE = /^(?:divida|fatura|parcela|prestacao|loja|casa)\b/;

const FAMILY =
  /^(?:tio|tia|pai|mae|irmao|irma|primo|prima|avo|sogr[oa]|cunhad[oa]|amig[oa]|padrinho|madrinha|filh[oa]|vizinh[oa]|chefe|patrao)\b/;

/** The caller contracts it: `d${…}`, `n${…}`. */
export function debtNamed(name: string): string {
  const words = folded(name);
  if (MASCULINE.test(words)) return `o ${name}`;
  if (FEMININE.test(words)) return `a ${name}`;
  return FAMILY.test(words) ? `a dívida com ${name}` : `a dívida ${name}`;
}
