// "E a passada?", "e antes?", "e tudo?": the last figure of the period before, or of everything in it.

import type { Period } from '../../domain/dates.ts';
import type { Question } from '../../finance/question.ts';
import { dayOf } from '../../language/dates/calendar.ts';
import type { Situation } from '../situation.ts';
import { questionOf } from './question-of.ts';
import { ofAnything } from './topics-in.ts';

/** "E a passada?", "e antes?": the period before the one just asked about. */
const BACK = /^(?:n?[oa] )?(?:passad[oa]|anterior|antes|de antes)$/iu;
/** "E tudo?" */
const ALL = /^(?:tudo|(?:o|no|ao) tod[oa]|no total|ao todo|no geral)$/iu;

function periodBefore({ from, to }: Period, { read }: Situation): Period | undefined {
  const days = dayOf(to) - dayOf(from) + 1;
  const words =
    days === 1 ? 'ontem' : days === 7 ? 'semana passada' : days >= 28 && days <= 31 ? 'mês passado' : undefined;
  return words === undefined ? undefined : questionOf(read(`quanto gastei ${words}?`))?.period;
}

const OF_FLOW: ReadonlySet<Question['op']> = new Set(['sum', 'count', 'list', 'breakdown', 'summary', 'avg']);

/** @param more what stands behind the "e"; undefined when it says neither. */
export function wholeOrBefore(more: string, last: Question, situation: Situation): Question | undefined {
  if (ALL.test(more) && OF_FLOW.has(last.op)) {
    const { less: _, ...whole } = ofAnything(last);
    return whole;
  }
  const period = BACK.test(more) && last.period !== undefined ? periodBefore(last.period, situation) : undefined;
  return period && { ...last, period };
}
