// What is paid in parts, of which some are paid: "seguro 2640 em 10x, já paguei 3", half ahead and the rest later.

import { piece } from '../../../domain/pattern.ts';
import { AMOUNT, groupsOf, type Turn, text, turn, VALUE } from '../../wording/turn.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';

const THINGS = '[a-zà-ÿ][a-zà-ÿ -]{1,25}?';
const ofIt = (what: unknown): string => `d${/^[^ ]*a(?: |$)/i.test(text(what)) ? 'a' : 'o'} ${text(what)}`;
const NAMED = '(?:[oa]s? )?[a-zà-ÿ][a-zà-ÿ ]{2,25}?';
const WHO = '(?<who>(?!(?:eu|el[ea]s?|que|quem)(?![a-zà-ÿ]))(?:(?:dona|seu|dra?) )?[a-zà-ÿ]{2,})';

export const INSTALMENT_TURNS: readonly Turn[] = [
  // "O carro é financiado, parcela de 1.150": of every month.
  [
    turn(
      `(?:[oa]|meu|minha|o meu|a minha) (carro|moto|ap[êe]|apartamento|casa|im[óo]vel|caminh[ãa]o) (?:[ée]|t[áa]|est[áa]) financiad[oa],? (?:com |e )?(?:a )?(?:parcela|presta[çc][ãa]o)s? (?:[ée] |d[áa] )?(?:de )?${VALUE}(?: (?:por|todo|ao) m[êe]s)?`,
    ),
    'parcela do $1 $<value> todo mês',
  ],
  // "O empréstimo desconta 320 do benefício": of every month.
  [
    turn(
      `(?:[oa] |meu )?(empr[ée]stimo|consignado)(?: do banco)? (?:desconta|tira|leva|come) ${AMOUNT} d[oa] (?:meu |minha )?(?:benef[íi]cio|sal[áa]rio|aposentadoria|inss|pens[ãa]o)(?: (?:por|todo) m[êe]s)?`,
    ),
    'pago $2 de consignado por mês',
  ],
  // “Em 3x, a primeira só em fevereiro”.
  [
    turn(
      `(.{3,60}\\d ?x),? (?:e |mas )?a primeira(?: parcela)? (?:é |cai |vence |fica )?(?:s[óo] )?(em|n[oa]|dia) (.{3,25})`,
    ),
    '$1, primeira $2 $3',
  ],
  // "Seguro do carro 2640 em 10x, já paguei 3": of those instalments.
  [
    turn(
      `(?:(?:e )?(?:tenho|tem) (?:(?:outra|mais uma|uma) compra parcelada|outra|mais uma)[,:]? )?(?:(?:parcelei|comprei|passei|fiz) )?(?:[oa] |uma? )?(${THINGS}),? ((?:de |por |deu )?${TYPED_AMOUNT},? (?:em )?(\\d{1,2}) ?(?:x|vezes)(?: [a-zà-ÿ ]{2,30}?)?),? (?:e )?(?:j[áa] )?(?:paguei|foram(?: pagas)?|se foram) (?:as )?(\\d{1,2})(?: primeiras)?(?: delas| parcelas| de \\d{1,2})?`,
    ),
    (_, what, bought, count, paid) => `${what} ${bought}\njá paguei ${paid} de ${count} ${ofIt(what)}`,
  ],
  // "A moto é 389 por mês, vence dia 15, faltam 22": so many instalments are owed.
  [
    turn(
      `(?!uma? )(?=.*(?:m[êe]s|dia|parcela|presta|vezes))(?:[oa] |minha |meu )?(?:(?:presta[çc][ãa]o|parcela|financiamento|carn[êe]|consigna[a-zà-ÿ]+) d[aeo] )?(${NAMED}),? (?:é |de |custa |t[áa] )*${AMOUNT}(?: por m[êe]s| (?:a )?mensa(?:l|is))?(?:,? (?:vence|vencendo|todo|cai)(?: todo)? dia (\\d{1,2}))?,? (?:e )?(?:ainda )?(?:faltam|restam|tem mais) (\\d{1,3})(?: (?:parcelas|vezes|presta[çc][õo]es|meses))?(?: pra (?:acabar|quitar|terminar))?`,
    ),
    (_, what, value, day, count) =>
      `devo ${count} parcelas de ${value} ${ofIt(what)}${text(day) === '' ? '' : `\nprestação ${what} ${value} todo dia ${day}`}`,
  ],
  // "Emprestei 500 pra Letícia, ela devolve em duas vezes": nothing bought in instalments.
  [
    turn(
      '((?:eu )?emprestei [^,]*\\d[^,]*),? (?:e |que )?(?:el[ea] |que )?(?:vai |ficou de |combinou de )?(?:me )?(?:devolver?|pagar?)(?: tudo)? em [\\dà-ÿa-z]{1,6} ?(?:x|vezes|parcelas)(?: .{2,20})?',
    ),
    '$1',
  ],
  // Sold at a price, of which a part is paid.
  [
    turn(
      `(?<what>[a-zà-ÿ]{4,}(?: (?:de|com) [a-zà-ÿ]+)?)(?: (?:de|com) \\d{1,2})? por ${VALUE} (?:pr[ao]|para [oa]) ${WHO},? (?:e )?(?:el[ea] )?(?:j[áa] |s[óo] )*(?:pagou|deu|deixou|adiantou) (?<part>${TYPED_AMOUNT})`,
    ),
    'vendi $<what> pra $<who> por $<value>, ela pagou $<part> e o resto depois',
  ],
  // "A parcela do carro é 1150 dia 15": of every month.
  [
    turn(
      piece`
        (?:e )?(?:[oa] |meu |minha )?(?<what>(?:parcela|presta[çc][ãa]o|mensalidade|aluguel|condom[íi]nio|internet|luz|[áa]gua|g[áa]s|escola|faculdade|academia|plano(?: funer[áa]rio| de sa[úu]de| odontol[óo]gico)?|seguro|consignado|financiamento)(?: d[aeo]s? [a-zà-ÿ ]{2,25}?)?)
        [ ](?:é|e|fica|s[ãa]o|custa|d[áa])(?: de| em)? ${VALUE},? (?:e )?(?:(?:vence|cai|pago|todo|no|sempre) )*dia (?<day>\d{1,2})
      `,
    ),
    'pago $<value> de $<what> todo dia $<day>',
  ],
  // What is taken from the pay each month is the instalment, and no debt of that value.
  [
    turn(
      piece`
        (?:eu )?(?:tenho |pago )?(?:um |o |meu )?(?<what>consignado|empr[ée]stimo(?: consignado)?|financiamento)(?: (?:n[oa]|d[oa]|com [oa]) [a-zà-ÿ]+)? de ${VALUE},? (?:que )?(?:
          (?:[ée] )?descontad[oa]|desconta|vem descontad[oa]|por m[êe]s|mensa(?:l|is)|todo m[êe]s|sai|cai
        )(?: (?:direto|todo m[êe]s|por m[êe]s|na folha|da folha|do (?:benef[íi]cio|sal[áa]rio|pagamento|INSS)|no (?:benef[íi]cio|sal[áa]rio)))*
        ,? (?:e )?(?:ainda )?(?:faltam?|restam?|tem|s[ãa]o) (?:mais )?(?<count>\d{1,3}) (?:parcelas|meses|vezes|presta[çc][õo]es)
      `,
    ),
    'tenho um $<what>, faltam $<count> parcelas de $<value>',
  ],
  // "Prestação da kombi 640, já foram 14 de 36".
  [
    turn(
      `(?:paguei )?(?:a )?(?:presta[çc][ãa]o|parcela|mensalidade) (d[aeo] [a-zà-ÿ ]{3,25}?),? (?:deu |foi |de |é )?${AMOUNT},? (?:(?:e|j[áa]|agora|essa) )*(?:foram|foi a|paguei|é a|t[ôo] na|estou na|se foram|foi) (\\d{1,3}) de (\\d{1,3})`,
    ),
    'prestação $1 $2, parcela $3 de $4',
  ],
  // An advance on a price agreed.
  [
    turn(
      piece`
        (?:[oa] |uma? )?(?<who>client[ea]|fregu[êe]s|freguesa|noiv[oa]|alun[oa]|[A-ZÀ-Þ][a-zà-ÿ]+) (?:me )?
        (?:deixou|deu|pagou|mandou|adiantou) (?<part>${TYPED_AMOUNT}) de (?:sinal|entrada|adiantamento) (?:
          num|numa|n[oa]|d[oa]|de uma?|pel[oa]|pr[ao]|por uma?
        ) (?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?) (?:de|que custa|que [ée]) ${AMOUNT}
      `,
    ),
    (...said) => {
      const { part = '', what = '' } = groupsOf(said);
      return `vendi ${what} por ${text(said[4])}, recebi ${part} de sinal e o resto depois`;
    },
  ],
  // A loan instalment deducted from the pay.
  [
    turn(
      '(?:o |a |meu |minha )?(consignado|empr[ée]stimo|financiamento) (?:j[áa] )?(?:descontou|foi descontad[oa]|foi debitad[oa]|debitou)(?: (?:hoje|ess[ea] m[êe]s|do benef[íi]cio|da folha))*',
    ),
    'paguei a parcela do $1',
  ],
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
];
