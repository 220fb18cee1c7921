// Vocabulary of periods as data.

/** Length in months. */
export const YEAR_PARTS: ReadonlyMap<string, number> = new Map([
  ['bimestre', 2],
  ['trimestre', 3],
  ['quadrimestre', 4],
  ['semestre', 6],
]);

/** Rolling lengths after "últimos", in days or months; `alone` is the count when none is given. */
export const ROLLING: ReadonlyMap<string, { readonly days: number; readonly months: number; readonly alone: number }> =
  new Map([
    ['dias', { days: 1, months: 0, alone: 7 }],
    ['semanas', { days: 7, months: 0, alone: 4 }],
    ['quinzenas', { days: 15, months: 0, alone: 2 }],
    ['meses', { days: 0, months: 1, alone: 3 }],
    ['trimestres', { days: 0, months: 3, alone: 2 }],
    ['anos', { days: 0, months: 12, alone: 2 }],
  ]);

export const FIRST_SEVERAL = new Set('primeiros primeiras'.split(' '));
export const LAST_SEVERAL = new Set('ultimos ultimas'.split(' '));
export const NEXT_SEVERAL = new Set('proximos proximas'.split(' '));
/** Words before a four-digit number that make it a year. */
export const YEAR_OWNERS = new Set('em de do ano desde ate entre e a'.split(' '));
/** Words that make the current one: "do ano", "no ano". "por ano" and "um ano" are not periods. */
export const OWNERS = new Set('do da no na o a'.split(' '));
