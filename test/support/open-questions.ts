// What leaves something open, on the screen or done a moment ago, and the labelled messages to say next.

import { readdirSync, readFileSync } from 'node:fs';
import type { Instant } from '../../src/domain/ids.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { type LocalSession, openLocalSession } from '../../src/runtime/local-session.ts';
import { openMigratedCopy } from './migrated-copy.ts';

export const OPEN: Readonly<Record<string, readonly string[]>> = {
  'an amount': ['comprei gás'],
  'a category': ['gastei 47 com xablau'],
  'an entry to confirm': ['a dona Marta encomendou 50 pra sábado'],
  'a habit or a payment': ['pago 850 de aluguel dia 10'],
  'a note to confirm': ['a moto tá com a revisão marcada na oficina do Zé'],
  'a film seen': ['vi central do brasil ontem'],
  'the moment of a reminder': ['me lembra de pagar a luz'],
  'the debts': ['qual dívida pago primeiro?'],
  'a removal of everything': ['anota: chave com a Neide', 'apaga tudo'],
  'an entry just recorded': ['mercado 120 no pix'],
  'a list on the screen': ['anota: senha do wifi abc', 'anota: placa do carro XYZ', 'minhas notas'],
  'a purchase planned': ['vou comprar um tênis de 300'],
  'a list shopped from': ['lista de compras: arroz, feijão', 'mercado 30'],
};

export type Said = { readonly text: string; readonly intent: string; readonly context?: unknown };

const CORPUS = new URL('../corpus/', import.meta.url);

/** Labelled messages that need no context: every `each`-th of those that fit. */
export const labelled = (fits: (said: Said) => boolean, each: number): readonly string[] =>
  readdirSync(CORPUS)
    .filter((file) => file.endsWith('.validate.jsonl'))
    .flatMap((file) => readFileSync(new URL(file, CORPUS), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Said)
    .filter((said) => said.context === undefined && fits(said))
    .filter((_, i) => i % each === 0)
    .map(({ text }) => text);

const NOW = Date.UTC(2026, 10, 18, 13);

/** The tool that each message leads to, from a person of its own who said `before` first. */
export async function toolsAfter(
  before: readonly string[],
  messages: readonly string[],
): Promise<readonly (string | undefined)[]> {
  const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'error' });
  if (!config.ok) throw new Error('the test configuration is wrong');
  let now = NOW;
  const clock = { now: () => now++ as Instant };
  const opened = openLocalSession(config.value, { clock, openFile: openMigratedCopy, lookupMs: 50 });
  if (!opened.ok) throw new Error(opened.failure.problem);
  const tools: (string | undefined)[] = [];
  for (const [i, text] of messages.entries()) {
    const say = (said: string): ReturnType<LocalSession['say']> =>
      opened.value.say({ user: `p${i}`, body: { kind: 'text', text: said } });
    for (const told of before) await say(told);
    tools.push((await say(text)).trace?.tool);
  }
  await opened.value.close();
  return tools;
}
