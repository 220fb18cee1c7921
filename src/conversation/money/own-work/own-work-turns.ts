// Rewrites orders, customers and earnings of self-employed people into wording the rules know.

import { KIN } from '../../../domain/kin.ts';
import { pattern, piece } from '../../../domain/pattern.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { AMOUNT, groupsOf, type Turn, turn, VALUE } from '../../wording/turn.ts';
import { FIGURE } from '../../wording/typed-amount.ts';

const WHO = piece`
  (?<who>
    (?:(?:seu|dona|dr\.?|dra\.?) )?(?!(?:eu|ele|ela|eles|elas|que|quem|isso|ainda|j[áa]|pra|para)(?![a-zà-ÿ]))[a-zà-ÿ]{2,}
    (?: (?!ainda|j[áa]|me|pagar|acertar)[a-zà-ÿ]{2,})?
  )
`;
const OF_NO_KIN = `(?!.*(?<![a-zà-ÿ])(?:${KIN}|minha|meu)(?![a-zà-ÿ]))`;
const WHEN = piece`(?<when> (?:pra|pro|para|para o) (?:hoje|amanh[ãa]|dia \d{1,2}(?:/\d{1,2})?|${WEEKDAY_NAMES}))?`;
const PERIOD =
  '(?<when> (?:hoje|hj|ontem|(?:n?ess[ea]|n?est[ea]|d?n?[oa]) (?:m[êe]s|semana|ano|dia)(?: passad[oa])?|m[êe]s passado|semana passada))?';
const APP =
  '(?<app>uber|99|ifood|rappi|indrive|lalamove|loggi|shopee|mercado livre|borzo|aiqfome|airbnb|hotmart|enjoei|elo7)';
const CLEAN = '(?:(?:de )?(?:livre|limpo|l[íi]quido)|no limpo|livre de tudo)';

const asked = (words: string): RegExp =>
  new RegExp(`^(?:(?:e|mas|agora|ent[ãa]o),? )*(?:quanto|qto|qnt) (?:que )?${words}\\s*[?!.]*$`, 'i');

const left = (...said: unknown[]): string => `quanto sobrou${groupsOf(said)['when'] ?? ' esse mês'}?`;
const capital = (who: string): string => who.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** Whoever "worked on the holiday" may do anything; only these drive. */
const DRIVES = /^(?:rod|corr)|\b(?:uber|99|indrive|ifood|rappi|app|aplicativo|entrega|moto|carro|corrida)/i;

export const OWN_WORK_TURNS: readonly Turn[] = [
  // "Vendi 2 esmaltes pra Rose a 12": each of them.
  [
    turn(
      `((?:(?:hoje|ontem|eu),? )*vendi (?:[2-9]|\\d{2}) [a-zà-ÿ]{3,}s(?: d[aeo] [a-zà-ÿ]{3,})?) ((?:pr[ao]|para [oa]) (?:(?:dona|seu|minha|meu) )?[a-zà-ÿ]{2,}) (?:a|cada um por|cada uma por) (?:r\\$ ?)?(\\d[\\d.,]*)(?: reais)?(?: cada(?: uma?)?)?`,
    ),
    '$1 a $3 $2',
  ],
  // "Rodo de moto, tiro uns 3.600 limpo": what the work brings in a month.
  [
    turn(
      `(?:[a-zA-ZÀ-ÿ ]{3,40}, )?(?:eu )?(?:tiro|fa[çc]o) (?:uns |em m[ée]dia |mais ou menos )?${AMOUNT}(?: (?:por|no|ao) m[êe]s)? (?:limpos?|brutos?|l[íi]quidos?)(?: (?:por|no|ao) m[êe]s)?`,
    ),
    'tiro uns $1 por mês',
  ],
  // What will be charged from then on repeats nowhere, and is no goal.
  [
    turn(
      `((?:(?:quero|vou|pretendo|queria)(?: passar a| come[çc]ar a)? cobrar|(?:aumentei|reajustei|subi)(?: (?:o pre[çc]o|a di[áa]ria))? pr?a?ra?) ${AMOUNT}(?: reais)?(?: (?:por|a) [a-zà-ÿ]+)? (?:a partir de|em|depois de|no|na) [a-zà-ÿ ]{3,25})`,
    ),
    'anota: $1',
  ],
  // "Rodei 240 na uber": what the driving brought in; "240 km" is no money.
  [
    new RegExp(
      `^((?:(?:hoje|hj|ontem|anteontem),? )?)(?:eu )?rodei ((?:uns )?${FIGURE}(?: reais)? (?:n[oa]|pel[oa]) ${APP.replace('?<app>', '?:')}(?![a-zà-ÿ]).*)$`,
      'i',
    ),
    '$1fiz $2',
  ],
  // An order: paid on delivery.
  [
    turn(
      piece`
        ${OF_NO_KIN}(?:[oa] )?${WHO} (?:me )?encomendou (?:comigo )?(?:\d+ |uma?s? )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{1,40}?)
        ${WHEN}[, ]+(?:(?:por|a|de|deu|fica|ficou|vai dar|vai ficar|total) )*${VALUE}
      `,
    ),
    (...said) => {
      const { who = '', value = '', what = '', when = '' } = groupsOf(said);
      return `vou receber ${value} do ${capital(who)} de ${what}${when.replace(/^ (?:pra|pro|para(?: o)?)/i, '')}`;
    },
  ],
  [
    turn(
      piece`
        encomenda d[aeo] ${WHO} (?:de |por )?${VALUE} (?:pr[ao]|para(?: o)?) (?<when>
          ${WEEKDAY_NAMES}|amanh[ãa]|dia \d{1,2}
        ),? (?:e )?(?:el[ea] )?(?:j[áa] )?(?:deu|pagou|adiantou|mandou|deixou) (?<part>\d[\d.,]*)
        (?: de (?:sinal|entrada|adiantamento))?
      `,
    ),
    (...said) => {
      const { who = '', value = '', when = '', part = '' } = groupsOf(said);
      return `vendi encomenda por ${value} pra ${capital(who)}, recebi ${part} e o resto ${when}`;
    },
  ],
  // Made for somebody at a price: sold. Kin pay for nothing.
  [
    turn(
      piece`
        ${OF_NO_KIN}(?:(?<day>hoje|ontem),? )?(?:eu )?(?:fiz|fizemos|entreguei) (?:uma?s? |\d+ |o |a |os |as )?(?<what>
          (?:
            bolos?|tortas?|doces?|docinhos?|salgad[a-zà-ÿ]*|brigadeiros?|marmitas?|quentinhas?|cestas?|ovos de p[áa]scoa|
            vestidos?|bainhas?|consertos?|artes?|logos?|sites?|fretes?|carretos?
          )(?: (?:de|com) [a-zà-ÿ]+)?
        ) (?:pra|pro|para(?: [oa])?) ${WHO} (?:por|a|deu|de) ${VALUE}
      `,
    ),
    (...said) => {
      const { day, who = '', value = '', what = '' } = groupsOf(said);
      return `${day === undefined ? '' : `${day} `}vendi ${what} por ${value} pra ${capital(who)}`;
    },
  ],
  // Agreed with a customer, half now and half on delivery.
  [
    turn(
      piece`
        ${OF_NO_KIN}(?:[oa] )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,30}?) (?:ficou|fechei|fechou|deu|saiu|combinei|vai ser)(?: por| em)? ${VALUE}
        (?: (?:com|pr[ao]|para(?: [oa])?))(?: [oa])? ${WHO}[, ]+(?:ela |ele )?(?:paga |pagou |deu )?(?:a )?metade (?:agora|hoje|j[áa]|de (?:entrada|sinal))
        (?:,| e)* (?:a )?(?:outra )?metade (?:na|no dia d?a|quando for a|s[óo] na) (?:entrega|retirada)
      `,
    ),
    (...said) => {
      const { who = '', value = '', what = '' } = groupsOf(said);
      return `vendi ${what} por ${value} pra ${capital(who)}, recebi metade e o resto depois`;
    },
  ],
  // Ordered, and paid when it is handed over.
  [
    turn(
      piece`
        encomenda de (?<what>(?:\d+ )?[a-zà-ÿ][a-zà-ÿ ]{1,30}?) d[aeo] ${WHO},? (?:por|de|a|deu) ${VALUE}[, ]+
        (?:e )?(?:el[ea] )?(?:s[óo] )?(?:paga|vai pagar|pagamento|pra pagar) (?:na entrega|quando .{3,30}|depois|no dia|na retirada)
      `,
    ),
    (...said) => {
      const { who = '', value = '', what = '' } = groupsOf(said);
      return `vou receber ${value} do ${capital(who)} de ${what}`;
    },
  ],
  // A job agreed on, and what was given for it in advance.
  [
    turn(
      piece`
        (?:[oa] )?(?:cliente )?${WHO} (?:fechou|aprovou|contratou|topou)(?: comigo)? (?:(?:o|a|um|uma) )?(?<what>
          (?!por|de|em)[a-zà-ÿ][a-zà-ÿ ]{2,30}?
        )? ?(?:de|por|em|a) ${VALUE},? (?:e |com )?(?:j[áa] )?(?:el[ea] )?(?:
          (?:me )?(?:deu|pagou|adiantou|mandou|deixou) (?<part>\d[\d.,]*)(?: (?:de (?:sinal|entrada|adiantamento)|adiantad[oa]))?|
          (?<down>\d[\d.,]*|metade) (?:de (?:sinal|entrada|adiantamento)|adiantad[oa])|(?:sinal|entrada) de (?<deposit>\d[\d.,]*)
        )
      `,
    ),
    (...said) => {
      const { who = '', value = '', what = 'serviço', deposit = '', down = deposit, part = down } = groupsOf(said);
      return `${/^or[çc]amento/i.test(what) ? 'serviço' : what} do ${capital(who)} ${value}, ele deu ${part} de sinal`;
    },
  ],
  // Cash out of one's own till stays one's own.
  [
    turn(`(?:(?:hoje|ontem) )?(?:fiz )?(?:uma |a )?(?:sangria|retirada) (?:d[oe] caixa |no caixa )(?:de )?${VALUE}`),
    'saquei $<value> do caixa',
  ],
  [turn(`(?:(?:hoje|ontem) )?fiz (?:uma|a) sangria (?:de )?${VALUE}`), 'saquei $<value> do caixa'],
  [
    turn(`cobrei ${VALUE} (?<of>(?:d[ao]|pel[ao]|n[ao]) [^,\\d]{3,30}?)(?: hoje)?`),
    (...said) =>
      `recebi ${groupsOf(said)['value']} ${(groupsOf(said)['of'] ?? '').replace(/^(?:pel|n)(?=[ao] )/i, 'd')}`,
  ],
  // Paid out of the till: what was bought is the description.
  [
    turn(
      `(?:usei|peguei|tirei|gastei) ${VALUE} (?:do dinheiro|da grana|do caixa)(?: d[aeo]s? [a-zà-ÿ]+)? (?:pra|para) pagar (?:[oa]s? )?(?<thing>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)`,
    ),
    (...said) => `paguei ${groupsOf(said)['value']} de ${groupsOf(said)['thing']}`,
  ],
  [
    turn(
      `(?<day>(?:hoje|hj|ontem|anteontem) )?(?:eu )?(?<work>(?:rodei|corri|trabalhei) [^,.]{1,25}?)(?:,| e) (?:ganhei|deu|fiz|apurei) ${VALUE}`,
    ),
    (...said) => {
      const { day = '', work = '', value } = groupsOf(said);
      return `${day}recebi ${value} de ${DRIVES.test(work) ? 'corrida' : work.replace(/^\p{L}+/u, 'trabalho')}`;
    },
  ],
  [
    turn(
      `((?:(?:hoje|hj|ontem|anteontem) )?)(?:eu )?trabalhei ([^,.\\d]{1,25}?)(?:,| e) (?:tirei|recebi|faturei|levantei) ${VALUE}`,
    ),
    '$1recebi $<value> de trabalho $2',
  ],
  [
    turn(
      piece`
        (?:(?<day>hoje|ontem) )?(?:n?[ao] )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{1,24}?)[:,]? (?:entrou|entraram) ${VALUE}(?:,| e)+ ?
        (?:saiu|sa[íi]ram|gastei) (?<out>\d[\d.,]*)(?: reais)?
      `,
    ),
    (...said) => {
      const { day, what, value, out } = groupsOf(said);
      return `${day === undefined ? '' : `${day} `}recebi ${value} de ${what} e gastei ${out} com ${what}`;
    },
  ],
  [
    turn(
      piece`
        (?:[oa] )?${WHO} (?:me )?(?:paga|pagar[áa]|vai pagar|acerta) (?:s[óo] )?
        (?<when>dia \d{1,2}|amanh[ãa]|${WEEKDAY_NAMES})[, ]+${VALUE}
      `,
    ),
    (...said) =>
      `vou receber ${groupsOf(said)['value']} do ${capital(groupsOf(said)['who'] ?? '')} ${groupsOf(said)['when']}`,
  ],
  [
    turn('(paguei|tenho que pagar|falta pagar|vou pagar) (?:o )?(?:carn[êe]|boleto|guia|imposto) do mei(.*)'),
    '$1 o imposto DAS$2',
  ],
  [
    /^((?:e )?(?:quanto|qto) .{2,24}?) (?:de|do|com o|com) das(?: do mei)?((?: (?:ess[ea]|est[ea]|n?[oa]|at[ée]|em|m[êe]s|ano|j[áa]) ?.{0,20})?)\s*[?!.]*$/i,
    '$1 com imposto das$2?',
  ],
  [
    /^(?:e )?(?:qual|que) (?:foi )?(?:o |a )?(?:meu |minha )?melhor (m[êe]s|semana)((?: (?:do|desse|nesse|no) ano)?)\s*[?!.]*$/i,
    'em qual $1 recebi mais esse ano?',
  ],
  [
    /^(?:e )?(?:quanto|qto|o que) (?:eu )?(?:ainda )?(?:tenho|falta)(?: de| algum)? reembolso(?:s)? (?:pra |para |a )?(?:receber|cair|voltar|entrar)\s*[?!.]*$/i,
    'quanto tenho pra receber?',
  ],
  [
    turn(
      piece`
        (?<spent>.{2,40}?\d[\d.,]*(?: reais)?)[, ]+(?:que |e )?(?<by>[oa] (?:empresa|firma|cliente|chefe|patr[ãa]o)) (?:
          vai |v[ãa]o )?(?:me )?(?:reembolsa|reembolsar|devolve|devolver)
        (?: (?:dia \d{1,2}|amanh[ãa]|depois|(?:no )?m[êe]s que vem|semana que vem|no fim do m[êe]s))?
      `,
    ),
    (...said) => `${groupsOf(said)['spent']}, ${groupsOf(said)['by']} vai me reembolsar`,
  ],
  [
    turn(`(?:tirei|separei|deixei|botei) ${VALUE} (?:pra|para) (?:guardar|poupar|juntar|(?:a )?reserva)`),
    'guardei $<value>',
  ],
  [
    turn(
      `(?:tirei|peguei|usei) ${VALUE} (?:pra|para) (?:comprar (?<thing>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)|(?<eat>comer|almo[çc]ar|jantar|lanchar|merendar|beber|abastecer))(?: (?:tb|tbm|tamb[ée]m))?`,
    ),
    (...said) => `gastei ${groupsOf(said)['value']} com ${groupsOf(said)['thing'] ?? groupsOf(said)['eat']}`,
  ],
  [
    turn(
      piece`
        (?:(?<day>hoje|hj|ontem),? )?(?:eu )?(?:atendi|atendemos) (?:
          \d{1,3}|uma?s?|duas|dois|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez
        )(?: (?:client[ea]s?|pessoas?|pacientes?|mulheres))?(?: (?<same>hoje|hj|ontem))?(?:,| e)* (?:
          deu|foi|fiz|deram|rendeu|tirei|ganhei|faturei
        ) ${VALUE}
      `,
    ),
    (...said) => {
      const { day, same, value } = groupsOf(said);
      return `${day ?? same ?? 'hoje'} recebi ${value} de clientes`;
    },
  ],
  // Paid by a company, so none of the person's spending.
  [
    turn(
      piece`
        (?:n[ãa]o (?:conta|contar|conte|soma|considera)|desconsidera|tira) (?:[oa] )(?<what>[a-zà-ÿ][a-zà-ÿ ]{1,24}?)
        [,;.]? (?:que |porque |pq |pois )?(?:(?:foi|[ée]|era) (?:d[ao]|pel[ao])|quem pagou foi [oa]|[oa]) (?:
          empresa|firma|servi[çc]o|trabalho|cliente|patr[ãa]o|chefe
        )(?: (?:que pagou|pagou|paga))?
      `,
    ),
    (...said) => `apaga o ${groupsOf(said)['what']}`,
  ],
  [
    pattern('i')`
      ^(?:e )?(?:que|quais|quantas)(?: (?:s[ãa]o )?(?:as |os )?(?:minhas|meus))? (?:encomendas|pedidos)(?: (?:que |eu |ainda )*
      (?:tenho|faltam?|t[ãa]o|pra entregar)(?: .{3,20})?)?\s*[?.]*$
    `,
    'o que tenho pra receber?',
  ],
  [
    asked(`(?:[oa] )?(?!(?:t[ôoáa]|tou|estou|est[áa]) )${WHO} (?:ainda )?(?:me |t[áa] me )?dev(?:e|endo)`),
    'quanto $<who> me deve?',
  ],
  [asked(`(?:eu )?(?:(?:tirei|fiz|ganhei|t[ôo] tirando|sobrou|deu|ficou|ficou de) ${CLEAN}|limpei)${PERIOD}`), left],
  [
    /^(?:e )?quem (?:que )?(?:j[áa] )?(?:me )?pagou(?<when> (?:hoje|hj|ontem|(?:n?ess[ea]|n?est[ea]|d?n?[oa]) (?:m[êe]s|semana)))?\s*[?!.]*$/i,
    (...said) => `o que recebi${groupsOf(said)['when'] ?? ' esse mês'}?`,
  ],
  [
    pattern('i')`
      ^(?:me )?(?:d[áa] |faz |monta |manda |mostra |quero |uma? |a )*(?:tabela|lista|rela[çc][ãa]o|resumo) (?:
        de|do|com
      ) (?:quanto|o que|oq|tudo que) (?:eu |j[áa] )?(?<verb>entrou|ganhei|recebi|faturei|vendi|saiu|gastei|paguei) (?:
        por|em cada|cada|a cada
      ) (?<by>m[êe]s|semana|dia)(?<rest> .{3,20})?\s*[?!.]*$
    `,
    (...said) => {
      const { verb = '', by = '', rest = '' } = groupsOf(said);
      return `${/^(?:sai|gas|pag)/i.test(verb) ? 'gastos' : 'entradas'} por ${by}${rest}`;
    },
  ],
];
