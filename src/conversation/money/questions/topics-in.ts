// What spending or income is of, in the words of a question: "mercado", "no nubank", "com a Maria", one or several.

import { withoutUndefined } from '../../../domain/without-undefined.ts';
import type { Question, Topic } from '../../../finance/question.ts';
import type { Situation } from '../../situation.ts';
import { questionOf } from './question-of.ts';

type Read = Situation['read'];

/** Parts of a list; "mais" adds up, except in "mais que". */
const JOINT = /\s*,\s*(?:e )?|\s+(?:e|mais(?! (?:que|do que|de \d)))\s+/i;
const POINTS = /^(?:com|de|em|n[oa]s?|d[oa]s?|pr[ao]|para?|pel[oa])\s/i;
/** In parts. */
const MOST = 6;

/** The part of a question that says of what. */
export const topicOf = ({ category, merchant, account, payment_method, counterpart }: Question): Topic =>
  withoutUndefined({ category, merchant, account, payment_method, counterpart });

/** Whether a question is of anything at all. */
export const isTopic = (topic: Topic): boolean => Object.keys(topic).length > 0;

/** Without what it is of. */
export const ofAnything = ({
  category: _c,
  merchant: _m,
  account: _a,
  payment_method: _w,
  counterpart: _p,
  each: _e,
  ...rest
}: Question): Question => rest;

const COST = /,? (?:quanto|qto|qnt) (?:que )?(?:foi|deu|ficou|custou|saiu|paguei|veio)(?: mesmo)?$/i;

/** 'a água, quanto foi mesmo' -> 'a água'; unchanged when nothing behind it asks. */
export const withoutCostAsked = (words: string): string => words.replace(COST, '');

/** 'mercado, uber e lazer' -> ['mercado', 'uber', 'lazer']. */
export const partsIn = (words: string): readonly string[] =>
  withoutCostAsked(words)
    .split(JOINT)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Of what one part is: a question of its own, or words to put behind a verb. Undefined when it names nothing. */
export function topicIn(part: string, type: Question['type'], read: Read): Topic | undefined {
  const income = type === 'income';
  const asked = questionOf(
    read(`quanto ${income ? 'recebi' : 'gastei'} ${POINTS.test(part) ? '' : income ? 'de ' : 'com '}${part}?`),
  );
  const topic = asked === undefined ? {} : topicOf(asked);
  return isTopic(topic) ? topic : undefined;
}

/** A topic for each part; undefined unless every part names one of its own. */
export function topicsIn(words: string, type: Question['type'], read: Read): readonly Topic[] | undefined {
  const parts = partsIn(words);
  if (parts.length === 0 || parts.length > MOST) return undefined;
  const topics = parts.flatMap((part) => topicIn(part, type, read) ?? []);
  const own = new Set(topics.map((topic) => JSON.stringify(topic)));
  return topics.length === parts.length && own.size === topics.length ? topics : undefined;
}
