// A day of work and what it brought: driving, one's trade, a job for somebody.

import { piece } from '../../../domain/pattern.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { AMOUNT, groupsOf, type Turn, text, turn, VALUE } from '../../wording/turn.ts';
import { asTyped, TYPED_AMOUNT, typedCents } from '../../wording/typed-amount.ts';
import { isWork } from './trades.ts';

const WHO = '(?<who>(?!(?:eu|el[ea]s?|que|quem)(?![a-zà-ÿ]))(?:(?:dona|seu|dra?) )?[a-zà-ÿ]{2,})';
const DONE: Readonly<Record<string, string>> = {
  feito: 'fiz',
  gasto: 'gastei',
  gastado: 'gastei',
  pago: 'paguei',
  recebido: 'recebi',
  comprado: 'comprei',
  ganho: 'ganhei',
  ganhado: 'ganhei',
  vendido: 'vendi',
};
const DAY = `(?:(hoje|hj|ontem|anteontem|${WEEKDAY_NAMES}) )?`;
const WORKING = '(?:rodando|entregando|dirigindo|trampando|trabalhando|fazendo (?:corridas?|entregas?|frete))';
const WEEKDAY = `(hoje|hj|ontem|anteontem|${WEEKDAY_NAMES})`;

export const WORKING_DAY_TURNS: readonly Turn[] = [
  // "Sou pedreiro, diária 180": what one is, and asks for it.
  [
    turn(
      `((?:eu )?sou [a-zà-ÿ]{4,}(?: [a-zà-ÿ]{2,}){0,2}),? (?:(?:e|a|minha|o|meu|com) )*(di[áa]ria|hora|visita|aula|sess[ãa]o|corte|faxina)(?: (?:é|de|sai|a))* ${AMOUNT}`,
    ),
    '$1, cobro $3 por $2',
  ],
  // "Meu ajudante 100 por dia, 3 dias": what they come to, and nothing of every day.
  [
    turn(
      `((?:(?:hoje|ontem|paguei|gastei),? )*(?:pr[ao] )?(?:meu |minha |[oa] )[a-zà-ÿ]{3,}(?: d[aeo] [a-zà-ÿ]{3,})?),? ${AMOUNT} (?:por|ao|a|o) (?:dia|di[áa]ria),? (?:por |foram |em |durante |x )?(\\d{1,2}) (?:dias|di[áa]rias)`,
    ),
    (_, who, value, days) => `${text(who)} ${asTyped(typedCents(text(value)) * Number(days))}`,
  ],
  // "Fiz a Renata, 35, e a Cleide 60": whoever was attended to paid.
  [
    /^(?:(?<day>hoje|ontem),? )?(?:[Ff]iz|[Aa]tendi) [ao] (?<who>\p{Lu}\p{Ll}+),? (?:por |deu )?(?<value>\d[\d.,]*\d|\d)(?:,? e [ao] (?<other>\p{Lu}\p{Ll}+),? (?:por |deu )?(?<sum>\d[\d.,]*\d|\d))?(?<how> no pix| em dinheiro)?[.!]*$/u,
    (...said) => {
      const { day = 'hoje', who, value, other, sum, how = '' } = groupsOf(said);
      return `${day} recebi ${text(value)} de ${text(who)}${how}${other === undefined ? '' : `\n${day} recebi ${text(sum)} de ${other}${how}`}`;
    },
  ],
  // A job agreed on, and so much of it come in.
  [
    turn(
      `(?:hoje )?(?:fechei|combinei|acertei) (?:[oa] |uma? )?(?<what>(?!com )[a-zà-ÿ][a-zà-ÿ ]{2,40}?) (?:por|em|a) ${VALUE},? (?:e |j[áa] )*recebi (?<part>\\d[\\d.,]*)(?: de (?:entrada|sinal))?`,
    ),
    (...said) =>
      `vendi ${groupsOf(said)['what']} por ${groupsOf(said)['value']}, recebi ${groupsOf(said)['part']} e o resto depois`,
  ],
  // "Feira hoje deu 420 bruto", "uber hoje: 287 em 11 corridas".
  [
    turn(
      `(?:[oa] )?(?<what>feira|feirinha|barraca|banca|venda|loja|sal[ãa]o|dia) (?:de )?(?<day>hoje|ontem|anteontem|s[áa]bado|domingo) (?:deu|fez|rendeu|fechou em|foi) ${VALUE} (?:brut[oa]|limp[oa]|livre|de venda|em vendas?)`,
    ),
    '$<day> recebi $<value> da $<what>',
  ],
  [
    turn(
      `(?:[oa] )?(?:(?<what>uber|99|ifood|app|indrive|rappi) )?(?<day>(?:hoje|ontem|anteontem)? ?):? ?(?:(?:deu|fiz|foram) )?${VALUE} em (?<count>\\d{1,2}) (?<of>corridas|entregas|viagens)(?: (?<then>hoje|ontem))?`,
    ),
    (...said) => {
      const { day = '', value = '', of = '', then = '' } = groupsOf(said);
      return `${day.trim() || then || 'hoje'} recebi ${value} de ${of}`;
    },
  ],
  // Ordered by somebody: to be received.
  [
    turn(
      `(?:me )?encomendaram (?:comigo )?((?:\\d+ )?[a-zà-ÿ][a-zà-ÿ ]{1,30}?)(?: pr[ao] (${WEEKDAY_NAMES}|amanh[ãa]|dia \\d{1,2}))?,? (?:por|a|deu|de) ${VALUE}`,
    ),
    (...said) => `vou receber ${groupsOf(said)['value']} de encomenda de ${text(said[1])} ${text(said[2])}`.trim(),
  ],
  // What an app pays out, for whatever week.
  [
    turn(
      `(?:hoje )?[ao] (99(?:pop|food)?|uber|ifood|indrive|rappi|lalamove|loggi|shopee|keeta) (?:j[áa] )?(?:me )?(?:pagou|depositou|repassou|transferiu|mandou|liberou) ${VALUE}(?: (?:hoje|d[ao] (?:semana|m[êe]s)(?: passad[oa])?|dessa semana|de ontem|na conta|no pix))*`,
    ),
    'recebi $<value> da $1',
  ],
  // "Hoje fiz 3 pés e mão, 45 cada": so many of what is done for customers.
  [
    turn(
      `(?<day>(?:hoje |ontem |anteontem )?)(?:eu )?(?:fiz|atendi) (?<count>[2-9]|1\\d) (?<what>[a-zà-ÿ][a-zà-ÿ ]{1,25}?)(?: hoje)?(?:,? (?:por|a|de)|,) ${VALUE}(?<each> cada(?: uma?)?)?`,
    ),
    (...said) => {
      const { day = '', count = '', what = '', value = '' } = groupsOf(said);
      if (!/ e /i.test(what) || !isWork(what)) return text(said[0]);
      return `${day}recebi ${asTyped(typedCents(value) * Number(count))} de ${what.replace(/(?<=p[ée]|m[ãa]o)s(?![a-zà-ÿ])/gi, '')}`;
    },
  ],
  // "Açaí: vendi 32 hoje a 15".
  [
    turn(
      `([a-zà-ÿ][a-zà-ÿ ]{2,25}): (vendi|vendemos|saiu|sa[íi]ram) (\\d{1,3}) ?(hoje|ontem)? (?:a|por) ${VALUE}(?: cada)?`,
    ),
    '$2 $3 $1 a $<value>',
  ],
  // "Tenho um bico de jardinagem sábado que paga 120": to come, and to be received.
  [
    turn(
      `(?:eu )?(?:tenho|arrumei|peguei|apareceu|surgiu) (?:um|uma) ((?:bico|trampo|freela|trabalho|servi[çc]o|faxina|plant[ãa]o|evento|show)(?: (?:de|d[ao]|n[ao]|com) [a-zà-ÿ][a-zà-ÿ ]{1,25}?)?) (?:n[ao] |pr[ao] )?(amanh[ãa]|${WEEKDAY_NAMES}|dia \\d{1,2}),? (?:que )?(?:(?:vai )?pagar?|v[ãa]o (?:me )?pagar|por|de) ${VALUE}`,
    ),
    'vou receber $<value> de $1 $2',
  ],
  // A day on the road: "hoje fiz 210, gasolina 60", "hoje bati 250 até as 18h".
  [
    turn(
      `((?:hoje |ontem |anteontem )?)(?:rodei e )?(?:fiz|bati|tirei|levantei|faturei) ${VALUE}(?:,| e|, e) (?:gastei )?(gasolina|combust[íi]vel|[áa]lcool|etanol|ped[áa]gio) (?<cost>${TYPED_AMOUNT})`,
    ),
    '$1recebi $<value> de corridas, gastei $<cost> com $3',
  ],
  [
    turn(
      `((?:hoje |ontem |anteontem )?)(?:rodei e )?(?:bati|levantei|fiz) ${VALUE}(?: (?:at[ée] (?:as |umas )?\\d{1,2} ?h?|at[ée] agora|at[ée] o almo[çc]o|rodando|de corridas?|no app))+`,
    ),
    '$1fiz $<value>',
  ],
  // A sale by its noun.
  [
    turn(
      `(?:(?:hoje|ontem|j[áa]|eu),? )*(?:fechei|fiz|conclu[íi]|consegui) (?:a|uma) venda d(?:[aeo]s?|e uma?) (.{2,40}?),? (?:por|de|a|deu) ${VALUE}`,
    ),
    'vendi $1 por $<value>',
  ],
  // Work done, and paid on a day to come.
  [
    turn(
      piece`
        (?:peguei|fechei|acertei|combinei|fiz) (.*\d.*?),? (?:e |mas )?(?:s[óo] )?
        (?:recebo|me pagam|pagam|o pagamento (?:é|sai|cai)) (?:s[óo] )?
        (
          (?:n[ao] |na pr[óo]xima )?(?:
            amanh[ãa]|${WEEKDAY_NAMES}|dia \d{1,2}|semana que vem|
            m[êe]s que vem|fim do m[êe]s
          )(?:-feira)?
        )
      `,
    ),
    (_, work, day) => `vou receber ${text(day)} ${text(work).replace(/ (?:a )?(\S+) cada(?: uma?)?$/i, ' de $1')}`,
  ],
  // A day on the road, and what it cost.
  [
    turn(
      piece`
        (?:(hoje|ontem),? )?(?:eu )?(?:fiz|tirei|fechei) ${AMOUNT} (?:
          na rua|na pista|nas entregas|nas corridas|no app|rodando|na maquininha
        ) ?(?:,|e|mas|s[óo] que) ?(?:gastei|coloquei|botei|paguei) ${AMOUNT} (?:de|d[ao]|n[ao]|em|com) (.+)
      `,
    ),
    (_, day, made, spent, on) =>
      `${text(day)} recebi ${text(made)} de corrida e gastei ${text(spent)} de ${text(on)}`.trim(),
  ],
  // Done for somebody who paid a part of it: "hidratação da Carla 70, ela deixou 30 e o resto semana que vem".
  [
    turn(
      piece`
        (?<what>(?!(?:paguei|gastei|comprei|dei|conta|aluguel|parcela)(?![a-zà-ÿ]))[a-zà-ÿ]{4,}(?: [a-zà-ÿ]+){0,2}?) (?:d[ao]|n[ao]|pr[ao]) ${WHO} ${VALUE}
        ,? (?:e )?el[ea] (?:j[áa] |s[óo] )*(?:deixou|deu|pagou|adiantou|mandou) (?:s[óo] )?(?<part>${TYPED_AMOUNT})(?: de (?:sinal|entrada))?
        ,? (?:e |mas )?(?:o (?:resto|restante)|a outra metade) (?:(?:fica|paga|ficou|vem|s[óo]) )*(?<rest>.{3,30}?)
      `,
    ),
    'vendi $<what> pra $<who> por $<value>, ela pagou $<part> e o resto $<rest>',
  ],
  // A day's takings beside its cost.
  [
    turn(
      `(hoje|ontem|anteontem),? (?:foram|deu|deram|entrou|entraram) ${AMOUNT} e gastei ${AMOUNT} (?:de|com|em) ([a-zà-ÿ][a-zà-ÿ ]{2,25}?)`,
    ),
    '$1 recebi $2 de trabalho e gastei $3 com $4',
  ],
  // A day's driving over two apps: "99" is one of them.
  [
    turn(
      `(?<day>(?:hoje|ontem) )?(?:fiz|deu|tirei|ganhei) ${VALUE}(?<same> hoje| ontem)? (?:somando|juntando|entre|contando|com) (?:[oa] )?(?:uber|99|indrive|ifood|rappi) (?:e|mais) (?:[oa] )?(?:uber|99|indrive|ifood|rappi)`,
    ),
    (...said) => {
      const { day, same, value } = groupsOf(said);
      return `${(day ?? same ?? 'hoje').trim()} recebi ${value} de corrida`;
    },
  ],
  // "Ontem tinha feito 310", "hoje rodei e fiz 280".
  [
    /^(.{0,30}?)(?:eu )?(?:tinha|havia) (feito|gasto|gastado|pago|recebido|comprado|ganho|ganhado|vendido) (?=.*\d)/i,
    (_, before, verb) => `${text(before)}${DONE[text(verb).toLowerCase()] ?? text(verb)} `,
  ],
  [
    turn(`((?:(?:hoje|ontem),? )?)(?:rodei|trabalhei)(?: [a-zà-ÿ ]{2,20}?)? e (?:fiz|tirei|ganhei) ${AMOUNT}`),
    '$1fiz $2',
  ],
  [
    turn(
      `(?:(hoje|ontem|anteontem),? )?(?:eu )?(?:ganhei|fiz|tirei) ${AMOUNT} (?:lavando|limpando|capinando|ro[çc]ando|pintando|consertando|cortando|passeando com|cuidando|montando|carregando|descarregando|costurando|passando) (.{3,30})`,
    ),
    (_, day, value, thing) => `${text(day)} recebi ${text(value)} de bico de ${text(thing)}`.trim(),
  ],
  [
    turn(`(?:[a-zà-ÿ]+ ){0,2}${DAY}(?:eu )?fiz ${AMOUNT}(?: (?:hoje|hj))? ${WORKING}(?: .{1,30})?`),
    (_, day, value) => `${text(day)} recebi ${text(value)} de corrida`.trim(),
  ],
  [
    turn(
      `${WEEKDAY} (?:eu )?fiz ${AMOUNT},? (?:e )?${WEEKDAY} (?:fiz )?${AMOUNT}(?: (?:tb|tbm|tamb[ée]m))?(?: ${WORKING}.*)?`,
    ),
    '$1 recebi $2 de corrida e $3 $4 de corrida',
  ],
];
