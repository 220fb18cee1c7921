import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import { findPeriods } from '../../src/language/periods/periods.ts';
import { tokenize } from '../../src/language/tokens/tokenize.ts';

const TODAY = '2026-11-18' as LocalDate;
const periods = (text: string, aim?: 'past' | 'future'): string[] =>
  findPeriods(tokenize(text), TODAY, aim).map(({ period }) => `${period.from}..${period.to}`);

describe('findPeriods', () => {
  it.each([
    ['quanto gastei este mês?', '2026-11-01..2026-11-30'],
    ['valor da fatura do santander desse mes', '2026-11-01..2026-11-30'],
    ['resumo do mês', '2026-11-01..2026-11-30'],
    ['quanto passei no catao mes pasado', '2026-10-01..2026-10-31'],
    ['mês retrasado', '2026-09-01..2026-09-30'],
    ['último mês', '2026-10-01..2026-10-31'],
    ['menor gasto da semana', '2026-11-16..2026-11-22'],
    ['padaria nesta semana', '2026-11-16..2026-11-22'],
    ['na semana passada', '2026-11-09..2026-11-15'],
    ['viu o que vence na semana que vem', '2026-11-23..2026-11-29'],
    ['últimos trinta dias', '2026-10-20..2026-11-18'],
    ['nos 7 últimos dias', '2026-11-12..2026-11-18'],
    ['ultimas 2 semanas', '2026-11-05..2026-11-18'],
    ['últimos 3 meses', '2026-08-19..2026-11-18'],
    ['próximos 7 dias', '2026-11-18..2026-11-25'],
    ['extrato de outubro', '2026-10-01..2026-10-31'],
    ['em dezembro', '2025-12-01..2025-12-31'],
    ['março de 2025', '2025-03-01..2025-03-31'],
    ['novembro do ano passado', '2025-11-01..2025-11-30'],
    ['no mês de março', '2026-03-01..2026-03-31'],
    ['03/2026', '2026-03-01..2026-03-31'],
    ['gatso no ano', '2026-01-01..2026-12-31'],
    ['esse ano', '2026-01-01..2026-12-31'],
    ['ano passado', '2025-01-01..2025-12-31'],
    ['ano passado em março', '2025-03-01..2025-03-31'],
    ['receitas de 2026', '2026-01-01..2026-12-31'],
    ['já me levou em 2025', '2025-01-01..2025-12-31'],
    ['do trimestre', '2026-10-01..2026-12-31'],
    ['trimestre passado', '2026-07-01..2026-09-30'],
    ['primeiro semestre', '2026-01-01..2026-06-30'],
    ['segundo trimestre de 2025', '2025-04-01..2025-06-30'],
    ['primeira quinzena de outubro', '2026-10-01..2026-10-15'],
    ['segunda quinzena do mês passado', '2026-10-16..2026-10-31'],
    ['de junho ate hoje', '2026-06-01..2026-11-18'],
    ['de junho pra cá', '2026-06-01..2026-11-18'],
    ['desde junho', '2026-06-01..2026-11-18'],
    ['desde o dia 5', '2026-11-05..2026-11-18'],
    ['desde segunda', '2026-11-16..2026-11-18'],
    ['desde o início do mês', '2026-11-01..2026-11-18'],
    ['balanco do ano ate agora', '2026-01-01..2026-11-18'],
    ['entre 5 e 10', '2026-11-05..2026-11-10'],
    ['entre os dias 5 e 10 de outubro', '2026-10-05..2026-10-10'],
    ['do dia 20 ao dia 25', '2026-10-20..2026-10-25'],
    ['de 05/11 a 10/11', '2026-11-05..2026-11-10'],
    ['de março a maio', '2026-03-01..2026-05-31'],
    ['entre março e maio', '2026-03-01..2026-05-31'],
    ['ontem', '2026-11-17..2026-11-17'],
    ['QUANTO EU GASTEI NO SHOPPING SABADO', '2026-11-14..2026-11-14'],
    ['dia 3', '2026-11-03..2026-11-03'],
    ['5 de março', '2026-03-05..2026-03-05'],
    ['fim de semana', '2026-11-14..2026-11-15'],
    ['há 3 dias', '2026-11-15..2026-11-15'],
  ])('%s -> %s', (text, period) => expect(periods(text)).toEqual([period]));

  it.each([
    'gasto medio por mes em restaurante',
    'todo mês pago 20',
    'um ano sabático',
    'entre 50 e 100 reais',
    'se eu tirar 120 agora, quanto resta?',
    '12% ao ano',
    'o que comprei na 25 de março',
    'quanto devo?',
    'até hoje',
    'toda semana',
    '',
  ])('%s says no period', (text) => expect(periods(text)).toEqual([]));

  it('gives both sides of a comparison in order', () => {
    expect(periods('viu outubro foi mais caro que setembro')).toEqual([
      '2026-10-01..2026-10-31',
      '2026-09-01..2026-09-30',
    ]);
  });

  it('looks ahead for what is due', () => {
    expect(periods('o que vence em janeiro', 'future')).toEqual(['2027-01-01..2027-01-31']);
    expect(periods('o que vence até sexta?', 'future')).toEqual(['2026-11-18..2026-11-20']);
    expect(periods('contas de dia 20', 'future')).toEqual(['2026-11-20..2026-11-20']);
  });
});
