// "Quanto gastei com mercado, farmácia e uber esse mês?": a figure for each, since one filter names only one of them.

import { withoutUndefined } from '../../domain/without-undefined.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { askLedger, questionOf } from './decide-question.ts';

/** The list ends in "e" or "mais"; its last part may be followed by the period. */
const LIST =
  /\b(?:quanto|total|soma|gastei|gasto)\b.*?\b(?:com|de|em|n[oa]s?|d[oa]s?|foi|foram)(?: (?:o|a|os|as))? (?<list>\p{L}[^?]*?(?: e | mais )[^?]*?)\s*[?.!]*$/iu;
const JOINT = /\s*,\s*(?:e )?|\s+(?:e|mais)\s+/iu;
const LEADING = /^(?:(?:com|de|em|n[oa]s?|d[oa]s?|o|a|os|as)\s+)+/iu;
/** In parts. */
const MOST = 6;

/** Undefined unless every part names a category or a merchant of its own. */
export function decideEach({ text, understanding, read }: Situation): Decision | undefined {
  const whole = questionOf(understanding);
  // What was understood as two questions is answered as two.
  const list = understanding.also === undefined ? LIST.exec(text.trim())?.groups?.['list'] : undefined;
  if (list === undefined || whole?.op !== 'sum' || whole.type === 'income' || whole.less !== undefined)
    return undefined;
  const parts = list.split(JOINT).map((part) => part.replace(LEADING, '').trim());
  if (parts.length < 2 || parts.length > MOST || parts.includes('')) return undefined;
  const each = parts.map((part) => {
    const asked = questionOf(read(`quanto gastei com ${part}?`));
    return asked?.op === 'sum' && asked.type !== 'income'
      ? withoutUndefined({ category: asked.category, merchant: asked.merchant })
      : {};
  });
  const named = new Set(each.map((topic) => JSON.stringify(topic)));
  if (named.has('{}') || named.size < each.length) return undefined;
  const { category: _, merchant: __, ...rest } = whole;
  return askLedger({ ...rest, each });
}
decideEach.says = [LIST];
