// A generous bound, so that only a real regression fails it; bench/language.ts measures.

import { expect, it } from 'vitest';
import type { LocalDateTime } from '../../src/domain/dates.ts';
import { understand } from '../../src/language/understand.ts';
import { cpuNow } from '../support/cpu-now.ts';

const context = { now: '2026-11-18T12:00' as LocalDateTime };
const TEXTS = [
  'gastei 45,90 no mercado ontem',
  'quanto gastei com uber esse mês?',
  'salva o filme Bacurau',
  'me lembra amanhã às 9h de ligar pro dentista',
  'vale a pena financiar um carro?',
  'apaga a nota do bolo',
  'oi, tudo bem?',
];

it('reads a message in a small part of a millisecond', () => {
  for (let k = 0; k < 40; k++) for (const text of TEXTS) understand(text, context);
  let fastest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5; run++) {
    const start = cpuNow();
    for (let k = 0; k < 20; k++) for (const text of TEXTS) understand(text, context);
    fastest = Math.min(fastest, cpuNow() - start);
  }
  expect(fastest / (20 * TEXTS.length)).toBeLessThan(2);
});
