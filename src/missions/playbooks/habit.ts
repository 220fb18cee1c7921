// "Compro por impulso, como paro?": shows the habit in the person's records, and small steps with evidence (implementation intentions, Gollwitzer
// 1999; a waiting rule; a budget with an alert). Never a diagnosis of a person.

import { categoryLabel } from '../../finance/category-labels.ts';
import { addDays } from '../../finance/civil-date.ts';
import { reais } from '../../finance/money.ts';
import { categoryIn } from '../category-in.ts';
import { calculation, found } from '../found.ts';
import type { Playbook } from '../playbook.ts';
import { NEEDS } from './budget-diagnosis.ts';

const DAYS = 90;
const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

export const habit: Playbook = {
  run(asked) {
    const { ledger, today, figures, text } = asked;
    const period = { from: addDays(today, -DAYS), to: today };
    const groups = ledger.grouped({ kind: 'despesa', ...period }, 'category').filter(({ key }) => !NEEDS.has(key));
    const named = figures.category ?? categoryIn(text);
    const group = groups.find(({ key }) => key === named) ?? groups[0];
    const weekday =
      group === undefined
        ? undefined
        : ledger.grouped({ kind: 'despesa', category: group.key, ...period }, 'weekday')[0];
    const label = group === undefined ? undefined : categoryLabel(group.key);
    const monthly = group === undefined ? 0 : Math.round((group.cents * 30) / DAYS);
    return found({
      verdict:
        label === undefined
          ? 'Dá para mudar com passos pequenos; ainda não tenho gastos seus anotados para mostrar onde ele aparece.'
          : `Nos últimos 3 meses foram ${reais(group?.cents ?? 0)} em ${label}, ${group?.count === 1 ? 'de uma vez' : `em ${group?.count} vezes`}${weekday === undefined ? '' : `, mais ${Number(weekday.key) % 6 === 0 ? 'no' : 'na'} ${WEEKDAYS[Number(weekday.key)]}`}.`,
      because: [
        'Impulso passa rápido: o que ajuda não é força de vontade, é colocar um obstáculo entre a vontade e a compra.',
        monthly > 0
          ? `Se metade disso ficasse, seriam cerca de ${reais(Math.round(monthly / 2))} por mês, ${reais(Math.round(monthly / 2) * 12)} por ano.`
          : undefined,
      ],
      sums:
        group === undefined
          ? []
          : [calculation('Por mês', `${reais(group.cents)} × 30 ÷ ${DAYS} dias`, reais(monthly))],
      next: [
        'Espere 24 horas: anote aqui o que quer comprar (“anota: quero …”) e decida amanhã.',
        'Tire o cartão salvo do aplicativo e desligue as notificações de promoção.',
        label === undefined || monthly < 200
          ? 'Anote cada gasto aqui por um mês: só ver já muda.'
          : `Peça um teto: “teto de ${Math.max(1, Math.round(monthly / 200))} em ${label.toLowerCase()}”, eu aviso antes de passar.`,
      ],
      limits: [
        'Se comprar virou sofrimento ou dívida, um psicólogo ou os Devedores Anônimos ajudam de verdade; não é falta de caráter.',
      ],
    });
  },
};
