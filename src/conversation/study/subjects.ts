// What people make up their minds about, told piece by piece: what opens each subject, and the calculation its questions mean.
// Patterns are of folded words.

import type { Figures, Subject } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { BANKS } from '../wording/bank-names.ts';
import { FOLDED_MONTH_NAMES as MONTHS } from '../wording/calendar-words.ts';
import { OF_WORK, type Route, TAKES } from './work-routes.ts';

export type SubjectRow = {
  readonly subject: Subject;
  readonly opens: RegExp;
  /** Said to what opens it, before what was understood. */
  readonly welcome: string;
  /** What its figures are for, and what to tell next. */
  readonly invites: string;
  readonly routes: readonly Route[];
  /** Each amount with a name is a cost of the month, and adds up. */
  readonly costs?: true;
};

/** In centavos: what is bought for less needs no thought. */
export const LEAST_PURCHASE = 30_000;

const HOME = '(?:casa|casinha|ape|apto|ap|apartamento|imovel|kitnet|sobrado)';
const WISHES =
  '(?:pens\\w+ (?:em|n[oa])|querendo|queria|quer(?:o|emos)|vontade de|a ?fim de|pretend\\w+|doid[oa] (?:pra|para)|sonh\\w+ (?:em|com)|planej\\w+|precis(?:o|amos)(?: de)?|vou|vamos)';
const SEEN =
  '(?:(?:ta|tao|estao|esta) vendendo|vi|vimos|ach(?:ei|amos)|encontr(?:ei|amos)|gost(?:ei|amos) d[eoa]|visit(?:ei|amos)|apareceu)';
/** Kept, owed or earned, and never bought. */
const NO_THING =
  '(?:lembrete|nota|lista|meta|reserva|limite|orcamento|grafico|filme|serie|livro|video|link|receita|gasto|pix|cobranca|boleto|conta|fatura|multa|divida|aumento|salario|renda|emprego|vaga|bico|desconto|erro|parcela|valor|acordo|proposta|emprestimo|consignado|credito|dinheiro|grana)s?\\b';
const COURSE = '(?:curso|pos|faculdade|mba|tecnico|graduacao|intercambio|autoescola|cnh)';
/** "Uma geladeira de 3.200", "o iPhone, uns 7 mil". */
const PRICED_THING = `(?:(?:uma?|outr[oa]|o|a|aquel[ea]|ess[ea]) )(?!${NO_THING})(?!(?:[a-z]+ )?${HOME}\\b)(?:[a-z0-9]+ ){1,5}?(?:(?:de|por|que|custa\\w*|sai|saindo|ta|esta\\w*|tava|e|uns|umas|r) )+\\d`;
/** What is thought over before its price is known. */
const DEAR_THING = '(?:carro|moto|caminhao|van|celular|notebook|computador|geladeira|sofa|tv)';
const LOAN = '(?:emprest\\w+|consignado|credito|dinheiro)\\b';
const several: Route[2] = ({ plans = [], saving }) =>
  plans.length > 1 ||
  (saving !== undefined && plans.some(({ name }) => name === 'consórcio' || name === 'financiamento'));
const offered: Route[2] = ({ plans = [] }) => plans.length > 0;
const parcelled: Route[2] = ({ plans = [] }) => plans.some(({ installment }) => installment !== undefined);
const WHICH = /\b(?:qual|quais|melhor|compensa\w*|vale|consorcio|financ\w+|o que (?:voce|vc|tu) faria|faco|ou)\b/;
const TIME = /\b(?:quanto tempo|quando|junt\w+|guard\w+|falt\w+|esper\w+|consigo|quantos meses)\b/;
const FITS =
  /\b(?:cabe|possivel|viavel|aguent\w+|consig\w+|consegu\w+|vira\w*|posso|da (?:pra|para)|da$|apert\w+|compro|pago|pagar|reserva|sobra\w*|fecha|vale|compensa\w*|melhor|faria|faco)\b/;

const OF_PURCHASE: readonly Route[] = [
  [
    /\b(?:quanto|qto|qnto) (?:ainda )?(?:me )?falt\w+|\bquanto (?:eu )?(?:(?:devo|preciso|tenho que|teria que) )?(?:guard|junt|poup|econom|separ)\w+/,
    'juntar',
  ],
  [/\b(?:da (?:pra|para)|consigo|cabe|posso)\b.*\b(?:vista|pix)\b/, 'posso_gastar'],
  [
    /\b(?:juros?|parcelas?|prestac\w+|quanto (?:fica|sai|da))\b/,
    'custo_emprestimo',
    ({ plans = [] }) => plans.some(({ monthlyRate }) => monthlyRate !== undefined),
  ],
  [/\bqual (?:o|e o|seria o) juros?\b|\bquanto (?:tem )?de juros?\b/, 'custo_emprestimo', parcelled],
  [
    /\bquanto\b.*\b(?:total|ao todo|tudo)$/,
    'custo_emprestimo',
    ({ installment, installments, months }) => installment !== undefined && (installments ?? months) !== undefined,
  ],
  [WHICH, 'qual_plano', several],
  [
    /\b(?:a ?vista|pix|qual|melhor|compensa\w*|vale)\b/,
    'vista_ou_parcelado',
    ({ cash, price, installment, discount }) =>
      (installment !== undefined && (cash ?? price) !== undefined) || discount !== undefined,
  ],
  [/\bconsorcio\b|\bfinanci\w+\b/, 'qual_plano', offered],
  [/\bconsorcio\b/, 'consorcio'],
];

export const SUBJECTS: readonly SubjectRow[] = [
  {
    subject: 'mudanca',
    opens:
      /\b(?:vou|vamos|quero|queremos|queria|pens\w+ em|(?:to|tou|estou|estamos) (?:pensando em|querendo)|proposta (?:pra|para)|fui chamad\w (?:pra|para)|me chamaram (?:pra|para)) (?:me )?(?:mudar|trocar|morar|trabalhar|ir)(?: \w+){0,2} (?:de|em|n?outr[oa]) (?:outra )?(?:cidade|estado|pais)\b/,
    welcome: 'Vamos comparar as duas cidades',
    invites:
      'Me diga quanto ganha e paga de aluguel aqui, quanto seria lá e o custo da mudança; depois pergunte “compensa?”.',
    routes: [
      [/\b(?:quanto tempo|guardar|juntar)\b/, 'juntar', ({ price }) => price !== undefined],
      [FITS, 'mudar_de_cidade'],
      [TAKES, 'mudar_de_cidade'],
      [/\b(?:sobra\w*|fica|diferenca|ganh\w+|pior)\b/, 'mudar_de_cidade'],
    ],
  },
  {
    subject: 'sozinho',
    opens: pattern()`
      \b(?:me separei|nos separamos|separad[oa] (?:faz|ha|agora)|(?:estou|to|tamos|estamos) (?:me |nos )?separando|divorci\w+|
      (?:vou|quero|queria|pens\w+ em|vontade de|sonho em|preciso) (?:ter que |ir )?morar (?:sozinh\w|so\b)|sair da casa (?:dos|da|do) (?:meus? |minha )?(?:pais|mae|pai))\b|
      ^(?!.*\b(?:compr\w+|financi\w+|temporada|festa|dias?)\b)(?:.*\b(?:quer\w*|pens\w+ em|vou|vamos|pretend\w+|procur\w+|to|estou) )?alugar (?:[a-z]+ ){0,3}${HOME}\b|
      \b(?:vi|vimos|vendo|vend[oe]|ach(?:ei|amos)|gost(?:ei|amos)|visit\w+|olhando) (?:[a-z]+ ){0,4}${HOME} (?:[a-z]+ ){0,3}(?:pra|para|de) alug\w+
    `,
    welcome: 'Vamos com calma, uma conta de cada vez',
    invites:
      'Me diga o que entra e o que vai sair por mês (aluguel, mercado, escola…), uma coisa por mensagem se quiser, e pergunte “dá pra me virar?”.',
    costs: true,
    routes: [
      [/\b(?:licenca|maternidade)\b/, 'licenca'],
      [/\b(?:quanto tempo|dura)\b/, 'quanto_dura'],
      [/\b(?:carro|moto|ele|ela)\b/, 'posso_gastar', ({ installment }) => installment !== undefined],
      [FITS, 'morar_so'],
      [/\b(?:vir[ao]r?|guardad[oa]|guardar|antes de|precis\w+)\b/, 'morar_so'],
    ],
  },
  {
    subject: 'casa',
    opens: new RegExp(
      `\\b(?:quer(?:o|emos|ia|iamos|endo)|de olho em|sonho com) (?:comprar )?(?:num|numa|um|uma|o|a|esse|essa|aquele|aquela) (?:\\w+ ){0,2}?${HOME} (?:\\w+ ){0,5}?(?:por|de|a) \\d+ mil|\\btem (?:um|uma) (?:\\w+ ){0,3}?${HOME} (?:\\w+ ){0,6}?(?:por|de|a) \\d+ mil|\\b(?:${SEEN}|pens\\w+ em comprar|quer\\w+ comprar|sonh\\w+ (?:com|em)) (?:\\w+ ){0,4}${HOME}\\b|\\b(?:moro|mora|moramos|vivo|vivemos) (?:\\w+ ){0,2}(?:de )?aluguel\\b.*\\d|\\b(?:sogr[oa]|mae|pai|ti[oa]|vizinh[oa]|amig[oa]|irma|irmao|don[oa]|proprietari[oa])\\b.{0,20}\\bvend\\w+ (?:\\w+ ){0,3}${HOME} (?:\\w+ ){0,4}\\d|\\bpag(?:o|amos) \\d[\\d ]*(?:mil )?de aluguel (?:faz|ha|desde|tem)\\b|\\baluguel (?:\\w+ ){0,3}\\d.{0,40}\\b${HOME} (?:\\w+ ){0,3}\\d|\\bcansad\\w+ de (?:pagar )?aluguel\\b|\\b(?:sair|saio) do aluguel\\b`,
    ),
    welcome: 'Vamos ver isso juntos',
    invites:
      'Me conte o que souber (preço do imóvel, aluguel de hoje, renda, o que já tem) e pergunte: “compensa comprar?”, “consigo financiar?”.',
    routes: [
      [
        /\b(?:aluguel|alugar|alugando|compensa\w*|vale|melhor|comprar|compro|faria)\b/,
        'alugar_ou_comprar',
        ({ rent }) => rent !== undefined,
      ],
      [
        /\bconsorcio\b|\bqual d[oa]s\b|\bmais barato\b/,
        'qual_plano',
        ({ plans = [] }) => plans.some(({ name }) => name === 'consórcio'),
      ],
      [/\b(?:quanto tempo|quando)\b/, 'juntar'],
      [
        /\b(?:parcela|prestac\w+|juros|consigo|da|aprova\w*|passa|cabe|posso|libera\w*|compensa\w*|vale|melhor|comprar|compro|faria|faco|entrada)\b/,
        'casa',
      ],
    ],
  },
  {
    subject: 'proposta',
    opens: pattern()`
      \b(?:proposta|oferta|acordo|renegocia\w+) d[oae] (?:banco|cartao|${BANKS}|financeira)\b|
      \b(?:banco|${BANKS}|financeira|serasa) (?:me )?(?:ofereceu|propos|liberou|mandou) .{0,30}\d+ ?(?:x|vezes|parcelas)
    `,
    welcome: 'Vamos pôr essa proposta no papel',
    invites: 'Me diga quanto é a dívida e que juro ela cobra hoje; depois pergunte “aceito?” ou “qual o juro disso?”.',
    routes: [
      [/\ba ?vista\b|\bde uma vez\b/, 'desconto_divida', ({ cash, debts }) => (cash ?? debts) !== undefined],
      [/\b(?:juros?|taxa)\b/, 'custo_emprestimo', offered],
      [/\bus(?:o|ar)\b/, 'quitar_dividas'],
      [/\bqual d\w+|\bmelhor\b/, 'qual_plano', ({ plans = [] }) => plans.length > 1],
      [/\b(?:primeiro|quanto tempo|quando|acab\w+|quit\w+|saio|livre)\b/, 'quitar_dividas'],
      [
        TAKES,
        'trocar_divida',
        ({ debts = [], plans = [], offeredRate }) =>
          debts[0]?.rate !== undefined &&
          (offeredRate !== undefined || plans.some(({ installment }) => installment !== undefined)),
      ],
      [TAKES, 'custo_emprestimo', offered],
      [TAKES, 'quitar_dividas'],
    ],
  },
  {
    subject: 'trabalho',
    opens: pattern()`
      \b(?:proposta|oferta|convite|vaga) (?:de |pra |para |num |numa )(?:um |uma |outra |outro |novo )?(?:emprego|trabalh\w+|vaga|empresa)\b|
      ^(?:eu |oi |hoje )*sou (?:mei|autonom\w|pj|clt)\b.{0,60}\b(?:tiro|ganho|faturo|recebo|faz\w*|faco)\b.{0,20}\d|\b(?:me )?(?:chamaram|ofereceram|convidaram)\b.{0,40}\b(?:trabalh\w+|vaga|emprego|registrad\w|carteira|clt)\b|
      \b(?:quer\w*|pens\w+ em|vou|vamos|vontade de|pretend\w+|(?:to|tou|estou) (?:querendo|pensando em)) (?:\w+ )?(?:trabalhar|viver|ir) por conta\b|
      \bvirar (?:clt|mei|pj)\b|\b(?:trocar|mudar) de (?:emprego|trabalho|empresa|trampo)\b
    `,
    welcome: 'Vamos comparar',
    invites:
      'Me conte quanto ganha hoje e quanto pagariam (com vale e benefícios) e pergunte: “compensa?”, “quanto cai na mão?”.',
    routes: OF_WORK,
  },
  {
    subject: 'trabalho',
    opens: /\bprimeiro (?:emprego|trabalho|salario)\b|\b(?:passei|consegui) .{0,20}\b(?:emprego|estagio|vaga)\b/,
    welcome: 'Parabéns! Que notícia boa',
    invites:
      'Me diga o salário e o que quer fazer com ele, e pergunte: “quanto cai na mão?”, “quanto dá pra guardar?”.',
    routes: OF_WORK,
  },
  {
    subject: 'trabalho',
    opens: pattern()`
      \b(?:ped(?:ir|i|indo)|neg(?:ociar|ociando)|d(?:ar|eram|eu)|ofereceram|ofereceu|promet\w+|propos|propuseram|ganhar|ter) (?:(?:me|um|uma|o|meu|pra|de) )*
      (?:aumento|promocao|reajuste)\b(?!.{0,12}\b(?:aluguel|plano|mensalidade|condominio|conta|limite|passagem)\b)
    `,
    welcome: 'Vamos fazer essa conta',
    invites:
      'Me diga quanto ganha hoje e de quanto seria o aumento, e pergunte: “quanto fica?”, “quanto cai na mão?”, “ganha da inflação?”.',
    routes: OF_WORK,
  },
  {
    subject: 'filho',
    opens: pattern()`
      \b(?:gravid\w|gestante|vou ser (?:pai|mae)|(?:vou|vamos) ter (?:um |uma |outr[oa] )*(?:filh\w|bebe|nenem)|(?:vem|ta vindo|vai nascer|esperando) (?:um |o |nosso |meu )?(?:bebe|filh\w|nenem)|
      (?:tive|tivemos|nasceu) (?:um|uma|o|a|nosso|nossa|meu|minha) (?:bebe|filh\w|nenem)|(?:bebe|nenem|filh\w) (?:a caminho|chegando|vem|nasce|nasceu|vai nascer|chega|ta (?:pra|para|chegando)))\b
    `,
    welcome: 'Parabéns! Vamos deixar as contas prontas pra essa chegada',
    invites:
      'Me conte o que entra, o que a casa gasta e o que vai vir de novo (fralda, plano, creche), e pergunte: “dá?”, “quanto guardar antes?”.',
    costs: true,
    routes: [
      [/\b(?:licenca|maternidade|paternidade)\b/, 'licenca'],
      [/\b(?:quanto tempo|dura|parad\w|parar)\b/, 'quanto_dura'],
      [FITS, 'filhos'],
      [/\b(?:guardar|guardad\w|junt\w+|precis\w+|prepar\w+|custa)\b/, 'filhos'],
    ],
  },
  {
    subject: 'negocio',
    opens: pattern()`
      \b(?:quer\w*|pens\w+ em|vou|vamos|sonh\w+ (?:em|com)|pretend\w+|(?:fim|vontade|plano) de|ideia e) (?:\w+ )?(?:abrir|montar|investir (?:em|num|numa)) (?:(?:um|uma|o|a|meu|minha|outr[oa]|propri[oa]|pequen[oa]|nov[oa]|mais) )*(?:
        negocio|empresa|loj\w+|filial|lanchonete|restaurante|bar|padaria|salao|barbearia|oficina|confeitaria|doceria|pizzaria|hamburgueria|food ?truck|
        barrac\w+|trailer|quiosque|mercad(?:inho|o)|pet ?shop|academia|clinica|consultorio|franquia|atelie|brecho|estudio|lava ?\w+|cafeteria|acai\w*|
        sorveteria|marmitaria|papelaria|farmacia|escolinha|ponto
      )\b|\b(?:quer\w+|pens\w+ em|vou|vamos) abrir (?:outr[oa]|mais um|mais uma) (?:n[oa]|em|aqui|la)\b
    `,
    welcome: 'Vamos pôr esse negócio no papel',
    invites:
      'Me diga quanto custa abrir (reforma, equipamento, estoque), o que sai por mês (aluguel, funcionário) e quanto espera vender; depois pergunte “em quanto tempo se paga?”.',
    costs: true,
    routes: [
      [/\bjuros?\b/, 'custo_emprestimo', parcelled],
      [/\bsem (?:emprestimo|financi\w+|banco)\b|\bo que (?:eu )?(?:tenho|guardei)\b/, 'juntar'],
      [
        /\b(?:vale|compensa\w*|quanto tempo|retorno|paga|lucro|certo|melhor|faria|faco|abro|abrir|da|sobra\w*)\b/,
        'retorno_compra',
      ],
    ],
  },
  {
    subject: 'meta',
    opens: new RegExp(
      `\\b(?:quer\\w*|vamos|pretend\\w+|pens\\w+ em|sonh\\w+ em) dar (?:a |uma )?entrada (?:n|d|em ).*\\d.* \\d{1,2}(?: por cento)?(?: de entrada)?$|^(?:(?:oi|eu|a gente) )*(?:quer(?:o|emos|ia|iamos)|pretend\\w+|sonh\\w+ em|planej\\w+) (?:ir|viajar|passear) (?:pr[ao]|para|pro|a|ao) (?!(?:dentista|medic\\w+|consulta|academia|trabalho|escola|mercado|banco)\\b)[a-z ]{3,30} (?:em|n[oa]s?|ate) (?:${MONTHS}|ano que vem|ferias|fim do ano)\\b[^\\d?]{0,30}$|\\b(?:quer\\w*|vou|vamos|pretend\\w+|preciso|comecei a|pens\\w+ em|sonh\\w+ em) (?:\\w+ ){0,3}(?:junt|guard|economiz)\\w+ (?:\\w+ ){0,2}(?:pra|para|pro|ate|\\d).*\\d|\\b${WISHES} (?:\\w+ )?(?:viajar|conhecer|casar|reformar|ir (?:pr[ao]|para)|fazer (?:um|uma|o|a|minha|meu) (?!${NO_THING}|${COURSE}\\b.{0,30}\\d.{0,12}\\b(?:por|ao) mes\\b))\\b.*\\d|^(?:(?:oi|eu|nos|minha familia) )*(?:a gente quer|quer(?:o|emos|ia|iamos)|(?:to|tou|estou|tamos|estamos) (?:querendo|pensando em|planejando|a ?fim de)|sonho em) (?:muito |poder )?(?:viajar|casar|reformar|fazer uma? (?:viagem|reforma|festa(?: de \\d\\d anos)?|intercambio))\\b[^\\d?]{0,40}$`,
    ),
    welcome: 'Boa meta',
    invites: 'Me diga quanto consegue guardar por mês e o que já tem, e pergunte “em quanto tempo dá?”.',
    routes: [...OF_PURCHASE, [TIME, 'juntar'], [/\bcabe\b|\bposso\b/, 'posso_gastar'], [FITS, 'juntar']],
  },
  {
    subject: 'compra',
    opens: new RegExp(
      `\\b${WISHES} (?:\\w+ )?(?:comprar|trocar (?:de|o|a|meu|minha|por)|pegar(?! (?:\\w+ ){0,3}${LOAN}))\\b(?!.*\\b${HOME}\\b).*\\d|^(?:e |mas )?(?:o|a) (?:carro|moto|celular|notebook|viagem|curso|geladeira|sofa|bicicleta|tv) (?:\\w+ ){0,4}(?:custa|sai por|ta|esta|e) \\d|\\b(?:consorcio|financi\\w+) (?:ou|e|x) (?:o |um )?(?:consorcio|financi\\w+)\\b|^(?:(?:oi|eu|a gente|to|tou|estou|tamos) )*${WISHES} (?:\\w+ )?(?:comprar|trocar (?:de|o|a|meu|minha)) (?:(?:uma?|outr[oa]|nov[oa]) )*${DEAR_THING}\\b[^\\d?]{0,40}$|^(?:(?:oi|eu|a gente|to|tou|estou|tamos) )*${WISHES} (?:\\w+ )?(?:fazer|comecar|pagar) (?:(?:uma?|o|a|minha|meu) )?${COURSE}\\b(?:[^\\d?]{0,40}$|.{0,40}\\d.{0,12}\\b(?:por|ao) mes\\b)|\\b(?:de olho|namorando) (?:\\w+ ){1,4}(?:de|por) \\d|^(?:uma? (?:[a-z0-9]+ ){1,3})?(?:de |por |r )*\\d[\\d ]*(?:reais )?em \\d{1,2} ?(?:x|vezes)\\b.*\\b(?:da|cabe|compro|vale|compensa|posso|consigo)\\b|^(?:(?:oi|hoje|ontem|e|mas|olha|entao|eu) )*(?:${SEEN}|${WISHES}) ${PRICED_THING}`,
    ),
    welcome: 'Boa',
    invites:
      'Me conte como dá pra pagar (à vista, parcelas, o que já tem) e pergunte: “cabe?”, “qual vale mais a pena?”, “em quanto tempo junto?”.',
    routes: [
      ...OF_PURCHASE,
      [/\b(?:quanto tempo|quando|junt\w+|guard\w+|falt\w+|esper\w+|quantos meses)\b/, 'juntar'],
      [FITS, 'posso_gastar'],
    ],
  },
];

export const rowOf = (subject: Subject): SubjectRow | undefined => SUBJECTS.find((one) => one.subject === subject);

/** The calculation a question of the subject means; undefined when its words are of something else. */
export const routeOf = (row: SubjectRow, words: string, told: Figures): PlaybookName | undefined =>
  row.routes.find(([says, , fits]) => says.test(words) && fits?.(told) !== false)?.[1];
