// A turn's authority comes from the person's own words and from nothing else.

import { describe, expect, it } from 'vitest';
import type { LocalDateTime } from '../../src/domain/dates.ts';
import { understand } from '../../src/language/understand.ts';
import { allowedTools } from '../../src/planner/allowed-tools.ts';
import { allTools } from '../../src/tools/registry.ts';

const may = (text: string, forwarded = false) => [
  ...allowedTools(understand(text, { now: '2026-11-21T12:00' as LocalDateTime }), { forwarded }),
];
const changes = (text: string) => may(text).filter((tool) => allTools[tool].effect === 'write');

describe('what a turn may call', () => {
  it.each([
    ['salva o filme matrix', ['save_note', 'save_movie', 'save_tv_show', 'save_video', 'save_link']],
    ['apaga a nota do bolo', ['delete_memory']],
    ['o que eu guardei?', []],
    ['onde assistir cidade de deus?', []],
    ['não apaga o filme matrix', []],
    ['oi', []],
    ['quanto gastei esse mês?', []],
    ['uber 23', ['record_transaction']],
    ['apaga tudo', []],
    ['apagar meus dados', []],
  ])('%s', (text, tools) => {
    expect(changes(text)).toEqual(tools);
  });

  it('is nothing at all for words of somebody else', () => {
    expect(may('salva o filme matrix', true)).toEqual([]);
  });

  it('never holds what destroys everything, whatever is said', () => {
    for (const text of ['apaga tudo', 'deleta todas as minhas memórias', 'exporta tudo', 'desfaz']) {
      expect(may(text).filter((tool) => !allTools[tool].exposedToModel)).toEqual([]);
    }
  });
});
