// "Cabe no meu orçamento?" after a loan was computed: asks whether its instalment fits the monthly budget.

import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';

const FITS = pattern()`
  ^(?:e |mas |entao )?(?:isso |ela |essa parcela |a parcela )?(?:
    cabe|encaixa|da pra (?:mim )?(?:pagar|assumir)|consigo (?:pagar|assumir)|posso (?:pagar|assumir)|
    aguento(?: pagar)?
  )(?: isso| ela| essa parcela)?(?: (?:n[oa]|com) (?:(?:meu|minha|a|o) )?(?:orcamento|bolso|mes|salario|renda))?
  (?<earns> (?:(?:se )?(?:eu )?(?:ganhando|recebendo|ganho|recebo|tirando)|com (?:um |meu )?(?:salario|renda) de)(?: uns| r)? \d[\d ]*(?:mil)?(?: reais)?(?: por mes)?)?$
`;

/** "E com tudo isso, dá pra guardar 500?" */
const PUTS_BY =
  /^(?:[a-z ]{0,24} )?(?:da (?:pra|para)|daria (?:pra|para)|consigo|posso|conseguimos) (?:guardar|juntar|poupar|economizar) (?:uns |r )*\d[\d ]*(?:mil|reais)?(?: (?:por|ao|todo) mes)?$/;

/**
 * @param words folded @param told the figures of the message: "cabe ganhando 3 mil?" @param question the last one
 * @returns undefined when the message or that question is about something else
 */
export function fitsMonth(words: string, told: Figures, question: HardQuestion): HardQuestion | undefined {
  const { debts: _, ...before } = question.figures;
  const { income: earned, expense, otherIncome } = before;
  const put = told.saving ?? told.goal ?? told.price;
  if (PUTS_BY.test(words) && put !== undefined && earned !== undefined && expense !== undefined)
    return {
      ...question,
      text: 'consigo guardar isso por mês?',
      figures: { income: earned, expense, goal: put, ...withoutUndefined({ otherIncome }) },
    };
  const asked = FITS.exec(words);
  const income = asked?.groups?.['earns'] === undefined ? undefined : (told.income ?? told.price);
  const figures = { ...before, ...withoutUndefined({ income }) };
  const { price, loan, installment, installments, months, monthlyRate, yearlyRate } = figures;
  if (asked === null || (installments ?? months) === undefined) return undefined;
  if (installment !== undefined) return { ...question, text: 'posso assumir essa parcela?', figures };
  const financed = (price ?? loan) !== undefined && (monthlyRate ?? yearlyRate) !== undefined;
  return financed ? { ...question, text: 'posso financiar e assumir essa parcela?', figures } : undefined;
}
