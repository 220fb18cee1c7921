// Lists named before what goes on them, and what stands behind a label: in the wording the rules know.

import { pattern } from '../../domain/pattern.ts';
import { MONTH_NAMES } from '../wording/calendar-words.ts';
import { AND } from '../wording/openers.ts';
import { groupsOf, type Turn } from '../wording/turn.ts';

/** "15/8", "2 de fevereiro". */
const DAY = `\\d{1,2}(?:/\\d{1,2}| de [a-zà-ÿ]{4,9})`;
const BORN = `d[aeo] [a-zà-ÿ][a-zà-ÿ ]{1,25}?,? (?:(?:é|no|dia|em) )*${DAY}`;

export const LIST_TURNS: readonly Turn[] = [
  // "Bota couve e jerimum na feira": on its list.
  [
    /^(?:p[õo]e|bota|coloca|acrescenta|inclui|add?) (?!.*(?:\d|lista|nota))([a-zà-ÿ][^?$:]{2,80}?) (?:n[ao]|pr[ao]) (feira|mercado|compras?|farm[áa]cia)[.!]*$/i,
    'bota $1 na lista de compras',
  ],
  [
    /^(?:me )?faz(?:er)? (?:uma |a )?lista (?:com |d)os ingredientes((?: d[aeo] [^?$:]{2,40}?)?)[.!]*$/i,
    'põe os ingredientes$1 na lista de compras',
  ],
  // "Vou fazer feira amanhã preciso de macaxeira e coentro", dictated.
  [
    /^(?:amanh[ãa] |hoje |eu )*(?:vou|vamos) (?:fazer (?:a )?feira|n[ao] (?:feira|mercado)|fazer (?:o )?mercado|fazer compras?)[^?$\d:]{0,20}?[,.]? (?:e )?(?:eu )?preciso (?:de|comprar|levar) ([^?$:]{3,120}?)[.!]*$/i,
    'preciso comprar $1',
  ],
  // "Pedidos: 30 coxinhas da Marli sexta": so many of each, and no price.
  [
    /^(?:(?:meus |os )?(?:pedidos|encomendas|entregas)(?: d[aeo] [^:]{2,25})?):\s+(?!.*(?:r\$|reais|,\d\d(?!\d)|\d{3}))\S.+$/i,
    'anota: $&',
  ],
  // "Minha mulher pediu pra comprar fralda e leite".
  [
    pattern('i')`
      ^(?:(?:e|ah|olha|hoje),? )*(?:[oa] |meu |minha )?[a-zà-ÿ]+(?: [a-zà-ÿ]+)? (?:me )?(?:pediu|falou|mandou|disse|lembrou)(?: pra mim)? (?:pra|para|que|de)(?: eu| a gente)?(?: tenho que| tem que| precisa)? (?:comprar|trazer)
      (?!.*(?:amanh[ãa]|dia \d|r\$|reais|(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)(?![a-zà-ÿ]))) ([^?$:]{3,120}?)[.!]*$
    `,
    'preciso comprar $1',
  ],
  [/^(?:e )?o que ainda (?:tem|t[áa]|falta) (n[ao]s? [^?]{3,40})\?*$/i, 'o que tem $1?'],
  [
    /^(?:e )?(?:falta alguma coisa|(?:o )?q(?: ainda)? falta|oq (?:faltou|falta|(?:t[áa]|ficou) faltando)|(?:falta|faltou|t[áa] faltando) (?:mais )?(?:o )?(?:que|qu[êe]|q)|(?:o )?que (?:faltou|t[áa] faltando|ficou faltando))\s*\?*$/i,
    'o que falta?',
  ],
  // Said of what is missing, the things behind the colon belong on the list.
  [
    pattern('i')`
      ^(?:(?:oi|olha|e|ah|agora|eu|a gente|ainda),? )*
      (?:preciso|precisamos|precisa|tenho que|temos que|tem que|falta|faltou|vou|vamos) (?:de )?comprar:\s*(?!.*(?:r\$|\breais\b))(\S.+)$
    `,
    'coloca na lista de compras: $1',
  ],
  // "Whey acabou, põe na lista", "acabou o canetão, já comprei".
  [
    pattern('i')`
      ^(?:(?:[oa]s? )?(?<what>[a-zà-ÿ][^,?\d]{1,30}?) (?:acabou|acabaram)|
      (?:acabou|acabaram) [oa]s? (?<it>[a-zà-ÿ][^,?\d]{1,30}?)),? (?:e )?(?:(?<got>j[áa] (?:comprei|peguei))|
      (?:p[õo]e|p[ôo]r|bota|coloca|anota)(?: a[íi])? na lista(?: de compras)?)[.!]*$
    `,
    (...said) => {
      const { what, it, got } = groupsOf(said);
      return got === undefined ? `bota ${what ?? it} na lista de compras` : `${got} ${what ?? it}`;
    },
  ],
  // "Entra Sujeito de Sorte no lugar", behind a line that was taken off.
  [
    /^(?:e |a[íi] )?(?:entra|p[õo]e|bota|coloca) ((?![oa] [a-zà-ÿ]+ da )[^?$:]{2,50}?) no lugar(?: del[ea])?[.!]*$/i,
    'põe $1 também',
  ],
  // "Acabou a losartana, comprar na farmácia popular": where it is got goes along.
  [
    /^acabou (?:[oa] |meu |minha )?([a-zà-ÿ][a-zà-ÿ ]{2,30}?), (?:(?:preciso|tem que|tenho que|falta) )?comprar(?: mais)?(?: (n[ao] [a-zà-ÿ][a-zà-ÿ ]{2,40}?))?[.!]*$/i,
    (_, what = '', where) => `bota ${what}${typeof where === 'string' ? ` (${where})` : ''} na lista de compras`,
  ],
  // "Aniversário do vô 15/8, da vó 2/2 e da tia Lu 30/11": each has a day of its own, and is asked for by it.
  [
    new RegExp(
      `^(?:(?:os )?anivers[áa]rios?|niver)(?:: ?| )((?:${BORN})(?:(?:,| e|;) (?:o )?${BORN}){1,11})[.!]*$`,
      'i',
    ),
    (_, all = '') =>
      [...all.matchAll(new RegExp(`d([aeo]) ([a-zà-ÿ][a-zà-ÿ ]{1,25}?),? (?:(?:é|no|dia|em) )*(${DAY})`, 'gi'))]
        .map(([, of, who, day]) => `anota: aniversário d${of} ${who} ${day}`)
        .join('\n'),
  ],
  // "Quero ler Torto Arado e Tudo é Rio": two titles of several words each; "Orgulho e Preconceito" is one.
  [
    /^((?:[Qq]uero|[Vv]ou|[Pp]reciso|[Qq]ueria) ler) (?:os livros )?(\p{Lu}\p{L}*(?: \p{L}+){1,5}?) e (\p{Lu}\p{L}*(?: \p{L}+){1,5})[.!]*$/u,
    'anota: Livro: $2\nanota: Livro: $3',
  ],
  [
    /^(?:[oa] )?([a-zà-ÿ][^,:?]{2,40}?) (?:é|eh|vai ser|fica em|vai n?uma) (?:uma )?(?:outra|nova) lista:\s*(\S[^?]*)$/i,
    'lista da $1: $2',
  ],
  // "Orçamento da pintura: 12.400 com a Colorart": what somebody asks for it, and no ceiling of one's own.
  [
    /^((?:[oa] )?or[çc]amento d[aeo]s? [^:?]{2,40}?:? ?(?:deu |ficou (?:em )?|é |saiu )?(?:r\$ ?)?\d[\d.,]* ?(?:mil |reais )?(?:com|pel[ao]|d[ao]|n[ao]) [^?]{2,80})$/i,
    'anota: $1',
  ],
  // "Fio 2,5 e disjuntor 40A pra comprar", "ração acabando, comprar Golden 10kg".
  [
    pattern('i')`
      ^${AND}(?:tem |ainda tem )?(?!.*(?:quant[oa]|dinheiro|grana|juntar|guardar|falta|lista|ligar|lembra|quero|vou|posso|dá|qual|que |onde|reais|r\$))([a-zà-ÿ][^?:$]{2,120}?) (?:pra|para) (?:eu |a gente )?comprar[.!]*$
    `,
    'preciso comprar $1',
  ],
  [
    pattern('i')`
      ^${AND}(?:[oa]s? |meu |minha )?[a-zà-ÿ][a-zà-ÿ ]{2,30}? (?:t[áa] |est[áa] )?(?:acabando|acabou|no fim|acabaram),? (?:(?:preciso|tenho que|tem que|e) )*comprar ([^?$]{3,60})$
    `,
    'comprar $1',
  ],
  // "Lista do mercado leite, fralda G e pão": what stands behind its name, without a colon.
  [
    /^(lista (?:d[aeo]s? |pr[ao]s? |para [ao]s? |de )?(?:mercado|super(?:mercado)?|feira|compras|farm[áa]cia|padaria|a[çc]ougue|sacol[ãa]o|hortifr[úu]ti|atacad[ãa]o|papelaria|constru[çc][ãa]o|churrasco|festa|viagem|mala))[ -]+(?!d[aeo]s? |n?[oa]s? |que )([a-zà-ÿ][^?:$]*(?:,| e )[^?:$]+)$/i,
    '$1: $2',
  ],
  // "Minhas séries: Succession, Fleabag".
  [
    /^(?:as )?minhas? (s[ée]ries|filmes)(?: (?:favorit[ao]s|que (?:eu )?(?:quero ver|t[ôo] vendo)))?: (\S[^?,]{0,80},[^?]{0,400})$/i,
    '$1 pra ver: $2',
  ],
  [
    /^(?:os )?meus (filmes)(?: (?:favoritos|de [a-zà-ÿ]+|que (?:eu )?quero ver))?: (\S[^?,]{0,80},[^?]{0,400})$/i,
    '$1 pra ver: $2',
  ],
  // "Esqueci o ovo, inclui na do mercado".
  [
    /^(?:(?:ah|ih|opa|e),? )*(?:esqueci|faltou) (?:d[aeo]s? |[oa]s? )?([a-zà-ÿ][^,?\d]{1,30}), (inclui|bota|p[õo]e|coloca|adiciona) na (?:lista )?(d[aeo] [^?]{2,30})$/i,
    '$2 $1 na lista $3',
  ],
  // "Resumo: sujeito oculto não aparece mas existe": a label says that it is a note.
  [
    /^((?:resumo|ideia|obs|observa[çc][ãa]o|dica|d[úu]vida|pergunta|defini[çc][ãa]o|f[óo]rmula|macete|bizu|recado|lembrete de aula|cita[çc][ãa]o|trecho|frase|tema|roteiro)(?: d[aeo]s? [^:?]{2,40})?: \S.*)$/is,
    'anota: $1',
  ],
  // "Encomenda da Vera: 3 tapetes azuis pro dia 28": what somebody ordered, and no title.
  [
    /^((?:encomenda|pedido) (?:d[aeo]s?|pr[ao]) [^:?]{2,30}: (?!.*(?:r\$|reais|cada|por \d|\d,\d| a \d))(?!\d+[.!]*$)\S.*)$/i,
    'anota: $1',
  ],
  // "Tarefas: fechar decoração, provar bolo": with its label.
  [
    /^((?:tarefas|pend[êe]ncias|afazeres|coisas (?:pra|para) fazer|pra fazer|a fazer)(?: d[aeo]s? [^:?]{2,30})?: [^?,]{1,80},[^?]{1,400})$/i,
    'anota: $1',
  ],
  // "A alface troca por rúcula".
  [
    /^(?:[oa] )([a-zà-ÿ][^,?\d]{1,30}?) (?:troca|muda) (?:por|pra|pel[ao]) (?:[oa] )?([a-zà-ÿ][^,?\d]{1,30}?)[.!]*$/i,
    'troca $1 por $2',
  ],
  // "O filtro da água troca a cada 6 meses".
  [
    pattern('i')`
      ^(?:[oa] )([a-zà-ÿ][^,?\d]{2,30}?) (troca|limpa|lava|revisa)(?:-se)? ((?:a cada|de) (?:\d{1,2}|dois|tr[êe]s|quatro|seis) (?:meses|
      m[êe]s|dias|semanas|anos?)(?: em \d{1,2} (?:meses|dias|semanas))?|tod[oa]s? [oa]? ?(?:m[êe]s|semana|ano|dia \d{1,2}))[.!]*$
    `,
    '$2r $1 $3',
  ],
  // "Aniversários: mãe 4/3, pai 19/8": dates to be known.
  [
    /^((?:anivers[áa]rios|nivers|datas)(?: d[aeo]s? [^:?]{2,30})?: [^?]{0,60}?\d{1,2}\/\d{1,2}[^?]{0,300})$/i,
    'anota: $1',
  ],
  // "O extintor vence em março".
  [
    pattern('i')`
      ^((?:[oa] |meu |minha )(?!.*(?:fatura|conta|boleto|cart[ãa]o|parcela|primeira|presta[çc]|aluguel|mensalidade))[a-zà-ÿ][^,?\d$]{2,40}? (?:vence|expira|
      caduca) em (?:${MONTH_NAMES})(?: de \d{4}| do ano que vem)?)[.!]*$
    `,
    'anota: $1',
  ],
  // "A Ju desistiu, entra a Carol".
  [
    pattern('i')`
      ^(?:[oa] )?([a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?) (?:desistiu|saiu|n[ãa]o vai(?: mais| poder)?|cancelou|n[ãa]o vem)(?: mais)?,? (?:e )?
      (?:entra|vai|vem|coloca|p[õo]e|bota|no lugar(?: del[ea])?(?: entra| vai)?) (?:[oa] )?([a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?)
      (?: no lugar(?: del[ea])?)?[.!]*$
    `,
    'troca $1 por $2',
  ],
  // "A Dani confirmou e a Mônica também".
  [
    pattern('i')`
      ^([oa] [a-zà-ÿ]+(?: [a-zà-ÿ]+)?) (confirm|entreg|respond|cheg|desist)(?:ou|eu|iu)
      (?: (?:o trabalho|o dever|a prova|a li[çc][ãa]o|presen[çc]a|o bilhete))?(?:,? e|,) ([oa] [a-zà-ÿ]+
      (?: [a-zà-ÿ]+)?) (?:tamb[ée]m|tb|tbm)[.!]*$
    `,
    (_, one = '', verb = '', other = '') =>
      `${one} e ${other} ${verb}${/^respond/i.test(verb) ? 'eram' : /^desist/i.test(verb) ? 'iram' : 'aram'}`,
  ],
  // "A cama já foi, e o fogão também".
  [
    pattern('i')`
      ^([oa]s? [a-zà-ÿ]+(?: [a-zà-ÿ]+)?) (j[áa] (?:foi|foram|era|chegou|comprei|peguei|tenho)|n[ãa]o precisa(?: mais)?|
      chegou),? e ([oa]s? [a-zà-ÿ]+(?: [a-zà-ÿ]+)?) (?:tamb[ée]m|tbm?)[.!]*$
    `,
    '$1 e $3 $2',
  ],
  // "O que eu preciso mesmo?".
  [
    /^(?:e )?o ?que (?:eu )?(?:preciso|tenho que comprar|t[ôo] precisando)(?: mesmo| comprar)*\s*[?]+$/i,
    'o que falta comprar?',
  ],
  // "O que levar: casaco, bota".
  [
    /^(o que (?:levar|comprar|fazer|perguntar|pedir|falar|estudar|arrumar|trazer)(?: [^:?]{2,30})?: [^?,]{1,80},[^?]{1,400})$/i,
    'anota: $1',
  ],
  // "Faltou sabão na lista".
  [
    pattern('i')`
      ^(?:ah,? |ih,? |opa,? )?(?:faltou|falta|esqueci (?:d[aeo]|de (?:p[ôo]r|botar|colocar|anotar))) (?:[oa]s? )?
      ([a-zà-ÿ][^,?]{1,40}?) na (?:minha )?lista(?: de compras)?[.!]*$
    `,
    'bota $1 na lista de compras',
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
  [
    /^(?:coisas|itens|o que (?:falta|tem)) (?:pra|para|de|a) comprar(?: pr[ao] [a-zà-ÿ ]{3,20})?: ?(?!.*(?:r\$|reais))(\S.+)$/i,
    'coloca na lista de compras: $1',
  ],
  [/^(?:pode )?(?:marca|marque|marcar) (?:[oa]s? )?(.{2,40}?) como comprad[oa]s?[.!]*$/i, 'risca $1'],
  [
    /^(?:e )?(?:a )?(lista(?: d[aeo]s? [a-zà-ÿ]+)?),? como (?:[ée] que )?(?:ficou|t[áa]|est[áa])\s*[?.!]*$/i,
    'mostra a $1',
  ],
];
