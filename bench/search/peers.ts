// What search is measured beside: MiniSearch with everything in memory, a plain LIKE over a folded column, and a full-text index over
// everybody's notes in which the owner is a column that is only filtered by.

import type Database from 'better-sqlite3';
import MiniSearch from 'minisearch';
import { folded } from '../../src/domain/fold.ts';

/** Best ten, as they were written. */
export type Find = (query: string) => readonly string[];

export type Mini = { readonly find: Find };

export function buildMini(notes: readonly string[]): Mini {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    processTerm: (term) => folded(term) || null,
    searchOptions: { combineWith: 'AND', prefix: true, fuzzy: 0.2 },
  });
  index.addAll(notes.map((text, id) => ({ id, text })));
  return {
    find: (query) =>
      index
        .search(query)
        .slice(0, 10)
        .map(({ id }) => notes[id as number] ?? ''),
  };
}

const MOST_WORDS = 3;

export function plainLike(database: Database.Database, notes: readonly string[]): Find {
  database.exec('create temp table plainNotes (id integer primary key, text text, plain text)');
  const insert = database.prepare('insert into plainNotes (text, plain) values (?, ?)');
  for (const note of notes) insert.run(note, folded(note));
  const like = Array.from({ length: MOST_WORDS }, () => 'plain like ?').join(' and ');
  const rows = database.prepare(`select text from plainNotes where ${like} order by id desc limit 10`).pluck();
  return (query) => {
    const words = folded(query).split(' ');
    return rows.all(Array.from({ length: MOST_WORDS }, (_, n) => `%${words[n] ?? ''}%`)) as string[];
  };
}

export function filteredIndex(
  database: Database.Database,
  notes: readonly { readonly owner: number; readonly text: string }[],
): (owner: number) => Find {
  database.exec(
    `create virtual table temp.everybodys using fts5(owner unindexed, text, tokenize='unicode61 remove_diacritics 2', prefix='2 3 4')`,
  );
  const insert = database.prepare('insert into temp.everybodys (owner, text) values (?, ?)');
  for (const { owner, text } of notes) insert.run(owner, text);
  // Ours is merged by night: so is this one.
  database.exec(`insert into temp.everybodys (everybodys) values ('optimize')`);
  const rows = database
    .prepare(
      'select text from temp.everybodys where everybodys match ? and owner = ? order by bm25(everybodys) limit 10',
    )
    .pluck();
  return (owner) => (query) => {
    const words = folded(query).split(' ');
    return rows.all(words.map((word) => `"${word}"*`).join(' AND '), owner) as string[];
  };
}
