// Portuguese numerals, with what may follow each. Includes feminine forms and European "dezasseis".

import { wordList } from '../tokens/word-lists.ts';

const UNITS: Readonly<Record<number, string>> = {
  1: 'um uma',
  2: 'dois duas doiz',
  3: 'tres treis',
  4: 'quatro',
  5: 'cinco sinco',
  6: 'seis',
  7: 'sete',
  8: 'oito',
  9: 'nove',
};
const TEENS: Readonly<Record<number, string>> = {
  10: 'dez deiz',
  11: 'onze',
  12: 'doze',
  13: 'treze',
  14: 'quatorze catorze',
  15: 'quinze',
  16: 'dezesseis dezasseis',
  17: 'dezessete dezassete',
  18: 'dezoito',
  19: 'dezenove dezanove',
};
const TENS: Readonly<Record<number, string>> = {
  20: 'vinte vint',
  30: 'trinta',
  40: 'quarenta',
  50: 'cinquenta cincoenta',
  60: 'sessenta',
  70: 'setenta',
  80: 'oitenta',
  90: 'noventa',
};
const HUNDREDS: Readonly<Record<number, string>> = {
  100: 'cento',
  200: 'duzentos duzentas',
  300: 'trezentos trezentas',
  400: 'quatrocentos quatrocentas',
  500: 'quinhentos quinhentas',
  600: 'seiscentos seiscentas',
  700: 'setecentos setecentas',
  800: 'oitocentos oitocentas',
  900: 'novecentos novecentas',
};

type NumberWordKind = 'unit' | 'teen' | 'ten' | 'hundred' | 'cem' | 'zero';
type NumberWord = { readonly kind: NumberWordKind; readonly value: number };

function rows(kind: NumberWordKind, table: Readonly<Record<number, string>>): [string, NumberWord][] {
  return Object.entries(table).flatMap(([value, words]) =>
    words.split(' ').map((word): [string, NumberWord] => [word, { kind, value: Number(value) }]),
  );
}

/** Folded word -> numeral. "mil" and "milhão" are multipliers (SCALES). */
export const NUMBER_WORDS: ReadonlyMap<string, NumberWord> = new Map([
  ...rows('unit', UNITS),
  ...rows('teen', TEENS),
  ...rows('ten', TENS),
  ...rows('hundred', HUNDREDS),
  ...rows('cem', { 100: 'cem' }),
  ...rows('zero', { 0: 'zero' }),
]);

export const NUMERAL = wordList(NUMBER_WORDS);

/** Multipliers. `alone` ones may start a number: "mil e duzentos". */
export const SCALES: ReadonlyMap<string, { readonly times: number; readonly alone: boolean; readonly slang: boolean }> =
  new Map([
    ['mil', { times: 1e3, alone: true, slang: false }],
    ['k', { times: 1e3, alone: false, slang: false }],
    ['mi', { times: 1e6, alone: false, slang: false }],
    ['milhao', { times: 1e6, alone: false, slang: false }],
    ['milhoes', { times: 1e6, alone: false, slang: false }],
    ['bi', { times: 1e9, alone: false, slang: false }],
    ['bilhao', { times: 1e9, alone: false, slang: false }],
    ['bilhoes', { times: 1e9, alone: false, slang: false }],
    ['barao', { times: 1e3, alone: false, slang: true }],
    ['baroes', { times: 1e3, alone: false, slang: true }],
    ['baraos', { times: 1e3, alone: false, slang: true }],
  ]);

/** Ordinals for instalments, quarters and business days; masculine, parsers also accept "-a". */
export const ORDINALS: ReadonlyMap<string, number> = new Map(
  'primeiro segundo terceiro quarto quinto sexto setimo oitavo nono decimo'
    .split(' ')
    .flatMap((word, i): [string, number][] => [
      [word, i + 1],
      [`${word.slice(0, -1)}a`, i + 1],
    ]),
);
