// Paraphrases: what is to be kept, changed or called, in wording the rules know.

import { folded } from '../../domain/fold.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import type { Turn } from '../wording/turn.ts';
import { KIND, turn } from './titled-turns.ts';

const WHO = '((?:[oaOA]|[Mm]eu|[Mm]inha) (?:(?:meu|minha) )?\\p{L}{2,}(?: (?:d[aeo] )?\\p{Lu}\\p{L}+)?|\\p{Lu}\\p{L}+)';

const WE: Readonly<Record<string, string>> = {
  terminou: 'terminei',
  viu: 'vi',
  assistiu: 'assisti',
  maratonou: 'maratonei',
};

const IN_FIGURES: Readonly<Record<string, string>> = {
  dez: '10',
  nove: '9',
  oito: '8',
  sete: '7',
  seis: '6',
  cinco: '5',
};

export const KEPT_TURNS: readonly Turn[] = [
  // Two secrets in one sentence are no sums.
  [
    pattern('iu')`
      ^((?:[oa] )?(?:minha |meu )?(?:senha|c[óo]digo|pin|login|ramal|placa|telefone|protocolo|cpf|rg|cep|matr[íi]cula)(?!\p{L})
      [^?$]{1,40}? (?:é|eh) [^?$]{1,30}?,? e (?:[oa]s? )?(?:d[aeo]s? )?[^?$]{2,40}? (?:é|eh) [^?$]{1,40})$
    `,
    'anota: $1',
  ],
  // Said of what is missing, the things behind the colon belong on the list.
  [
    pattern('iu')`
      ^(?:(?:oi|olha|e|ah|agora|eu|a gente|ainda),? )*
      (?:preciso|precisamos|precisa|tenho que|temos que|tem que|falta|faltou|vou|vamos) (?:de )?comprar:\s*(?!.*(?:r\$|\breais\b))(\S.+)$
    `,
    'coloca na lista de compras: $1',
  ],
  // "O que eu anotei sobre o pudim?" asks for what is kept, of any kind.
  [
    pattern('iu')`
      ^(?:o que|oq|onde) (?:foi que )?(?:eu )?(?:anotei|escrevi|guardei) (?:sobre )?(?:(?:[oa]s?|d[aeo]s?) )?
      (?!hoje|ontem|semana|m[êe]s|aqui|a[íi])(\p{L}{3,}[^?]{0,40}?)[?.!]*$
    `,
    'procura $1',
  ],
  [
    /^((?:e )?(?:qual|quais|quando|onde|como|que dia|quem) (?:[ée]|era|foi|fica|t[áa]|est[áa])) (?:que )?mesmo (?=(?:que )?[oa]s? )/iu,
    '$1 ',
  ],
  // "Faltou sabão na lista".
  [
    pattern('iu')`
      ^(?:ah,? |ih,? |opa,? )?(?:faltou|falta|esqueci (?:d[aeo]|de (?:p[ôo]r|botar|colocar|anotar))) (?:[oa]s? )?
      (\p{L}[^,?]{1,40}?) na (?:minha )?lista(?: de compras)?[.!]*$
    `,
    'bota $1 na lista de compras',
  ],
  [/^lembrete pr([ao] \p{L}[\p{L} ]{2,30}?)[.!]*$/iu, 'me lembra d$1'],
  // "Acabamos ontem a primeira temporada de Pluribus", "comecei Duna, o livro".
  [
    /^(?:a gente |n[óo]s |hoje |ontem )*[Aa]cabamos (?:hoje |ontem )?((?:a \p{L}+ temporada d[aeo] |[oa] (?:filme|s[ée]rie) )?\p{Lu}[^?$]{1,60}?)[.!]*$/u,
    'terminei $1',
  ],
  [/^(?:eu |hoje )?[Cc]omecei (?:a ler )?([\p{Lu}\d][^?$]{1,60}?), (?:o )?livro[.!]*$/u, 'tô lendo o livro $1'],
  // "A Lia faz aniversário dia 3 de março".
  [
    pattern('iu')`
      ^(?:[oa] )?((?:(?:meu|minha) )?\p{L}+(?: \p{Lu}\p{L}+)?) (?:faz|completa|fazem) (?:\d{1,3}(?: anos)?|anos|anivers[áa]rio|niver) (?:
        (?:no |em )?(?:dia )?
      )(\d{1,2}(?:\/\d{1,2}| de \p{L}+))(?:[,.;]? (?:e )?((?:eu )?(?:quero|queria|vou|preciso|tenho|pensei|ela?|gosta|pediu) [^?]{3,80}?))?[.!]*$
    `,
    (_, who = '', day = '', more) => `anota: aniversário: ${who}, ${day}${more === undefined ? '' : `; ${more}`}`,
  ],
  // The pronoun as a title: there is a series of that name.
  [
    /^(?:[Ss]alv[ae]|[Gg]uard[ae]|[Aa]not[ae]|[Aa]diciona|[Bb]ota|(?:[Ee]u )?[Qq]uero (?:ver|assistir))(?: a)?(?: s[ée]rie)? ["“]?Você["”]?[.!]*$/u,
    'bota Você na lista de séries',
  ],
  // "Se livra da nota do encanador", "não quero mais o filme Duna", "tira a nota da tinta da lista".
  [
    pattern('iu')`
      ^(?:(?:por favor|pode),? )*(?:se livr(?:a|ar|e) d|livre-se d|n[ãa]o (?:quero|preciso) mais d?)
      ([oa]s? (?:nota|anota[çc][ãa]o|filme|s[ée]rie|lembrete|link|v[íi]deo|aviso) .{2,60}?)[.!]*$
    `,
    'apaga $1',
  ],
  [
    pattern('iu')`
      ^(
        (?:(?:por favor|pode),? )*(?:tira|tire|tirar|remove|remova|remover|risca|apaga) [oa]s? (?:
          nota|anota[çc][ãa]o|filme|s[ée]rie|lembrete|link|v[íi]deo
        ) .{2,60}?
      ) da (?:minha )?lista[.!]*$
    `,
    '$1',
  ],
  [/^me ((?:apag|tir|delet|elimin)(?:a|ue|e)|exclui|remove|cancela) ([oa]s? (?!.*(?:dados|conta|tudo)).+)$/iu, '$1 $2'],
  [
    /^((?:[Vv](?:oc[êe]|c) )?(?:[Pp]ode )?[Mm]e cham(?:a|e|ar)) (?:só|so|apenas|somente|simplesmente) (de .+)$/u,
    '$1 $2',
  ],
  [
    new RegExp(
      `^(?:eu )?(?:gostaria de|quer(?:o|ia)) guardar ((?:[oa]s? |um |uma )?(?:${KIND}|v[íi]deo|link|nota) .+)$`,
      'iu',
    ),
    'guarda $1',
  ],
  // "A gente terminou Succession": told of oneself and others.
  [
    /^(?:(?:eu e \S+(?: \p{Lu}\p{L}+)?|a gente|hoje a gente|ontem a gente)) (j[áa] )?(terminou|viu|assistiu|maratonou) (?!que |se |como )(\S.*)$/iu,
    (_, now = '', verb = '', what = '') => `${now}${WE[verb.toLowerCase()] ?? verb} ${what}`,
  ],
  [
    /^(?:eu |a gente )?(?:fui|fomos) (?:(?:hoje|ontem) )?(?:ver|assistir) (?!(?:se|com|isso|como|quanto|quando|que|o que) )(\S.*)$/iu,
    'assisti $1',
  ],
  // "A Bia falou pra eu ver Succession": who said it is the reason.
  [
    turn(
      piece`
        ${WHO} (?:me )?(?:falou|disse|mandou|pediu|aconselhou|sugeriu|recomendou)(?: pra mim)?(?: pra| para| que)? eu (?:
          tenho que |preciso |tinha que )?(?:ver|assistir|maratonar) (?:a |o )?(\S.*?)
      `,
    ),
    'quero ver $2 porque $1 indicou',
  ],
  [
    turn(
      `${WHO} (?:me )?(?:indicou|recomendou|sugeriu)(?: tamb[ée]m| tb)? (?!(?:[oa]s?|um|uma|que|pra) )(\\p{Lu}[^,.?]{1,60}?)(?: tamb[ée]m| tb)?`,
    ),
    'quero ver $2 porque $1 indicou',
  ],
  [turn(`${WHO} (?:me )?(?:indicou|recomendou|sugeriu) ([oa] ${KIND} \\S.*?)`), 'salva $2 porque $1 indicou'],
  [
    turn(
      piece`
        (
          (?:[Ss]alv[ae]|[Gg]uard[ae]|[Bb]ot[ae]|[Cc]oloc[ae]|[Aa]not[ae]|[Pp][õo]e|[Aa]dd?)(?: a[íi])? (?:[oa] )?
          ${KIND} [^,]+
        ), (?:que )?${WHO} (?:que |q )?(?:me )?(?:indicou|recomendou|sugeriu|falou)
      `,
    ),
    '$1 porque $2 indicou',
  ],
  // "Ontem a Bia me falou de um filme chamado Aftersun, parece ótimo", "vi no instagram um filme que parece bom, O Agente Secreto".
  [
    pattern('u')`
      ^(?:\p{L}+ ){0,2}?${WHO} (?:me )?(?:falou|comentou|contou|disse)(?: muito| bem)*(?: pra mim)? (?:d[eao]|sobre) (?:
        uma? |[oa] )?(${KIND}) (?:chamad[oa] |que (?:se )?chama )?(?!que |muito |bom|boa)(?=\p{Lu}|\d)([^,?]{2,50}?)
      (?:,.*)?[.!]*$
    `,
    'salva $2 $3 porque $1 indicou',
  ],
  [
    pattern('u')`
      ^(?:[Ee]u )?(?:[Vv]i|[Oo]uvi|[Ll]i|[Pp]eguei) (?:n[oa]s?|num|numa) (?:
        insta(?:gram)?|tiktok|twitter|x|face(?:book)?|youtube|jornal|tv|revista|internet|podcast|r[áa]dio|grupo
      )(?: [^,]*?)? (?:uma? |[oa] |d[oe] (?:um |uma )?)?(${KIND})
      (?: que [^,:]*?| chamad[oa]| legal| bo[ma]| interessante)?[,:]? (?=\p{Lu}|\d)([^,?]{2,50}?)(?:,.*)?[.!]*$
    `,
    'salva $1 $2',
  ],
  [
    pattern('iu')`
      ^(?:
        (?:eu )?(?:preciso|quero|tenho que|vou|queria) (?:ver|assistir)|
        salv[ae]|guard[ae]|anot[ae]|bot[ae]|coloc[ae]
      )(?: a[íi])? (?:aquel[ea]|ess[ea]|[oa]|um|uma) (${KIND}) (\S.{1,50}?),? que (?:(?:foi )?[oa] )?
      ((?:(?:meu|minha) )?\p{L}{2,}(?: \p{Lu}\p{L}+)?) (?:me |nos |tinha )*
      (?:indicou|recomendou|sugeriu|comentou|falou|mandou|indicado|recomendado)[.!]*$
    `,
    'salva $1 $2 porque $3 indicou',
  ],
  [
    /^(filmes|s[ée]ries) (?:pra|para|que (?:eu )?quero|a) (?:ver|assistir)[:,] (.{3,}?)[.!]*$/iu,
    'coloca na lista de $1: $2',
  ],
  [turn('(?:me )?(?:indicaram|recomendaram|sugeriram) (?:o |um )?livro (?:chamado )?(\\S.*?)'), 'quero ler $1'],
  [
    pattern('iu')`
      ^(?:.{2,30}? )?(?:me |nos )?(?:indic|recomend|suger)(?:ou|aram|iram|iu) (?:os |uns |(?:dois|tr[êe]s|quatro|\d) )livros:? 
      (\S.*?)[.!]*$
    `,
    'salva os livros: $1',
  ],
  // "Me indicaram a série Slow Horses", "falaram bem do filme Conclave": by nobody named.
  [
    pattern('iu')`
      ^(?:
        (?:\p{L}+ ){0,3}?(?:me |nos )?(?:indic|recomend|suger)(?:ou|aram|iram|iu)(?: muito| demais)?|
        (?:\p{L}+ ){0,2}?fal(?:ou|aram) (?:muito )?bem d[ao]|
        (?:\p{L}+ ){0,3}?(?:fal|mand)aram (?:pra |eu )*(?:ver|assistir)
      ) ?(?:[oa] |uma? )?(${KIND}) (?:chamad[oa] )?(?!d[aeo]s? |pra |que |bo[ma](?!\p{L})|ontem|hoje)([^?]{2,50}?)[.!]*$
    `,
    'salva $1 $2',
  ],
  // "Aftersun: visto, nota 9", as people write in a list of their own.
  [
    pattern('iu')`
      ^(?!.*(?:https?:|\p{L}: .*:))(\p{L}[^:,]{1,60}?)(?::|,| -) ?(?:j[áa] )?(?:vist|assistid|maratonad|zerad)[oa]
      (?:[,.]? (?:e )?(?:(?:com |minha )?nota|dou|dei) ?(10|\d(?:[.,]\d)?)(?: ?\/ ?10)?)?[.!]*$
    `,
    (_, title = '', mark) => `já vi ${title}${mark === undefined ? '' : `, nota ${mark}`}`,
  ],
  // "O melhor foi Cidade de Deus nota 10".
  [
    /^(?:o |a )?(?:melhor|pior|mais legal|que (?:eu )?mais gostei) (?:foi|é) (?:o |a )?([\p{L}\d][^,.:?]{0,60}?),? (?:com )?nota (10|\d(?:[.,]\d)?)[.!]*$/iu,
    'nota $2 pra $1',
  ],
  // "Dark é nota 8,5": the verb is no part of the title.
  [
    /^(?:pra mim )?([\p{L}\d][^,.:?]{0,60}?) (?:[ée]|eh|foi|merece|leva) (?:uma )?nota (10|\d(?:[.,]\d)?)[.!]*$/iu,
    'nota $2 pra $1',
  ],
  // "Lista de compras arroz feijão e café": dictated, without the colon.
  [
    pattern('iu')`
      ^(?:(?:minha|a|faz|faz uma|anota(?: a[íi])?(?: uma| a)?|cria uma|nova) )?
      (lista d[eoa] (?:compras?|mercado|supermercado|feira|farm[áa]cia|sacol[ãa]o|a[çc]ougue))(?:,| -)? (?!
        (?:
          d[eoa]s?|n[ao]s?|a[íi]|aqui|pr[ao]|para|por|que|[ée]|t[áa]|tem|com|abr\p{L}+|mostr\p{L}+|manda|cad[êe]|
          l[eê]|completa|inteira|toda|tudo|quero|j[áa]|foi|e|ou|fic\p{L}+|agora|hoje|amanh[ãa]|est\p{L}+|pront\p{L}+|
          zer\p{L}+|limp\p{L}+|apag\p{L}+
        )(?!\p{L})
      )(\p{L}+ \p{L}[^:?$\d]{2,200})$
    `,
    '$1: $2',
  ],
  // "Tem algo do Pedro aí": asked of what is kept.
  [
    pattern('iu')`
      ^(?:voc[êe] |vc |eu |j[áa] |a[íi] )*(?:tem|tenho|tinha) (?:algo|alguma coisa|alguma nota|nada|qualquer coisa) (?:
        guardad[oa] |anotad[oa] |salv[oa] )?(?:d[aeo]s?|sobre(?: [oa]s?)?|com) (?!
        (?:comer|ver|fazer|bom|novo|errado)(?!\p{L})
      )(\p{L}[^?]{1,40}?)(?: (?:a[íi]|aqui|guardad[oa]|anotad[oa]|salv[oa]))*\s*[?.]*$
    `,
    'o que eu guardei sobre $1?',
  ],
  // "Filmes que vi em outubro": asked, and no title.
  [
    pattern('iu')`
      ^(?:(?:os|as|quais|lista|mostra) )*(filmes|s[ée]ries) que (?:eu )?(?:j[áa] )?(?:vi|assisti)
      ( (?:em|n[oa]|ess[ea]|est[ea]|hoje|ontem|m[êe]s)(?!\p{L}).{0,30}?)\s*[?.]*$
    `,
    'que $1 eu vi$2',
  ],
  // What somebody thought of it is no part of the title.
  [
    pattern('iu')`
      ^(?:tamb[ée]m |tb |j[áa] |eu |hoje |ontem )*((?:vi|assisti|terminei|maratonei)) (?:(?:hoje|ontem) )?([^,?]{2,60}?),? (?:e )?
      (?:gostei|adorei|amei|curti|achei|detestei|odiei|chorei|obra[- ]prima|perfeit[oa]|maravilhos[oa]|sensacional|excelente|incr[íi]vel|[óo]tim[oa])(?: (?:
        muito|mto|mt|mta|d\+|dms|pra caramba|horrores|litros|demais|bastante|pouco|mais ou menos|d?el[ea]|bo[ma]|[óo]tim[oa]|lind[oa]|ruim|fraco|m[ée]dio|legal|
        um pouco
      ))*(?:,? (?:e )?(?:(?:com|minha|dou|dei) )?(?:(?:nota|dou|dei) |(?<=, ))(10|\d(?:[.,]\d)?|dez|nove|oito|sete|seis|cinco))?[.!]*$
    `,
    (_, seen = '', title = '', mark) =>
      `${seen} ${title}${mark === undefined ? '' : `, nota ${IN_FIGURES[folded(mark)] ?? mark}`}`,
  ],
  [/^(?:pode )?(?:marca|marque|marcar) (?:[oa]s? )?(.{2,40}?) como comprad[oa]s?[.!]*$/iu, 'risca $1'],
  // "Guarda “apaga tudo”": what is quoted is kept, and orders nothing.
  [
    /^(?:guard|salv|anot|not|escrev)[ae](?: a[íi])?:? ["“”'«]\s*((?:apag|delet|exclu|limp|zer|cancel|desfa|remov|tir|esque[cç])[^"“”'«»]*)["“”'»][.!]*$/iu,
    'anota: $1',
  ],
  // "Apaga a oração não", as the north-east forbids.
  [
    /^((?:[Aa]pag|[Dd]elet|[Ee]xclu|[Tt]ir|[Rr]emov|[Rr]isc|[Cc]ancel)\p{L}* [^,.?!]{2,60}(?<!(?:filme|s[ée]rie|livro))) não[.!]*$/u,
    'não $1',
  ],
  [
    pattern('iu')`
      ^(?:(?:quero|queria|posso|deixa eu|vamos|me deixa) )?ver (?:tudo )?(?:o )?que (?:eu |j[áa] )*
      (?:tem|tenho|guardei|anotei|salvei)
      (?: (?:guardado|anotado|salvo|aqui|a[íi]|no caderno|na caderneta|no caderninho))*[?.!]*$
    `,
    'o que eu guardei?',
  ],
  // Everything kept, though "coisas" are also bought.
  [
    /^(?:quero |pode )?(?:zer|apag|limp|delet|exclu|remov)\p{L}* (?:tod[ao]s )?(?:as )?minhas coisas(?: tod[ao]s)?[.!]*$/iu,
    'apaga tudo',
  ],
  [turn(`${WHO} (?:me )?(?:indicou|recomendou|sugeriu) o livro (\\S.*?)`), 'anota: livro $2, $1 indicou'],
  // "Mudei a senha da netflix, agora é Pipoca": the thing in front.
  [
    pattern('iu')`
      ^(?:eu )?(?:mudei|troquei|mudamos|trocamos|mudaram|trocaram) (
        (?:[oa]|minha|meu) (?:senha|c[óo]digo|login|telefone|n[úu]mero|endere[çc]o|ramal)[^,.]*
      )[,.]? (?:e )?agora (?:[ée]|eh|ficou|t[áa]) (\S.*)$
    `,
    '$1 mudou, agora é $2',
  ],
];
