// What is put right within the same message: "150, não, 180", "na luz, quer dizer, na água", "ontem, aliás, anteontem".
// Only what was meant is left.

import { piece } from '../../domain/pattern.ts';
import { WEEKDAY_NAMES } from './calendar-words.ts';
import { type Turn, turn } from './turn.ts';
import { FIGURE } from './typed-amount.ts';

/** "Pera" alone is a fruit, and "não" without a pause denies what follows. */
const SORRY = piece`
  (?:
    n[ãa]o[, ]+(?:pera[íi]?|pera a[íi]|calma|errei|desculpa|minto)|
    n[ãa]o,|pera[íi]|pera a[íi]|opa,|ops,|ali[áa]s|digo|quer dizer|ou melhor|melhor dizendo|minto|mentira|foi mal|
    desculpa|errei|corrigindo
  )
`;
const DAY = piece`(?:hoje|ontem|anteontem|${WEEKDAY_NAMES}|dia \d{1,2})`;
const WAS = '(?:(?:era|foi|foram|é|deu|s[ãa]o) )?';
const OF = '(?:n[ao]s?|d[aeo]s?|com|pr[ao]s?)';
const DID = '(?:paguei|gastei|comprei|recebi|mandei|dei|passei|vendi|deixei)';

export const SAID_AGAIN: readonly Turn[] = [
  [turn(`(?<day>${DAY}) (?<what>.*\\d.*?)[, ]+(?:${SORRY}|na verdade)[, ]*${WAS}(?<real>${DAY})`), '$<real> $<what>'],
  [turn(`(?<what>.*\\d.*?) (?<day>${DAY})[, ]+(?:${SORRY}|na verdade)[, ]*${WAS}(?<real>${DAY})`), '$<what> $<real>'],
  [
    turn(
      piece`
        (?<lead>${DID} .*?)(?<=[ $])${FIGURE}(?<what>(?: (?:reais|conto|contos|pila))?(?: (?!e |mais )[a-zà-ÿ]+){0,5}?)
        [, ]+${SORRY}[, ]*${WAS}(?<real>${FIGURE})(?<rest>(?![\d.,]*\d)[^\d]*)
      `,
    ),
    '$<lead>$<real>$<what>$<rest>',
  ],
  [
    turn(
      piece`
        (?<lead>(?!.*\?)(?:[a-zà-ÿ]+ ){1,4}?)${FIGURE}(?<what>(?: (?:reais|conto|contos|pila))?)[, ]+${SORRY}[, ]*${WAS}
        (?<real>${FIGURE})(?<rest>(?![\d.,]*\d)[^\d]*)
      `,
    ),
    '$<lead>$<real>$<what>$<rest>',
  ],
  [
    turn(
      `(?<lead>${DID} .*?\\d.*? )${OF}(?: [oa])? [a-zà-ÿ]+[, ]+(?:quer dizer|ou melhor|digo|ali[áa]s|minto|n[ãa]o,|mentira)[, ]*(?:foi )?(?<real>${OF} \\D+)`,
    ),
    '$<lead>$<real>',
  ],
];
