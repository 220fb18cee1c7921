// "Quanto vou ter em 5 anos?", "e quanto dá em 10 anos?", behind what is put by each month: what it grows to by then.

import type { HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { spanInMonths } from './span-in-months.ts';

const AFTER = pattern()`
  ^(?:e |mas |entao |ai )*(?:quanto|com quanto) (?:(?:eu|a gente|isso) )?(?:vou ter|terei|teria|junto|junta|da|daria|dao|fica|ficaria|rende|viro|vira|tenho)
  (?: (?:guardado|juntado|no fim|no total))? (?:em|daqui a|depois de) (?<count>\d{1,2}|um|uma) (?<unit>anos?|mes|meses)$
`;

/** @param words folded @param question the last one @returns undefined when nothing was put by in it */
export function afterYears(words: string, question: HardQuestion): HardQuestion | undefined {
  const { count, unit = '' } = AFTER.exec(words)?.groups ?? {};
  const { saving, saved, cdi, yearlyRate, monthlyRate } = question.figures;
  if (count === undefined || saving === undefined) return undefined;
  const months = spanInMonths(count, unit);
  return {
    ...question,
    text: 'quanto vou ter guardando por mês?',
    figures: withoutUndefined({ saving, saved, cdi, yearlyRate, monthlyRate, months }),
  };
}
