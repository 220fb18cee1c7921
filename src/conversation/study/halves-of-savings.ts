// "E se ela tirar 500 por mês?", "quanto rende por mês?", "tirando 1.800 do INSS", "e se reduzir 80% da conta?": behind what is put by, and what
// pays for itself or is insured.

import { unaccented } from '../../domain/fold.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { reais } from '../../finance/money.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { percentText } from '../../missions/rate-words.ts';
import { amountsIn } from './amounts-told.ts';
import { asOther, type Half } from './half.ts';
import { onlySum } from './halves-of-told.ts';

/** "E se ela tirar 500 por mês?", of what was put by: how long it lasts. */
const TAKES =
  /^(?:e|mas) se (?:\w+ ){0,3}(?:tir|sac|us|gast|retir|pux)\w+ (?:so |uns |r )*\d[\d ]*(?:mil |reais )?(?:por|ao|todo) mes$/;
const takenOut: Half = ({ words, text }, { turned: _, ...question }) => {
  const { saved, price, goal } = question.figures;
  const [each, ...more] = amountsIn(unaccented(text));
  const sum = saved ?? price ?? goal;
  return sum === undefined || each === undefined || more.length > 0 || !TAKES.test(words)
    ? undefined
    : {
        ...question,
        text: 'quanto tempo dura esse dinheiro?',
        figures: { saved: sum, expense: each.cents },
        chosen: { playbook: 'quanto_dura', text: 'quanto tempo dura esse dinheiro?' },
      };
};

/** "Quanto rende por mês?", of the place that was named. */
const YIELDS =
  /^(?:e |mas )?quanto (?:que )?(?:isso |ela |ele |esse dinheiro )?(?:rende\w*|da|daria)(?: (?:isso|ela|ele|esse dinheiro))?(?: (?:por|ao|no|em um|num) (mes|ano))?$/;
const yields: Half = ({ words }, { turned: _, ...question }) => {
  const { saved, price, goal } = question.figures;
  const sum = saved ?? price ?? goal;
  const [said, span] = YIELDS.exec(words) ?? [];
  return said === undefined || sum === undefined
    ? undefined
    : {
        ...question,
        text: `quanto rende no cdb${span === 'mes' ? ' por mes' : ''}?`,
        figures: { ...question.figures, price: sum, ...(span === 'ano' ? { months: 12 } : {}) },
      };
};

/** "Tirando 1.800 do INSS", of what is wanted to live on. */
const LESS =
  /^(?:(?:e|mas|se|eu) )*(?:tir|descont|contando|com|receb|abat)\w*\b.*\b(?:inss|aposentadoria|pensao|aluguel|beneficio)\b/;
const lessWanted: Half = ({ words, text }, question) => {
  const [sum, ...more] = amountsIn(unaccented(text));
  const wanted = question.figures.passive;
  if (wanted === undefined || sum === undefined || more.length > 0 || sum.cents >= wanted || !LESS.test(words))
    return undefined;
  return {
    ...question,
    figures: { ...question.figures, passive: wanted - sum.cents },
    supposing: `Dos ${reais(wanted)} tirei ${reais(sum.cents)} que viriam de lá: ficam ${reais(wanted - sum.cents)} por mês.`,
  };
};

/** "E se reduzir 80% da conta?", "e se a luz subir 10% ao ano?", "financiado em 60x de 450", "e à vista?" */
const ofPayback: Half = ({ words, text, read }, question) => {
  const { installments: _, installment: __, ...whole } = question.figures;
  if (/^(?:e|mas) (?:se for |pagando )?a vista$/.test(words)) return { ...question, figures: whole };
  if (read.installments !== undefined && read.installment !== undefined)
    return {
      ...question,
      figures: { ...question.figures, installments: read.installments, installment: read.installment },
    };
  const percent = /(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|por cento)/.exec(text)?.[1]?.replace(',', '.');
  if (percent === undefined) return undefined;
  if (/\b(?:subi\w*|sobe|aument\w*|reajust\w*|crescer?)\b/.test(words))
    return { ...question, figures: { ...question.figures, rentRise: percent } };
  const bill = whole.expense ?? whole.rent ?? whole.saving;
  if (bill === undefined || !/\b(?:reduz\w*|econom\w*|abat\w*|baix\w*|cort\w*|cobr\w*|diminu\w*|ger\w*)\b/.test(words))
    return undefined;
  const saving = Math.round((bill * Number(percent)) / 100);
  return {
    ...question,
    figures: { ...question.figures, saving },
    supposing: `Contei ${percentText(percent)} dos ${reais(bill)}: ${reais(saving)} por mês.`,
  };
};

/** "E se a franquia for 600?", of what is insured: so much of a loss is one's own. */
const withExcess: Half = ({ text }, question) => {
  const words = unaccented(text);
  const [sum, ...more] = amountsIn(words);
  const key = question.figures.goal === undefined ? 'price' : 'goal';
  const worth = question.figures[key];
  if (!/\bfranquia\b/.test(words) || sum === undefined || more.length > 0) return undefined;
  if (worth === undefined || sum.cents >= worth) return undefined;
  return {
    ...question,
    figures: { ...question.figures, [key]: worth - sum.cents },
    supposing: `Com franquia de ${reais(sum.cents)} o seguro cobre ${reais(worth - sum.cents)} dos ${reais(worth)}.`,
  };
};

/** "Dá pra uma viagem de 8 mil?", of what is put by each month. */
const reaches: Half = ({ words, text }, question) => {
  const { saving, saved } = question.figures;
  const goal = /^(?:e |ai )?(?:ja )?(?:da|daria|chega|consigo)(?: (?:pra|para|a|comprar|pagar|fazer))+ .*\d/.test(words)
    ? onlySum(text)
    : undefined;
  return goal === undefined || saving === undefined
    ? undefined
    : asOther(question, 'juntar', words, withoutUndefined({ goal, saving, saved }));
};

/** "E se eu colocar 500 por mês?", where it is compared what keeps it: what it comes to. */
const ADDS =
  /^(?:(?:e|mas|se|eu|for) )*(?:(?:coloc|guard|deposit|aport|bot|pus|invest|aplic)\w*|por) (?:mais |uns |r )*\d[\d ]*(?:mil |reais )?(?:por|ao|todo|a cada) mes$/;
const addedTo: Half = ({ words, text }, question) => {
  const { saved, price, months = USUAL_MONTHS, cdi, shareOfCdi } = question.figures;
  const saving = ADDS.test(words) ? onlySum(text) : undefined;
  return saving === undefined || choosePlaybook(question) !== 'comparar_investimentos'
    ? undefined
    : asOther(
        question,
        'projecao',
        'quanto vou ter no cdi?',
        withoutUndefined({ saving, saved: saved ?? price, months, cdi, shareOfCdi }),
      );
};
/** As the comparison supposes. */
const USUAL_MONTHS = 24;

export const OF_SAVINGS: readonly Half[] = [takenOut, addedTo, yields, reaches];
export const OF_OLD_AGE: readonly Half[] = [lessWanted];
export const OF_PAYBACK: readonly Half[] = [ofPayback];
export const OF_INSURED: readonly Half[] = [withExcess];
