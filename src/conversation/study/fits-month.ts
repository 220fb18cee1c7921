// "Cabe no meu orçamento?" after a loan was computed: asks whether its instalment fits the monthly budget.

import type { HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';

const FITS = pattern()`
  ^(?:e |mas |entao )?(?:isso |ela |essa parcela |a parcela )?(?:
    cabe|encaixa|da pra (?:mim )?(?:pagar|assumir)|consigo (?:pagar|assumir)|posso (?:pagar|assumir)|
    aguento(?: pagar)?
  )(?: isso| ela| essa parcela)?(?: (?:n[oa]|com) (?:(?:meu|minha|a|o) )?(?:orcamento|bolso|mes|salario|renda))?$
`;

/** @param words folded @param question the last one @returns undefined when the message or that question is about something else */
export function fitsMonth(words: string, question: HardQuestion): HardQuestion | undefined {
  const { debts: _, ...figures } = question.figures;
  const { price, loan, installment, installments, months, monthlyRate, yearlyRate } = figures;
  if (!FITS.test(words) || (installments ?? months) === undefined) return undefined;
  if (installment !== undefined) return { ...question, text: 'posso assumir essa parcela?', figures };
  const financed = (price ?? loan) !== undefined && (monthlyRate ?? yearlyRate) !== undefined;
  return financed ? { ...question, text: 'posso financiar e assumir essa parcela?', figures } : undefined;
}
