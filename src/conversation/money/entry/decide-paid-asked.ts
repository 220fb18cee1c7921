// "A Aline pagou no pix", while it is asked whether her "mão e pé 60" is an expense: she paid for it, so it came in.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { turned } from '../own-work/by-trade.ts';
import { keepOrAsk } from './decide-record.ts';
import { entryAsked } from './entry-asked.ts';

const PAID = pattern('i')`
  ^(?:(?:e|ah|sim|foi),? )*(?:(?:[oa] )?(?<who>[a-zà-ÿ]+(?: [a-zà-ÿ]+)?)|el[ea]) (?:j[áa] )?(?:me )?pagou
  (?: (?:no pix|em dinheiro|na hora|hoje|tudo|j[áa]))*[.!]*$
`;

/** Undefined when no expense with that person is asked about. */
export function decidePaidAsked(situation: Situation): Decision | undefined {
  const said = PAID.exec(situation.text.trim());
  const draft = said === null ? undefined : entryAsked(situation);
  if (draft?.kind !== 'despesa' || draft.counterpart === undefined) return undefined;
  const who = said?.groups?.['who'];
  const same = who === undefined || /^el[ea]$/i.test(who) || folded(draft.counterpart).includes(folded(who));
  return same ? keepOrAsk([turned(draft, 'in')], situation) : undefined;
}
