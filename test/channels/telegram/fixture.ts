// Recorded updates for the tests of this folder, and the bot they were recorded for.

import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../fixtures/webhooks/telegram/', import.meta.url);

export const TOKEN = '7000000001:AAFake-Token_for_tests_0123456789abc';
export const ME = { id: 7_000_000_001, username: 'caderneta_bot' } as const;

export const fixtureNames: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -5));

export const fixture = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));
