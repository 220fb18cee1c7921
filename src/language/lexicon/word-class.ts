// Names of all word classes, as used by the rules; the lists are in words/, one family per file.

import type { VerbClass } from '../verbs/verb-classes.ts';
import { ACCOUNT_WORDS } from './words/account-words.ts';
import { ADVICE_CUES } from './words/advice-cues.ts';
import { COMMAND_WORDS } from './words/command-words.ts';
import { COURTESY_WORDS } from './words/courtesy-words.ts';
import { DIALOG_WORDS } from './words/dialog-words.ts';
import { FUNCTION_WORDS } from './words/function-words.ts';
import { MARKET_WORDS } from './words/market-words.ts';
import { MEMORY_NOUNS } from './words/memory-nouns.ts';
import { MONEY_NOUNS } from './words/money-nouns.ts';
import { PAYMENT_WORDS } from './words/payment-words.ts';
import { PEOPLE_WORDS } from './words/people-words.ts';
import { QUERY_CUES } from './words/query-cues.ts';
import { QUESTION_WORDS } from './words/question-words.ts';
import { TIME_WORDS } from './words/time-words.ts';
import { WORK_QUESTIONS } from './words/work-questions.ts';

export const WORD_LISTS = {
  ...FUNCTION_WORDS,
  ...COURTESY_WORDS,
  ...DIALOG_WORDS,
  ...QUESTION_WORDS,
  ...QUERY_CUES,
  ...MONEY_NOUNS,
  ...MEMORY_NOUNS,
  ...WORK_QUESTIONS,
  ...ADVICE_CUES,
  ...MARKET_WORDS,
  ...PAYMENT_WORDS,
  ...ACCOUNT_WORDS,
  ...COMMAND_WORDS,
  ...TIME_WORDS,
  ...PEOPLE_WORDS,
} as const;

/** `v_` marks verb classes; `cat` any word with a category, `money_in` one that names a kind of income. */
export type WordClass = keyof typeof WORD_LISTS | `v_${VerbClass}` | 'cat' | 'cat_name' | 'merchant' | 'money_in';
