// What is told without an order and is to be known later: who does what, when and where something is, how large it is. Written down as a note,
// whatever its figures.

import { pattern } from '../../domain/pattern.ts';
import { HELLO } from '../../language/signals/greeting.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { AND } from '../wording/openers.ts';
import type { Turn } from '../wording/turn.ts';
import { WHO } from './size-turns.ts';

export const STATED_TURNS: readonly Turn[] = [
  // "Vence o RG em 2027": the verb first.
  [
    /^(?:e )?(venc(?:e|em)|acab(?:a|am)|chega|volta|estreia|come[çc]a) ([oa]s? (?!que )[a-zà-ÿ][a-zà-ÿ ]{1,40}?) ((?:em|dia|n[ao]) [^?$]{1,30})$/i,
    (_, does = '', what = '', when = '') => `${/\d{4}$/u.test(when) ? 'anota: ' : ''}${what} ${does} ${when}`,
  ],
  // "Pesei ele hoje, 5,1": no price.
  [
    /^((?:hoje |ontem )?(?:pesei|medi) (?!.*(?:r\$|reais))[^?$]{0,40}?\d[\d,.]*(?: ?(?:kg|quilos?|cm|m|g))?)[.!]*$/i,
    'anota: $1',
  ],
  // "Código do portão 0912#".
  [
    /^(?!.* (?:[ée]|eh|era|agora|mudou) )([oa]? ?(?:c[óo]digo|senha|pin|wi-?fi|login) d[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{2,30}? (?=\S*\d)(?!\d+ ?(?:reais|x$))\S{3,30})$/i,
    'anota: $1',
  ],
  // "O fogão tem 76 de largura e 60 de fundo", "o azulejo é o branco 30x60": measures, and no money or parcels.
  [
    pattern('i')`
      ^(?:anota(?: a[íi])?:? (?:que )?)?(?!muda|troca|corrig|agora|.*(?:r\$|reais|pag[uo]|compr[aeo]|cust[ao]|parcel|cart))(?=.*\d (?:.* )?\d|.*\d ?x ?\d)([^?$]{0,60}?(?<![a-zà-ÿ])(?:
      (?:altura|largura|comprimento|profundidade)(?: d[aeo]s? [a-zà-ÿ]+)?:? (?:[ée] |de |tem )?\d|\d ?(?:cm|m|metros?)? de (?:altura|largura|comprimento|profundidade|fundo)|
      (?:azulejos?|pisos?|porcelanato|tapete|quadros?|janelas?|vidros?|toalha|placas?|espelho)(?![a-zà-ÿ])[^?$\d]{0,40} \d{2,3} ?x ?\d{2,3}(?!\d))[^?$]{0,80}?)[.!]*$
    `,
    'anota: $1',
  ],
  // "Losartana 50mg 1x ao dia e metformina 2x ao dia pro pai": known of him, and rings nobody.
  [
    /^([a-zà-ÿ]{5,} [^?$:]{0,40}(?:\d ?x|vez(?:es)?) (?:ao|por) dia [^?$:]{0,80}(?:pr[ao]|d[ao]) (?:meu |minha )?[a-zà-ÿ]{2,})[.!]*$/i,
    'anota: $1',
  ],
  // "Já medi o box, 0,90 x 1,90".
  [
    /^(?:j[áa] )?medi ([oa]) ([a-zà-ÿ][a-zà-ÿ ]{1,30}?),? (?:deu |tem |é |ficou )?(\d[\d.,]* ?(?:m |cm )?(?:x|por) ?\d.{0,20})$/i,
    'anota: medidas d$1 $2: $3',
  ],
  [/^((?:eu )?acertei \d{1,3} (?:de|em|das) \d{1,3}(?: [^?$]{2,50})?)[.!]*$/i, 'anota: resultado: $1'],
  // "Troquei o óleo com 58 mil": what the car had run.
  [
    /^((?:eu )?troquei [oa]s? (?:[óo]leo|filtro|pneus?|correia|pastilhas?|velas?|bateria)(?: [^\d$?]{1,30})?) (?:com|aos) (\d{1,3} ?mil|\d{2,3}\.?\d{3})(?: ?km)?[.!]*$/i,
    'anota: $1 com $2 km',
  ],
  // "A impressora é HP 2774, cartucho 667": models.
  [
    pattern('i')`
      ^(?!.*(?:reais|r\$|,\d\d))((?:[oa] |minha |meu )(?:impressora|tv|celular|notebook|monitor|c[âa]mera|geladeira|m[áa]quina|fog[ãa]o|
      ar|modem|roteador|bateria|l[âa]mpada|cartucho|pneu)(?: d[aeo] [a-zà-ÿ]+)? (?:[ée]|eh) (?:um |uma )?[a-z]+ [a-z-]*\d{2,5}[a-z]*
      (?:,? [^?$]{3,40})?)$
    `,
    'anota: $1',
  ],
  // "Meu coren é 482.113": what one is registered under, and no price.
  [
    pattern('i')`
      ^(?!.*(?:reais|r\$|pag(?:uei|o|ar)|anuidade|custa))((?:[oa] |meu |minha )?(?:n[úu]mero d[oa] (?:meu |minha )?)?
      (?:coren|crm|crea|oab|cro|crp|crefito|crn|cress|cref|crf|nis|pis|pasep|cns|nit|susep|renavam|chassi|passaporte|t[íi]tulo(?: de eleitor)?|(?:cart[ãa]o (?:do )?)?sus|
      registro|inscri[çc][ãa]o|ra|rm|siape)(?: d[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{1,30}?)?:? (?:[ée] |eh )?\d(?:[\d.\-/A-Z]| (?=\d{2})){2,22}\S{0,6}(?:(?:,| e) [a-zà-ÿ ]{2,20} \d[\d.\-/]{3,20})?)$
    `,
    'anota: $1',
  ],
  // "O seu Adão mora na Bento Gonçalves 1540 ap 302": a house number is no price.
  [
    pattern('i')`
      ^${AND}(?!.*(?:reais|r\$|alug|paga|gast))((?:(?:[oa]|meu|minha|dona|seu|tia|tio) )*(?!(?:el[ea]|eu|quem|onde|que)(?![a-zà-ÿ]))[a-zà-ÿ]+(?: [a-zà-ÿ]+){0,2} mora(?:m|va)? (?:l[áa] )?(?:n[ao]|em) [^?$]{3,60}\d[^?$]{0,40})$
    `,
    'anota: $1',
  ],
  // "A tinta da Raimunda é 6.1 com ox 20": of a thing and its number, and no price.
  [
    pattern('i')`
      ^${AND}(?!.*(?:reais|r\$|\d{1,2}h|\d:\d|[àa]s \d))((?:[oa]s? )?(?:tinta|tom|cor|grau|lentes?|microchip|chip|dose|ra[çc][ãa]o|fralda|pneus?|[óo]leo|bateria|l[âa]mpada|filtro|toner|disjuntor|fio|
      cano|broca|linha|agulha|esmalte|numera[çc][ãa]o|protocolo) d[aeo]s? [a-zà-ÿ]+(?: [a-zà-ÿ]+)? (?:[ée]|eh|s[ãa]o) (?:[oa] )?(?:[a-zà-ÿ]+ ){0,2}\d[^?$]{0,50})$
    `,
    'anota: $1',
  ],
  // "A creche da Mel fecha dia 24 e 31", "toda segunda eu não abro", "a partir de dezembro fecho sábado 18h".
  [
    pattern('i')`
      ^${AND}((?:[oa]s? |minha |meu )(?:creche|escola|loja|mercado|posto|cl[íi]nica|academia|padaria|sal[ãa]o|farm[áa]cia|biblioteca|faculdade|col[ée]gio|cart[óo]rio|consult[óo]rio|restaurante|feira|escrit[óo]rio|empresa|f[óo]rum|oficina|parque)(?: d[aeo]s? [a-zà-ÿ]+)? (?:fecha|emenda|n[ãa]o (?:abre|funciona|atende|tem aula)) (?:n?os? )?dias? \d[^?$]{0,40})$
    `,
    'anota: $1',
  ],
  [
    pattern('i')`
      ^${AND}((?:a partir d[aeo] [a-zà-ÿ\d/ ]{2,15},? |(?:tod[ao]s? (?:[oa]s? )?|aos |[àa]s |n[ao]s? )?(?:${WEEKDAY_NAMES})s?(?:-feira)?,? )+
      (?:eu )?(?:s[óo] |n[ãa]o )?(?:fecho|abro|atendo|folgo)(?: [^?$]{2,40})?)[.!]*$
    `,
    'anota: $1',
  ],
  // "A cuidadora Neide folga domingo".
  [
    pattern('i')`
      ^${AND}((?:(?:[oa]|minha|meu|dona|seu) )*(?!(?:eu|gente|voc[êe]|quem) )[a-zà-ÿ]+(?: [a-zà-ÿ]+)? (?:folga|tira folga|est[áa] de folga|t[áa] de folga)[ ]
      (?:(?:n[ao]s?|aos?|[àa]s?|de|tod[oa]s?|dias?) )*(?:${WEEKDAY_NAMES}|\d)[^?$]{0,40}?)[.!]*$
    `,
    'anota: $1',
  ],
  // "O Marcelo gosta de degradê na 2": how somebody likes it, and no price.
  [
    pattern('i')`
      ^(?!.*(?:reais|r\$|por \d))((?:(?:[oa]|meu|minha|dona|seu) )*(?!(?:eu|ele|ela|quem|que|voc[êe])(?![a-zà-ÿ]))[a-zà-ÿ]+(?: [a-zà-ÿ]+)? (?:s[óo] |n[ãa]o )?(?:gosta|adora|prefere|quer|corta|usa|faz|pede)
      (?: d[aeo]s?| o| a)? [^?$\d]{3,40} (?:n[ao]|com|pente|m[áa]quina) (?:m[áa]quina |pente )?(?:n[úu]mero )?\d{1,2}(?: [^?$\d]{2,30})?)[.!]*$
    `,
    'anota: $1',
  ],
  // "Aula do 8B passou pra sala 12": where it is, and no price.
  [
    pattern('i')`
      ^${AND}(?!anota|guarda|salva)((?:[oa] |minha |meu )?[a-zà-ÿ][^?$,]{2,50}? (?:passou|mudou|vai ser|ficou|agora é) (?:(?:pr[ao]|para [oa]|para|n[ao]|d[ao]) )?
      (?:sala|turma|quarto|bloco|andar|box|guich[êe]|port[ãa]o|plataforma|leito|apto?|apartamento|consult[óo]rio|audit[óo]rio|vaga) \d{1,4}[a-z]?)[.!]*$
    `,
    'anota: $1',
  ],
  // "A fisioterapia é lá na rua Quinze número cento e vinte".
  [
    pattern('i')`
      ^(?!.*(?:anota|guarda|salva))${AND}((?:[oa] |minha |meu )?[a-zà-ÿ][^?$,\d]{2,40}? (?:[ée]|eh|fica|vai ser) (?:l[áa] )?(?:n[ao]|em) (?:rua|r\.|av\.?|avenida|alameda|travessa|estrada|rodovia|pra[çc]a|quadra|largo|beco|ladeira|vila) [^?$]{3,100}?)[.!]*$
    `,
    'anota: $1',
  ],
  // "Medida da janela dele 1,20 x 1,00", "e a porta 0,80 x 2,10": how large, and no price.
  [
    pattern('i')`
      ^(?!.*(?:na verdade|na vdd|agora [ée]))(?:(?:e|ah|a|as|o),? )*((?!(?:anota|guarda|salva|n[ao]|d[ao]) )[a-zà-ÿ][a-zà-ÿ ]{2,40}? (?:[ée] |s[ãa]o |: ?)?\d{1,4}[.,]\d{1,2} ?(?:m|cm|mm)? ?(?:x|por) ?\d{1,4}[.,]\d{1,2}(?: ?(?:x|por) ?\d{1,4}(?:[.,]\d{1,2})?)? ?(?:m|cm|mm|metros?)?)[.!]*$
    `,
    'anota: $1',
  ],
  // What somebody must not take or eat.
  [
    pattern('i')`
      ^(?:ah,? |e |olha,? )?((?!(?:quem|eu|quando|se|que|isso|ele|ela) )${WHO} (?:n[ãa]o pode (?:com|tomar|comer)|(?:é|eh) al[ée]rgic[oa] [aà]o?|tem alergia (?:[aà]o?|de)) [a-zà-ÿ][^?$\d]{2,60}?)[.!]*$
    `,
    'anota: $1',
  ],
  // "Sou mãe da Lara (8)": their age, and neither money nor one's own.
  [
    pattern()`
      ^((?:eu )?(?:sou (?:m[ãa]e|pai|av[óôo]|ti[oa]|madrinha|padrinho|bab[áa]) d[aeo]|(?:tenho )?
      (?:(?:meus?|minhas?|os|as|dois|duas|tr[êe]s|\d|uma?|[oa]) )*(?:filh|net|sobrinh|entead|afilhad|
      irm[ãa])[a-zà-ÿ]*:?) [^?$]{0,80}?[A-ZÀ-Þ][a-zà-ÿ]+(?: \(\d{1,2}(?: anos)?\)|,? (?:de )?\d{1,2}(?: anos)?
      (?![a-zà-ÿ\d,.]))[^?$]{0,120})$
    `,
    (all = '') => `anota: ${all.replace(/ \((\d{1,2})(?: anos)?\)/g, ', $1 anos').replace(/[.!]+$/u, '')}`,
  ],
  // "A perua busca eles 6:50": an hour, and no price.
  [
    /^((?:[oa]s? |minha |meu )[a-zà-ÿ]{3,}(?: [a-zà-ÿ]+){0,2}? (?:busca|passa|sai|abre|fecha|come[çc]a|entra|volta)(?: [a-zà-ÿ ]{2,30}?)? (?:[àa]s )?\d{1,2}:\d{2})[.!]*$/i,
    'anota que $1',
  ],
  // "A banda cobra 3500": what somebody else asks.
  [
    pattern('i')`
      ^((?:[oa]s? |seu |dona )(?!gente )[a-zà-ÿ]{3,}(?: [a-zà-ÿ]+){0,2} (?:cobra|cobram|pede|pedem) (?:r\$ ?)?\d[\d.,]*(?: (?:mil|reais))?
      (?: (?:por|pra|para|pel[oa]) [^?$]{2,30})?)[.!]*$
    `,
    'anota que $1',
  ],
  // "A Lia faz aniversário dia 3 de março".
  [
    pattern('i')`
      ^(?:[oa] )?(?!d?el[ea] )((?:(?:meu|minha) )?[a-zà-ÿ]+(?: [a-zà-ÿ][a-zà-ÿ]+)?) (?:faz|completa|fazem) (?:\d{1,3}(?: anos)?|anos|anivers[áa]rio|niver) (?:
        (?:no |em )?(?:dia )?
      )(\d{1,2}(?:\/\d{1,2}| de [a-zà-ÿ]+))(?:[,.;]? (?:e )?((?:eu )?(?:quero|queria|vou|preciso|tenho|pensei|el[ea]|gosta|pediu) [^?]{3,80}?))?[.!]*$
    `,
    (_, who = '', day = '', more) => `anota: aniversário: ${who}, ${day}${more === undefined ? '' : `; ${more}`}`,
  ],
  // "Quem vai: Dudu, Léo e a namorada": people, and no titles.
  [
    pattern('i')`
      ^((?:quem (?:vai|vem|confirmou|vai (?:vir|ir))|convidad[oa]s|presen[çc]as?|participantes|a galera|pessoal|turma)(?: (?:n[ao]|d[ao]|pr[ao]) [a-zà-ÿ ]{3,30})?: (?!https?)[a-zà-ÿ](?!.*\d\d)[^?$:]{3,300})$
    `,
    'anota: $1',
  ],
  // "Trocar o óleo com 62 mil km": when the car has run that far.
  [/^((?:trocar?|revis[a-zã]+|calibrar|alinhar) [^?$]{0,40}(?:com|aos|em) \d[\d.]*(?: ?mil)? ?km)[.!]*$/i, 'anota: $1'],
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
  // "Tia Marli que busca na quinta", "amanhã quem fica com ele é minha irmã das 8 às 18": who does what.
  [
    pattern('i')`
      ^${AND}((?:(?:hoje|amanh[ãa]|(?:n[ao] )?(?:${WEEKDAY_NAMES})),? )?quem (?:vai )?(?:fica|cuida|leva|busca)r?(?: [^?$\d]{2,40}?)? (?:é|eh|vai ser) [^?$]{2,60}?)[.!]*$
    `,
    'anota: $1',
  ],
  [
    pattern('i')`
      ^((?:(?:[oa]|minha|meu|tia|tio|v[óôo]|dona|seu) )+(?:[a-zà-ÿ]+ )?(?:[ée] )?(?:que|quem) (?:vai )?(?:(?:busc|lev|peg|fic|cuid)(?:a|ar|am)|traz|trazer)(?: [^?$\d]{2,60}?)?)[.!]*$
    `,
    'anota: $1',
  ],
  // "Que dia cai o aniversário do Enzo? é 9 de março": asked and answered.
  [
    /^(?:que dia|quando|qual|onde) (?:é|eh|cai|fica|mora) ([oa] [a-zà-ÿ][^?$]{3,50})\? ?(?:é|eh|fica) ([^?$]{2,60})$/i,
    'anota: $1: $2',
  ],
  // "A metformina mudou, agora é no café".
  [
    /^([oa] [a-zà-ÿ]{3,}(?: d[aeo] [a-zà-ÿ]+)?) (?:mudou|trocou),? (?:e )?agora (?:[ée]|vai ser|toma) ((?:n[ao]|depois|antes|de|com|em|s[óo]) [^?$\d]{2,40}?)[.!]*$/i,
    'anota: $1 agora é $2',
  ],
  // "A serra faz revisão dia 30".
  [
    pattern('i')`
      ^([oa]) (?!gente)([a-zà-ÿ]{3,}(?: [a-zà-ÿ]+){0,3}?) (?:faz|vai fazer|tem) (revis[ãa]o|manuten[çc][ãa]o|troca de [óo]leo|vacina|exame|cirurgia|banho) ((?:n?[ao] )?(?:dia \d{1,2}(?:/\d{1,2})?|amanh[ãa]|${WEEKDAY_NAMES}))[.!]*$
    `,
    '$3 d$1 $2 $4',
  ],
  // "O Enzo precisa de cartolina, cola e tnt pra sexta": a list, by its day.
  [
    pattern('i')`
      ^(?!.*(?:r\$|reais|\d{2}))([oa]|meu|minha) ([a-zà-ÿ]+(?: [a-zà-ÿ]+)?) precisa (?:d[ae] |levar |comprar )([a-zà-ÿ][^?$:]*?, [^?$:]+? e [^?$:]+?)((?: (?:pra|at[ée]|n[ao]) (?:dia \d{1,2}|amanh[ãa]|${WEEKDAY_NAMES})[^?$,]{0,15})?)[.!]*$
    `,
    (_, the = '', who = '', things = '', day = '') =>
      `anota: comprar pr${/^(?:o|meu)$/i.test(the) ? 'o' : 'a'} ${/^m/i.test(the) ? `${the} ` : ''}${who}${day}: ${things}`,
  ],
  // "O Valdir trabalha até as 18h", "a farmácia abre 7h30": hours to know, and neither a reminder nor a price.
  [
    pattern('i')`
      ^(?:e )?((?:[oa]|meu|minha) (?!gente )[a-zà-ÿ]+(?: (?:d[aeo] )?[a-zà-ÿ]+)? (?:(?:s[óo]|n[ãa]o) )?(?:(?:trabalha|atende|funciona) (?:s[óo] )?
      (?:at[ée]|das?|de|(?=(?:n[oa]s? |aos )?(?:${WEEKDAY_NAMES})))|(?:abre|fecha) (?:s[óo] )?(?:[àa]s |das )?(?=\d{1,2}
      (?:h\d{0,2}|:\d{2})[^\d]{0,30}$)) ?(?!.*(?<![a-zà-ÿ])(?:hoje|amanh[ãa]|reais)(?![a-zà-ÿ]))[^?$]{2,50})$
    `,
    'anota: $1',
  ],
];
