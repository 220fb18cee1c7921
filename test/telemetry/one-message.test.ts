// One message followed through the log, from the webhook to the platform that shows the answer, by the one number all its lines carry.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { redactedLog } from '../../src/context/redacted-log.ts';
import { jsonLog } from '../../src/telemetry/json-log.ts';
import type { Sent } from '../llm/door-bodies.ts';
import { openDoors } from '../llm/open-doors.ts';
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
  const doors = await openDoors({ ...fakes.env, CHAT_MODEL: 'gpt-6-luna' }, { log });
  try {
    for (const message of messages) await doors[door](message);
  } finally {
    await doors.close();
  }
  return lines;
}

const told = ({ event, level, tool, purpose, result }: Line) =>
  [event, tool, purpose, result, level === 'info' ? undefined : level].filter((word) => word !== undefined).join(' ');

/** What no rule has an answer to. */
const TALK = 'tô meio cansada hoje';

it.each(DOORS)('%s: webhook, models, tools, answer and send, in this order', async (door) => {
  fakes.openai.next({ do: 'say', text: 'Poxa, descansa.' });
  const lines = await linesOf(door, { text: 'anota: bolo da vó, CPF 529.982.247-25' }, { text: TALK });
  const turns = [...new Set(lines.map(({ turn }) => turn))];
  expect(turns.map((one) => lines.filter(({ turn }) => turn === one).map(told))).toEqual([
    ['received', 'tool save_note', 'turn', 'send sent'],
    ['received', 'model chat', 'turn', 'send sent'],
  ]);
  expect(turns).not.toContain(undefined);
  expect(JSON.stringify(lines)).not.toMatch(/bolo|vó|529|cansada|descansa/u);
  // In base64 it holds the telephone it came from.
  expect(JSON.stringify(lines)).not.toContain('wamid');
});

it('a recording and a model that fails are found under the same number', async () => {
  fakes.openai.next({ do: 'say', text: TALK }, { do: 'fail', fault: { kind: 'status', status: 400 } });
  const lines = await linesOf('telegram', { media: 'voice', bytes: new TextEncoder().encode('OggS') });
  expect(lines.map(told)).toEqual(['received', 'model transcription', 'model failed chat warn', 'turn', 'send sent']);
  expect(new Set(lines.map(({ turn }) => turn)).size).toBe(1);
});
