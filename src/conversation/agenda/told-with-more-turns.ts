// "Bolo da Patricia é pra sábado 15h, tema fundo do mar": what is to come, told with more about it, in the words of a reminder.

import { pattern } from '../../domain/pattern.ts';
import { properName } from '../../language/person/proper-name.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { groupsOf, type Turn } from '../wording/turn.ts';
import { taskOf } from './duty-verbs.ts';

export const DAY = `(?:hoje|(?:depois de )?amanh[ãa]|(?:${WEEKDAY_NAMES})(?:[- ]feira)?|dia \\d{1,2}(?:\\/\\d{1,2}| de [a-zA-ZÀ-ÿ]+)?)`;

/** One thing and its day. */
const ON_A_DAY = new RegExp(
  `^d[aeo]s? [^,]{2,50}? (?:n[oa] )?${DAY}(?: (?:[àa]s )?\\d{1,2}(?:h\\d{0,2}|:\\d{2}))?$`,
  'i',
);

export const TOLD_WITH_MORE_TURNS: readonly Turn[] = [
  // "Minha sogra vem dia 20 e fica até 27": days, and nothing to be paid.
  [
    /^((?:[oa]|meu|minha|meus|minhas|nossos?|nossas?) [a-zà-ÿ]+(?: [a-zà-ÿ]+)? (?:vem|chega|viaja|v[êe]m|chegam|viajam) (?:n?o )?dia \d{1,2},? (?:e )?(?:s[óo] )?(?:fica|volta|vai embora|ficam|voltam)(?: (?:at[ée]|n?o|dia))* \d{1,2})[.!]*$/i,
    'anota: $1',
  ],
  // "Tenho prova de química terça e trabalho de história pra entregar quinta": each on its day.
  [
    new RegExp(
      `^(?:(?:eu|oi|olha|gente|ent[ãa]o|mano),? )*(?:tenho|tem|vou ter|vai ter) (?!(?:um |o |uns )?(?:cart[ãa]o|cart[õo]es|boleto|fatura))([^,?\\d]{3,40}?) ((?:n?[oa] )?${DAY}(?: (?:[àa]s )?\\d{1,2}(?:h\\d{0,2}|:\\d{2}))?),? e (?:tenho |tem )?(?!me |de )([^,?\\d]{3,50}?) ((?:n?[oa] |pra )?${DAY}(?: (?:[àa]s )?\\d{1,2}(?:h\\d{0,2}|:\\d{2}))?)[.!]*$`,
      'i',
    ),
    'me lembra $2 de $1\nme lembra $4 de $3',
  ],
  // "O Pedro tem prova sexta e trabalho segunda", "amanhã a Gabi tem simulado e na sexta excursão": each is theirs.
  [
    new RegExp(
      `^(?:(?<first>${DAY}),? )?(?<the>[oa]|meu|minha) (?<who>[a-zà-ÿ]{2,}) tem (?<one>[a-zà-ÿ][^,?\\d]{2,40}?)(?: (?:n?[oa] )?(?<then>${DAY}))?,? e (?:tem )?(?:(?:n[oa] )?(?<day>${DAY}) (?<two>[a-zà-ÿ][^,?\\d]{2,40}?)|(?<other>[a-zà-ÿ][^,?\\d]{2,40}?) (?:n?[oa] )?(?<last>${DAY}))[.!]*$`,
      'i',
    ),
    (...said) => {
      const { first, the = '', who, one, then = first, two, other = two, day, last = day } = groupsOf(said);
      if (then === undefined) return said[0] ?? '';
      const of = `d${/a$/i.test(the) ? 'a' : 'o'} ${the.length > 1 ? `${the} ` : ''}${who}`;
      return `me lembra ${then} de ${one} ${of}\nme lembra ${last} de ${other} ${of}`;
    },
  ],
  // "Voo GOL 1532 dia 12/12 às 6h40", "o nome do remédio é puran 75": names, and no prices.
  [/^((?:meu |o )?voo (?:d[aeo] )?[a-zà-ÿ]{2,10}) (\d{3,4}) (?=(?:[a-zà-ÿ]+ )?\d)(?!\d+ (?:reais|conto))/i, '$1$2 '],
  // "Quarta pediatra 10h30 na rua das Acácias 88": the number of a house is no price.
  [
    new RegExp(
      `^(?!me |https?:)(?=.*(?<![a-zà-ÿ])${DAY}(?![a-zà-ÿ]))(?=.*\\d(?:h|:\\d))(?=.*(?<![a-zà-ÿ])(?:rua|r\\.|av\\.?|avenida|alameda|travessa|pra[çc]a|estrada) [^\\d]{2,40}\\d{1,5})` +
        '(?!.*(?:r\\$|reais|paguei|gastei|comprei|recebi|uber|t[áa]xi|corrida|pix|\\d,\\d\\d))([^?]{8,140})$',
      'i',
    ),
    'me lembra $1',
  ],
  // "O vet marcou vacina do Thor dia 28 às 10": what was set up, and not who set it up.
  [
    new RegExp(
      `^(?:[oa] |meu |minha )?(?!(?:eu|n[ãa]o|quem|que) )[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})? (?:marcou|marcaram|agendou|agendaram)(?: (?:pra mim|comigo))? (?!(?:[oa]s?|del[ea]|pr[ao]|para|que|tudo|isso|n[oa]) )([a-zà-ÿ][^,?$\\d]{2,40}?) (?:pr[ao] |para |n[oa] )?(${DAY}[^?$]{0,40})$`,
      'i',
    ),
    '$1 $2',
  ],
  // "Marquei 13h no sábado lá no Tonho".
  [
    new RegExp(
      `^(?:eu |a gente )?(?:marquei|marcamos|marcou) (?:[àa]s )?(\\d{1,2}(?:h\\d{0,2}|:\\d{2})) (?:n[oa] |pr[ao] )?(${DAY}) ((?:l[áa] )?(?:n[oa]|em|com) [^?$]{2,40})$`,
      'i',
    ),
    'me lembra $2 às $1 de compromisso $3',
  ],
  // "O Thor tomou vermífugo hoje, repete em 3 meses": the next time of it.
  [
    pattern('i')`
      ^((?!el[ea] )(?:[oa] |meu |minha )?[a-zà-ÿ]+(?: [a-zà-ÿ]+)?) (?:tomou|levou|recebeu|fez|usou) (?:a |o )?([a-zà-ÿ]+(?: [a-zà-ÿ]+){0,2}?)(?: (?:hoje|ontem|agora))?,? (?:e )?
      (?:repete|repetir|tem que repetir|refor[çc]o|de novo|a? ?pr[óo]xima(?: dose)?(?: [ée])?) (daqui (?:a )?|em )(\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|seis) (dias?|semanas?|m[êe]s|meses|anos?)[.!]*$
    `,
    (_, who = '', what = '', _in = '', many = '', unit = '') => {
      const of = /^m/i.test(who)
        ? `d${/^minha/i.test(who) ? 'a' : 'o'} ${who}`
        : `d${/^[oa] /i.test(who) ? '' : 'e '}${who}`;
      return `me lembra daqui a ${many} ${unit} de repetir ${what} ${of}`;
    },
  ],
  // "Me lembra do exame dia 2, do eco dia 5 e do raio x dia 9": each on its day.
  [
    new RegExp(
      `^(?:por favor,? )?me (?:lembra|avisa) (d[aeo]s? [^?$\\n]{2,50}?${DAY}(?:, e |, | e )d[aeo]s? [^?$\\n]{2,140}?${DAY}[^?$\\n,]{0,10})[.!]*$`,
      'i',
    ),
    (all = '', told = '') => {
      const each = told.split(/(?:, e |, | e )(?=d[aeo]s? )/i);
      return each.length > 1 && each.every((one) => ON_A_DAY.test(one))
        ? each.map((one) => `me lembra ${one}`).join('\n')
        : all;
    },
  ],
  // "Terça é dia de levar livro", "segunda a Lívia tem natação às 15h".
  [new RegExp(`^(?:n?a )?(${DAY}) (?:[ée]|eh) dia de ([a-zà-ÿ]+[aeiô]r [^?$]{2,60})$`, 'i'), '$1 $2'],
  [
    new RegExp(
      `^(?:n?a )?(${DAY}),? ([oa]|meu|minha) ([a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?) tem ([a-zà-ÿ][^,?$:]{2,40}?)(?:,? (?:[àa]s )?(\\d{1,2}(?:h\\d{0,2}|:\\d{2}))|,? [àa]s (\\d{1,2}))?[.!]*$`,
      'i',
    ),
    (_, day = '', the = '', who = '', what = '', told, bare) => {
      const hour = told ?? bare;
      const of = /^m/i.test(the) ? `d${/a$/i.test(the) ? 'a' : 'o'} ${the}` : `d${the.toLowerCase()}`;
      return `${day} tem ${what} ${of} ${who}${typeof hour !== 'string' ? '' : ` às ${hour}`}`;
    },
  ],
  // "A Maya vai no pediatra quarta 9h, dra. Renata".
  [
    new RegExp(
      `^(?:a[íi] |e )?((?:[oa]|meu|minha) [a-zà-ÿ]+(?: [a-zà-ÿ]+)?) (?:vai|tem|volta|passa) (?:n[oa]|pr[oa]|ao|[àa]|um|uma) ([a-zà-ÿ]{4,}(?: [a-zà-ÿ]+)?) (?:n?a )?(${DAY}),? (?:[àa]s )?(\\d{1,2}(?:h\\d{0,2}|:\\d{2}))(?:,? ([^?$]{2,60}))?[.!]*$`,
      'i',
    ),
    (_, who = '', what = '', day = '', hour = '', more) =>
      `me lembra ${day} às ${hour} de ${what} ${/^m/i.test(who) ? `d${/^minha/i.test(who) ? 'a' : 'o'} ${who}` : `d${who}`}${typeof more === 'string' ? `, ${more}` : ''}`,
  ],
  // "A Luzia faxineira vem dia 30 às 8h, cobra 180".
  [
    new RegExp(
      `^(?:[oa] |(?=minha |meu ))(?!gente )([a-zà-ÿ]+(?: [a-zà-ÿ]+){0,2}?) (vai|vem|chega|passa|aparece)(?: (?:aqui|em casa))? (?:n?[ao] )?(${DAY}),? (?:[àa]s )?(\\d{1,2}(?:h\\d{0,2}|:\\d{2}))(?:,? ([^?]{2,60}))?[.!]*$`,
      'i',
    ),
    (_, who = '', does = '', day = '', hour = '', more) =>
      `me lembra ${day} às ${hour} de ${who} ${does}${typeof more === 'string' ? `, ${more}` : ''}`,
  ],
  // "Chá de bebê da Júlia dia 19/12 às 15h no salão".
  [
    new RegExp(
      `^(?!.*(?:reais|r\\$|gastei|paguei))((?:ch[áa] (?:de )?(?:beb[êe]|panela|fraldas?|revela[çc][ãa]o|cozinha)|open house|amigo secreto|confraterniza[çc][ãa]o|reserva n[oa] [a-zà-ÿ]+)[^?$]{0,50} ${DAY}[^?$]{0,80})$`,
      'i',
    ),
    'me lembra $1',
  ],
  // "Lembra o Rafa de molhar as plantas": he is not here.
  [
    /^(?:e )?lembrar? ([oa]|meu|minha) ([a-zà-ÿ]+(?: [a-zà-ÿ]+)?) de ([a-zà-ÿ]+[aeiô]r [^?$]{3,80})$/i,
    (all = '', the = '', who = '', does = '') =>
      /^m/i.test(the) || /^\p{Lu}/u.test(properName(who)) ? `me lembra de lembrar ${the} ${who} de ${does}` : all,
  ],
  // "Não esquece do exame dia 28 às 7h".
  [
    new RegExp(
      `^(?:por favor,? )?n[ãa]o (?:me deix[ae] |se )?esque[çc](?:e|a|er)(?: de me lembrar)? (d[aeo]s?|que|de) ([^?$]{3,60}?${DAY}[^?$]{0,80})$`,
      'i',
    ),
    (_, of = '', what = '') =>
      `me lembra ${of} ${what.replace(/(?<![àa]s )(\d{1,2}) horas? (da|de) (manh[ãa]|tarde|noite)/i, 'às $1h $2 $3')}`,
  ],
  // "Segunda bioquímica, quarta anatomia, sexta fisio", behind "semana de provas:".
  [
    new RegExp(
      `^(?:(?:semana d[aeo]s? |minhas |calend[áa]rio d[aeo]s? )?(?<what>prova|aula|consulta|reuni[ãa]o)s?): (?:n?a )?(${DAY} [^,;:$?]{3,30}(?:[,;] (?:e )?(?:n?a )?${DAY} [^,;:$?]{3,30})+)$`,
      'i',
    ),
    (_, what = '', days = '') =>
      days
        .split(/[,;] (?:e )?/u)
        .map((one) =>
          one.replace(
            new RegExp(`^(?:n?a )?(${DAY}) (?:de )?(.+)$`, 'i'),
            `me lembra $1 de ${what.toLowerCase()} de $2`,
          ),
        )
        .join('\n'),
  ],
  // "Renovei o livro, agora vence dia 11/12".
  [
    new RegExp(
      `^(?:renovei|prorroguei|estendi|adiei|adiaram|prorrogaram) ([oa] [^,?$\\d]{2,40}?),? (?:e )?agora (?:vence|[ée]|fica|vai at[ée])(?: n?o)? (${DAY}[^?$]{0,20})$`,
      'i',
    ),
    '$1 agora é $2',
  ],
  // "Mudaram a losartana, agora é só de manhã".
  [
    pattern('i')`
      ^(?:(?:o m[ée]dico|a m[ée]dica|a doutora|o doutor) )?(?:mudaram|mudou|trocaram|trocou|passaram|
      passou) ([oa] [^,?$\d]{2,40}?),? agora (?:[ée]|eh|fica) (?:s[óo] )?((?:de|[àa]s?|ao?|n[ao]|tod[oa]|depois|antes|\d)[^?$]{1,40})$
    `,
    '$1 agora é $2',
  ],
  // "O doutor mandou tomar também a vitamina D todo domingo".
  [
    pattern('i')`
      ^(?:[oa]|meu|minha) (?:doutora?|dra?\.?|m[ée]dic[oa]|cardiologista|geriatra|endocrino)
      (?: [a-zà-ÿ]+)? (?:(?:mandou|pediu|falou|disse|receitou|passou)(?: (?:pra|para|que [ée] pra))?(?: eu)? tomar|receitou)
      (?: tamb[ée]m)? (?:[oa] )?([^?$]{3,80})$
    `,
    'tomar $1',
  ],
  // "Quinta busco o Theo na escola 17h30".
  [
    new RegExp(
      `^(?:n?a )?(${DAY}) (?:eu )?(busco|pego|levo|encontro) ([^,?$:]{2,50}?),? (?:[àa]s )?(\\d{1,2}(?:h\\d{0,2}|:\\d{2}))[.!]*$`,
      'i',
    ),
    (_, day = '', does = '', what = '', hour = '') => `me lembra ${day} às ${hour} de ${taskOf(does)} ${what}`,
  ],
  [
    pattern('i')`
      ^(?:[oa] )?([a-zà-ÿ][^,?$:]{2,40}?) (?:[ée]|eh|fica|ficou|vai ser) (?:pr[ao] |para (?:[oa] )?|n[oa] )?(${DAY}),? (?:[àa]s )?(\d{1,2}(?:h\d{0,2}|:\d{2})), ([^?$]{2,80}?)[.!]*$
    `,
    'me lembra $2 às $3 de $1, $4',
  ],
  // "Amanhã é niver da Carol, compra um presente".
  [
    pattern('i')`
      ^(?:n?[oa] )?(${DAY}) (?:[ée]|eh|tem) (?:o )?((?:anivers[áa]rio|niver) d[aeo]s? [^,?$]{2,30}?),? (?:e )?(?:eu )?(?:(?:preciso|tenho que|tem que|quero) )?compr(?:a|ar|e) ([^?$\d]{2,40}?)[.!]*$
    `,
    'me lembra $1 de comprar $3, $2',
  ],
  // "Viagem pra Ubatuba dia 20/11, volta 23": days, and no price.
  [
    new RegExp(
      `^((?:minha |a |o |as |nossas? )?(?:viagem|f[ée]rias|excurs[ãa]o|passeio|retiro|acampamento|congresso)[^,?$\\d]{0,40}?) (?:n?o )?(${DAY}),? (?:e )?(?:volta(?:mos|o)?|retorno|at[ée])(?: (?:n?o )?(?:dia )?)(\\d{1,2}(?:\\/\\d{1,2})?)[.!]*$`,
      'i',
    ),
    'anota: $1 $2, volta dia $3',
  ],
  // "Cardiologista dia 5/11 14h dr. Renato".
  [
    new RegExp(
      `^((?:consulta|retorno|dentista|m[ée]dic[oa]|exame|[a-zà-ÿ]+(?:olog(?:[oa]|ista)|iatra|pedista)|reuni[ãa]o|fono|psic[óo]loga?)[^,?$\\d]{0,30}?) (?:n?[oa] )?(${DAY}),? (?:[àa]s )?(\\d{1,2}(?:h\\d{0,2}|:\\d{2})),? (?:com (?:[oa] )?|c\\/ ?)?((?:dra?\\.?|doutora?|prof[a-zà-ÿ]*\\.?) [^?$\\d,]{2,30})[.!]*$`,
      'i',
    ),
    'me lembra $2 às $3 de $1 com $4',
  ],
];
