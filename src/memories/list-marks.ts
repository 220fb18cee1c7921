// "Convidados: Ana ✓, Duda": what stands on a list one by one, and which of it is done though it stays there.

import { folded } from '../domain/fold.ts';
import type { Item } from '../domain/item.ts';
import { entriesOf, isList, LABEL } from './note-list.ts';
import { stemsOf } from './stem.ts';

const DONE = ' ✓';
/** In words, of one line. */
const LONGEST = 7;

/** Nouns that end as a verb does: "zíper", "açúcar". */
const NO_VERB =
  /^(?:niver|z[íi]per|a[çc][úu]car|colher|mulher|talher|celular|par|mar|bar|n[ée]ctar|p[ôo]ster|chester|tender|blazer|su[ée]ter|freezer|mixer|timer|trailer|banner|colar|altar|pilar|lugar|char|ar|elixir|souvenir|catupiry|car[áa]ter|est[êe]ncil|laser|glitter|hamster|poster|pomar)(?![a-zà-ÿ])/i;
const INFINITIVE = /^(?:[a-zà-ÿ]+[aei]r|p[ôo]r)(?![a-zà-ÿ])/i;

/** The verb of a thing to do, "ligar" of "ligar pra imobiliária"; undefined for anything else. */
export const taskVerb = (words: string): string | undefined =>
  NO_VERB.test(words) ? undefined : INFINITIVE.exec(words)?.[0];

export type Entry = { readonly name: string; readonly done: boolean };
export type Listed = { readonly label: string; readonly entries: readonly Entry[] };

const entry = (words: string): Entry =>
  words.endsWith(DONE) ? { name: words.slice(0, -DONE.length), done: true } : { name: words, done: false };

/** Undefined for a note without a label, or with a text behind it. */
export function listedIn(note: Pick<Item, 'kind' | 'title' | 'body'>): Listed | undefined {
  const { kind, title, body } = note;
  if (kind !== 'note' || /^livro: /i.test(body)) return undefined;
  const own = LABEL.exec(body)?.[0];
  const labelled = own !== undefined || !folded(body).startsWith(folded(title.replace(/…$/u, '')));
  if (!labelled && !isList(note)) return undefined;
  const entries = entriesOf(body.slice(own?.length ?? 0)).map(entry);
  if (entries.length === 0 || entries.some(({ name }) => name.split(/\s+/u).length > LONGEST || /\d{4}/u.test(name)))
    return undefined;
  return { label: (own ?? title).replace(/:\s*$/u, ''), entries };
}

/** The one line that has all these words, itself or among others. */
export function entryNamed({ entries }: Listed, words: string): Entry | undefined {
  const stems = stemsOf(words);
  if (stems.length === 0) return undefined;
  const same = entries.filter(({ name }) => folded(name) === folded(words));
  const like = entries.filter(({ name }) => {
    const known = stemsOf(name);
    return stems.every((stem) => known.includes(stem));
  });
  const [only, ...others] = same.length > 0 ? same : like;
  return others.length > 0 ? undefined : only;
}

/** The text of the note with these lines, below the label it has. */
export function withLines(body: string, lines: readonly Entry[]): string {
  const written = lines.map(({ name, done }) => (done ? `${name}${DONE}` : name));
  return `${LABEL.exec(body)?.[0] ?? ''}${written.join(body.includes('\n') ? '\n' : ', ')}`;
}

/** The text of the note with these lines marked as done. */
export function withDone(body: string, names: readonly string[]): string {
  const done = new Set(names.map(folded));
  const lines = entriesOf(body.replace(LABEL, '')).map(entry);
  return withLines(
    body,
    lines.map((line) => ({ ...line, done: line.done || done.has(folded(line.name)) })),
  );
}
