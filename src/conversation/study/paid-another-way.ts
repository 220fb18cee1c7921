// "E se for em 6x?", "e se eu juntar 500 por mês?", "e se for à vista?": the same purchase, paid another way.

import { folded } from '../../domain/fold.ts';
import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { TAKES_LESS } from '../../missions/debt-and-savings-rows.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';

/** "E se for em 6x?" after a plan to save for it: whether the parcela fits the month. */
export function inParcels({ turned: _, ...question }: HardQuestion, read: Figures): HardQuestion | undefined {
  if (choosePlaybook(question) !== 'juntar') return undefined;
  const { months: __, due: ___, goal, price, ...figures } = question.figures;
  return {
    ...question,
    text: 'posso assumir essa parcela?',
    figures: { ...figures, ...withoutUndefined({ price: price ?? goal }), ...read },
  };
}

/** "E se eu juntar 500 por mês?" after what it costs in parcelas: how long that takes. */
const LENT: ReadonlySet<PlaybookName> = new Set([
  'posso_gastar',
  'custo_emprestimo',
  'consorcio',
  'vista_ou_parcelado',
]);
export function gathered({ turned: _, ...question }: HardQuestion, { saving }: Figures): HardQuestion | undefined {
  const { price, loan, saved, downPayment } = question.figures;
  const goal = price ?? loan;
  if (saving === undefined || goal === undefined || !LENT.has(choosePlaybook(question))) return undefined;
  const figures = { goal, saving, ...withoutUndefined({ saved: saved ?? downPayment }) };
  return { ...question, text: 'em quanto tempo junto isso?', figures };
}

/** "E se for à vista?" after the parcelas: the same purchase, paid at once. */
const OF_PARCELS: ReadonlySet<string> = new Set([
  'installments',
  'installment',
  'months',
  'monthlyRate',
  'yearlyRate',
  'downPayment',
]);
const OF_DEBT = /\b(?:proposta|acordo|dividas?|serasa|quit\w+|renegocia\w+)\b/;
export function atOnce(words: string, question: HardQuestion, cash?: number): HardQuestion | undefined {
  const { loan = OF_DEBT.test(folded(question.text)) ? question.figures.price : undefined } = question.figures;
  // "E à vista por 2.900?", of what is owed.
  if (loan !== undefined && cash !== undefined && cash < loan && /\ba ?vista\b/.test(words))
    return {
      ...question,
      text: `${TAKES_LESS} tudo, aceito?`,
      figures: { debts: [{ name: 'dívida', cents: loan }], price: cash },
    };
  const { installments, price } = question.figures;
  if (installments === undefined || price === undefined || !/\ba ?vista\b/.test(words) || /\d/.test(words))
    return undefined;
  const kept = Object.entries(question.figures).filter(([key]) => !OF_PARCELS.has(key));
  const whole = { ...question, figures: Object.fromEntries(kept) as Figures };
  return choosePlaybook(question) === 'posso_gastar' ? whole : undefined;
}
