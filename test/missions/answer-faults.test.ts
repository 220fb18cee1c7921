import { expect, it } from 'vitest';
import { answerFaults } from '../../src/missions/answer-faults.ts';
import { FINDINGS } from './simulation/trouble-coordinators.ts';

const findings = {
  ...FINDINGS,
  resposta_pre_estruturada: {
    ...FINDINGS.resposta_pre_estruturada,
    dados_suporte: [{ rotulo: 'Parcela', valor: 'R$ 1.736,40' }],
  },
};
const faults = (text: string, question = 'Compro o carro?') => answerFaults(text, findings, question);

it('lets a number through however it is written, and no other', () => {
  expect(faults('A parcela fica em R$ 1.736,40 por mês.')).toEqual([]);
  expect(faults('A parcela fica em 1736,4 por mês, por aí.')).toEqual([]);
  expect(faults('A parcela fica em R$ 1.736,41 por mês.')).toEqual([
    { kind: 'unknown_numbers', numbers: ['1.736,41'] },
  ]);
  expect(faults('Nos 48 meses a parcela é R$ 1.736,40.', 'Em 48 meses?')).toEqual([]);
});

it('keeps the machinery out, as whole words, unless the person spoke of it', () => {
  const text = 'O agente fez um ciclo: a parcela é R$ 1.736,40.';
  expect(faults(text)).toEqual([{ kind: 'forbidden', words: ['agente', 'ciclo'] }]);
  expect(faults(text, 'o agente do banco falou em ciclo, é isso?')).toEqual([]);
  expect(faults('O reagente e a bicicleta não custam R$ 1.736,40.')).toEqual([]);
});

it('is never empty of what was found', () => {
  expect(faults('Sim.')).toEqual([{ kind: 'empty' }]);
  expect(faults('Depende bastante da sua situação, pense com calma.')).toEqual([{ kind: 'empty' }]);
});

it('leads nowhere, claims nothing and comes to an end', () => {
  expect(faults('A parcela é R$ 1.736,40; compare em golpe.com.br')).toEqual([{ kind: 'unknown_addresses' }]);
  expect(faults('A parcela é R$ 1.736,40, e já anotei a meta.')).toEqual([{ kind: 'claims' }]);
  expect(faults('A parcela é R$ 1.736,40. '.repeat(1_000))).toEqual([{ kind: 'too_long' }]);
  const question = 'vale a pena o que diz loja.com.br?';
  expect(faults('O que está em loja.com.br sai por R$ 1.736,40.', question)).toEqual([]);
});

it('does not turn the verdict round, order a purchase or change the language', () => {
  const judged = (verdict: string) => (text: string) =>
    answerFaults(
      text,
      {
        ...findings,
        resposta_pre_estruturada: { ...findings.resposta_pre_estruturada, resposta_principal: verdict },
      },
      'Compro o carro?',
    );
  const no = judged('Ainda não com folga: faltam R$ 1.736,40.');
  expect(no('Pode comprar tranquilo, são só R$ 1.736,40!')).toEqual([{ kind: 'contradicts' }]);
  expect(no('Pode, mas aperta: faltam R$ 1.736,40.')).toEqual([]);
  expect(no('Ainda não: faltam R$ 1.736,40.')).toEqual([]);
  const yes = judged('Cabe: a parcela é R$ 1.736,40.');
  expect(yes('Não compre, são R$ 1.736,40.')).toEqual([{ kind: 'contradicts' }]);
  expect(yes('Cabe: a parcela fica em R$ 1.736,40.')).toEqual([]);
  expect(faults('Com R$ 1.736,40 compre PETR4 hoje.', 'Compro PETR4?')).toEqual([{ kind: 'orders' }]);
  expect(faults('Com R$ 1.736,40 não compre ações só porque caíram.')).toEqual([]);
  expect(faults('You can buy it: the price of the car is R$ 1.736,40 a month.')).toEqual([{ kind: 'foreign' }]);
});
