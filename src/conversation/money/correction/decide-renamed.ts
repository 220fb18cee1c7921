// "Na verdade foi na feira", "não, foi etanol" right after an entry: corrects what it was for, not its amount.

import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { CERTAIN } from '../../sure.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { meantBy, rename } from './renamed.ts';

const SORRY = `(?:${TAKES_BACK})(?:[,.] ?| )`;
const NOUN = '(?<noun>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)';
const WAS = new RegExp(`^(?:${SORRY}){1,2}(?:isso |ess[ea] )?(?:foi|era) (?:n[oa]s?|em|d[aeo]|com) ${NOUN}[.!]*$`, 'i');
/** Without a preposition only what is known to be paid for, or to bring money in: "não, foi etanol", "foi tudo uber". */
const WAS_KNOWN = new RegExp(
  `^(?:(?:${SORRY}){1,2}(?:(?:isso |ess[ea] )?(?:foi|era|[ée]) )?|(?:era|foi) (?:tud[oa] )?)(?:[oa] )?${NOUN}[.!]*$`,
  'i',
);
const NAMED = pattern('i')`
  ^(?:(?:muda|mude|troca|troque|corrige|altera|p[õo]e|bota) )(?:o nome|a descri[çc][ãa]o)
  (?: (?:d(?:ele|ela|isso|esse|essa)|a[íi]))? (?:pr[ao]|para|por|como) (?<noun>[a-zà-ÿ][a-zà-ÿ ]{1,40}?)[.!]*$
`;

/** Undefined without an entry just recorded, or when the words tell anything else. */
export function decideRenamed(situation: Situation): Decision | undefined {
  const { text, loaded, understanding } = situation;
  const { lastEntry } = loaded;
  const words = text.trim();
  if (lastEntry === undefined) return undefined;
  const named = loaded.wroteLast() ? NAMED.exec(words)?.groups?.['noun'] : undefined;
  if (named !== undefined) return rename(lastEntry, { description: named });
  const idle = understanding.intent === 'smalltalk' || understanding.intent === 'unknown';
  const placed = idle ? WAS.exec(words)?.groups?.['noun'] : undefined;
  if (placed !== undefined) {
    const meant = meantBy(placed, lastEntry, situation);
    return meant && rename(lastEntry, meant);
  }
  const known =
    understanding.confidence < CERTAIN && loaded.wroteLast() ? WAS_KNOWN.exec(words)?.groups?.['noun'] : undefined;
  const meant = known === undefined ? undefined : meantBy(known, lastEntry, situation);
  return meant?.category === undefined ? undefined : rename(lastEntry, meant);
}
