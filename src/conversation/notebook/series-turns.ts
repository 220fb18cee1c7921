// Where a series is stopped, what was thought of it, and when a film will be seen, in wording the rules know.

import { pattern } from '../../domain/pattern.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import type { Turn } from '../wording/turn.ts';
import { outOfTen } from './seen-turns.ts';
import { SAW } from './seen-verbs.ts';

export const SERIES_TURNS: readonly Turn[] = [
  // "Salva a série Dark, tô na temporada 1 episódio 3".
  [
    /^(?:(?:salv[ae]|guard[ae]|anot[ae]|quero (?:ver|assistir)|bota|coloca)(?: a[íi])?) (?:a )?(?:s[ée]rie )?([^,?]{2,40}?),? (?:e )?(?:eu )?(?:t[ôo]|estou|parei) (?:n[oa] )?((?:temp|ep|cap)[a-zà-ÿ]*\.? \d[^?$]{0,30})$/i,
    'comecei $1, tô na $2',
  ],
  // "Vi Flow, nota 9, e quero ver O Agente Secreto": two works, of which one question is asked.
  [
    pattern('i')`
      ^((?:(?:eu|j[áa]|hoje|ontem) )*(?:vi|assisti|terminei|maratonei) [^?$]{2,60}?),? e (?:agora |depois |tamb[ée]m )?(?:eu )?(?:quero|queria|vou|preciso) (?:
      ver|assistir) ([oa] (?:filme|s[ée]rie) )?([a-zà-ÿ][^?$,]{1,60}?)[.!]*$
    `,
    (_, seen = '', kind = 'o filme ', wanted = '') => `${seen}\nsalva ${kind}${wanted}`,
  ],
  // "Larguei Ruptura, achei chato".
  [
    pattern('i')`
      ^(?:eu )?((?:larguei|abandonei|parei de (?:ver|assistir)|desisti de (?:ver|assistir))) (?:a s[ée]rie |o filme )?([^,?$\d]{2,40}),? (?:(?:que|porque|pq) )?
      ((?:(?:achei|[ée]|era|tava|muito|bem|meio|demais|n[ãa]o) )+[^?$\d]{3,40}?|(?:chat|ruim|fraco|sem gra[çc]a|arrastad|parad|lent|cansativ|confus)[a-zà-ÿ]*(?: demais)?)[.!]*$
    `,
    'anota: $2: $1, $3',
  ],
  // "Apaga o The Bear não, só marca como visto".
  [
    pattern('i')`
      ^(?:(?:n[ãa]o,? )?(?:apaga|tira|exclui|deleta) (?:[oa] )?([^,?]{2,50}?) n[ãa]o|n[ãa]o (?:apaga|tira|exclui|deleta) (?:[oa] )?([^,?]{2,50}?)),? ?
      (?:(?:[ée] )?s[óo] |mas )?(?:marca|bota|coloca|deixa) (?:el[ea] )?como (?:vist[oa]|assistid[oa]|lid[oa])[.!]*$
    `,
    (_, first, second) => `marca ${first ?? second} como visto`,
  ],
  // "Esse vídeo aí já vi, pode tirar".
  [
    pattern('i')`
      ^(?:ah |opa |olha )?(?:[oa] )?([^,?$\d]{2,50}?)(?: a[íi])?,? (?:eu )?j[áa] (?:vi|assisti|li|ouvi|usei)
      (?: (?:faz tempo|h[áa] tempos|tudo|ontem|hoje))?,? (?:e )?(?:pode |podes )?(?:tira|apaga|deleta|exclui|remove)r?
      (?: (?:ele|ela|da lista|da[íi]))*[.!]*$
    `,
    'apaga $1',
  ],
  // "Esse é longo demais, tira".
  [
    /^(?:ess[ea]|el[ea]|est[ea]) (?:[ée]|eh|t[áa]|foi|parece|ficou) [^,?$]{3,40}, (?:pode )?(?:tira|apaga|exclui|remove)r?[.!]*$/i,
    'apaga esse',
  ],
  // "Qual vejo hoje?", "o que eu assisto agora?": of what is kept to be seen.
  [
    pattern('i')`
      ^(?:e |ent[ãa]o |a[íi] )?(?:qual|(?:que|qual) (?:filme|s[ée]rie)|o ?que)(?: que)? (?:(?:eu|a gente|posso|podemos|d[áa] pra|vou) )*
      (?:vejo|vemos|assisto|assistimos|ver|assistir)(?: (?:hoje|agora|primeiro|[àa] noite|de noite|n[oa] (?:fim de semana|s[áa]bado|
      domingo)))*\s*[?.!]*$
    `,
    'o que falta ver?',
  ],
  // "E o The Bear terminei a primeira temporada": the name first.
  [
    pattern('i')`
      ^(?:(?:ah|e|j[áa]),? )*(?!(?:eu|a gente|n[óo]s|hoje|ontem|j[áa]|agora) )((?:[oa] )?[a-zà-ÿ\d][^,?$]{1,40}?),? (?:eu |a gente )?(?:j[áa] )?(terminei|acabei|vi|assisti|maratonei|terminamos|vimos) (
        (?:[oa] )?(?:primeira|segunda|terceira|quarta|quinta|[úu]ltima|\d{1,2}[ªa]?) temp(?:orada)?)(?: (?:hoje|ontem))?[.!]*$
    `,
    (_, title = '', seen = '', part = '') => `${seen} ${part} de ${title.replace(/^[oa] (?=\p{Lu})/u, '')}`,
  ],
  // "Comecei a ver Severance": it is on the shelf from then on.
  [
    pattern('i')`
      ^(?:(?:eu|hoje|ontem|a gente) )*(?:comecei|come[çc]amos|to come[çc]ando) (?:a (?:ver|assistir)|assistir) (?:a (s[ée]rie) |
      o (filme) )?(\S[^,?$]{1,50}?)(?: (?:hoje|ontem))?[.!]*$
    `,
    (_, series, film, title = '') =>
      (series ?? film) === undefined
        ? `quero ver ${title}`
        : `salva ${series === undefined ? 'o filme' : 'a série'} ${title}`,
  ],
  // "Terminei The Bear ontem, 10/10", "vi Past Lives, 8,5".
  [
    pattern('i')`
      ^(?!.{3,80} (?:em|dia) \d{1,2}/)(?:eu |j[áa] |hoje |ontem )*((?:${SAW}|acabei) [^,?:]{2,60}?)(?: ontem| hoje)?(?:[,:]? ?(10|\d
      (?:[.,]\d)?) ?/ ?10|, (10|\d(?:[.,]\d)?)|, (?:dou |dei |nota )?([1-5](?:[.,]5)?) estrelas?)[.!]*$
    `,
    (_, seen = '', ten, mark, stars) => `${seen}, nota ${stars === undefined ? (ten ?? mark) : outOfTen(stars)}`,
  ],
  // "Quero ver A Lista de Schindler": no list of ours.
  [
    pattern('u')`
      ^(?:[Ee]u )?(?:[Qq]uero|[Qq]ueria|[Vv]ou|[Bb]ora) (?:muito )?(?:ver|assistir) ([OA]s? (?:Lista|Nota|Conta|Agenda|Carteira|Fatura|
      Mensagem|Série) \p{L}[^,?:]{1,40}?)[.!]*$
    `,
    'salva $1',
  ],
  // "Quero ver o filme anora": a name, whatever its capitals.
  [
    pattern('i')`
      ^(?:eu )?(?:quero|queria) (?:muito )?(?:ver|assistir) (?:tamb[ée]m |tb |tbm )?
      ([oa] (?:filme|s[ée]rie)) (?!(?:que|d[aeo]s?|com|sobre|mais|salv[a-zà-ÿ]+|guardad[a-zà-ÿ]+)(?![a-zà-ÿ]))([^,?:]{2,50}?)[.!]*$
    `,
    'salva $1 $2',
  ],
  // The day is no part of the title, and neither is "um tal de".
  [/^(?:eu |j[áa] )?(assisti|terminei|maratonei) (?:hoje|ontem) (\p{Ll}[^,?$]{2,60}?)[.!]*$/u, '$1 $2'],
  [
    pattern('i')`
      ^(?:(?:ah|e|tamb[ée]m|tbm?),? )*(?:me )?(?:indicaram|recomendaram|sugeriram|falaram)(?: tamb[ée]m| tb| tbm)? (?:d?(?:[oa]|e um|e uma)|um|uma) tal d[aeo] (
      [a-zà-ÿ][^?]{1,50}?)[.!]*$
    `,
    'quero ver $1',
  ],
  // The list shows what each was given.
  [
    pattern('i')`
      ^(?:e )?(?:qual (?:foi |é )?)?(?:os? |as? )?(?:melhor(?:es)?|pior(?:es)?|mais bem avaliad[oa]s?)(?: (?:filmes?|s[ée]ries?))? (?:que )?(?:(?:eu|j[áa]) )*
      (?:vi|assisti)\s*[?.!]*$|
      ^(?:faz |me (?:mostra|manda|d[áa]) |mostra |qual )?(?:[oa] )?(?:meu |minha )?(?:ranking|notas|classifica[çc][ãa]o) d[eoa]s?(?: (?:filmes|s[ée]ries|que|eu|j[áa]))* (?:vi|assisti)\s*[?.!]*$|
      ^(?:e )?(?:de )?quais?(?: (?:filmes?|s[ée]ries?|foi|foram|deles|delas|que|[oa]s?|eu))* (?:(?:n[ãa]o|mais|menos) )?(?:gostei|amei|odiei|detestei)(?: (?:mais|menos))?\s*[?.!]*$
    `,
    'o que eu já vi?',
  ],
  [
    /^(?:me )?(?:lista|mostra|manda|quais(?: s[ãa]o)?|ver) (?:[oa]s )?(?:(?:filmes|s[ée]ries) )?(?:que )?(?:eu |a gente )?j[áa] (?:vi|vimos|assisti)\s*[?.!]*$/i,
    'o que eu já vi?',
  ],
  // "Quero ver Duna 2 no cinema sábado às 19h": an appointment.
  [
    pattern('i')`
      ^(?:(?:eu|a gente|n[óo]s) )?(?:quero|queria|vou|vamos|bora|pretendo|combinei de) (ver|assistir) (
        \S.{1,60}? (?:hoje|amanh[ãa]|(?:${WEEKDAY_NAMES})|dia \d{1,2})(?![a-zà-ÿ])[^,.;?]{0,40} (?:[àa]s \d{1,2}(?:h\d{0,2}|:\d{2})?|\d{1,2}(?:h\d{0,2}|:\d{2}))
      )[.!]*$
    `,
    'me lembra de $1 $2',
  ],
];
