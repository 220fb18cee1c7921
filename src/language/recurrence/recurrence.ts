// Recurrences: "todo mês dia 12", "toda sexta", "quinzenal", "a cada 3 meses", "todo quinto dia útil".

import type { Weekday } from '../../domain/rhythm.ts';
import { UNITS_AFTER } from '../amounts/amount-units.ts';
import { DAY_PARTS, EVERY, LAST } from '../dates/date-words.ts';
import { businessDayAt, dayNumberAt } from '../dates/day-of-month.ts';
import { weekdayAt } from '../dates/weekday-phrases.ts';
import { ORDINALS } from '../numbers/number-words.ts';
import { readWhole } from '../numbers/spelled-numbers.ts';
import type { Token, TokenSpan } from '../tokens/token.ts';
import { isListed, wordList } from '../tokens/word-lists.ts';
import { RECURRENCE_ADVERBS, RECURRENCE_UNITS, type Rhythm } from './recurrence-words.ts';

export const WEEKDAY_KEYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

export type Recurrence = {
  readonly every: 'daily' | 'weekly' | 'biweekly' | 'monthly' | 'yearly';
  /** "a cada 3 meses": every `interval` of the unit; absent means 1. */
  readonly interval?: number;
  readonly weekday?: Weekday;
  /** 1 to 31; a shorter month uses its last day. */
  readonly dayOfMonth?: number;
  /** A rule of domain/rhythm. */
  readonly dayRule?: string;
  readonly span: TokenSpan;
};

/** "por mês" is a recurrence; "12% ao mês" is a rate, rejected by the caller of `perAt`. */
const PER = new Set('por ao a'.split(' '));

type Found = Rhythm & { readonly weekday?: number; readonly day?: number; readonly rule?: string; readonly to: number };

function skipArticle(tokens: readonly Token[], at: number): number {
  return /^(?:[oa]s?|santo)$/.test(tokens[at]?.norm ?? '') ? at + 1 : at;
}

/** "Última sexta", "segundo sábado do mês" at `at`: only the month tells an ordinal from a weekday. */
function nthWeekdayAt(tokens: readonly Token[], at: number): { rule: string; to: number } | undefined {
  const count = LAST.has(tokens[at]?.norm ?? '') ? 'last' : ORDINALS.get(tokens[at]?.norm ?? '');
  const name = count === undefined ? undefined : weekdayAt(tokens, at + 1);
  if (name === undefined) return undefined;
  const month = tokens[name.to + 1]?.norm === 'mes' ? name.to + 2 : name.to;
  return month > name.to || count === 'last'
    ? { rule: `${count}_${WEEKDAY_KEYS[name.weekday]}`, to: month }
    : undefined;
}

/** "último dia (útil) (do mês)", "última sexta" and "quinto dia útil" at `at`. */
function ruleAt(tokens: readonly Token[], at: number): { rule: string; to: number } | undefined {
  const business = businessDayAt(tokens, at);
  if (business !== undefined) return { rule: `business_day_${business.count}`, to: business.to };
  if (tokens[at]?.norm !== 'ultimo' || tokens[at + 1]?.norm !== 'dia') return nthWeekdayAt(tokens, at);
  return tokens[at + 2]?.norm === 'util' ? { rule: 'last_business_day', to: at + 3 } : { rule: 'last_day', to: at + 2 };
}

/** "Todo dia 8 da noite" is every day at 20:00. */
function isHour(tokens: readonly Token[], at: number): boolean {
  const [next, part] = [tokens[at]?.norm ?? '', tokens[at + 1]?.norm ?? ''];
  return /^(?:h|hs|horas?)$/.test(next) || (next === 'da' && DAY_PARTS.has(part));
}

/** What follows "todo" or "cada" at `at`: a unit, a weekday, "dia 5", a business day. */
function everyAt(tokens: readonly Token[], at: number): Found | undefined {
  const from = skipArticle(tokens, at);
  const rule = ruleAt(tokens, from);
  if (rule !== undefined) return { every: 'monthly', rule: rule.rule, to: rule.to };
  const norm = tokens[from]?.norm ?? '';
  const weekday = weekdayAt(tokens, from);
  if (weekday !== undefined) return { every: 'weekly', weekday: weekday.weekday, to: weekday.to };
  if (norm === 'dia' || norm === 'dias') {
    const day = dayNumberAt(tokens, from + 1);
    if (day !== undefined && !isHour(tokens, day.to)) return { every: 'monthly', day: day.day, to: day.to };
    if (tokens[from + 1]?.norm === 'util' || tokens[from + 1]?.norm === 'uteis') {
      return { every: 'daily', rule: 'business_days', to: from + 2 };
    }
    return { every: 'daily', to: from + 1 };
  }
  if (DAY_PARTS.has(norm)) return { every: 'daily', to: from + 1 };
  const unit = RECURRENCE_UNITS.get(norm);
  if (unit !== undefined) return { ...unit, to: from + 1 };
  return intervalAt(tokens, from);
}

/** An interval after "a cada" or "de ... em": "15 dias", "duas semanas", "3 meses". */
function intervalAt(tokens: readonly Token[], at: number): Found | undefined {
  const count = readWhole(tokens, at);
  const unit = count === undefined ? undefined : RECURRENCE_UNITS.get(tokens[count.to]?.norm ?? '');
  if (count === undefined || unit === undefined || count.value < 1) return undefined;
  const to = count.to + 1;
  const interval = count.value * (unit.interval ?? 1);
  if (unit.every === 'daily' && interval === 7) return { every: 'weekly', to };
  if ((unit.every === 'daily' && interval === 15) || (unit.every === 'weekly' && interval === 2))
    return { every: 'biweekly', to };
  if (unit.every === 'daily' && interval === 30) return { every: 'monthly', to };
  return interval === 1 ? { every: unit.every, to } : { every: unit.every, interval, to };
}

/** "de 15 em 15 dias", "de mês em mês": `at` is "de". */
function fromToAt(tokens: readonly Token[], at: number): Found | undefined {
  const unit = RECURRENCE_UNITS.get(tokens[at + 1]?.norm ?? '');
  if (unit !== undefined && tokens[at + 2]?.norm === 'em' && tokens[at + 3]?.norm === tokens[at + 1]?.norm)
    return { ...unit, to: at + 4 };
  const count = readWhole(tokens, at + 1);
  return count !== undefined && tokens[count.to]?.norm === 'em' ? intervalAt(tokens, count.to + 1) : undefined;
}

/** "por mês", "ao ano", "por semana"; a percentage before it makes it a rate. */
function perAt(tokens: readonly Token[], at: number): Found | undefined {
  if (tokens[at - 1]?.norm === '%' || tokens[at - 1]?.norm === 'cento') return undefined;
  const unit = RECURRENCE_UNITS.get(tokens[at + 1]?.norm ?? '');
  if (unit === undefined) return undefined;
  // "150 a semana" is a price per week; in "a semana foi cara" "a" is an article.
  if (tokens[at]?.norm === 'a' && tokens[at - 1]?.kind !== 'number' && !UNITS_AFTER.has(tokens[at - 1]?.norm ?? '')) {
    return undefined;
  }
  return { ...unit, to: at + 2 };
}

/** Plural weekdays always recur: "às sextas", "aos domingos", "nas segundas". */
function pluralWeekday(tokens: readonly Token[], at: number): Found | undefined {
  const norm = tokens[at]?.norm ?? '';
  const plural = norm.endsWith('s') || norm.endsWith('s-feiras');
  const name = plural ? weekdayAt(tokens, at) : undefined;
  return name === undefined ? undefined : { every: 'weekly', weekday: name.weekday, to: name.to };
}

/** "sempre" with a day of the month: "dia 7 entra meu salário, sempre". */
function alwaysAt(tokens: readonly Token[], at: number): Found | undefined {
  const found = completed(tokens, { every: 'monthly', to: at + 1 });
  return found.day === undefined && found.rule === undefined ? undefined : found;
}

const BEGINS = wordList(new Set([...RECURRENCE_ADVERBS.keys(), 'sempre', 'sim', 'no', ...EVERY, 'de', ...PER, '/']));
const HABITUAL = wordList(new Set('recebo ganho pago cai entra pinga'.split(' ')));

/** "Recebo 600 no quinto dia útil": of every month. */
function businessDayOfEach(tokens: readonly Token[], at: number): Found | undefined {
  const business = businessDayAt(tokens, at + 1);
  return business === undefined ||
    /^d/.test(tokens[business.to]?.norm ?? '') ||
    !tokens.some((one) => isListed(one, HABITUAL))
    ? undefined
    : { every: 'monthly', rule: `business_day_${business.count}`, to: business.to };
}

/** Every other one: "sexta sim, sexta não", "dia sim dia não"; `at` is "sim". */
function everyOther(tokens: readonly Token[], at: number): Found | undefined {
  const named = tokens[at - 1]?.norm ?? '';
  const weekday = weekdayAt(tokens, at - 1);
  const unit = RECURRENCE_UNITS.get(named);
  const again = tokens[at + 1]?.norm === ',' || tokens[at + 1]?.norm === 'e' ? at + 2 : at + 1;
  if ((weekday === undefined && unit === undefined) || tokens[again]?.norm !== named) return undefined;
  if (!/^(?:nao|outr[oa])$/.test(tokens[again + 1]?.norm ?? '')) return undefined;
  if (weekday !== undefined) return { every: 'biweekly', weekday: weekday.weekday, to: again + 2 };
  return unit?.every === 'weekly'
    ? { every: 'biweekly', to: again + 2 }
    : { every: unit?.every ?? 'daily', interval: 2, to: again + 2 };
}

function readAt(tokens: readonly Token[], at: number): Found | undefined {
  if (!isListed(tokens[at], BEGINS)) return pluralWeekday(tokens, at);
  const norm = tokens[at]?.norm ?? '';
  if (norm === 'sim') return everyOther(tokens, at);
  const adverb = RECURRENCE_ADVERBS.get(norm);
  if (adverb !== undefined) return tokens[at - 1]?.norm === 'telefone' ? undefined : { ...adverb, to: at + 1 };
  if (norm === 'sempre') return alwaysAt(tokens, at);
  if (norm === 'no') return businessDayOfEach(tokens, at) ?? pluralWeekday(tokens, at);
  if (EVERY.has(norm)) return everyAt(tokens, at + 1);
  if (norm === 'de') return fromToAt(tokens, at);
  if (PER.has(norm)) return perAt(tokens, at);
  if (norm === '/' && RECURRENCE_UNITS.has(tokens[at + 1]?.norm ?? '')) return perAt(tokens, at);
  return pluralWeekday(tokens, at);
}

/** Adds a day given elsewhere: "todo mês ... dia 12", "mensal no quinto dia útil", "toda semana, na sexta". */
function completed(tokens: readonly Token[], found: Found): Found {
  if (found.day !== undefined || found.weekday !== undefined || found.rule !== undefined) return found;
  for (let at = 0; at < tokens.length; at++) {
    if (found.every === 'monthly') {
      const rule = ruleAt(tokens, at);
      if (rule !== undefined) return { ...found, rule: rule.rule };
      const day = tokens[at]?.norm === 'dia' ? dayNumberAt(tokens, at + 1) : undefined;
      if (day !== undefined) return { ...found, day: day.day };
    } else if (found.every === 'weekly' || found.every === 'biweekly') {
      const weekday = weekdayAt(tokens, at);
      if (weekday !== undefined) return { ...found, weekday: weekday.weekday };
    }
  }
  return found;
}

/** The first recurrence; undefined when there is none. */
export function findRecurrence(tokens: readonly Token[]): Recurrence | undefined {
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.kind !== 'word' && tokens[at]?.norm !== '/') continue;
    const found = readAt(tokens, at);
    if (found === undefined) continue;
    const { every, interval, weekday, day, rule } = completed(tokens, found);
    const key = weekday === undefined ? undefined : WEEKDAY_KEYS[weekday];
    return {
      every,
      ...(interval === undefined ? {} : { interval }),
      ...(key === undefined ? {} : { weekday: key }),
      ...(day === undefined ? {} : { dayOfMonth: day }),
      ...(rule === undefined ? {} : { dayRule: rule }),
      // Of "dia sim dia não" the first word stands before.
      span: { from: tokens[at]?.norm === 'sim' ? at - 1 : at, to: found.to },
    };
  }
  return undefined;
}
