// Position of an instalment: "14 de 36" is the fourteenth of thirty-six, and neither number is money.

import { NUMBER_WORDS, ORDINALS } from '../numbers/number-words.ts';
import type { Token } from '../tokens/token.ts';
import { isPlainInteger } from '../tokens/token-shapes.ts';

/** Window in tokens for the instalment word before it. */
const REACH = 16;
const PARCELLED =
  /^(?:cota|parcelas?|prestaca?o|prestacoes|consorcio|financiamento|carne|mensalidade|emprestimo|consignado)$/;
const MOST = 480;

const smallNumber = (token: Token | undefined): number | undefined =>
  token !== undefined && isPlainInteger(token) && token.norm.length <= 3 ? Number(token.norm) : undefined;

/** "3ª", "terceira". */
export function ordinalAt(tokens: readonly Token[], at: number): number | undefined {
  const norm = tokens[at]?.norm ?? '';
  if (tokens[at]?.kind === 'number' && /[oa]$/.test(norm)) return Number(norm.slice(0, -1));
  return ORDINALS.get(norm);
}

/** The total in "1ª parcela de 3", with "parcela" at `at`; a lone number is its price: "1ª parcela de 300". */
export function countBehind(tokens: readonly Token[], at: number): number | undefined {
  const count = tokens[at + 1]?.norm === 'de' ? smallNumber(tokens[at + 2]) : undefined;
  const number = ordinalAt(tokens, at - 1);
  if (count === undefined || number === undefined || number > count || count > MOST) return undefined;
  return tokens.some(({ kind }, i) => kind === 'number' && (i < at - 1 || i > at + 2)) ? count : undefined;
}

/** Position and total in the three tokens from `at`; undefined when they are not one. */
export function positionAt(
  tokens: readonly Token[],
  at: number,
): { readonly number: number; readonly count: number } | undefined {
  const joint = tokens[at + 1]?.norm;
  if (joint !== 'de' && joint !== 'das') return undefined;
  const nth = tokens[at]?.norm.endsWith('a') ? ordinalAt(tokens, at) : undefined;
  const number = nth ?? smallNumber(tokens[at]);
  if (number === undefined) return undefined;
  const count = smallNumber(tokens[at + 2]) ?? NUMBER_WORDS.get(tokens[at + 2]?.norm ?? '')?.value;
  if (count === undefined || number < 1 || count < number || count < 2 || count > MOST) return undefined;
  const before = tokens[at - 1];
  // "A 3ª de 10 do sofá".
  if (nth !== undefined && (before?.norm === 'a' || before?.kind === 'punct')) return { number, count };
  if (
    before?.kind !== 'punct' &&
    !/^(?:a|e|numero|foi|cota|parcela|prestacao|agora|to|estou|n)$/.test(before?.norm ?? '')
  )
    return undefined;
  for (let i = at - 1; i >= Math.max(0, at - REACH); i--)
    if (PARCELLED.test(tokens[i]?.norm ?? '')) return { number, count };
  return undefined;
}

/** What follows a bare count of instalments: "em 10 sem juros", "em 3 no crédito". */
export const isOnTerms = (tokens: readonly Token[], to: number): boolean =>
  TERMS.test(`${tokens[to]?.norm} ${tokens[to + 1]?.norm}`);
const TERMS = /^(?:sem juros|(?:no|num|pelo) (?:cartao|credito))$/;
