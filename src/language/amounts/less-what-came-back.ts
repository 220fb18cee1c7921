// A price less what came of it: a discount, what was returned, change, what was brought back home.

import type { Token } from '../tokens/token.ts';
import { joined } from '../tokens/token-shapes.ts';
import type { Amount } from './amount.ts';

const TOOK = /^(?:levei|levamos|tinha|tinhamos|saquei|peguei|dei)$/;
const BROUGHT_BACK = /^(?:voltou|sobrou|sobraram|restou|restaram|voltei|voltamos|regressei|cheguei)$/;

/** Amount taken minus amount left: "dos 300 que levei, voltei com 110". */
function lessLeft(tokens: readonly Token[], amounts: readonly Amount[]): Amount | undefined {
  const [taken, left] = amounts;
  if (taken === undefined || left === undefined || amounts.length !== 2 || left.cents >= taken.cents) return undefined;
  const before = tokens.slice(Math.max(0, left.from - 2), left.from).map((token) => token.norm);
  const around = tokens.slice(Math.max(0, taken.from - 2), taken.to + 4).map((token) => token.norm);
  const went = tokens.slice(Math.max(0, taken.from - 7), taken.from).map((token) => token.norm);
  const carried = went.at(-1) === 'com' && went.some((word) => /^(?:fui|fomos|sai|saimos)$/.test(word));
  return before.some((word) => BROUGHT_BACK.test(word)) && (carried || around.some((word) => TOOK.test(word)))
    ? { ...taken, cents: taken.cents - left.cents }
    : undefined;
}

const LESS = /^(?:menos|-|.{0,40}\bmas .{0,30}\b(?:deu|deram|fez|fizeram|ganhei|consegui))(?: (?:mais|uns|r \$ ))?$/;
/** "O uber cobrou 28 e devolveu 10". */
const GIVEN_BACK = /\b(?:e|mas)(?: (?:ja|me|depois))* (?:devolv(?:eu|eram)|estorn(?:ou|aram))(?: so)?$/;
/** "300 menos 60 de desconto", "110, mas o moço deu 5 de desconto". */
function lessDiscount(tokens: readonly Token[], amounts: readonly Amount[]): Amount | undefined {
  const [price, off] = amounts;
  if (price === undefined || off === undefined || amounts.length !== 2) return undefined;
  const between = joined(tokens.slice(price.to, off.from));
  const isLess =
    tokens[off.to + 1]?.norm === 'desconto'
      ? LESS.test(between)
      : GIVEN_BACK.test(between) && off.cents < price.cents && !tokens.some(({ norm }) => norm.startsWith('emprest'));
  return isLess ? { ...price, cents: price.cents - off.cents } : undefined;
}

/**
 * Amount handed over minus change: "dei 100, voltou 27,30 de troco", "paguei com nota de 50 e veio 3";
 * the price itself when stated: "anzol 35, dei 50 e voltou 15".
 */
function lessChange(tokens: readonly Token[], amounts: readonly Amount[]): Amount | undefined {
  const [given, back] = amounts.slice(-2);
  if (given === undefined || back === undefined || amounts.length > 3 || back.cents >= given.cents) return undefined;
  const price = amounts.length === 3 ? amounts[0] : undefined;
  if (price !== undefined && price.cents !== given.cents - back.cents) return undefined;
  const between = tokens.slice(given.to, back.from).map((token) => token.norm);
  const returned =
    /(?:^| )(?:voltou|voltaram|veio|ficou|sobrou|devolveu|devolveram|recebi|peguei|me deu|me deram|deu)(?: [a-z]+)? ?$/;
  const change = tokens[back.to]?.norm === 'de' && tokens[back.to + 1]?.norm === 'troco';
  const called = between.includes('troco');
  if (!(change || called || price) || !returned.test(`${between.filter((word) => word !== 'de').join(' ')}`))
    return undefined;
  const before = tokens.slice(Math.max(0, given.from - 4), given.from).map((token) => token.norm);
  const handed = before.some((word) => /^(?:dei|entreguei|nota|com|troquei|passei)$/.test(word));
  return handed ? (price ?? { ...given, cents: given.cents - back.cents }) : undefined;
}

export const lessWhatCameBack = (tokens: readonly Token[], amounts: readonly Amount[]): Amount | undefined =>
  lessDiscount(tokens, amounts) ?? lessChange(tokens, amounts) ?? lessLeft(tokens, amounts);
