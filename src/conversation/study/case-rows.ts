// Hard questions that are told before they are asked ("quero financiar uma casa", "fui demitido"): what opens one, what belongs to it,
// and what it asks. Patterns are of folded words.

import type { Figures } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { BANKS } from '../wording/bank-names.ts';

export type CaseRow = {
  readonly to: PlaybookName;
  /** In one message. */
  readonly opens: RegExp;
  /** What a later message says of it: with a figure, or without one where `alone` fits. */
  readonly hears: RegExp;
  readonly alone?: RegExp;
  /** Without a figure it is answered elsewhere, unless it says this. */
  readonly bare?: RegExp;
  /** What came in is told of it, and not recorded. */
  readonly past?: true;
  readonly supposes?: Figures;
  /** Words before it give a bare figure its role. */
  readonly frame?: readonly [RegExp, string];
  /** In words that lead to `to`. */
  readonly asks: string;
};

const WANTS =
  '\\b(?:(?:na )?duvida|quer(?:o|ia|emos|iamos)|quere(?:ndo)|pens(?:o|ando|amos)|devo|vale (?:mais )?a pena|compensa|gostari\\w+|sonh\\w+|planej\\w+|vou|vamos|pretend\\w+|precis(?:o|amos)|ta na hora de|to (?:pra|para))\\b';
/** "Quero pegar 5 mil emprestado, 12x de 520". */
export const TAKES_LOAN = new RegExp(
  `${WANTS}.{0,12}\\b(?:peg|tir|faz|contrat)\\w+ .{0,20}\\bemprest(?:imo|ado)\\b.{0,30}\\d+ ?(?:x|vezes|parcelas) (?:de|a) (?:r )?\\d`,
);
/** "Só consigo pagar 1200", "só temos 900 pra pagar". */
export const ONLY_PAYS =
  '\\bso (?:(?:\\w+ ){0,2}(?:consig\\w+|conseg\\w+|da (?:pra|para)|posso|podemos|vou|vamos) pagar\\b|(?:temos|tenho|tem|sobrou|sobraram) (?:uns |r )*\\d[\\d.]*(?: mil| reais)* (?:pra|para) (?:pagar|dar|isso|ela)\\b)';
const HOME = '(?:casa|casinha|ap|ape|apto|apartamento|imovel|kitnet|sobrado)';

/** "Nubank 4.800, a 13% ao mês": of debts, by who lends at interest. */
export const OWED_TO = pattern('i')`
  ^(?:(?:e|mais|o|a|no|na) )*(${BANKS}|renner|riachuelo|marisa|magalu|casas bahia|havan|carn[eê]|credi[aá]rio) (?:de )?((?:r\$ ?)?\d[\d.,]*
  (?: mil)?)
`;

/** "Cobro 60 no bolo, gasto uns 22 de ingrediente". */
const PRICED_PIECE =
  '\\b(?:cobr(?:o|amos)|vend(?:o|emos)(?: [a-z]+){1,4}) (?:(?:a|por|uns|umas|r|mais ou menos) )*\\d[\\d ]*(?:reais )?(?:(?:(?:n|d|pel)[oa]|por|cada|em) )?[a-z ]{0,30}(?:gasto|gastamos|custa|vai|sai) (?:(?:uns|umas|r|mais ou menos) )*\\d[\\d ]*(?:reais |centavos )?(?:de|com|em|pra|por|cada)\\b';

export const CASE_ROWS: readonly CaseRow[] = [
  {
    to: 'casa',
    opens: new RegExp(
      `${WANTS}.{0,30}\\b(?:financi\\w+ .{0,20}\\b${HOME}\\b|compr\\w+ .{0,20}\\b${HOME}\\b.{0,20}\\bfinanciad[oa]|compr\\w+ (?:(?:uma?|o|a|nosso|nossa|meu|minha|primeir[oa]) ){0,3}${HOME}\\b)`,
    ),
    hears:
      /\b(?:tenho|temos|entrada|juros?|taxa|anos|meses|ganh\w+|renda|salario|aluguel|fgts|guardad\w+|custa|valor|imovel|casa|ape?|apartamento|banco|caixa|minha casa)\b/,
    asks: 'quero financiar essa casa',
  },
  {
    to: 'posso_gastar',
    opens: new RegExp(`${WANTS}.{0,20}\\bfinanci\\w+ (?:uma?|o|a|outr[oa]) (?:carro|moto|caminhao|van)\\b.{0,20}\\d`),
    hears: /\b(?:entrada|vezes|x|parcelas|juros?|taxa|cobra|ganh\w+|gast\w+|renda|salario)\b/,
    asks: 'consigo financiar o carro?',
  },
  {
    to: 'dividir_contas',
    opens: pattern()`
      \b(?:divid\w+|rach\w+|separ\w+)\b.{0,30}\b(?:contas?|despesas?|gastos da casa|boletos|aluguel)\b.{0,30}\b(?:namorad\w+|marido|
      mulher|espos\w+|companheir\w+|noiv[oa]|amig[oa]|coleg\w+|irm\w+|el[ea])\b|
      \b(?:divid\w+|rach\w+) (?:(?:o|um|a|uma|meu|minha) )?(?:ape?|apto|apartamento|casa|kitnet|republica) com (?:mais )?(?:\d|uma?|dois|duas|tres|quatro) (?:amig|coleg|pesso|menin)\w+|\bmorar (?:junt[oa]s?|com (?:meu|minha|um|uma))\b|\bjunt\w+ (?:as |nossas )contas\b
    `,
    hears:
      /\b(?:ganh\w+|receb(?:o|e|emos)|salario|aluguel|condominio|luz|agua|internet|mercado|gas|iptu|contas?|faxina|diarista|cachorro|gato|netflix|streaming|garagem)\b/,
    asks: 'como dividir as contas com minha namorada?',
  },
  {
    to: 'preco_do_trabalho',
    opens: new RegExp(`${PRICED_PIECE}|\\bquanto (?:eu )?(?:devo |posso |deveria )?cobr(?:o|ar)\\b`),
    hears:
      /\b(?:material|produtos?|ingredientes?|horas?|minutos|min|por dia|dias|tirar|ganhar|atendo|demoro|levo|faco|gasto|cobro|aluguel|maquininha)\b/,
    asks: 'quanto cobrar pelo meu trabalho?',
  },
  {
    to: 'reserva',
    opens:
      /\b(?:quero|preciso|vou|queria|vamos) (?:\w+ ){0,2}(?:montar|fazer|ter|criar|comecar|(?:guardar|juntar) (?:dinheiro |uma grana )?(?:pra|para|pr[ao])) (?:uma |a |minha |nossa )*reserva\b/,
    hears: /\b(?:guard|junt|sobr|consig|gast)\w+\b.{0,20}\b(?:mes|mensais)\b/,
    asks: 'quanto devo ter de reserva?',
  },
  {
    to: 'rescisao',
    bare: /\bped(?:i|ir)\b|\bjusta causa\b|\bacordo\b/,
    opens: pattern()`
      \b(?:(?:fui|vou ser) (?:demitid[oa]|mandad[oa] embora|dispensad[oa]|desligad[oa])|me (?:mandaram|mandou) embora|me demitiram|
      ped(?:i|ir|isse|indo) (?:as |minhas |a |minha )*(?:contas|demissao))\b|
      \b(?:trabalh(?:ei|ava|o)|fiquei)\b.{0,30}\d+ (?:anos?|mes(?:es)?)\b.{0,60}\b(?:ganh\w+|receb\w+|salario)\b.{0,20}\d
    `,
    hears:
      /\b(?:trabalh\w+|fiquei|\d+ (?:anos?|mes(?:es)?)|ganh\w+|receb(?:o|ia)|salario|registrad\w+|carteira|entrei|desde|fgts)\b/,
    alone: pattern()`
      ^(?:eu |e |ainda )*(?:tenho|tinha) (?:umas? |1 )?ferias vencidas?(?: tb| tbm| tambem| la)*$|^(?:foi |fui |era |e )?
      (?:(?:sem|com|por) justa causa|acordo|em acordo|pedi (?:demissao|as contas))$
    `,
    asks: 'quanto recebo de rescisao?',
  },
  {
    to: 'custo_credito',
    opens: new RegExp(`\\b(?:fatura|cartao)\\b.{0,60}${ONLY_PAYS}|${ONLY_PAYS}.{0,40}\\b(?:fatura|cartao)\\b`),
    hears: /\b(?:fatura|pagar|minimo|(?:juros?|taxa|rotativo)\b.{0,30}\d)/,
    asks: 'e se eu pagar so o minimo da fatura?',
  },
  {
    to: 'custo_emprestimo',
    opens: pattern()`
      ${TAKES_LOAN.source}|
      \b(?:fatura|cartao|divida|cheque especial)\b.{0,200}\b(?:ofereceu|ofereceram|propos|oferece|proposta|oferta)\b.{0,40}\d+ ?(?:x|vezes|parcelas)\b|
      \b(?:oferec\w+|proposta|liber\w+|aprov\w+)\b.{0,40}\d(?:[\d.]*)(?: mil| reais)* (?:em|por) \d{1,3} ?(?:x|vezes|parcelas) de (?:r )?\d
    `,
    hears: /\b(?:ofereceu|ofereceram|proposta|\d+ ?x|\d+ vezes|\d+ parcelas)\b/,
    asks: 'qual o juro disso?',
  },
  {
    to: 'teto_mei',
    opens: /\b(?:sou|abri|virei|tenho|como|meu|minha) (?:um |o |a |empresa )?mei\b/,
    bare: /^(?!)/,
    past: true,
    hears:
      /^(?=.*\b(?:entr(?:ou|aram)|fatur(?:ei|ou|amos|ado)|recebi|fiz|vendi|ganhei)\b).*\b(?:(?:esse|este|nesse|no|do|em) ano|ate (?:agora|hoje|aqui))\b/,
    asks: 'quanto ainda posso faturar?',
  },
  {
    to: 'vender_carro',
    opens: new RegExp(
      `${WANTS}.{0,12}\\b(?:vend\\w+|larg\\w+|desfaz\\w+|ficar sem|abrir mao)\\b.{0,10}\\b(?:carro|moto)\\b`,
    ),
    hears: pattern()`
      \b(?:carro|moto|gasolina|alcool|combustivel|seguro|ipva|licenciamento|estacionamento|manutencao|oficina|pneus?|uber|99|app|
      aplicativo|taxi|onibus|parcela|vale|gast\w+ .{0,30}com el[ea])\b
    `,
    asks: 'vale a pena vender o carro?',
  },
  {
    to: 'aposentar',
    opens: new RegExp(
      `${WANTS}.{0,24}\\b(?:aposent\\w+|parar de trabalhar)\\b|\\b(?:guardar|juntar|poupar) .{0,10}\\baposentadoria\\b|^quer(?:o|ia) parar (?:de trabalhar )?(?:aos|com) \\d\\d\\b`,
    ),
    hears: /\b(?:tenho|anos|parar|aos|por mes|guardad\w+|guard\w+|junt\w+|renda|invest\w+)\b/,
    frame: [/^(?:com|ganhando|recebendo|tirando|quero) (?:r )?\d/, 'me aposentar '],
    asks: 'quanto preciso guardar por mes pra me aposentar?',
  },
  {
    to: 'projecao',
    opens: new RegExp(`${WANTS}.{0,24}\\b(?:investir|aplicar)\\b`),
    hears: /\b(?:por mes|todo mes|mensa\w+|anos|meses|guardad\w+|parad\w+)\b/,
    supposes: { months: 60 },
    frame: [
      /^(?:(?:uns|umas|so|com|r|consigo|posso|da|pra|sobra|sobram|eu) )*\d[\d.]*(?: reais)? (?:por|ao|todo) mes/,
      'guardar ',
    ],
    asks: 'quanto vou ter investindo em 5 anos?',
  },
  {
    to: 'trocar_de_emprego',
    past: true,
    opens:
      /^(?!.*\b(?:pj|mei)\b).*\b(?:(?:me )?chamaram|proposta|oferta|convite|vaga)\b.{0,20}\b(?:emprego|vaga|trabalho|empresa|clt|carteira)\b/,
    hears: /\b(?:ganho|recebo|salario|vr|va|vale|plano|oferec\w+|pagam|proposta)\b/,
    asks: 'tenho proposta de outra empresa: vale a pena aceitar?',
  },
  {
    to: 'clt_ou_pj',
    past: true,
    opens: /\b(?:chamaram|proposta|oferta|convite|vaga|ofereceram)\b.{0,40}\b(?:pj|mei)\b/,
    hears: /\b(?:ganho|recebo|salario|pj|clt)\b/,
    asks: 'pj ou clt?',
  },
  {
    to: 'quitar_dividas',
    opens: pattern()`
      \b(?:caos|sufoco|mar|bola de neve) (?:de|com|das) dividas?\b|\b(?:to|tou|estou|tamo|tamos|estamos|ta|fiquei|vivo) (?:\w+ ){0,2}
      (?:enrolad[oa]s?|afundad[oa]s?|atolad[oa]s?|endividad[oa]s?|enforcad[oa]s?|(?<!(?<!gente )ta )quebrad[oa]s?)\b|
      ^[^\d]*(?:\b(?:to|tou|estou|tamo|tamos|estamos) (?:\w+ ){0,2}devendo\b(?! (?:a )?(?:metade|minha parte|um terco))|\b(?:tenho|temos|fiz|chei[oa]s? de|com) (?:(?:um|umas?|muit[ao]s?|tant[ao]s?|essas?|minhas|varias) ){0,2}dividas?\b)[^\d]*$
    `,
    hears: pattern()`
      ${OWED_TO.source}|
      \b(?:devo|dev\w+|cartao|cheque especial|emprestimo|consignado|agiota|crediario|divida|financeira|tenho|guardad\w+|no banco|(?:mil|\d) (?:reais )?(?:n[oa]|pr[oa])|consigo|sobra\w*)\b
    `,
    frame: [/^(?:(?:e|mais) )*(?:r )?\d[\d.]*(?: mil| reais)* (?:n[oa]|pr[oa]|com|ao?)\b/, 'devo '],
    asks: 'como saio das dividas?',
  },
];
