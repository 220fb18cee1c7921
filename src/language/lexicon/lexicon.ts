// The closed lexicon, built at load from all word lists and indexed by first word. One Map look-up per token; the longest phrase wins and hides the
// words inside it.

import { ALL_CATEGORY_WORDS } from '../categories/all-category-words.ts';
import { INCOME_CATEGORIES } from '../categories/category.ts';
import { normalizeWord } from '../tokens/normalize.ts';
import { tokenize } from '../tokens/tokenize.ts';
import { conjugate } from '../verbs/conjugate.ts';
import { NOT_VERBS } from '../verbs/homographs.ts';
import { TENSE_BITS, type Tense } from '../verbs/tense.ts';
import { VERB_CLASSES, type VerbClass } from '../verbs/verb-classes.ts';
import { union, withClass } from './class-bits.ts';
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

/** The phrases again, by their words joined by a space. */
const phraseOf = new Map<string, Entry>();

/** Splits a comma-separated list of entries. What is written with a hyphen is also found without it. */
function entriesOf(list: string): string[] {
  const entries = list
    .replace(/\s+/g, ' ')
    .split(/ ?, ?/)
    .filter((entry) => entry !== '')
    .map((entry) => entry.trim());
  if (!list.includes('-')) return entries;
  return entries.flatMap((entry) => (entry.includes('-') ? [entry, entry.replaceAll('-', ' ')] : [entry]));
}

const PLAIN_WORDS = /^[a-zà-öø-ÿ]+(?: [a-zà-öø-ÿ]+)*$/;

/** Words of an entry, split as the tokenizer does; purely alphabetic text is split on spaces only. */
const wordsIn = (text: string): string[] =>
  PLAIN_WORDS.test(text) ? text.split(' ').map(normalizeWord) : tokenize(text).map((token) => token.norm);

function wordEntry(word: string, text: string): Entry {
  let entry = WORDS.get(word);
  if (entry === undefined) {
    entry = newEntry([word], text);
    WORDS.set(word, entry);
  }
  // Prefer the accented spelling, from whichever list.
  else if (entry.text === word && text !== word && !text.includes('-')) entry.text = text;
  return entry;
}

function entryFor(text: string, words = wordsIn(text)): Entry {
  const [first = ''] = words;
  if (words.length === 1) return wordEntry(first, text);
  const joined = words.join(' ');
  let phrase = phraseOf.get(joined);
  if (phrase === undefined) {
    phrase = newEntry(words, text);
    phraseOf.set(joined, phrase);
    const phrases = PHRASES.get(first);
    if (phrases === undefined) PHRASES.set(first, [phrase]);
    else phrases.push(phrase);
  }
  return phrase;
}

function addWordLists(): void {
  for (const [name, list] of Object.entries(WORD_LISTS)) {
    for (const text of entriesOf(list)) {
      const entry = entryFor(text);
      entry.classes = withClass(entry.classes, name as WordClass);
      if (name.startsWith('account_') && name !== 'account_noun') entry.account ??= name.slice('account_'.length);
    }
  }
}

/** A verb form: its entry, and its tense as a bit. */
type Form = { readonly entry: Entry; readonly tense: number };

/** A form that needs another verb -> the person's own past: "pagar", "pagando" -> "paguei", "pagou" -> "pagamos". */
export const OWN_PAST = new Map<string, string>();
const OWN: Partial<Record<Tense, Tense>> = { inf: 'past1', ger: 'past1', past3: 'past1p' };

function formsOf(lemma: string): Form[] {
  const forms: Form[] = [];
  const conjugated = conjugate(lemma);
  const first = new Map<Tense, string>();
  for (const { form, tense } of conjugated) if (!first.has(tense)) first.set(tense, form);
  for (const { form, tense } of conjugated) {
    const told = OWN[tense];
    const own = told === undefined ? undefined : first.get(told);
    if (own !== undefined && !OWN_PAST.has(form)) OWN_PAST.set(form, own);
    if (!NOT_VERBS.has(form)) forms.push({ entry: wordEntry(normalizeWord(form), form), tense: TENSE_BITS[tense] });
  }
  return forms;
}

function addVerbs(): void {
  const met = new Map<string, Form[]>();
  for (const [name, list] of Object.entries(VERB_CLASSES) as [VerbClass, string][]) {
    const verb: WordClass = `v_${name}`;
    for (const lemma of list.split(' ')) {
      const forms = met.get(lemma) ?? formsOf(lemma);
      met.set(lemma, forms);
      for (const { entry, tense } of forms) {
        entry.classes = withClass(entry.classes, verb);
        entry.tenses |= tense;
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
        entry.classes = withClass(entry.classes, income ? 'money_in' : 'cat');
        if (role === 'merchant') entry.classes = withClass(entry.classes, 'merchant');
        if (role === 'name') entry.classes = withClass(entry.classes, 'cat_name');
        if (income) entry.in ??= { category, role };
        else entry.out ??= { category, role };
      }
    }
  }
}

/** Cues such as "mais gastei" keep the classes of their words ("gastei"). */
function openCues(): void {
  for (const list of [QUERY_CUES, ADVICE_CUES, QUESTION_WORDS, { obligation: COMMAND_WORDS.obligation }]) {
    for (const text of Object.values(list).flatMap(entriesOf)) {
      const words = wordsIn(text);
      if (words.length < 2) continue;
      const phrase = entryFor(text, words);
      for (const word of words) {
        const inner = WORDS.get(word);
        if (inner === undefined || (FUNCTION_LIKE.has(word) && !word.startsWith('quant'))) continue;
        phrase.classes = union(phrase.classes, inner.classes);
        phrase.tenses |= inner.tenses;
      }
    }
  }
}

const SAID_BY_A_WORD = ['recurring_noun', 'installment_noun', 'debt_noun', 'tx_only'] as const;

/** Category phrases keep the classes of their words: "assinatura do jornal" is still a recurrence, "parcela do carro" an instalment. */
function openCategories(): void {
  const said = new Map<string, WordClass[]>();
  for (const name of SAID_BY_A_WORD) {
    for (const [word = '', ...more] of entriesOf(WORD_LISTS[name]).map(wordsIn)) {
      if (more.length === 0) said.set(word, [...(said.get(word) ?? []), name]);
    }
  }
  for (const phrase of phraseOf.values()) {
    if (phrase.out === undefined && phrase.in === undefined) continue;
    for (const word of phrase.words)
      for (const name of said.get(word) ?? []) phrase.classes = withClass(phrase.classes, name);
  }
}

const FUNCTION_LIKE = new Set(
  Object.values({ ...FUNCTION_WORDS, ...QUESTION_WORDS, ...DIALOG_WORDS })
    .flatMap(entriesOf)
    .flatMap(wordsIn),
);

addWordLists();
addVerbs();
addCategories();
openCues();
openCategories();
/** First word -> second word -> phrases, longest first. */
export const PHRASE_INDEX: ReadonlyMap<string, ReadonlyMap<string, readonly Entry[]>> = new Map(
  [...PHRASES].map(([first, phrases]) => {
    phrases.sort((a, b) => b.words.length - a.words.length);
    return [first, Map.groupBy(phrases, (phrase) => phrase.words[1] ?? '')] as const;
  }),
);
