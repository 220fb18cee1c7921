// "E se forem 36 vezes?", "e com 30 mil de entrada?", "e a da Renner?": the hard question just answered, with something else in it.

import { folded } from '../../domain/fold.ts';
import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { readFigures } from '../../language/figures/read-figures.ts';
import { companyIn } from '../../missions/companies.ts';
import { inContext } from './figures-in-context.ts';
import { figuresOf } from './hard-question-of.ts';

/** A longer message says what it wants by itself. */
const MOST_WORDS = 14;
/** It goes on from something: "e se…", "e com…", "mas eu ganho…". */
const GOES_ON =
  /^(?:e (?:o|a|os|as) d[aoe]\b|(?:e|ah e|entao|mas e) (?:se|com|em|por|pra|para|a|aos|usando|dando|pagando|guardando|juntando|parcelando|sem|n?o|na|d[aeo])\b|(?:e )?se (?:for|fosse|forem|fossem|eu|a gente|o juro|a taxa|a parcela|custar|custasse|durar)\b|(?:mas|so que) (?:eu )?(?:ganho|gasto|tenho|guardo|posso|consigo|quero)\b)/;
const ANOTHER_COMPANY = /^e (?:[ao]s? )?(?:d[aoe] )?/iu;
const MULTIPLES = /\bp ?\/ ?l\b|\bp ?\/ ?vp\b|\broe\b|\bdividendos?\b/giu;

/** What one message tells by one name and the next by another: "20 mil" or "8 mil por mês" alone are whatever the first ones were. */
const SUMS = ['price', 'saved', 'goal', 'loan'] as const;
const FLOWS = ['passive', 'saving', 'income', 'expense', 'rent', 'payment', 'installment'] as const;
const EACH_MONTH = /\b(?:por mes|mensa\w+|todo mes)\b/;
const SAYS_WHICH = /\b(?:ganh|gast|guard|junt|pag|receb|aluguel|parcela|custa|sobr)/;

/** The verb says which flow a bare sum is. */
const VERBS: readonly (readonly [RegExp, 'payment' | 'saving' | 'income'])[] = [
  [/\bpag(?:ar|asse|o|ando)\b/, 'payment'],
  [/\b(?:guard|junt|poup)(?:ar|asse|o|ando)\b/, 'saving'],
  [/\bganh(?:ar|asse|o|ando)\b/, 'income'],
];

/** "E se eu pagar 900?", where what is paid each month was told before. */
function byVerb(words: string, read: Figures, before: Figures): Figures {
  const flow = VERBS.find(([verb, key]) => verb.test(words) && before[key] !== undefined)?.[1];
  const { price, expense, ...rest } = read;
  const sum = price ?? expense;
  return flow === undefined || sum === undefined || read[flow] !== undefined ? read : { ...rest, [flow]: sum };
}

type Key = (typeof SUMS | typeof FLOWS)[number];

/** The one figure told, under the name its like had before. */
function alike(read: Figures, before: Figures, monthly: boolean): Figures {
  const has = (figures: Figures, keys: readonly Key[]): readonly Key[] =>
    keys.filter((key) => figures[key] !== undefined);
  const [told, ...more] = has(read, [...SUMS, ...FLOWS]);
  // A bare sum where only what is paid or put by each month was told before is that.
  const onlyFlows = has(before, SUMS).length === 0;
  const flows = monthly || onlyFlows || (told !== undefined && (FLOWS as readonly Key[]).includes(told));
  const [was, ...others] = has(before, flows ? FLOWS : SUMS);
  if (told === undefined || was === undefined || was === told || more.length + others.length > 0) return read;
  const { [told]: sum, ...rest } = read;
  return { ...rest, [was]: sum };
}

/** Undefined for a message that is about something else. */
export function whatIf(text: string, question: HardQuestion): HardQuestion | undefined {
  const words = folded(text).trim();
  if (words.split(/\s+/u).length > MOST_WORDS || !GOES_ON.test(words)) return undefined;
  const company = companyIn(text);
  if (company !== undefined && companyIn(question.text) !== undefined) {
    const asked = question.text.match(MULTIPLES)?.join(' ') ?? 'vale a pena';
    return { ...question, text: `${asked}: ${text.replace(ANOTHER_COMPANY, '')}` };
  }
  const figures = readFigures(text);
  const told = inContext(text, figuresOf(figures), figures);
  const before = question.figures;
  const read = SAYS_WHICH.test(words) ? byVerb(words, told, before) : alike(told, before, EACH_MONTH.test(words));
  return Object.keys(read).length === 0 ? undefined : { ...question, figures: { ...before, ...read } };
}
