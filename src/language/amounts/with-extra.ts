// "Conta 64,20, 70 com a gorjeta", "jantar 80, com os 10% 88": the second amount holds the first.

import type { Token } from '../tokens/token.ts';
import { joined } from '../tokens/token-shapes.ts';
import type { Amount } from './amount.ts';

const EXTRA = 'com (?:[oa]s? )?(?:gorjeta|servico|10 %|caixinha|taxa|entrega|frete|multa|juros)';
const BEHIND = new RegExp(`^${EXTRA}\\b`);
const BEFORE = new RegExp(`\\b${EXTRA}(?: (?:foi|deu|ficou))?$`);

/** Whether the amount is told with what came on top of another. */
export function holdsExtra(tokens: readonly Token[], { from, to }: Amount): boolean {
  return (
    BEHIND.test(joined(tokens.slice(to, to + 4))) || BEFORE.test(joined(tokens.slice(Math.max(0, from - 5), from)))
  );
}
