// "Inter 12% ao mês, riachuelo 10", "a vizinha não cobra": the interest of several debts, told by their names while one of them is asked for.

import { folded, unaccented } from '../../domain/fold.ts';
import type { DebtFigure } from '../../domain/hard-question.ts';

const CLAUSES = /\s*[,;]\s+(?:e\s+)?|\s+e\s+(?=[a-zà-ÿ])/i;
const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|por cento|(?:ao|por) m[êe]s|$)/i;
const FREE = /\b(?:nao cobra|sem juros?|nao tem juros?|zero)\b/;

/** @returns the debts with what was told of them; undefined unless the words name one of them */
export function ratesByName(text: string, debts: readonly DebtFigure[]): readonly DebtFigure[] | undefined {
  const told = text.split(CLAUSES).flatMap((clause) => {
    const rate = FREE.test(folded(clause)) ? '0' : RATE.exec(clause.trim())?.[1]?.replace(',', '.');
    return rate === undefined ? [] : [{ words: ` ${folded(clause)} `, rate }];
  });
  const named = debts.map((debt) => ({
    debt,
    rate: told.find(({ words }) => words.includes(` ${unaccented(debt.name)} `))?.rate,
  }));
  if (named.every(({ rate }) => rate === undefined)) return undefined;
  // One name that is not known, and one debt without its interest: they belong together.
  const loose = told.filter(({ words }) => !debts.some(({ name }) => words.includes(` ${unaccented(name)} `)));
  const open = named.filter(({ debt, rate }) => rate === undefined && debt.rate === undefined);
  const rest =
    loose.length === 1 && (open.length === 1 || open.filter(({ debt }) => CARD.test(debt.name)).length === 1)
      ? loose[0]?.rate
      : undefined;
  const target = open.length === 1 ? open[0] : open.find(({ debt }) => CARD.test(debt.name));
  return named.map((one) => {
    const rate = one.rate ?? (one === target ? rest : undefined);
    return rate === undefined ? one.debt : { ...one.debt, rate };
  });
}
/** A card is named by its bank. */
const CARD = /cart[ãa]o/i;
