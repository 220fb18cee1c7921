// Of grammY's client the worker keeps the methods that are called, and no other.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { onlyMethodsCalled } from '../../src/runtime/telegram-for-worker.ts';

const source = readFileSync(new URL('../../node_modules/grammy/out/web.mjs', import.meta.url), 'utf8');
const left = onlyMethodsCalled(source);

const API = /^class Api \{\n[\s\S]*?^\}$/mu;
const methodsOf = (module: string): readonly string[] =>
  [...(API.exec(module)?.[0] ?? '').matchAll(/^ {4}(?:async )?(\w+)\(/gmu)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'constructor')
    .sort();

const folder = new URL('../../src/channels/telegram/', import.meta.url);
const called = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => [...readFileSync(new URL(file, folder), 'utf8').matchAll(/\bapi\.(\w+)\(/gu)])
  .map(([, name = '']) => name);

it('keeps what channels/telegram calls', () => {
  expect(methodsOf(left)).toEqual([...new Set(called)].sort());
  expect(methodsOf(source).length).toBeGreaterThan(150);
});

it('leaves the rest of the module as it is', () => {
  expect(left.replace(API, '')).toBe(source.replace(API, ''));
});
