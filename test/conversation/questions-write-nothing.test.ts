// Whatever is open, a question of money answers none of it: nothing is recorded, changed or removed by it.

import { describe, expect, it } from 'vitest';
import { registry, type ToolName } from '../../src/tools/registry.ts';
import { labelled, OPEN, toolsAfter } from '../support/open-questions.ts';

const questions = [
  ...labelled(({ text, intent }) => intent === 'simplista' && /\?\s*$/u.test(text), 5),
  'vendi quanto segunda?',
  'os 120 da Ju já entraram?',
  'se eu comprar um tênis de 300 fico com quanto?',
  'quanto tempo leva pra juntar 10 mil guardando 400?',
  'eu já tinha lançado os 45 da manicure?',
  'aqueles 350 do frete entraram?',
  'o que ainda quero ganhar?',
];

const writes = (tool: string | undefined): boolean =>
  tool !== undefined && registry[tool as ToolName]?.effect === 'write' && tool !== 'study_question';

/** What was offered and is walked past is kept as it was told, whatever is said next. */
const KEPT: Readonly<Record<string, ToolName>> = { 'a note to confirm': 'save_note' };

describe('a question writes nothing', () => {
  // Left under the question of its category, an entry is kept as it is.
  const open = Object.entries(OPEN).filter(([name]) => name !== 'a category');
  it.each(open)('under %s', { timeout: 60_000 }, async (name, before) => {
    const tools = await toolsAfter(before, questions);
    expect(questions.length).toBeGreaterThan(30);
    expect(questions.filter((_, i) => writes(tools[i]) && tools[i] !== KEPT[name])).toEqual([]);
  });
});
