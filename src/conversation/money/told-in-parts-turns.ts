// One purchase told by its parts, or divided: the last price of a list is "o resto", and people are told behind "pra".

import { AMOUNT, type Turn, text, turn } from '../wording/turn.ts';
import { TYPED_AMOUNT } from '../wording/typed-amount.ts';

const NAMED = '(?:[oa]s? )?[a-zA-ZÀ-ÿ][a-zA-ZÀ-ÿ ]{2,25}?';
const WAS = '(?: (?:deu|foi|custou|saiu(?: por)?))?';
const PRICED = new RegExp(`(?:[oa]s? )?([a-zà-ÿ][a-zà-ÿ ]{2,25}?)${WAS} (${TYPED_AMOUNT})(?=$|,| e )`, 'gi');

export const TOLD_IN_PARTS_TURNS: readonly Turn[] = [
  // "A picanha deu 189, carvão 35, o resto 140".
  [
    turn(
      `((?:paguei |gastei )?${NAMED}${WAS} ${TYPED_AMOUNT}(?:(?:,| e) ${NAMED}${WAS} ${TYPED_AMOUNT}){0,4}),? (?:e )?(?:o )?(?:resto|restante)${WAS} ${AMOUNT}`,
    ),
    (_, parts, rest) => {
      const each = [...text(parts).matchAll(PRICED)].map(([, what, value]) => `${value} com ${what}`);
      return `gastei ${each.join(', ')} e ${text(rest)} com o resto das coisas`;
    },
  ],
  // "Divide 320 pra 5": no price of 5.
  [
    turn(
      `(?:(?:agora|e|me|pode),? )*(?:divid|rach|repart)(?:e|a|ir|ar|i|ei|imos|amos) ${AMOUNT}((?: d[aeo]s? [a-zA-ZÀ-ÿ ]{2,25}?)?) (?:pr[ao]s?|para|com|em|entre) (\\d{1,2})(?: (?:pessoas|amig[oa]s))?`,
    ),
    (_, value, what, count) => `${text(value)}${text(what)} dividido por ${text(count)}`,
  ],
];
