// Parts of the day and the hour each stands for: "amanhã à noite", "depois do almoço", "no fim da tarde".

import type { Token, TokenSpan } from '../tokens/token.ts';

/** `hour` is HH:MM, local time. */
export type PartOfDay = { readonly hour: string; readonly span: TokenSpan };

type Hours = Readonly<Record<string, string>>;

const PARTS: Hours = {
  manha: '09:00',
  manhazinha: '08:00',
  tarde: '15:00',
  tardinha: '17:00',
  madrugada: '05:00',
  noite: '20:00',
  noitinha: '19:00',
};
const JOINS_PART = /^(?:de|a|pela|n[oa]|n?es[st]a)$/;
const MEALS: Hours = { almoco: '12:00', janta: '20:00' };
const BEFORE: Hours = {
  almoco: '11:00',
  janta: '18:30',
  trabalho: '07:00',
  trampo: '07:00',
  dormir: '22:00',
  deitar: '22:00',
};
const AFTER: Hours = {
  almoco: '14:00',
  janta: '20:30',
  trabalho: '18:00',
  trampo: '18:00',
  servico: '18:00',
  expediente: '18:00',
};
const END: Hours = { dia: '18:00', tarde: '18:00', expediente: '17:30', manha: '11:00', noite: '22:00' };
const START: Hours = { dia: '08:00', manha: '08:00', tarde: '13:30', noite: '19:00' };
/** The table selected by the first word; the noun follows, with or without "do". */
const OPENS: Readonly<Record<string, Hours>> = {
  antes: BEFORE,
  depois: AFTER,
  dps: AFTER,
  apos: AFTER,
  fim: END,
  final: END,
  finalzinho: END,
  comeco: START,
  inicio: START,
  hora: MEALS,
};
const JOINT = /^(?:de|do|da|o|a)$/;

function at(tokens: readonly Token[], here: number): PartOfDay | undefined {
  const norm = (k: number): string => tokens[here + k]?.norm ?? '';
  const word = norm(0);
  const part = PARTS[word];
  if (part !== undefined && JOINS_PART.test(norm(-1)))
    return norm(1) === 'cedo'
      ? { hour: '07:00', span: { from: here - 1, to: here + 2 } }
      : { hour: part, span: { from: here - 1, to: here + 1 } };
  if ((word === 'cedo' && norm(-1) !== 'mais') || word === 'cedinho')
    return { hour: '07:00', span: { from: here, to: here + 1 } };
  const table = OPENS[word];
  if (table === undefined) return undefined;
  const skipped = JOINT.test(norm(1)) ? 2 : 1;
  // "Janta", "jantar".
  const hour = table[norm(skipped)] ?? table[norm(skipped).replace(/r$/, '')];
  const from = norm(-1) === 'na' || norm(-1) === 'no' ? here - 1 : here;
  return hour === undefined ? undefined : { hour, span: { from, to: here + skipped + 1 } };
}

/** The first part of the day; undefined when there is none. */
export function findPartOfDay(tokens: readonly Token[]): PartOfDay | undefined {
  for (let here = 0; here < tokens.length; here++) {
    const found = at(tokens, here);
    if (found !== undefined) return found;
  }
  return undefined;
}
