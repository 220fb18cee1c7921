// Hostile length: 64 KB of anything is read in time that grows with the text and no faster.

import { describe, expect, it } from 'vitest';
import type { LocalDateTime } from '../../src/domain/dates.ts';
import { understand } from '../../src/language/understand.ts';
import { cpuNow } from '../support/cpu-now.ts';

const context = { now: '2026-11-18T12:00' as LocalDateTime };
const fill = (piece: string, bytes: number): string => piece.repeat(Math.ceil(bytes / piece.length)).slice(0, bytes);
const PIECES = [
  'a',
  ' ',
  '1',
  '1 ',
  '1,',
  'e ',
  'não ',
  'R$ 10 e ',
  'gastei 10 no uber e ',
  'apaga ',
  'é ',
  'https://a.b/',
  '😀',
  'quanto ',
  ', ',
  'dia 3 ',
  '12x de ',
  'xqzw ',
  '\n',
  '"',
  'cento e ',
];

function best(text: string): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run++) {
    const start = cpuNow();
    understand(text, context);
    fastest = Math.min(fastest, cpuNow() - start);
  }
  return fastest;
}

describe('linear time', () => {
  it.each(PIECES)(
    '64 KB of %j',
    (piece) => {
      const small = best(fill(piece, 16_384));
      const large = best(fill(piece, 65_536));
      // Four times the text: linear is 4, quadratic would be 16. The constant covers a noisy machine.
      expect(large).toBeLessThan(small * 8 + 60);
      expect(large).toBeLessThan(1500);
    },
    30_000,
  );
});
