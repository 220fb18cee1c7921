// What was paid in the end: a price with a discount, change, a ceiling or something given for it, and what was paid back of it.

import { piece } from '../../../domain/pattern.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { AMOUNT, groupsOf, type Turn, text, turn, VALUE } from '../../wording/turn.ts';
import { asTyped, TYPED_AMOUNT, typedCents } from '../../wording/typed-amount.ts';

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
  // "E 12 de gás? não, 120": mended in the same breath, and no correction of what was recorded before.
  [
    turn(
      `(?:(?:e|mais|a[íi]) )?${VALUE} (?:d[eao]|em|n[ao]) (?<what>[a-zà-ÿ][a-zà-ÿ ]{2,30}?)[?,.! ]+(?:n[ãa]o(?: n[ãa]o)?|opa|ops|pera|quer dizer|digo|minto),? (?:foi |é |s[ãa]o )?(?<right>${TYPED_AMOUNT})`,
    ),
    '$<right> de $<what>',
  ],
  // "Calça 100 no cartão da Renner", "paguei com o cartão da Havan": what a shop's card pays is on credit.
  [
    /^((?=.*\d)(?!.*(?:fecha|vence|fatura|limite|d[íi]vida|devo|devendo)).*?)(?:no|com o|pelo) cart[ãa]o (?:d[ao] )?(?=(?:renner|riachuelo|havan|marisa|c&a|americanas|magalu|pernambucanas|leader|torra|casas bahia)(?![a-zà-ÿ]))(.*)$/i,
    '$1no cartão de crédito da $2',
  ],
  // Exchanged after it was told.
  [
    turn(
      `(?:(?:e|a[íi]|j[áa]),? )*(?:eu )?troquei (?:el[ea] |iss[oo] )?por (?:uma? )?outr[oa] (?:de|por|que (?:era|custava|custou)) ${VALUE}`,
    ),
    'na verdade foi $<value>',
  ],
  // What it was meant to cost at most is no ceiling.
  [
    turn(
      piece`
        (?:comprei )?(?:o |um )?([a-zà-ÿ][a-zà-ÿ ]{3,40}?),? (?:com |o |de )?limite (?:de |era |é )*${TYPED_AMOUNT},? (?:
          e |mas )?(?:comprei|gastei|paguei|saiu|achei)(?: (?:por|um de))? ${AMOUNT}
      `,
    ),
    'gastei $2 com $1',
  ],
  // A voucher is no money.
  [turn(`(?:ganhei )?(?:um )?(voucher|cupom|vale desconto) de ${TYPED_AMOUNT} (n[oa] .+)`), 'ganhei um $1 $2'],
  // What it came to with more on it.
  [
    turn(
      piece`
        (?:(?:${TAKES_BACK}|ah),? )+(?:foi|era|deu|foram) ${AMOUNT},? (?:j[áa] )?(?:com|contando|mais) (?:
          [oa]s? )?(?:taxas?|entrega|frete|gorjeta|10 ?%|servi[çc]o|juros|multa|couvert)(?: .{1,20})?
      `,
    ),
    'não, foi $1',
  ],
  [
    turn(
      `devolvi (?:a metade|metade|uma parte|um|uma|parte)(?: d[aeo]s? .{2,30})?,? (?:e )?(?:voltou|voltaram|devolveram|me deram|me devolveram|estornaram) ${AMOUNT}`,
    ),
    'me devolveram $1',
  ],
  [
    turn(
      piece`
        caixinha (?:de natal )?(?:pr[ao]|d[ao])s? (
          motoboys?|entregador(?:es)?|porteiros?|gar[çc](?:om|ons)|manobrista|frentistas?|garis?|lixeiros?|carteiro
        )[, ]+${AMOUNT}
      `,
    ),
    'dei $2 de gorjeta pro $1',
  ],
  // An order withdrawn, and the money back.
  [
    turn(
      `(?:cancelaram|cancelei|devolvi|suspenderam) (?:a |o )?([a-zà-ÿ][a-zà-ÿ ]{2,30}?),? e (?:me )?(?:estornaram|devolveram|reembolsaram) ${AMOUNT}`,
    ),
    'recebi $2 de estorno da $1',
  ],
  // The app, and no amount.
  [turn(`((?:.* )?peg(?:uei|amos)) (?:um|o) 99 ((?:pr[oa]|para|at[ée]|do|da) .*\\d.*)`), '$1 um 99pop $2'],
  [
    turn(
      `(?:cancelei|desmarquei|devolvi|desisti d)[oe]? ?(?:[oa] )?([a-zà-ÿ]{3,}(?: [a-zà-ÿ]{3,})?),? (?:e |mas )?(?:el[ea]s?|[oa] loja) (?:me )?(?:vai |v[ãa]o |ficou de )?(?:devolver?|devolvem|devolve|reembolsa|reembolsar) ${AMOUNT}`,
    ),
    'vou receber $2 de reembolso do $1',
  ],
  // Exchanged for another: only what that cost.
  [
    turn(
      `(?<bought>comprei (?:uma? |o |a )?[a-zà-ÿ][a-zà-ÿ ]{1,30}?)(?: de| por)? ${TYPED_AMOUNT},? (?:(?:mas|e|depois|na verdade|na vdd|s[óo] que),? )*troquei por (?:uma? )?outr[oa] (?:de|por|que (?:era|custava)) ${VALUE}`,
    ),
    '$<bought> por $<value>',
  ],
  // The old one given for it is no price of its own.
  [
    turn(
      `([^?]*\\d[^?]*?),? (?:e |mas )?(?:dei|entreguei|deixei) [oa]s? (?:velh|antig|usad)[oa]s? (?:por|como|de|na|em) [^?]{3,25}`,
    ),
    '$1',
  ],
  // Less was paid than the price, and why is told behind it.
  [
    turn(
      `(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,30}?)(?: (?:era|custava|é))? ${TYPED_AMOUNT},? (?:mas|s[óo] que) (?:eu )?(?:s[óo] )?(?:paguei|saiu por|ficou por)(?: s[óo])? ${VALUE},? (?:(?:que |porque |pq )?(?:era|tava|estava|teve|tinha|com) (?:em |de |na )?(?:promo[a-zà-ÿ]*|desconto|cupom|oferta|cashback))`,
    ),
    'paguei $<value> de $<what>',
  ],
  // "Devolvi a blusa, 79 voltaram no cartão"; "a Vera do 302 pagou": where she lives is no value; "Dia das Mães" is nobody who shares it.
  [
    turn(
      `devolvi (?:o|a) ([a-zà-ÿ][a-zà-ÿ ]{2,25}?),? (?:e )?${AMOUNT} (?:voltou|voltaram|estornou|estornaram|ca[íi]ram? de volta)(?: .{2,20})?`,
    ),
    'recebi $2 de estorno da $1',
  ],
  // "Farmácia deu 212 e o desconto foi de 30", "multa de 130 com 20% de desconto": what was paid. After "paguei 104", "deu 104 com" it is off.
  [
    turn(
      piece`
        (?<head>[^?\d]{3,60}?(?<!(?:paguei|gastei|pagamos|por|em|r\$) ))${VALUE},? (?:(?:e|mas|com|tive|teve|tinha|ganhei|consegui|deram|(?:o|um)) )*
        (?:desconto (?:foi )?(?:de )?(?<less>${TYPED_AMOUNT}|\d{1,2} ?%)|(?<part>${TYPED_AMOUNT}|\d{1,2} ?%) de desconto)
      `,
    ),
    (...said) => {
      const { head, value, less, part = less } = groupsOf(said);
      const off = text(part).endsWith('%')
        ? (typedCents(text(value)) * typedCents(text(part))) / 10_000
        : typedCents(text(part));
      const paid = Math.round(typedCents(text(value)) - off);
      const after =
        /(?:deu|foi|ficou|saiu)(?: (?:em|por))? $/i.test(text(head)) && !/desconto foi/i.test(text(said[0]));
      return paid > 0 && !after ? `${text(head)}${asTyped(paid)}` : text(said[0]);
    },
  ],
  // "39 e 90", of one thing: reais and centavos.
  [
    turn(
      piece`
        (.{0,20}?(?<![a-zà-ÿ])(?:gastei|paguei|dei|deu|foi|custou|saiu|comprei)(?: por| a)?) (\d{1,4}) e (\d\d)
        (?: reais| centavos)? ((?:n?uma?|em uma?|por uma?) .{2,60})
      `,
    ),
    '$1 $2,$3 $4',
  ],
  [
    turn(
      `(?:paguei|dei) (?:com )?(?:uma )?nota de ${AMOUNT} e (?:voltou|voltaram|recebi|me deram|me devolveram|o troco foi) ${AMOUNT}(?: de troco)? (n[ao]s? .+)`,
    ),
    'dei $1 e voltou $2 de troco $3',
  ],
  // What was sent comes back.
  [
    turn(
      piece`
        (?:[oa] |meu |aquele )?(pix|ted|transfer[êe]ncia|dep[óo]sito|dinheiro)
        (?: (?:que (?:eu )?(?:mandei|fiz|tinha (?:mandado|feito)))| d[aeo]s? [a-zà-ÿ]+)?(?: de)? ${AMOUNT}
        (?: (?:que (?:eu )?(?:mandei|fiz)|pr[ao] [a-zà-ÿ]+))? (?:voltou|foi devolvid[oa]|estornou)
        (?: (?:hoje|pr[ao] (?:mim|minha conta|conta)))?
      `,
    ),
    'recebi $2 de reembolso do $1',
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
  // The money and what it was used to pay.
  [
    turn(
      piece`
        (?:usei|peguei) ${AMOUNT} (?:pr[ao]|para) (?:quitar|pagar) (?:o |a |minha |meu )?(?:fatura d[oe] )?(cart[ãa]o(?: d[aeo] [a-zà-ÿ]+)?)
      `,
    ),
    'paguei $1 da fatura do $2',
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
  // A tip has the name of a box of savings.
  [
    turn(`(.*(?:dei|deixei|paguei) ${TYPED_AMOUNT}) de caixinha(?! (?:d[aeo]|n[ao]) (?!(?:natal|fim de ano)))(.*)`),
    '$1 de gorjeta$2',
  ],
];
