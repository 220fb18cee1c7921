// What is kept, asked about in other words: one of the works to see, what is to be seen, all that there is of something.

import { pattern } from '../../domain/pattern.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import type { Turn } from '../wording/turn.ts';

export const ASKED_TURNS: readonly Turn[] = [
  // "Os ingredientes da lasanha".
  [
    /^(?:(?:quais|me|manda|qual|s[ãa]o|e) )*(?:os )?ingredientes d[aeo]s? (?:receita d[aeo] )?([a-zà-ÿ][^?$:,\d]{2,40}?)\s*[?.!]*$/i,
    'procura receita $1',
  ],
  // "Não quero mais ver Round 6".
  [
    /^(?:[Ee]u )?[Nn][ãa]o quero mais (?:ver|assistir)(?: a série| o filme)? ([\p{Lu}\d][^,?$]{1,40}?)[.!]*$/u,
    'apaga $1',
  ],
  [/^(?:e )?quant[oa]s?(?: quest[õo]es)? (?:(?:eu|que) )*acertei(?: [^?$]{2,40})?\s*\?*$/i, 'procura acertei'],
  // "Oq q falta comprar": said twice.
  [/^((?:e )?)(?:oq|o que) (?:q|que) /i, '$1o que '],
  // "Sexta tenho o quê?", "quem é o próximo?": of the agenda.
  [
    new RegExp(
      `^(?:e )?((?:n[ao] )?(?:hoje|amanh[ãa]|(?:${WEEKDAY_NAMES})(?:[- ]feira)?|semana que vem|dia \\d{1,2})) (?:eu )?(?:tenho|tem) (?:o ?qu[eê]|oq|o q|quem)\\s*[?.!]*$`,
      'i',
    ),
    'o que tenho $1?',
  ],
  [
    /^(?:e )?(?:quem|qual) (?:[ée]|vem|eh) (?:o |a )?pr[óo]xim[oa](?: cliente| paciente| d[ao] dia)?\s*[?.!]*$/i,
    'qual o próximo compromisso?',
  ],
  // "O que falta comprar, mana?": whom it is said to.
  [
    /^(.{6,80}?)(?<! (?:[dn]?[ao]|pr[ao]|com|minha|meu|d[ao] meu|da minha)),? (?:mana|mano|amiga|amigo|querid[ao]|meu bem|minha filha|meu filho|mo[çc][ao]|parceiro|meu anjo|minha linda|bb)\s*(\?+)$/i,
    '$1$2',
  ],
  [
    /^(?:e )?(?:o )?que (?:que )?(?:eu )?(?:tenho|tem|t[áa]) (?:anotad|guardad|salv)[oa] (?:d[aeo]s?|sobre) ([^?]{3,40}?)\s*\?*$/i,
    'o que eu guardei sobre $1?',
  ],
  // "Quando é o niver da Lara msm".
  [/^((?:e )?(?:qual|quando|que|onde|quem|quanto|como|cad[êe])(?![a-zà-ÿ])[^?]{4,60}?) (?:msm|mesm)\s*\?*$/i, '$1?'],
  // "A consulta que dia era?", "próximo plantão quando?": asked behind its name.
  [
    pattern('i')`
      ^(?:e |mas )?(?:[oa]s? |meu |minha )?(?!(?:quanto|qual|quais|quem|onde|como|se|que|ontem|hoje|amanh[ãa]|pra|em|a|natal|p[áa]scoa|carnaval|.*(?:vence|fecha|cai|foi|paga|chega|recebo|fatura|cart[ãa]o|sal[áa]rio|boleto|conta))(?![a-zà-ÿ]))([a-zà-ÿ][^?,\d]{2,40}?),? (?:[ée] |eh |era |vai ser |ficou )?(?:em |pra )?
      (que dia|que horas?|quando|q dia|q horas?|qdo|qd)(?: mesmo)?(?: (?:[ée]|eh|era|vai ser|ficou|cai))?(?: mesmo)?\s*[?.!]*$
    `,
    'quando é $1?',
  ],
  // "Que dias tenho plantão?".
  [
    /^(?:e )?(?:que|q|quais) dias (?:que )?(?:eu |a gente )?(?:tenho|tem|temos|vou ter) (?:[oa] )?([a-zà-ÿ][a-zà-ÿ ]{2,30}?)\s*\?*$/i,
    'quando é $1?',
  ],
  // "O guincho é quem mesmo?"
  [
    /^(?:e )?[oa] (?!voc[êe]|vc)([a-zà-ÿ]{3,}(?: d[aeo]s? [a-zà-ÿ]+)?) (?:é|eh|era) (?:quem|qual|onde)(?: mesmo)?\s*[?.!]*$/i,
    'procura $1',
  ],
  // "Ilha do Medo é bom?": of no money, whatever its words.
  [
    pattern('u')`
      ^(?:[Ee] )?((?!(?:Tesouro|Banco|Fundo|Seguro|Plano|Cartão|Conta|Renda|Loja|Casas|Mercado|Caixa|Crédito|Bolsa|Carteira|Clube)
      (?!\p{L}))(?:[OA]s? )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)* (?:d[aeo]s?|e|n[ao]s?|em|ao|à|com|sem|para) (?:[oa]s? )?\p{Lu}\p{Ll}+
      (?: \p{Lu}\p{Ll}+)*) (?:é|eh|e) (?:bom|boa|legal|ruim)\s*\?+$
    `,
    'vale a pena ver $1?',
  ],
  // "Onde tão os livros?": no degree.
  [/^((?:e )?(?:onde|com quem|em que [a-zà-ÿ]+) )t[ãa]o /i, '$1estão '],
  [
    pattern('i')`
      ^(?:(?:me )?(?:indica|sugere|recomenda|sorteia|escolhe)|sorteia) (?:a[íi] )?(?:um|uma|algum|alguma|algo)
      (?: (?:filme|s[ée]rie))?(?: (?:d[aeo]s?|n[ao])?(?: que)?(?: eu)?(?: (?:t[ãa]o|t[ôo]|t[áa]|est[ãa]o|tenho|guardei|salvei|quero ver|falta ver))?(?: n?d?[ao])?(?: (?:minha|meus))?(?: (?:lista|fila|filmes|salvos))?)?
      (?: (?:pra|para) (?:mim|hoje|ver|assistir|a noite|mim ver|eu ver|gente)(?: hoje)?| hoje)*[.!?]*$
    `,
    'me indica um filme',
  ],
  [
    pattern('i')`
      ^(?:
        (?:quais|o que|oq|qual) (?:ainda )?(?:me )?faltam? (?:pra |para )?(?:ver|assistir)
        |(?:(?:me )?mostra |ver |cad[êe] )?(?:a |minha )?lista do que (?:eu )?(?:quer(?:o|ia)|falta|tenho (?:pra|para)) (?:ver|assistir)
        |(?:e )?(?:o )?(?:que|q|oq)(?: [ée] que)?(?: mais)? (?:(?:eu|a gente|n[óo]s|ainda|mais) )*(?:(?:tenho|tem|temos) (?:mais )?(?:pra|para)|quer(?:o|ia|emos)) (?:ver|assistir)(?: (?:ainda|mais))?
        |(?:quais|que) (?:filmes|s[ée]ries) (?:ainda )?(?:me )?faltam(?: (?:pra |para )?(?:eu )?(?:ver|assistir))?
      )\s*\??$
    `,
    'o que falta eu ver',
  ],
  // "Me dá uma sugestão pra hoje", "qual dessas é melhor?", behind works kept.
  [
    pattern('i')`
      ^(?:me )?(?:d[áa]|manda|tem) (?:uma )?(?:sugest[ãa]o|indica[çc][ãa]o|dica) (?:(?:d?e |d?o )?(?:filme|s[ée]rie|que (?:ver|assistir))|
      (?:pra|para) (?:ver|assistir|hoje|a noite|eu ver))(?: hoje| [àa] noite)*[.!?]*$
    `,
    'me indica um filme',
  ],
  // "O que eu fiz hoje?": what was written down.
  [
    /^(?:e )?(?:o ?que|oq|o q)(?: foi que| que)? eu (?:j[áa] )?fiz (hoje|ontem|ess[ea] (?:semana|m[êe]s))\s*[?.!]*$/i,
    'o que eu anotei $1?',
  ],
  // "Resume tudo do casamento", "me dá um resumo do que eu tenho do concurso".
  [
    pattern('i')`
      ^(?:[^,?]{3,40}, )?(?:me )?(?:resum[eo]|(?:d[áa]|faz|manda) (?:um )?resumo)(?: a[íi]| pra mim)?(?: (?:de |d)?(?:tudo|o)?(?: ?que)?(?: (?:eu )?(?:tenho|anotei|guardei|falei|sei|tem|t[áa]))?)?
      (?: anotad[oa]| guardad[oa])? (?:d[aeo]s?|sobre(?: [oa])?) (?!(?:${MONTH_NAMES})(?![a-zà-ÿ]))(?!(?:m[êe]s|semana|dia|ano|hoje|ontem|gastos?|contas?|d[íi]vidas?|dinheiro|finan[çc]as|cart[ãa]o|meus?|minhas?|trabalho|tudo|que)(?![a-zà-ÿ]))
      ([a-zà-ÿ][^?$\d:]{2,40}?)\s*[?.!]*$
    `,
    'o que eu guardei sobre $1?',
  ],
  [
    pattern('i')`
      ^(?:e )?(?:(?:sobre )?(?:qual|o ?que|oq)(?: [ée]| foi| era)? (?:a )?(?:minha )?[úu]ltima (?:nota|anota[çc][ãa]o)(?: que (?:eu )?
      (?:fiz|salvei|anotei))?|(?:o ?que|oq)(?: foi)?(?: que)? (?:eu )?(?:guardei|anotei|salvei) por [úu]ltimo)\s*\?*$
    `,
    'minhas últimas 1 notas',
  ],
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
  [
    pattern('i')`
      ^(?:(?:quero|queria|posso|deixa eu|vamos|me deixa) )?ver (?:tudo )?(?:o )?que (?:eu |j[áa] )*
      (?:tem|tenho|guardei|anotei|salvei)
      (?: (?:guardado|anotado|salvo|aqui|a[íi]|no caderno|na caderneta|no caderninho))*[?.!]*$
    `,
    'o que eu guardei?',
  ],
  // "Pedidos abertos", "encomendas pendentes?": what others ordered.
  [
    /^(?:e |meus |minhas |os |as )*(pedidos|encomendas|recados|or[çc]amentos)(?: (?:em )?(?:abert|pendent|que falt|por entregar|pra entregar)[a-zà-ÿ]*)?\s*[?.!]*$/i,
    'quais $1 eu tenho?',
  ],
  // "Quando é o niver da Carol?": kept as what it is.
  [/^((?:e |mas )?(?:quando|que dia)(?: [ée]| cai| [ée] que [ée])? o )niver((?: d| del).{1,40})$/i, '$1aniversário$2'],
];
