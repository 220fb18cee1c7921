// Ages among the figures, and what is wanted at that age: "me aposento com 65 ganhando 7 mil", "meu filho tem 3 anos".

import type { Figures } from '../../domain/hard-question.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import type { FigureContext } from './figure-context.ts';

/** "15 mil de renda passiva": the income wanted, not the present one. */
export const wantedIncome: FigureContext = ({ words }, { income, ...rest }) =>
  income !== undefined && rest.passive === undefined && WANTED.test(words) ? { ...rest, passive: income } : undefined;

const WANTED =
  /\b(?:renda passiva|viver de renda)\b|\baposent\w+\b(?: \w+){0,4} (?:ganhando|recebendo|tirando|com renda de|com uma renda de)\b|\baposent\w+\b.* por mes\b/u;

/** "Pra faculdade do meu filho que tem 3 anos": the child's age gives the term, the years until 18. */
export const childOfAge: FigureContext = ({ words, cents }, read) => {
  const years = (/\bmesada\b.*\b(?:pra|para|de|com|tem) (\d{1,2}) anos?\b/u.exec(words) ??
    /\b(?:filh|net|sobrinh|afilhad)\w+ (?:que )?(?:tem|de|com) (\d{1,2}) anos?\b/u.exec(words) ??
    (CHILD.test(words) ? /\bel[ea] (?:ja |so )?(?:tem|ta com|esta com|fez) (\d{1,2})\b/u.exec(words) : null) ??
    /^(?:e )?el[ea] (?:ja |so )?(?:tem|ta com|fez) (\d|1[0-7]) anos?$/u.exec(words.trim()))?.[1];
  if (years === undefined) return undefined;
  const { months: _, age: __, retireAge: ___, ...rest } = read;
  const then = /\b(?:fizer|completar|tiver|chegar aos|ate os|aos) (\d{2})\b/u.exec(words)?.[1];
  const left = Number(then ?? OF_AGE) - Number(years);
  const later = (then !== undefined || /\bfaculdade\b/u.test(words)) && left > 0 ? { months: left * 12 } : {};
  // "Quando ela fizer 18" is no price.
  const ages = [Number(years) * 100, Number(then) * 100];
  const sum =
    rest.price === undefined || !ages.includes(rest.price) ? {} : { price: cents.find((one) => !ages.includes(one)) };
  return { ...rest, ...withoutUndefined(sum), ...later, childAge: Number(years) };
};

const OF_AGE = 18;

const CHILD = /\b(?:filh|net|sobrinh|afilhad)[oa]s?\b/u;

/** "Me aposento com 65": an age, although "com 6 mil" would be an amount. */
export const stopAge: FigureContext = ({ words, cents }, read) => {
  const age = Number(/\baposent\w+ (?:com|aos) (\d{2})\b(?! (?:mil|reais|anos de contribuicao))/u.exec(words)?.[1]);
  if (!Number.isInteger(age) || read.retireAge !== undefined) return undefined;
  // "Quero me aposentar com 60, tenho 34": of an age, and no money.
  const own = Number(/\btenho (\d{2})(?=$| anos| e (?!meio\b)[a-z])/u.exec(words)?.[1]);
  const told = Object.entries(read).filter(([, value]) => value !== age * 100 && value !== own * 100);
  // "Com 60 ganhando 7 mil": the other amount is the income wanted in retirement.
  const wanted = read.passive === age * 100 ? cents.find((one) => one !== age * 100) : undefined;
  const passive = wanted === undefined || !WANTED.test(words) ? {} : { passive: wanted };
  return { ...(Object.fromEntries(told) as Figures), ...passive, ...(own < age ? { age: own } : {}), retireAge: age };
};
