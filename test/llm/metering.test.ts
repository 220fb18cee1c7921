// What models cost: written down as it is billed, shown when it is asked for, and stopped at the day's end of the purse.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fakes, openFakes } from './open-fakes.ts';
import { type Mind, openMind } from './open-mind.ts';

const MODELS = { PLANNER_MODEL: 'gpt-6-luna', CHAT_MODEL: 'gpt-6-luna' };
const SMALL_TALK = 'tô meio cansada hoje';

let fakes: Fakes;
beforeAll(async () => {
  fakes = await openFakes();
  await fakes.warm();
});
afterAll(() => fakes.close());

async function withMind(more: Record<string, string>, work: (mind: Mind) => Promise<void>): Promise<void> {
  const mind = openMind({ ...fakes.env, ...MODELS, ...more });
  fakes.openai.next();
  fakes.openai.think(() => ({ do: 'say', text: 'Poxa, descansa um pouquinho' }));
  try {
    await work(mind);
  } finally {
    await mind.close();
  }
}

type Row = {
  account: number;
  day: string;
  purpose: string;
  model: string;
  input: number;
  output: number;
  nanoDollars: number;
};
const calls = (mind: Mind) => mind.rows('select * from modelCalls order by id') as Row[];

describe('metering', () => {
  it('writes each call down with the tokens that were billed and their price to the nanodollar', () =>
    withMind({}, async (mind) => {
      const { replies } = await mind.say(SMALL_TALK);
      expect(replies[0]?.text).toBe('Poxa, descansa um pouquinho');
      const billed = fakes.openai.billed.at(-1);
      const [row, ...others] = calls(mind);
      expect(others).toEqual([]);
      expect(row).toMatchObject({
        account: 1,
        day: '2026-11-18',
        purpose: 'chat',
        model: 'gpt-6-luna',
        input: billed?.input,
      });
      expect(row?.nanoDollars).toBeGreaterThan(0);
    }));

  it('/custo says what was spent, today, this month and here', () =>
    withMind({}, async (mind) => {
      expect((await mind.say('/custo')).replies[0]?.text).toContain('custo zero');
      await mind.say(SMALL_TALK);
      await mind.say('que dia lindo');
      const [{ tokens }] = mind.rows('select sum(input + cacheRead + cacheWrite + output) tokens from modelCalls') as [
        { tokens: number },
      ];
      const shown = (await mind.say('/custo')).replies[0]?.text;
      expect(shown).toMatch(/Hoje: US\$ 0,00\d\d.*, 2 chamadas/u);
      expect(shown).toContain(`${tokens.toLocaleString('pt-BR')} tokens`);
      expect((await mind.say('/custo', 'bia')).replies[0]?.text).toContain('custo zero');
    }));

  it('writes down what a call may have cost that nobody waited for', () =>
    withMind({}, async (mind) => {
      fakes.openai.next({ do: 'fail', fault: { kind: 'hang' } });
      await mind.say(SMALL_TALK);
      expect(calls(mind)).toMatchObject([{ account: 1, purpose: 'chat', model: 'gpt-6-luna' }]);
      expect(calls(mind)[0]?.output).toBeGreaterThan(100);
    }));

  it('a purse of one’s own: empty for one, full for another, and full again tomorrow', () =>
    withMind({ MAX_DAILY_TOKENS_PER_ACCOUNT: '1' }, async (mind) => {
      await mind.say(SMALL_TALK);
      const before = fakes.openai.requests.length;
      const { replies, trace } = await mind.say('que dia lindo');
      expect(replies).toHaveLength(1);
      expect(trace?.modelCalls).toBe(0);
      expect(fakes.openai.requests.length).toBe(before);
      expect((await mind.say(SMALL_TALK, 'bia')).trace?.modelCalls).toBe(1);
      mind.moveTo('2026-11-19T09:00');
      expect((await mind.say('que dia lindo')).trace?.modelCalls).toBe(1);
    }));

  it('everybody’s purse stops everybody, and the notebook goes on', () =>
    withMind({ MAX_DAILY_TOKENS: '1' }, async (mind) => {
      await mind.say(SMALL_TALK);
      expect((await mind.say(SMALL_TALK, 'bia')).trace?.modelCalls).toBe(0);
      expect((await mind.say('anota: leite', 'bia')).replies[0]?.text).toContain('leite');
    }));

  it('an agent whose purse is empty says so, and when it goes on', () =>
    withMind({ MAX_DAILY_TOKENS_PER_ACCOUNT: '1' }, async (mind) => {
      await mind.say('cria um agente Nutri: responda como nutricionista');
      await mind.say('/agente Nutri');
      await mind.say('o que eu como antes de correr?');
      const { replies } = await mind.say('o que eu como hoje?');
      expect(replies[0]?.text).toContain('Nutri já conversou tudo o que podia hoje. Amanhã continua');
    }));
});

describe('the summary of a long conversation', () => {
  it('is kept, extended by what is new alone, and holds nothing that identifies', () =>
    withMind({}, async (mind) => {
      const summarised = () =>
        fakes.openai.requests
          .filter((body) => JSON.stringify(body).includes('Resumo até aqui'))
          .map((body) => JSON.stringify(body));
      for (let n = 1; n <= 26; n += 1) await mind.say(`anota: item número ${n}`);
      await mind.say('anota: meu cpf é 529.982.247-25');
      await mind.say(SMALL_TALK);
      expect(summarised()).toHaveLength(1);
      expect(mind.rows('select upTo from summaries')).toHaveLength(1);
      for (let n = 40; n <= 52; n += 1) await mind.say(`anota: item número ${n}`);
      await mind.say(SMALL_TALK);
      const [first = '', second = ''] = summarised();
      expect(first).toContain('item número 8');
      expect(second).not.toContain('item número 8');
      expect(JSON.stringify(mind.rows('select * from summaries'))).not.toContain('529');
    }));
});
