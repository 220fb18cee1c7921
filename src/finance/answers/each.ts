// "Quanto gastei com mercado e farmácia?": one figure for each, and what they come to.

import { reais } from '../money.ts';
import { scopeOf } from '../scope.ts';
import { type Answer, type Asked, sentence } from './answer.ts';
import { nothingFound, wordsFor } from './flow-figures.ts';

/** Undefined for a question about one thing. */
export function eachAnswer(asked: Asked): Answer | undefined {
  const { ledger, question, today } = asked;
  const { each = [], ...plain } = question;
  if (each.length < 2 || plain.op !== 'sum') return undefined;
  const { filter, when, about } = scopeOf(ledger, question, today);
  const { about: base } = scopeOf(ledger, plain, today);
  // An entry that fits two of them counts once.
  const { cents, count } = ledger.total(filter);
  if (count === 0) return nothingFound(asked, about.replace(/ e (?!.* e )/u, ' nem '), when);
  const lines = each.map((topic) => {
    const one = scopeOf(ledger, { ...plain, each: [topic] }, today);
    const name = one.about.slice(0, one.about.length - base.length).replace(/^ (?:com|de) /u, '');
    return `\n• ${sentence(name.trim())}: ${reais(ledger.total(one.filter).cents)}`;
  });
  return {
    text: [
      `${sentence(when)} ${wordsFor(plain.type).sum} `,
      { bold: reais(cents) },
      ` ao todo${base}:${lines.join('')}`,
    ],
    more: true,
  };
}
