// The frame of a memory command is everything around the title: "guarda o filme … pra mim". Removing it from both ends leaves what the person named,
// as written.

import { type ClassBits, classSet } from '../lexicon/class-bits.ts';
import type { WordClass } from '../lexicon/word-class.ts';
import type { Reading } from '../reading/reading.ts';
import { ITEM_NOUNS } from './item-type.ts';
import { looksTitled } from './looks-titled.ts';

const OPENER_NAMES: readonly WordClass[] = [
  'v_keep',
  'v_put',
  'switch_verb',
  'v_show',
  'v_find',
  'v_delete',
  'v_wipe',
  'v_cancel',
  'v_forget',
  'v_watch',
  'v_want',
  'v_can',
  'v_have',
  'v_tell',
  'v_use',
  'v_know',
  'det',
  'some',
  'demo',
  'prep',
  'me',
  'i',
  'poss',
  'you',
  'conj',
  'not',
  'here',
  'all',
  'which',
  'what',
  'when',
  'where',
  'who',
  'how_many',
  'wonder',
  'already',
  'still',
  'filler',
  'courtesy',
  'is_there',
  'greeting',
  'memory_any',
  ...ITEM_NOUNS,
  'list_noun',
  'item_noun',
  'media_noun',
  'saved_adj',
  'saved_verb',
  'watch_list',
  'list_head',
  'ask_cast',
  'ask_director',
  'ask_synopsis',
  'ask_rating',
  'ask_year',
  'ask_runtime',
  'ask_seasons',
  'ask_episodes',
  'ask_age',
  'ask_watch',
  'ask_genre',
  'ask_release',
  'ask_more',
  'ask_similar',
  'watch_verb_done',
  'v_be',
  'v_remind',
  'q_total',
  'q_remain',
  'v_remain',
  'remind_me',
  'kin',
  'more',
  'yes',
];
const OPENERS = classSet(...OPENER_NAMES);
const PROVIDER = classSet('provider');
const CLOSERS = classSet(...OPENER_NAMES, 'time', 'laugh', 'thanks', 'at_once');

function isFrame(r: Reading, i: number, classes: ClassBits): boolean {
  const unit = r.units[i];
  if (unit === undefined) return false;
  if (unit.kind === 'punct' || unit.kind === 'emoji' || unit.norm === 'pra mim' || unit.norm === 'para mim')
    return true;
  // "Que Horas Ela Volta".
  if (unit.norm === 'que horas' && r.is(i - 1, 'movie_noun')) return false;
  // "Bota aí pra ver depois a série 3%"; in "filmes pra ver: …" it is the label.
  if (r.is(i, 'unread') && r.isAny(r.head, 'v_put', 'v_keep')) return true;
  if (unit.norm === 'depois' && r.isAny(i - 1, 'v_watch', 'unread')) return true;
  if (unit.kind !== 'word' || unit.entry === undefined) return false;
  if (
    looksTitled(r, i) &&
    i > r.head &&
    (looksTitled(r, i + 1) || r.units[i + 1]?.kind === 'number' || !r.is(i, 'det'))
  )
    return false;
  return r.isSome(i, classes);
}

/** "A senha da vó" and "Tudo sobre minha mãe" keep the person; in "salva o filme pra vó" they are part of the frame. */
function ownsIt(r: Reading, i: number): boolean {
  const before = r.is(i - 1, 'poss') ? i - 2 : i - 1;
  const apart = r.is(before, 'prep') && !/^(?:pr[oa]|para|com)$/.test(r.norm(before));
  return r.is(i, 'kin') && (apart || looksTitled(r, i - 1));
}

/** A streaming service at the end belongs to the frame of a question about a work, but to the text of a note. */
const closes = (r: Reading, i: number): boolean =>
  // "Death Note", "Past Lives", "Marte Um".
  (isFrame(r, i, CLOSERS) && !ownsIt(r, i) && !/^(?:[Nn]ote|[Ll]ives|Uma?)$/.test(r.raw(i, i + 1))) ||
  (r.is(i, 'provider') && !r.has('note_content') && isFrame(r, i, PROVIDER));

/** "Qual era a senha": the verb of the question; "Era uma vez" is a title. */
const asksWhatWas = (r: Reading, i: number): boolean =>
  /^(?:era|eram|foi|foram)$/.test(r.norm(i)) && r.is(i - 1, 'which');

export type Cut = { readonly from: number; readonly to: number };

/** The units between both ends of the frame; empty when the message is only frame. */
export function insideFrame(r: Reading, from = r.head, to = r.tail): Cut {
  let start = from;
  while (start < to && (isFrame(r, start, OPENERS) || asksWhatWas(r, start))) start++;
  let end = to;
  while (end > start && closes(r, end - 1)) end--;
  return { from: start, to: end };
}

const POINTING = classSet(
  'demo',
  'det',
  'prep',
  'pointer',
  'me',
  'all',
  'filler',
  'courtesy',
  'time',
  'past_day',
  'kin',
  'laugh',
);
const NOUNS = classSet('movie_noun', 'tv_noun', 'video_noun', 'link_noun', 'item_noun', 'list_noun', 'media_noun');

/** A title made of function words: "Ainda estou aqui"; undefined for mere demonstratives. */
export function smallWords(r: Reading, from: number, to = r.tail): Cut | undefined {
  let start = from;
  while (start < to && (r.is(start, 'prep') || /^[oa]s?$/.test(r.norm(start)) || r.isSome(start, NOUNS))) start++;
  const words = r.units.slice(start, to).filter(({ kind }) => kind === 'word');
  const telling = words.filter((_, i) => !r.isSome(start + i, POINTING));
  return words.length >= 3 && words.length === to - start && telling.length >= 2 ? { from: start, to } : undefined;
}

const QUOTE = /["“”]/u;
const quoteIn = (text: string): string => QUOTE.exec(text)?.[0] ?? '';

/** Text of a range without punctuation at its ends. */
export function textOf(r: Reading, cut: Cut): string {
  return r.raw(cut.from, cut.to).replace(/^[\s"'“”«»,.;:–-]+|[\s"'“”«»,;:–]+$/gu, '');
}

/** Symbols attached to the last word, or a following emoji: a password may end in "#", a note in 🎂. */
const GLUED = /^(?:[^\s\p{L}\p{N}]+|\s*\p{Extended_Pictographic}\S*)+/u;

/** Text from a unit to the end, keeping final symbols except sentence punctuation. */
export function noteTextFrom(r: Reading, from: number): string {
  const said = textOf(r, { from, to: r.tail });
  const signs = GLUED.exec(r.text.slice(r.endOf(r.tail - 1)))?.[0] ?? '';
  const kept = said === '' ? said : said + signs.replace(/[\s"'“”«»,.;:)]+$/u, '');
  // 'Ele disse "oi"', '"a" é vogal': the quotes are of a part.
  return QUOTE.test(kept) ? quoteIn(r.raw(from, from + 1)) + kept + quoteIn(signs) : kept;
}
