// The closed lexicon, built once at load: every class list, every verb form, every category word, by first word.
// Looking up costs one Map access per token; the longest phrase wins and hides the words inside it.

import { ALL_CATEGORY_WORDS } from '../categories/all-category-words.ts';
import { INCOME_CATEGORIES } from '../categories/category.ts';
import { tokenize } from '../tokenize.ts';
import { conjugate } from '../verbs/conjugate.ts';
import { NOT_VERBS } from '../verbs/homographs.ts';
import { tenseMask } from '../verbs/tense.ts';
import { VERB_CLASSES, type VerbClass } from '../verbs/verb-classes.ts';
import { addAll, addClass, hasClass } from './class-bits.ts';
import { type CategoryRole, type Entry, newEntry } from './entry.ts';
import { WORD_LISTS, type WordClass } from './word-class.ts';
import { ADVICE_CUES } from './words/advice-cues.ts';
import { COMMAND_WORDS } from './words/command-words.ts';
import { DIALOG_WORDS } from './words/dialog-words.ts';
import { FUNCTION_WORDS } from './words/function-words.ts';
import { QUERY_CUES } from './words/query-cues.ts';
import { QUESTION_WORDS } from './words/question-words.ts';

/** One word -> its entry. */
export const WORDS = new Map<string, Entry>();
/** First word -> phrases of two words or more. */
export const PHRASES = new Map<string, Entry[]>();

/** Splits a comma-separated list of entries. */
export function entriesOf(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim().replace(/\s+/g, ' '))
    .filter((entry) => entry !== '');
}

function entryFor(text: string): Entry {
  const words = tokenize(text).map((token) => token.norm);
  const [first = ''] = words;
  if (words.length === 1) {
    let entry = WORDS.get(first);
    if (entry === undefined) {
      entry = newEntry(words, text);
      WORDS.set(first, entry);
    }
    // The accented spelling is the one worth showing, whichever list brought it.
    else if (entry.text === first && text !== first && !text.includes('-')) entry.text = text;
    return entry;
  }
  const phrases = PHRASES.get(first) ?? [];
  PHRASES.set(first, phrases);
  const found = phrases.find((phrase) => phrase.words.join(' ') === words.join(' '));
  if (found) return found;
  const entry = newEntry(words, text);
  phrases.push(entry);
  return entry;
}

function addWordLists(): void {
  for (const [name, list] of Object.entries(WORD_LISTS)) {
    for (const text of entriesOf(list)) {
      const entry = entryFor(text);
      addClass(entry.classes, name as WordClass);
      if (name.startsWith('account_') && name !== 'account_noun') entry.account ??= name.slice('account_'.length);
    }
  }
}

function addVerbs(): void {
  for (const [name, list] of Object.entries(VERB_CLASSES) as [VerbClass, string][]) {
    for (const lemma of list.split(' ')) {
      for (const { form, tense } of conjugate(lemma)) {
        if (NOT_VERBS.has(form)) continue;
        const entry = entryFor(form);
        addClass(entry.classes, `v_${name}`);
        entry.tenses |= tenseMask(tense);
      }
    }
  }
}

function addCategories(): void {
  for (const { category, ...lists } of ALL_CATEGORY_WORDS) {
    const income = INCOME_CATEGORIES.has(category);
    for (const [list, role] of [
      [lists.things, 'thing'],
      [lists.merchants, 'merchant'],
      [lists.names, 'name'],
    ] as [string, CategoryRole][]) {
      for (const text of entriesOf(list)) {
        const entry = entryFor(text);
        entry.text = text;
        addClass(entry.classes, income ? 'money_in' : 'cat');
        if (role === 'merchant') addClass(entry.classes, 'merchant');
        if (role === 'name') addClass(entry.classes, 'cat_name');
        if (income) entry.in ??= { category, role };
        else entry.out ??= { category, role };
      }
    }
  }
}

/** A cue such as "mais gastei" still says "gastei": what its words mean by themselves is kept. */
function openCues(): void {
  for (const list of [QUERY_CUES, ADVICE_CUES, QUESTION_WORDS, { obligation: COMMAND_WORDS.obligation }]) {
    for (const text of Object.values(list).flatMap(entriesOf)) {
      const words = tokenize(text).map((token) => token.norm);
      if (words.length < 2) continue;
      const phrase = entryFor(text);
      for (const word of words) {
        const inner = WORDS.get(word);
        if (inner === undefined || (FUNCTION_LIKE.has(word) && !word.startsWith('quant'))) continue;
        addAll(phrase.classes, inner.classes);
        phrase.tenses |= inner.tenses;
      }
    }
  }
}

/** "assinatura do jornal" is a category and still a recurrence; "parcela do carro" still a parcel. */
function openCategories(): void {
  for (const phrases of PHRASES.values()) {
    for (const phrase of phrases) {
      if (phrase.out === undefined && phrase.in === undefined) continue;
      for (const word of phrase.words) {
        const inner = WORDS.get(word);
        if (inner === undefined) continue;
        for (const name of ['recurring_noun', 'installment_noun', 'debt_noun', 'tx_only'] as const)
          if (hasClass(inner.classes, name)) addClass(phrase.classes, name);
      }
    }
  }
}

const FUNCTION_LIKE = new Set(
  Object.values({ ...FUNCTION_WORDS, ...QUESTION_WORDS, ...DIALOG_WORDS })
    .flatMap(entriesOf)
    .flatMap((text) => tokenize(text).map((token) => token.norm)),
);

addWordLists();
addVerbs();
addCategories();
openCues();
openCategories();
/** First word -> second word -> phrases, longest first: a look-up compares almost nothing. */
export const PHRASE_INDEX: ReadonlyMap<string, ReadonlyMap<string, readonly Entry[]>> = new Map(
  [...PHRASES].map(([first, phrases]) => {
    phrases.sort((a, b) => b.words.length - a.words.length);
    return [first, Map.groupBy(phrases, (phrase) => phrase.words[1] ?? '')] as const;
  }),
);
