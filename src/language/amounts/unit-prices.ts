// Unit prices, multiplied by their count: "3 cafés de 6", "3 vasos a 25 cada", "10 litros a 6,29". "por" gives a total: "3 cafés por 6" cost 6.

import { readDigits } from '../numbers/digits.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import { readSmallWords } from '../numbers/spelled-numbers.ts';
import type { Token } from '../tokens/token.ts';
import { isPlainInteger, joined } from '../tokens/token-shapes.ts';
import type { Amount } from './amount.ts';
import { isPlural } from './counted-things.ts';
import { MEASURES, MODELS, NAMED_BEFORE, NOT_THINGS, UNITS, VESSELS } from './not-amount-words.ts';
import { positionAt } from './parcel-position.ts';
import { priceTimes } from './price-times.ts';

/** A quantity in hundredths, and the tokens [from, to) of it. `to` is the noun. */
export type Count = { readonly hundredths: number; readonly from: number; readonly to: number };

const SESSIONS = new Set(
  'pes maos noites diaria diarias sessoes aulas consultas plantoes viagens corridas entregas faxinas sacos sacas milheiros'.split(
    ' ',
  ),
);
/** Units sold individually. */
const PRICED_UNITS = new Set('dias noites meses semanas pessoas paginas un und unid unidades convidados'.split(' '));
const REACH = 5;
/** Window in tokens between the count and its price: "vendi dois bicos pra uma turista, cada um cinquenta". */
const FAR = 9;
const MOST = 6000;
/** Of these a price is seldom of one: "500g a 60 o quilo". */
const SMALL = /^(?:m?g|gr|gramas?|ml|[cm]m)$/;
const BUYING = new Set(
  'vendi vendemos vendeu fiado trouxe trouxemos compramos pegamos levamos sairam : comprei peguei paguei gastei tomei comi comprou comprar comprando pedi foram foi levei bebi mais com'.split(
    ' ',
  ),
);
const STOPS = new Set(
  'que no na nos nas em por com pro pra para mas foi deu custou ontem hoje paguei gastei comprei as os outro outra'.split(
    ' ',
  ),
);

/** Tokens allowed between the things and their unit price. */
const BETWEEN_EACH = new Set('pro pra para hoje ontem em no na nos nas com por'.split(' '));

function readCount(tokens: readonly Token[], at: number): Count | undefined {
  const token = tokens[at];
  if (token?.kind === 'number') {
    const digits = readDigits(token.norm);
    return digits === undefined ? undefined : { hundredths: digits.cents, from: at, to: at + 1 };
  }
  if (token?.kind !== 'word' || !NUMBER_WORDS.has(token.norm)) return undefined;
  let from = at;
  while (tokens[from - 1]?.norm === 'e' && NUMBER_WORDS.has(tokens[from - 2]?.norm ?? '')) from -= 2;
  const words = readSmallWords(tokens, from);
  return words?.to === at + 1 ? { hundredths: words.value * 100, from, to: at + 1 } : undefined;
}

/** Whether the noun at `count.to` can have a unit price; sizes ("4 bocas") cannot, measures only with "a" or "cada". */
function hasPrice(tokens: readonly Token[], count: Count, by: 'de' | 'a' | 'cada'): boolean {
  const noun = tokens[count.to];
  const before = tokens[count.from - 1]?.norm ?? '';
  if (
    noun === undefined ||
    noun.kind === 'punct' ||
    NAMED_BEFORE.has(before) ||
    MODELS.has(before) ||
    (before === 'as' && by !== 'cada') ||
    before === 'em' ||
    before === 'dia'
  )
    return false;
  // Work by the day or session has a unit price: "3 diárias de 200".
  if (SESSIONS.has(noun.norm)) return before !== 'em';
  // "RU 2 vezes, 1,50 cada" is a frequency; "em 2 vezes" was parsed as instalments.
  if (/^vez(?:es)?$/.test(noun.norm)) return by === 'cada';
  if (UNITS.has(noun.norm) && !PRICED_UNITS.has(noun.norm)) return false;
  if (UNITS.has(noun.norm)) return by !== 'de' && before !== 'faz' && before !== 'ha';
  if (MEASURES.has(noun.norm)) return by !== 'de';
  if (count.hundredths % 100 !== 0) return false;
  if (noun.norm === 'de' || by === 'cada' || VESSELS.has(noun.norm)) return true;
  if (NOT_THINGS.has(noun.norm)) return false;
  return isPlural(noun) || count.from === 0 || BUYING.has(before) || tokens[count.from]?.kind === 'word';
}

/** "50 de sinal do vestido de 300", "50 do vestido de 300": paid for it; "3 de chocolate de 5" are three. */
const isPriceOf = (tokens: readonly Token[], { hundredths, to }: Count): boolean =>
  /^d[oa]s?$/.test(tokens[to]?.norm ?? '') || (tokens[to]?.norm === 'de' && hundredths > FEW_THINGS);
const FEW_THINGS = 600;

/** The count whose unit price is the amount starting at `priceFrom`, looking back from `end`. */
function countBefore(tokens: readonly Token[], end: number, by: 'de' | 'a' | 'cada'): Count | undefined {
  const reach = by === 'de' ? REACH : FAR;
  for (let at = end - 1; at >= 0 && at >= end - reach; at--) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'url' || (token.kind === 'emoji' && by !== 'cada')) return undefined;
    // A day word does not separate count and price: "vendi 38 água hoje a 3".
    const passes =
      by === 'cada' ? BETWEEN_EACH.has(token.norm) : by === 'a' && /^(?:hoje|ontem|n[oa]s?)$/.test(token.norm);
    if (STOPS.has(token.norm) && !passes) return undefined;
    if (token.kind === 'punct' && !(by === 'cada' && token.norm === ',')) return undefined;
    const count = readCount(tokens, at);
    // "pra uma turista": an article, so the count is further back.
    if (count === undefined || (by === 'cada' && count.hundredths === 100)) continue;
    if (by === 'de' && isPriceOf(tokens, count)) return undefined;
    const tooFew = count.hundredths < 200 && count.hundredths % 100 === 0;
    return tooFew ||
      count.hundredths > (by === 'de' || SMALL.test(tokens[count.to]?.norm ?? '') ? MOST : 100 * MOST) ||
      !hasPrice(tokens, count, by)
      ? undefined
      : count;
  }
  return undefined;
}

const BILLED = /^(?:un|und|unid|unidades?|pcs?|pecas?|cx|caixas?|pct|pacotes?|sacos?|latas?|pares|par)$/;

/** "30 unid 21,00 + manteiga 5 x 12,50": on a bill with units, "x" multiplies in later lines too. */
export const isBilled = (tokens: readonly Token[], times: number): boolean =>
  isTooCheap(tokens, times) ||
  (tokens.slice(0, times).some(({ norm }) => norm === '+') &&
    tokens.slice(0, times).some(({ norm }) => BILLED.test(norm)));

/** "Iogurte 6 x 6,49": nobody pays so little in instalments. @param times of the "x", or of the count before it. */
function isTooCheap(tokens: readonly Token[], times: number): boolean {
  const x = tokens[times]?.norm === 'x' ? times : times + 1;
  const price =
    tokens[x]?.norm === 'x' && isPlainInteger(tokens[x - 1]) ? readDigits(tokens[x + 1]?.norm ?? '') : undefined;
  return (
    price !== undefined &&
    price.decimals === 2 &&
    price.cents < CHEAP &&
    !tokens.some(({ norm }) => /^c(?:artao|redito)$/.test(norm))
  );
}
const CHEAP = 1000;

/** "3 un. x 129", "2 cafés x 6": "x" after a unit or the things multiplies; "3x 129" is instalments. */
function countTimes(tokens: readonly Token[], times: number): Count | undefined {
  const end = tokens[times - 1]?.norm === '.' ? times - 1 : times;
  const unit = tokens[end - 1]?.norm ?? '';
  const named = BILLED.test(unit) || isPlural(tokens[end - 1]);
  if (!named && !isBilled(tokens, times)) return undefined;
  const count = readCount(tokens, named ? end - 2 : end - 1);
  return count === undefined || count.hundredths < 200 ? undefined : count;
}

/** A repeated fare: "4,90 duas vezes", "4,90 x 2". */
function timesAfter(tokens: readonly Token[], amount: Amount): Count | undefined {
  const times = priceTimes(tokens, amount.to, amount.cents);
  if (times !== undefined) return { hundredths: times.value * 100, from: times.to - 1, to: times.to };
  const last = tokens[amount.to + 1]?.norm;
  if (last !== 'vezes' || amount.cents > DEAREST_FARE) return undefined;
  const next = tokens[amount.to + 2]?.norm ?? '';
  const count = readCount(tokens, amount.to);
  return count === undefined || /^(?:no|na|sem|de|com|cartao)$/.test(next) || count.hundredths > 1000
    ? undefined
    : count;
}
const DEAREST_FARE = 3000;

const ALONE = /^(?:\W|d[aeo]s?|e|no?|hoje|ontem|)$/;
const BOTH = /^(?:[oa]s|foram|(?:compr|lev|peg|troqu|trouxe)[a-z]*)$/;
function countAfter(tokens: readonly Token[], from: number): Count | undefined {
  for (let at = from; at < from + REACH; at++) {
    const count = readCount(tokens, at);
    const after = tokens[count?.to ?? at];
    // "520 cada, troquei os dois da frente", "1.950 cada, comprei dois".
    if (
      count !== undefined &&
      (isPlural(after) || (ALONE.test(`${after?.norm ?? ''}`) && BOTH.test(tokens[at - 1]?.norm ?? '')))
    )
      return count;
  }
  return undefined;
}

const PER_UNIT = /^[oa] (?:kg|quilo|litro|metro) (?!.*\b(?:deu|foi|saiu|ficou) )/;

/** The count that multiplies `amount`; undefined when the amount is already a total. */
export function findCount(tokens: readonly Token[], amount: Amount): Count | undefined {
  const before = tokens[amount.from - 1]?.norm;
  const multiplied =
    before === 'x' || before === '*' ? countTimes(tokens, amount.from - 1) : timesAfter(tokens, amount);
  if (multiplied !== undefined) return multiplied;
  const apiece = /^uma?$/.test(tokens[amount.from - 2]?.norm ?? '') && tokens[amount.from - 3]?.norm === 'cada';
  if (apiece && /^(?:a|por|de)$/.test(before ?? '')) {
    const count = countBefore(tokens, amount.from - 3, 'cada');
    if (count !== undefined) return count;
  }
  const each =
    /^(?:cada|de cada)\b/.test(`${tokens[amount.to]?.norm} ${tokens[amount.to + 1]?.norm}`) ||
    ((before === 'um' || before === 'uma') && tokens[amount.from - 2]?.norm === 'cada') ||
    before === 'cada';
  if (each) {
    const steps = before === 'um' || before === 'uma' ? 2 : /^(?:cada|a|de|por)$/.test(before ?? '') ? 1 : 0;
    const count = countBefore(tokens, amount.from - steps, 'cada') ?? countAfter(tokens, amount.to + 1);
    // "dei 50 pro Davi e pra Lívia, 50 cada": the price repeated, not a count.
    return count !== undefined && count.hundredths === amount.cents && STOPS.has(tokens[count.to]?.norm ?? '')
      ? undefined
      : count;
  }
  if (before !== 'de' && before !== 'a')
    // "Tava 25 o quilo da carne, levei 2".
    return /^[oa]$/.test(tokens[amount.to]?.norm ?? '') &&
      PER_UNIT.test(joined(tokens.slice(amount.to, amount.to + 2 * REACH)))
      ? countAfter(tokens, amount.to + 2)
      : undefined;
  // "Parcela 4 de 10 de 150": the ten counts instalments.
  if (positionAt(tokens, amount.from - 4) !== undefined) return undefined;
  const count = countBefore(tokens, amount.from - 1, before);
  // "2 de 50": a count directly before "de".
  return count ?? (before === 'de' ? bareCount(tokens, amount.from - 2) : undefined);
}

function bareCount(tokens: readonly Token[], at: number): Count | undefined {
  const count = readCount(tokens, at);
  if (count === undefined || count.hundredths % 100 !== 0 || count.hundredths < 200 || count.hundredths > 2000)
    return undefined;
  return hasPrice(tokens, { ...count }, 'de') ? count : undefined;
}
