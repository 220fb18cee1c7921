// What somebody wears, weighs or measures and where something is, told without an order: figures of a note, and no prices.

import { folded } from '../../domain/fold.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import type { Turn } from '../wording/turn.ts';

const WHO = piece`(?:(?:[oa] |meu |minha )?[a-zA-ZÀ-ÿ]+(?: (?:d[aeo]s? )?[a-zA-ZÀ-ÿ]+)?)`;
const SIZE = piece`(?:\d{1,3}(?:[.,]\d)?|PP?|M|GG?|XGG?|EGG?)`;
const WEARS = '(?:calça|veste|usa|t[áa] (?:calçando|vestindo|usando))';
const UNIT = piece`(?: ?(?:kg|quilos?|kilos?|g|gramas?|cm|cent[íi]metros|m|metros?|mil[íi]metros|mm))`;
const OF_BODY = piece`
  (?:press[ãa]o|glicose|glicemia|febre|temperatura|satura[çc][ãa]o|colesterol|triglic[ée]rides|hemoglobina|batimentos|peso|altura|imc)
`;

const FIGURES: Readonly<Record<string, string>> = {
  zero: '0',
  um: '1',
  uma: '1',
  dois: '2',
  duas: '2',
  tres: '3',
  quatro: '4',
  cinco: '5',
  seis: '6',
  meia: '6',
  sete: '7',
  oito: '8',
  nove: '9',
};

const TENS: Readonly<Record<string, string>> = {
  vinte: '2',
  trinta: '3',
  quarenta: '4',
  cinquenta: '5',
  sessenta: '6',
  setenta: '7',
  oitenta: '8',
  noventa: '9',
  dez: '10',
  onze: '11',
};

/** "Noventa e um nove oito": 9198. */
const inFigures = (said: string): string =>
  folded(said)
    .replace(/[.!]/gu, '')
    .trim()
    .split(/(?<! e) (?!e )/u)
    .map((word) => {
      const [tens = '', unit] = word.split(' e ');
      if (unit !== undefined) return `${TENS[tens] ?? ''}${FIGURES[unit] ?? ''}`;
      return FIGURES[tens] ?? (/te$|ta$/u.test(tens) ? `${TENS[tens] ?? ''}0` : (TENS[tens] ?? ''));
    })
    .join('');

export const MEASURED_TURNS: readonly Turn[] = [
  // "Já medi o box, 0,90 x 1,90".
  [
    /^(?:j[áa] )?medi ([oa]) ([a-zà-ÿ][a-zà-ÿ ]{1,30}?),? (?:deu |tem |é |ficou )?(\d[\d.,]* ?(?:m |cm )?(?:x|por) ?\d.{0,20})$/i,
    'anota: medidas d$1 $2: $3',
  ],
  // "Pesei 72 hoje", "acertei 45 de 80 no simulado".
  [
    /^(?:hoje )?(?:eu )?pesei (\d{2,3}(?:[.,]\d)?)(?: ?(?:kg|quilos?))?( hoje| ontem| agora)?[.!]*$/i,
    'anota: peso$2: $1 kg',
  ],
  [/^((?:eu )?acertei \d{1,3} (?:de|em|das) \d{1,3}(?: [^?$]{2,50})?)[.!]*$/i, 'anota: resultado: $1'],
  [
    /^(?:e )?quanto (?:que )?(?:eu )?(?:(?:t[ôo]|tava|estava|estou) pesando|peso|pesava)(?: (?:hoje|mesmo|antes))*\s*\?*$/i,
    'procura peso',
  ],
  // "Cep 04567-000".
  [
    /^(?:o |a |meu |minha )?((?:cep|cpf|cnpj|rg|cnh|pis|nis)(?: (?:[ée]|eh)|:)? (?=[\d./-]*\d{2})\d[\d./-]{4,20})[.!]*$/i,
    'anota: $1',
  ],
  // "Troquei o óleo com 58 mil": what the car had run.
  [
    /^((?:eu )?troquei [oa]s? (?:[óo]leo|filtro|pneus?|correia|pastilhas?|velas?|bateria)(?: [^\d$?]{1,30})?) (?:com|aos) (\d{1,3} ?mil|\d{2,3}\.?\d{3})(?: ?km)?[.!]*$/i,
    'anota: $1 com $2 km',
  ],
  // "A impressora é HP 2774, cartucho 667": models.
  [
    /^(?!.*(?:reais|r\$|,\d\d))((?:[oa] |minha |meu )(?:impressora|tv|celular|notebook|monitor|c[âa]mera|geladeira|m[áa]quina|fog[ãa]o|ar|modem|roteador|bateria|l[âa]mpada|cartucho|pneu)(?: d[aeo] [a-zà-ÿ]+)? (?:[ée]|eh) (?:um |uma )?[a-z]+ [a-z-]*\d{2,5}[a-z]*(?:,? [^?$]{3,40})?)$/i,
    'anota: $1',
  ],
  // "Quanto deu minha pressão?" is asked of a note.
  [
    pattern('i')`
      ^(?:e )?(?:quanto|como|qual)(?: (?:[ée] )?que)? (?:deu|t[áa]|est[áa]|foi|[ée]|tava|estava|ficou) (?:a |o |minha |meu |a minha |o meu )?
      (${OF_BODY}(?: (?:del[ea]|d[aeo]s? [a-zà-ÿ]+))?)(?: (?:hoje|ontem|mesmo))?\s*[?.!]*$
    `,
    'procura $1',
  ],
  // "Qual o tamanho do sapato do Theo?": the note may call it a number.
  [
    pattern('i')`
      ^(?:e )?qual (?:que )?(?:[ée] |era )?(?:mesmo )?o (?:tamanho|n[úu]mero) d[oa] ((?:sapato|p[ée]|t[êe]nis|camiseta|camisa|cal[çc]a|blusa|vestido|fralda|roupa)
      (?: d[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{1,25}?)?)(?: mesmo)?\s*[?.!]*$
    `,
    'procura $1',
  ],
  // "Quando é o niver da Carol?": kept as what it is.
  [/^((?:e |mas )?(?:quando|que dia)(?: [ée]| cai| [ée] que [ée])? o )niver((?: d| del).{1,40})$/i, '$1aniversário$2'],
  // "O Davi cresceu, tá calçando 32".
  [
    new RegExp(
      `^((?:[oa] |meu |minha )[a-zA-ZÀ-ÿ]+) [a-zà-ÿ]{3,20}(?: [a-zà-ÿ]{2,10})?, (?:(?:j[áa]|agora) )*(?:t[áa] )?(cal[çc]a|veste)(?:ndo)? (?:n[úu]mero |tamanho )?(${SIZE})[.!]*$`,
      'i',
    ),
    '$1 agora $2 $3',
  ],
  // "Quanto a Bia calça mesmo?": of all that is kept of her, what she wears.
  [
    new RegExp(
      `^(?:e )?(?:quanto|que (?:n[úu]mero|tamanho)|qual (?:[ée] )?o (?:n[úu]mero|tamanho) que) (?!el[ea] )(?:${WHO}) (calça|veste|pesa|mede|usa)(?: (?:mesmo|hoje|agora))*\\s*[?.!]*$`,
      'i',
    ),
    (all = '', wears = '') =>
      `procura ${/(?<name>[a-zà-ÿ]+) (?:calça|veste|pesa|mede|usa)/i.exec(all)?.groups?.['name'] ?? ''} ${wears}`,
  ],
  // "A Lia calça 35 e ama stitch".
  [
    pattern(
      'i',
    )`^(?:ah,? |e )?(?!el[ea] )(${WHO} (?:calça|veste) (?:n[úu]mero |tamanho )?${SIZE}(?:,| e) (?:(?:n[ãa]o )?(?:ama|gosta|adora|odeia|prefere|detesta|usa|tem|cole[cç]iona)) [^?$\d]{2,60}?)[.!]*$`,
    'anota: tamanho: $1',
  ],
  // "Aula do 8B passou pra sala 12": where it is, and no price.
  [
    pattern('i')`
      ^(?:(?:e|ah|olha),? )*((?:[oa] |minha |meu )?[a-zà-ÿ][^?$,]{2,50}? (?:passou|mudou|vai ser|ficou|agora é) (?:(?:pr[ao]|para [oa]|para|n[ao]|d[ao]) )?
      (?:sala|turma|quarto|bloco|andar|box|guich[êe]|port[ãa]o|plataforma|leito|apto?|apartamento|consult[óo]rio|audit[óo]rio|vaga) \d{1,4}[a-z]?)[.!]*$
    `,
    'anota: $1',
  ],
  // "A fisioterapia é lá na rua Quinze número cento e vinte".
  [
    pattern('i')`
      ^(?!.*(?:anota|guarda|salva))(?:(?:e|ah|olha),? )*((?:[oa] |minha |meu )?[a-zà-ÿ][^?$,\d]{2,40}? (?:[ée]|eh|fica|vai ser) (?:l[áa] )?(?:n[ao]|em) (?:rua|r\.|av\.?|avenida|alameda|travessa|estrada|rodovia|pra[çc]a|quadra|largo|beco|ladeira|vila) [^?$]{3,100}?)[.!]*$
    `,
    'anota: $1',
  ],
  // "Uniforme tamanho M, jaleco 44": sizes.
  [
    pattern('i')`
      ^(?=.*(?:tamanho|n[úu]mero| (?:PP?|M|GG?)(?![a-zà-ÿ])))((?:meu |minha )?(?:uniforme|jaleco|camisa|camiseta|cal[çc]a|sapato|t[êe]nis|blusa|vestido|saia|bermuda|short|bota|luva|touca|terno|palet[óo]|colete)(?: tamanho| n[úu]mero)? ${SIZE}
      (?:(?:,| e|, e) (?:[oa] )?(?:uniforme|jaleco|camisa|camiseta|cal[çc]a|sapato|t[êe]nis|blusa|vestido|saia|bermuda|short|bota|luva|touca|terno|palet[óo]|colete)(?: tamanho| n[úu]mero)? ${SIZE})*)[.!]*$
    `,
    'anota: $1',
  ],
  // "Medida da janela dele 1,20 x 1,00", "e a porta 0,80 x 2,10": how large, and no price.
  [
    pattern('i')`
      ^(?:(?:e|ah|a|as|o),? )*((?!(?:anota|guarda|salva|n[ao]|d[ao]) )[a-zà-ÿ][a-zà-ÿ ]{2,40}? (?:[ée] |s[ãa]o |: ?)?\d{1,4}[.,]\d{1,2} ?(?:m|cm|mm)? ?(?:x|por) ?\d{1,4}[.,]\d{1,2}(?: ?(?:x|por) ?\d{1,4}(?:[.,]\d{1,2})?)? ?(?:m|cm|mm|metros?)?)[.!]*$
    `,
    'anota: $1',
  ],
  [
    /^(?:e )?(?:quanto|que (?:n[úu]mero|tamanho)) (calça|veste|pesa|mede|usa) (?:[oa] |meu |minha )?(?!el[ea])([a-zà-ÿ]{2,})(?: (?:mesmo|hoje|agora))*\s*[?.!]*$/i,
    'procura $2 $1',
  ],
  // What somebody must not take or eat.
  [
    pattern('i')`
      ^(?:ah,? |e |olha,? )?((?!(?:quem|eu|quando|se|que|isso|ele|ela) )${WHO} (?:n[ãa]o pode (?:com|tomar|comer)|(?:é|eh) al[ée]rgic[oa] [aà]o?|tem alergia (?:[aà]o?|de)) [a-zà-ÿ][^?$\d]{2,60}?)[.!]*$
    `,
    'anota: $1',
  ],
  // "Minha mãe calça 36 e meu pai 42": of one and of the other.
  [
    pattern('i')`
      ^(?:ah,? |e )?(${WHO}) (calça|veste|usa)(?: n[úu]mero| tamanho)? (${SIZE})(?:,| e|, e) (?!${WEARS} )(${WHO})
      (?: (?:calça|veste|usa))?(?: n[úu]mero| tamanho)? (${SIZE})[.!]*$
    `,
    (_, who = '', wears = '', size = '', other = '', its = '') =>
      `anota: o ${/^c/i.test(wears) ? 'número' : 'tamanho'} que ${who} ${wears} é ${size} e o que ${other} ${wears} é ${its}`,
  ],
  // "A Lia calça 31 e veste 8".
  [
    pattern(
      'i',
    )`^(?:ah,? |e )?(${WHO} ${WEARS} (?:n[úu]mero |tamanho )?${SIZE}(?:(?:,| e|, e) ${WEARS} (?:n[úu]mero |tamanho )?${SIZE})+)[.!]*$`,
    'anota: tamanho: $1',
  ],
  // "Meu pé é 39 e o da minha filha 35".
  [
    pattern('i')`
      ^(?!.* (?:agora|j[áa]) )(?:ah,? |e )?((?:meu|minha|[oa]) (?:p[ée]|manequim|cal[çc]ado|anel|sapato|sand[áa]lia|t[êe]nis|camiseta|camisa|cal[çc]a|fralda|roupa|chinelo)(?: d[aeo]s? ${WHO})? (?:[ée]|eh|t[áa])(?: n[úu]mero| tamanho)? ${SIZE}
      (?:(?:,| e|, e) (?:[oa]s? )?(?:d[aeo]s? )?${WHO}(?: (?:[ée]|eh))? ${SIZE})*)[.!]*$
    `,
    'anota: número que calça ou veste: $1',
  ],
  [
    pattern(
      'i',
    )`^(?:ah,? |e )?((?:a |minha )?press[ãa]o(?: (?:del[ea]|d[aeo]s? [a-zà-ÿ]+(?: [a-zà-ÿ]+)?))?(?: hoje)?:? \d{1,2} ?(?:por|x|\/) ?\d{1,2})[.!]*$`,
    'anota: $1',
  ],
  // "A Carol usa M de blusa e 38 de calça".
  [
    pattern('i')`
      ^(?:ah,? |e )?(${WHO} ${WEARS} (?:n[úu]mero |tamanho )?${SIZE} (?:de|n[ao]|em) [a-zà-ÿ]{3,}(?:(?:,| e|, e) ${SIZE} (?:de|n[ao]|em) [a-zà-ÿ]{3,})*)[.!]*$
    `,
    'anota: tamanho: $1',
  ],
  // "Thor pesou 32kg", "o Davi mediu 1,12 m hoje".
  [
    pattern('i')`
      ^(?!(?:eu|quanto|qual|ele|ela) )(?:(?:ah|ali[áa]s|olha),? |e )?(${WHO}) (?:(?:engordou|emagreceu|cresceu),? (?:e )?(?:agora |j[áa] )?)?((?:
        (?:pesou|mediu)(?: hoje)? \d{1,3}(?:[.,]\d{1,3})?${UNIT}?|
        (?:pesa|mede|t[áa] pesando|t[áa] medindo|t[áa] com|est[áa] com)(?: hoje)? \d{1,3}(?:[.,]\d{1,3})?${UNIT}(?:(?:,| e) \d{1,3}(?:[.,]\d{1,3})?${UNIT})?
      )(?: (?:hoje|ontem|agora|j[áa]|na consulta))?)[.!]*$
    `,
    (_, who = '', told = '') =>
      `anota: medida: ${who} ${told.replace(/^(?:t[áa]|est[áa]) com (?=.*kg| quilo)/i, 'pesa ').replace(/ (?:agora|j[áa])$/i, '')}`,
  ],
  // "Hoje a pressão deu 14 por 9, fiquei preocupada", "ontem tava 12 por 8".
  [
    pattern('i')`
      ^(hoje|ontem|anteontem|agora)(?: de manh[ãa]| [àa] (?:tarde|noite)| cedo)? (?:a |minha |a minha )?(?:press[ãa]o )?(?:(?<=^agora )|(?:deu|tava|estava|foi|t[áa]|est[áa]|ficou) )(?:em )?
      (\d{1,2} ?(?:por|x|\/) ?\d{1,2})(?:,? (?:fiquei|t[ôo]|estou|achei|acho|que bom|gra[çc]as|tava|mas|n[ãa]o) [^?\d]{2,60})?[.!]*$
    `,
    'anota: pressão $1: $2',
  ],
  [
    pattern('i')`
      ^(hoje|ontem|anteontem|agora)(?: de manh[ãa]| [àa] (?:tarde|noite)| cedo)? (?:a |o |minha |meu )?(${OF_BODY}) (?:deu|tava|estava|foi|t[áa]|est[áa]|ficou) (?:em )?
      (\d{1,3}(?:[.,]\d)?)(?! ?(?:por|x|\/|reais))(?: (?:em jejum|depois do almo[çc]o|graus))?[.!]*$
    `,
    'anota: $2 $1: $3',
  ],
  // "Nina tá com 38.2 de febre, dei dipirona 15 gotas às 14h".
  [
    pattern('i')`
      ^(?!.*(?:r\$|reais|paguei|comprei))((?:[oa] |meu |minha )?[a-zà-ÿ]+(?: [a-zà-ÿ]+)? (?:(?:t[áa]|est[áa]|tava|ficou|teve|deu) (?:com )?)?(?:febre (?:de |com )?(?:3[5-9]|4[0-2])|(?:3[5-9]|4[0-2])(?:[.,]\d)?(?: graus)? de febre)(?![a-zà-ÿ]).{0,100})$
    `,
    'anota: $1',
  ],
  [
    pattern('i')`
      ^(?:a )?press[ãa]o (hoje|ontem|agora) (?:t[áa]|tava|deu|foi|est[áa]|ficou)?(?: em)? ?(\d{1,2} ?(?:por|x|\/) ?\d{1,2})[.!]*$|
      ^(?:e )?a (?:do |de |da )(dia \d{1,2}|ontem|anteontem|semana passada) (?:foi|deu|tava) (\d{1,2} ?(?:por|x|\/) ?\d{1,2})[.!]*$
    `,
    (_, when, value, then, was) =>
      `anota: pressão ${typeof when === 'string' ? when : then}: ${typeof value === 'string' ? value : was}`,
  ],
  // "O localizador do voo é a b c um dois três".
  [
    /^((?:o |meu |minha |a )?(?:localizador|reserva|protocolo|c[óo]digo|placa|senha)(?![a-zà-ÿ])[^?$\d]{0,40}? (?:[ée]|eh)(?: (?:[a-z]|zero|um|dois|tr[êe]s|quatro|cinco|seis|meia|sete|oito|nove)){4,12})[.!]*$/i,
    'anota: $1',
  ],
  // "O telefone do José é nove nove oito um…": dictated figure by figure.
  [
    pattern('i')`
      ^(?!.* del[ea] )(?:ah,? |e )?((?:[oa] |meu |minha )?(?:telefone|celular|n[úu]mero|zap|whats(?:app)?|senha|c[óo]digo|ramal|cpf)(?![a-zà-ÿ])[^?$\d]{0,40}?) (?:[ée]|eh) (
        (?:(?:zero|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|meia|sete|oito|nove|dez|onze|(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa)(?: e (?=uma?|d|tr|q|c|s|o|n))?)(?: |$|[.!]*$|(?<= e ))){4,14}
      )$
    `,
    (_, what = '', figures = '') => `anota: ${what}: ${inFigures(figures)}`,
  ],
  // "Exame de sangue deu TSH 4,2".
  [
    /^(?!.*(?:r\$|reais))((?:o |os )?(?:exames?|resultado)(?: d[aeo] [a-zà-ÿ]+)? (?:deu|deram|veio) [a-zà-ÿ]{2,}[a-zà-ÿ\d ]{0,20} \d[\d.,]*)[.!]*$/i,
    'anota: $1',
  ],
  // "E a glicose 110", behind another figure of the body.
  [
    pattern('i')`
      ^(?:e (?:deu )?|deu |(?=(?:a |o |minha |meu )?(?!press)[a-zà-ÿ]+ (?:hoje|hj) ))(?:a |o |minha |meu )?(${OF_BODY}(?: (?:deu|t[áa]|foi|[ée]|em|ficou|hoje|hj))*:? \d{1,3}(?:[.,]\d{1,2})?(?: ?(?:por|x|\/) ?\d{1,3})?
      (?: (?:hoje|ontem|agora|em jejum))?)[.!]*$
    `,
    'anota: $1',
  ],
  // "O endereço do dentista é Rua das Palmeiras 220 sala 4".
  [
    pattern('i')`
      ^(?=.*\d{2})(?:ah,? |e )?(?:[oa] )?((?:novo )?endere[çc]o (?:d[aeo]s? |novo )?\S?.{0,40}?(?:[ée]|eh|fica|:) (?:n[ao] )?
      (?:r\.|rua|av\.?|avenida|al\.?|alameda|travessa|tv\.?|estrada|rod\.?|rodovia|pra[çc]a|quadra|qd|sq[ns]|largo|beco|ladeira|vila)
      \s.{3,120}?)[.!]*$
    `,
    'anota: $1',
  ],
  // "A receita do bolo da sogra três ovos duas xícaras de açúcar três de farinha": dictated, without the colon.
  [
    pattern('i')`
      ^(?:(?:anota|guarda|salva)(?: a[íi])? )?(?:a |uma |minha )?(receita d[aeo]s? (?:[a-zà-ÿ]+ ){1,5}?)
      ((?:\d+|uma?|dois|duas|tr[êe]s|quatro|cinco|meia|meio) (?:(?![a-zà-ÿ]+ (?:reais|real)).){2,30}?
      (?: |, ?)(?:e )?(?:\d+|uma?|dois|duas|tr[êe]s|quatro|cinco|meia|meio) .{10,400})$
    `,
    (_, name = '', steps = '') => `anota: ${name.trim()}: ${steps}`,
  ],
];
