// What a "sim" is said to: the question names the thing and what becomes of it, or is not asked.

import { expect, it } from 'vitest';
import { changeQuestion } from '../../src/conversation/replies/change-question.ts';
import type { ItemId } from '../../src/domain/ids.ts';
import { plain } from '../../src/domain/text.ts';
import type { ToolCall } from '../../src/tools/registry.ts';

const id = 7 as ItemId;
const shown = [{ id: 7, label: 'bolo da vó' }];

it.each<[ToolCall, string]>([
  [{ tool: 'edit_memory', args: { item_id: id, content: 'bolo de fubá' } }, 'Troco bolo da vó por bolo de fubá?'],
  [{ tool: 'edit_memory', args: { item_id: id, title: 'fubá' } }, 'Mudo o título de bolo da vó para fubá?'],
  [{ tool: 'mark_memory', args: { item_id: id, watched: true } }, 'Marco bolo da vó como visto?'],
  [{ tool: 'delete_memory', args: { item_id: [id] } }, 'Apago bolo da vó?'],
  [{ tool: 'save_movie', args: { title: 'Duna', year: 2021 } }, 'Guardo o filme Duna (2021)?'],
])('%j', (call, question) => {
  expect(plain(changeQuestion(call, shown) ?? [])).toBe(question);
});

it.each<ToolCall>([
  { tool: 'delete_memory', args: { item_id: [id, 8 as ItemId] } },
  { tool: 'edit_memory', args: { item_id: 8 as ItemId, content: 'x' } },
  { tool: 'delete_all_memories', args: {} },
])('is not asked for what the person cannot see: %j', (call) => {
  expect(changeQuestion(call, shown)).toBeUndefined();
});
