// "Limite de 600 pra mercado", then "e de lazer 300": one more budget, and no expense.

import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { decideBudget } from '../decide-told.ts';

const FOR = 'pr[ao]|para(?: [oa])?';
/** "E 20 no uber" is spent; "e 100 de farmácia", right behind a budget, leaves out what was just said. */
const ABOUT = `(?:(?:o|outro|um|teto|limite) )*(?:d[aeo]|com|${FOR})`;
const NAMED = pattern('i')`
  ^(?:e|mais|agora|outro)(?: (?:mais|um|outro|bota|coloca|p[õo]e|faz))* ${ABOUT} (?<what>[a-zà-ÿ][a-zà-ÿ ]{0,30}?)
  (?: (?:de|é|s[ãa]o|fica|bota|p[õo]e|coloca)|,|:)? (?<value>${TYPED_AMOUNT})(?<pace> por (?:m[êe]s|semana|dia))?
  (?: tamb[ée]m| tb)?[.!]*$
`;
const VALUED = pattern('i')`
  ^(?:e|mais|agora|outro)(?: (?:mais|um|outro|bota|coloca|p[õo]e|faz))* (?:de )?(?<value>${TYPED_AMOUNT}) (?:
    ${FOR}|com|d[aeo]
  ) (?<what>[a-zà-ÿ][a-zà-ÿ ]{0,30}?)(?<pace> por (?:m[êe]s|semana|dia))?(?: tamb[ée]m| tb)?[.!]*$
`;

/** Undefined unless a budget was set by the message before. */
export function decideAnotherBudget({ text, loaded, read }: Situation): Decision | undefined {
  if (loaded.done?.budget === undefined || !loaded.wroteLast()) return undefined;
  const { what, value, pace = '' } = (NAMED.exec(text.trim()) ?? VALUED.exec(text.trim()))?.groups ?? {};
  if (what === undefined) return undefined;
  const words = `teto de ${value} pra ${what}${pace}`;
  const meant = read(words);
  return meant.intent === 'budget_set' ? decideBudget(meant.slots, words) : undefined;
}
decideAnotherBudget.says = [NAMED, VALUED];
