import { describe, expect, it } from 'vitest';
import { findRecurrence } from '../../src/language/recurrence/recurrence.ts';
import { tokenize } from '../../src/language/tokens/tokenize.ts';

const find = (text: string) => {
  const found = findRecurrence(tokenize(text));
  if (found === undefined) return undefined;
  const { span, ...rest } = found;
  return rest;
};

describe('findRecurrence', () => {
  it.each([
    ['todo dia tomo café, 5', { every: 'daily' }],
    ['todos os dias', { every: 'daily' }],
    ['toda noite', { every: 'daily' }],
    ['todo dia útil', { every: 'daily', dayRule: 'business_days' }],
    ['toda sexta pago 40 de feirinha', { every: 'weekly', weekday: 'fri' }],
    ['todas as segundas', { every: 'weekly', weekday: 'mon' }],
    ['às sextas', { every: 'weekly', weekday: 'fri' }],
    ['aos domingos', { every: 'weekly', weekday: 'sun' }],
    ['todo sábado', { every: 'weekly', weekday: 'sat' }],
    ['toda semana, na terça', { every: 'weekly', weekday: 'tue' }],
    ['50 por semana', { every: 'weekly' }],
    ['a faxina é 150 a semana', { every: 'weekly' }],
    ['academia 3x por semana', { every: 'weekly' }],
    ['semanal', { every: 'weekly' }],
    ['a cada 7 dias', { every: 'weekly' }],
    ['quinzenal', { every: 'biweekly' }],
    ['a cada duas semanas', { every: 'biweekly' }],
    ['de 15 em 15 dias', { every: 'biweekly' }],
    ['todo mês pago 20 na banca', { every: 'monthly' }],
    ['55 todo mes dia 12', { every: 'monthly', dayOfMonth: 12 }],
    ['todo dia 5', { every: 'monthly', dayOfMonth: 5 }],
    ['todo dia primeiro', { every: 'monthly', dayOfMonth: 1 }],
    ['dia 10 de cada mês', { every: 'monthly', dayOfMonth: 10 }],
    ['assino o deezer, 24,90 mensal', { every: 'monthly' }],
    ['30/mês', { every: 'monthly' }],
    ['900 por mês', { every: 'monthly' }],
    ['gasto fixo de 100', { every: 'monthly' }],
    ['todo quinto dia útil', { every: 'monthly', dayRule: 'business_day_5' }],
    ['todo mês no 5º dia útil', { every: 'monthly', dayRule: 'business_day_5' }],
    ['todo último dia do mês', { every: 'monthly', dayRule: 'last_day' }],
    ['todo mês no último dia útil', { every: 'monthly', dayRule: 'last_business_day' }],
    ['dia 7 entra meu salário de 2.600, sempre', { every: 'monthly', dayOfMonth: 7 }],
    ['a cada 3 meses', { every: 'monthly', interval: 3 }],
    ['trimestral', { every: 'monthly', interval: 3 }],
    ['a cada semestre', { every: 'monthly', interval: 6 }],
    ['anuidade de 300 por ano', { every: 'yearly' }],
    ['todo ano', { every: 'yearly' }],
    ['anual', { every: 'yearly' }],
  ])('%s', (text, expected) => expect(find(text)).toEqual(expected));

  it.each([
    'todo mundo',
    'toda hora',
    'toda vez',
    '12% ao mês',
    'rende 1 por cento ao mês',
    'mês passado',
    'na sexta',
    'telefone fixo',
    'renda fixa',
    'sempre quis ver',
    'a semana foi cara',
    'toda a família',
    '',
  ])('%s does not repeat', (text) => expect(find(text)).toBeUndefined());
});
