// Found by what it means: over real HTTP, after the save and never before the answer, and as if nobody could tell where nobody can.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddingsRequest } from '../fakes/llm/embeddings-wire.ts';
import { failureTurn } from '../fakes/llm/llm-turn.ts';
import { type Fakes, openFakes } from './open-fakes.ts';
import { type Mind, openMind } from './open-mind.ts';

let fakes: Fakes;
let mind: Mind;
beforeAll(async () => {
  fakes = await openFakes();
});
afterAll(() => fakes.close());
afterEach(() => mind.close());

const MODEL = 'text-embedding-3-small';
const DREAM = 'qual era aquele filme do sonho dentro do sonho?';
const FOUND = 'Não achei sonho dentro do sonho, mas tem parecido:\n1. A Origem';
const NOT_FOUND = 'Não achei nada sobre sonho dentro do sonho. Tente outra palavra, ou diga “o que eu guardei?”.';

const open = (env: Readonly<Record<string, string>> = {}) => {
  fakes.openai.next();
  const before = fakes.openai.requests.length;
  mind = openMind({ ...fakes.env, EMBEDDINGS_MODEL: MODEL, ...env });
  return { requests: () => fakes.openai.requests.slice(before) as EmbeddingsRequest[] };
};
const say = async (text: string): Promise<string> =>
  (await mind.say(text)).replies.map((reply) => reply.text).join('\n');
/** The clock stands still until it is moved. */
const later = async (iso = '2026-11-18T14:06:00-03:00') => {
  mind.moveTo(iso);
  return mind.session.pending();
};
const vectors = () => mind.rows('select item, model, dimensions, length(vector) as bytes from itemVectors');

describe('with somebody who tells meanings', () => {
  it('finds without a word in common, and says that it is only near', async () => {
    const { requests } = open();
    await say('salva o filme A Origem');
    await say('anota: trocar o pneu do carro');
    expect(requests()).toEqual([]);
    expect(await say(DREAM)).toBe(NOT_FOUND);
    const { replies } = await later();
    expect(replies).toEqual([]);
    expect(requests().map(({ input, dimensions }) => [input, dimensions])).toEqual([
      [['trocar o pneu do carro', 'A Origem'], 512],
    ]);
    expect(vectors()).toEqual([1, 2].map((item) => ({ item, model: MODEL, dimensions: 512, bytes: 2048 })));
    expect(await say(DREAM)).toBe(FOUND);
    expect(await say('apaga o 1')).toContain('A Origem');
  });

  it('leaves what words find where it was, first', async () => {
    open();
    await say('anota: bolo de cenoura da vó');
    await say('anota: torta de limão');
    await say('anota: pagar o dentista');
    await later();
    expect(await say('procura bolo')).toBe(
      'Achei 1 item sobre “bolo” e 1 parecido:\n1. 📝 bolo de cenoura da vó\n2. 📝 torta de limão',
    );
    expect(await say('quantas notas sobre bolo eu tenho?')).toContain('1 nota');
  });

  it('asks again for what was changed, and forgets with what is gone', async () => {
    const { requests } = open();
    await say('anota: bolo de cenoura');
    await later();
    await say('muda a nota bolo para consulta com o dentista');
    expect(await say('procura torta')).toContain('Não achei nada');
    await later('2026-11-18T14:07:00-03:00');
    expect(requests().map(({ input }) => input[0])).toEqual(['bolo de cenoura', 'torta', 'consulta com o dentista']);
    expect(await say('procura remédio')).toContain('consulta com o dentista');
    await say('apagar meus dados');
    await say('APAGAR');
    expect(vectors()).toEqual([]);
  });

  it('never mixes what two models say: another one tells everything anew', async () => {
    open({ DATABASE_PATH: ':memory:' });
    await say('salva o filme A Origem');
    await later();
    mind.session.service.file.database.prepare(`update itemVectors set model = 'outro'`).run();
    expect(await say(DREAM)).toBe(NOT_FOUND);
    await later('2026-11-18T14:07:00-03:00');
    expect(vectors()).toMatchObject([{ model: MODEL }]);
    expect(await say(DREAM)).toBe(FOUND);
  });

  it('counts what it costs, and hides what identifies', async () => {
    const { requests } = open();
    await say('anota: meu cpf é 529.982.247-25');
    await later();
    expect(JSON.stringify(requests())).not.toContain('529');
    expect(
      mind.rows('select purpose, model, input > 0 as read, output, nanoDollars > 0 as paid from modelCalls'),
    ).toEqual([{ purpose: 'embedding', model: MODEL, read: 1, output: 0, paid: 1 }]);
  });

  it('is one person’s own', async () => {
    open();
    await mind.say('salva o filme A Origem', 'bia');
    await say('anota: trocar o pneu do carro');
    await later();
    expect(await say(DREAM)).toBe(NOT_FOUND);
  });
});

describe('with nobody', () => {
  it.each(['500', 'hang', 'drip', '429', 'reset'] as const)(
    'down (%s): as without, at once, and told later',
    async (mode) => {
      open();
      await say('salva o filme A Origem');
      await later();
      fakes.openai.next(...Array.from({ length: 4 }, () => failureTurn(mode)));
      const started = performance.now();
      expect(await say(DREAM)).toBe(NOT_FOUND);
      expect(performance.now() - started).toBeLessThan(1_700);
      await say('anota: torta de limão');
      fakes.openai.next({ do: 'fail', fault: { kind: 'status', status: 400 } });
      await later('2026-11-18T14:07:00-03:00');
      expect(vectors()).toHaveLength(1);
      fakes.openai.next();
      await later('2026-11-18T14:10:00-03:00');
      expect(vectors()).toHaveLength(2);
    },
  );

  it('configured: nothing is scheduled and nobody is asked', async () => {
    const { requests } = open({ EMBEDDINGS_MODEL: 'off' });
    await say('salva o filme A Origem');
    expect(mind.rows('select * from schedule')).toEqual([]);
    await later();
    expect(await say(DREAM)).toBe(NOT_FOUND);
    expect(requests()).toEqual([]);
  });
});
