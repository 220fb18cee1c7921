// "Gasto 18 de material por cliente", "atendo umas 4 por dia", "5 dias por semana", "quero tirar 3500": what one service has to cost, told piece by
// piece. Undefined while it is not told how many there are in a month. Money in centavos.

import { reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { assumed, type Known, shown, youSaid } from '../known.ts';
import type { PlaybookOutcome } from '../playbook.ts';
import { USUAL_DAYS, WEEKS, workTold } from '../work-told.ts';

export function priceOfAPiece(text: string, wanted: Known): PlaybookOutcome | undefined {
  const { perDay, perWeek, perMonth, days, material, fee: machine, tax, costs = 0 } = workTold(text);
  const made = perMonth ?? perWeek ?? perDay;
  if (made === undefined || made <= 0) return undefined;
  const fee = machine + tax;
  const week = perWeek === undefined ? exact(made).times(days ?? USUAL_DAYS) : exact(made);
  const count = perMonth === undefined ? week.times(WEEKS).toDecimalPlaces(0) : exact(perMonth);
  const work = toCents(exact(wanted.cents + costs).div(count));
  const price = toCents(exact(work + material).div(exact(1).minus(exact(fee).div(100))));
  return found({
    verdict: `Cobre pelo menos ${reais(price)}: ${reais(work)} do seu trabalho${material > 0 ? ` e ${reais(material)} de material` : ''}${fee > 0 ? ', já com a taxa' : ''}.`,
    because: [`São perto de ${count.toFixed()} por mês; com menos que isso, o preço tem de subir.`],
    sums: [
      perMonth !== undefined
        ? undefined
        : calculation(
            'Atendimentos',
            perWeek === undefined
              ? `${perDay} por dia × ${days ?? USUAL_DAYS} dias × 52 ÷ 12`
              : `${perWeek} por semana × 52 ÷ 12`,
            `${count.toFixed()} por mês`,
          ),
      calculation(
        'Do seu trabalho',
        `${costs > 0 ? `(${reais(wanted.cents)} + ${reais(costs)})` : reais(wanted.cents)} ÷ ${count.toFixed()}`,
        reais(work),
      ),
      material > 0
        ? calculation('Com o material', `${reais(work)} + ${reais(material)}`, reais(work + material))
        : undefined,
      fee > 0 ? calculation('Com a taxa', `${reais(work + material)} ÷ (1 − ${fee} %)`, reais(price)) : undefined,
    ],
    data: [
      shown('Quanto quer tirar', wanted),
      (perMonth ?? perWeek) !== undefined
        ? youSaid(perMonth === undefined ? 'Por semana' : 'Por mês', String(made))
        : days === undefined
          ? assumed('Dias de trabalho', `${USUAL_DAYS} por semana`)
          : youSaid('Dias de trabalho', `${days} por semana`),
    ],
    limits: ['Aluguel do espaço, imposto e dias sem cliente não estão na conta: se houver, some ao que quer tirar.'],
  });
}
