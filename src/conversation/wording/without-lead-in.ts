// What people say before the thing itself: "queria anotar que…", "ah, esqueci de falar que…", "voltando à pizza, …". It is
// taken off, and what it says of the rest is put where the rules look for it.

import { pattern, piece } from '../../domain/pattern.ts';
import { GREETINGS, HELLO } from '../../language/signals/greeting.ts';
import { WEEKDAY_NAMES } from './calendar-words.ts';
import { AND } from './openers.ts';

const AH =
  '(?:(?:ah|e|a[íi]|olha|ent[ãa]o|mas|s[óo]|opa|ih|ei|putz|nossa|uai|oxe|oxente|vixe|eita|bah|tch[êe]|mano|puts|nossa senhora)[,!.]* )*';
const TELLS = piece`
  (?:[a-zA-ZÀ-ÿ]+ ){0,3}(?:gastei|paguei|comprei|recebi|ganhei|vendi|devo|emprestei|me (?:deve|pagou|pagaram|deu|devem)|ca[íi]u|entrou)
`;

/** Rewritten in this order; each is tried once. */
const LEADS: readonly (readonly [lead: RegExp, rest: string])[] = [
  // "Tri! Agora anota um filme".
  [
    pattern('i')`
      ^(?:tri|massa|show|top|arretado|beleza|blz|legal|boa|isso|perfeito|[óo]timo|joia|j[óo]ia|maravilha|certo|ok|okay|t[áa]|ta bom|t[áa] bom|consegui|finalmente|enfim|uhul+|eba+|aleluia|pronto)
      (?:[!.,]+|(?= agora)) (?:(?:agora|ent[ãa]o|e|a[íi]),? )*
      (?=(?:anot|guard|salv|bot|coloc|p[õo]e|registr|apag|tir|me lembr|me avis|gastei|paguei|quitei|terminei|comprei|recebi|quanto))
    `,
    '',
  ],
  // "Me lembra do contador dia 10 sem falta": said to be heard.
  [
    /^((?:e |por favor,? )?me (?:lembr|avis)[ae]r? .{4,140}?),? (?:sem falta|viu|hein|t[áa]|ok|pfv?r?|n[ãa]o (?:me )?(?:esquece|deixa esquecer))[.!]*$/i,
    '$1',
  ],
  // "Já comprei a lâmpada viu": said to be heard.
  [
    pattern('i')`
      ^(?!.*(?:film|s[ée]rie|j[áa] viu|quem viu|el[ea] viu))(.{0,40}?(?<![a-zà-ÿ])
      (?:comprei|paguei|fiz|tomei|peguei|liguei|mudou|passou|foi|tem|tenho|vou|precisa|anota|lembra|t[áa]|é)
      (?![a-zà-ÿ]).{1,80}?),? viu[.!]*$
    `,
    '$1',
  ],
  // "Qdo ela atende?", "o q eu tenho que levar?", "qual era msm?".
  [/^((?:e |mas )?)(?:qdo|qnd|qndo) (?=\S)/i, '$1quando '],
  [/^((?:e |mas )?)(?:oq|o q) (?=(?:eu|a gente|tem|falta|ela|ele) )/i, '$1o que '],
  [/ (?:msm|mesm)(?=\s*\?+$)/i, ' mesmo'],
  [/^faltam? quant[oa]s dias\s*(?=\?|$)/i, 'quantos dias faltam'],
  // "O que é que eu tenho amanhã?".
  [/^((?:(?:e|mas|ent[ãa]o) )?(?:o que|oq|quem|quando|onde|qual|quanto|como)) (?:é|eh) que (?=\S)/i, '$1 '],
  // "Oi, você pode anotar que amanhã eu tenho fisioterapia".
  [
    pattern('i')`
      ^${HELLO}${AH}(?:voc[êe] |vc |a senhora |tu )?(?:pode|poderia|consegue|d[áa] pra|tem como)(?: me)? (?:anotar|guardar|registrar|marcar)(?: a[íi]| pra mim| aqui)*(?: que|:)\s+
      (?=[a-zà-ÿ])
    `,
    'anota que ',
  ],
  // "Bom dia, vendo bolo de pote a 12 reais".
  [
    pattern('i')`
      ^(?:(?:${GREETINGS})(?: (?:gente|pessoal|querida|meu bem))?[,!.]+ )+
      (?!(?:tudo|td|como|blz|beleza|bom|boa)(?![a-zà-ÿ]))(?=\S+ \S+ \S)
    `,
    '',
  ],
  // "Bom dia anota aí".
  [
    pattern('i')`
      ^(?:(?:${GREETINGS})(?: (?:minha querida|querida|minha filha|meu filho|meu bem|mo[çc]a|amiga))?[,!.]? )+
      (?=(?:anot|guard|salv|bot|coloc|p[õo]e|me (?:lembr|avis)|apag|tir|mostr)[a-zà-ÿ]* \S)
    `,
    '',
  ],
  // Asked politely to write down what is then told.
  [
    pattern('i')`
      ^${HELLO}${AH}(?:eu )?(?:queria|quero|gostaria de|preciso|precisava|pode(?:ria)?|d[áa] pra|tem como|vim|vou) (?:te )?
      (?:anotar|registrar|lan[çc]ar|marcar|falar|dizer|contar|avisar)(?: a[íi])?(?: pra mim)?(?: aqui)?(?: que|:)\s+
      (?=${TELLS})
    `,
    '',
  ],
  [
    pattern('i')`
      ^${AH}(?<day>(?:hoje|ontem|anteontem|${WEEKDAY_NAMES})(?=,? (?:eu )?(?:me )?esqueci))?,? ?(?:eu )?(?:(?:tinha |tava )?(?:me )?esque(?:ci|cendo|cido)|faltou|ia (?:me )?esquecendo)(?: de)?
      (?: (?:te )?(?:falar|dizer|contar|avisar|anotar|por|colocar|lan[çc]ar|registrar|marcar))(?:,? (?:que|tamb[ée]m|a[íi]|aqui))*[,:]? (?=[a-zà-ÿ\d])
    `,
    '$<day> ',
  ],
  // "E a Kelly gosta de vermelho" asks for nothing.
  [
    pattern('i')`
      ^e (?=(?:[oa] |minha |meu )[a-zà-ÿ]+(?: [a-zà-ÿ]+)? (?:n[ãa]o )?(?:gosta|adora|odeia|prefere|detesta|usa|calça|veste|
      [ée] al[ée]rgic[oa]|tem alergia|come|pode comer|mora|trabalha|estuda|torce)(?![a-zà-ÿ])[^?]*$)
    `,
    '',
  ],
  // "Ô minha filha, então o neto…".
  [
    pattern('i')`
      ^(?:(?:ôh?|oh|o(?= [a-zà-ÿ]+,)|o(?= (?:minha|meu) )|oi|ei|al[ôo]) (?:minha filha|meu filho|minha querida|meu bem|meu anjo|mo[çc]a|
      mo[çc]o|mano|amiga|amigo),? (?:ent[ãa]o,? )?|(?:minha filha|meu filho) ent[ãa]o,? )(?=\S+ \S+ \S)
    `,
    '',
  ],
  // "E anota que o médico falou…": the order begins there.
  [/^(?:(?:e|ah|a[íi]|ent[ãa]o|tamb[ée]m),? )+(?=(?:anot|registr|guard|salv)[ae] (?:a[íi] )?que )/i, ''],
  [pattern('i')`^${AND}((?:anot|registr|guard)[ae]) (?:a[íi] )?pra mim (?=[a-zà-ÿ]+[aei]r )`, '$1 '],
  // "Anota aí mamão e uva na lista": where it is written, and nothing to be bought.
  [pattern('i')`^${AND}(anota|bota|coloca|p[õo]e) a[íi] (?=[a-zà-ÿ][^:\d]* n?a (?:minha )?lista)`, 'bota '],
  // "Bom dia, amanhã a Bia tem dentista 14h".
  [
    pattern('i')`
      ^(?:${GREETINGS})[,!.]? (?=(?:(?:na |no )?(?:hoje|amanh[ãa]|${WEEKDAY_NAMES}|dia \d{1,2}) (?:[oa]|meu|minha|tem|tenho) |(?:eu )?tomo [a-zà-ÿ]{4}))
    `,
    '',
  ],
  // "Olá, aqui quem fala é o seu Osvaldo, tenho 74 anos".
  [
    pattern('i')`
      ^(?:(?:${GREETINGS})[,!.]? )+aqui (?:quem fala )?(?:[ée]|eh) (?:[oa] )?(?:seu |dona )?([a-zà-ÿ]+),? (?=(?:eu )?tenho \d{1,3} anos)
    `,
    'me chamo $1, ',
  ],
  // "Oi tudo bem eu queria que você anotasse que o aniversário dela é dia 17".
  [
    pattern('i')`
      ^${HELLO}${AH}(?:eu )?(?:queria|quero|gostaria) que (?:voc[êe]|vc|tu) (?:anotasse|guardasse|registrasse|salvasse|marcasse)(?: a[íi]| pra mim)*(?: que|:)?\s+
      (?=[a-zà-ÿ])
    `,
    'anota que ',
  ],
  // "Ai e coloca na lista pão e leite": what only joins the order to the talk before it.
  [
    /^(?:(?:ai|a[íi]|e|ah|oh|ó|opa|olha|ent[ãa]o|agora|tamb[ée]m|tb),? )+(?=(?:bot|coloc|p[õo]e|adicion|acrescent|inclu)[a-zà-ÿ]* n?a (?:minha |nossa )?lista )/i,
    '',
  ],
  // Coming back to something: what follows is of it.
  [
    pattern('i')`
      ^${AH}(?:voltando|volta|voltemos)(?: (?:ao|no) assunto)?(?: (?:ao|à|a|aos|às|as|pr[ao]s?|n[ao]|d[ao]s?))
      (?: (?:assunto|hist[óo]ria|neg[óo]cio|tema))?,? (?=(?:anot|quanto|gastei|paguei|me ))
    `,
    '',
  ],
  [
    pattern('i')`
      ^${AH}voltando (?:ao|à|a|pr[ao]) (lista(?: de [a-zà-ÿ]+)?),? (?:e )?((?:bot|coloc|p[õo]e|adicion|acrescent|tir)[a-zà-ÿ]* [^?]+)$
    `,
    '$2 na $1',
  ],
  [
    pattern('i')`
      ^${AH}(?:voltando|sobre|quanto|em rela[çc][ãa]o) (?:a[oà]?|à|[oa]|pr[ao]) ([^,.?\d]{2,30}),? ((?:foi|era|foram|eram|deu|ficou|custou|saiu) [^?]+)$
    `,
    'a $1 $2',
  ],
  [/^(?:e )?voltando (?:ao|à|a|pr[ao]) [^,.?\d]{2,30}, (?=[a-zà-ÿ])/i, ''],
  // "Anota que amanhã eu tenho fisioterapia às 8h30" is for the agenda.
  [
    pattern('i')`
      ^(?:anota|marca|guarda)(?: a[íi])? que (?=(?:(?:n[ao] )?(?:hoje|(?:depois de )?amanh[ãa]|${WEEKDAY_NAMES}|dia \d{1,2})\S* )?(?:eu |a gente )?(?:tenho|tem|temos) [^?]{3,60} (?:[àa]s |\d{1,2}h))
    `,
    '',
  ],
];

/** Undefined when nothing stands before the thing itself. */
export function withoutLeadIn(text: string): string | undefined {
  const rest = LEADS.reduce((left, [lead, put]) => left.replace(lead, put), text.trim()).trim();
  return rest === '' || rest === text.trim() ? undefined : rest;
}
