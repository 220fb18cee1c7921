// Rewrites questions about ceilings, what repeats, how many entries there are and foreign money into wording the rules know.

import { CLOSE_WOMEN, KIN } from '../../../domain/kin.ts';
import { pattern, piece } from '../../../domain/pattern.ts';
import { BANKS } from '../../wording/bank-names.ts';
import { AND } from '../../wording/openers.ts';
import { groupsOf, type Turn, text, turn } from '../../wording/turn.ts';
import { asTyped, FIGURE, TYPED_AMOUNT } from '../../wording/typed-amount.ts';

const ASKED = '\\s*[?!.]*';
const MONEY = 'd[óo]lar(?:es)?|euros?|usd';
const SERVICE =
  ',? (?:com|mais|\\+) (?:os )?(\\d{1,2}) ?(?:%|por cento)(?: (?:d[eoa] )?(?:servi[çc]o|gar[çc]om|gorjeta|taxa(?: de servi[çc]o)?))?';

/** '347,50' and 10 -> '382,25'; undefined when it is no plain figure. */
function withService(figure: string, percent: string): string | undefined {
  const cents = Math.round(Number(figure.replace(/r\$ ?/i, '').replaceAll('.', '').replace(',', '.')) * 100);
  if (!Number.isSafeInteger(cents) || /mil|conto|pila/i.test(figure)) return undefined;
  return asTyped(cents + Math.round((cents * Number(percent)) / 100));
}

const OF_A_WOMAN = new RegExp(`^(?:minha|(?:${CLOSE_WOMEN})$)|a$`, 'i');

const COMES = '(?:(?:tenho|tem|falta|vou) )?(?:pra |a |para )?receber';
const GOES = '(?:tenho (?:que|pra|a|para|de) pagar|devo|(?:t[ôo]|estou) devendo|falta pagar)';

export const LEDGER_ASKED_TURNS: readonly Turn[] = [
  // Two questions: what others owe, and what is owed to others.
  [
    turn(
      `${AND}(?:quanto|qto|o que)(?: (?:que|eu|ainda))* (?:${COMES} e (?:(?:quanto|qto|o que|eu) )*${GOES}|${GOES} e (?:(?:quanto|qto|o que|eu) )*${COMES})(?: ainda)?|${AND}como (?:é que )?(?:n[óo]s )?(?:ficamos|fica entre a gente|fica eu e el[ea])(?: agora| de conta)*`,
      ASKED,
    ),
    'quem me deve?\nquanto eu devo?',
  ],
  // "E agora quanto tem de parcela?".
  [
    turn(
      `${AND}(?:agora )?(?:quanto|qto)(?: (?:que|eu|ainda|vai|j[áa]))* (?:tem|tenho|t[áa]|ficou|sobrou|fica|vir|vem) (?:de|em|as) (?:parcelas?|presta[çc](?:[ãa]o|[õo]es))(?: agora| ainda)?`,
      ASKED,
    ),
    'quais parcelas eu tenho?',
  ],
  // What the month will close with.
  [
    turn(
      '(?:e |ent[ãa]o )*(?:com )?(?:quanto|qto)(?: que)?(?: (?:vai|vou|me|eu|ainda|deve))* (?:(?:sobra|sobrar|fico|ficar)(?: com)?(?: n?o| at[ée] o)? (?:fim|final) d[eo] m[êe]s|(?:fecho|fechar|termino|terminar) (?:o |esse |este )?m[êe]s)',
      '\\s*[?!.]*',
    ),
    'quanto vai sobrar esse mês?',
  ],
  [
    turn(
      `${AND}(?:(?:deu|foi|tive) )?(?:qual|quanto)(?: (?:é|eh|foi|est[áa]|t[áa]|o|de|tive|deu|tenho|d[áa]))* (?:meu |nosso )?lucro(?<when> (?:at[ée] (?:agora|aqui|hoje)|total|l[íi]quido|(?:n?ess[ea]|n?est[ea]|d[eo]|do|da) (?:m[êe]s|semana|dia|ano)|hoje|ontem))?`,
      ASKED,
    ),
    (...said) => `quanto lucrei${groupsOf(said)['when'] ?? ''}?`,
  ],
  // What part of the pay one thing takes, and how one thing changed.
  [
    turn(
      '(?:e )?(?:qual|que|quanto)(?: (?:é|foi))?(?: a| o)? ?(?:%|porcentagem|percentual|por cento|parte)(?: d[oa])? (?:meu |minha )?(sal[áa]rio|renda)(?: (?:que|eu))*(?: (?:foi|vai|gasto|gastei|t[áa] indo|est[áa] indo|fica))? (?:pr[ao]|para [oa]|com(?: [oa])?|no|na) ([a-zà-ÿ][a-zà-ÿ ]{2,25}?)',
      '\\s*[?!.]*',
    ),
    'quantos por cento do $1 vai pro $2?',
  ],
  [
    turn('(?:e )?qual (?:foi |é )?a diferen[çc]a n[ao] ([a-zà-ÿ]{3,20})(?: de um m[êe]s pr[ao] outro)?', '\\s*[?!.]*'),
    'compara $1 esse mês com o mês passado',
  ],
  // Bills, and not whatever was paid.
  [
    pattern('i')`
      ^(?:e |mas )*(?:quanto|qto|qnt) (?:(?:que|eu|a gente|j[áa]) )*(?:gast(?:ei|amos|o)|pag(?:uei|amos|o)|deu|foi|saiu|gastou)
      (?: tudo)? (?:com|de|em|n?as|das) (?:minhas |nossas |as )?contas?
      ((?: (?:n?ess[ea]|n?est[ea]|n?[oa]) (?:m[êe]s|semana|ano)(?: passad[oa])?| hoje| ontem| em [a-zà-ÿ]+)?)\s*[?.]*$
    `,
    'quanto gastei com contas da casa$1?',
  ],
  [
    turn(
      piece`
        (?:e )?(?:
          (?:quanto|qto) (?:j[áa] )?(?:usei|gastei|consumi) d[oe]s? (?:meus )?(?:limites|tetos|or[çc]amentos)|
          qual(?: (?:limite|teto|deles))?(?: (?:é|eh|que))? (?:t[áa]|est[áa])(?: o)? mais perto (?:
            de estourar|de passar|do (?:limite|teto)
          )
        )
      `,
      ASKED,
    ),
    'como estão meus limites?',
  ],
  [
    turn(
      '(?:e )?(?:quanto|qto) (?:fica|ficou|d[áa]|deu|é|s[ãa]o|t[áa])(?: agora)? (?:o total )?(?:das?|as) (?:contas? |despesas? )?fixas(?: agora| por m[êe]s)?',
      ASKED,
    ),
    'minhas contas fixas',
  ],
  [
    turn(
      '(?:e )?(?:quant[oa]s) (?:lan[çc]amentos|registros|anota[çc][õo]es) (?:eu )?(?:fiz|j[áa] fiz|anotei|lancei)( .{3,25}?)?',
      ASKED,
    ),
    (_, when) => `quantos lançamentos eu tenho${text(when) || ' esse mês'}?`,
  ],
  [
    turn('(?:e )?qual (?:foi |é )?(?:o )?(?:meu )?m[êe]s (?:mais )?(caro|pesado|barato|leve)', ASKED),
    (_, kind) => `em qual mês gastei ${/^(?:barato|leve)$/i.test(text(kind)) ? 'menos' : 'mais'}?`,
  ],
  [
    turn('(?:e )?(?:quanto|qto) (?:eu )?(?:t[áa]|est[áa]|tem|ficou)(?: j[áa])? guardado(?: no total)?', ASKED),
    'quanto tenho guardado?',
  ],
  // "Quero comprar 500 dólares, quanto fica em reais?": what they cost; whether to buy them is another question.
  [
    turn(
      piece`
        (?:(?:eu|oi|se eu|e se eu) )*(?:quero|queria|vou|preciso|precisar|pretendo|for)
        (?: (?:comprar|trocar|levar|de|ter|precisar|precisar de|gastar|mandar))* (${FIGURE}(?: mil)?) (${MONEY})
        (?: (?:pr[ao]|para|em|n[ao]) [^,?]{2,25})?[,.;]? (?:e )?(?:quanto|qto) (?:(?:isso|eu|que|vou|vai) )*
        (?:é|eh|e|fica|ficar|d[áa]|dar|custa|custar|sai|sair|gasto|gastar|pago|pagar|preciso)
        (?: (?:isso|ter|em reais|em real|hoje|agora))*
      `,
      ASKED,
    ),
    'quanto dá $1 $2 em reais?',
  ],
  // "Dividi a conta de 347,50 em 4 com 10%": what was paid has the service in it.
  [
    turn(
      `((?:eu |a gente |n[óo]s )?(?:dividi|dividimos|rachei|rachamos) .{0,30}?)(${TYPED_AMOUNT})( .{0,40}?)?${SERVICE}(.{0,30}?)`,
      '[.!]*',
    ),
    (all, before, figure, middle, percent, after) => {
      const whole = withService(text(figure), text(percent));
      return whole === undefined ? text(all) : `${text(before)}${whole}${text(middle)}${text(after)}`;
    },
  ],
  // "Jantar 120 mais 10% do garçom": what was paid has it in it.
  [
    turn(
      piece`
        ((?!.*\b(?:j[áa]|inclu[a-zà-ÿ]+|sem|cada|quanto|recebi)\b)[^\d]{3,40}?)(${TYPED_AMOUNT}),? (?:com|mais|e mais|\+) (?:
          os )?(\d{1,2}) ?(?:%|por cento) d[eoa] (?:servi[çc]o|gar[çc]om|gorjeta|taxa de servi[çc]o)( .{0,30}?)?
      `,
      '[.!]*',
    ),
    (all, before, figure, percent, after) => {
      const whole = withService(text(figure), text(percent));
      return whole === undefined ? text(all) : `${text(before)}${whole}${text(after)}`;
    },
  ],
  // "Vendi meu fone por 120, custou 70": what came in is the price it was sold for.
  [
    turn(
      piece`
        (vendi [^\d]{3,30}? por ${TYPED_AMOUNT}),? (?:e |que |mas |tinha |me |eu )*
        (?:custou|custado|custaram|paguei|comprei por|comprado por) (?:por )?${TYPED_AMOUNT}
      `,
      '[.!]*',
    ),
    '$1',
  ],
  [/^(?:os |as )?(?:meus gastos|gastos|minhas despesas|despesas)\s*\??$/i, 'quanto gastei esse mês?'],
  [
    pattern('i')`
      ^(?:e |mas |então |entao )*(?:sobr(?:ou|a|aram)|(?:o |meu |qual (?:é |foi )?(?:o |meu )*)?lucro)
      (?: (?:ta|tá|está|foi|deu|ficou|algo|alguma coisa|(?:em )?quanto))*
      ( (?:hoje|ontem|(?:n?ess[ea]|n?est[ea]|d?n?[oa]) (?:m[êe]s|semana|ano|dia)(?: passad[oa])?))?
      (?: (?:ta|tá|está|foi|deu|ficou|(?:em )?quanto))*\s*[?.]*$
    `,
    'quanto sobrou$1?',
  ],
  [/^(?:e )?(?:quanto|qto) (?:que )?sobrou d[oe] dia\s*\?*$/i, 'quanto sobrou hoje?'],
  [
    pattern('i')`
      ^(?:e |então |entao |mas )*(?:[oa] )?
      (${BANKS}|poupan[çc]a|carteira) (?:agora )?
      (?:t[áa]|est[áa]|fica|ficou) (?:com|em)(?: quanto)?\s*[?.]*$
    `,
    'quanto tenho no $1?',
  ],
  [
    pattern('u')`
      ^(?:e )?(?:quanto|qto) (?:que )?(?:[oa] )?(
        (?:minha |meu )?(?:${KIN})|
        \p{Lu}\p{L}+
      ) (?:j[áa] )?me (?:j[áa] )?(?:mandou|deu|depositou|transferiu|enviou)( (?:esse|este|nesse|neste|em|no) .{3,20})?
      \s*[?.]*$
    `,
    (_, who = '', when = '') => `quanto recebi ${OF_A_WOMAN.test(who) ? 'da' : 'do'} ${who}${when}?`,
  ],
  [/^(?:as )?(?:minhas )?contas(?: do m[êe]s)?\s*\??$/i, 'o que tenho pra pagar?'],
  [/^(?:a |minhas? |as )?metas?\s*\??$/i, 'minhas metas'],
  [
    /^(?:e )?(?:(?:quais (?:s[ãa]o )?)?(?:as )?(?:minhas )?d[íi]vidas|(?:o ?que|oq) (?:é que )?(?:eu )?(?:ainda )?(?:devo|t[ôo] devendo|tou devendo|estou devendo))(?: ainda)?\s*\??$/i,
    'quanto devo?',
  ],
  [
    /^(?:e )?(?:a |pr[ao] |para )?quem (?:é )?(?:que )?(?:eu )?(?:ainda )?(?:t[ôo]|tou|estou|fiquei) devendo(?: ainda| dinheiro)*\s*\??$/i,
    'pra quem eu devo?',
  ],
  [/^(?:quais (?:s[ãa]o )?)?(?:os )?(?:meus )?devedores\s*\??$/i, 'quanto me devem?'],
  [/^(?:os )?(?:meus )?(?:ganhos|recebimentos)\s*\??$/i, 'quanto recebi esse mês?'],
];
