// One message followed through the log, from the webhook to the platform that shows the answer, by the one number all its lines carry.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { redactedLog } from '../../src/context/redacted-log.ts';
import { jsonLog } from '../../src/telemetry/json-log.ts';
import { openDoors, type Sent } from '../llm/open-doors.ts';
import { type Fakes, openFakes } from '../llm/open-fakes.ts';

type Line = { readonly event: string; readonly turn?: number } & Readonly<Record<string, unknown>>;

let fakes: Fakes;
beforeAll(async () => {
  fakes = await openFakes();
});
afterAll(() => fakes.close());

const DOORS = ['telegram', 'whatsapp'] as const;

/** @returns every line that was written for it. */
async function linesOf(door: (typeof DOORS)[number], ...messages: readonly Sent[]): Promise<Line[]> {
  const lines: Line[] = [];
  const log = redactedLog(jsonLog({ now: () => 0 }, 'info', (line) => void lines.push(JSON.parse(line) as Line)));
  const doors = await openDoors({ ...fakes.env, PLANNER_MODEL: 'gpt-6-luna' }, { log });
  try {
    for (const message of messages) await doors[door](message);
  } finally {
    await doors.close();
  }
  return lines;
}

const told = ({ event, level, tool, purpose, result }: Line) =>
  [event, tool, purpose, result, level === 'info' ? undefined : level].filter((word) => word !== undefined).join(' ');

it.each(DOORS)('%s: webhook, models, tools, answer and send, in this order', async (door) => {
  const search = { action: 'CALL_TOOL', tool: 'search_items', args: { query: 'vó' }, message: null };
  fakes.openai.next(
    { do: 'say', text: JSON.stringify(search) },
    { do: 'say', text: '{"action":"NOOP","message":null}' },
  );
  const lines = await linesOf(door, { text: 'anota: bolo da vó, CPF 529.982.247-25' }, { text: 'o bolo da vó, tem?' });
  const [first, second] = [...new Set(lines.flatMap(({ turn }) => turn ?? []))].map((of) =>
    lines.filter(({ turn }) => turn === of).map(told),
  );
  expect(first).toEqual(['received', 'tool save_note', 'turn', 'send sent']);
  expect(second).toEqual(['received', 'model planner', 'model planner', 'tool search_items', 'turn', 'send sent']);
  expect(lines.filter(({ turn }) => turn === undefined)).toEqual([]);
  expect(JSON.stringify(lines)).not.toMatch(/bolo|vó|529/u);
});

it('a recording and a model that fails are found under the same number', async () => {
  fakes.openai.next({ do: 'say', text: 'o bolo da vó, tem?' }, { do: 'fail', fault: { kind: 'status', status: 400 } });
  const lines = await linesOf('telegram', { media: 'voice', bytes: new TextEncoder().encode('OggS') });
  expect(lines.map(told)).toEqual([
    'received',
    'model transcription',
    'model failed planner warn',
    'tool search_items',
    'turn',
    'send sent',
  ]);
  expect(new Set(lines.map(({ turn }) => turn)).size).toBe(1);
});
