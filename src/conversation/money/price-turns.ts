// Prices told beside what was paid in the end, several at one price, what is to be paid on its day, and tips, in wording the rules
// know.

import { piece } from '../../domain/pattern.ts';
import { AMOUNT, type Turn, turn, VALUE } from '../wording/turn.ts';
import { TYPED_AMOUNT } from '../wording/typed-amount.ts';

/** Why less, or more, was paid than the price. */
const ANOTHER_PRICE = piece`
  (?:
    vencid[oa]|atrasad[oa]|com (?:a )?multa|com (?:os )?juros|com (?:a )?taxa|perdi|conv[êe]nio|plano|seguro|desconto|
    cupom|promo[a-zà-ÿ]*|empresa|cobriu|chorei|pechinchei|negociei
  )
`;
/** A price is no part of a bill. */
const PRICED = '(?<what>(?!(?:fatura|[a-zà-ÿ]+(?:ei|ou|i)|deram|deu|me)(?![a-zà-ÿ]))[a-zà-ÿ][a-zà-ÿ ]{2,40}?)';

export const PRICE_TURNS: readonly Turn[] = [
  // Of the bill that came, so much was paid.
  [
    turn(
      piece`
        (?:a |minha )?(fatura(?: d[aeo] [a-zà-ÿ\d ]{2,15}?)?) (?:veio|deu|fechou|foi|era|é)(?: em| de| por)? ${AMOUNT},? (?:
          (?:e|mas|s[óo] que) )?(?:eu )?(?:s[óo] )?(?:paguei|dei) (?:s[óo] )?${AMOUNT}
      `,
    ),
    'paguei $3 da $1',
  ],
  // The price, why it was another in the end, and what was paid.
  [
    turn(
      piece`
        (?:comprei )?(?:uma? |o |a )?${PRICED}(?: (?:de|era|custa|custava|é|deu|veio|sa[íi]a|saiu))* ${TYPED_AMOUNT}
        (?![\d.,]*\d| ?x),? [^\d]*${ANOTHER_PRICE}(?![a-zà-ÿ])[^\d]* (?:paguei|acabei pagando|saiu por|ficou por)
        (?: s[óo]| apenas)? ${VALUE}
      `,
    ),
    'paguei $<value> de $<what>',
  ],
  // Each a part of their own, which is told.
  [
    turn(
      piece`
        ([^\d]{3,40}?) ${TYPED_AMOUNT},? (?:que )?(?:a gente (?:divide|dividiu|racha|rachou)|dividimos|rachamos|dividid[oa]|rachad[oa])
        (?: com [^,\d]{2,30})?,? (?:e )?eu (?:pago|paguei|dou|dei|fico com|fiquei com) ${AMOUNT},? (?:e |mas )?(?:
          el[ea]|[oa] [a-zà-ÿ]+|(?:meu|minha) [a-zà-ÿ]+)(?: (?:paga|pagou|d[áa]|deu|com))*(?: ${TYPED_AMOUNT}| (?:com )?o (?:resto|restante))
      `,
    ),
    'paguei $2 de $1',
  ],
  // The money and what it was used to pay.
  [
    turn(
      piece`
        (?:usei|peguei) ${AMOUNT} (?:pr[ao]|para) (?:quitar|pagar) (?:o |a |minha |meu )?(?:fatura d[oe] )?(cart[ãa]o(?: d[aeo] [a-zà-ÿ]+)?)
      `,
    ),
    'paguei $1 da fatura do $2',
  ],
  // Each the half.
  [
    turn(
      `([^\\d]{3,40}${TYPED_AMOUNT}),? (?:(?:foi|é|fica|ficou|e) )?(?:metade (?:de |pra )?cada(?: um)?|meio a meio|metade metade|metade meu metade del[ea])`,
    ),
    '$1 dividido por 2',
  ],
  // The note it was paid with, then the price.
  [
    turn(
      piece`
        paguei com (?:uma )?(?:nota de )?${TYPED_AMOUNT},? (?:e |que )?
        ((?:[oa] )?[a-zà-ÿ][a-zà-ÿ ]{1,30}? (?:deu|foi|custou|custava|era) ${TYPED_AMOUNT})(?:,? (?:e )?[^\d]*troco.*)?
      `,
    ),
    '$1',
  ],
  // Bought so many times at that price.
  [
    turn(
      piece`
        ((?:.* )?(?:peguei|tomei|comi|paguei|fui de|andei de|usei)) (?:[oa] |um |uma )?([a-zà-ÿ]{3,}) (\d)(?:x| vezes)
        ( hoje| hj| ontem)?,? (?:a |de )?(${TYPED_AMOUNT} cada)
      `,
    ),
    '$1 $3 $2$4 $5',
  ],
  // To be paid on its day.
  [
    turn(
      `(.*\\d.*?),? a prazo(?:,? (?:pra|pro|para|para o|no|vence|com vencimento))? (dia \\d{1,2}(?:/\\d{1,2})?|m[êe]s que vem|semana que vem)`,
    ),
    '$1 pra pagar $2',
  ],
  // An instalment told by its number, behind what it is of.
  [
    turn(
      piece`
        (?:paguei )?(?:[oa] )?((?:cons[óo]rcio|carn[êe]|financiamento|empr[ée]stimo)(?: d[aeo]s? [a-zà-ÿ ]{2,25}?)?)
        [, ]+${AMOUNT},? (?:a )?parcela (?:n[º°o.]* ?)?(\d{1,3})[ªa]?(?: d[eo] \d{1,3}| paga)?
      `,
    ),
    'paguei a parcela $3 do $1, $2',
  ],
  // A tip has the name of a box of savings.
  [
    turn(`(.*(?:dei|deixei|paguei) ${TYPED_AMOUNT}) de caixinha(?! (?:d[aeo]|n[ao]) (?!(?:natal|fim de ano)))(.*)`),
    '$1 de gorjeta$2',
  ],
  [turn(`(.*\\d.*?),? (?:que )?(?:é )?reembols[áa]vel.*`), '$1'],
  [
    turn(
      piece`
        (?:me )?(?:adiantaram|pagaram|caiu|recebi|entrou) (?:a )?(?:metade|(?:1[ªa]|primeira|segunda|2[ªa])? ?parcela) do (?:
          13[º°o]?|d[ée]cimo(?: terceiro)?
        ),? (?:deu |de |foi |veio )?${AMOUNT}
      `,
    ),
    'recebi $1 de 13º',
  ],
];
