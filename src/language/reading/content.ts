// The message without what is said around it: "olha só, sabão em pó 13,90 viu" is "sabão em pó 13,90". Constructions that
// begin or end a line are then found whatever precedes or follows them.

import { classSet } from '../lexicon/class-bits.ts';
import { isAwaited } from './edges.ts';
import type { Reading } from './reading.ts';
import { requestIn } from './request-frame.ts';

const SIGN_OFF = classSet('courtesy', 'thanks_core', 'laugh');
const SIGNED_OFF = /^(?:viu|visse|ta|ok|blz|hein|k{2,}|(?:rs)+|(?:ha|he){2,}h?)$/;
const OPENING = classSet('filler', 'courtesy', 'greeting');
/** "Opa, a luz deu 128" takes something back. */
const TAKES_BACK = classSet('correction', 'self_repair');

const isBreak = (r: Reading, i: number): boolean => r.units[i]?.kind === 'punct' && !/^["$€+-]$/.test(r.norm(i));
const isNoWord = (r: Reading, i: number): boolean => isBreak(r, i) || r.units[i]?.kind === 'emoji';

/** One past the last unit before the words that close the message. */
function closingAt(r: Reading): number {
  let at = r.units.length;
  // "60k" is a number, "sem o pf" a meal.
  const isMeant = (i: number): boolean => r.norm(i) === 'k' || r.isAny(i - 1, 'det', 'prep') || isAwaited(r.units, i);
  const signsOff = (i: number): boolean =>
    ((r.isSome(i, SIGN_OFF) || SIGNED_OFF.test(r.norm(i))) && !isMeant(i)) || isNoWord(r, i);
  while (at > 0 && signsOff(at - 1)) at--;
  return at;
}

/** What is drawled before a sentence, and means nothing anywhere: "tipo assim minha mesada é 50". */
const DRAWLED = /^(?:tipo|assim|tipo assim|deixa eu ver|hum+|entao|ox[ei]|oxente|vixe|uai|bah|mano|tche)$/;
/** "É que comprei"; "e que gasto foi esse" asks. */
const isDrawl = (r: Reading, i: number): boolean =>
  DRAWLED.test(r.norm(i)) || (r.norm(i) === 'e que' && /^é/i.test(r.tokens[r.units[i]?.from ?? 0]?.raw ?? ''));

/** The first unit after an opening that a comma closes, or a drawl: "caderneta, …", "oi, tudo bem? …". */
function openingEnd(r: Reading, to: number): number {
  let end = 0;
  const opens = (i: number): boolean => isNoWord(r, i) || (r.isSome(i, OPENING) && !r.isSome(i, TAKES_BACK));
  for (let i = 0; i < to && opens(i); i++) if (isBreak(r, i) || isDrawl(r, i)) end = i + 1;
  return end;
}

const saysWord = (r: Reading, from: number, to: number): boolean => {
  for (let i = from; i < to; i++) if (r.units[i]?.kind === 'word') return true;
  return false;
};

/** "anotar o bolo" as "anota  o bolo": an order, and no letter moves. */
const INFINITIVE = /^((?:me\s+)?[a-zà-ÿ]+[aei])r(?=\s)/i;

/** What is said, without what stands around it, and the offset in the text where it starts. */
export type Content = { readonly said: string; readonly from: number };

/** Undefined when nothing stands around it, when there is nothing else, or when a question is open, which even "tá" may answer. */
export function contentOf(r: Reading): Content | undefined {
  if (r.context.pending !== undefined) return undefined;
  const close = closingAt(r);
  const to = saysWord(r, close, r.units.length) ? close : r.units.length;
  const open = openingEnd(r, to);
  const start = saysWord(r, 0, open) ? open : 0;
  if (!saysWord(r, start, to)) return undefined;
  const { token, ordered } = requestIn(r, r.units[start]?.from ?? 0);
  if (token === 0 && to === r.units.length) return undefined;
  const from = r.tokens[token]?.start ?? 0;
  const end = to === r.units.length ? r.text.length : r.endOf(to - 1);
  const said = r.text.slice(from, end);
  return { said: (ordered ? said.replace(INFINITIVE, '$1 ') : said) + markIn(r.text.slice(end)), from };
}

/** "…, por favor?": the mark is the question's; not that of "tudo bem? anota …" nor of "…, tá?". */
const markIn = (behind: string): string =>
  /(?<!\b(?:t[áa]|ok|blz|beleza|certo|combinado)\s*)\?/i.test(behind) ? '?' : '';
