// Rewrites what weighs on the month, what is on a bill, parts of a total and how a day went into wording the rules know.

import { pattern, piece } from '../../../domain/pattern.ts';
import { MONTH_NAMES } from '../../wording/calendar-words.ts';
import { countSaid, spelledCounts } from '../../wording/counts.ts';
import { AND } from '../../wording/openers.ts';
import { groupsOf, type Turn, text, turn, VALUE } from '../../wording/turn.ts';
import { asTyped, typedCents } from '../../wording/typed-amount.ts';

const ASKED = '\\s*[?!.]*';
const BEFORE = '(?:(?:e|mas|ent[ãa]o|me|a[íi]|agora|diz|fala|mostra|quero saber),? )*';
/** A day or a span, with what joins it to a noun. */
const WHEN = piece`
  (
    hoje|ontem|anteontem|
    (?:(?:n|d)?(?:ess[ea]|est[ea])|d?n?[oa]) (?:m[êe]s|semana|ano|dia)(?: passad[oa])?|
    (?:semana|m[êe]s|ano) passad[oa]|(?:em |de )?(?:${MONTH_NAMES})
  )
`;
const ofWhen = (when: unknown): string => {
  const said = text(when);
  if (said === '') return '';
  return /^[nd]?[oa] dia$/i.test(said)
    ? ' de hoje'
    : ` ${said
        .replace(/^(?:em|n(?=[oae])|d(?=[oae]))\s?/i, 'd')
        .replace(/^(?=[hao](?:oje|nt))/i, 'de ')
        .replace(
          /^d(?=(?:janeiro|fevereiro|mar|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))/i,
          'de ',
        )}`;
};
const CARD = '(?: d[oe] (?:cart[ãa]o )?[a-zà-ÿ\\d]+)?';

/** What has a price of its own for everybody. */
const PRICED = '(?!(?:d[óo]lar|euro|bitcoin|passagem|a[çc][ãa]o|isso|el[ea])(?![a-zà-ÿ]))';

export const ASKED_OTHERWISE_TURNS: readonly Turn[] = [
  // "Se eu fizer 190 por dia 6 dias por semana quanto dá no mês?": first what a week brings.
  [
    turn(
      `(?:e )?(?:se )?(?:eu )?(?:(?:fizer|fa[çc]o|ganhar|ganho|tirar|tiro|guardar|guardo|gastar|gasto|rodar) )?${VALUE} por dia,? (?:e )?(?:trabalhando )?(?<days>[2-7]|dois|tr[êe]s|quatro|cinco|seis) (?:dias|vezes) (?:por|na|a) semana,? (?:quanto (?:(?:que )?(?:d[áa]|fica|fa[çc]o|tiro|ganho|vai dar) )?|d[áa] quanto )(?:no|por|ao) m[êe]s`,
      ASKED,
    ),
    (...said) => {
      const { value = '', days = '' } = groupsOf(said);
      return `${asTyped(typedCents(value) * (countSaid(days) ?? 1))} por semana dá quanto por mês?`;
    },
  ],
  // "Gastei muito esse mês?", which is beside other months.
  [
    turn(
      '(?:e |ser[áa] que |nossa,? )*(?:eu )?(?:gastei|gastamos|(?:t[ôo]|estou|estamos) gastando) (?:muito|demais|bastante|al[ée]m da conta)(?: (?:(?:n?ess[ea]|n?este) m[êe]s|ultimamente|j[áa]|n[ée]))*',
      '\\s*\\?+',
    ),
    'por que gastei tanto esse mês?',
  ],
  [
    turn(
      '(?:e |ser[áa] que )*(?:eu )?(?:gastei|gastamos) (?:muito|demais|bastante) (com|em|n[ao]|de) ([a-zà-ÿ][a-zà-ÿ ]{2,25}?)(?: (?:n?ess[ea]|n?este) m[êe]s)?',
      '\\s*\\?+',
    ),
    'gastei mais $1 $2 que mês passado?',
  ],
  // "Quanto fiz nesses 3 dias?": of the last ones.
  [
    turn(
      `${BEFORE}((?:quanto|qto) [^?\\d]{2,40}?) (?:n?ess[ea]s|nos|d?ess[ea]s) (${spelledCounts(2, 5)}|\\d) dias`,
      ASKED,
    ),
    (_, asked, count) => `${text(asked)} nos últimos ${countSaid(text(count)) ?? text(count)} dias?`,
  ],
  // What is left, comes in or was earned, in the words of who sells.
  [
    turn(
      '(?:e )?(?:o que|quanto|oq|qto) (?:ainda )?(?:falta|tem|vai) (?:pra |a )?(?:entrar|cair|vir)(?: de dinheiro)?',
      '[?.!]*',
    ),
    'quanto falta receber?',
  ],
  [
    turn(
      '(?:(?:e|mas),? )*(?:(?:eu )?(?:ainda )?(?:tenho (?:que|pra|de)|vou|falta) receber|tenho dinheiro pra receber) de quem',
      '\\s*[?.!]*',
    ),
    'quem me deve?',
  ],
  [
    turn(
      '(?:(?:e|mas),? )*quanto (?:ainda )?falta (?:pr[ao]|para [ao]) ((?:pedreiro|pintor|eletricista|marceneiro|dentista|mec[âa]nico|costureira|oficina|m[óo]veis|obra|reforma)[a-z ]{0,15})',
      '\\s*[?.!]*',
    ),
    'quanto falta pagar do $1?',
  ],
  [
    turn(
      `${AND}quanto (?:(?:me|ainda|vai|que|eu) )*(?:sobra|sobrar|fica|ficar|resta)(?: pra mim| livre)? (?:se (?:eu )?pagar|depois de pagar|pagando) (?:tudo|tod[oa]s? as contas|as contas|o que falta)(?: esse m[êe]s)?`,
      '\\s*[?.!]*',
    ),
    'quanto vai sobrar no fim do mês?',
  ],
  // "Quero juntar 5 mil até julho, dá?" asks, and sets no goal yet.
  [
    /^(?:(?:eu|a gente) )?(?:quero|queria|preciso) (juntar|guardar|poupar) ([^?]{3,80}?),? (?:(?:ser[áa] que )?(?:d[áa]|consigo|rola|eu consigo)(?: tempo)?)\s*\?+$/i,
    'consigo $1 $2?',
  ],
  // "Eu já tinha lançado os 45 da manicure?", "aqueles 350 do frete entraram?": whether that is recorded.
  [
    pattern('i')`
      ^(?:eu |ser[áa] que )*(?:j[áa] )?(?:tinha |tenho )?(?:lan[çc]ado|anotado|registrado|lan[çc]ei|anotei|registrei|botei|
      coloquei) (?:os|as|aqueles|aquelas) \d[\d.,]*(?: reais)? (d[aeo]s? [^?\d]{2,40}?)\s*\?+$
    `,
    'já lancei o gasto $1?',
  ],
  [
    /^(?:e )?(?:os|aqueles) \d[\d.,]*(?: reais)? d([aeo])s? ([^?\d]{2,40}?) (?:j[áa] )?(?:entraram|ca[íi]ram|chegaram|vieram)\s*\?+$/i,
    '$1 $2 já entrou?',
  ],
  // "O Theo me custou quanto em outubro?"
  [
    turn(
      piece`
        ${BEFORE}(?:(?:[oa] )?${PRICED}([a-zà-ÿ][a-zà-ÿ ]{1,30}?) (?:me )?(?:custou|gastou) quanto|
        (?:quanto|qto) (?:que )?(?:[oa] )?${PRICED}([a-zà-ÿ][a-zà-ÿ ]{1,30}?) me custou|
        (?:quanto|qto) (?:que )?me custou (?:[oa] )?${PRICED}([a-zà-ÿ][a-zà-ÿ ]{1,30}?))(?: ${WHEN})?
      `,
      ASKED,
    ),
    (_, name, other, third, when) =>
      `quanto gastei com ${text(name) || text(other) || text(third)}${ofWhen(when).replace(/^ de(?= [a-z])/, ' em')}?`,
  ],
  // "Quanto dá de fixo?"
  [
    turn(
      piece`
        ${BEFORE}(?:quanto|qto) (?:que )?(?:(?:eu|d[áa]|[ée]|fica|tenho|sai|deu|pago|vai|meu|minhas?|o|as|os) )*(?:de |em |no |com )?(?:
          fixos?|fixas|(?:custo|gasto|despesa|conta)s? fix[oa]s?
        )(?: (?:por m[êe]s|no m[êe]s|todo m[êe]s|mensal))?
      `,
      ASKED,
    ),
    'quanto eu tenho de conta fixa?',
  ],
  // "Me mostra o de hoje"
  [turn(`${BEFORE}(?:mostrar?|ver|lista|v[êe]) [oa]s? de (hoje|ontem|anteontem)`, ASKED), 'me mostra tudo de $1'],
  // "O que mais pesou hoje?", "o que pesou mais no bolso esse mês?"
  [
    turn(
      piece`
        ${BEFORE}(?:o que|oq|qual|quem)(?: (?:foi|é))?(?: (?:que|o que|a coisa que))? (?:
          mais (?:pesou|pesa)|(?:pesou|pesa) mais
        )(?: (?:no|na) (?:bolso|conta|or[çc]amento))?(?: ${WHEN})?
      `,
      ASKED,
    ),
    (_, when) => `quais os 3 maiores gastos${ofWhen(when) || ' desse mês'}?`,
  ],
  // "Itens da fatura", "fatura do nubank item por item"
  [
    turn(
      `${BEFORE}(?:(?:os|as|quais|quais s[ãa]o|ver|lista|todos) )*(?:itens|compras|detalhes|extrato|lan[çc]amentos) d[ao] (?:minha )?fatura(${CARD})`,
      ASKED,
    ),
    (_, card) => `o que tem na fatura${text(card)}?`,
  ],
  [
    turn(
      `${BEFORE}(?:a |minha )?fatura(${CARD}) (?:item (?:por|a) item|detalhada|por extenso|aberta item (?:por|a) item)`,
      ASKED,
    ),
    (_, card) => `o que tem na fatura${text(card)}?`,
  ],
  // "Como foi hoje?", "como foi o dia?", "resumo do dia"
  [
    turn(
      `${BEFORE}(?:como (?:foi|t[áa]|est[áa]|tem sido|anda)(?: (?:sendo|indo))? (?:o |meu |o meu |n?esse )?(?:dia|hoje|dia de hoje)|(?:quanto|qto) (?:que )?(?:deu|rendeu) (?:o |o meu )?dia)(?: hoje)?(?: at[ée] agora)?`,
      ASKED,
    ),
    'resumo de hoje',
  ],
  [
    turn(`${BEFORE}(?:faz |manda |quero )?(?:o |um )?(?:resumo|fechamento|balan[çc]o) do (?:meu )?dia`, ASKED),
    'resumo de hoje',
  ],
  // "Quanto tenho livre no cartão?"
  [
    turn(
      piece`
        ${BEFORE}(?:quanto|qto) (?:(?:eu|ainda|que) )*(?:tenho|tem|resta|sobra|sobrou|t[áa]|est[áa]) (?:de )?
        (?:livre|dispon[íi]vel|sobrando) (?:n|d)o (?:meu )?cart[ãa]o( (?:do )?[a-zà-ÿ\d]+)?
      `,
      ASKED,
    ),
    (_, card) => `qual o limite disponível do cartão${text(card)}?`,
  ],
  // "Mercado representa quanto do total?", "quanto o aluguel pesa no total?"
  [
    turn(
      piece`
        ${BEFORE}(?:o |a |os |as )?([a-zà-ÿ ]{3,25}?) (?:representam?|pesam?|come|leva|significa|é|d[áa]) quanto (?:
          por cento )?(?:d|n)[oa]s? (?:meu |minha )?(?:total|gastos?|despesas?|m[êe]s)(?: (?:do|desse|nesse) m[êe]s)?
      `,
      ASKED,
    ),
    'quanto por cento do total foi $1?',
  ],
  [
    turn(
      `${BEFORE}(?:o |a |os |as )?([a-zà-ÿ ]{3,25}?) (?:representam?|pesam?|come|leva|consome) quanto (?:por cento )?(?:d|n)[oa] (?:meu |minha )?(?:renda|sal[áa]rio)`,
      ASKED,
    ),
    'quanto por cento da renda vai pra $1?',
  ],
  [
    turn(
      piece`
        ${BEFORE}(?:quanto|qto) (?:que )?(?:o |a |os |as )?([a-zà-ÿ ]{3,25}?) (?:representam?|pesam?|come|leva|consome) (?:
          d|n
        )[oa] (?:meu |minha )?(?:renda|sal[áa]rio)
      `,
      ASKED,
    ),
    'quanto por cento da renda vai pra $1?',
  ],
  // "Ticket médio do mercado", "quanto custou em média cada uber?"
  [
    turn(
      `${BEFORE}(?:qual (?:é |foi )?)?(?:o |meu )*(?:ticket|t[íi]quete|valor) m[ée]dio (?:d[oae]s?|n[oa]s?|com) ([a-zà-ÿ ]{3,25}?)`,
      ASKED,
    ),
    'qual a média por compra de $1?',
  ],
  [
    turn(
      piece`
        ${BEFORE}(?:quanto|qto) (?:(?:me|eu|que) )*(?:custou|custa|sai|saiu|gastei|gasto|paguei|pago)(?: em m[ée]dia)? (?:
          com |em |por )?cada ([a-zà-ÿ]{3,20})(?: em m[ée]dia)?
      `,
      ASKED,
    ),
    'qual a média por compra de $1?',
  ],
  // "Quando acabo de pagar o tênis?"
  [
    turn(
      piece`
        ${BEFORE}(?:quando|em que m[êe]s|at[ée] quando) (?:(?:eu|que|é que) )*
        (?:acabo|termino|vou acabar|vou terminar|pago)(?: de pagar)? (?:o |a |as parcelas d[oa] )([a-zà-ÿ ]{3,25}?)
      `,
      ASKED,
    ),
    'quantas parcelas faltam de $1?',
  ],
  // "Estourei o mercado?"
  [
    turn(
      `${BEFORE}(?:j[áa] )?(?:estourei|passei d[oa]|furei) (?:o |a )?(?!teto|limite|or[çc]amento|m[êe]s|cart)([a-zà-ÿ ]{3,20}?)(?: esse m[êe]s)?`,
      '\\s*[?]',
    ),
    'estourei o teto de $1?',
  ],
  // "Tô no azul esse mês?": of the month, and not the balance.
  [
    turn(
      `${BEFORE}(?:eu )?(?:t[ôo]|tou|estou|t[áa]|fiquei|ficamos|estamos) no (?:azul|vermelho|negativo|positivo) ((?:n?esse|n?este|no) m[êe]s)`,
      ASKED,
    ),
    'quanto sobrou $1?',
  ],
  // "Tirando o aluguel, quanto gastei?"
  [
    turn(
      `${BEFORE}((?:tirando|sem contar|fora|descontando|exceto|sem considerar) [^,?]{3,60}), ?((?:quanto|qto) [^,?]{5,40})`,
      ASKED,
    ),
    '$2 $1?',
  ],
];
