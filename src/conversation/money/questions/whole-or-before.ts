// "E a passada?", "e antes?", "e tudo?": the last figure of the period before, or of everything in it.

import type { Period } from '../../../domain/dates.ts';
import { addDays } from '../../../finance/civil-date.ts';
import type { Question } from '../../../finance/question.ts';
import { dayOf } from '../../../language/dates/calendar.ts';
import type { Situation } from '../../situation.ts';
import { questionOf } from './question-of.ts';
import { sinceEver } from './since-ever.ts';
import { ofAnything } from './topics-in.ts';

/** "E a passada?", "e antes?": the period before the one just asked about. */
const BACK = /^(?:n?[oa] )?(?:passad[oa]|anterior|antes|de antes)$/i;
/** "E tudo?" */
const ALL = /^(?:tudo|(?:o|no|ao) tod[oa]|no total|no geral)$/i;

function periodBefore({ from, to }: Period, { read }: Situation): Period | undefined {
  const days = dayOf(to) - dayOf(from) + 1;
  const words =
    days === 1 ? 'ontem' : days === 7 ? 'semana passada' : days >= 28 && days <= 31 ? 'mês passado' : undefined;
  return words === undefined ? undefined : questionOf(read(`quanto gastei ${words}?`))?.period;
}

/** "E esse?", after the month before; "e na outra?", after a week. */
const THIS = /^(?:n?ess[ea]|n?est[ea]|(?:n?o |n?a )?atual)$/i;
const ONE_MORE = /^(?:n?[oa] )?(?:outr[oa]|retrasad[oa])$/i;

/** The present month or week, where one that is over was asked for. */
function present({ from, to }: Period, { read }: Situation): Period | undefined {
  const days = dayOf(to) - dayOf(from) + 1;
  const words =
    days === 7 ? 'essa semana' : days >= 28 && days <= 31 ? 'esse mês' : days >= 365 ? 'esse ano' : undefined;
  return words === undefined ? undefined : questionOf(read(`quanto gastei ${words}?`))?.period;
}

const OF_FLOW: ReadonlySet<Question['op']> = new Set(['sum', 'count', 'list', 'breakdown', 'summary', 'avg']);

/** @param more what stands behind the "e"; undefined when it says neither. */
export function wholeOrBefore(more: string, last: Question, situation: Situation): Question | undefined {
  const ever = sinceEver(last, more);
  if (ever !== last) return ever;
  if (ALL.test(more) && OF_FLOW.has(last.op)) {
    const { less: _, ...whole } = ofAnything(last);
    return whole;
  }
  if (last.period !== undefined && THIS.test(more)) {
    const period = present(last.period, situation);
    return period && { ...last, period };
  }
  // "Na outra", behind a week that is over, is the one before it; of what falls due, the one after.
  if (last.period !== undefined && ONE_MORE.test(more) && dayOf(last.period.to) - dayOf(last.period.from) === 6) {
    const days = last.op === 'due' && /outr/i.test(more) ? 7 : -7;
    return { ...last, period: { from: addDays(last.period.from, days), to: addDays(last.period.to, days) } };
  }
  const period = BACK.test(more) && last.period !== undefined ? periodBefore(last.period, situation) : undefined;
  return period && { ...last, period };
}
