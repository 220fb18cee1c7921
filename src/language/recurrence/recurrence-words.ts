// Vocabulary of recurrence as data: one line per word.

export type Rhythm = {
  readonly every: 'daily' | 'weekly' | 'biweekly' | 'monthly' | 'yearly';
  readonly interval?: number;
};

function index(rows: readonly (readonly [string, Rhythm])[]): ReadonlyMap<string, Rhythm> {
  return new Map(rows.flatMap(([words, rhythm]) => words.split(' ').map((word) => [word, rhythm] as const)));
}

/** Nouns after "todo", "por" or "a cada". */
export const RECURRENCE_UNITS = index([
  ['dia dias', { every: 'daily' }],
  ['semana semanas', { every: 'weekly' }],
  ['quinzena quinzenas', { every: 'biweekly' }],
  ['mes meses', { every: 'monthly' }],
  ['bimestre bimestres', { every: 'monthly', interval: 2 }],
  ['trimestre trimestres', { every: 'monthly', interval: 3 }],
  ['semestre semestres', { every: 'monthly', interval: 6 }],
  ['ano anos', { every: 'yearly' }],
]);

/** Adverbs that imply a recurrence by themselves. */
export const RECURRENCE_ADVERBS = index([
  ['diariamente diario', { every: 'daily' }],
  ['semanal semanalmente semanais', { every: 'weekly' }],
  ['quinzenal quinzenalmente quinzenais', { every: 'biweekly' }],
  ['mensal mensalmente mensais fixo', { every: 'monthly' }],
  ['bimestral bimestralmente', { every: 'monthly', interval: 2 }],
  ['trimestral trimestralmente', { every: 'monthly', interval: 3 }],
  ['semestral semestralmente', { every: 'monthly', interval: 6 }],
  ['anual anualmente anuais', { every: 'yearly' }],
]);
