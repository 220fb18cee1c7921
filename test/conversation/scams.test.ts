// Scams: each example has its own answer, and what only shares their words is left alone.

import { describe, expect, it } from 'vitest';
import { scamTold } from '../../src/conversation/world/decide-scam.ts';
import { SCAMS } from '../../src/conversation/world/scams.ts';

describe('a scam that is told or asked about', () => {
  it.each(SCAMS.flatMap(({ examples, answer }) => examples.map((said) => [said, answer] as const)))(
    '%s',
    (said, answer) => {
      expect(scamTold(said)).toBe(answer);
    },
  );

  it.each([
    'perdi 500 no tigrinho',
    'gastei 100 na bet',
    'recebi um pix de 300 do João',
    'recebi 500 de um cliente desconhecido pela faxina',
    'caiu o salário',
    'paguei 50 de taxa dos correios',
    'anota: caí num golpe do pix',
    'quanto gastei com apostas?',
    'comprei no cartão 200 no mercado',
    'perdi 40 na rua',
    'comprei um celular de 1200',
    'minha irmã me mandou 50 de pix',
    'paguei o boleto da luz',
    'como faço um empréstimo?',
    'o João me devolveu o pix que eu mandei',
    'assisti o golpe do baú',
    'meu filho pediu um pix de 50',
    'quero investir 100 por mês',
    'qual minha dívida?',
    'vale a pena comprar casa?',
    'comprei celular pro meu filho, número novo 11 98888-7777',
    'roubaram no troco, paguei 20 no pastel',
    'fiz um pix de 80 pro encanador',
    'quase caí no golpe do pix de 500',
    'remove esse pix, mandei pra pessoa errada e voltou',
  ])('leaves alone: %s', (said) => {
    expect(scamTold(said)).toBeUndefined();
  });
});
