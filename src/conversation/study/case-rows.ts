// Hard questions that are told before they are asked ("quero financiar uma casa", "fui demitido"): what opens one, what belongs to it,
// and what it asks. Patterns are of folded words.

import type { Figures } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';

export type CaseRow = {
  readonly to: PlaybookName;
  /** In one message. */
  readonly opens: RegExp;
  /** What a later message says of it: with a figure, or without one where `alone` fits. */
  readonly hears: RegExp;
  readonly alone?: RegExp;
  /** Without a figure it is answered elsewhere. */
  readonly bare?: true;
  /** Figures that need each other's words: "a fatura veio 8700", "só consigo pagar 1200". */
  readonly joined?: true;
  readonly supposes?: Figures;
  /** Words before it give a bare figure its role. */
  readonly frame?: readonly [RegExp, string];
  /** In words that lead to `to`. */
  readonly asks: string;
};

const WANTS =
  '\\b(?:quer(?:o|ia|emos|iamos)|quere(?:ndo)|pens(?:o|ando|amos)|gostari\\w+|sonh\\w+|planej\\w+|vou|vamos|pretend\\w+|precis(?:o|amos)|ta na hora de|to (?:pra|para))\\b';
const HOME = '(?:casa|casinha|ap|ape|apto|apartamento|imovel|kitnet|sobrado)';

export const CASE_ROWS: readonly CaseRow[] = [
  {
    to: 'casa',
    opens: new RegExp(
      `${WANTS}.{0,30}\\b(?:financi\\w+ .{0,20}\\b${HOME}\\b|compr\\w+ .{0,20}\\b${HOME}\\b.{0,20}\\bfinanciad[oa]|compr\\w+ (?:(?:uma?|o|a|nosso|nossa|meu|minha|primeir[oa]) ){0,3}${HOME}\\b)`,
    ),
    hears:
      /\b(?:entrada|juros?|taxa|anos|meses|ganh\w+|renda|salario|aluguel|fgts|guardad\w+|custa|valor|imovel|casa|ape?|apartamento|banco|caixa|minha casa)\b/,
    asks: 'quero financiar essa casa',
  },
  {
    to: 'rescisao',
    bare: true,
    opens: pattern()`
      \b(?:fui (?:demitid[oa]|mandad[oa] embora|dispensad[oa]|desligad[oa])|me (?:mandaram|mandou) embora|me demitiram|
      (?:pedi|vou pedir) (?:as )?(?:contas|demissao))\b|
      \b(?:trabalh(?:ei|ava|o)|fiquei)\b.{0,30}\d+ (?:anos?|mes(?:es)?)\b.{0,60}\b(?:ganh\w+|receb\w+|salario)\b.{0,20}\d
    `,
    hears:
      /\b(?:trabalh\w+|fiquei|\d+ (?:anos?|mes(?:es)?)|ganh\w+|receb(?:o|ia)|salario|registrad\w+|carteira|entrei|desde|fgts)\b/,
    alone: /^(?:foi |fui |era |e )?(?:(?:sem|com|por) justa causa|acordo|em acordo|pedi (?:demissao|as contas))$/,
    asks: 'quanto recebo de rescisao?',
  },
  {
    to: 'custo_credito',
    opens:
      /\b(?:fatura|cartao)\b.{0,60}\bso (?:\w+ ){0,2}(?:consig\w+|conseg\w+|da (?:pra|para)|posso|podemos|vou|vamos) pagar\b|\bso (?:\w+ ){0,2}(?:consig\w+|conseg\w+|da (?:pra|para)|posso|podemos) pagar\b.{0,40}\b(?:fatura|cartao)\b/,
    hears: /\b(?:fatura|juros?|taxa|pagar|minimo|rotativo)\b/,
    joined: true,
    asks: 'e se eu pagar so o minimo da fatura?',
  },
  {
    to: 'custo_emprestimo',
    opens:
      /\b(?:fatura|cartao|divida|cheque especial)\b.{0,80}\b(?:ofereceu|ofereceram|propos|oferece|proposta|oferta)\b.{0,40}\d+ ?(?:x|vezes|parcelas)\b/,
    hears: /\b(?:ofereceu|ofereceram|proposta|\d+ ?x|\d+ vezes|\d+ parcelas)\b/,
    asks: 'qual o juro disso?',
  },
  {
    to: 'vender_carro',
    opens: new RegExp(
      `${WANTS}.{0,12}\\b(?:vend\\w+|larg\\w+|desfaz\\w+|ficar sem|abrir mao)\\b.{0,10}\\b(?:carro|moto)\\b`,
    ),
    hears:
      /\b(?:carro|moto|gasolina|alcool|combustivel|seguro|ipva|licenciamento|estacionamento|manutencao|oficina|pneus?|uber|99|app|aplicativo|taxi|onibus|parcela|vale)\b/,
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
    frame: [/^(?:(?:uns|umas|so|com|r) )*\d/, 'guardar '],
    asks: 'quanto vou ter investindo em 5 anos?',
  },
  {
    to: 'quitar_dividas',
    opens:
      /\b(?:to|tou|estou|tamo|tamos|estamos|ta|fiquei|vivo) (?:\w+ ){0,2}(?:enrolad[oa]s?|afundad[oa]s?|atolad[oa]s?|endividad[oa]s?|enforcad[oa]s?|quebrad[oa]s?)\b/,
    hears:
      /\b(?:devo|dev\w+|cartao|cheque especial|emprestimo|consignado|agiota|crediario|divida|financeira|tenho|guardad\w+|no banco|consigo|sobra\w*)\b/,
    asks: 'como saio das dividas?',
  },
];
