// "Levo 3 horas", "trabalho 5 dias por semana, 6 horas por dia", "gasto 38 de ingrediente", "pago 6% de imposto": what somebody tells of their own
// work, piece by piece; of each the last counts. Money in centavos a month, or for one piece.

import { unaccented } from '../domain/fold.ts';
import { type Exact, exact } from './formulas/exact.ts';

const N = '(\\d{1,3}(?:\\.\\d{3})+|\\d+(?:[.,]\\d+)?)';
const GOODS = '(?:material|materiais|produtos?|ingredientes?|insumos?|embalagem)';
const SO = '(?:umas?|uns|so|mais ou menos|cerca de|perto de|r\\$|de|em|e|eh|sao|da|dao|fica|ficam) ?';
const MATERIAL = `${N}(?: reais)? (?:de|com|em) ${GOODS}|${GOODS}[^\\d;]{0,20}${N}|\\b(?:gast|cust|sai)[a-z]* (?:${SO})*${N}(?: reais)? (?:(?:em|por|pra fazer) )?cada`;
const HOURS_EACH = `\\b(?:lev|demor)\\w+ (?:${SO})*${N} ?(?:horas?|h\\b)|\\b${N} ?(?:horas?|h) (?:cada|pra fazer|por (?:peca|cliente|unidade|bolo))`;
const HOURS_A_DAY = `\\b${N} ?(?:horas?|h) (?:por|ao) dia|\\btrabalh\\w+ (?:${SO})*${N} ?(?:horas?|h)\\b(?! (?:por|ao|na) (?:mes|semana))`;
const HOURS_A_MONTH = `\\b${N} ?(?:horas?|h) (?:por|ao) mes|\\b${N} ?(?:horas?|h) (?:faturad|vendid|cobrad)`;
const DAYS = '\\b([1-7]) dias? (?:por|na|da) semana';
const MADE = '\\b(?:atend|fa[cz]|fiz|vend|consig|entreg)\\w*[^\\d;]{0,16}';
const A_DAY = `${MADE}${N}(?: [a-z]+)? (?:por|ao) dia|\\b(?:umas?|uns) ${N}(?: [a-z]+)? (?:por|ao) dia|\\bse (?:eu )?(?:atender|fizer) (?:so |uns |umas )*${N}(?![\\d.,]| (?:por mes|horas)| (?:[a-z]+ )?(?:por|na) semana)`;
const A_WEEK = `${MADE}${N}(?: [a-z]+)? (?:por|na) semana`;
const A_MONTH = `${MADE}${N}(?: [a-z]+)? (?:por|ao|no) mes|\\bvend\\w+ (?:uns|umas) ${N}(?![\\d.,]| (?:reais|por))`;
const PRICE = `\\b(?:cobr\\w+|sub(?:ir|isse|indo) (?:o preco )?(?:pra|para|a)|vend(?:o|er|endo) (?:[a-z]+ ){0,4}?(?:a|por)) (?:${SO})*${N}(?!\\d|[.,]\\d|%| (?:reais )?(?:por|ao|a|na) (?:mes|dia|hora))`;
const HOURLY = `${N}(?: reais)? (?:por|a|na|cada) hora`;
const FEE = `(?:maquininha|taxa)[^\\d;]{0,20}${N} ?(?:%|por cento)|${N} ?(?:%|por cento)[^;]{0,12}maquininha`;
const TAX = `imposto[^\\d;]{0,14}${N} ?(?:%|por cento)|${N} ?(?:%|por cento) de imposto`;
const COSTS = `\\b(?:gastos|custos?|despesas?)(?: fix[a-z]+)?(?: (?:de|do|da|com o|com) [a-z]+)?(?: por mes)? (?:${SO})+${N}(?![\\d.,]| (?:reais )?(?:de|com|em) ${GOODS}| por (?:cliente|peca|unidade)| cada)|\\bgasto (?:${SO})*${N}(?: reais)?(?: por mes)? (?:com|de|em) (?!${GOODS}|cada)[a-z]+`;

function last(words: string, says: string): number | undefined {
  const found = [...words.matchAll(new RegExp(says, 'g'))]
    .at(-1)
    ?.slice(1)
    .find((one) => one !== undefined);
  return found === undefined ? undefined : Number(found.replace(/\.(?=\d{3})/g, '').replace(',', '.'));
}

/** @param text everything told, the newest last */
export function workTold(text: string) {
  const words = unaccented(text)
    .replace(/\b(\d+) ?(horas?|h) e meia\b/g, '$1,5 $2')
    .replace(/\bmeia hora\b/g, '0,5 hora')
    .replace(/\b(\d\d) centavos\b/g, '0,$1');
  const days = last(words, DAYS);
  const daily = last(words, HOURS_A_DAY);
  const month = last(words, HOURS_A_MONTH);
  const weekly = last(words, A_WEEK);
  const perDay = last(words, A_DAY);
  // Said last counts: "faço 5 por semana", then "e se eu fizer 2 por dia?".
  const byWeek = weekly !== undefined && (perDay === undefined || lastAt(words, A_WEEK) > lastAt(words, A_DAY));
  return {
    material: Math.round((last(words, MATERIAL) ?? 0) * 100),
    hoursEach: last(words, HOURS_EACH),
    days,
    /** Hours worked in a month, and whether all of them are sold. */
    hours: month === undefined ? hoursOf(daily, days) : exact(month),
    allSold: /\b(?:faturad|vendid|cobrad)[oa]s?\b/.test(words),
    perDay: byWeek ? undefined : perDay,
    perWeek: byWeek ? weekly : undefined,
    perMonth: last(words, A_MONTH),
    fee: last(words, FEE) ?? 0,
    tax: last(words, TAX) ?? 0,
    costs: centsOf(last(words, COSTS)),
    /** Of one piece, and wanted for an hour. */
    price: centsOf(last(words, PRICE)),
    hourly: centsOf(last(words, HOURLY)),
  };
}

const lastAt = (words: string, says: string): number => [...words.matchAll(new RegExp(says, 'g'))].at(-1)?.index ?? -1;
const centsOf = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.round(value * 100);

/** Of a working week. */
export const USUAL_DAYS = 5;
export const WEEKS = exact(52).div(12);
const hoursOf = (daily: number | undefined, days = USUAL_DAYS): Exact | undefined =>
  daily === undefined ? undefined : exact(daily).times(days).times(WEEKS).toDecimalPlaces(0);
