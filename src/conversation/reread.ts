// A message that means something only with what stands around it: a value said by itself and its noun after it, or signs for words.

import { signsAsNouns } from './emoji-nouns.ts';
import { paraphrased } from './paraphrases.ts';
import type { Situation } from './situation.ts';

const BARE_VALUE = /^\s*(?:r\$\s*)?\d[\d.,]*(?:\s*(?:reais|conto|contos|pila|pilas))?\s*$/iu;
const FEW_WORDS = /^\p{L}+(?: \p{L}+){0,3}[.!]?$/u;
const SURE = 0.9;

/** The same situation with the words that were meant; undefined when those that were said are enough. */
export function reread(situation: Situation): Situation | undefined {
  const { text, understanding, loaded, read } = situation;
  const known = paraphrased(text);
  if (known !== undefined) return { ...situation, text: known, understanding: read(known) };
  const words = signsAsNouns(text) ?? withValueBefore(text, loaded.previous);
  if (words === undefined) return undefined;
  const idle = understanding.intent === 'smalltalk' || understanding.intent === 'unknown';
  if (!idle && understanding.confidence >= 0.5) return undefined;
  const again = read(words);
  return again.intent === 'lancamento' && again.confidence >= SURE
    ? { ...situation, text: words, understanding: again }
    : undefined;
}

const withValueBefore = (text: string, previous: string | undefined): string | undefined =>
  previous !== undefined && BARE_VALUE.test(previous) && FEW_WORDS.test(text.trim())
    ? `${text.trim()} ${previous.trim()}`
    : undefined;
