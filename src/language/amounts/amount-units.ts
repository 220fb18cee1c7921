// Currency words as data: one line per currency, note or nickname.

import type { Currency } from './amount.ts';

function words(rows: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(rows).flatMap(([key, list]) => list.split(' ').map((word): [string, string] => [word, key]));
}

function currencies(rows: Readonly<Record<Currency, string>>): ReadonlyMap<string, Currency> {
  return new Map(words(rows) as [string, Currency][]);
}

/** Currency signs before a number. A "$" alone is the real (LANGUAGE 3). */
export const MARKS_BEFORE = currencies({ BRL: 'r$ rs brl $', USD: 'us$ usd', EUR: '€ eur' });

/** Currency words after a number. Slang has no plural agreement: "22 conto", "3 mangos". */
export const UNITS_AFTER = currencies({
  BRL:
    'reais real rs r$ brl $ conto contos contin pila pilas mango mangos pau paus prata pratas mirreis merreis ' +
    'reaizinhos dinheiros',
  USD: 'us$ usd dolar dolares doleta doletas dol',
  EUR: '€ eur euro euros',
});

/** Informal entries of UNITS_AFTER, which never appear in receipts. */
export const SLANG_UNITS = new Set(
  'conto contos contin pila pilas mango mangos pau paus prata pratas mirreis merreis'.split(' '),
);

/** Animals printed on the notes and their nicknames, in reais. */
export const NOTES: ReadonlyMap<string, number> = new Map(
  words({
    10: 'arara araras',
    20: 'mico micos mico-leao',
    50: 'onca oncas galo galos',
    100: 'garoupa garoupas peixe peixes',
    200: 'lobo lobos lobo-guara',
  }).map(([word, value]) => [word, Number(value)] as const),
);

/** Augmentatives and diminutives of money words, in reais; never ambiguous. */
export const NICKNAMES: ReadonlyMap<string, number> = new Map(
  words({
    2: 'doizao doisao',
    5: 'cincao cinquinho',
    10: 'dezao dezinho',
    15: 'quinzao quinzinho',
    20: 'vintao vintinho vintinha vintezao',
    25: 'vintecincao',
    30: 'trintao trintinha',
    40: 'quarentao quarentinha',
    50: 'cinquentao cinquentinha',
    60: 'sessentao sessentinha',
    70: 'setentao setentinha',
    80: 'oitentao oitentinha',
    90: 'noventao noventinha',
    100: 'cenzao centao cenzinho cemzao',
    200: 'duzentao duzentinho duzentinhos',
    300: 'trezentao',
    400: 'quatrocentao',
    500: 'quinhentao quinhentinho quinhentinhos',
    1000: 'milao milzao milzinho',
  }).map(([word, value]) => [word, Number(value)] as const),
);

/** Nouns for notes and coins: "uma nota de cem", "3 cédulas de 50". */
export const BANKNOTES = new Set('nota notas cedula cedulas notinha notinhas moeda moedas'.split(' '));

/** Words that mark the following number as approximate. */
export const APPROX_BEFORE = new Set(
  'uns umas quase aproximadamente aprox tipo beirando praticamente ~ proximo perto cerca volta torno'.split(' '),
);
