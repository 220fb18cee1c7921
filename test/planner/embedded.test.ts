// The planner without a model answers in the very shape a model would, and its plans pass the same door.

import { describe, expect, it } from 'vitest';
import type { LocalDateTime } from '../../src/domain/dates.ts';
import { understand } from '../../src/language/understand.ts';
import { allowedTools } from '../../src/planner/allowed-tools.ts';
import { embeddedPlan } from '../../src/planner/embedded.ts';
import { readResponse } from '../../src/planner/response.ts';

const meant = (text: string) => understand(text, { now: '2026-11-21T12:00' as LocalDateTime });
const NOOP = { action: 'NOOP', message: null };

describe('the embedded planner', () => {
  it.each([
    ['salva inception', { tool: 'enrich_movie', args: { title: 'inception' } }],
    ['salva o filme matrix de 1999', { tool: 'save_movie', args: { title: 'matrix', year: 1999 } }],
    [
      'salva a série dark porque a Ana indicou',
      { tool: 'save_tv_show', args: { title: 'dark', reason: 'a Ana indicou' } },
    ],
    ['anota: senha do wi-fi é bolo123', { tool: 'save_note', args: { content: 'senha do wi-fi é bolo123' } }],
    ['salva https://youtu.be/dQw4w9WgXcQ', { tool: 'save_video', args: { url: 'https://youtu.be/dQw4w9WgXcQ' } }],
    ['o que eu guardei?', { tool: 'search_items', args: {} }],
    ['cadê a senha do wi-fi?', { tool: 'search_items', args: { query: 'senha do wi-fi' } }],
  ])('%s', (text, planned) => {
    expect(embeddedPlan(meant(text), text)).toEqual({ action: 'CALL_TOOL', ...planned });
  });

  it('keeps the message before for "salva isso", and nothing when there is none', () => {
    const kept = { action: 'CALL_TOOL', tool: 'save_note', args: { content: 'ideia de presente: livro' } };
    expect(embeddedPlan(meant('salva isso'), 'salva isso', 'ideia de presente: livro')).toEqual(kept);
    expect(embeddedPlan(meant('salva isso'), 'salva isso')).toEqual(NOOP);
  });

  it.each(['oi', 'apaga tudo', 'desfaz', 'salva um filme', 'xyzzy plugh'])('plans nothing for: %s', (text) => {
    expect(embeddedPlan(meant(text), text)).toEqual(NOOP);
  });

  it.each(['salva inception', 'anota: leite', 'o que eu guardei?', 'onde assistir matrix?'])(
    'passes the door models pass: %s',
    (text) => {
      const planned = embeddedPlan(meant(text), text);
      expect(readResponse(JSON.stringify(planned), allowedTools(meant(text), { forwarded: false }))).toMatchObject({
        ok: true,
        repairs: [],
      });
    },
  );
});
