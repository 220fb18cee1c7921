// Facts about cards, budgets, goals and recurring entries in words.

import type { Rhythm } from '../../domain/rhythm.ts';
import type { ToldValues } from '../../domain/told.ts';
import { categoryLabel } from '../category-labels.ts';
import { reais } from '../money.ts';
import { monthName } from './day-words.ts';

const WEEKDAYS: Readonly<Record<string, string>> = {
  mon: 'segunda',
  tue: 'terça',
  wed: 'quarta',
  thu: 'quinta',
  fri: 'sexta',
  sat: 'sábado',
  sun: 'domingo',
};

const EVERY: Readonly<Record<Rhythm['every'], string>> = {
  daily: 'todo dia',
  weekly: 'toda semana',
  biweekly: 'a cada quinze dias',
  monthly: 'todo mês',
  yearly: 'todo ano',
};

export const PACES: Readonly<Record<ToldValues['orcamento']['pace'], string>> = {
  daily: 'por dia',
  weekly: 'por semana',
  monthly: 'por mês',
  yearly: 'por ano',
};

const UNITS: Readonly<Record<Rhythm['every'], string>> = {
  daily: 'dias',
  weekly: 'semanas',
  biweekly: 'quinzenas',
  monthly: 'meses',
  yearly: 'anos',
};

/** 'todo mês, dia 12', 'toda semana, na sexta', 'todo mês, no 5º dia útil', 'a cada 3 meses, dia 5'. */
export function rhythmWords({ every, interval = 1, dayOfMonth, weekday, dayRule, month }: Rhythm): string {
  if (dayRule === 'business_days') return 'todo dia útil';
  const but = /^but_(\w{3})$/.exec(dayRule ?? '')?.[1];
  if (but !== undefined) return `todo dia menos ${WEEKDAYS[but] ?? but}`;
  const base = interval > 1 ? `a cada ${interval} ${UNITS[every]}` : EVERY[every];
  if (every === 'yearly' && dayOfMonth !== undefined && month !== undefined)
    return `${base}, em ${dayOfMonth} de ${monthName(month)}`;
  const business = /^business_day_(\d+)$/.exec(dayRule ?? '');
  if (business !== null) return `${base}, no ${business[1]}º dia útil`;
  if (dayRule === 'last_day') return `${base}, no último dia`;
  if (dayRule === 'last_business_day') return `${base}, no último dia útil`;
  const [, count, named] = /^(\d|last)_(\w{3})$/.exec(dayRule ?? '') ?? [];
  const day = weekday ?? named;
  if (day !== undefined) {
    const name = WEEKDAYS[day] ?? day;
    const [joint, ending] = name === 'sábado' || name === 'domingo' ? ['no', 'o'] : ['na', 'a'];
    const which =
      count === undefined ? '' : count === 'last' ? `últim${ending} ` : `${count}${ending === 'o' ? 'º' : 'ª'} `;
    return `${base}, ${joint} ${which}${name}`;
  }
  return dayOfMonth === undefined ? base : `${base}, dia ${dayOfMonth}`;
}

/** 'R$ 55,00 de plano de celular (Contas da casa), todo mês, dia 12'. */
export function recurrenceWords(value: ToldValues['recorrencia']): string {
  const amount = value.cents === undefined ? '' : `${reais(value.cents)} de `;
  return `${amount}${value.description} (${categoryLabel(value.category)}), ${rhythmWords(value)}`;
}
