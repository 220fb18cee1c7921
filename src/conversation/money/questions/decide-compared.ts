// "Compara com a semana passada" after a figure: the same question for both periods.

import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { askLedger } from './ask-ledger.ts';
import { ownMonth } from './own-month.ts';
import { questionOf } from './question-of.ts';

const COMPARE =
  /^(?:e |agora |me )*compar(?:a|e|ando|ado) (?:isso |ess[ea] |ele |ela )?(?:com|ao?|à) (?<when>\S.{2,30}?)\s*[?!.]*$/i;

/** Undefined when the last question was no sum, or this one has a topic of its own. */
export function decideCompared({ text, loaded, read, asking, zone }: Situation): Decision | undefined {
  const when = COMPARE.exec(text.trim())?.groups?.['when'];
  const last = loaded.lastQuestion?.question;
  if (when === undefined || last === undefined || (last.op !== 'sum' && last.op !== 'compare')) return undefined;
  const asked = questionOf(read(`quanto gastei ${when}?`));
  // A message with its own topic is a question by itself.
  if (asked?.period === undefined || asked.category !== undefined || asked.merchant !== undefined) return undefined;
  const { period = ownMonth(localDate(asking.said, zone), loaded.monthStart()), ...rest } = last;
  return askLedger({ ...rest, op: 'compare', period, compare_to: asked.period });
}
decideCompared.says = [COMPARE];
