// All figures of a question, in the order of the text.

import type { Amount } from '../amounts/amount.ts';
import { readAmountAt } from '../amounts/amount-reader.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import { fold } from '../tokens/normalize.ts';
import type { Token } from '../tokens/token.ts';
import { wordOf } from '../tokens/word.ts';
import type { Figure } from './figure.ts';
import type { Found } from './found.ts';
import { moneyFigure } from './money-role.ts';
import { wordsAfter, wordsBefore } from './nearby-words.ts';
import { percentAt } from './percent-at.ts';
import { settle } from './settle.ts';
import { timeAt } from './time-at.ts';

/** Tokens examined; a longer text is a document, not a question. */
const FIRST_TOKENS = 160;

/** Words allowed between the number of instalments and their value: "10x de 270", "12 parcelas que faltam de 890". */
const EACH = /^(?: (?:de|por|a|fixas?|iguais|mensais|sem|juros|que|ainda|faltam|no|cartao|cada|d|boleto))*$/;
/** Smaller unmarked numbers count people or things: "tenho 3 cartões". */
const SMALLEST_CENTS = 1000;

function moneyAt(
  tokens: readonly Token[],
  at: number,
  since: number,
  last: Figure | undefined,
  line: string,
): Found | undefined {
  const amount = readAmountAt(tokens, at);
  if (amount === undefined) return undefined;
  const { cents, to } = spokenThousands(tokens, amount);
  const back = wordsBefore(tokens, at, since);
  if (last?.role.startsWith('installments') === true && EACH.test(back))
    return { figure: { role: 'installment', cents, per: 'month' }, from: at, to };
  const figure = carriesOn(last, moneyFigure(cents, back, wordsAfter(tokens, to), line), back, wordsAfter(tokens, to));
  if (!amount.marked && cents < SMALLEST_CENTS) return undefined;
  return { figure, from: at, to };
}

/** Spoken thousands and hundreds: "ganhamos seis e quinhentos". */
function spokenThousands(tokens: readonly Token[], amount: Amount): { readonly cents: number; readonly to: number } {
  const tail =
    amount.cents < 10_000 && !amount.marked && tokens[amount.to]?.norm === 'e'
      ? readAmountAt(tokens, amount.to + 1)
      : undefined;
  if (tail === undefined || tail.marked || tail.cents < 10_000 || tail.cents > 90_000 || tail.cents % 10_000 !== 0)
    return amount;
  return { cents: amount.cents * 1000 + tail.cents, to: tail.to };
}

function figureAt(
  tokens: readonly Token[],
  at: number,
  since: number,
  last: Figure | undefined,
  line: string,
): Found | undefined {
  const token = tokens[at];
  if (token === undefined || token.kind === 'url' || token.kind === 'emoji') return undefined;
  const counted = token.kind === 'number' || NUMBER_WORDS.has(token.norm);
  return (
    (counted ? (percentAt(tokens, at, since) ?? timeAt(tokens, at, since)) : undefined) ??
    moneyAt(tokens, at, since, last, line)
  );
}

/** A value without its own role inherits that of the list it is in: "dívida de 5 mil no nubank, 2 mil no carnê". */
function carriesOn(last: Figure | undefined, next: Figure, between: string, on: string): Figure {
  if (next.role !== 'amount' || last?.role !== 'debt' || !/^(?: (?:,|e|mais|outros?|;|tambem|ainda))*$/.test(between))
    return next;
  return moneyFigure(next.cents, ' devo', on, '');
}

/** The noun a value belongs to, skipping a preposition: "cartão de 2 mil". */
const nameBefore = (tokens: readonly Token[], at: number): string => {
  const last = tokens[at - 1]?.norm ?? '';
  return (/^d[eoa]$/.test(last) ? tokens[at - 2]?.norm : undefined) ?? last;
};

/** The token without accents, which the patterns here do not have. */
function plain(token: Token): Token {
  const norm = token.kind === 'word' ? fold(token.norm) : token.norm;
  return norm === token.norm ? token : { ...token, norm, word: wordOf(norm) };
}

/** All figures of the tokens. Linear in their number. */
export function findFigures(said: readonly Token[]): Figure[] {
  const tokens = said.map(plain);
  const figures: Figure[] = [];
  const names: string[] = [];
  let since = 0;
  const end = Math.min(tokens.length, FIRST_TOKENS);
  const line = tokens
    .slice(0, end)
    .map((token) => token.norm)
    .join(' ');
  for (let at = 0; at < end; ) {
    const found = figureAt(tokens, at, since, figures.at(-1), line);
    if (found === undefined) {
      at++;
      continue;
    }
    figures.push(found.figure);
    names.push(nameBefore(tokens, found.from));
    since = found.to;
    at = found.to;
  }
  return settle(figures, names, line);
}
