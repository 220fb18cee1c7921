// Two movements told in one breath, each said as it stands alone: "recebi 300 de sinal do bolo, falta 250", "o vale caiu 600 e já gastei 38".

import { pattern } from '../../../domain/pattern.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { AMOUNT, type Turn, text, turn, VALUE } from '../../wording/turn.ts';
import { asTyped, TYPED_AMOUNT, typedCents } from '../../wording/typed-amount.ts';

const THING = '[a-zà-ÿ][a-zà-ÿ ]{1,30}?';
const NAME = '(?:[oa] |minha |meu )?[a-zà-ÿ]{2,}';
const CAME = '(?:recebi|caiu|entrou|tirei|saquei|ganhei|fiz)';

export const IN_ONE_BREATH_TURNS: readonly Turn[] = [
  // What one says wrongly and puts right: "e mais 45 de gás, não, peraí, o gás foi 110".
  [
    pattern('i')`
      ^(.*\S),? mais [^,?]{2,30} d[eao] ([a-zà-ÿ]{3,20}),? (?:(?:${TAKES_BACK}),? )+[oa] \2 (?:foi|deu|era|custou|é) (.+)$
    `,
    (_, before, thing, value) => `${text(before).replace(/,? e$/i, '')} e ${text(value)} de ${text(thing)}`,
  ],
  // No name ends in "e mais".
  [/^((?:.* )?(?:gastei|paguei|comprei) .*\d.* (?:n[oa]|com) [a-zà-ÿ]+) e mais (?=\d)/i, '$1 e '],
  // Given for goods, beside the old ones: only what was added was spent.
  [
    turn(
      `(?:hoje |ontem |eu )*troquei (?:[oa]|meu|minha) (${THING}) por [^?]{3,40}?,? (?:e |a[íi] |s[óo] )*(?:paguei|dei|tive que (?:dar|pagar)|deu) (?:s[óo] |mais )*${AMOUNT} (?:de diferen[çc]a|de volta|a mais|por cima)`,
    ),
    'gastei $2 com $1',
  ],
  // So much came or was paid, and so much is left.
  [
    turn(
      `((?:hoje |ontem )?(?:recebi|paguei|dei)) ${AMOUNT}(?: de (?:sinal|entrada|adiantamento))? (d[aeo]) ([a-zà-ÿ][a-zà-ÿ ]{1,40}?),? (?:e |mas )?(?:ainda )?faltam? ${AMOUNT}( (?:na|no|pr[ao]|em|dia) [^?\\d]{3,20})?`,
    ),
    (_, did, now, of, what, later, when) =>
      `${did} ${now} ${of} ${what}\nvou ${/recebi/i.test(text(did)) ? 'receber' : 'pagar'} ${later} ${of} ${what}${/entrega/i.test(text(when)) ? '' : text(when)}`,
  ],
  // Said of the half, and not of the whole.
  [
    turn(
      `paguei (?:a )?metade d([aeo]) (${THING}),? ${AMOUNT},? (?:e )?(?:a outra metade|o resto) (?:[ée] |fica |pago |s[óo] |vence )*([^?]{3,25})`,
    ),
    'paguei $3 d$1 $2\nvou pagar $3 d$1 $2 $4',
  ],
  // Each pays a part.
  [
    turn(
      `(?:a gente |n[óo]s )?(?:gastou|gastamos|fizemos|deu|foi) ${TYPED_AMOUNT} (?:n[oa]|com|d[eoa]) (${THING}),? (?:e |s[óo] que )?eu (?:paguei|dei) ${AMOUNT} e (?:el[ea]|${NAME}) (?:pagou |deu )?o (?:resto|restante)`,
    ),
    'paguei $2 de $1',
  ],
  [
    turn(
      `(?:o )?racha d[oae] (${THING}) (?:deu |foi |ficou )?${AMOUNT} (?:pr[ao] )?cada(?: um)?,? (?:eu |que |e )*paguei tudo,? (?:[ée]ramos |somos |em |e )*(\\d{1,2})(?: pessoas)?`,
    ),
    (_, what, value, count) =>
      `${text(what)} ${asTyped(typedCents(text(value)) * Number(count))} dividido por ${text(count)}`,
  ],
  // They gave more than the pay.
  [
    turn(
      `((?<who>(?:(?:dona|seu|dra?) )?${NAME}) (?:me )?pagou [^?]*\\d[^?]*?) e (?:ainda )?(?:me )?deu (?:mais )?${VALUE} (?:pr[ao]|d[aeo]) (?<of>${THING})`,
    ),
    '$1\nrecebi $<value> de $<of>',
  ],
  // Less of it came.
  [
    turn(
      `(?:a |o )?((?:di[áa]ria|faxina|bico|corrida|plant[ãa]o)s?(?: d[eoa] (?!hj|hoje|ontem)[a-zà-ÿ]+)?)(?: d[eoa] (?:hj|hoje))? (?:foi |deu |de )?${AMOUNT},? (?:mas |e |s[óo] que )(?:me )?(?:descontaram|tiraram|descontou|tirou) ${AMOUNT}(?: [^?\\d]{3,25})?`,
    ),
    (said, what, whole, less) => {
      const left = typedCents(text(whole)) - typedCents(text(less));
      return left > 0 ? `recebi ${asTyped(left)} de ${text(what)}` : text(said);
    },
  ],
  // Out of what came.
  [
    turn(
      `((?:hoje |ontem |eu )*${CAME} ${TYPED_AMOUNT} (?:de|d[oa]) ${THING}),? (?:e )?${VALUE} (?:j[áa] )?(?:foi|foram|ficou) (?:de|d[oa]|n[oa]|pr[ao]|com) (?<what>${THING})`,
    ),
    '$1\ngastei $<value> com $<what>',
  ],
  [turn('(?:el[ea] )?(?:j[áa] )?pagou mais (2|duas|3|tr[êe]s)'), 'pagou mais $1 parcelas'],
  // What is left needs no entry.
  [
    turn(
      `((?:hoje |ontem )?(?:paguei|gastei|comprei) [^?]*\\d[^?]*?),? e (?:ainda |me |s[óo] )*sobr(?:ou|aram) (?:s[óo] |ainda )?${TYPED_AMOUNT}`,
    ),
    '$1',
  ],
  [turn(`([^?]*\\d[^?\\d]*?),? (?:t[áa] |que |[ée] |um |uma )+(?:absurdo|roubo|car[oa])(?: demais)?`), '$1'],
  // "Seu Zé anotou 28 no fiado pra mim".
  [
    turn(
      `(?:o |a )?((?:seu |dona )?[a-zà-ÿ]{2,}(?: d[oa] [a-zà-ÿ]+)?) (?:me )?(?:anotou|marcou|pendurou|botou|p[ôo]s) ${AMOUNT} (?:no (?:fiado|caderno)|na (?:caderneta|conta|notinha))(?: (?:pra mim|no meu nome|meu))?`,
    ),
    'devo mais $2 pra $1',
  ],
  // What came back takes nothing away but its value.
  [
    turn(
      `(?:tira|desconta|abate|diminui) ${AMOUNT} d([oa]) (${THING}),? (?:que|porque|pq) (?:me )?(?:devolveram|estornaram|voltou|voltaram)`,
    ),
    'recebi $1 de estorno d$2 $3',
  ],
  [
    turn(
      '(?:e )?(?:quanto|qto|qnto) (?:(?:eu|que|me|falta|tenho|tem) )*(?:ainda vou |(?:pra|p|para) )receber(?: ainda| das? clientes?| dos? clientes?)*',
      '\\s*[?.!]*',
    ),
    'quem me deve?',
  ],
];
