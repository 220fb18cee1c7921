// "Deu cento e oitenta e nove com a taxa", "ele paga dia cinco": said to a recorder. Turns of phrase are built from figures, so that
// values and days of the month are put in digits; what is to be kept stays as it was said.

import type { Intent } from '../../language/intent.ts';
import { groupOf } from '../../language/intent.ts';
import { NUMBER_WORDS } from '../../language/numbers/number-words.ts';
import { readNumber } from '../../language/numbers/spelled-numbers.ts';
import type { Token } from '../../language/tokens/token.ts';
import { worthKeeping } from '../notebook/worth-keeping.ts';
import type { Situation } from '../situation.ts';
import { asTyped } from './typed-amount.ts';

/** Their words are kept, or looked for. */
const IN_THEIR_WORDS: ReadonlySet<Intent> = new Set<Intent>(['profile_set', 'my_data', 'switch_agent', 'quote']);
const KEEPS: ReadonlySet<ReturnType<typeof groupOf>> = new Set(['save', 'retrieve'] as const);
const NUMERAL = /^(?:[a-zà-ÿ]+(?: e [a-zà-ÿ]+)*)(?: (?:reais|real|contos?|pila))?$/i;

/** In centavos. What is smaller counts things more often, and stands in names. */
const LEAST = 1000;
/** The digits of a telephone, one by one. */
const goesOn = (next: Token | undefined): boolean => NUMBER_WORDS.has(next?.norm ?? '');

const ADDRESS = /(?<![a-zà-ÿ])(?:rua|avenida|travessa|alameda|rodovia|pra[çc]a|estrada d[aeo])(?![a-zà-ÿ])/i;

type Spelled = { readonly from: number; readonly to: number; readonly digits: string };

const inReais = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : asTyped(cents));

/** "Dia vinte", "dia vinte e cinco". */
function daysIn(tokens: readonly Token[]): readonly Spelled[] {
  return tokens.flatMap((token, i) => {
    const read = token.norm === 'dia' ? readNumber(tokens, i + 1) : undefined;
    return read?.words === true && read.cents <= 3100
      ? [{ from: i + 1, to: read.to, digits: String(read.cents / 100) }]
      : [];
  });
}

/** Undefined when no value and no day is spelled out. */
export function inDigits(situation: Situation): Situation | undefined {
  const { text, reading, understanding, loaded, read, readingOf } = situation;
  const { tokens, amounts } = reading;
  if (KEEPS.has(groupOf(understanding.intent)) || IN_THEIR_WORDS.has(understanding.intent)) return undefined;
  if (groupOf(understanding.intent) !== 'lancamento' && worthKeeping(text)) return undefined;
  if (ADDRESS.test(text)) return undefined;
  const values = amounts.flatMap(({ from, to, cents, form, unitPrice, currency }) =>
    form === 'words' && unitPrice === undefined && currency === 'BRL' && cents >= LEAST && !goesOn(tokens[to])
      ? [{ from, to, digits: inReais(cents) }]
      : [],
  );
  const days = daysIn(tokens).filter(({ from }) => !values.some((one) => one.from <= from && from < one.to));
  const spelled = [...values, ...days].toSorted((a, b) => b.from - a.from);
  const whole = spelled.reduce((words, { from, to, digits }) => {
    const [start, end] = [tokens[from]?.start, tokens[to - 1]?.end];
    if (start === undefined || end === undefined) return words;
    const said = words.slice(start, end);
    return NUMERAL.test(said) ? `${words.slice(0, start)}${digits}${words.slice(end)}` : words;
  }, text);
  if (whole === text) return undefined;
  // Under a question the words were read as its answer.
  return {
    ...situation,
    text: whole,
    reading: readingOf(whole),
    understanding: loaded.state.at === 'idle' ? read(whole) : understanding,
  };
}
