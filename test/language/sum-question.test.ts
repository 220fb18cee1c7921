import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumQuestion } from '../../src/language/amounts/sum-question.ts';

describe('a sum is only what asks for one', () => {
  it.each([
    ['quanto é 15% de 230?', 34.5],
    ['10 por cento de R$ 1.250,00', 125],
    ['quanto dá 12,50 + 7,25?', 19.75],
    ['calcula 1.200 dividido por 8', 150],
    ['quanto é 3 vezes 49,90?', 149.7],
    ['quanto é 2 mil menos 350?', 1650],
    ['quanto dá 120 + 35 + 18,50?', 173.5],
    ['quanto é 100 mais 2 vezes 15 menos 30?', 100],
    ['quanto é 180 e 65', 245],
    ['quanto é 14 caixas a 35 cada uma?', 490],
    ['30 por dia dá quanto por mês?', 912.5],
    ['se eu guardar 500 por mês quanto junto em um ano?', 6000],
    ['se eu guardar 300 por mês quanto tenho em 2 anos?', 7200],
    ['soma 10 + 20', 30],
    ['10+20', 30],
    ['250 + 130 - 40', 340],
    ['3 vezes 45,90', 137.7],
    ['faz a conta de 120 x 3', 360],
    ['soma 12,50 e 7', 19.5],
    ['guardando 50 por semana quanto junto em seis meses?', 1300],
  ])('%s', (text, result) => expect(sumQuestion(text)?.result).toBeCloseTo(result, 9));

  it.each([
    '15/11',
    '2x50',
    '120 x 3',
    '+ 20',
    'mercado 10+20',
    '+55 11 98888-7777',
    'uber 23',
    'quanto gastei com mercado?',
    'quanto é 10 dividido por 0?',
    '10% de desconto no mercado',
    'gastei 30 por dia',
    'se eu gastar 90 por semana, chego em 5 mil quando?',
    'mercado 45 mais padaria 10',
    '99999999999999999999 por dia dá quanto por ano?',
    '999.999.999.999 mil por dia dá quanto por ano?',
    'quanto é 12.34 mais 1,23456?',
  ])('%s is none', (text) => expect(sumQuestion(text)).toBeUndefined());

  it('agrees with arithmetic', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 1, max: 9999 }), (a, b) => {
        expect(sumQuestion(`quanto é ${a} mais ${b}?`)?.result).toBe(a + b);
        expect(sumQuestion(`quanto é ${a} menos ${b} vezes 3 mais 7?`)?.result).toBe(a - b * 3 + 7);
        expect(sumQuestion(`quanto é ${a} dividido por ${b}?`)?.result).toBe(a / b);
      }),
    );
  });
});
