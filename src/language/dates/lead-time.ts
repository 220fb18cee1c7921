// Lead times before an event: "na véspera", "uma hora antes", "com 2 dias de antecedência".

import type { LocalDate } from '../../domain/dates.ts';
import type { Token, TokenSpan } from '../tokens/token.ts';
import { addDays, addMonths } from './calendar.ts';
import { countAt, isHalfHour, UNIT_MINUTES } from './counted-time.ts';

/** Whole days or months, or minutes of the same day. `days` counts a month as 30. */
export type LeadTime = {
  readonly days: number;
  readonly months?: number;
  readonly minutes: number;
  readonly span: TokenSpan;
};

/** "Dois meses antes" of 20/03 is 20/01. */
export const dayBefore = (date: LocalDate, { days, months }: LeadTime): LocalDate =>
  months === undefined ? addDays(date, -days) : addMonths(date, -months);

const MINUTES: Readonly<Record<string, number>> = { ...UNIT_MINUTES, hr: 60, hrs: 60, hs: 60 };
const DAYS: Readonly<Record<string, number>> = { dia: 1, dias: 1, semana: 7, semanas: 7, mes: 30, meses: 30 };

/** "véspera" as one day before; not in "a reunião de véspera". */
function eveAt(tokens: readonly Token[], at: number): TokenSpan | undefined {
  const norm = (k: number): string => tokens[at + k]?.norm ?? '';
  if (norm(0) === 'vespera') return { from: norm(-1) === 'na' ? at - 1 : at, to: at + 1 };
  if (norm(0) === 'no' && norm(1) === 'dia' && (norm(2) === 'anterior' || norm(2) === 'antes'))
    return { from: at, to: at + 3 };
  return undefined;
}

/** The token after "antes" or "de antecedência" at `at`; undefined otherwise. */
function beforeAt(tokens: readonly Token[], at: number): number | undefined {
  const norm = tokens[at]?.norm;
  if (norm === 'antes') return at + 1;
  return norm === 'de' && tokens[at + 1]?.norm === 'antecedencia' ? at + 2 : undefined;
}

/** "10min", "2h" in one token. */
function glued(norm: string): { value: number; unit: string } | undefined {
  const said = /^(\d{1,3})(mins?|hr?s?)$/.exec(norm);
  return said === null ? undefined : { value: Number(said[1]), unit: said[2] ?? '' };
}

function countedAt(tokens: readonly Token[], at: number): LeadTime | undefined {
  const norm = tokens[at]?.norm ?? '';
  const half = isHalfHour(tokens, at) ? at + 2 : undefined;
  const one = countAt(tokens, at);
  const joined = glued(norm);
  const unitAt = joined === undefined ? (one?.to ?? at) : at;
  const unit = joined?.unit ?? tokens[unitAt]?.norm ?? '';
  const value = joined?.value ?? one?.value;
  const to = beforeAt(tokens, half ?? unitAt + 1);
  if (to === undefined) return undefined;
  const from = /^(?:com|umas?|uns)$/.test(tokens[at - 1]?.norm ?? '') ? at - 1 : at;
  const span = { from, to };
  if (half !== undefined) return { days: 0, minutes: 30, span };
  if (value === undefined || value < 1) return undefined;
  const [minutes, days] = [MINUTES[unit], DAYS[unit]];
  if (minutes !== undefined) return { days: 0, minutes: value * minutes, span };
  if (days === undefined) return undefined;
  return { days: value * days, minutes: 0, span, ...(days === 30 ? { months: value } : {}) };
}

/** The first lead time; undefined when there is none. */
export function findLeadTime(tokens: readonly Token[]): LeadTime | undefined {
  if (!tokens.some(({ norm }) => /^(?:vespera|antes|antecedencia|anterior)$/.test(norm))) return undefined;
  for (let at = 0; at < tokens.length; at++) {
    const eve = eveAt(tokens, at);
    const lead = eve === undefined ? countedAt(tokens, at) : { days: 1, minutes: 0, span: eve };
    if (lead !== undefined) return lead;
  }
  return undefined;
}
