// What an order to remove, or a choice, takes back or leaves out as it is said.

import { describe, expect, it } from 'vitest';
import type { LocalDateTime } from '../../src/domain/dates.ts';
import type { DialogContext } from '../../src/language/dialog-context.ts';
import { understand } from '../../src/language/understand.ts';

const now = '2026-11-18T12:00' as LocalDateTime;
const LINES: DialogContext = {
  now,
  list: { kind: 'memory', labels: ['Bacurau', 'Cidade de Deus', 'Tropa de Elite', 'Alien', 'Central do Brasil'] },
};
const CHOICE: DialogContext = {
  now,
  pending: { kind: 'select_option', options: ['Duna (1984)', 'Duna (2021)', 'Duna: Parte Dois (2024)'] },
};

describe('lines on the screen', () => {
  it.each([
    ['apaga o 1 não, apaga o 2', [2]],
    ['apaga o 1, não o 2', [1]],
    ['apaga o 2, digo, o 3', [3]],
    ['apaga o primeiro... não, o segundo', [2]],
    ['apaga o 1 e não o 3', [1]],
    ['apaga menos o 4', [1, 2, 3, 5]],
    ['tira tudo menos Bacurau', [2, 3, 4, 5]],
    ['apaga todos exceto Alien e Bacurau', [2, 3, 5]],
    ['fica só com o 4, o resto apaga', [1, 2, 3, 5]],
    ['apaga do 3 em diante', [3, 4, 5]],
    ['apaga os três primeiros menos o 2', [1, 3]],
    ['apaga do 2 ao 4 menos o 3', [2, 4]],
    ['não o 1, apaga o 2', [2]],
    ['pode limpar essa lista', [1, 2, 3, 4, 5]],
    ['apaga essa lista toda', [1, 2, 3, 4, 5]],
  ])('%s', (text, selection) => {
    expect(understand(text, LINES)).toMatchObject({ intent: 'delete_item', slots: { selection } });
  });
});

describe('all but what is named', () => {
  it.each([
    ['apaga todos os filmes menos Alien', 'movie', ['Alien']],
    ['exclui todas as séries tirando Dark', 'tv_show', ['Dark']],
    ['limpa a lista de filmes mas deixa Alien e Duna', 'movie', ['Alien', 'Duna']],
    ['apaga todas as notas menos a da senha', 'note', ['senha']],
    ['apaga meus filmes, mas não o Duna', 'movie', ['Duna']],
  ])('%s', (text, item_type, kept) => {
    expect(understand(text, { now })).toMatchObject({ intent: 'delete_all', slots: { item_type, kept } });
  });

  it.each([
    ['apaga tudo menos os filmes', ['movie'], []],
    ['apaga tudo que não for filme', ['movie'], []],
    ['apaga tudo menos os filmes e a senha do portão', ['movie'], ['senha do portão']],
  ])('%s', (text, except, kept) => {
    expect(understand(text, { now })).toMatchObject({
      intent: 'delete_all',
      slots: { item_type: 'all', except, kept },
    });
  });

  it('removes nothing where the exception is cut off', () => {
    expect(understand('apaga tudo menos o', { now }).intent).toBe('unknown');
  });

  it('removes nothing of which only a part is named', () => {
    expect(understand('apaga tudo que lancei hoje menos o mercado', { now }).intent).toBe('unknown');
  });
});

it('is not agreed to where a part is to stay', () => {
  const pending = { kind: 'confirm_delete_all', item_type: 'link' } as const;
  expect(understand('sim mas só os do tiktok', { now, pending }).intent).not.toBe('confirm');
});

describe('a choice', () => {
  it.each([
    ['o 1, não, o 2', [2]],
    ['o 2, não o 3', [2]],
    ['o segundo, digo, o terceiro', [3]],
    ['dois', [2]],
    ['todos menos a parte dois', [1, 2]],
    ['todos menos o segundo', [1, 3]],
  ])('%s', (text, selection) => {
    expect(understand(text, CHOICE)).toMatchObject({ intent: 'select_option', slots: { selection } });
  });

  it('is not made by a question', () => {
    expect(understand('quem dirige o 2?', CHOICE)).toMatchObject({ intent: 'enrich', slots: { title: 'Duna (2021)' } });
    expect(understand('o 1 ou o 2?', CHOICE).intent).toBe('smalltalk');
  });
});
