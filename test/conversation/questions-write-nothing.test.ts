// Whatever is open, a question of money answers none of it: nothing is recorded, changed or removed by it. What was told before and lacks only
// a detail may be kept as it is, and is then the first of two things done.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Instant } from '../../src/domain/ids.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { openLocalSession } from '../../src/runtime/local-session.ts';
import { registry, type ToolName } from '../../src/tools/registry.ts';
import { openMigratedCopy } from '../support/migrated-copy.ts';

/** What leaves something open, or on the screen, or done a moment ago. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  'an amount': ['comprei gás'],
  'an entry to confirm': ['a dona Marta encomendou 50 pra sábado'],
  'a habit or a payment': ['pago 850 de aluguel dia 10'],
  'a note to confirm': ['a moto tá com a revisão marcada na oficina do Zé'],
  'a film seen': ['vi central do brasil ontem'],
  'the moment of a reminder': ['me lembra de pagar a luz'],
  'the debts': ['qual dívida pago primeiro?'],
  'a removal of everything': ['anota: chave com a Neide', 'apaga tudo'],
  'an entry just recorded': ['mercado 120 no pix'],
  'a list on the screen': ['anota: senha do wifi abc', 'anota: placa do carro XYZ', 'minhas notas'],
  'a list shopped from': ['lista de compras: arroz, feijão', 'mercado 30'],
};
/** Every so many of the labelled questions. */
const EACH = 5;
const CORPUS = new URL('../corpus/', import.meta.url);

const labelled = readdirSync(CORPUS)
  .filter((file) => file.endsWith('.validate.jsonl'))
  .flatMap((file) => readFileSync(new URL(file, CORPUS), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as { readonly text: string; readonly intent: string; readonly context?: unknown });
const questions = labelled
  .filter(({ text, intent, context }) => context === undefined && intent === 'simplista' && /\?\s*$/u.test(text))
  .filter((_, i) => i % EACH === 0)
  .map(({ text }) => text)
  .concat(
    'vendi quanto segunda?',
    'os 120 da Ju já entraram?',
    'se eu comprar um tênis de 300 fico com quanto?',
    'quanto tempo leva pra juntar 10 mil guardando 400?',
    'eu já tinha lançado os 45 da manicure?',
    'aqueles 350 do frete entraram?',
    'o que ainda quero ganhar?',
  );

const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'error' });

const NOW = Date.UTC(2026, 10, 18, 13);

const writes = (tool: string | undefined): boolean =>
  tool !== undefined && registry[tool as ToolName]?.effect === 'write' && tool !== 'study_question';

describe('a question writes nothing', () => {
  it.each(Object.entries(OPEN))('under %s', { timeout: 60_000 }, async (_, before) => {
    if (!config.ok) throw new Error('the test configuration is wrong');
    let now = NOW;
    const clock = { now: () => now++ as Instant };
    const opened = openLocalSession(config.value, { clock, openFile: openMigratedCopy, lookupMs: 50 });
    if (!opened.ok) throw new Error(opened.failure.problem);
    const wrote: string[] = [];
    for (const [i, text] of questions.entries()) {
      const user = `p${i}`;
      const say = (said: string) => opened.value.say({ user, body: { kind: 'text', text: said } });
      for (const told of before) await say(told);
      const { trace } = await say(text);
      if (writes(trace?.tool)) wrote.push(`${text}: ${trace?.tool}`);
    }
    await opened.value.close();
    expect(questions.length).toBeGreaterThan(30);
    expect(wrote).toEqual([]);
  });
});
