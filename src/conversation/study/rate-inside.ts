// "Qual o juro disso?" after a purchase or loan in parcelas: the rate that is inside them.

import type { HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';

const RATE = pattern()`
  ^(?:e |mas |entao )?(?:qual|quanto|que)(?: e| eh| seria| ta| da| de| o| a)*(?: valor d[oa]s?)? ?
  (?:taxa(?: de juros?)?|juros?)(?: mensal| ao mes)?
  (?: disso| dessa conta| nisso| embutid[oa]s?| nessa parcela| dessas parcelas| que (?:vou|to|estou) pag\w+)*[\s?!.]*$
`;

/** @param words folded @param question the last one @returns undefined when the message or that question is about something else */
export function rateInside(words: string, question: HardQuestion): HardQuestion | undefined {
  const { price, loan, downPayment = 0, installment, installments, months } = question.figures;
  const sum = loan ?? price;
  const times = installments ?? months;
  if (!RATE.test(words) || sum === undefined || installment === undefined || times === undefined) return undefined;
  return {
    ...question,
    text: 'qual o juro dessa parcela?',
    figures: { loan: sum - downPayment, installment, installments: times },
  };
}
