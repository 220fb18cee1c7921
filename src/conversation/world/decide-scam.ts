// Answers who tells of a scam or asks whether something is one, before any other reading: its words are those of entries, linking and
// searches.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { answerBeside } from '../ask.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { byWords } from '../wording/by-words.ts';
import { SCAMS } from './scams.ts';

/** In words. A longer message tells a story besides. */
const LONGEST = 28;
/** Something to write down, look up or take back, whatever it speaks of. */
const ORDERS = pattern('u')`
  ^(?:(?:oi|por favor|pfv|pode) )*(?:
    anot|guard|salv|lembr|me lembr|registr|lanc|apag|exclu|delet|remov|tira|desfa|busc|procur|quanto|quantas?|quando|
    list|mostr|coloc|bot|poe|adicion|muda|troca|corrig
  )
`;
/** An entry named by what happened: "golpe 500", "perdi 200 no tigrinho". */
const LABELLED = /:|\n/u;

const scamsIn = byWords(SCAMS, ({ says }) => [says]);

/** "Furtaram meu celular, comprei outro 899": what the person bought since is the news. */
const BOUGHT_SINCE = /\bcomprei\b.*\d/u;

/** @returns what to do about it; undefined when the message speaks of no scam */
export function scamTold(text: string): string | undefined {
  const may = scamsIn(text);
  if (may.length === 0) return undefined;
  const words = folded(text);
  if (LABELLED.test(text) || ORDERS.test(words) || BOUGHT_SINCE.test(words) || words.split(' ').length > LONGEST)
    return undefined;
  return may.find(({ says }) => says.test(words))?.answer;
}

/** Undefined when the message speaks of no scam, or was forwarded: then it is something to keep. */
export function decideScam({ text, message, loaded: { state } }: Situation): Decision | undefined {
  const answer = message.forwarded ? undefined : scamTold(text);
  return answer === undefined ? undefined : answerBeside([answer], state);
}
