// All amounts of a message, and the main one. `amount-reader.ts` has the grammar; candidates are compared here, since a price can only be told from a
// count in context.

import { NUMBER_WORDS, NUMERAL } from '../numbers/number-words.ts';
import { readNumber } from '../numbers/spelled-numbers.ts';
import type { Token } from '../tokens/token.ts';
import { isListed } from '../tokens/word-lists.ts';
import type { Amount } from './amount.ts';
import { chooseAmount } from './amount-choice.ts';
import { readAmountAt, STARTS } from './amount-reader.ts';
import { NOTES } from './amount-units.ts';
import { findClockMoney } from './clock-money.ts';
import { isCount } from './counted-things.ts';
import { rateCount } from './rates.ts';
import { findCount } from './unit-prices.ts';

export type { Amount } from './amount.ts';

function mayStart(token: Token): boolean {
  if (token.kind === 'number') return true;
  if (token.kind === 'word') return isListed(token, STARTS);
  return token.norm === '-' || token.norm === '+' || token.norm === '$' || token.norm === '€';
}

/** The token after a number that is not money, so that a part of it is not parsed alone: "dois" in "dia vinte e dois", "15" in "das 7 e 15". */
function pastRefused(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (token?.kind !== 'number' && (token?.kind !== 'word' || !isListed(token, NUMERAL))) return at + 1;
  const to = readNumber(tokens, at)?.to ?? at + 1;
  const tail = tokens[to + 1]?.norm ?? '';
  const minutes =
    tokens[to]?.norm === 'e' &&
    /^d?as$/.test(tokens[at - 1]?.norm ?? '') &&
    (/^[1-5]\d$/.test(tail) || /^te/.test(NUMBER_WORDS.get(tail)?.kind ?? ''));
  return minutes ? (readNumber(tokens, to + 1)?.to ?? to) : to;
}

function readAll(tokens: readonly Token[]): Amount[] {
  const found: Amount[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const amount = token !== undefined && mayStart(token) ? readAmountAt(tokens, at) : undefined;
    if (amount !== undefined) found.push(amount);
    at = amount?.to ?? pastRefused(tokens, at);
  }
  return found;
}

const TO_THE_TAXI_APP = new Set('no na do da de pelo pela app o a uber'.split(' '));

/** 99 is a ride app: "paguei 25 no 99". Without another amount it may still be a price. */
function isTaxiApp(tokens: readonly Token[], amount: Amount): boolean {
  if (amount.marked || amount.cents !== 9900 || tokens[amount.from]?.raw !== '99') return false;
  // "uber 12 e 99 15": followed by its own price, 99 is the app.
  if (tokens[amount.to]?.kind === 'number') return true;
  return amount.from === 0 || TO_THE_TAXI_APP.has(tokens[amount.from - 1]?.norm ?? '');
}

/** "fui de 99 pro trabalho", "bota o 99 como transporte": means of transport, not an amount. */
const isRide = (tokens: readonly Token[], amount: Amount): boolean =>
  tokens[amount.from]?.raw === '99' &&
  /\b(?:[dn]?o|(?:fui|vim|voltei|fomos|viemos|ir|vou) de)$/.test(
    `${tokens[amount.from - 2]?.norm} ${tokens[amount.from - 1]?.norm}`,
  );

/** An animal name is a note only without another amount: "comprei um peixe por 30". */
function isAnimal(tokens: readonly Token[], amount: Amount): boolean {
  return amount.form === 'slang' && NOTES.has(tokens[amount.to - 1]?.norm ?? '');
}

/** Followed by its own qualifier, the word means the animal: "um peixe espada", "o galo de briga". */
function isCreature(tokens: readonly Token[], amount: Amount): boolean {
  const next = tokens[amount.to];
  return isAnimal(tokens, amount) && next?.kind === 'word' && next.norm.length > 2 && !AFTER_NOTE.has(next.norm);
}
const AFTER_NOTE = new Set(
  (
    'nos nas das dos pra pro pras pros para com sem por pelo pela hoje ontem anteontem agora que mais cada mas redondo certinho ' +
    'pix debito credito dinheiro ainda viu mano cara conto reais emprestado emprestada inteiro inteira num numa ali aqui ele ela ' +
    'meu minha comigo mes semana sexta sabado domingo segunda terca quarta quinta'
  ).split(' '),
);

/** Whether the second amount has its own noun: "28 e mais 7 do refri" is two purchases, "200 mais 50 de frete" one. */
const isOfElse = (tokens: readonly Token[], at: number): boolean =>
  /^(?:d[aeo]s?|n[oa]s?|com|pr[oa])$/.test(tokens[at]?.norm ?? '') &&
  !/^(?:frete|entrega|gorjeta|taxa|juros|multa|caixinha|servico|embalagem|troco|cabeca|cada|pecas?$|desloca|visita|instala|mao$)/.test(
    tokens[at + 1]?.norm ?? '',
  );

/** "46,90 e 8 de taxa". */
const isOnTop = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.norm === 'de' && /^(?:frete|entrega|gorjeta|taxa|servico|embalagem)$/.test(tokens[at + 1]?.norm ?? '');

/** "200 com 8 de multa", "650 com multa de 13": paid on top; of a loan it is its terms. */
const CHARGED = /^(?:, |e )*com (?:(?:multa|juros|mora) de #|# de (?:multa|juros|mora)\b)/;
const charged = (between: string, tokens: readonly Token[], to: number): boolean =>
  CHARGED.test(`${between} # ${tokens[to]?.norm} ${tokens[to + 1]?.norm}`) &&
  !tokens.some(({ norm }) => /^(?:emprest|divida|devo)/.test(norm));

/** Adds amounts that form one price: "duzentos e mais dez", "mercado 10 + 20". */
function joined(tokens: readonly Token[], found: readonly Amount[]): Amount[] {
  const out: Amount[] = [];
  for (const amount of found) {
    const last = out.at(-1);
    const between =
      last === undefined
        ? ''
        : tokens
            .slice(last.to, amount.from)
            .map((token) => token.norm)
            .join(' ');
    if (
      last !== undefined &&
      last.currency === amount.currency &&
      (charged(between, tokens, amount.to) ||
        (between === '+' && tokens[last.from - 1]?.norm !== '='
          ? /^(?:n[oa]s?|em|hoje|ontem|pix|\W.*)?$/.test(tokens[amount.to]?.norm ?? '')
          : (/^(?:e )?mais(?: [ao] (?:taxa|frete|entrega|gorjeta) de)?$/.test(between) ||
              (between === 'e' && isOnTop(tokens, amount.to))) &&
            amount.cents < last.cents &&
            !isOfElse(tokens, amount.to)))
    )
      out[out.length - 1] = { ...last, cents: last.cents + amount.cents, to: amount.to };
    else out.push(amount);
  }
  return out;
}

/** The percentage of an amount in centavos: "descontou 3,2% de 640". */
function percentOf(tokens: readonly Token[], { from, cents }: Amount): number | undefined {
  if (tokens[from - 1]?.norm !== 'de' || tokens[from - 2]?.norm !== '%') return undefined;
  const percent = Number(tokens[from - 3]?.norm.replace(',', '.'));
  return percent > 0 && percent < 100 ? Math.round((cents * percent) / 100) : undefined;
}

function weed(tokens: readonly Token[], found: readonly Amount[], counted: ReadonlySet<number>): Amount[] {
  const alone = found.length === 1;
  return found.filter((amount) => {
    if (counted.has(amount.from)) return false;
    if (isCreature(tokens, amount)) return false;
    if (alone && isRide(tokens, amount)) return false;
    if (!alone && (isTaxiApp(tokens, amount) || isAnimal(tokens, amount))) return false;
    return !isCount(tokens, amount, alone);
  });
}

/**
 * Every amount of money in the message, in text order. Counts, hours, dates, models, instalments ("5x") and codes are excluded;
 * "3 cafés de 6" is multiplied and has `unitPrice`.
 */
export function findAmounts(tokens: readonly Token[]): Amount[] {
  const found = readAll(tokens);
  if (found.length === 0) {
    const clock = tokens.some((token) => token.kind === 'number') ? findClockMoney(tokens) : undefined;
    return clock === undefined ? [] : [clock];
  }
  const counted = new Set<number>();
  const priced = found.map((amount) => {
    const part = percentOf(tokens, amount);
    if (part !== undefined) return { ...amount, cents: part };
    const count = findCount(tokens, amount) ?? rateCount(tokens, amount, found);
    // "Dois terços do aluguel de 1200" is a share, and not two prices.
    if (count === undefined || /^(?:terco|quarto|quinto)s$/.test(tokens[count.to]?.norm ?? '')) return amount;
    for (let at = count.from; at < count.to; at++) counted.add(at);
    const unitPrice = { count: count.hundredths / 100, eachCents: amount.cents };
    return { ...amount, cents: Math.round((amount.cents * count.hundredths) / 100), unitPrice };
  });
  return joined(tokens, weed(tokens, priced, counted));
}

/**
 * The amount of a one-item message: "de 90 por 59" is 59; a currency mark has priority over "por/deu/foi", then "de",
 * centavos, and the last position. Excluded values ("não era 30", "20 de troco") come last.
 */
export function pickAmount(
  tokens: readonly Token[],
  amounts: readonly Amount[],
): { chosen?: Amount; others: Amount[] } {
  return chooseAmount(tokens, amounts);
}
