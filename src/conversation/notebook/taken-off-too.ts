// "Copos tb", behind "já comprei o refri": one more that leaves the list, and none that comes on it.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { listedIn } from '../../memories/list-marks.ts';
import type { Decision } from '../decision.ts';
import { reworded, type Situation } from '../situation.ts';
import { AND } from '../wording/openers.ts';
import { decideOwnList } from './decide-own-list.ts';
import { ofListInUse } from './of-list-in-use.ts';

const TOO = pattern('i')`
  ^${AND}(?:[oa]s? )?(?<what>[a-zà-ÿ][a-zà-ÿ ,]{1,40}?)(?:,? (?:tamb[ée]m|tb|tbm))[.!]*$|
  ^(?:(?:ah|opa),? )*e (?:[oa]s? )?(?<other>[a-zà-ÿ][a-zà-ÿ ]{1,40}?)[.!]*$
`;
const TOOK_OFF =
  /(?<![a-zà-ÿ])(?:comprei|compramos|peguei|pegamos|tira|tire|risca|risque|achei|encomendei|encomendamos|reservei|contratei|aluguei|separei|arrumei)(?![a-zà-ÿ])/i;

const COUNT = /^\d+\S* (?:de )?/u;

/** Undefined unless the message before took something off a list, and this stands on it. */
export function takenOffToo(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const said = TOO.exec(text.trim())?.groups;
  const what = said?.['what'] ?? said?.['other'];
  const { lastSaid = '', done } = loaded;
  if (what === undefined || done?.afterList !== true || !TOOK_OFF.test(lastSaid)) return undefined;
  const [note] = loaded.enumerations();
  const entries = (note && listedIn(note)?.entries) ?? [];
  const thing = folded(what);
  const [first = ''] = thing.split(' ');
  if (first.length < 2 || !entries.some(({ name }) => folded(name).replace(COUNT, '').startsWith(thing)))
    return undefined;
  const got = reworded(situation, `já comprei ${what}`);
  return ofListInUse(got) ?? decideOwnList(got);
}
takenOffToo.says = [TOO];
