// Amounts of short sums: which of two is the price and which the cost, what an amount became, the year and the month of a plan, the offer of another
// job and the benefit it lacks. Amounts in centavos.

import type { FigureContext } from './figure-context.ts';

/** "Vendo por 120 e me custa 70": in either order. */
const soldAt: FigureContext = ({ words, cents }, { expense: _, ...read }) => {
  const [one, other] = cents;
  const sale = words.search(/\b(?:vend(?:o|er|endo|ida)|cobro)\b/u);
  const cost = words.search(/\b(?:cust(?:a|am|o|ou)|compr(?:o|ei|ando)|me sai|gasto)\b/u);
  if (one === undefined || other === undefined || cents.length > 2 || sale < 0 || cost < 0) return undefined;
  if (!/\b(?:lucr\w+|margem|markup|sobra|ganho)\b/u.test(words)) return undefined;
  return sale < cost ? { ...read, price: one, cost: other } : { ...read, price: other, cost: one };
};

/** "Gasto 0,85 cada um pra fazer": the cost of one. */
const costOfOne: FigureContext = ({ raw }, { expense, price, installment, ...read }) => {
  const told =
    /(?:gasto|custa|sai|fica) (?:\S+ ){0,3}?(?:r\$ ?)?(\d+(?:,\d{1,2})?)(?: reais)? (?:cada|por unidade|a unidade|(?:pra|para) fazer)/.exec(
      raw,
    )?.[1];
  return told === undefined ? undefined : { ...read, cost: Math.round(Number(told.replace(',', '.')) * 100) };
};

/** "Subiu de 380 pra 456, quantos por cento?" */
const became: FigureContext = ({ words, raw, cents }, read) => {
  const [one, other] = cents;
  const moves =
    /\b(?:de|era|eram|pagava|custava) (?:r )?\d\S*(?: mil)?(?: reais)? (?:e )?(?:pra|para|por|a|agora (?:e|custa|ta|pago)|foi (?:pra|para|a)|passou (?:pra|para|a)|virou) (?:r )?\d/u;
  const asks =
    /\b(?:quant[oa]s?|que|qual) (?:foi |e |o |a |isso |em )*(?:por ?cento|percentual|porcentagem|%)|\bem %|\bquanto (?:e |foi |da |de )*desconto\b/u;
  return one !== undefined &&
    other !== undefined &&
    cents.length === 2 &&
    moves.test(words) &&
    asks.test(`${words} ${raw}`)
    ? { ...read, price: one, after: other }
    : undefined;
};

/** "Ganho 4 mil, me ofereceram 5 mil, mas sem vale de 600"; "me chamaram pra uma vaga de 4.500, hoje ganho 3.700 com vr de 800". */
const OFFER = /\b(?:oferec\w+|proposta|chamaram|vaga|outr[oa] (?:empresa|emprego|lugar|vaga))\b/u;
const offered: FigureContext = ({ words, cents }, { price: _, goal: __, ...read }) => {
  const offer = cents.find((one) => one !== read.income);
  const benefit = cents.find((one) => one !== read.income && one !== offer);
  if (read.income === undefined || read.offeredIncome !== undefined || offer === undefined || !OFFER.test(words))
    return undefined;
  const lacks = /\b(?:sem|com) (?:o |a |meu |minha )?(?:vale|vr|va|ticket|plano|beneficio|convenio|vt)\b/u.test(words);
  return { ...read, offeredIncome: offer, ...(lacks && benefit !== undefined ? { benefit } : {}) };
};

/** "Inflação de 4,5 % e meu salário subiu 3 %": the other percentage is the raise. */
const raised: FigureContext = ({ words, raw }, read) => {
  const rise = /\b(?:sal[áa]rio|aumento|reajuste|diss[íi]dio)[^%]{0,40}?(\d+(?:[.,]\d+)?) ?%/u.exec(raw)?.[1];
  return rise !== undefined && /\binflacao\b/u.test(words) && read.inflation !== undefined
    ? { ...read, percent: rise.replace(',', '.') }
    : undefined;
};

export const SUMS_OF_WORK: readonly FigureContext[] = [costOfOne, soldAt, became, offered, raised];
