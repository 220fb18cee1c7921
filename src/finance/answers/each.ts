// "Quanto gastei com mercado e farmácia?": one figure for each, and what they come to.

import type { LancamentoId } from '../../domain/ids.ts';
import { categoryLabel } from '../category-labels.ts';
import { reais } from '../money.ts';
import { scopeOf, spanOf } from '../scope.ts';
import { type Answer, type Asked, sentence } from './answer.ts';
import { wordsFor } from './flow-figures.ts';

/** In entries of one topic; an entry that fits two of them counts once in the total. */
const EVERY = 2_000;

/** Undefined for a question about one thing. */
export function eachAnswer({ ledger, question, today }: Asked): Answer | undefined {
  const { each = [], ...plain } = question;
  if (each.length < 2 || plain.op !== 'sum') return undefined;
  const counted = new Map<LancamentoId, number>();
  const lines = each.map((topic) => {
    const { filter, about } = scopeOf(ledger, { ...plain, ...topic }, today);
    for (const { id, cents } of ledger.list(filter, 'newest', EVERY)) counted.set(id, cents);
    return `\n• ${sentence(about.replace(/^ com /u, ''))}: ${reais(ledger.total(filter).cents)}`;
  });
  const { when } = spanOf(plain, today);
  if (counted.size === 0) {
    const names = each.map(({ merchant, category = '' }) => merchant ?? categoryLabel(category));
    return { text: [`${wordsFor(plain.type).none} com ${names.join(' nem ')} ${when}.`] };
  }
  const total = [...counted.values()].reduce((sum, cents) => sum + cents, 0);
  return {
    text: [`${sentence(when)} ${wordsFor(plain.type).sum} `, { bold: reais(total) }, ` ao todo:${lines.join('')}`],
  };
}
