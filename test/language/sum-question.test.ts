import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenSum } from '../../src/conversation/replies/sum-words.ts';
import { parseSum } from '../../src/language/sums/parse-sum.ts';
import { type Sum, worth } from '../../src/language/sums/sum.ts';
import { sumGoesOn, sumQuestion } from '../../src/language/sums/sum-question.ts';

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
    ['quanto é a metade de 1.875,30', 937.65],
    ['o dobro de 78,90', 157.8],
    ['dois terços de 1500 dá quanto', 1000],
    ['1/3 de 900', 300],
    ['quanto é vinte e cinco por cento de mil e duzentos', 300],
    ['tira 10% de 259', 233.1],
    ['259 com 10% de desconto', 233.1],
    ['340 mais 10% do garçom', 374],
    ['quanto fica 1200 com 8% de aumento?', 1296],
    ['quanto é 3 dúzias de ovo a 14 a dúzia', 42],
    ['tenho 150 moedas de 25 centavos quanto dá', 37.5],
    ['20 notas de 50 e 15 de 20 dá quanto?', 1300],
    ['22 dias a 38 por dia', 836],
    ['12x de 189,90 dá quanto no total?', 2278.8],
    ['1500 em 12 vezes dá quanto?', 125],
    ['dá pra dividir 137 por 4?', 34.25],
    ['340 dividido pra 5', 68],
    ['(12+3)*2', 30],
    ['raiz de 144', 12],
    ['2 elevado a 10', 1024],
    ['média de 7, 8 e 6,5', 21.5 / 3],
    ['80 é quantos por cento de 250?', 32],
    ['quanto por cento é 45 de 180', 25],
    ['de 80 pra 100 subiu quantos %', 25],
    ['qual o troco de 50 se a conta deu 37,80?', 12.2],
    ['paguei com 100, deu 63,45, quanto de troco?', 36.55],
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
    'gastei 30 com 2 amigos',
    'paguei 60 mais 8 de entrega',
    'metade de 120 foi do João',
    '3 dúzias de ovo a 14 a dúzia',
    '5 pães a 0,80',
    'média de gastos',
    'quanto é metade do meu salário?',
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

  it('says so where there is no result', () => {
    expect(sumQuestion('quanto é 10 dividido por 0?')?.kind).toBe('impossible');
  });

  // Of large terms taken from each other the rounding is as large as theirs.
  const addedUp = (sum: Sum): Sum => JSON.parse(JSON.stringify(sum).replaceAll('−', '+'));

  it('reads back every sum as it is written', () => {
    const number = fc.integer({ min: 0, max: 999_999 }).map((cents): Sum => ({ kind: 'number', value: cents / 100 }));
    const { sum } = fc.letrec<{ sum: Sum }>((tie) => ({
      sum: fc.oneof(
        { maxDepth: 3 },
        number,
        fc.record({
          kind: fc.constant('infix' as const),
          sign: fc.constantFrom('+' as const, '−' as const, '×' as const),
          left: tie('sum'),
          right: tie('sum'),
        }),
        fc.record({
          kind: fc.constant('part' as const),
          named: fc.constant('metade'),
          times: fc.constant(0.5),
          of: tie('sum'),
        }),
        fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 99 }), of: tie('sum') }),
      ),
    }));
    fc.assert(
      fc.property(sum, (one) => {
        const said = writtenSum(one);
        const read = parseSum(said)?.sum;
        // The parser reads so many terms and no more.
        fc.pre(said.split(/[+−×]/u).length < 12);
        expect(read, said).toBeDefined();
        const off = read === undefined ? Number.NaN : Math.abs(worth(read) - worth(one));
        expect(off, said).toBeLessThanOrEqual(1e-6 + 1e-9 * worth(addedUp(one)));
      }),
    );
  });
});

describe('a sum goes on from the one before', () => {
  it.each([
    ['e por 3?', 40],
    ['menos 10%', 108],
    ['vezes 2', 240],
    ['mais 5,50', 125.5],
  ])('120, %s', (text, result) => expect(sumGoesOn(text, 120)?.result).toBeCloseTo(result, 9));

  it.each(['e por que?', 'por favor', 'mais um café', 'menos', 'e o mercado?'])('not with %s', (text) =>
    expect(sumGoesOn(text, 120)).toBeUndefined(),
  );
});
