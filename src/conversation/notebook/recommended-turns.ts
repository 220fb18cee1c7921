// Paraphrases: what others said was worth seeing or reading, and who it was.

import { pattern, piece } from '../../domain/pattern.ts';
import type { Turn } from '../wording/turn.ts';
import { KIND, turn } from './titled-turns.ts';

const WHO =
  '((?:[oaOA]|[Mm]eu|[Mm]inha) (?:(?:meu|minha) )?[a-zA-ZÀ-ÿ]{2,}(?: (?:d[aeo] )?[A-ZÀ-Þ][a-zA-ZÀ-ÿ]+)?|[A-ZÀ-Þ][a-zA-ZÀ-ÿ]+)';

export const RECOMMENDED_TURNS: readonly Turn[] = [
  // "Quem me recomendou foi a Lu", of what was just kept.
  [
    /^(?:e )?quem (?:me )?(indicou|recomendou|sugeriu|falou) (?:foi )?((?:[oa] |minha |meu )?[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?)[.!]*$/i,
    'foi $2 que $1',
  ],
  // "Livro: A Elegância do Ouriço, recomendação da Sônia": one book, and who said so.
  [
    turn(
      'livro: (\\S.{1,80}?),? (?:\\()?(?:(?:por )?recomenda[çc][ãa]o|indica[çc][ãa]o|dica|sugest[ãa]o) d([ao]) ([a-zA-ZÀ-ÿ]{2,}(?: [a-zA-ZÀ-ÿ]{2,})?)\\)?',
    ),
    'quero ler $1 ($2 $3 indicou)',
  ],
  // "Recomenda algo parecido?": of what was just seen or kept, and no question of money.
  [
    /^(?:me )?(?:recomenda|indica|sugere)r?(?: (?:algo|alguma coisa|outr[oa]|mais um|um))? parecid[oa]\s*[?.!]*$/i,
    'me indica um filme parecido',
  ],
  // "Me falaram bem do livro Torto Arado", of nobody in particular.
  [
    turn(
      `(?:me )?(?:falaram|falam|ouvi falar|est[ãa]o falando|t[ãa]o falando)(?: (?:muito|super|mt))? bem d([oa] (?:${KIND}|livro|podcast|restaurante) \\S.*?)`,
    ),
    'salva $1',
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
      `${WHO} (?:me )?(?:indicou|recomendou|sugeriu)(?: tamb[ée]m| tbm?)? (?!(?:[oa]s?|um|uma|que|pra) )([A-ZÀ-Þ][^,.?]{1,60}?)(?: tamb[ée]m| tbm?)?`,
    ),
    'quero ver $2 porque $1 indicou',
  ],
  [
    turn(
      `${WHO} (?:me )?(?:indicou|recomendou|sugeriu|falou d) ?(?:[oa] |um )?livro (?:chamado |que (?:se )?chama )?(?!d[aeo] |que |sobre |bo[mn]|muito)([^,?]{2,60}?)`,
    ),
    'quero ler $2 ($1 indicou)',
  ],
  [turn(`${WHO} (?:me )?(?:indicou|recomendou|sugeriu) ([oa] ${KIND} \\S.*?)`), 'salva $2 porque $1 indicou'],
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
    pattern('i')`
      ^(?:
        (?:eu )?(?:preciso|quero|tenho que|vou|queria) (?:ver|assistir)|
        salv[ae]|guard[ae]|anot[ae]|bot[ae]|coloc[ae]
      )(?: a[íi])? (?:aquel[ea]|ess[ea]|[oa]|um|uma) (${KIND}) (\S.{1,50}?),? que (?:(?:foi )?[oa] )?
      ((?:(?:meu|minha) )?[a-zà-ÿ]{2,}(?: [a-zà-ÿ][a-zà-ÿ]+)?) (?:me |nos |tinha )*
      (?:indicou|recomendou|sugeriu|comentou|falou|mandou|indicado|recomendado)[.!]*$
    `,
    'salva $1 $2 porque $3 indicou',
  ],
  // "Minha sogra indicou um filme coreano, Parasita".
  [
    pattern('i')`
      ^((?:[ao] |meu |minha )?[a-zà-ÿ]+(?: [a-zà-ÿ]+)?) (?:me )?(?:indicou|recomendou|sugeriu|falou de) uma? (${KIND})(?: (?!cham|que )[a-zà-ÿ]+(?: [a-zà-ÿ]+)?)?, ([^,?]{2,50}?)[.!]*$
    `,
    (_, who = '', kind = '', title = '') =>
      `salva ${/^(?:s[ée]|mini|nov)/i.test(kind) ? 'a' : 'o'} ${kind} ${title} porque ${who} indicou`,
  ],
  // "A série que a lu indicou chama dark matter", "o nome do filme que me indicaram é Anora".
  [
    pattern('i')`
      ^(?:(?:ah|olha|e|lembrei),? )*(?:o nome d)?([ao] )?(${KIND}) (?:de )?que (?<who>(?:(?:[ao] )?(?:meu |minha )?[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})? )??)(?:me |nos |tinha )*
      (?:indic|recomend|suger|fal|coment)(?:ou|aram|iram|iu|ado)(?: (?:ontem|hoje|pra mim|pra gente))?(?: (?:se )?(?:chama|[ée]|era|é o|é a)(?:-se)?|:) ["“]?(\S[^?]{1,50}?)["”]?[.!]*$
    `,
    (...said: string[]) => {
      const [, the = '', kind = '', who = '', title = ''] = said;
      return `salva ${the}${kind} ${title}${who.trim() === '' ? '' : ` porque ${who.trim()} indicou`}`;
    },
  ],
  // "Meu irmão indicou The White Lotus, série".
  [
    turn(`${WHO} (?:me )?(?:indicou|recomendou|sugeriu) (?:[oa] )?([^,?]{2,50}?), (?:(?:é )?uma? )?(${KIND})`),
    (_, who = '', title = '', kind = '') =>
      `salva ${/^f|^d/i.test(kind) ? 'o' : 'a'} ${kind} ${title} porque ${who} indicou`,
  ],
  // "Comecei Dark, recomendação da Júlia".
  [
    pattern('i')`
      ^(?:eu )?(?:comecei|t[ôo] vendo|estou vendo|quero ver|salva) (?:a ver |a s[ée]rie |o filme )?
      ([^,?$]{2,40}), (?:recomenda[çc][ãa]o|indica[çc][ãa]o|dica|sugest[ãa]o) (d[aeo] [^,?$]{2,30})$
    `,
    (_, title = '', of = '') => `quero ver ${title} porque ${of.replace(/^d/i, '')} indicou`,
  ],
  [turn('(?:me )?(?:indicaram|recomendaram|sugeriram) (?:o |um )?livro (?:chamado )?(\\S.*?)'), 'quero ler $1'],
  [
    pattern('i')`
      ^(?:.{2,30}? )?(?:me |nos )?(?:indic|recomend|suger)(?:ou|aram|iram|iu) (?:os |uns |(?:dois|tr[êe]s|quatro|\d) )livros:? 
      (\S.*?)[.!]*$
    `,
    'salva os livros: $1',
  ],
  // "Me indicaram a série Slow Horses", "falaram bem do filme Conclave": by nobody named.
  [
    pattern('i')`
      ^(?:
        (?:[a-zà-ÿ]+ ){0,3}?(?:me |nos )?(?:indic|recomend|suger)(?:ou|aram|iram|iu)(?: (?:muito|demais|tb|tbm|tamb[ée]m))*|
        (?:[a-zà-ÿ]+ ){0,2}?fal(?:ou|aram) (?:muito )?bem d[ao]|
        (?:[a-zà-ÿ]+ ){0,3}?(?:fal|mand)aram (?:pra |eu )*(?:ver|assistir)
      ) ?(?:[oa] |uma? )?(${KIND}) (?:chamad[oa] )?(?!d[aeo]s? |pra |que |bo[ma](?![a-zà-ÿ])|ontem|hoje)([^?]{2,50}?)[.!]*$
    `,
    'salva $1 $2',
  ],
  [
    /^(?:o que|oq|que filmes?|qual) (?:foi )?(?:que )?(?:[oa] )?(\p{Lu}\p{L}+) (?:me )?(?:indicou|recomendou|sugeriu)\s*\??$/u,
    'procura $1',
  ],
];
