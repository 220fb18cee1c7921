// "Minhas notas", "ajuda", "apaga tudo", "obrigada" under "o que eu anoto?" or "qual filme?": any words could answer that,
// but these are all of an order, and nobody keeps them.

import type { Intent } from '../../language/intent.ts';
import type { Understanding } from '../../language/understanding.ts';

/** Minimum confidence, by intent. */
const ORDERED: Partial<Record<Intent, number>> = {
  list_all: 0.8,
  help: 0.9,
  delete_all: 0.9,
  my_data: 0.9,
  erase_me: 0.9,
  about: 0.9,
  thanks: 0.9,
};
/** In words: "obrigado por fumar" is a film. */
const LONGEST: Partial<Record<Intent, number>> = { thanks: 2, help: 3 };
const MOST_WORDS = 5;
/** "Meus gastos fixos": what belongs to the person and is on record. */
const MINE = /^(?:os |as )?(?:meus|minhas)\s/i;

/** Whether the message is nothing but such an order, surely enough to leave the question. */
export function isBareOrder({ intent, confidence }: Understanding, text: string): boolean {
  if (text.trim().split(/\s+/u).length > (LONGEST[intent] ?? MOST_WORDS)) return false;
  if (intent === 'simplista') return MINE.test(text.trim()) && confidence >= 0.8;
  return confidence >= (ORDERED[intent] ?? Infinity);
}
