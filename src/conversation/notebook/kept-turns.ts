// Paraphrases: what is to be kept, changed or called, in wording the rules know.

import { pattern } from '../../domain/pattern.ts';
import { HELLO } from '../../language/signals/greeting.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { ofMine, type Turn } from '../wording/turn.ts';
import { LIST_TURNS } from './list-turns.ts';
import { RECOMMENDED_TURNS } from './recommended-turns.ts';
import { SEEN_TURNS, WE } from './seen-turns.ts';
import { KIND } from './titled-turns.ts';

/** What has a value that may change. */
const VALUED =
  '(?:senha|login|c[óo]digo|pin|telefone|n[úu]mero|celular|whats(?:app)?|zap|endere[çc]o|ramal|e-?mail|hor[áa]rio|placa|chave pix|sala|turma)';
export const KEPT_TURNS: readonly Turn[] = [
  [/^(?:e )?o que ainda (?:tem|t[áa]|falta) (n[ao]s? [^?]{3,40})\?*$/i, 'o que tem $1?'],
  // "Sou mãe da Lara (8)": their age, and neither money nor one's own.
  [
    /^((?:eu )?(?:sou (?:m[ãa]e|pai|av[óôo]|ti[oa]|madrinha|padrinho|bab[áa]) d[aeo]|(?:tenho )?(?:(?:meus?|minhas?|os|as|dois|duas|tr[êe]s|\d|uma?|[oa]) )*(?:filh|net|sobrinh|entead|afilhad|irm[ãa])[a-zà-ÿ]*:?) [^?$]{0,80}?[A-ZÀ-Þ][a-zà-ÿ]+(?: \(\d{1,2}(?: anos)?\)|,? (?:de )?\d{1,2}(?: anos)?(?![a-zà-ÿ\d,.]))[^?$]{0,120})$/,
    (all = '') => `anota: ${all.replace(/ \((\d{1,2})(?: anos)?\)/g, ', $1 anos').replace(/[.!]+$/u, '')}`,
  ],
  // "A perua busca eles 6:50": an hour, and no price.
  [
    /^((?:[oa]s? |minha |meu )[a-zà-ÿ]{3,}(?: [a-zà-ÿ]+){0,2}? (?:busca|passa|sai|abre|fecha|come[çc]a|entra|volta)(?: [a-zà-ÿ ]{2,30}?)? (?:[àa]s )?\d{1,2}:\d{2})[.!]*$/i,
    'anota que $1',
  ],
  // "A banda cobra 3500": what somebody else asks.
  [
    /^((?:[oa]s? |seu |dona )(?!gente )[a-zà-ÿ]{3,}(?: [a-zà-ÿ]+){0,2} (?:cobra|cobram|pede|pedem) (?:r\$ ?)?\d[\d.,]*(?: (?:mil|reais))?(?: (?:por|pra|para|pel[oa]) [^?$]{2,30})?)[.!]*$/i,
    'anota que $1',
  ],
  // "Meu pai pediu pra anotar o remédio dele: losartana".
  [
    pattern('i')`
      ^((?:meu|minha) [a-zà-ÿ]+) (?:me )?(?:pediu|mandou|falou|disse) (?:pr[ao]|para|que) (?:eu )?(?:anot|guard|salv|escrev)(?:ar|er|asse|esse|e|a) (?:[oa]s? )?([a-zà-ÿ ]{3,30}?) del[ea]: ?(\S.{2,200})$
    `,
    (_, who = '', what = '', told = '') => `anota: ${what} ${ofMine(who)}: ${told}`,
  ],
  [/^(?:e )?(?:o )?q(?: ainda)? falta\s*\?*$/i, 'o que falta?'],
  [
    /^(?:e )?(?:(?:sobre )?(?:qual|o ?que|oq)(?: [ée]| foi| era)? (?:a )?(?:minha )?[úu]ltima (?:nota|anota[çc][ãa]o)(?: que (?:eu )?(?:fiz|salvei|anotei))?|(?:o ?que|oq)(?: foi)?(?: que)? (?:eu )?(?:guardei|anotei|salvei) por [úu]ltimo)\s*\?*$/i,
    'minhas últimas 1 notas',
  ],
  // "Gostaria de anotar que a chave está com a Neusa".
  [
    /^(?:eu )?(?:gostaria de|queria|quero|preciso) (?:anotar|guardar|salvar|registrar|deixar anotado)(?: a[íi])? que (?=\S)/i,
    'anota que ',
  ],
  // "Qual o aniversário da Paula? Anota que é 3 de março".
  [
    /^(?:qual|quando|quanto|onde)(?: (?:[ée]|era|fica|foi))? (?:mesmo )?([oa] )?([a-zà-ÿ][^?]{3,50})\? ?(?:ah,? |ent[ãa]o,? )?(?:anota|guarda|salva)(?: a[íi])?(?: que)? (?:[ée]|fica) ([^?]{1,60})$/i,
    'anota que $1$2 é $3',
  ],
  // A list of people under a question is no question.
  [
    pattern(
      'i',
    )`^(?:(?:e|olha),? )*(quem (?:vai|vem|topou|confirmou|j[áa] confirmou|t[áa] dentro|falta confirmar)(?: [a-zà-ÿ ]{2,20})?: ?[^?]{2,40}(?:,| e )[^?]+)$`,
    'anota: $1',
  ],
  // Two secrets in one sentence are no sums.
  [
    pattern('i')`
      ^((?:[oa] )?(?:minha |meu )?(?:senha|c[óo]digo|pin|login|ramal|placa|telefone|protocolo|cpf|rg|cep|matr[íi]cula)(?![a-zà-ÿ])
      [^?$]{1,40}? (?:é|eh) [^?$]{1,30}?,? e (?:[oa]s? )?(?:d[aeo]s? )?[^?$]{2,40}? (?:é|eh) [^?$]{1,40})$
    `,
    'anota: $1',
  ],
  // "Mudou a senha, agora é cachorro456", "o telefone dela mudou, agora é 9999-1111".
  [
    pattern('i')`
      ^(?:(?:ah|ih|olha|e|opa),? )*(?:mud(?:ou|ei|aram)|troc(?:ou|uei|aram)) (?:[oa] )?(${VALUED}(?: d[aeo]s? [^,?$]{1,40}?| del[ea])?),? (?:e )?(?:agora|ficou|virou|a nova|o novo)(?: [ée]| eh| ficou)?:? (\S[^?]{0,60}?)[.!]*$
    `,
    'muda a $1 pra $2',
  ],
  [
    pattern('i')`
      ^(?:(?:ah|ih|olha|e|opa),? )*[oa] (${VALUED}(?: d[aeo]s? [^,?$]{1,40}?| del[ea])?) (?:mudou|trocou|foi trocad[oa]|[ée] outr[oa])[,:;]? (?:e )?(?:agora )?(?:[ée]|eh|ficou|virou|pra|para):? (\S[^?]{0,60}?)[.!]*$
    `,
    'muda a $1 pra $2',
  ],
  // Said of what is missing, the things behind the colon belong on the list.
  [
    pattern('i')`
      ^(?:(?:oi|olha|e|ah|agora|eu|a gente|ainda),? )*
      (?:preciso|precisamos|precisa|tenho que|temos que|tem que|falta|faltou|vou|vamos) (?:de )?comprar:\s*(?!.*(?:r\$|\breais\b))(\S.+)$
    `,
    'coloca na lista de compras: $1',
  ],
  ...LIST_TURNS,
  // "O que eu anotei sobre o pudim?" asks for what is kept, of any kind.
  [
    pattern('i')`
      ^(?:o que|oq|onde) (?:foi que )?(?:eu )?(?:anotei|escrevi|guardei) (?:sobre )?(?:(?:[oa]s?|d[aeo]s?) )?
      (?!hoje|ontem|semana|m[êe]s|aqui|a[íi])([a-zà-ÿ]{3,}[^?]{0,40}?)[?.!]*$
    `,
    'procura $1',
  ],
  [
    /^((?:e )?(?:qual|quais|quando|onde|como|que dia|quem) (?:[ée]|era|foi|fica|t[áa]|est[áa])) (?:que )?mesmo (?=(?:que )?[oa]s? )/i,
    '$1 ',
  ],
  // "Faltou sabão na lista".
  [
    pattern('i')`
      ^(?:ah,? |ih,? |opa,? )?(?:faltou|falta|esqueci (?:d[aeo]|de (?:p[ôo]r|botar|colocar|anotar))) (?:[oa]s? )?
      ([a-zà-ÿ][^,?]{1,40}?) na (?:minha )?lista(?: de compras)?[.!]*$
    `,
    'bota $1 na lista de compras',
  ],
  [/^lembrete pr([ao] [a-zà-ÿ][a-zà-ÿ ]{2,30}?)[.!]*$/i, 'me lembra d$1'],
  // "Acabamos ontem a primeira temporada de Pluribus", "comecei Duna, o livro".
  [
    /^(?:a gente |n[óo]s |hoje |ontem )*[Aa]cabamos (?:hoje |ontem )?((?:a \p{L}+ temporada d[aeo] |[oa] (?:filme|s[ée]rie) )?\p{Lu}[^?$]{1,60}?)[.!]*$/u,
    'terminei $1',
  ],
  [/^(?:eu |hoje )?[Cc]omecei (?:a ler )?([\p{Lu}\d][^?$]{1,60}?), (?:o )?livro[.!]*$/u, 'tô lendo o livro $1'],
  // "A Lia faz aniversário dia 3 de março".
  [
    pattern('i')`
      ^(?:[oa] )?(?!d?el[ea] )((?:(?:meu|minha) )?[a-zà-ÿ]+(?: [a-zà-ÿ][a-zà-ÿ]+)?) (?:faz|completa|fazem) (?:\d{1,3}(?: anos)?|anos|anivers[áa]rio|niver) (?:
        (?:no |em )?(?:dia )?
      )(\d{1,2}(?:\/\d{1,2}| de [a-zà-ÿ]+))(?:[,.;]? (?:e )?((?:eu )?(?:quero|queria|vou|preciso|tenho|pensei|el[ea]|gosta|pediu) [^?]{3,80}?))?[.!]*$
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
    pattern('i')`
      ^(?:(?:por favor|pode),? )*(?:se livr(?:a|ar|e) d|livre-se d|n[ãa]o (?:quero|preciso) mais d?)
      ([oa]s? (?:nota|anota[çc][ãa]o|filme|s[ée]rie|lembrete|link|v[íi]deo|aviso) .{2,60}?)[.!]*$
    `,
    'apaga $1',
  ],
  [
    pattern('i')`
      ^(
        (?:(?:por favor|pode),? )*(?:tira|tire|tirar|remove|remova|remover|risca|apaga) [oa]s? (?:
          nota|anota[çc][ãa]o|filme|s[ée]rie|lembrete|link|v[íi]deo
        ) .{2,60}?
      ) da (?:minha )?lista[.!]*$
    `,
    '$1',
  ],
  [
    /^((?:[Vv](?:oc[êe]|c) )?(?:[Pp]ode )?[Mm]e cham(?:a|e|ar)) (?:só|so|apenas|somente|simplesmente) (de .+)$/u,
    '$1 $2',
  ],
  [
    new RegExp(
      `^(?:eu )?(?:gostaria de|quer(?:o|ia)) guardar ((?:[oa]s? |um |uma )?(?:${KIND}|v[íi]deo|link|nota) .+)$`,
      'i',
    ),
    'guarda $1',
  ],
  // "A gente terminou Succession": told of oneself and others.
  [
    /^(?:(?:eu e \S+(?: [a-zà-ÿ][a-zà-ÿ]+)?|a gente|hoje a gente|ontem a gente)) (j[áa] )?(terminou|viu|assistiu|maratonou) (?!que |se |como )(\S.*)$/i,
    (_, now = '', verb = '', what = '') => `${now}${WE[verb.toLowerCase()] ?? verb} ${what}`,
  ],
  [
    /^(?:eu |a gente )?(?:fui|fomos) (?:(?:hoje|ontem) )?(?:ver|assistir) (?!(?:se|com|isso|como|quanto|quando|que|o que) )(\S.*)$/i,
    'assisti $1',
  ],
  ...RECOMMENDED_TURNS,
  [
    /^(filmes|s[ée]ries) (?:pra|para|que (?:eu )?quero|a) (?:ver|assistir)[:,] (.{3,}?)[.!]*$/i,
    'coloca na lista de $1: $2',
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
  // "Lista de compras arroz feijão e café": dictated, without the colon.
  [
    pattern('i')`
      ^(?:(?:minha|a|faz|faz uma|anota(?: a[íi])?(?: uma| a)?|cria uma|nova) )?
      (lista d[eoa] (?:compras?|mercado|supermercado|feira|farm[áa]cia|sacol[ãa]o|a[çc]ougue))(?:,| -)? (?!
        (?:
          d[eoa]s?|n[ao]s?|a[íi]|aqui|pr[ao]|para|por|que|[ée]|t[áa]|tem|com|abr[a-zà-ÿ]+|mostr[a-zà-ÿ]+|manda|cad[êe]|
          l[eê]|completa|inteira|toda|tudo|quero|j[áa]|foi|e|ou|fic[a-zà-ÿ]+|agora|hoje|amanh[ãa]|est[a-zà-ÿ]+|pront[a-zà-ÿ]+|
          zer[a-zà-ÿ]+|limp[a-zà-ÿ]+|apag[a-zà-ÿ]+
        )(?![a-zà-ÿ])
      )([a-zà-ÿ]+ [a-zà-ÿ][^:?$\d]{2,200})$
    `,
    '$1: $2',
  ],
  // "Tem algo do Pedro aí": asked of what is kept.
  [
    pattern('i')`
      ^(?:voc[êe] |vc |eu |j[áa] |a[íi] )*(?:tem|tenho|tinha) (?:algo|alguma coisa|alguma nota|nada|qualquer coisa) (?:
        guardad[oa] |anotad[oa] |salv[oa] )?(?:d[aeo]s?|sobre(?: [oa]s?)?|com) (?!
        (?:comer|ver|fazer|bom|novo|errado)(?![a-zà-ÿ])
      )([a-zà-ÿ][^?]{1,40}?)(?: (?:a[íi]|aqui|guardad[oa]|anotad[oa]|salv[oa]))*\s*[?.]*$
    `,
    'o que eu guardei sobre $1?',
  ],
  // "Filmes que vi em outubro": asked, and no title.
  [
    pattern('i')`
      ^(?:(?:os|as|quais|lista|mostra) )*(filmes|s[ée]ries) que (?:eu )?(?:j[áa] )?(?:vi|assisti)
      ( (?:em|n[oa]|ess[ea]|est[ea]|hoje|ontem|m[êe]s)(?![a-zà-ÿ]).{0,30}?)\s*[?.]*$
    `,
    'que $1 eu vi$2',
  ],
  // "Quem vai: Dudu, Léo e a namorada": people, and no titles.
  [
    pattern('i')`
      ^((?:quem (?:vai|vem|confirmou|vai (?:vir|ir))|convidad[oa]s|presen[çc]as?|participantes|a galera|pessoal|turma)(?: (?:n[ao]|d[ao]|pr[ao]) [a-zà-ÿ ]{3,30})?: (?!https?)[a-zà-ÿ](?!.*\d\d)[^?$:]{3,300})$
    `,
    'anota: $1',
  ],
  // "A chave do portão eu deixei com a Neide do 302": where it is, whatever the figure.
  [
    pattern('i')`
      ^(?!.*(?:r\$|reais|gast|pag(?:uei|o|ou)|ganh|receb|comprei|custou|sal[áa]rio|por \d|d[íi]vida|juntar|guardar|poup))((?:[oa]s? |minhas? |meus? )(?:chaves?|carro|moto|documentos?|controle|guarda.chuva|encomenda|pacote|cart[ãa]o)(?![a-zà-ÿ])[^?$]{0,30}? (?:eu )?(?:deixei|guardei|botei|coloquei) (?:com|n[oa]s?|em) [^?$]{2,60}\d[^?$]{0,20})$
    `,
    'anota: $1',
  ],
  // "O doutor Fábio disse pra eu não comer sal".
  [
    pattern('i')`
      ^((?:[oa]|meu|minha) (?:doutora?|dra?\.?|m[ée]dic[oa]|nutri(?:cionista)?|pediatra|dentista|cardiologista|fisioterapeuta|psic[óo]loga)(?: [a-zà-ÿ]+)? (?:(?:disse|falou|mandou|pediu|recomendou)(?: que [ée])? (?:pra|para)|proibiu)(?: (?:eu|n[ãa]o|me|de))* (?!tomar|levar)[^?$\d]{3,100})$
    `,
    'anota: $1',
  ],
  // "Sou mãe de dois, o Heitor de 6 e a Maya de 2": ages.
  [
    pattern('i')`
      ^(?!.*(?:r\$|reais|gast|pag(?:uei|o|ou)|ganh|receb|comprei|custou|sal[áa]rio|por \d|d[íi]vida|juntar|guardar|poup))${HELLO}
      ((?:eu )?(?:sou (?:m[ãa]e|pai|av[óôo]|v[óôo]) de|tenho (?:dois|duas|tr[êe]s|quatro|[2-9]) (?:filh|net)[a-zà-ÿ]*)(?![a-zà-ÿ])[^?$]{2,120})$
    `,
    'anota: $1',
  ],
  [
    /^a (banca|equipe|comiss[ãa]o|chapa|comitiva) (?:vai ser|[ée]|s[ãa]o|vai ter):? ([^?$\d]{3,120},[^?$\d]{3,120})$/i,
    'anota: $1: $2',
  ],
  [
    /^(?:coisas|itens|o que (?:falta|tem)) (?:pra|para|de|a) comprar(?: pr[ao] [a-zà-ÿ ]{3,20})?: ?(?!.*(?:r\$|reais))(\S.+)$/i,
    'coloca na lista de compras: $1',
  ],
  // "Livro: A Vegetariana, Han Kang", "livro que o Mauro indicou: Vigiar e Punir".
  [
    /^livro(?: nov[oa]| bo[ma])?(?: (?:pra|para) ler| (?:que )?((?:[oa] |meu |minha )?[a-zà-ÿ]+(?: [a-zà-ÿ]+)?) (?:me )?(?:indicou|recomendou|sugeriu))?: ?(?!.*(?:r\$|https?:|\d,\d\d|reais)|\d+[.!]*$|.* \d\d+$)([a-zà-ÿ\d][^?:]{2,80}?)[.!]*$/i,
    (_, who, title = '') =>
      `quero ler ${title.replace(/, d[aeo] (\p{Lu}.*)$/u, ' ($1)')}${typeof who === 'string' ? ` (${who} indicou)` : ''}`,
  ],
  // "Tia Marli que busca na quinta": who does what.
  [
    pattern('i')`
      ^((?:(?:[oa]|minha|meu|tia|tio|v[óôo]|dona|seu) )+(?:[a-zà-ÿ]+ )?(?:[ée] )?(?:que|quem) (?:vai )?(?:(?:busc|lev|peg|fic|cuid)(?:a|ar|am)|traz|trazer)(?: [^?$\d]{2,60}?)?)[.!]*$
    `,
    'anota: $1',
  ],
  ...SEEN_TURNS,
  // "O Valdir trabalha até as 18h", "a farmácia abre 7h30": hours to know, and neither a reminder nor a price.
  [
    pattern('i')`
      ^(?:e )?((?:[oa]|meu|minha) (?!gente )[a-zà-ÿ]+(?: (?:d[aeo] )?[a-zà-ÿ]+)? (?:(?:s[óo]|n[ãa]o) )?(?:(?:trabalha|atende|funciona) (?:s[óo] )?
      (?:at[ée]|das?|de|(?=(?:n[oa]s? |aos )?(?:${WEEKDAY_NAMES})))|(?:abre|fecha) (?:s[óo] )?(?:[àa]s |das )?(?=\d{1,2}
      (?:h\d{0,2}|:\d{2})[^\d]{0,30}$)) ?(?!.*(?<![a-zà-ÿ])(?:hoje|amanh[ãa]|reais)(?![a-zà-ÿ]))[^?$]{2,50})$
    `,
    'anota: $1',
  ],
  [/^(?:pode )?(?:marca|marque|marcar) (?:[oa]s? )?(.{2,40}?) como comprad[oa]s?[.!]*$/i, 'risca $1'],
  // "Guarda “apaga tudo”": what is quoted is kept, and orders nothing.
  [
    /^(?:guard|salv|anot|not|escrev)[ae](?: a[íi])?:? ["“”'«]\s*((?:apag|delet|exclu|limp|zer|cancel|desfa|remov|tir|esque[cç])[^"“”'«»]*)["“”'»][.!]*$/i,
    'anota: $1',
  ],
  // "Apaga a oração não", as the north-east forbids.
  [
    /^((?:[Aa]pag|[Dd]elet|[Ee]xclu|[Tt]ir|[Rr]emov|[Rr]isc|[Cc]ancel)\p{L}* [^,.?!]{2,60}(?<!(?:filme|s[ée]rie|livro))) não[.!]*$/u,
    'não $1',
  ],
  [
    pattern('i')`
      ^(?:(?:quero|queria|posso|deixa eu|vamos|me deixa) )?ver (?:tudo )?(?:o )?que (?:eu |j[áa] )*
      (?:tem|tenho|guardei|anotei|salvei)
      (?: (?:guardado|anotado|salvo|aqui|a[íi]|no caderno|na caderneta|no caderninho))*[?.!]*$
    `,
    'o que eu guardei?',
  ],
  // Everything kept, though "coisas" are also bought.
  [
    /^(?:quero |pode )?(?:zer|apag|limp|delet|exclu|remov)[a-zà-ÿ]* (?:tod[ao]s )?(?:as )?minhas coisas(?: tod[ao]s)?[.!]*$/i,
    'apaga tudo',
  ],
];
