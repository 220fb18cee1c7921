// "Gasto 18 de material por cliente", "atendo umas 4 por dia", "5 dias por semana", "quero tirar 3500": what one service has to cost, told piece by
// piece. Undefined while it is not told how many there are in a month. Money in centavos.

import { unaccented } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { assumed, type Known, shown, youSaid } from '../known.ts';
import type { PlaybookOutcome } from '../playbook.ts';

const N = '(\\d+(?:[.,]\\d+)?)';
const MATERIAL = new RegExp(
  `${N}(?: reais)? (?:de|com|em) (?:material|produtos?|ingredientes?|insumos?)|(?:material|produtos?|ingredientes?|insumos?)[^\\d;]{0,20}${N}`,
  'g',
);
const A_DAY = new RegExp(
  `\\b(?:atendo|faco|vendo|consigo|umas?|uns|atender|fizer|fazer|fazendo|atendendo)[^\\d;]{0,16}${N}(?: [a-z]+)? (?:por|ao) dia|\\bse (?:eu )?(?:atender|fizer) (?:so |uns |umas )*${N}(?![\\d.,]| (?:por mes|horas))`,
  'g',
);
const A_WEEK = /(\d) dias (?:por|na|da) semana/g;
const FEE = new RegExp(
  `(?:maquininha|taxa)[^\\d;]{0,20}${N} ?(?:%|por cento)|${N} ?(?:%|por cento)[^;]{0,12}maquininha`,
  'g',
);
const USUAL_DAYS = 5;
const WEEKS = exact(52).div(12);

const last = (text: string, pattern: RegExp): number | undefined => {
  const found = [...text.matchAll(pattern)]
    .at(-1)
    ?.slice(1)
    .find((one) => one !== undefined);
  return found === undefined ? undefined : Number(found.replace(',', '.'));
};

export function priceOfAPiece(text: string, wanted: Known): PlaybookOutcome | undefined {
  const words = unaccented(text);
  const perDay = last(words, A_DAY);
  if (perDay === undefined || perDay <= 0) return undefined;
  const days = last(words, A_WEEK);
  const material = Math.round((last(words, MATERIAL) ?? 0) * 100);
  const fee = last(text.toLowerCase(), FEE) ?? 0;
  const count = exact(perDay)
    .times(days ?? USUAL_DAYS)
    .times(WEEKS)
    .toDecimalPlaces(0);
  const work = toCents(exact(wanted.cents).div(count));
  const price = toCents(exact(work + material).div(exact(1).minus(exact(fee).div(100))));
  return found({
    verdict: `Cobre pelo menos ${reais(price)}: ${reais(work)} do seu trabalho${material > 0 ? ` e ${reais(material)} de material` : ''}${fee > 0 ? ', já com a taxa' : ''}.`,
    because: [`São perto de ${count.toFixed()} atendimentos por mês; com menos que isso, o preço tem de subir.`],
    sums: [
      calculation(
        'Atendimentos',
        `${perDay} por dia × ${days ?? USUAL_DAYS} dias × 52 ÷ 12`,
        `${count.toFixed()} por mês`,
      ),
      calculation('Do seu trabalho', `${reais(wanted.cents)} ÷ ${count.toFixed()}`, reais(work)),
      material > 0
        ? calculation('Com o material', `${reais(work)} + ${reais(material)}`, reais(work + material))
        : undefined,
      fee > 0 ? calculation('Com a taxa', `${reais(work + material)} ÷ (1 − ${fee} %)`, reais(price)) : undefined,
    ],
    data: [
      shown('Quanto quer tirar', wanted),
      days === undefined
        ? assumed('Dias de trabalho', `${USUAL_DAYS} por semana`)
        : youSaid('Dias de trabalho', `${days} por semana`),
    ],
    limits: ['Aluguel do espaço, imposto e dias sem cliente não estão na conta: se houver, some ao que quer tirar.'],
  });
}
