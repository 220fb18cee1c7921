// "O almoço não, foi 25", while it is asked whether several are to be recorded: that one is put right, and with it all of them are meant.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import { offeredAct } from '../../open-question/open-question.ts';
import type { Situation } from '../../situation.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';
import { keepOrAsk } from './keep-or-ask.ts';

const ONE_WAS = pattern('i')`
  ^(?:(?:${TAKES_BACK}|mas|ah|s[óo]),? )*(?:s[óo] )?(?:[oa] )?(?<what>[a-zà-ÿ]{3,20})(?: n[ãa]o)?,? (?:foi|era|deu|custou|[ée])(?: (?:uns|na verdade|s[óo]))? (?<value>${TYPED_AMOUNT})[.!]*$
`;

/** Undefined unless one of the entries asked about has that name. */
export function amendSeveral(situation: Situation): Decision | undefined {
  const { what, value = '' } = ONE_WAS.exec(situation.text.trim())?.groups ?? {};
  const act = what === undefined ? undefined : offeredAct(situation);
  const entries = act?.tool === 'record_transaction' ? act.args.entries : [];
  const at = entries.findIndex(({ description = '' }) => folded(description).includes(folded(what ?? '')));
  const cents = valueSaid(value, situation);
  const meant = entries[at];
  if (entries.length < 2 || meant === undefined || cents === undefined) return undefined;
  return keepOrAsk(entries.with(at, { ...meant, cents }), situation);
}
