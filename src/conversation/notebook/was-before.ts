// "Qual era antes?", "qual era a antiga?", "que horas era?": what a note or a reminder said before it was changed.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate, localDateTime } from '../local-time.ts';
import { reminderLine } from '../replies/reminder-words.ts';
import type { Situation } from '../situation.ts';
import { edited } from './edited.ts';

const BEFORE = '(?:antes|[oa] (?:antig|anterior|velh)[oae]?)';
const ASKS = pattern('i')`
  ^(?:e |mas |ah,? )*(?:
    (?:qual|como|o ?que|quanto|quando|que (?:horas|dia)|quais|onde)(?: que)? (?:era|eram|tava|estava|tinha)(?: (?:escrito|mesmo))*
    (?: (?:[oa]s? )?(?<of>(?!antes)[a-zà-ÿ][a-zà-ÿ ]{2,30}?))?(?: ${BEFORE}| antig[oa]s?| anterior)|
    ${BEFORE}(?: era)?(?: (?:o ?qu[eê]|qual))?
  )\s*[?.!]*$
`;

/** Undefined unless the last thing done was such a change, of what is named if anything is. */
export function wasBefore({ text, loaded, zone, asking }: Situation): Decision | undefined {
  const asked = ASKS.exec(text.trim())?.groups;
  const was = asked === undefined ? undefined : loaded.done?.was();
  if (asked === undefined || was === undefined) return undefined;
  const { of = '' } = asked;
  const known = 'due' in was ? (was.due.kind === 'reminder' ? was.due.content : '') : `${was.title} ${was.body}`;
  if (
    of !== '' &&
    !folded(of)
      .split(' ')
      .some((word) => word.length > 2 && folded(known).includes(word))
  )
    return undefined;
  const wall = { today: localDate(asking.now, zone), wallOf: (at: number) => localDateTime(at, zone) };
  return say({ text: ['Antes era: ', ...('due' in was ? reminderLine(was, wall) : [was.body || was.title])] });
}
wasBefore.says = [ASKS];

/** "Deixa o skate mesmo", "volta pra Golden": as it was. */
const AS_IT_WAS = pattern('i')`
  ^(?:(?:n[ãa]o|ah|pensando bem|na verdade|melhor|e),? )*(?:
    (?:deixa|fica|vai|vou|fico|prefiro|quero)(?: (?:com|de|ser))? (?:[oa]s? |uma? )?(?<same>[a-zà-ÿ\d][^,?$]{1,30}?) mesmo|
    volt(?:a|ei|ou) (?:a ser |pr[ao] |ao? )(?<back>[a-zà-ÿ\d][^,?$]{1,30}?)
  )[.!]*$
`;

/** Undefined unless what is named stood there before the last change, and no longer does. */
export function asItWas({ text, loaded }: Situation): Decision | undefined {
  const { same, back = same } = AS_IT_WAS.exec(text.trim())?.groups ?? {};
  const was = back === undefined ? undefined : loaded.done?.was();
  const { lastSaved: item } = loaded;
  if (back === undefined || was === undefined || 'due' in was || item?.kind !== 'note') return undefined;
  const has = (body: string): boolean => folded(body).includes(folded(back));
  return has(was.body) && !has(item.body) ? edited(item, was.body) : undefined;
}
asItWas.says = [AS_IT_WAS];
