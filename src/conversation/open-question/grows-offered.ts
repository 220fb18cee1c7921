// "E também tinta e pincel", "caderno tb" under "Ponho isopor, cola na lista de compras?": who goes on with it wants it.

import { pattern } from '../../domain/pattern.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { apartOnList } from '../notebook/dictated-list.ts';
import { CLAUSE, NO_NAME } from '../notebook/save-also.ts';
import type { Situation } from '../situation.ts';
import { offeredAct } from './open-question.ts';

const MORE = pattern('i')`
  ^(?:(?:ah|opa|ih|a[íi]|sim|pode|isso|olha),? )*(?<and>(?:e|mais|tamb[ée]m|tb)(?: (?:mais|tamb[ée]m|tb|o|a|os|as|uma?|uns|umas))* )?
  (?<what>[a-zà-ÿ][^?!:;$]{1,80}?)(?<also>,? (?:tamb[ée]m|tb|tbm))?[.!]*$
`;

/** Undefined unless things are offered for a list and more of them are named. */
export function growsOffered(situation: Situation): Decision | undefined {
  const act = offeredAct(situation);
  if (act?.tool !== 'save_note' || act.args.label?.startsWith('lista') !== true) return undefined;
  const { and, also, what } = MORE.exec(situation.text.trim())?.groups ?? {};
  if (what === undefined || (and === undefined && also === undefined) || NO_NAME.test(what) || CLAUSE.test(what))
    return undefined;
  const things = apartOnList(what.replace(/\s+e\s+/gi, ', '), situation.read);
  return run(noteCall(`${act.args.content}, ${things}`, act.args.label));
}
