// "Qual o juro disso?", "isso dá quanto de juros?" after a purchase or loan in parcelas: the rate that is inside them.

import type { HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';

/** Folded. */
export const ASKS_RATE = pattern()`
  ^(?:(?:e|mas|entao|ai|isso|la) )*(?:(?:da|deu|sai|fica|vai dar|(?:eu )?(?:pago|to pagando|vou pagar)) )?
  (?:qual|quanto|que)(?: e| eh| seria| ta| da| de| o| a| eu| pago| to| estou| pagando| vou| pagar| vai| sai)*(?: valor d[oa]s?)? ?
  (?:taxa(?: de juros?)?|juros?)(?: mensal| ao mes| no total| ao todo| no fim)?
  (?: (?:tem|ha|vai))?(?: n?[oa] de \d+ ?x| disso| dessa conta| nisso| embutid[oa]s?| nessa parcela| dessas parcelas| (?:que )?(?:eu )?(?:vou|to|estou) pag\w+| d?ess[ea] (?:divida|parcelamento|emprestimo|conta))*[\s?!.]*$
`;

/** @param words folded @param question the last one @returns undefined when the message or that question is about something else */
export function rateInside(words: string, question: HardQuestion): HardQuestion | undefined {
  const { price, loan, saved = 0, downPayment = 0, installment, installments, months } = question.figures;
  // Parcelas that come to less than the price are of what an entrada leaves.
  const put = downPayment === 0 && (installment ?? 0) * (installments ?? 0) < (price ?? 0) ? saved : downPayment;
  const sum = loan ?? price;
  const times = installments ?? months;
  if (!ASKS_RATE.test(words) || sum === undefined || installment === undefined || times === undefined) return undefined;
  return {
    ...question,
    text: 'qual o juro dessa parcela?',
    figures: { loan: sum - put, installment, installments: times },
  };
}
