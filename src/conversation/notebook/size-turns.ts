// What somebody wears, told without an order or asked: figures of a note, and no prices.

import { pattern, piece } from '../../domain/pattern.ts';
import type { Turn } from '../wording/turn.ts';
import { WORN } from './worn.ts';

/** Somebody, by name or by what they are: 'a Lia', 'minha mãe', 'o pai da Bia'. */
export const WHO = piece`(?:(?:[oa] |meu |minha )?[a-zA-ZÀ-ÿ]+(?: (?:d[aeo]s? )?[a-zA-ZÀ-ÿ]+)?)`;
const SIZE = piece`(?:\d{1,3}(?:[.,]\d)?|PP?|M|GG?|XGG?|EGG?)`;
const WEARS = '(?:calça|veste|usa|t[áa] (?:calçando|vestindo|usando))';

export const SIZE_TURNS: readonly Turn[] = [
  // "Qual o tamanho do sapato do Theo?": the note may call it a number.
  [
    pattern('i')`
      ^(?:e )?qual (?:que )?(?:[ée] |era )?(?:mesmo )?o (?:tamanho|n[úu]mero) d[oa] ((?:${WORN})
      (?: d[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{1,25}?)?)(?: mesmo)?\s*[?.!]*$
    `,
    'procura $1',
  ],
  // "O Enzo calça 32 agora".
  [
    new RegExp(
      `^((?:[oa] |meu |minha )?(?!el[ea] )[a-zA-ZÀ-ÿ]+) (cal[çc]a|veste) (?:n[úu]mero |tamanho )?(${SIZE}) (?:agora|j[áa])[.!]*$`,
      'i',
    ),
    '$1 agora $2 $3',
  ],
  // "O Davi cresceu, tá calçando 32".
  [
    new RegExp(
      `^((?:[oa] |meu |minha )[a-zA-ZÀ-ÿ]+) [a-zà-ÿ]{3,20}(?: [a-zà-ÿ]{2,10})?, (?:(?:j[áa]|agora) )*(?:t[áa] )?(cal[çc]a|veste)(?:ndo)? (?:n[úu]mero |tamanho )?(${SIZE})[.!]*$`,
      'i',
    ),
    '$1 agora $2 $3',
  ],
  // "Quanto a Bia calça mesmo?": of all that is kept of her, what she wears.
  [
    new RegExp(
      `^(?:e )?(?:quanto|que (?:n[úu]mero|tamanho)|qual (?:[ée] )?o (?:n[úu]mero|tamanho) que) (?!el[ea] )(?:${WHO}) (calça|veste|pesa|mede|usa)(?: (?:mesmo|hoje|agora))*\\s*[?.!]*$`,
      'i',
    ),
    (all = '', wears = '') =>
      `procura ${/(?<name>[a-zà-ÿ]+) (?:calça|veste|pesa|mede|usa)/i.exec(all)?.groups?.['name'] ?? ''} ${wears}`,
  ],
  // "A Lia calça 35 e ama stitch".
  [
    pattern(
      'i',
    )`^(?:ah,? |e )?(?!el[ea] )(${WHO} (?:calça|veste) (?:n[úu]mero |tamanho )?${SIZE}(?:,| e) (?:(?:n[ãa]o )?(?:ama|gosta|adora|odeia|prefere|detesta|usa|tem|cole[cç]iona)) [^?$\d]{2,60}?)[.!]*$`,
    'anota: tamanho: $1',
  ],
  // "Uniforme tamanho M, jaleco 44": sizes.
  [
    pattern('i')`
      ^(?=.*(?:tamanho|n[úu]mero| (?:PP?|M|GG?)(?![a-zà-ÿ])))((?:meu |minha )?(?:${WORN})(?: tamanho| n[úu]mero)? ${SIZE}
      (?:(?:,| e|, e) (?:[oa] )?(?:${WORN})(?: tamanho| n[úu]mero)? ${SIZE})*)[.!]*$
    `,
    'anota: $1',
  ],
  [
    /^(?:e )?(?:quanto|que (?:n[úu]mero|tamanho)) (calça|veste|pesa|mede|usa) (?:[oa] |meu |minha )?(?!el[ea])([a-zà-ÿ]{2,})(?: (?:mesmo|hoje|agora))*\s*[?.!]*$/i,
    'procura $2 $1',
  ],
  // "O Téo usa camiseta 6", "a Nina tá usando fralda G".
  [
    new RegExp(
      `^(?:ah,? |e )?(?!el[ea] )(${WHO} ${WEARS} (?:${WORN}|fralda|pijama|tênis|meia|luva|capacete|aliança|anel) (?:n[úu]mero |tamanho )?${SIZE})[.!]*$`,
      'i',
    ),
    'anota: tamanho: $1',
  ],
  // "Minha mãe calça 36 e meu pai 42": of one and of the other.
  [
    pattern('i')`
      ^(?:ah,? |e )?(${WHO}) (calça|veste|usa)(?: n[úu]mero| tamanho)? (${SIZE})(?:,| e|, e) (?!${WEARS} )(${WHO})
      (?: (?:calça|veste|usa))?(?: n[úu]mero| tamanho)? (${SIZE})[.!]*$
    `,
    (_, who = '', wears = '', size = '', other = '', its = '') =>
      `anota: o ${/^c/i.test(wears) ? 'número' : 'tamanho'} que ${who} ${wears} é ${size} e o que ${other} ${wears} é ${its}`,
  ],
  // "A Lia calça 31 e veste 8".
  [
    pattern(
      'i',
    )`^(?:ah,? |e )?(${WHO} ${WEARS} (?:n[úu]mero |tamanho )?${SIZE}(?: n[ao] [a-zà-ÿ]+)?(?:(?:,| e|, e) ${WEARS} (?:n[úu]mero |tamanho )?${SIZE})+)[.!]*$`,
    'anota: tamanho: $1',
  ],
  // "Meu pé é 39 e o da minha filha 35".
  [
    pattern('i')`
      ^(?!.* (?:agora|j[áa]) )(?:ah,? |e )?((?:meu|minha|[oa]) (?:${WORN})(?: d[aeo]s? ${WHO})? (?:[ée]|eh|t[áa])(?: n[úu]mero| tamanho)? ${SIZE}
      (?:(?:,| e|, e) (?:[oa]s? )?(?:d[aeo]s? )?${WHO}(?: (?:[ée]|eh))? ${SIZE})*)[.!]*$
    `,
    'anota: número que calça ou veste: $1',
  ],
  // "A Carol usa M de blusa e 38 de calça".
  [
    pattern('i')`
      ^(?:ah,? |e )?(${WHO} ${WEARS} (?:n[úu]mero |tamanho )?${SIZE} (?:de|n[ao]|em) [a-zà-ÿ]{3,}(?:(?:,| e|, e) ${SIZE} (?:de|n[ao]|em) [a-zà-ÿ]{3,})*)[.!]*$
    `,
    'anota: tamanho: $1',
  ],
];
