import { describe, expect, it } from 'vitest';
import { findClockTime } from '../../src/language/dates/clock-times.ts';
import { tokenize } from '../../src/language/tokens/tokenize.ts';

const time = (text: string): string | undefined => {
  const found = findClockTime(tokenize(text));
  return found && `${String(found.hour).padStart(2, '0')}:${String(found.minute).padStart(2, '0')}`;
};

describe('findClockTime', () => {
  it.each([
    ['me lembra amanha as 15h de buscar o exame', '15:00'],
    ['às 15h30', '15:30'],
    ['às 15:30', '15:30'],
    ['reunião 19hs', '19:00'],
    ['às 20 horas', '20:00'],
    ['15 horas', '15:00'],
    ['às 8', '08:00'],
    ['às 3', '15:00'],
    ['às 03:00', '03:00'],
    ['3 da tarde', '15:00'],
    ['três da tarde', '15:00'],
    ['às 9 da noite', '21:00'],
    ['9h da noite', '21:00'],
    ['8 da manhã', '08:00'],
    ['às 2 da madrugada', '02:00'],
    ['sete e meia da noite', '19:30'],
    ['às 7 e 15', '07:15'],
    ['às vinte e duas', '22:00'],
    ['às vinte e duas e trinta', '22:30'],
    ['meio-dia', '12:00'],
    ['meio dia e meia', '12:30'],
    ['meia-noite', '00:00'],
    ['12 da noite', '00:00'],
    ['12 da tarde', '12:00'],
  ])('%s -> %s', (text, clock) => expect(time(text)).toBe(clock));

  it.each([
    'em 2 horas',
    'daqui a 3 horas',
    'estacionamento 24h',
    'estacionamento 2 horas',
    'gastei 8 na noite',
    'paguei 15',
    'as contas do mês',
    '30 da gasolina',
    '25:70',
    'curso de 20 horas',
    '',
  ])('%s has no hour', (text) => expect(time(text)).toBeUndefined());
});
