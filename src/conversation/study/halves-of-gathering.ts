// "Em quanto tempo eu junto o resto?", "e se eu cortar o hotel de 900?": behind
// what is to be bought or gathered for. Amounts in centavos.

import { withoutUndefined } from '../../domain/without-undefined.ts';
import { reais } from '../../finance/money.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { asOther, type Half } from './half.ts';
import { onlySum } from './halves-of-told.ts';

/** "Em quanto tempo eu junto o resto?", of what was weighed against its parcelas. */
const REST =
  /^(?:e |mas )?(?:em )?(?:quanto tempo|quando|quantos meses)\b[^\d]*\b(?:junt|guard|consig|cheg|ter)[^\d]*$/;
const gathersIt: Half = ({ words }, question) => {
  const { price, downPayment, saved = downPayment, saving } = question.figures;
  return price === undefined || !REST.test(words)
    ? undefined
    : asOther(question, 'juntar', 'em quanto tempo junto isso?', {
        goal: price,
        ...withoutUndefined({ saved, saving }),
      });
};

/** "E se eu cortar o hotel de 900?" */
const LEFT_OUT = /^(?:e|mas) (?:se )?(?:eu |a gente )?(?:cort|tir|deix|sem|economiz)\w*\b(?!.* (?:por|ao|todo) mes\b)/;
const leftOut: Half = ({ words, text }, question) => {
  const less = LEFT_OUT.test(words) && choosePlaybook(question) === 'juntar' ? onlySum(text) : undefined;
  const key = question.figures.goal === undefined ? 'price' : 'goal';
  const { [key]: whole = 0 } = question.figures;
  if (less === undefined || less >= whole) return undefined;
  const supposing = `Tirei ${reais(less)} de ${reais(whole)}: ficam ${reais(whole - less)}.`;
  return { ...question, figures: { ...question.figures, [key]: whole - less }, supposing };
};

/** "Faltam 8", of parcelas that would be paid at once. */
const LEFT = /^(?:so |ainda |ja paguei \d+ |e )*falta\w* (?:so |pagar )*(\d{1,2})(?: parcelas)?$/;
const parcelsLeft: Half = ({ words }, question) => {
  const left = Number(LEFT.exec(words)?.[1]);
  const { installment, installments } = question.figures;
  return installment === undefined || installments === undefined || !(left > 0 && left < installments)
    ? undefined
    : { ...question, figures: { ...question.figures, installments: left } };
};

export const OF_WAITING: readonly Half[] = [gathersIt, leftOut, parcelsLeft];
