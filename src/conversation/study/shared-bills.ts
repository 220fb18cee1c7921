// "Ele ganha 4200 e eu 2800", "o aluguel é 1800", "mais condomínio 350 e luz uns 200": what two earn and what the home costs them, told one after
// the other. Centavos.

import { folded } from '../../domain/fold.ts';
import type { Figures } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import type { Situation } from '../situation.ts';
import { EARNER } from './both-incomes.ts';
import { inContext } from './figures-in-context.ts';

const EARNS = /\b(?:ganh\w+|receb\w+|salario|tir(?:o|a|amos))\b/;
const THEIRS = pattern()`
  ^(?:(?:e|mas|ja) )*(?:o |a |meu |minha )*(?:${EARNER})[ ]
`;
const CLAUSES = /\s*[,;+]\s*|\s+e\s+(?=[^\d]{3,})/;
const NAME =
  /\b(?!uns\b|umas\b|mais\b|das?\b|dos?\b|por\b|mes\b|reais\b|pagamos\b|custa\b|gasta\b|sao\b|hoje\b|com\b|que\b|verdade\b)[a-z]{3,}\b/;

/** @param texts oldest first; what is told again of a bill takes the place of what it was */
export function sharedBills(texts: readonly string[], { readingOf }: Situation): Figures {
  let incomes: Figures = {};
  const bills = new Map<string, number>();
  for (const text of texts) {
    const words = folded(text);
    const { figures } = readingOf(text);
    const cents = figures.flatMap((figure) => ('cents' in figure ? [figure.cents] : []));
    if (cents[0] === undefined) continue;
    if (EARNS.test(words)) {
      const { income, otherIncome } = inContext(text, figures);
      const one = income ?? cents[0];
      incomes = {
        ...incomes,
        ...(otherIncome !== undefined
          ? { income: one, otherIncome }
          : THEIRS.test(words)
            ? { otherIncome: one }
            : { income: one }),
      };
      continue;
    }
    for (const clause of text.split(CLAUSES)) {
      const [sum] = readingOf(clause).figures.flatMap((figure) => ('cents' in figure ? [figure.cents] : []));
      if (sum !== undefined) bills.set(NAME.exec(folded(clause))?.[0] ?? clause, sum);
    }
  }
  const expense = [...bills.values()].reduce((total, one) => total + one, 0);
  return withoutUndefined({ ...incomes, expense: expense === 0 ? undefined : expense });
}
