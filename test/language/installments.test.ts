import { describe, expect, it } from 'vitest';
import { findInstallments } from '../../src/language/amounts/installments.ts';
import { tokenize } from '../../src/language/tokens/tokenize.ts';

const find = (text: string) => {
  const found = findInstallments(tokenize(text));
  if (found === undefined) return undefined;
  const { span, ...rest } = found;
  return rest;
};

describe('findInstallments', () => {
  it.each([
    ['5x de 30', { count: 5, eachCents: 3000 }],
    ['5x de 64 na mochila', { count: 5, eachCents: 6400 }],
    ['30 em 5x', { count: 5 }],
    ['12x R$ 89,90', { count: 12, eachCents: 8990 }],
    ['12x89,90', { count: 12, eachCents: 8990 }],
    ['2 x 50', { count: 2, eachCents: 5000 }],
    ['10x de R$ 300,00', { count: 10, eachCents: 30000 }],
    ['cadeira gamer 899 em 9x no mercado pago', { count: 9 }],
    ['em 10 vezes sem juros', { count: 10 }],
    ['10x sem juros de 50', { count: 10, eachCents: 5000 }],
    ['doze vezes de cem', { count: 12, eachCents: 10000 }],
    ['quatro parcelas de 1,5 mil', { count: 4, eachCents: 150000 }],
    ['6 parcelas iguais de 45,50', { count: 6, eachCents: 4550 }],
    ['dividi 80 em 4x', { count: 4 }],
    ['dividi 80 em quatro vezes', { count: 4 }],
    ['parcelado em 3, esqueci de falar', { count: 3 }],
    ['parcelei a geladeira em 12', { count: 12 }],
    ['tv 2400 em 10 sem juros', { count: 10 }],
    ['financiei o carro: 48x de 1.100, já paguei 10', { count: 48, eachCents: 110000 }],
    ['200 de entrada e 10x de 120', { count: 10, eachCents: 12000, downPaymentCents: 20000 }],
    ['entrada de R$ 500 + 6x de 99,90', { count: 6, eachCents: 9990, downPaymentCents: 50000 }],
    ['dei 1 mil de entrada e parcelei em 5', { count: 5, downPaymentCents: 100000 }],
    ['2ª parcela do curso paga: 30', { number: 2 }],
    ['paguei a segunda parcela, 280', { number: 2 }],
    ['paguei a 2ª parcela de 280', { number: 2 }],
    ['parcela 3 de 10', { number: 3, count: 10 }],
    ['parcela 3/10 do sofá', { number: 3, count: 10 }],
    ['3ª de 10 parcelas', { number: 3, count: 10 }],
    ['prestação número 5', { number: 5 }],
  ])('%s', (text, expected) => expect(find(text)).toEqual(expected));

  it.each([
    'dividi 80 em 4',
    'rachamos em 3',
    'fui 3 vezes no mercado',
    'academia 3x por semana',
    'remédio 2 vezes ao dia',
    'uma vez só',
    '1x no débito',
    'mais uma parcela de 280',
    'quantas parcelas faltam',
    'entrada de 500 do cliente',
    '3 cafés de 6',
    'gastei 50',
    '',
  ])('%s says nothing about parcels', (text) => expect(find(text)).toBeUndefined());

  it('spans the phrase, so that a description can be cut around it', () => {
    const tokens = tokenize('secador de 320 em 4x no inter');
    const span = findInstallments(tokens)?.span;
    expect(tokens.slice(span?.from, span?.to).map((token) => token.raw)).toEqual(['em', '4x']);
  });
});
