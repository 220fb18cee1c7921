// Grouping or ranking dimension of a question.

import type { WordClass } from '../lexicon/word-class.ts';
import type { Reading } from '../reading/reading.ts';
import type { SimplistaSlots } from '../slots/simplista-slots.ts';

type GroupBy = NonNullable<SimplistaSlots['group_by']>;

const GROUPS: readonly [WordClass, GroupBy][] = [
  ['g_method', 'payment_method'],
  ['g_account', 'account'],
  ['g_weekday', 'weekday'],
  ['g_merchant', 'merchant'],
  ['g_category', 'category'],
  ['g_day', 'day'],
  ['g_week', 'week'],
  ['g_month', 'month'],
  ['g_person', 'counterpart'],
];

/** Grouping by weekday over all weeks: "Em que dia da semana eu gasto mais?". */
export const BY_WEEKDAY =
  /\b(?:que|qual|quais)(?: (?:e |foi )?[oa]s?)? dias? da semana\b(?! passada| que vem)|\bpor dia da semana\b/;

/** Undefined when the question groups by nothing. */
export function groupBy(r: Reading): GroupBy | undefined {
  if (r.fits(BY_WEEKDAY)) return 'weekday';
  if (r.fits(/\b(?:evolucao|mes a mes)\b/)) return 'month';
  for (const [name, group] of GROUPS) if (r.has(name)) return group;
  return undefined;
}
