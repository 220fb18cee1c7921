// Percentages with their role: "1,8 % ao mês", "11% a.a.", "dois por cento ao mês", "10% de desconto", "110% do CDI", "IPCA + 6%".

import { readNumber } from '../numbers/spelled-numbers.ts';
import type { Token } from '../tokens/token.ts';
import { isPlainInteger } from '../tokens/token-shapes.ts';
import type { Figure } from './figure.ts';
import type { Found } from './found.ts';
import { wordsAfter, wordsBefore } from './nearby-words.ts';

/** A number written as a rate, with up to three decimals. */
const DECIMAL = /^\d{1,4}(?:[.,]\d{1,3})?$/;

function valueAt(tokens: readonly Token[], at: number): { percent: number; to: number } | undefined {
  const token = tokens[at];
  if (token?.kind === 'number') {
    if (!DECIMAL.test(token.norm)) return undefined;
    const spoken = tokens[at + 1]?.norm === 'virgula' && isPlainInteger(tokens[at + 2]);
    if (!spoken) return { percent: Number(token.norm.replace(',', '.')), to: at + 1 };
    return { percent: Number(`${token.norm}.${tokens[at + 2]?.norm}`), to: at + 3 };
  }
  const read = token?.kind === 'word' ? readNumber(tokens, at) : undefined;
  if (read === undefined) return undefined;
  const tail = tokens[read.to]?.norm === 'virgula' ? readNumber(tokens, read.to + 1) : undefined;
  if (tail === undefined) return { percent: read.cents / 100, to: read.to };
  return { percent: Number(`${read.cents / 100}.${tail.cents / 100}`), to: tail.to };
}

/** The token after the percent sign at `at`, or -1. */
function signEnd(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.norm === '%') return at + 1;
  return tokens[at]?.norm === 'por' && tokens[at + 1]?.norm === 'cento' ? at + 2 : -1;
}

const MONTHLY =
  /^(?:(?:de |em )?juros )?(?:(?:ao|por|no|cada|a cada|de) mes|mensa(?:l|is)|a \. ?m\b|am\b|\/ ?(?:mes|m)\b)/;
/** "aa" arrives here with repeated letters collapsed. */
const YEARLY =
  /^(?:(?:de |em )?juros )?(?:(?:ao|por|no|cada|a cada) ano|anua(?:l|is)|a \. ?a\b|\/ ?(?:ano|a)\b)|^a(?:$| (?:em|por|com|e|price|sac)\b)/;
const DISCOUNT = /^(?:a menos|de desconto|off\b|mais barato)/;
const BEFORE_DISCOUNT = /\b(?:desconto|abatimento)(?: (?:de|e|era|seria))?(?: (?:uns|ate))?$/;
/** A discount for immediate payment: "à vista com 3%", "no pix tem 5%". */
const BEFORE_AT_ONCE = /\b(?:a ?vista|cota unica|no pix)(?: (?:com|tem|da|ganh[oa]))?$/;
const INDEX = /^(?:do|da|de|sobre o) (?:cdi|selic|di)\b/;
const INFLATION = /\b(?:ipca|inflacao|igpm)(?: (?:\+|mais))$/;
const RATE = /\b(?:juros?|taxa|cet|rende(?:ndo)?|rendimento|cobra(?:ndo)?|selic|ipca|rotativo)\b/;
const AT_RATE = /\b(?:a|ta em|esta em|com)$/;

function per(after: string): 'month' | 'year' | undefined {
  if (MONTHLY.test(after)) return 'month';
  return YEARLY.test(after) ? 'year' : undefined;
}

/** The percentage that starts at token `at`, with its role. */
export function percentAt(tokens: readonly Token[], at: number, since: number): Found | undefined {
  const value = valueAt(tokens, at);
  if (value === undefined) return undefined;
  const to = signEnd(tokens, value.to);
  const after = wordsAfter(tokens, to < 0 ? value.to : to);
  const every = per(after);
  // "a 1,8 ao mês": a rate without percent sign.
  const bare = to < 0 && every !== undefined && value.percent < 30 && wordsBefore(tokens, at, since).endsWith(' a');
  if (to < 0 && !bare) return undefined;
  return {
    figure: partOf(value.percent, every, after, wordsBefore(tokens, at, since)),
    from: at,
    to: bare ? value.to : to,
  };
}

function partOf(percent: number, every: 'month' | 'year' | undefined, after: string, before: string): Figure {
  if (DISCOUNT.test(after) || BEFORE_DISCOUNT.test(before)) return { role: 'discount', percent };
  if (INDEX.test(after) || /\b(?:cdi|lci|lca) (?:de|a|que paga)$/.test(before)) return { role: 'index_share', percent };
  if (INFLATION.test(before) || /^acima d[oa] (?:ipca|inflacao)/.test(after))
    return { role: 'over_inflation', percent };
  if (every !== undefined) return { role: 'interest', percent, per: every };
  if (BEFORE_AT_ONCE.test(before)) return { role: 'discount', percent };
  if (/^(?:de |em )?juros?\b/.test(after) || RATE.test(before) || (AT_RATE.test(before) && !/^d[aeo]s? /.test(after)))
    return { role: 'interest', percent };
  return { role: 'share', percent };
}
