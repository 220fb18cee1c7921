// "Conta 64,20, 70 com a gorjeta", "jantar 80, com os 10% 88": the second amount holds the first.

import type { Token } from '../tokens/token.ts';
import type { Amount } from './amount.ts';

const EXTRA = 'com (?:[oa]s? )?(?:gorjeta|servico|10 %|caixinha|taxa|entrega|frete)';
const BEHIND = new RegExp(`^${EXTRA}\\b`);
const BEFORE = new RegExp(`\\b${EXTRA}(?: (?:foi|deu|ficou))?$`);

/** Whether the amount is told with what came on top of another. */
export function holdsExtra(tokens: readonly Token[], { from, to }: Amount): boolean {
  const words = (at: number, end: number) => tokens.slice(Math.max(0, at), end).map(({ norm }) => norm);
  return BEHIND.test(words(to, to + 4).join(' ')) || BEFORE.test(words(from - 5, from).join(' '));
}
