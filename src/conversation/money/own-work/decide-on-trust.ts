// "Corte da dona Ivone 40 fiado", of what the person sells: done, and still to be paid.

import { pattern } from '../../../domain/pattern.ts';
import { properName } from '../../../language/person/proper-name.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { dayTold } from '../correction/day-told.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';
import { wayOfDays } from './by-trade.ts';

export const ON_TRUST = pattern('i')`
  ^(?:(?:e|hoje|fiz|mais|um|uma|o|a),? )*(?<what>[a-zà-ÿ]{3,}(?: (?:de|com|e) [a-zà-ÿ]+)?) (?:d[ao]|n[ao]|pr[ao]|para [ao]) (?<who>(?:(?:dona|seu|dra?) )?[a-zà-ÿ]{2,}),?
  [ ](?:(?:deu|foi|por) )?(?<value>${TYPED_AMOUNT}),? (?:(?:foi|ficou|vai|el[ea]) )*(?:fiad[oa]|n?o caderno|(?:pra )?(?:pagar? )?depois|n[ãa]o pagou(?: ainda)?)[.!]*$
`;

/** "A Lu fez só a mão 30, vai pagar dia 20": done to her, by whoever sells it. */
const CUSTOMER_DID = pattern('i')`
  ^(?:(?:e|hoje|a[íi]),? )*[oa] (?<who>(?:(?:dona|seu|dra?) )?[a-zà-ÿ]{2,}) fez (?:s[óo] )?(?:(?:[oa]s?|uma?) )?(?<what>[a-zà-ÿ]{3,}(?: (?:e|de|com) (?:[oa] )?[a-zà-ÿ]+)?),? (?<value>${TYPED_AMOUNT})
  (?:,? (?:e |mas )?(?:vai pagar|paga|fica pra|ficou pra|acerta|vai acertar)(?: s[óo])? (?<day>(?:n[ao] )?(?:dia \d{1,2}|amanh[ãa]|semana que vem|${WEEKDAY_NAMES})))?[.!]*$
`;

/** Undefined unless that is known to be their work, which the words do not tell. */
export function decideOnTrust(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone } = situation;
  const trusted = ON_TRUST.exec(text.trim())?.groups;
  const { what, who = '', value = '', day } = trusted ?? CUSTOMER_DID.exec(text.trim())?.groups ?? {};
  if (
    what === undefined ||
    wayOfDays({ kind: 'receita', date: localDate(asking.said, zone), description: what }, loaded) !== 'in'
  )
    return undefined;
  const cents = valueSaid(value, situation);
  if (cents === undefined) return undefined;
  const due = day === undefined ? undefined : dayTold(day, situation);
  const date = due ?? localDate(asking.said, zone);
  const waits = trusted !== undefined || due !== undefined ? { pending: true as const } : {};
  return run(
    recordCall({
      kind: 'receita',
      description: what.toLowerCase(),
      category: 'renda_extra',
      counterpart: properName(who),
      cents,
      date,
      ...waits,
    }),
  );
}
decideOnTrust.says = [ON_TRUST, CUSTOMER_DID];
