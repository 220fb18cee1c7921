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

/** What a transaction of the product is inside one that is taken back: a part of it. */
const AS_PART: Readonly<Record<string, string>> = {
  'begin immediate': 'savepoint turn',
  commit: 'release turn',
  rollback: 'rollback to turn',
};

/**
 * The tool that each message leads to, from a person who said `before` first. That is said once: what a message wrote is taken back before the
 * next, since a person of its own for each took most of the time to say `before` again.
 */
export async function toolsAfter(
  before: readonly string[],
  messages: readonly string[],
): Promise<readonly (string | undefined)[]> {
  const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'error' });
  if (!config.ok) throw new Error('the test configuration is wrong');
  let now = NOW;
  const clock = { now: () => now++ as Instant };
  const openFile: typeof openMigratedCopy = (...where) => {
    const file = openMigratedCopy(...where);
    const prepare = file.database.prepare.bind(file.database);
    file.database.prepare = ((sql: string) => prepare(AS_PART[sql] ?? sql)) as typeof prepare;
    return file;
  };
  const opened = openLocalSession(config.value, { clock, openFile, lookupMs: 50 });
  if (!opened.ok) throw new Error(opened.failure.problem);
  const { say, service, close } = opened.value;
  const { database } = service.file;
  const said = (text: string): ReturnType<LocalSession['say']> => say({ user: 'p', body: { kind: 'text', text } });
  for (const told of before) await said(told);
  database.exec('savepoint told');
  const tools: (string | undefined)[] = [];
  for (const text of messages) {
    tools.push((await said(text)).trace?.tool);
    database.exec('rollback to told');
  }
  await close();
  return tools;
}
