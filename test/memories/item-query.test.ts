// Questions about the shelf: the filters are taken out, and only what is looked for is left.

import { describe, expect, it } from 'vitest';
import { type ItemQuery, itemQueryIn } from '../../src/memories/item-query.ts';
import { cpuNow } from '../support/cpu-now.ts';

const asked: readonly (readonly [string, ItemQuery | undefined])[] = [
  ['filmes do Nolan', { kind: 'movie', query: 'Nolan' }],
  ['algum filme de terror que ainda não vi?', { kind: 'movie', query: 'terror', watched: false }],
  ['séries que já vi', { kind: 'tv_show', watched: true }],
  ['filmes que eu não assisti ainda', { kind: 'movie', watched: false }],
  ['filmes de ficção científica', { kind: 'movie', query: 'ficção científica' }],
  ['filme dos anos 80', { kind: 'movie', years: { from: 1980, to: 1989 } }],
  ['filmes da década de 2010', { kind: 'movie', years: { from: 2010, to: 2019 } }],
  ['filmes de 2000 a 2009', { kind: 'movie', years: { from: 2000, to: 2009 } }],
  ['filmes de terror dos anos 20', { kind: 'movie', query: 'terror', years: { from: 2020, to: 2029 } }],
  ['quais filmes tem na netflix?', { kind: 'movie', provider: 'netflix' }],
  ['me mostra os vídeos de receita', { kind: 'video', query: 'receita' }],
  ['qual filme eu salvei?', { kind: 'movie' }],
  ['gastei 30 no cinema', undefined],
  ['o filme', { kind: 'movie' }],
];

describe('shelf questions', () => {
  for (const [text, shelf] of asked) it(text, () => expect(itemQueryIn(text)).toEqual(shelf));

  it('is linear enough for a text of 4,000 words', () => {
    const started = cpuNow();
    itemQueryIn(`filmes ${'que ainda não vi de anos '.repeat(800)}`);
    expect(cpuNow() - started).toBeLessThan(250);
  });
});
