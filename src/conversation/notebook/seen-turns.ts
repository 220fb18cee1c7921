// Paraphrases: films and series told of as seen, with what was thought of them, or by who made them.

import { folded } from '../../domain/fold.ts';
import { KIN } from '../../domain/kin.ts';
import { pattern } from '../../domain/pattern.ts';
import { AND } from '../wording/openers.ts';
import type { Turn } from '../wording/turn.ts';
import { SAW } from './seen-verbs.ts';
import { WHEN_SEEN } from './titles-said.ts';

/** Five stars become ten points. */
export const outOfTen = (stars: string): string => String(Number(stars.replace(',', '.')) * 2).replace('.', ',');

/** Told of oneself and others. */
const WE: Readonly<Record<string, string>> = {
  terminou: 'terminei',
  viu: 'vi',
  assistiu: 'assisti',
  vimos: 'vi',
  assistimos: 'assisti',
  maratonou: 'maratonei',
};

/** "O Auto da Compadecida 2": a figure behind a name is a part of it, and no money. */
const NUMBERED = /\p{L} (?:\d|[IVX]+)$/u;

/** "O Menino e a Garça": nothing else that is seen is called so at length. */
const LONG = /^(?:\S+ ){3,}\S+$/u;

const IN_FIGURES: Readonly<Record<string, string>> = {
  dez: '10',
  nove: '9',
  oito: '8',
  sete: '7',
  seis: '6',
  cinco: '5',
};

export const SEEN_TURNS: readonly Turn[] = [
  // "Vi o poderoso chefão ontem", "vi o bom, o mau e o feio": two words or more, of which the first is nothing that one sees every day.
  [
    pattern('i')`
      ^((?:(?:eu|a gente|hoje|ontem|j[áa]),? )*)(?:vi|vimos) ([oa]s? (?!
        (?:seu|sua|teu|tua|meu|minha|noss[oa]|jogo|v[íi]deo|mensage|recado|pre[çc]o|valor|conta|fatura|saldo|extrato|boleto|foto|post|stor|live|e-?mail|not[íi]cia|
        resultado|site|an[úu]ncio|promo|oferta|sol|lua|mar|c[ée]u|luz|[áa]gua|m[ãa]e|pai|${KIN}|vizinh|mo[çc][oa]|menin|homem|mulher|cara |gente|pessoa|carro|casa|ap[êe]|
        apartamento|m[ée]dic|doutor|dentista|professor|chefe|diferen|hora|dia|nov[oa]|mesm|outr|list|nota|lembrete|filme|s[ée]rie|show|bagun|que |quanto|primeir|segund|[úu]ltim|
        epis[óo]dio|ep |cap|temporada|trailer|document|d[aeo]s? )
      )[a-zà-ÿ]{3,},? [^?$\d:]{2,60}?)((?:,? (?:${WHEN_SEEN}))?)[.!]*$
    `,
    (_, lead = '', title = '', when = '') => `${lead}assisti ${title}${when}`,
  ],
  // "Tô vendo Bridgerton com minha filha", "ela quer ver depois Wandinha": with whom is no part of the title.
  [
    /^((?:(?:eu|agora) )*(?:t[ôo]|estou|estamos|tamos|comecei a|come[çc]amos a) (?:vendo|assistindo|maratonando|ver|assistir) [^,?$]{2,40}?) com (?:[oa] |minha |meu |as |os )[^?$,\d]{2,25}$/i,
    '$1',
  ],
  // "Vi um filme ontem, mas dormi no meio": of none that is named.
  [
    pattern('i')`
      ^((?:(?:eu|a gente|hoje|ontem),? )*(?:vi|vimos|assisti|assistimos) uma? (?:filme|s[ée]rie|document[áa]rio|novela|anime)(?: (?:bo[ma]|legal|ruim|chat[oa]|${WHEN_SEEN}))*),? (?:mas|s[óo] que|e|que|porque|pq) (?!.*cham)(?:eu |n[ãa]o |a gente |me |j[áa] )*
      [a-zà-ÿ]+(?:ei|i|ou|eu|amos|emos)(?![a-zà-ÿ])[^?$:]{0,60}$
    `,
    '$1',
  ],
  // "Acabamos ontem a primeira temporada de Pluribus", "acabei bridgerton, amei".
  [
    /^(?:(?:a gente|n[óo]s|hoje|ontem|eu) )*acab(?:amos|ei)(?: de ver)? (?:hoje |ontem )?((?:a \S+ temporada d[aeo] |[oa] (?:filme|s[ée]rie) )[^?$]{2,60}|(?!(?:de|com|[oa]s?|um\S*|n[ao]|em) )[^,?$]{2,40}(?=, (?:a[md]|goste|odi|nota |dou |que )))[^?$]{0,30}$/i,
    'terminei $1',
  ],
  [
    /^(?:eu |a gente )?(?:fui|fomos) (?:(?:hoje|ontem) )?(?:ver|assistir) (?!(?:se|com|isso|como|quanto|quando|que|o que) )(\S.*)$/i,
    'assisti $1',
  ],
  // "Vi um filme muito bom ontem, o auto da compadecida 2": the title comes last.
  [
    pattern('i')`
      ^(?:(?:eu|a gente|ontem|hoje|n[óo]s),? )*(?:vi|assisti|vimos|assistimos) uma? (filme|s[ée]rie|document[áa]rio|anime)
      (?: (?:(?:muito|super|bem|t[ãa]o) )?(?:bo[ma]|[óo]tim[oa]|legal|bonit[oa]|lind[oa]|massa|incr[íi]vel|top|triste|ruim|maravilhos[oa]|engra[çc]ad[oa]))?
      ((?: (?:ontem|hoje|anteontem|s[áa]bado|domingo))?)(?:[,:] ?| - | (?:que )?(?:se )?chama(?:va)?,? )(?!(?:mas|e|que|achei|gostei|com|no|na) )(\S.{1,60}?)[.!]*$
    `,
    (_, kind = '', when = '', title = '') => `já vi ${/^s/i.test(kind) ? 'a' : 'o'} ${kind} ${title}${when}`,
  ],
  // "Aftersun: visto, nota 9", as people write in a list of their own.
  [
    pattern('i')`
      ^(?!.*(?:https?:|[a-zà-ÿ]: .*:))([a-zà-ÿ][^:,]{1,60}?)(?::|,| -) ?(?:j[áa] )?(?:vist|assistid|maratonad|zerad)[oa]
      (?:[,.]? (?:e )?(?:(?:com |minha )?nota|dou|dei) ?(10|\d(?:[.,]\d)?)(?: ?\/ ?10)?)?[.!]*$
    `,
    (_, title = '', mark) => `já vi ${title}${mark === undefined ? '' : `, nota ${mark}`}`,
  ],
  // "Dark é nota 8,5": the verb is no part of the title.
  [
    /^(?:pra mim )?([a-zà-ÿ\d][^,.:?]{0,60}?) (?:[ée]|eh|foi|merece|leva) (?:uma )?nota (10|\d(?:[.,]\d)?)[.!]*$/i,
    'nota $2 pra $1',
  ],
  // "Livro Vidas Secas terminei".
  [/^(?:[oa] )?livro ([^,?]{2,60}?),? (?:j[áa] )?(terminei|acabei|li)(?: (?:hoje|ontem))?[.!]*$/i, '$2 o livro $1'],
  [/^(?:e )?(?:qual|que) (filme|s[ée]rie) falta\s*\?*$/i, 'que $1 falta eu ver'],
  // "Filme que vi: Central do Brasil, muito bonito".
  [
    /^(filme|s[ée]rie) que (?:eu )?(?:vi|assisti|terminei)(?: (?:hoje|ontem))?: ([^,?]{2,60})(?:, [^?\d]{3,30})?$/i,
    (_, kind = '', title = '') => `assisti ${/^f/i.test(kind) ? 'o' : 'a'} ${kind.toLowerCase()} ${title}`,
  ],
  // "A Globo vai passar Pantanal de novo, quero ver".
  [
    /^(?:[oa] )?\S{2,20} (?:vai|v[ãa]o) (?:passar|reprisar|lan[çc]ar) ([^,?]{2,50}?)(?: de novo)?, (?:eu )?quero (ver|assistir)[.!]*$/i,
    'quero $2 $1',
  ],
  // "Série do momento: A Casa do Dragão, quero ver".
  [
    pattern('i')`
      ^(?:[oa] )?(filme|s[ée]rie) (?:d[oa] (?:momento|vez|hora|semana)|nov[oa]|bo[ma]|pra (?:ver|assistir)): ([^,?]{2,60})
      (?:, (?:quero|preciso|tenho que|vou) (?:ver|assistir))?[.!]*$
    `,
    (_, kind = '', title = '') => `salva ${/^f/i.test(kind) ? 'o' : 'a'} ${kind.toLowerCase()} ${title}`,
  ],
  // "Vi, é foda": of the one spoken of.
  [
    pattern('i')`
      ^(?:eu |j[áa] |a gente )*(vi|vimos|assisti|assistimos|li|lemos)(?: (?:hoje|ontem|anteontem|j[áa]))*[,.!] (?:[ée]|eh|foi|muito|mto|
      que|achei|amei|adorei|gostei|chorei|bom|boa|[óo]tim[oa]|lind[oa]|legal|top|show|maravilhos[oa]|chat[oa]|ruim|p[ée]ssim[oa])
      (?: [^?\d]{2,40})?[.!]*$
    `,
    (_, saw = '') => (/^l/i.test(saw) ? 'já li' : 'já vi'),
  ],
  [
    /^(?:(?:eu |uma )?(?:nota|dou|dei) )+([1-5](?:[.,]5)?) (?:de|em) 5[.!]*$/i,
    (_, stars = '') => `nota ${outOfTen(stars)}`,
  ],
  // "Ela deu nota 10 e eu 9": one's own, and no title.
  [
    /^(?:el[ea]s?|(?:[oa]|meu|minha) [a-zà-ÿ]+) (?:deu|deram|d[áa]|daria) (?:nota )?\d{1,2}(?:[.,]\d)?,? e eu (?:dei |dou |daria )?(?:nota )?(10|\d(?:[.,]\d)?)[.!]*$/i,
    'dou nota $1',
  ],
  // "Assisti Ainda Estou Aqui com a minha mãe", "vi Barbie no avião": who was there, or where it was, is no part of the title.
  [
    pattern('i')`
      ^((?:j[áa] |eu |a gente |hoje |ontem )*(?:${SAW}) [^,?$]{2,60}?) (?:com (?:(?:[ao]s? )?
      (?:minhas?|meus?) [a-zà-ÿ]+|el[ea]s?|a fam[íi]lia|[oa]s [a-zà-ÿ]+)|n[oa] (?:avi[ãa]o|voo|[ôo]nibus|cinema|tv|celular)|em casa)
      (?: (?:hoje|ontem))?((?:,? (?:nota|dou|dei) \d{1,2})?)[.!]*$
    `,
    '$1$2',
  ],
  // "Lista tudo que vi em outubro": what was watched then, and nothing else of it.
  [
    pattern('i')`
      ^(?:me )?(?:lista|mostra|quero ver|diz|fala) (?:tud)?o (?:o )?que (?:eu )?(?:j[áa] )?(?:vi|assisti) (em [a-zà-ÿ]{4,9}|
      (?:n?esse|n?este) (?:m[êe]s|ano)|(?:m[êe]s|ano) passado)[.!?]*$
    `,
    'o que eu assisti $1?',
  ],
  // "Assisti Duna em 10/10": a day, and no part of the title nor what it was worth.
  [
    pattern('i')`
      ^((?:j[áa] |eu |a gente )*(?:${SAW}) [^,?$]{2,60}?) (?:em|n?o? ?dia) \d{1,2}(?:/\d{1,2}(?:/\d{2,4})?| de [a-zà-ÿ]{4,9}|(?=[.!]*$))[.!]*$
    `,
    '$1',
  ],
  // "Vimos Aquarius ontem, 9 pra mim e 8 pra ela", "vi Duna, 9 pra mim".
  [
    pattern('i')`
      ^(?:(?:tamb[ée]m|tb|j[áa]|eu|a gente|${WHEN_SEEN}),? )*(?:${SAW}|viu|assistiu) (?:${WHEN_SEEN},? )?([^,?]{2,60}?)
      (?: ${WHEN_SEEN})*,? (?:nota |dei |dou )?(10|\d(?:[.,]\d)?) pra mim(?:,? (?:e )?\d\S* (?:pr[ao]|d[aeo]) [^?\d]{2,30})?[.!]*$
    `,
    'assisti $1, nota $2',
  ],
  // "Vi. pesado demais, 8": of the one spoken of.
  [
    /^(?:(?:j[áa]|eu|a gente|ontem) )*(vi|vimos|assisti|assistimos)[.,!;]+ [a-zà-ÿ][^,?$\d]{2,40}[,.!] (?:nota |dou |dei )?(10|\d(?:[.,]\d)?)[.!]*$/i,
    '$1, nota $2',
  ],
  // "Não, a Substância já vimos, detestei".
  [
    pattern('i')`
      ^(?:(?:n[ãa]o|ah|e|esse|essa),? )*(?!(?:eu|a gente|n[óo]s|hoje|ontem) )([a-zà-ÿ\d][^,?]{1,50}?),? (?:eu |a gente |n[óo]s )?j[áa] (?:vi|vimos|viu|assistimos|assisti)
      (?: ${WHEN_SEEN})?, (?:(?:eu|a gente|mas|n[ãa]o|[ée]|foi) )*(?:gost|ador|am(?:ei|amos)|detest|odi|achei|chato|ruim|bom|boa|[óo]tim|maravilh|lind|frac)[a-zà-ÿ]*(?: [a-zà-ÿ]+){0,3}[.!]*$
    `,
    'já vi $1',
  ],
  // "Tem um que chama O Quarto ao Lado, do Almodóvar".
  [
    pattern('i')`
      ^${AND}tem uma? (?:(filme|s[ée]rie) )?(?:bo[ma] )?(?:que )?(?:se )?cham(?:a|ad[oa])(?:-se)? ["“]?([^,?"”]{2,50}?)["”]?(?:, (d[aeo] [^,?]{2,40}))?[.!]*$
    `,
    (_, kind, title = '', of) => {
      const what =
        typeof kind === 'string' ? `salva ${/^f/i.test(kind) ? 'o' : 'a'} ${kind} ${title}` : `quero ver ${title}`;
      return typeof of === 'string' ? `${what} porque é ${of}` : what;
    },
  ],
  // "Aquele filme novo do Wagner Moura, O Agente Secreto": who made it is no part of the title.
  [
    pattern('i')`
      ^((?:eu )?(?:quero|queria|preciso|vou|vamos|tenho que) (?:ver|assistir)) (?:aquel[ea]|[oa]|um|uma)(?: (filme|s[ée]rie))?(?: nov[oa])? (d[aeo]|com [oa]?) ?([a-zà-ÿ]+(?: [a-zà-ÿ]+)?)(?:,|…|\.{2,3}|:)? ([oa]s? [a-zà-ÿ][^,?]{2,50}?)[.!]*$
    `,
    (_, __, kind, of = '', who = '', title = '') =>
      typeof kind === 'string'
        ? `salva ${/^f/i.test(kind) ? 'o' : 'a'} ${kind} ${title} porque é ${of} ${who}`
        : `quero ver ${title} porque é ${of} ${who}`,
  ],
  // What somebody thought of it is no part of the title.
  [
    pattern('i')`
      ^(?:(?:tamb[ée]m|tb|j[áa]|eu|a gente|${WHEN_SEEN}),? )*(${SAW}|viu|assistiu) (?:${WHEN_SEEN},? )?(?![oa]s? livro)([^,?]{2,60}?)
      (?: ${WHEN_SEEN})*,? (?:e )?(?:(?:eu|a gente|mas|s[óo] que|n[ãa]o|nem) )*
      (?:gostei|gostamos|adorei|adoramos|amei|curti|achei|achamos|detestei|odiei|chorei|muito bo[ma]|bo[ma]|lind[oa]|frac[oa]|chat[oa]|ruim|mais ou menos|obra[- ]prima|perfeit[oa]|maravilhos[oa]|sensacional|excelente|incr[íi]vel|[óo]tim[oa])(?: (?:
        muito|mto|mt|mta|d\+|dms|pra caramba|horrores|litros|demais|bastante|pouco|mais ou menos|bem|super|meio|d?el[ea]|bo[ma]|[óo]tim[oa]|lind[oa]|ruim|frac[oa]|m[ée]di[oa]|legal|
        chat[oa]|cansativ[oa]|long[oa]|parad[oa]|triste|engra[çc]ad[oa]|um pouco|tanto|nada
      ))*(?:,? (?:e )?(?:(?:com|minha|dou|dei) )?(?:(?:nota|dou|dei) |(?<=, ))(10|\d(?:[.,]\d)?|dez|nove|oito|sete|seis|cinco))?[.!]*$
    `,
    (_, seen = '', title = '', mark) =>
      `${NUMBERED.test(title) || LONG.test(title) ? 'assisti' : (WE[seen.toLowerCase()] ?? seen)} ${title}${mark === undefined ? '' : `, nota ${IN_FIGURES[folded(mark)] ?? mark}`}`,
  ],
  // "Adolescência a gente já terminou, 9".
  [
    pattern('i')`
      ^(?!(?:eu|a gente|n[óo]s|hoje|ontem) )([a-zà-ÿ\d][^,?]{1,50}?),? (?:eu |a gente |n[óo]s )j[áa] (?:vi|vimos|viu|assistimos|assisti|terminou|terminei|terminamos|acabou|acabamos),? (?:nota |dou |foi )?(10|\d(?:[.,]\d)?)[.!]*$
    `,
    'já vi $1, nota $2',
  ],
  [
    /^ess[ea] (?:filme |s[ée]rie )?(?:eu |a gente )?j[áa] (?:vi|vimos|viu|assisti)(?: (?:faz|h[áa]) [^?\d]{2,20})?[.!]*$/i,
    'já vi esse',
  ],
  [
    pattern('i')`
      ^((?:eu )?(?:quero|queria|vou|vamos) (?:ver|assistir)) (?:(?:no avi[ãa]o|no cinema|em casa|na tv|no fim de semana|na viagem) (\S.*)|
      (\S.*) (?:no avi[ãa]o|em casa|na viagem))$
    `,
    (_, want = '', behind, front) => `${want} ${behind ?? front}`,
  ],
  [
    /^(?:e )?(?:qual|quais|o que|oq)(?: [ée] que)? (?:a gente|n[óo]s|eu) ainda n[ãa]o (?:viu|vimos|vi|assisti|assistimos)\s*[?.!]*$/i,
    'o que falta eu ver',
  ],
  // "Série nova da HBO chama O Pinguim".
  [
    pattern('i')`
      ^(?:(?:ah|e|olha|tem),? )*(?:uma? |[oa] )?(filme|s[ée]rie) (?:nov[oa] )?(?:(?:muito )?bo[ma] )?(?:d[aeo] [a-zà-ÿ+]+ )?(?:que )?(?:se )?cham(?:a|ad[oa]) ["“]?([^,?"”]{2,50}?)["”]?[.!]*$
    `,
    (_, kind = '', title = '') => `salva ${/^f/i.test(kind) ? 'o' : 'a'} ${kind} ${title}`,
  ],
  [
    /^(?:eu )?dei (\d(?:[.,]5)?) estrelas? (?:pr[ao]s?|para|a|ao) (?:[oa] )?(.+)$/i,
    (_, stars = '', title = '') => `nota ${outOfTen(stars)} pro ${title}`,
  ],
];
