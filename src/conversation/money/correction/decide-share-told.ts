// "Na verdade ela vai dar 100 só", behind a purchase that is shared: of the same total so much is theirs.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';
import { editCall } from './edit-call.ts';

const GIVES = pattern('i')`
  ^(?:(?:${TAKES_BACK}|mas|ah|a[íi]),? )*(?:[oa] |minha |meu )*(?<who>[a-zà-ÿ]{2,}) (?:s[óo] )?
  (?:(?:vai|ficou de) (?:s[óo] )?(?:me )?(?:dar|pagar|devolver|mandar)|me deve|me paga|fica com|d[áa]) (?:s[óo] |apenas )?(?<value>${TYPED_AMOUNT})(?: s[óo]| apenas)?[.!]*$
`;

/** Undefined unless the entry just written is shared with that one person. */
export function decideShareTold(situation: Situation): Decision | undefined {
  const { who = '', value = '' } = GIVES.exec(situation.text.trim())?.groups ?? {};
  const { lastEntry: last, wroteLast } = situation.loaded;
  if (value === '' || last?.kind !== 'despesa' || last.receivable <= 0 || !wroteLast()) return undefined;
  const theirs = / e |,/u.test(last.counterpart) ? '' : folded(last.counterpart);
  if (theirs === '' || !(/^el[ea]$/i.test(who) || theirs.split(' ').includes(folded(who)))) return undefined;
  const total = last.cents + last.receivable;
  const receivable = valueSaid(value, situation);
  if (receivable === undefined || receivable >= total) return undefined;
  return run(editCall(last.id, { cents: total - receivable, counterpart: last.counterpart, receivable }));
}
decideShareTold.says = [GIVES];
