// FAULTS 20-21: a model that fails in each of twelve ways, at every door a person comes in by. One sensible answer each time, in time,
// and nothing done that was not asked for.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAILURE_MODES, failureTurn } from '../fakes/llm/llm-turn.ts';
import { waited } from '../support/waited.ts';
import { type Fakes, openFakes } from './open-fakes.ts';
import { type Mind, openMind, PLAN_MS } from './open-mind.ts';

const MODELS = { PLANNER_MODEL: 'gpt-6-luna', CHAT_MODEL: 'gpt-6-luna' };

let fakes: Fakes;
beforeAll(async () => {
  fakes = await openFakes();
  await fakes.warm();
});
afterAll(() => fakes.close());

/** Words the rules leave to a model, one for each way in. */
const DOORS = [
  ['unsure what is wanted', 'bla bla bla'],
  ['small talk', 'tô meio cansada hoje'],
] as const;
const MACHINERY = /json|modelo|timeout|erro \d|\{|provider|token|servidor/iu;

describe.each(FAILURE_MODES)('%s', (mode) => {
  it.each(DOORS)(
    '%s: one sensible answer',
    async (_, text) => {
      const mind = openMind({ ...fakes.env, ...MODELS });
      fakes.openai.next();
      fakes.openai.think(() => failureTurn(mode, 3_000));
      try {
        const { replies, trace } = await hurried(mind, text);
        expect(replies).toHaveLength(1);
        expect(replies[0]?.text.length).toBeGreaterThan(3);
        expect(replies[0]?.text).not.toMatch(MACHINERY);
        expect(trace?.modelCalls).toBeGreaterThan(0);
        expect(mind.rows('select * from items')).toEqual([]);
      } finally {
        await mind.close();
      }
    },
    20_000,
  );
});

async function hurried(mind: Mind, text: string) {
  const { value, ms } = await waited(() => mind.say(text));
  expect(ms).toBeLessThan(PLAN_MS + 1_000);
  return value;
}

describe('with every provider down', () => {
  it.each([
    ['anota: comprar leite', 'leite'],
    ['gastei 50 no mercado no pix', '50,00'],
    ['quanto gastei esse mês?', 'mês'],
    ['o que eu guardei?', ''],
    ['ajuda', ''],
    ['desfaz', ''],
  ])('%s', async (text, part) => {
    const mind = openMind({ ...fakes.env, ...MODELS });
    fakes.openai.think(() => failureTurn('reset'));
    const before = fakes.openai.requests.length;
    const { replies, trace } = await mind.say(text);
    expect(replies).toHaveLength(1);
    expect(replies[0]?.text).toContain(part);
    expect(trace?.modelCalls).toBe(0);
    expect(fakes.openai.requests.length).toBe(before);
    await mind.close();
  });
});
