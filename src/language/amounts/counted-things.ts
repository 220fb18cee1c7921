// Quantities: a small number before a plural noun is a count, not a price: "3 vasos", "dois cafés", "10 ovos". Decided with all candidates in view.

import { SCALES } from '../numbers/number-words.ts';
import type { Token } from '../tokens/token.ts';
import { isPlainInteger } from '../tokens/token-shapes.ts';
import type { Amount } from './amount.ts';
import { COUNTED, NOT_THINGS, PRICE_CUES, VESSELS } from './not-amount-words.ts';

/** In centavos, as parsed: a count up to twelve needs no other amount in the message. */
const DOZEN = 1200;
const SMALL_CHANGE = 6000;

/** A whole number without mark or decimals, the only form of a count. */
function isBareWhole(tokens: readonly Token[], amount: Amount): boolean {
  if (amount.marked || amount.sign !== 0 || amount.cents % 100 !== 0) return false;
  if (amount.form === 'words') return !SCALES.has(tokens[amount.to - 1]?.norm ?? '');
  return amount.to === amount.from + 1 && isPlainInteger(tokens[amount.from]);
}

/** By its ending, for words longer than three letters; 'reais' and the like are no things. */
export function isPlural(token: Token | undefined): boolean {
  if (token === undefined || token.kind !== 'word') return false;
  return token.norm.length > 3 && token.norm.endsWith('s') && !NOT_THINGS.has(token.norm);
}

const HANDLED = /^(?:receb|mand|envi|fi[zc]|fa[cz]|fe[zc]|guard|levei|tir[ea]|peg|entreg)/;

/** Whether `amount` counts the noun after it. `alone` is true when no other amount was found. */
export function isCount(tokens: readonly Token[], amount: Amount, alone: boolean): boolean {
  if (!isBareWhole(tokens, amount)) return false;
  const noun = tokens[amount.to];
  if (noun?.kind !== 'word') return false;
  if (
    COUNTED.has(noun.norm) ||
    (VESSELS.has(noun.norm) &&
      !PRICE_CUES.has(tokens[amount.from - 1]?.norm ?? '') &&
      (!alone || (amount.cents <= DOZEN && tokens[amount.to + 1]?.norm === 'de')))
  )
    return true;
  // "Mandei 30 mensagens", "fiz 200 coxinhas": nobody leaves out "reais" before a plural here.
  if (isPlural(noun) && HANDLED.test(tokens[amount.from - 1]?.norm ?? '')) return true;
  if (amount.cents === 100 && !PRICE_CUES.has(tokens[amount.from - 1]?.norm ?? '')) return !NOT_NOUNS.has(noun.norm);
  // "Vendi 5 coxinha", without the plural.
  if (/^vend(?:i|emos)$/.test(tokens[amount.from - 1]?.norm ?? '') && amount.cents <= SMALL_CHANGE)
    return !NOT_NOUNS.has(noun.norm) && !NOT_THINGS.has(noun.norm);
  // "Paguei 3 marmita 66": the price stands behind.
  const behind = tokens[amount.to + 2];
  if (
    amount.cents <= DOZEN &&
    /^(?:pag|gast|compr)/.test(tokens[amount.from - 1]?.norm ?? '') &&
    tokens[amount.to + 1]?.kind === 'number' &&
    (behind?.kind !== 'word' || NOT_NOUNS.has(behind.norm))
  )
    return !NOT_NOUNS.has(noun.norm) && !NOT_THINGS.has(noun.norm);
  if (!isPlural(noun)) return amount.form === 'words' && amount.cents <= DOZEN && !alone && !NOT_NOUNS.has(noun.norm);
  if (amount.cents <= DOZEN) return true;
  if (PRICE_CUES.has(tokens[amount.from - 1]?.norm ?? '')) return false;
  return !alone && amount.cents <= SMALL_CHANGE;
}

/** Function words that continue the sentence after a price. */
const NOT_NOUNS = new Set(
  (
    'no na nos nas de do da dos das em pra pro para com ao pela pelo por hoje ontem a o e que mais so cada num numa ' +
    'mas foi redondo certinho pix debito credito dinheiro la ali aqui'
  ).split(' '),
);
