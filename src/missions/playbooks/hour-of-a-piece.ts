// "Cobro 60 no bolo, gasto 22 de ingrediente", "levo 2 horas", "e se eu quiser 30 por hora?": what one piece leaves, and what it pays for an hour.
// Undefined while no price is told. Money in centavos.

import { reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { youSaid } from '../known.ts';
import type { PlaybookOutcome } from '../playbook.ts';
import { USUAL_DAYS, WEEKS, workTold } from '../work-told.ts';

/** "Quantos preciso vender?" */
const ASKS_COUNT = /\bquant[oa]s\b.*\bvend/i;
const DAYS = 30;
/** @param wanted a month, where it is told */
export function hourOfAPiece(text: string, wanted: number | undefined): PlaybookOutcome | undefined {
  const { price, material, hoursEach, hourly, perDay, perWeek, perMonth, days = USUAL_DAYS } = workTold(text);
  if (price === undefined || material === 0 || price <= material) return undefined;
  const left = price - material;
  const leaves = calculation('Sobra em cada um', `${reais(price)} − ${reais(material)}`, reais(left));
  const data = [youSaid('Preço de hoje', reais(price)), youSaid('Material', reais(material))];
  if (wanted !== undefined && ASKS_COUNT.test(text)) {
    const count = exact(wanted).div(left).ceil().toFixed();
    return found({
      verdict: `Para tirar ${reais(wanted)} por mês, venda ${count}: cada um deixa ${reais(left)}.`,
      because: [`São perto de ${exact(count).div(DAYS).ceil().toFixed()} por dia, todos os dias.`],
      sums: [leaves, calculation('Quantos', `${reais(wanted)} ÷ ${reais(left)}`, count)],
      data,
      limits: ['Luz, gás, entrega e taxa não estão na conta: se houver, some ao que custa cada um.'],
    });
  }
  const week = perWeek ?? (perDay === undefined ? undefined : perDay * days);
  const sold = perMonth ?? (week === undefined ? undefined : Number(exact(week).times(WEEKS).toDecimalPlaces(0)));
  if (sold !== undefined)
    return found({
      verdict: `Sobram ${reais(left * sold)} por mês: ${reais(left)} em cada um, com perto de ${sold} por mês.`,
      sums: [leaves, calculation('No mês', `${sold} × ${reais(left)}`, reais(left * sold))],
      data,
      limits: ['Luz, gás, entrega, taxa e aluguel do espaço não estão na conta.'],
    });
  if (hoursEach === undefined)
    return found({
      verdict: `Sobram ${reais(left)} em cada um, antes do seu tempo.`,
      sums: [leaves],
      data,
      next: ['Me diga quanto tempo leva cada um (“levo 2 horas”) que eu digo quanto sai a sua hora.'],
    });
  const spent = `${String(hoursEach).replace('.', ',')} h`;
  const hour = toCents(exact(left).div(hoursEach));
  const paid = calculation('Sua hora', `${reais(left)} ÷ ${spent}`, reais(hour));
  if (hourly === undefined)
    return found({
      verdict: `Sobram ${reais(left)} em cada um: a sua hora sai por ${reais(hour)}.`,
      because: ['Está barato se a sua hora vale mais que isso. Luz, gás, entrega e taxa ainda saem daí.'],
      sums: [leaves, paid],
      data,
      next: ['Diga quanto quer por hora (“e se eu quiser 30 por hora?”) que eu digo o preço.'],
    });
  const should = material + toCents(exact(hourly).times(hoursEach));
  const more = should - price;
  return found({
    verdict: `Para tirar ${reais(hourly)} por hora, cobre ${reais(should)}.`,
    because: [
      more > 0
        ? `São ${reais(more)} a mais que hoje; cobrando ${reais(price)}, a sua hora sai por ${reais(hour)}.`
        : `Você já cobra ${reais(price)}: a sua hora sai por ${reais(hour)}.`,
    ],
    sums: [calculation('Preço', `${reais(material)} + ${spent} × ${reais(hourly)}`, reais(should)), leaves, paid],
    data,
    limits: ['Luz, gás, entrega e taxa não estão na conta: se houver, some ao material.'],
  });
}
