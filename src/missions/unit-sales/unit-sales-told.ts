// "Vendo uns 40 bolos por mês a 90 cada", "gasto 35 por bolo", "o gás e a luz dão 200", "e se eu subir pra 110?": what is told of something sold by the
// piece, message after message; of the same figure what is said last counts.

import { unaccented } from '../../domain/fold.ts';
import { type NumberBetween, numbersSaid } from '../numbers-said.ts';
import { hasPlace, type NumberSaid, type Telling } from './place-of-number.ts';
import { costOfOne, type UnitSales } from './unit-sales.ts';

const CLAUSES = /[:?!]|,(?!\d)|\.(?!\d)|\b(?:e|mas|so que)\b(?=[^,]*\d)/;
const CENTAVOS = /\b(\d\d) centavos\b/g;
const SOLD = /\b(?:vend|cobr|atend)[a-z]*\b/;
const WEEK = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'];
const FROM_TO = new RegExp(`\\b(${WEEK.join('|')})(?: feira)? (?:a|ate) (${WEEK.join('|')})\\b`);
const EVERY_DAY = /\b(?:todos os dias|todo dia|todo santo dia)\b/;
const COUNTS = ['um|uma', 'dois|duas', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
/** "Duas por dia", "três clientes": of one only with how often, since it is an article as well. */
const inDigits = (words: string): string =>
  COUNTS.reduce(
    (said, names, at) =>
      said.replace(
        new RegExp(
          `\\b(?:${names})(?= (?:a mais |[a-z]{3,}s? )?(?:por|a cada|na|cada) (?:dia|semana|mes)${at > 0 ? '|(?= [a-z]{3,}s\\b)' : ''})`,
          'g',
        ),
        String(at + 1),
      ),
    words,
  );

/** @param text everything told, messages apart by '; ' @returns undefined when a number in it has no place */
export function unitSalesTold(text: string): UnitSales | undefined {
  const sales: Telling = { costs: [], fixed: [] };
  const all = text.toLowerCase().replace(CENTAVOS, '0,$1').split('; ');
  return all.every((message, at) => messageRead(message, at > 0, sales)) ? sales : undefined;
}

function messageRead(message: string, again: boolean, sales: Telling): boolean {
  const [bare] = again && BARE.test(unaccented(message)) ? numbersSaid(unaccented(message)) : [];
  if (bare !== undefined) return answered(bare, sales);
  const sells = SOLD.test(unaccented(message)) || sales.price !== undefined;
  let before = '';
  return message.split(CLAUSES).every((raw) => {
    const clause = inDigits(unaccented(raw));
    const told = /\d/.test(clause);
    daysIn(clause, sales);
    // "E se eu alugar uma cadeira por 900 no lugar?", of the salon's share.
    if (again && /\b(?:no lugar|em vez)\b/.test(clause)) delete sales.fee;
    if (!told && again) changed(clause, sales);
    const places = numbersIn({ clause, raw, before, again, sells }).every((number) => hasPlace(number, sales));
    before = told ? '' : raw;
    return places;
  });
}

type Said = Pick<NumberSaid, 'clause' | 'raw' | 'before' | 'again' | 'sells'>;

function numbersIn(said: Said): readonly NumberSaid[] {
  const numbers = numbersSaid(said.clause);
  return numbers.map((one) => ({ ...said, ...one, alone: numbers.length === 1 }));
}

/** "90", "uns 40": what was asked for, which is the first that is missing. */
const BARE = /^ *(?:uns |umas |r\$ ?|a |por )*[\d.,]*\d(?: mil)?(?: reais)?(?: cada(?: um| uma)?)?[ .!]*$/;
function answered({ value, cents }: NumberBetween, sales: Telling): boolean {
  if (sales.price === undefined) sales.price = cents;
  else if (sales.count === undefined) sales.count = value;
  else if (sales.costs.length === 0) sales.costs = [{ name: '', cents }];
  else return false;
  return true;
}

/** "De terça a sábado", "todo dia". */
function daysIn(clause: string, sales: Telling): void {
  const [, first = '', last = ''] = FROM_TO.exec(clause) ?? [];
  const span = ((WEEK.indexOf(last) - WEEK.indexOf(first) + 7) % 7) + 1;
  if (first === '' && !EVERY_DAY.test(clause)) return;
  sales.daysAWeek = first === '' ? WEEK.length : span;
  delete sales.daysAMonth;
}

/** "E se eu vender só metade?", "e se dobrar?" */
function changed(clause: string, sales: Telling): void {
  if (sales.count === undefined) return;
  if (/\bmetade\b/.test(clause)) sales.count /= 2;
  if (/\bdobr(?:ar|asse|o)\b|\bo dobro\b/.test(clause)) sales.count *= 2;
}

/** Enough to count with: what one brings or takes, and something it is to be held against. */
export const countsSales = (sales: UnitSales): boolean => {
  const takes = costOfOne(sales) > 0;
  const { price, count, wanted, salary, margin, fixed } = sales;
  return (
    (price !== undefined || takes) &&
    (fixed.length > 0 ||
      (price !== undefined && takes) ||
      [count, wanted, salary, margin].some((one) => one !== undefined))
  );
};
