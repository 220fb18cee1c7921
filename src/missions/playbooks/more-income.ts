// "Preciso de 2 mil por mês a mais", "como aumento minha renda?": the amount as days and hours of work, and the part that cutting flexible expenses
// would cover.

import { categoryLabel } from '../../finance/category-labels.ts';
import { reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { assumed, byCategory, youSaid } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { NEEDS } from './budget-diagnosis.ts';

const DAYS = 22;
const EXTRA_HOURS = 2;
/** % of flexible expenses assumed easy to cut. */
const CUT = 20;

export const moreIncome: Playbook = {
  run(asked) {
    const { figures } = asked;
    const wanted = figures.goal ?? figures.price ?? figures.saving ?? figures.passive ?? figures.income;
    if (wanted === undefined) return needs('saving', 'De quanto a mais por mês você precisa? (ex.: 500)');
    const day = toCents(exact(wanted).div(DAYS));
    const hour = toCents(exact(wanted).div(DAYS).div(EXTRA_HOURS));
    const movable = byCategory(asked).filter(({ key, cents }) => !NEEDS.has(key) && cents > 0);
    const all = movable.reduce((sum, { cents }) => sum + cents, 0);
    const cut = toCents(exact(all).times(CUT).div(100));
    const rest = Math.max(0, wanted - cut);
    const [largest] = movable;
    return found({
      verdict: `${reais(wanted)} a mais por mês são ${reais(day)} por dia útil, ou ${reais(hour)} por hora extra, a ${EXTRA_HOURS} horas por dia.`,
      because: [
        cut === 0 || largest === undefined
          ? 'Parte disso pode vir de gastar menos: anote o mês e pergunte “o que corto?”.'
          : rest === 0
            ? `Cortar ${CUT} % do que dá para mexer já rende ${reais(cut)}: comece por ${categoryLabel(largest.key)}.`
            : `Cortar ${CUT} % do que dá para mexer rende ${reais(cut)} (comece por ${categoryLabel(largest.key)}): ficam ${reais(rest)} para ganhar.`,
        'O mais rápido costuma ser o que você já sabe: mais horas no que já faz, o mesmo serviço por fora, vender o que está parado. Pedir aumento rende mais que tudo, se der.',
      ],
      sums: [
        calculation('Por dia útil', `${reais(wanted)} ÷ ${DAYS}`, reais(day)),
        calculation('Por hora', `${reais(wanted)} ÷ ${DAYS} ÷ ${EXTRA_HOURS}`, reais(hour)),
        ...(cut === 0
          ? []
          : [
              calculation('Corte', `${reais(all)} × ${CUT} %`, reais(cut)),
              ...(rest === 0 ? [] : [calculation('Falta ganhar', `${reais(wanted)} − ${reais(cut)}`, reais(rest))]),
            ]),
      ],
      data: [
        youSaid('Quanto a mais', reais(wanted)),
        assumed('Dias e horas', `${DAYS} dias, ${EXTRA_HOURS} horas a mais por dia`),
      ],
      limits: ['Quem promete renda fácil e garantida cobra entrada: desconfie.'],
    });
  },
};
