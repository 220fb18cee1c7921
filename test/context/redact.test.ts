// How much is hidden of what should be, and how much of what should not (FAULTS G14). The figures are printed.

import { describe, expect, it } from 'vitest';
import { redact, redactDeep } from '../../src/context/redact.ts';
import { redactedLog } from '../../src/context/redacted-log.ts';
import { cpuNow } from '../support/cpu-now.ts';
import { hiddenSecrets, innocent, plainSecrets } from './pii-sentences.ts';

const N = 4_000;
const bare = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}@]/gu, '');
/** A secret got through when any six characters of it in a row did, whatever stands between them. */
const missed = (sentences: readonly { text: string; secret: string }[]) =>
  sentences.filter(({ text, secret }) => {
    const left = bare(redact(text));
    const whole = bare(secret);
    const size = Math.min(6, whole.length);
    return Array.from({ length: whole.length - size + 1 }, (_, at) => whole.slice(at, at + size)).some((piece) =>
      left.includes(piece),
    );
  });

describe('redaction, measured', () => {
  it('hides at least 99 % of what is written plainly', () => {
    const lost = missed(plainSecrets(N));
    console.log(`redaction: recall ${(100 - (100 * lost.length) / N).toFixed(2)} % plain (${N})`);
    expect(lost.length / N, JSON.stringify(lost.slice(0, 5))).toBeLessThanOrEqual(0.01);
  });

  it('hides at least 95 % of what is written to be missed', () => {
    const lost = missed(hiddenSecrets(N));
    console.log(`redaction: recall ${(100 - (100 * lost.length) / N).toFixed(2)} % obfuscated (${N})`);
    expect(lost.length / N, JSON.stringify(lost.slice(0, 5))).toBeLessThanOrEqual(0.05);
  });

  it('leaves amounts, dates and order numbers alone in at least 99.5 %', () => {
    const masked = innocent(N).filter((text) => redact(text) !== text);
    console.log(`redaction: false masks ${((100 * masked.length) / N).toFixed(2)} % (${N})`);
    expect(
      masked.length / N,
      JSON.stringify(masked.slice(0, 5).map((text) => [text, redact(text)])),
    ).toBeLessThanOrEqual(0.005);
  });
});

describe('redaction', () => {
  it.each([
    ['meu cpf é 529.982.247-25 tá', 'meu cpf é [CPF] tá'],
    ['cnpj 12.ABC.345/01DE-35', 'cnpj [CNPJ]'],
    ['senha do banco: hunter2!', 'senha do banco: [senha]'],
    ['a senha 4821 do cofre', 'a senha [senha] do cofre'],
    ['cartão 4539 1488 0343 6467 val 12/29', 'cartão [cartão] val 12/29'],
    ['pix: 123e4567-e89b-42d3-a456-426614174000', 'pix: [chave Pix]'],
    ['liga (11) 98765-4321', 'liga [telefone]'],
    ['ag 1234 conta 56789-0', '[conta]'],
    ['https://youtu.be/dQw4w9WgXcQ custou 1.234,56', 'https://youtu.be/dQw4w9WgXcQ custou 1.234,56'],
  ])('%s', (text, hidden) => {
    expect(redact(text)).toBe(hidden);
  });

  it('goes into objects', () => {
    expect(redactDeep({ a: ['529.982.247-25'], n: 3 })).toEqual({ a: ['[CPF]'], n: 3 });
  });

  it('stays linear on hostile text', () => {
    const started = cpuNow();
    for (const unit of ['1 ', '1', 'senha do a ', 'a@', '000201', '11.', 'eyJ']) redact(unit.repeat(20_000));
    expect(cpuNow() - started).toBeLessThan(4_000);
  });
});

describe('a redacted log', () => {
  it('says nothing of anybody, whatever a line carries', () => {
    const lines: string[] = [];
    const keep = (event: string, data?: Record<string, unknown>) => void lines.push(`${event} ${JSON.stringify(data)}`);
    const log = redactedLog({ info: keep, warn: keep, error: keep });
    log.error('turn failed', { turn: 7, error: 'Error: cpf 529.982.247-25', deep: { list: ['senha: hunter2!'] } });
    log.warn('R$ 1.234,56 em 12/10/2026');
    expect(lines).toEqual([
      'turn failed {"turn":7,"error":"Error: cpf [CPF]","deep":{"list":["senha: [senha]"]}}',
      'R$ 1.234,56 em 12/10/2026 undefined',
    ]);
  });
});
