// What a model wrote becomes a plan only where its meaning is certain; every repair it took is counted.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readResponse } from '../../src/planner/response.ts';
import type { AnyToolName } from '../../src/tools/registry.ts';

const MAY: ReadonlySet<AnyToolName> = new Set([
  'save_movie',
  'save_note',
  'enrich_movie',
  'search_items',
  'delete_memory',
]);
const read = (said: unknown) => readResponse(said, MAY);

const CALL = '{"action":"CALL_TOOL","tool":"enrich_movie","args":{"title":"inception"},"message":null}';
const PLANNED = { action: 'CALL_TOOL', tool: 'enrich_movie', args: { title: 'inception' }, message: null };

describe('a planner answer', () => {
  it.each([
    ['as asked for', CALL, []],
    ['with every key, as strict output sends it', CALL.replace('"inception"}', '"inception","year":null}'), []],
    ['fenced', `\`\`\`json\n${CALL}\n\`\`\``, ['code_fence']],
    ['after a preamble', `Claro! Aqui está:\n${CALL}`, ['text_around']],
    ['after thinking with braces in it', `<think>{"action":"NOOP"} talvez</think>\n${CALL}`, ['think_block']],
    ['already parsed', JSON.parse(CALL), ['already_parsed']],
    [
      'with the tool as its action',
      CALL.replace('"CALL_TOOL","tool":"enrich_movie"', '"enrich_movie"'),
      ['tool_in_action'],
    ],
    ['all of it at once', `<think>hm</think>Pronto:\n\`\`\`\n${CALL}\n\`\`\`\nAté!`, ['think_block', 'code_fence']],
  ])('is read %s', (_, said, repairs) => {
    expect(read(said)).toEqual({ ok: true, response: PLANNED, repairs });
  });

  it('takes a number said as text, and counts it once', () => {
    const said = '{"action":"CALL_TOOL","tool":"save_movie","args":{"title":"Matrix","year":"1999","tmdb_id":"603"}}';
    expect(read(said)).toMatchObject({
      ok: true,
      response: { args: { title: 'Matrix', year: 1999, tmdb_id: 603 } },
      repairs: ['number_as_string'],
    });
  });

  it('keeps a title that only looks like a number', () => {
    const said = '{"action":"CALL_TOOL","tool":"save_movie","args":{"title":"1917"}}';
    expect(read(said)).toMatchObject({ ok: true, response: { args: { title: '1917' } }, repairs: [] });
  });

  it.each([
    ['RESPOND without words', '{"action":"RESPOND","message":""}'],
    ['RESPOND with a tool', '{"action":"RESPOND","message":"oi","tool":"save_note","args":{"content":"x"}}'],
    ['NOOP with words', '{"action":"NOOP","message":"salvei"}'],
    ['CALL_TOOL without a tool', '{"action":"CALL_TOOL","args":{}}'],
    ['an unknown action', '{"action":"THINK","message":null}'],
    ['an extra key', '{"action":"NOOP","message":null,"confirmado":true}'],
    ['an unknown tool', '{"action":"CALL_TOOL","tool":"save_memory","args":{}}'],
    ['a tool this turn may not call', '{"action":"CALL_TOOL","tool":"edit_memory","args":{"item_id":1,"title":"x"}}'],
    ['the tool no model ever gets', '{"action":"CALL_TOOL","tool":"delete_all_memories","args":{}}'],
    ['an extra argument', '{"action":"CALL_TOOL","tool":"save_note","args":{"content":"x","confirm":true}}'],
    [
      'what only code may say',
      '{"action":"CALL_TOOL","tool":"save_movie","args":{"title":"x","outside":{"kind":"none"}}}',
    ],
    ['several ids where one is meant', '{"action":"CALL_TOOL","tool":"delete_memory","args":{"item_id":[1,2]}}'],
    ['an empty title', '{"action":"CALL_TOOL","tool":"save_movie","args":{"title":"  "}}'],
    ['a year that is no number', '{"action":"CALL_TOOL","tool":"save_movie","args":{"title":"x","year":"anos 90"}}'],
    ['what was cut short', CALL.slice(0, -20)],
    ['prose', 'Salvei o filme para você!'],
    ['a list', '[{"action":"NOOP","message":null}]'],
    ['two plans', `${CALL}\n${CALL}`],
    ['nothing', ''],
  ])('is refused: %s', (_, said) => {
    expect(read(said).ok).toBe(false);
  });

  it('says what is wrong in words the second try can use', () => {
    const said = '{"action":"CALL_TOOL","tool":"save_note","args":{"nota":"x"}}';
    expect(read(said)).toMatchObject({ problem: 'save_note: content: expected string; unknown key nota' });
  });

  it('answers NOOP and RESPOND in their own shape, whatever nulls came along', () => {
    expect(read('{"action":"NOOP","tool":null,"args":null,"message":null}')).toMatchObject({
      response: { action: 'NOOP', message: null },
    });
    expect(read('{"action":"RESPOND","tool":null,"args":null,"message":"Oi"}')).toMatchObject({
      response: { action: 'RESPOND', message: 'Oi' },
    });
  });

  it('never throws, whatever it is given', () => {
    const deep = `{"action":"CALL_TOOL","tool":"save_note","args":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`;
    expect(read(deep).ok).toBe(false);
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (said) => void read(said)));
  });
});
