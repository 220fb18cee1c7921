// Position of an instalment: "14 de 36" is the fourteenth of thirty-six, and neither number is money.

import type { Token } from '../tokens/token.ts';
import { isPlainInteger } from '../tokens/token-shapes.ts';

/** Window in tokens for the instalment word before it. */
const REACH = 16;
const PARCELLED = /^(?:parcelas?|prestaca?o|prestacoes|consorcio|financiamento|carne|mensalidade)$/;
const MOST = 480;

const smallNumber = (token: Token | undefined): number | undefined =>
  token !== undefined && isPlainInteger(token) && token.norm.length <= 3 ? Number(token.norm) : undefined;

/** Position and total in the three tokens from `at`; undefined when they are not one. */
export function positionAt(
  tokens: readonly Token[],
  at: number,
): { readonly number: number; readonly count: number } | undefined {
  const number = smallNumber(tokens[at]);
  if (number === undefined || tokens[at + 1]?.norm !== 'de') return undefined;
  const count = smallNumber(tokens[at + 2]);
  if (count === undefined || number < 1 || count < number || count < 2 || count > MOST) return undefined;
  const before = tokens[at - 1];
  if (
    before?.kind !== 'punct' &&
    !/^(?:a|e|eh|numero|foi|parcela|prestacao|agora|to|estou|n)$/.test(before?.norm ?? '')
  )
    return undefined;
  for (let i = at - 1; i >= Math.max(0, at - REACH); i--)
    if (PARCELLED.test(tokens[i]?.norm ?? '')) return { number, count };
  return undefined;
}
