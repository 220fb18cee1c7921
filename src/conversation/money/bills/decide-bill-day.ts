// "A luz vence dia 20", while the bill of that name waits: its day, and no reminder.

import { pattern } from '../../../domain/pattern.ts';
import { addMonths, dayOf, monthOf, yearOf } from '../../../finance/civil-date.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { editCall } from '../correction/edit-call.ts';
import { billNamed } from '../owing/expected-amount.ts';

const DUE = pattern('i')`
  ^(?:(?:e|ah|mas|olha|ali[áa]s),? )*(?:
    tenho que pagar (?:[oa] )?(?:conta d[aeo] )?(?<named>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)|
    (?:[oa] |minha |meu )?(?:conta d[aeo] )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?) (?:vence|vai vencer|é pra|cai)
  )(?: (?:s[óo]|no|em))* dia (?<day>\d{1,2})(?: (?:tamb[ée]m|tb))?[.!]*$
`;

/** Undefined when no bill of that name waits. Of a bill without a day its month stays; otherwise the next such day is meant. */
export function decideBillDay({ text, loaded, asking, zone }: Situation): Decision | undefined {
  const { named, what = named, day = '' } = DUE.exec(text.trim())?.groups ?? {};
  const bill = what === undefined ? undefined : billNamed({ kind: 'despesa', description: what }, loaded.bills());
  if (bill === undefined || Number(day) < 1 || Number(day) > 31) return undefined;
  const today = localDate(asking.said, zone);
  const own = dayOf(yearOf(bill.date), monthOf(bill.date), Number(day));
  return run(editCall(bill.id, { date: own >= today ? own : addMonths(own, 1) }));
}
decideBillDay.says = [DUE];
