import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import { findAmounts, pickAmount } from '../../src/language/amounts/amounts.ts';
import { findInstallments } from '../../src/language/amounts/installments.ts';
import { findClockTime } from '../../src/language/dates/clock-times.ts';
import { findDates } from '../../src/language/dates/dates.ts';
import { findPeriods } from '../../src/language/periods/periods.ts';
import { findRecurrence } from '../../src/language/recurrence/recurrence.ts';
import { tokenize } from '../../src/language/tokens/tokenize.ts';
import { cpuNow } from '../support/cpu-now.ts';

const TODAY = '2026-11-18' as LocalDate;

function understand(text: string): void {
  const tokens = tokenize(text);
  pickAmount(tokens, findAmounts(tokens));
  findDates(tokens, TODAY, 'past');
  findPeriods(tokens, TODAY);
  findInstallments(tokens);
  findRecurrence(tokens);
  findClockTime(tokens);
}

/** Best of several, so that a busy machine does not decide. */
function milliseconds(text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 2; run++) {
    const start = cpuNow();
    understand(text);
    best = Math.min(best, cpuNow() - start);
  }
  return best;
}

const units = [
  'a',
  '1',
  'a.b.',
  '1.2,',
  'a-a-',
  '-',
  '+',
  'R$',
  '$',
  'e ',
  'mil ',
  'mil e ',
  'vinte e ',
  'cento e ',
  'dois mil ',
  '👨‍👩‍👧',
  'http://)',
  'a@b.',
  'dividi em 4 ',
  'em 4 ',
  'parcelei em 3 ',
  '3 cafés de 6 ',
  'cada 5 ',
  '5x de ',
  'parcela 3 de ',
  'dia 5 ',
  'de 5 a ',
  'entre 5 e ',
  'desde ',
  'hoje ',
  '25 de março ',
  'semana passada na ',
  '123456 ',
  '11 ',
  '6h40 ',
  'quer dizer 5 ops ',
  '5 ops ',
  'todo mês ',
  'às ',
  '9/11 ',
  'kkkk',
  'ááá',
];

describe('64 KB of anything is read in linear time', () => {
  for (let warm = 0; warm < 300; warm++)
    understand('gastei 12,50 ontem no mercado em 3x todo dia 5 às 15h desde março');

  it.each(units)('%s', (unit) => {
    const sized = (kilobytes: number): string => unit.repeat(Math.ceil((kilobytes * 1024) / unit.length));
    const small = milliseconds(sized(8));
    const large = milliseconds(sized(64));
    // Eight times the text: quadratic work would take 64 times as long. The constant forgives timer noise.
    expect(large).toBeLessThan(small * 24 + 60);
  });
});
