// "8 mil até dezembro", "até dezembro" under "quanto você quer juntar?".

import { slotAsked } from '../../../dialogue/pending-action.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Situation } from '../../situation.ts';

const ANSWER = pattern('i')`
  ^(?:(?:uns|umas|tipo|acho que|quero|de|s[ãa]o|[ée]|ah|ent[ãa]o),? )*
  (?<value>(?:r\$ ?)?\d[\d.,]*(?: mil| k| reais)?)?,? ?(?<due>(?:at[ée]|pr[ao]|para(?: [oa])?) [a-zà-ÿ].{2,25}?)?[.!]*$
`;

/** What the words say of a goal; undefined when they say anything else. */
export const goalAnswer = (text: string): { readonly value?: string; readonly due?: string } | undefined =>
  ANSWER.exec(text.trim())?.groups;

/** Whether the open question is what a goal comes to, and the message says that. */
export function answersGoal({ loaded, text }: Situation): boolean {
  const act = slotAsked(loaded.state)?.act;
  return act?.tool === 'tell_money' && act.args.told.kind === 'meta' && goalAnswer(text) !== undefined;
}
