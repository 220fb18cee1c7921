// "O livro do Moore tá emprestado com o Pedro", "a Lúcia vai me levar": a statement about somebody or something named. By form alone nothing
// says that it is to be kept, so it is offered; what one feels, or thinks of it, is only talk. There are three degrees: `worthKeeping` is by form
// alone, `tellsSomething` of somebody or something, and `soundsTold` worth an offer where nothing else is to be said.

import { CLOSE } from '../../domain/kin.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import { properName } from '../../language/person/proper-name.ts';
import { taskVerb } from '../../memories/list-marks.ts';
import type { Situation } from '../situation.ts';
import { MONTH_NAMES } from '../wording/calendar-words.ts';
import { worthKeeping } from './worth-keeping.ts';

/** In words, and in characters. */
const FEWEST = 4;
/** "O médico disse que é virose" has no name in it. */
const FEWEST_UNNAMED = 7;
const LONGEST = 300;

const SOMEBODY = piece`
  (?:${CLOSE})s?|professora?|m[ée]dic[oa]|
  dentista|pediatra|diretora?|orientadora?|pedreiro|eletricista|encanador|pastora?|s[íi]ndic[oa]|cliente|colega|cachorr(?:o|a|inho|inha)|gat(?:o|a|inho|inha)|passarinho|cavalo|pet|zelador|porteiro|nen[ée]m|beb[êe]|t[ée]cnico|diarista|faxineira|bab[áa]|cuidadora
`;
/** Whom or what it is about: a name behind a word of place, kin, or a thing with its owner. */
const ABOUT = pattern('u')`
  (?<!\p{L})(?:[OoAa]|[Dd][oa]|[Nn][oa]|[Pp]r[oa]|com|de|em|[Ss]eu|[Dd]ona|[Tt]i[oa]|[Dd]ra?\.?) \p{Lu}\p{Ll}+|
  (?<!\p{L})(?:[Mm]inha|[Mm]eu|[Nn]ossa?) (?:${SOMEBODY})(?!\p{L})|
  (?<!\p{L})(?:vai ser|é|será|chama|escolhi|escolhemos) (?:[oa] )?\p{Lu}\p{Ll}+|
  (?<!\p{L})(?:${SOMEBODY}) \p{Lu}\p{Ll}+|
  ^(?:[OoAa]|[Mm]inha|[Mm]eu) (?!minha|meu)\p{Ll}{3,} \p{Lu}\p{Ll}+ (?:tá|está|é|vai|tem|ficou)(?!\p{L})|
  ^\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?(?:é|vai|tem|tá|está|disse|falou|mora|trabalha|estuda|gosta|toma|usa|chega|viaja|precisa|quer)(?!\p{L})
`;
const ROLE = new RegExp(`(?<![a-zà-ÿ])[oa] (?:${SOMEBODY})(?![a-zà-ÿ])`, 'i');
/** Something that is, was done or will be: more than a greeting to somebody. */
const SAYS = pattern('i')`
  (?<![a-zà-ÿ])(?:
    de (?:f[ée]rias|folga|licen[çc]a|plant[ãa]o|atestado)|
    [ée]|eh|s[ãa]o|foi|foram|era|vai|v[ãa]o|t[áa]|t[ãa]o|est[áa]|est[ãa]o|tem|t[êe]m|tenho|temos|fica|ficou|deu|diss(?:e|eram)|
    [a-zà-ÿ]{2,}(?:ou|aram|eu|eram|iu|iram)|(?:n[ãa]o )?(?:gosta|adora|odeia|prefere|detesta|quer|precisa|pode|sabe|toma|usa|come|bebe|faz|mora|trabalha|estuda|calça|veste|mede|pesa|joga|torce|viaja|chega|vem|volta|entrega|atende|abre|fecha|dorme|acorda|cuida|leva|traz|busca)
  )(?![a-zà-ÿ])
`;
/** What one feels or thinks of it; what is said to us or asked; money, of which others know more. */
export const ONLY_TALK = pattern('i')`
  \?|(?<![a-zà-ÿ])(?:
    voc[êe]s?|vc|tu|(?:t[ôo]|estou|tava|fiquei|ando|me sinto|sou) (?!(?:com|em|n[oa]) )|saudades?|tadinh[oa]|coitad[oa]|
    gra[çc]as a deus|se deus quiser|nossa senhora|meu deus|aff?e?|kk+|haha\S*|rs+|amo|adorei|odeio|acho|
    bo[ma]|boas|bons|[óo]tim[oa]s?|ruim|p[ée]ssim[oa]|maravilhos[oa]s?|lind[oa]s?|fof[oa]s?|chat[oa]s?|legal|show|demais|inferno|
    del[íi]cia|gostos[oa]s?|difícil|dif[íi]cil|complicad[oa]|cansad[oa]s?|estressad[oa]s?|feliz|triste|irritad[oa]|brav[oa]|doente|engra[çc]ad[oa]|metid[oa]|
    pag(?:ou|aram|a|am|ar)|dev(?:e|em|ia)|gast(?:ou|a|aram)|comprou|vendeu|receb[a-zà-ÿ]+|
    besta|doid[oa]|louc[oa]|insuport[áa]vel|car[oa]s?|barat[oa]s?|calor|frio|chuva|choveu|tr[âa]nsito|jogo|novela
  )(?![a-zà-ÿ])
`;

/** "O Tomás vai fazer 12", "a Bia tirou 8 em mat": figures that are no price. */
const COUNTED = pattern('i')`
  (?<![a-zà-ÿ])(?:faz(?:er)?|completa|tem|tirou|tirei|nota|pesa|mede|calça|veste|turma|sala|quarto|andar|linha|p[áa]gina|cap[íi]tulo|
  tamanho|n[úu]mero|leva|toma|dura|às|at[ée]) (?:as |a )?\d{1,3}(?![\d,.])|\d (?:anos?|meses|dias?|semanas?|horas?|kg|quilos?|cm|
  metros?|gotas?|comprimidos?|vezes)(?![a-zà-ÿ])
`;

/** "Levar as pastas azuis", "usar roupa preta": to be done, on a day that is not said. */
const TO_DO = pattern('i')`
  ^(?:(?:e|ah|tamb[ée]m|tenho que|preciso|n[ãa]o posso esquecer de),? )*
  (?:usar|levar|vestir|trazer|buscar|pegar|ligar|pedir|mandar|entregar|devolver|avisar|chamar|falar|perguntar|confirmar|imprimir|
  marcar|agendar|lavar|consertar|trocar|arrumar) [a-zà-ÿ][^?$\d]{5,80}$
`;

/** "Terminei o capítulo 3 de constitucional": how far one is. */
const PROGRESS = pattern('i')`
  ^(?:(?:eu|j[áa]|hoje|ontem|agora|a gente),? )*(?:terminei|acabei|estudei|revisei|conclu[íi]|entreguei|fechei|comecei|passei d[eo]|
  treinei) (?:[oa]s? |um |uma |mais )?(?:cap[íi]tulos?|aulas?|m[óo]dulos?|unidades?|mat[ée]rias?|apostilas?|simulados?|listas?|
  exerc[íi]cios?|p[áa]ginas?|edital|trabalho|tcc|artigo|reda[çc][ãa]o|treino)(?![a-zà-ÿ])
`;
/** "Prova dia 6 de dezembro": a day to be known. */
const DATED = pattern('i')`
  (?<![a-zà-ÿ])(?:dia \d{1,2}(?:/\d{1,2}| de [a-zà-ÿ]{4,9})|\d{1,2}/\d{1,2}(?!\d)|\d{1,2} de (?:${MONTH_NAMES}))(?![a-zà-ÿ])
`;

/** "Felipe faltou hoje". */
const BY_ROLE = pattern('i')`
  ^(?:[oa] |meu |minha )?(?:${SOMEBODY}) (?:d[aeo]s? [a-zà-ÿ]+ )?(?:n[ãa]o )?(?:falt|atras|viaj|sa[íi]|cheg|adoec|troc|mud|machuc)[a-zà-ÿ]*(?:ou|iu|eu)(?: [a-zà-ÿ ]{2,20})? (?:hoje|ontem|anteontem)[.!]*$
`;
const OF_TODAY =
  /^(?:[OoAa] )?(?:alun[oa] |paciente |cliente )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:n[ãa]o )?\p{Ll}+(?:ou|eu|iu) (?:hoje|ontem|anteontem|(?:n[oa] |ness[ea] )?(?:dias? \d{1,2}(?:(?:, | e )\d{1,2})*|segunda|ter[çc]a|quarta|quinta|sexta))[.!]*$/u;

/** "O contrato do fotógrafo tá na gaveta": of a thing, by its noun. */
const OF_THING = pattern('i')`
  ^(?:(?:e|ah|olha),? )?(?:(?:[oa]s?|meus?|minhas?|seu|dona|noss[oa]s?) )?(?!
    (?:vida|dia|gente|tempo|mundo|povo|coisas?|iss[oe]|tudo|nada|el[ea]s?|eu|voc[êe]s?|vc|que|n[ãa]o|hoje|ontem|amanh[ãa]|quando|onde|quem|qual|quanto|se|aquel[ea]|algu[ée]m|ningu[ée]m|pessoal|deus)(?![a-zà-ÿ])
  )[a-zà-ÿ]{3,}.{0,40}? (?:
    (?:t[áa]|est[áa]|t[ãa]o|est[ãa]o|fica|ficam|ficou|ficaram) (?:n[ao]s?|em|com|atr[áa]s|dentro|embaixo|debaixo|l[áa]|perto|ao lado|guardad[oa])(?![a-zà-ÿ])|
    cobram? \d|vai (?:levar|trazer|buscar|dar|ficar|fazer|vir|usar|dormir|precisar)(?![a-zà-ÿ])|
    (?:abre|fecha|atende|vence|funciona|termina) (?:[àa]s|n[ao]s?|de|at[ée]|s[óo]|em|dia)(?![a-zà-ÿ])|(?:precisa|tem que) (?:d[eao] |ser )?[a-zà-ÿ]
  )
`;
/** A code post, a figure with its unit: of what stands before it. */
const FIGURED =
  /^(?:[oa] )?[a-zà-ÿ]{3,}(?: [a-zà-ÿ]+){0,3} (?:\d{5}-?\d{3}|(?:tem |mede |[ée] )?\d+(?:[.,]\d+)? ?(?:cm|mm|m|kg|litros?|metros?))[.!]*$/i;

/** "O médico disse que é virose": of nobody by name, but for what is said. */
const REPORTS =
  /(?<![a-zà-ÿ])(?:diss(?:e|eram)|fal(?:ou|aram)|ped(?:iu|iram)|mand(?:ou|aram)|avis(?:ou|aram)|marc(?:ou|aram)|receit|vai|vem|\d)/i;
/** "Hotel: Rua Augusta 120". */
const ADDRESS = /(?<![a-zà-ÿ])(?:rua|av\.?|avenida|alameda|travessa) .*\d|check-?in/i;
/** The same, and no grumbling that was only offered: "o chefe pegou no meu pé de novo". */
export const tellsToKeep = (told: Pick<Situation, 'text' | 'reading'>): boolean =>
  ADDRESS.test(told.text) ||
  (tellsSomething(told) &&
    (worthKeeping(told.text) ||
      REPORTS.test(told.text) ||
      DATED.test(told.text) ||
      ABOUT.test(properName(told.text)) ||
      !ROLE.test(told.text)) &&
    !GRUMBLES.test(told.text));
/** Said of the day, and gone with it: "o Pedro tá com sono", "minha mãe ligou cedo". */
export const GRUMBLES =
  /(?<![a-zà-ÿ])(?:lig(?:ou|aram)(?! pr)|fal(?:ou|aram) comigo|com (?:sono|fome|sede|frio|calor|pregui|pressa|saudade)|foi n[ao] (?:festa|show|praia|shopping|igreja)|n[ãa]o (?:chegou|veio|apareceu|respondeu)|brig(?:ou|aram)|xing(?:ou|aram)|grit(?:ou|aram)|reclam(?:ou|aram)|n?o? meu p[ée](?![a-zà-ÿ])|o saco|de mim|comigo de novo)/i;

/** Whether a statement that no rule knows is of somebody or something one may ask about later. */
export function tellsSomething({ text, reading }: Pick<Situation, 'text' | 'reading'>): boolean {
  const said = text.trim();
  if (worthKeeping(said)) return true;
  const words = said.split(/\s+/u).length;
  if (OF_TODAY.test(said) || BY_ROLE.test(said)) return true;
  if (said.length > LONGEST || words < (TO_DO.test(said) || DATED.test(said) ? 3 : FEWEST)) return false;
  if (PROGRESS.test(said) && !said.includes('?')) return true;
  if (reading.money !== undefined && !COUNTED.test(said)) return false;
  if (DATED.test(said) && !/\?|(?<![a-zà-ÿ])(?:voc[êe]|vc)(?![a-zà-ÿ])/i.test(said)) return true;
  if (TO_DO.test(said)) return true;
  if (ONLY_TALK.test(said) || !SAYS.test(said)) return false;
  return ABOUT.test(properName(said)) || (words >= FEWEST_UNNAMED && ROLE.test(said));
}

/** "Dei a estante pra Rosana", "tirei 7,5 em física", "técnico da vivo vem dia 3", "chave com o porteiro Nivaldo". */
const OF_OWN = pattern('i')`
  ^(?:(?:e|ah|hoje|ontem|j[áa]|eu),? )*(?:
    (?:dei|botei|pus|coloquei|mudei|troquei|levei) (?:[oa]s? |meu |minha )?[a-zà-ÿ]{3,}[^?$\d]{0,50} (?:pr[ao]s?|n[oa]s?|com) \S|
    (?:tirei|(?:[oa] |minha |meu )?[a-zà-ÿ]+ tirou) \d[\d,.]* (?:em|n[oa]) [a-zà-ÿ]|faltei (?:em|n[oa]|à) |
    (?:cuido|sou (?:m[ãa]e|pai|av[óô])) d[aeo] |
    n[ãa]o (?:vai ter|vou ter|teremos|tem|abre|funciona|atende) (?!(?:nada|problema|como|jeito|mais|d?iss|ess)[a-zà-ÿ]*)[a-zà-ÿ]{3,} [^?$]*(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|hoje|amanh[ãa]|semana|dia \d)|
    (?:[oa]s? |meu |minha )?[a-zà-ÿ]{3,}[^?$]{0,40} (?:(?:vem|chega|agora [ée]) (?:dia |[àa]s )?\d|[ée] (?:(?:n?o )?dia |[àa]s )?\d{1,2}(?=h|:|(?<=dia \d{1,2}))|com (?:[oa] )?(?:vizinh|porteir|s[íi]ndic|zelador|dona |seu ))
  )
`;

/** "O portão tá quebrado", "o encanador não veio", "garantia da embreagem é 6 meses", "o tema da festa é fundo do mar": how something is, or what became of it. */
const STATE = pattern('i')`
  ^(?:(?:e|ah|ih|olha|aff|eita|hoje|ontem),? )*(?:
    (?!(?:(?:[oa]s?|meus?|minhas?|noss[oa]s?) )?(?:eu|el[ea]s?|voc[êe]s?|tudo|nada|isso|iss[oe]|gente|vida|dia|tempo|como|quem|que|quando|onde|n[ãa]o|j[áa]|s[óo]|senha|site|app|aplicativo|bot[ãa]o)(?![a-zà-ÿ]))(?:(?:[oa]s?|meus?|minhas?|noss[oa]s?) )?
    [a-zà-ÿ]{3,}(?: [a-zà-ÿ\d]{1,12}){0,4}? (?:
      (?:t[áa]|t[ãa]o|est[áa]|est[ãa]o|ficou|ficaram|continua) (?:sem (?!gra[çc]a|tempo|comer|falar|dinheiro|grana)[a-zà-ÿ]+|com (?:defeito|vazamentos?|problemas?|infiltra[çc][ãa]o|cheiro|barulho|goteira|mofo|febre|tosse|alergia)|
      (?:quebrad|entupid|queimad|estragad|vencid|rachad|emperrad|desligad|interditad|alagad|furad|trancad)[oa]s?|(?:pinga|vaza|acaba|falha)ndo)|
      (?:quebrou|queimou|entupiu|vazou|estragou|pifou|rachou|emperrou|vomitou|parou de (?:funcionar|carregar|ligar|gelar)|se mudou)|
      (?:ainda )?n[ãa]o (?:veio|apareceu|chegou|fez|entregou|respondeu|funciona|liga|abre|limpou|mandou)|
      (?:[ée]|eh) (?:de )?\d{1,3} (?:dias|semanas|meses|anos)
    )(?![a-zà-ÿ])|
    (?:consert(?:ei|aram)|arrumaram|trocaram|instalaram|limparam|pintaram|dedetizaram|perdi) (?:[oa]s? |meus? |minhas? )[a-zà-ÿ]{3,}(?!.*\d)|
    (?:[oa] )?chaves?(?: reserva| d[aeo] [a-zà-ÿ]+)? com (?:[oa] |meu |minha )[a-zà-ÿ]{2,}[.!]*$|
    (?:verm[íi]fugo|vacina|antipulgas|banho|tosa|refor[çc]o) d[ao] [a-zà-ÿ]+ (?:foi )?(?:hoje|ontem)[.!]*$|
    (?:[oa] )?(?:moradora?|vizinh[oa]|apto?|apartamento|inquilin[oa]|pessoal) d[oa] \d{1,4} [a-zà-ÿ]+(?:ou|eu|iu|aram|[áa])(?![a-zà-ÿ])|
    (?:[oa] )?(?:tema|senha|cor|nome|hor[áa]rio|endere[çc]o|local|prazo|garantia|validade|card[áa]pio|m[úu]sica|motivo|respons[áa]vel) (?:d[aeo]s? [a-zà-ÿ]{3,} )?(?:[ée]|eh|vai ser|fica) (?!bo[ma]|ruim|car[oa]|lind|muito|chat|melhor)\S
  )
`;
/** "Plantei tomate hoje no canteiro 2", "fiz a revisão do carro", "quero conhecer Belém": what one did, with its day or of what is looked after, or would like to. */
const EVENT = pattern('i')`
  ^(?:(?:e|ah|hoje|ontem|j[áa]|eu),? )*(?:
    (?:fiz|pus|(?:tom|d|cort|coloqu|bot|marqu|entregu|termin|comec|pint|mont|limp|lav|troqu|apliqu)ei) [^?$]{3,80}?(?<![a-zà-ÿ])(?:hoje|hj|ontem|agora|dia \d{1,2})(?![a-zà-ÿ])|
    (?:plant|pod|regu|adub|seme|vacin|castr|tos|calibr|instal)ei |fiz (?:a )?(?:revis|manuten|limpeza)|lavei a caixa|
    quer(?:o|ia) (?:conhecer|visitar|experimentar|aprender) [a-zà-ÿ]
  )(?!.*(?:\?|r\$|reais))
`;

/** "Corsa da dona Marta, barulho na suspensão, trocar amortecedor". */
const DESCRIBES = /^[^,.?$\d]{3,30} d[ao] (?:dona |seu )?\p{Lu}\p{L}+, [^?$\d]{10,}$/u;

/** Whether how something is, or what became of it, is told, by form alone. */
export const tellsState = (text: string): boolean =>
  text.length <= LONGEST && !/\?|r\$|reais/i.test(text) && STATE.test(text.trim());

/** The same, or of a thing by its noun, or to be done: worth an offer, though no more. */
export function soundsTold(situation: Pick<Situation, 'text' | 'reading'>): boolean {
  if (tellsSomething(situation)) return true;
  const said = situation.text.trim();
  if (said.length > LONGEST || ONLY_TALK.test(said) || said.split(/\s+/u).length < FEWEST - 1) return false;
  if (said.split(/\s+/u).length < FEWEST) return tellsState(said);
  if (OF_OWN.test(said) || tellsState(said) || EVENT.test(said) || DESCRIBES.test(said)) return true;
  if (situation.reading.money !== undefined && !COUNTED.test(said) && !/(?<![a-zà-ÿ])cobra/i.test(said)) return false;
  return OF_THING.test(said) || FIGURED.test(said) || (taskVerb(said) !== undefined && !SAYS.test(said));
}
