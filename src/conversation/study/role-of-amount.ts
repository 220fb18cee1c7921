// What an amount told for a decision is, from the words around it.

import type { Figures, Subject } from '../../domain/hard-question.ts';
import { PARTNER } from '../../domain/kin.ts';
import { pattern } from '../../domain/pattern.ts';
import { wishPart } from './wish-parts.ts';

export type Role =
  | 'price'
  | 'cash'
  | 'saved'
  | 'fgts'
  | 'downPayment'
  | 'traded'
  | 'income'
  | 'otherIncome'
  | 'offeredIncome'
  | 'perks'
  | 'benefit'
  | 'expense'
  | 'cost'
  | 'rent'
  | 'newRent'
  | 'owning'
  | 'saving'
  | 'payment'
  | 'lump'
  | 'loan'
  | 'installment'
  | 'debt';

/** Words between a name and its amount, of one clause: "1.500 guardado e gasto 2.300" is two. */
const W = '(?:(?!(?:e|mas|so que) (?:gast|ganh|receb|pag|guard|dev|ten?[hm]|sobr)[a-z]+ )[a-z$]+ ){0,6}';
const OF = '(?:[a-z$]+ ){0,3}';
const near = (name: string): RegExp => new RegExp(`\\b(?:${name}) ${W}#|# ${OF}(?:${name})\\b`);
const before = (name: string): RegExp => new RegExp(`\\b(?:${name}) ${W}#`);

/** What a month costs, by name. */
export const COSTS =
  'mercado|feira|escola|creche|luz|agua|internet|celular|gas|fraldas?|leite|plano(?: de saude)?|transporte|onibus|gasolina|uber|baba|remedios?|academia|faculdade|seguro|streaming|diarista|bercario|comida';
export const SOMEBODY = `el[ea]|${PARTNER}|mae|irmao?|pai|ex`;

/** In the order they are tried. Unaccented; `#` is the amount, `@` another one. */
const ROLES: readonly (readonly [Role, RegExp])[] = [
  ['installment', /\b\d{1,3} ?(?:x|vezes|parcelas|prestacoes) (?:de |por )?#|\bparcelas? (?:[a-z$]+ ){0,6}#/],
  ['fgts', near('(?<!@ (?:de|do|no) )(?:fgts|fundo de garantia)')],
  [
    'lump',
    /\b(?:vend\w+|13o?|decimo|ferias|plr|restituicao) (?:[a-z$]+ ){0,5}#|\bempresta\w* #.*\bsem juros?\b|\bme (?:der|desse|dar|da) (?:uns )?#(?! (?:por|todo) mes)/,
  ],
  [
    'lump',
    new RegExp(
      `\\b(?:${SOMEBODY}|pais|sogr[oa]s?|avos?|ti[oa]s?|padrinhos?) (?:vao |vai |vão )?(?:dao|da|dar|der|desse|deram|deu|ajudam?|ajudar|contribuem) (?:[a-z]+ ){0,2}#(?! (?:por|todo|ao) mes| (?:de|na|da) )`,
    ),
  ],
  // "Pensão que vou pagar 900", "vou ajudar minha mãe com 400".
  [
    'cost',
    /\bpensao\b.*\bpag\w+ (?:[a-z]+ )?#|\bpag\w+ (?:[a-z]+ ){0,3}# de pensao|\b(?:vou|quero|preciso) (?:[a-z]+ )?(?:ajudar|dar|mandar) (?:[a-z]+ ){0,4}#/,
  ],
  ['owning', near('condominio|iptu|das(?! #)')],
  [
    'rent',
    new RegExp(
      `\\baluguel ${W}#|# (?:de|no|do|d?o) aluguel|\\balugad[oa] ${W}#|\\b(?:moro|moramos) ${W}aluguel,? (?:e |eu )?(?:pago|pagamos) #`,
    ),
  ],
  [
    'benefit',
    new RegExp(`\\b(?:aqui|hoje|atual\\w*|meu) ${W}(?:vale|va|vr|ticket|alimentacao|refeicao|beneficios?) ${W}#`),
  ],
  ['perks', before('vale|va|vr|ticket|alimentacao|refeicao|beneficios?')],
  ['perks', /# (?:de |no )?(?:va|vr|vale|ticket|alimentacao|refeicao)\b/],
  [
    'cash',
    pattern()`
      # (?:[a-z]+ ){0,2}(?:a vista|pix|dinheiro|boleto|debito)\b|\b(?:a vista|pix) (?:[a-z]+ ){0,3}#|# se (?:for|fosse|
      eu pagar) (?:[a-z]+ ){0,2}(?:debito|pix|vista|dinheiro)\b
    `,
  ],
  ['downPayment', near('(?<!sem )entrada')],
  [
    'otherIncome',
    new RegExp(
      `\\b(?:${SOMEBODY}) ${W}(?:ganh\\w+|receb\\w+|tira\\w*|entra\\w*|ajud\\w+|contribu\\w+|dar?|dando|manda|paga) ${W}#|\\b(?:${SOMEBODY}) #|${near('pensao|bicos?|freela\\w*|por fora|fim de semana|renda extra').source}`,
    ),
  ],
  // "E se eu ganhar 500 a mais?"
  [
    'otherIncome',
    /\b(?:ganh|receb|tir|fatur|entr|sobr)\w* (?:[a-z]+ ){0,2}(?:# (?:reais )?(?:por mes )?a mais|mais (?:uns )?#)/,
  ],
  ['payment', /\bpag(?:o|ar|ando|asse) (?:[a-z$]+ ){0,2}# (?:por|ao|todo) mes\b/],
  [
    'debt',
    pattern()`
      \b(?:dev(?:o|ia|endo|emos)|divida) (?:[a-z$]+ ){0,3}#|# (?:[a-z]+ ){0,2}
      (?:no|do|de) (?:cartao|divida|cheque)\b|\b(?:fatura|cartao) (?:[a-z]+ ){0,2}(?:ta|esta|deu|veio|de|em) (?:em )?#
    `,
  ],
  [
    'saving',
    /\b(?:guard(?:o|ar|ando|amos|asse|aria)|junt(?:o|ar|ando|amos|asse)|poup\w+|econom\w+|separ(?:o|ar|ando)|sobram?|sobrando) (?:[a-z$]+ ){0,3}#/,
  ],
  [
    'saved',
    near('guardad[oa]s?|poupanca|reserva|na conta|no banco|juntad[oa]s?|aplicad[oa]s?|investid[oa]s?|economias'),
  ],
  ['expense', before('gast(?:o|os|a|amos|ava)|despesas?|custo de vida|(?:minhas |as )?contas (?:dao|sao)')],
  [
    'income',
    before(
      'a gente (?:ganha|recebe|tira|fatura)|ganh(?:o|amos|ando|ar|asse|ava)|receb(?:o|emos|endo|er|ia)|renda|salario|tir(?:o|amos|ando|ar)|fatur(?:o|ando|ar|amos)|entram?|fazer|pagam|bolsa|aposentadoria',
    ),
  ],
  ['income', /\be eu (?:uns )?#/],
  ['rent', /^(?:hoje )?pag(?:o|amos) (?:uns )?#(?: hoje| hj)?[ .!]*$/],
  ['saving', /\b(?:tiver|tenho|temos|consigo|sobrar\w*) (?:[a-z]+ )?# (?:por|ao|todo) mes\b/],
  ['saved', /\b(?:tenho|temos|tinha|tiver|tivesse|juntei) (?:[a-z$]+ ){0,2}#/],
  ['cost', near(COSTS)],
  ['cost', /\b(?:dar|dou|mandar|mando|pagar|pago) (?:[a-z$]+ ){0,2}#(?: [a-z]+){0,4} (?:todo|por) mes\b/],
  [
    'price',
    /\bgast(?:ar|ando) (?:[a-z$]+ ){0,2}#|\bo que (?:eu |a gente )?(?:quer\w*|vi|gostei|escolhi)\b [^#@]*#|\b(?:o|a) (?:nov[oa]|outr[oa]) [^#@]{0,20}#/,
  ],
  ['price', /\b(?:custa\w*|vale|valor|preco|orcamento|sai|cai(?:r|sse|u)?|baix\w+|abaix\w+|carta) (?:[a-z$]+ ){0,3}#/],
];

/** Of a business that is to be opened: what stands behind the amount says most, then what stands before it. */
const OF_BUSINESS: readonly (readonly [Role, string])[] = [
  ['saving', 'lucro|limpos?|livres?|sobr\\w+'],
  ['rent', 'aluguel|ponto'],
  [
    'price',
    'reforma|obra|equipament\\w+|maquin\\w+|estoque|mercadoria|franquia|instalac\\w+|moveis|freezer|forno|fogao|vitrine|investiment\\w+|investir|abrir|montar',
  ],
  ['offeredIncome', 'fatur\\w+|vend\\w+|receita|movimento'],
  ['cost', 'funcionari\\w+|empregad\\w+|ajudante|contador|impostos?|material|insumos?|ingredientes?'],
];
const BUSINESS: readonly (readonly [Role, RegExp])[] = [
  ['price', /\bcada um (?:de nos )?(?:entra|entraria|poe|coloca|bota|investe|da) (?:[a-z]+ ){0,2}#/],
  ['cost', /\bgast(?:ar|ando|o|a|amos) (?:[a-z]+ ){0,2}#/],
  ['loan', /# (?:[a-z]+ ){0,2}emprest|\bemprest\w+ (?:de )?#/],
  ...OF_BUSINESS.map(([role, names]): readonly [Role, RegExp] => [
    role,
    new RegExp(`# (?:[a-z]+ ){0,2}(?:${names})\\b`),
  ]),
  ...OF_BUSINESS.map(([role, names]): readonly [Role, RegExp] => [role, before(names)]),
];

const GOODS = /\b(?:material|produtos?|mercadoria|insumos?|ingredientes?|combustivel)\b/;
const ALONE = /\b(?:acho|tiro|tirar|faturo|faturar|faria|daria|fazer|cobro|mei|por conta)\b[^@]*#/;
const OFFERED = /\b(?:clt|carteira|registrad[oa]|proposta|oferec\w+|ofereceram|pagam|vaga|chamaram|emprego)\b/;
/** Of a monthly amount, what a bare one of a subject is. */
const MEANT: Readonly<Partial<Record<Subject, Role>>> = {
  compra: 'price',
  meta: 'price',
  casa: 'price',
  sozinho: 'rent',
};
const THING =
  /\b(?:comprar|compra|troc\w+|peg\w+|vi|ver|quero|queria|olho|namorando|moto|carro|casa|ape?|apto|apartamento|imovel|viagem|festa|juntar)\b[^#@]*#/;
const SELLS_HOME = new RegExp(
  `\\b(?:${SOMEBODY}|sogr[oa]|ti[oa]|vizinh[oa]|amig[oa]|irma|don[oa]|proprietari[oa])\\b.{0,20}\\bvend\\w+ (?:[a-z]+ ){0,3}(?:casa|ape?|apto|apartamento|imovel)\\b`,
);
/** "Uma faculdade de 780 por mês": each month of it. */
const COURSE =
  /\b(?:faculdade|curso|pos|mba|graduacao|tecnico|cursinho|escola|autoescola|ingles|intercambio|plano|academia)\b[^#@]*#(?: reais)?,? (?:(?:por|ao|no|todo|cada) mes|mensa\w+)|\bmensalidade\b[^#@]*#/;
/** "Um celular de 1.899 em 10x". */
const PARCELLED = /# (?:reais )?em \d{1,2} ?(?:x|vezes)\b(?! (?:de )?@)/;
/** "Um apê pra alugar por 1.400", "alugar uma casa de 1.100". */
const RENTED = /\balug(?:ar|ando) (?:[a-z]+ ){0,5}#/;
const PART = new RegExp(`# (?:de|com|no|na|em) (?:${COSTS})\\b`);
/** "Trocar de carro, o meu vale 28 mil": goes in for the other. */
const OLD_ONE = pattern()`
  \b(?:da|dao|deram|pagam|oferec\w+|pegam) (?:uns )?# (?:n[oa]|pel[oa]) (?:meu|minha|velh[oa]|usad[oa]|antig[oa])|
  \b[oa] (?:meu|minha)(?: [a-z]+)? (?:vale|sai por|ta em|da|fipe|tabela) (?:[a-z]+ ){0,3}#|
  \b(?:d(?:ou|ar|ando)|entreg\w+) (?:[oa] )?(?:(?:meu|minha|noss[oa]|velh[oa]|usad[oa]|antig[oa]|carro|moto|atual) )+(?:de|que vale|por|como entrada de) (?:uns )?#|
  \bavali\w+ (?:[a-z]+ ){0,3}#|\b(?:na|de|pela) troca\b[^@]*#|#[^@]*\bna troca\b
`;
const BUYS = /\b(?:comprar|troc\w+|peg\w+)\b[^#@]*#/;

/** "Seguro uns 90 por mês", of what is to be bought: what having it costs, and nothing that repeats already. */
const KEEPS =
  /\b(?:gasolina|alcool|combustivel|seguro|ipva|licenciamento|garagem|estacionamento|manutencao|revis(?:ao|oes)|oficina|pneus?)\b[^@]*#(?: reais)?,? (?:(?:por|ao|no|todo|cada) (?:mes|ano)|mensa\w+|anua\w+)\b/;

/** "E um carro de 45 mil?", "um mais simples de 1.600". */
const OTHER_ONE =
  /\b(?:um|uma|outr[oa]|o|a) (?:(?:[a-z0-9]+ ){0,4}(?:de|por)|(?:[a-z0-9]+ ){0,2}(?:usad|nov|semi|zer|outr|simpl)[a-z]+(?: [a-z0-9]+)? (?:ta|esta|custa|sai|fica|e|eh|tava|acho que)(?: uns| por)?) #/;

/** Centavos. */
const HIGHEST_RENT = 1_000_000;
/** Below this part of the price it is no entrada of a home, and may be a month's pay. */
const PART_OF_PRICE = 0.08;

/** "Aqui ganho 4 mil e lá vão pagar 5.200": of the clause that the amount stands in. */
const THERE =
  /\b(?:la|nov[oa]|outra cidade|vao pagar|pagariam|pagam|oferec\w+|proposta|seria\w*|vou (?:ganhar|pagar|receber))\b/;
function ofTwoCities(words: string): Role | undefined {
  const clause =
    words
      .split(/[,;] ?| (?:e|mas|enquanto) (?=(?:[a-z]+ )*?(?:la|aqui|hoje|n[oa] nov\w|atual\w*)\b)/)
      .find((one) => one.includes('#')) ?? words;
  const there = THERE.test(clause) && !/\b(?:aqui|hoje|atual\w*)\b/.test(clause);
  if (/\b(?:mudanca|frete|caucao|passagem|caminhao)\b/.test(clause)) return 'price';
  if (/\balug\w+|\bmoradia\b/.test(clause) || (/\balug\w+/.test(words) && /\bpag(?:o|amos) /.test(clause)))
    return there ? 'newRent' : 'rent';
  if (/\bgast\w+|\bdespesas?\b|\bcusto de vida\b/.test(clause)) return 'expense';
  if (/\b(?:tenho|guardad\w+|reserva|poupanca)\b/.test(clause)) return 'saved';
  return there ? 'offeredIncome' : /\b(?:ganh|receb|tir|salario|renda)/.test(clause) ? 'income' : undefined;
}

/** @param words unaccented, with `#` for the amount and `@` for every other one @param cents the amount */
export function roleOf(words: string, subject: Subject, known: Figures, cents: number): Role | undefined {
  if ((subject === 'compra' || subject === 'meta') && OLD_ONE.test(words)) return 'traded';
  if (subject === 'compra' && KEEPS.test(words)) return 'owning';
  if (subject === 'compra' && COURSE.test(words)) return 'installment';
  if (subject === 'meta' && (known.price === undefined || known.parts !== undefined) && wishPart(words) !== undefined)
    return 'price';
  if (subject === 'compra' && known.price === undefined && PARCELLED.test(words)) return 'price';
  if (subject === 'mudanca') return ofTwoCities(words);
  if (subject === 'sozinho' && RENTED.test(words)) return 'rent';
  const rows = subject === 'negocio' ? [...BUSINESS, ...ROLES] : ROLES;
  const role = rows.find(([, says]) => says.test(words))?.[0];
  switch (role) {
    case 'income':
      // "Acho que tiro uns 3.500", of who wants to be a MEI.
      if (subject === 'trabalho' && known.trade === 'alone' && known.income !== undefined && ALONE.test(words))
        return 'offeredIncome';
      return subject === 'trabalho' && OFFERED.test(words) && !/\b(?:mei|hoje|tiro|ganho)\b[^@]*#/.test(words)
        ? 'offeredIncome'
        : role;
    // "Ganho 4.500 CLT com VR de 600": of the present job.
    case 'perks':
      return /\b(?:hoje|aqui|atual\w*|ganho|recebo|tenho)\b/.test(words) &&
        !OFFERED.test(words.replace(/\b(?:clt|carteira)\b/g, ''))
        ? 'benefit'
        : role;
    case 'expense':
      // "Gasto 900 de gasolina" is no whole month.
      if (PART.test(words)) return 'cost';
      return subject === 'trabalho' && GOODS.test(words) ? 'owning' : role;
    // "Quero comprar um celular de 2.400" is no bill of it; "vou ter que pagar plano de 450" is what the present job gives.
    case 'cost':
      if (subject === 'trabalho' && /\b(?:plano|convenio|vale|transporte)\b/.test(words)) return 'benefit';
      return known.price === undefined && BUYS.test(words) ? (MEANT[subject] ?? role) : role;
    // "E se minha namorada entrar com 30 mil?" is a part of the price.
    case 'otherIncome':
      if (subject === 'trabalho' && /\bpag(?:ar|o|aria)\b[^#@]*#/.test(words)) return 'benefit';
      return known.price !== undefined && cents > known.price * PART_OF_PRICE && /\bentra/.test(words)
        ? 'downPayment'
        : role;
    // "Minha sogra vai vender a casa por 230 mil", of who wants one.
    case 'lump':
      return subject === 'casa' && known.price === undefined && SELLS_HOME.test(words) ? 'price' : role;
    // "Eles baixaram pra 6 mil"; "a casa custa 4.100 por mês" is what is spent.
    case 'price':
      if ((subject === 'filho' || subject === 'sozinho') && /\b(?:a casa|o mes|la em casa)\b/.test(words))
        return 'expense';
      // "Plano de saúde fora sai uns 450": what the present job gives.
      if (subject === 'trabalho')
        return /\b(?:plano|convenio|vale|vr|va|transporte|creche)\b[^@]*#/.test(words) ? 'benefit' : 'offeredIncome';
      return role;
    case undefined:
      if (subject === 'trabalho' && GOODS.test(words)) return 'owning';
      // "Um acordo: 4.800 por 18x de 210".
      if (subject === 'proposta' && known.debts === undefined && /# (?:por|em) \d/.test(words)) return 'debt';
      if (subject === 'trabalho' && known.income !== undefined && /\b(?:la|eles|pj)\b/.test(words))
        return 'offeredIncome';
      if (subject === 'trabalho' && (OFFERED.test(words) || (known.trade === 'alone' && known.income !== undefined)))
        return 'offeredIncome';
      // "Achei um de 1.050".
      if (subject === 'sozinho')
        return /\b(?:uma?|outr[oa]|ape?|kitnet|casa|quarto) (?:de|por) #/.test(words) && cents < HIGHEST_RENT
          ? 'rent'
          : undefined;
      // "E se der só 2.500?"
      if (subject === 'negocio' && /\b(?:der|dar|dando|tirar|tirando|fizer|render) (?:[a-z]+ ){0,2}#/.test(words))
        return known.offeredIncome === undefined ? 'saving' : 'offeredIncome';
      return (THING.test(words) && known.price === undefined) || OTHER_ONE.test(words) ? MEANT[subject] : undefined;
    // "Pagamos 1.900 hoje", of who wants a home; anything else is paid.
    case 'rent':
      return /^(?:hoje )?pag/.test(words) && (subject !== 'casa' || known.rent !== undefined) && !/aluguel/.test(words)
        ? undefined
        : role;
    default:
      return role;
  }
}
