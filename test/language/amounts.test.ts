import { describe, expect, it } from 'vitest';
import { findAmounts, pickAmount } from '../../src/language/amounts/amounts.ts';
import { tokenize } from '../../src/language/tokens/tokenize.ts';

const cents = (text: string): number[] => findAmounts(tokenize(text)).map((amount) => amount.cents);
const only = (text: string) => findAmounts(tokenize(text))[0];
const picked = (text: string): number | undefined => {
  const tokens = tokenize(text);
  return pickAmount(tokens, findAmounts(tokens)).chosen?.cents;
};

describe('one amount, in every way it is written', () => {
  it.each([
    // digits
    ['gastei 1.500 em março', 150000],
    ['12.345,67', 1234567],
    ['uber p aeroporto 67,9', 6790],
    ['8,50', 850],
    ['gastei 1 000 reais', 100000],
    ['R$ 1 234,56', 123456],
    ['a janta deu 76.5', 7650],
    ['5.50', 550],
    ['violão por 1,299.90', 129990],
    ['gastei R$1.045 na oficina', 104500],
    ['R $ 30', 3000],
    ['R$\u00a01.234,56', 123456],
    ['30reais', 3000],
    ['80rs', 8000],
    ['foi 12.', 1200],
    ['mercado:120,50;', 12050],
    ['bala 0,50', 50],
    ['50 reais kkkk', 5000],
    ['gastei 50 kkkk', 5000],
    // multipliers
    ['4mil na obra', 400000],
    ['2,5k de faculdade', 250000],
    ['1,5 mil', 150000],
    ['4 mil e trezentos', 430000],
    ['2mil500', 250000],
    ['2 milhões e meio', 250000000],
    ['2 barao no telhado', 200000],
    ['barão e meio', 150000],
    ['R$ 2 mil', 200000],
    // slang
    ['achei 20 conto', 2000],
    ['me fui em 90 pila', 9000],
    ['3 mangos na bala', 300],
    ['desembolsei dez pau no chaveirinho', 1000],
    ['30 pratas', 3000],
    ['paguei uma garoupa no tatuador', 10000],
    ['dois micos', 4000],
    ['uma onça no bar', 5000],
    ['gastei 3 lobos', 60000],
    ['2 araras', 2000],
    ['3 notas de 50', 15000],
    ['uma nota de cem', 10000],
    ['4 moedas de 25 centavos', 100],
    ['GASTEI TRINTÃO NO CINEMA', 3000],
    ['dezão', 1000],
    ['vintão', 2000],
    ['cinquentão', 5000],
    ['quarentinha', 4000],
    ['quinhentão', 50000],
    // words
    ['cento e vinte e cinco', 12500],
    ['mil e duzentos', 120000],
    ['mil', 100000],
    ['o pedreiro cobrou dois e quinhentos', 250000],
    ['dois mil e quinhentos', 250000],
    ['recebi dois mil setecentos e trinta do salário', 273000],
    ['duzentos e sete reais de condomínio', 20700],
    ['gastei quinhetos', 50000],
    // spoken centavos
    ['quinze e noventa', 1590],
    ['quinze e noventa reais', 1590],
    ['quarenta e nove e noventa', 4990],
    ['trezentos e oito e vinte', 30820],
    ['noventa e sete e dez', 9710],
    ['gastei sessenta e quatro e trinta no posto', 6430],
    ['cento e dezenove e noventa no tênis', 11990],
    ['vinte e cinquenta', 2050],
    ['um e noventa na bala', 190],
    ['cento e cinquenta', 15000],
    ['trinta e cinco', 3500],
    ['paguei 15 e 90 no lanche', 1590],
    ['12 reais e 50', 1250],
    ['doze reais e cinco centavos', 1205],
    ['trinta e cinco reais e noventa centavos', 3590],
    ['1 real e meio', 150],
    ['um real', 100],
    ['doze vírgula cinquenta', 1250],
    ['doze vírgula cinco', 1250],
    ['doze vírgula zero cinco reais', 1205],
    ['foi noventa centavos a bala', 90],
    ['0,50 centavos', 50],
    ['50 cents', 50],
    ['gastei 2 e meio', 250],
    // speech to text
    ['sorvete 4h50', 450],
    ['pão 6:40', 640],
    ['7h90', 790],
  ])('%s', (text, value) => expect(cents(text)).toEqual([value]));
});

describe('what an amount carries', () => {
  it.each([
    ['R$ 30', true],
    ['30 conto', true],
    ['um galo', true],
    ['trintão', true],
    ['30', false],
    ['2 mil', false],
  ])('%s marked: %s', (text, marked) => expect(only(text)?.marked).toBe(marked));

  it.each([
    ['US$ 20', 'USD'],
    ['20 dólares', 'USD'],
    ['20 euros', 'EUR'],
    ['€ 20', 'EUR'],
    ['$20', 'BRL'],
    ['20 pila', 'BRL'],
  ])('%s is in %s', (text, currency) => expect(only(text)).toMatchObject({ currency, cents: 2000 }));

  it.each([
    ['-30 ifood', -1],
    ['+30 do Leo', 1],
    ['R$ -30', -1],
    ['-R$ 30', -1],
    ['blusa - R$ 30', 0],
    ['blusa - 30', 0],
    ['30', 0],
  ])('%s has sign %d', (text, sign) => expect(only(text)).toMatchObject({ sign, cents: 3000 }));

  it.each(['uns 80', 'quase 80', '80 e poucos', '80 mais ou menos', 'cerca de 80', 'umas 80 pratas'])(
    '%s is approximate',
    (text) => {
      expect(only(text)).toMatchObject({ approx: true, cents: 8000 });
    },
  );

  it.each([
    ['30', 'digits'],
    ['trinta', 'words'],
    ['30 pila', 'slang'],
    ['lanche 4h50', 'clock'],
  ])('%s has the form %s', (text, form) => expect(only(text)?.form).toBe(form));

  it.each([
    ['3 cafés de 6', 1800, 3, 600],
    ['comprei 3 vasos a 25 cada', 7500, 3, 2500],
    ['dois ingressos de 45,50', 9100, 2, 4550],
    ['2 garrafas de vinho de 40', 8000, 2, 4000],
    ['10 litros de gasolina a 6,29', 6290, 10, 629],
    ['1,5 kg de carne a 40', 6000, 1.5, 4000],
    ['comprei 4 pratos, 12 cada', 4800, 4, 1200],
    ['pneu 520 cada, troquei os dois da frente', 104000, 2, 52000],
    ['hotel, 2 diárias a 180', 36000, 2, 18000],
  ])('%s is multiplied', (text, total, count, eachCents) => {
    expect(only(text)).toMatchObject({ cents: total, unitPrice: { count, eachCents } });
  });

  it.each([
    ['3 cafés por 6', 600],
    ['5 kg de picanha por 310', 31000],
    ['fogão 4 bocas de 900', 90000],
    ['notebook 8 gb de 3500', 350000],
    ['dia 5 conta de 80', 8000],
    ['iphone 13 de 2.300', 230000],
  ])('%s is not', (text, total) => {
    expect(picked(text)).toBe(total);
    expect(findAmounts(tokenize(text)).every((amount) => amount.unitPrice === undefined)).toBe(true);
  });

  it('spans exactly the tokens of the amount', () => {
    expect(only('paguei R$ 12,50 no pão')).toMatchObject({ from: 1, to: 3 });
    expect(only('deu doze reais e dez centavos ontem')).toMatchObject({ from: 1, to: 6 });
  });
});

describe('numbers that are not money', () => {
  it.each([
    'parcelei em 5x',
    'em 10 vezes',
    '2ª parcela do curso',
    'parcela 3 de 10',
    'dia 5',
    'dia vinte e dois',
    '09/11',
    '25 de março',
    'em 2024',
    'filme de 1999',
    'matrix 1999',
    'estacionamento 24 horas',
    'fechou 23h',
    'às 10',
    'às sete e trinta',
    'sete e meia da noite',
    '3 da tarde',
    'almocei com 4 pessoas',
    '2 kg de arroz',
    '500g',
    '10 unidades',
    'tênis tamanho 42',
    'Galaxy A54',
    'C6',
    'iphone 15',
    'linha 8 do trem',
    'apto 302',
    'preciso cortar 25% das despesas',
    'dez por cento',
    'cartão final 4521',
    '(11) 98765-4321',
    '+55 11 98765-4321',
    'cel 11987654321',
    'protocolo 20261118-7745',
    'cep 01310-100',
    'cpf 123.456.789-09',
    'https://loja.com/p/129,90',
    'comprei um tênis',
    'uma meia',
    'uma nota',
    'quero ver 2001',
    'anota 10 ovos',
    'comprar 2 lâmpadas',
    'nota 9 pro Parasita',
    'tenho 34 anos e dois filhos',
    'forno 180 graus',
    'mil desculpas',
    'mil e uma noites',
    'reunião 6h40',
    'me lembra às 6h40',
    'hum, o condomínio já tá pago',
    'renda real',
    'dividido em 3',
    'kkkk',
    '10.20.30.40',
    'remove o item 4',
  ])('%s', (text) => expect(cents(text)).toEqual([]));

  it.each([
    ['linha 8 do trem, passagem 5,20', 520],
    ['galaxy s23 usado 1.750 à vista', 175000],
    ['ESTACIONAMENTO 24 HORAS 35 REAIS', 3500],
    ['09/11 material escolar 215,30', 21530],
    ['6 cervejas por 42 no mercadinho', 4200],
    ['paguei 25 no 99', 2500],
    ['99 23,50', 2350],
    ['paguei 99 no tênis', 9900],
    ['comprei um peixe por 30', 3000],
    ['dia vinte e dois paguei 30', 3000],
    ['a gente dividiu 150 da luz em 2', 15000],
    ['dividi 80 em 4x', 8000],
    ['gastei 2000 no conserto', 200000],
    ['custou 1999', 199900],
    ['comprei o livro 1984 por 40', 4000],
    ['bom dia 20 no pão', 2000],
    ['paguei a 2ª parcela de 280', 28000],
    ['parcela 3 de 10 do sofá 150', 15000],
    ['dois e meio quilos de carne 90', 9000],
    ['apto 302 condomínio 540', 54000],
    ['dá 1800 no cartão 1234', 180000],
    ['covid-19 exame 90', 9000],
  ])('%s leaves the money alone', (text, value) => expect(picked(text)).toBe(value));
});

describe('pickAmount', () => {
  it.each([
    ['de 90 por 59', 5900],
    ['tênis de R$ 90 por 59', 5900],
    ['era pra pagar 20 mas deu 35', 3500],
    ['comprei 2 por R$ 15 e 8', 1500],
    ['custou 40 no lugar 12', 4000],
    ['mesa 4 conta 38,50', 3850],
    ['uber 20 20 30', 3000],
    ['metade de 90', 4500],
    ['metade dos 150', 7500],
    ['gastei 30, quer dizer, 13 na banca', 1300],
    ['gastei 30 ops 13', 1300],
    ['o valor certo não era 30 e sim 13', 1300],
    ['era 2 mil e nao 200', 200000],
    ['13 em vez de 30', 1300],
    ['dei 50 e recebi 20 de troco', 3000],
    ['paguei 40 com uma nota de 50', 4000],
    ['desconto de 10 na compra de 90', 9000],
    ['enchi o tanque, 6,29 o litro, 250', 25000],
    ['paguei o condominio, R$ 540 redondos', 54000],
  ])('%s -> %d', (text, value) => expect(picked(text)).toBe(value));

  it('hands the others back in text order', () => {
    const tokens = tokenize('barbeiro 45 e pomada 32');
    const { chosen, others } = pickAmount(tokens, findAmounts(tokens));
    expect([chosen?.cents, others.map((amount) => amount.cents)]).toEqual([3200, [4500]]);
  });

  it('has nothing to choose from nothing', () => expect(pickAmount([], [])).toEqual({ others: [] }));
});
