// What the answers about something sold by the piece have in common: how many, what was told, and what is left out.

import { reais } from '../../finance/money.ts';
import type { Draft } from '../found.ts';
import { assumed, youSaid } from '../known.ts';
import { type UnitSales, USUAL_DAYS } from './unit-sales.ts';

/** '55 bolos'. */
export const many = (count: string, { unit }: UnitSales): string => (unit === undefined ? count : `${count} ${unit}`);

/** Each figure it was counted with, as it was told. */
export function toldOf(sales: UnitSales): NonNullable<Draft['data']> {
  const { costs, fixed, salary, pace, daysAMonth, daysAWeek } = sales;
  return [
    ...costs.map(({ name, cents }) => youSaid(`Gasto em cada${costs.length > 1 ? `, ${name}` : ''}`, reais(cents))),
    ...fixed.map(({ name, cents, pace: each }) =>
      youSaid(
        titled(name),
        `${reais(cents)}${each === 'mes' ? ' por mês' : each === 'dia' ? ' por dia' : ' por semana'}`,
      ),
    ),
    salary === undefined ? undefined : youSaid('Salário de hoje', reais(salary)),
    pace !== 'dia' && fixed.every((one) => one.pace !== 'dia')
      ? undefined
      : daysAMonth !== undefined
        ? youSaid('Dias no mês', String(daysAMonth))
        : daysAWeek === undefined
          ? assumed('Dias no mês', String(USUAL_DAYS))
          : youSaid('Dias por semana', String(daysAWeek)),
  ];
}
const titled = (name: string): string => (name === '' ? 'Gasto fixo' : name.charAt(0).toUpperCase() + name.slice(1));

export const LIMITS = [
  'Só entra o que você contou: entrega, taxa, imposto, INSS e o seu tempo, se faltam, ainda saem daí.',
];
