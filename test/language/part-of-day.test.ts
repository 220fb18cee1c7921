import { describe, expect, it } from 'vitest';
import { findPartOfDay } from '../../src/language/dates/part-of-day.ts';
import { tokenize } from '../../src/language/tokens/tokenize.ts';

const hourOf = (text: string): string | undefined => findPartOfDay(tokenize(text))?.hour;

describe('a part of the day said as a moment', () => {
  it.each([
    ['amanhã à noite', '20:00'],
    ['hoje de tarde', '15:00'],
    ['amanhã de manhã cedo', '07:00'],
    ['amanhã cedinho', '07:00'],
    ['dps do almoço', '14:00'],
    ['antes de dormir', '22:00'],
    ['no fim do expediente', '17:30'],
    ['na hora do almoço', '12:00'],
    ['no começo da noite', '19:00'],
  ])('%s', (text, hour) => expect(hourOf(text)).toBe(hour));

  it.each(['comprar o almoço', 'depois eu vejo', 'mais cedo', 'o fim da novela', 'sessão da tarde'])(
    '%s is none',
    (text) => expect(hourOf(text)).toBeUndefined(),
  );
});
