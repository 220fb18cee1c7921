// Chooses the playbook of a hard question: an ordered decision table, most specific first, over folded words and extracted figures. The fallback is
// the closest diagnosis of the person's own money.

import { folded } from '../domain/fold.ts';
import type { HardQuestion } from '../domain/hard-question.ts';
import { pattern } from '../domain/pattern.ts';
import { companyIn } from './companies.ts';
import { DEBT_AND_SAVINGS_ROWS } from './debt-and-savings-rows.ts';
import { EVERYDAY_ROWS } from './everyday-rows.ts';
import { lookUp } from './glossary/look-up.ts';
import { NAMED_ROWS } from './named-rows.ts';
import { figures, type PlaybookRow, rowFor, rowsFor } from './playbook-row.ts';
import type { PlaybookName } from './playbooks/table.ts';
import { REMAINING_ROWS } from './remaining-rows.ts';

const CONCEPT =
  /\b(?:(?:o )?q(?:ue)? diab\w+ (?:e|eh)|o ?que (?:e|eh|sao|significa|quer dizer|danado|diabos|diacho|vem a ser)|oq e|q e|que (?:trem|bicho|diabos|diacho)|significa|explica\w*|explique|isso e o que|entender|diferenca|dif entre|como funciona|conceito|pra que serve|serve pra|em que consiste|interpretar|me ensina)\b/;
const DEBT =
  /\b(?:dividas?|divda|divdas|rotativo|cheque especial|consignado|emprestimos?|fatura|cartao|agiota|credi\w+)\b/;
const LOAN =
  /\b(?:financiamentos?|parcelas?|consorcio|carro|casa|ape|apto|apartamento|imove(?:l|is)|consignado|emprestimos?)\b/;
const INVEST =
  /\b(?:invest\w+|invist[oa]\w*|aplic[ao]\w*|onde (?:que )?(?:eu )?(?:coloco|boto|ponho|deixo|guardo|por|botar|colocar)|cdb|lci|lca|tesouro|poupanca|cdi|selic|renda fixa|prefixado|caixinha|rende|render|titulos?|capitalizacao|ponho onde|parad[oa])\b/;
const RISKY =
  /\b(?:(?<!\d de )bolsa(?! (?:de (?:\d|estudos?)|familia))|stock options?|acoes|acao|fiis?|cripto\w*|bitcoin|nft|ouro|dolar\w*|etfs?|opcoes|previdencia|pgbl|vgbl|fundos?(?! d[oe] (?:lote|quintal|terreno|casa))|renda variavel|hedge|staking|skin|trade(?! ?-?in)|la fora|exterior|capitalizacao|prefixado|ntn b|debentures?)\b/;
const HABIT =
  /\b(?:impulso|compulsa\w*|compulsi\w+|vontade|resisto|resistir|vicio|viciad\w+|controlar?|controlo|habitos?|torro|gasto tudo|par(?:ar|o|a) de (?:pedir|dar|comprar|gastar)|compro (?:sem|toda|no)|vergonha|dizer nao|sei dizer|descontar|compensar|tilt\w*|madrugad?a|cupom|promocao|consumista|largar|como (?:eu )?saio (?:dessa|disso)|mudo isso|mereco|padrao nisso)\b/;
const PURCHASE =
  /\b(?:posso|da (?:pra|para)|consigo|devo|pego|pegar|queria|qro|quero|e negocio|eh negocio|loucura|e bom|vou me apertar)\b/;
const BORROWING = /\b(?:comprar|financiar|emprestimo|microcredito|bndes|tirar um (?:carro|consorcio)|consorcio)\b/;
const LEAK =
  /\b(?:perdendo dinheiro|cade (?:o )?meu dinheiro|cor do dinheiro|onde (?:vai|foi) parar|termino devendo|nunca vejo o dinheiro|o motivo|entro no cheque especial|empobreci)\b/;
const EXTRA =
  /\b(?:ganhei|recebi|receb\w+|caiu|entrou|sobr(?:ou|aram)|decimo terceiro|(?<!\b(?:a|em|de|cdi|selic|taxa) )13o?(?! (?:ao|a|am|por|x|de|mil|anos)\b)|plr|bonus|honorarios|heranca|restituicao|bolada)\b/;
/** "O que faço com esses 3 mil?": money that is there, without a word about how it came. */
const USE_OF_MONEY = pattern()`
  \b(?:o que|oq|faco o que|que) (?:(?:e que|eu|a gente|posso|devo|da pra|faco|faz|fazer|fazemos) )*
  (?:de (?:bom|melhor|util) )?com (?:(?:o|a|os|as|um|uns|ess[ea]s?|est[ea]s?|meu|minha|meus|tod[oa]s?) )*
  (?:r\$? ?)?(?:\d|mil\b|dinheir\w*|grana|heranca|rescisao|acerto|bonus|plr|restituicao|indenizacao|sobra\b)|
  \b(?:sobrando|sobrou|sobraram|parad[oa]s?|guardad[oa]s?)\b.*\b(?:(?:o que|oq|que) (?:eu )?(?:faco|fazer|faz)|faco o que)\b
`;

const HOME = /\b(?:casa|ape|apto|apartamento|imovel)\b/;

const CONCEPT_DOMAINS = new Set(['educacao_financeira', 'investimentos_fundamentos']);

const ROWS: readonly PlaybookRow[] = [
  {
    to: 'por_dia',
    words: [
      /\b(?:posso|pode|da (?:pra|para)|sobra|resta|tenho|consigo|livre|fica|ficar)\b.*\bpor dia\b/,
      /\b(?:quanto da|da quanto) por dia\b/,
      /\bpor dia\b.*\b(?:posso|sobra|resta|ate)\b/,
      /\bquanto (?:eu )?(?:ainda )?posso gastar (?:hoje|hj|agora|(?:(?:por dia )?ate )(?:o )?(?:fim|final) do mes)\b/,
    ],
    not: /\b(?:aposent\w+|guard\w+|junt\w+|econom\w+|invest\w+)\b/,
  },
  // A company named beside a debt is the creditor, not a share to buy.
  {
    to: 'empresa',
    when: ({ text, figures: { debts } }) => companyIn(text) !== undefined && debts === undefined,
    not: /\b(?:devo|cart(?:ao|oes)|dividas?|fatura)\b/,
  },
  {
    to: 'quanto_gastar',
    words:
      /\b(?:de cada (?:cem|\d+)|proporcao saudavel|como (?:eu )?(?:deveria )?divid\w+ o faturamento|deveria dividir o faturamento)\b/,
  },
  {
    to: 'reserva',
    words: /\b(?:parar de trabalhar por|largar um|largar o emprego)\b.*\b(?:aguent\w+|guardado|seguro|meses)\b/,
  },
  { to: 'por_que_gastei', words: LEAK, not: /\bo que (?:e|significa)\b/ },
  { to: 'por_que_gastei', words: /\bonde\b.*\b(?:gastando|gasto) (?:errado|tanto|demais)\b/ },
  {
    to: 'analise_completa',
    words: [
      /\b(?:analis\w+|avali\w+)\b.*\b(?:tudo|complet\w+|toda)\b.*\baposent\w+/,
      /\baposent\w+.*\banalis\w+ (?:tudo|complet\w+)/,
    ],
  },
  {
    to: 'aposentar',
    words:
      /\b(?:aposent\w+|parar de trabalhar|viver de renda|fire aos|independencia financeira|renda passiva|velhice|deixar de trabalhar)\b/,
    not: /\b(?:gastar?|gastando|(?:trabalhar|parar) (?:por )?(?:uns? |\d+ )(?:anos?|mes(?:es)?)|aposentadoria em|metade da aposentadoria|nao chega|adequados|consignado)\b/,
  },
  {
    to: 'aposentar',
    when: figures(({ retireAge, passive, saving }) => retireAge !== undefined && (passive ?? saving) !== undefined),
  },
  {
    to: 'conceito',
    words: CONCEPT,
    when: ({ text, domain }) => CONCEPT_DOMAINS.has(domain) && lookUp(text).length > 0,
  },
  {
    to: 'conceito',
    words: CONCEPT,
    when: ({ text }) => lookUp(text).length > 0,
    not: /\b(?:minhas?|meus?|onde ta|por ?que (?:eu|meu|minha)|sobra)\b/,
  },
  {
    to: 'vista_ou_parcelado',
    words: [
      /\b(?:a vista|avista|desconto|sem juros|no pix)\b.*\b(?:ou|parcel\w+|\d+ ?x|vezes)\b/,
      /\b(?:\d+ ?x|parcel\w+|vezes)\b.*\b(?:a vista|desconto|no pix)\b/,
    ],
    not: /\bmaquin\w+\b/,
  },
  {
    to: 'guardado_na_divida',
    words: [
      /\b(?:us[aoe]\w*|tir[aoe]\w*|peg[aoue]\w*|sac[aoue]\w*|resgat\w+|mex\w+|quit\w+|pag\w+)\b.*\b(?:poupanca|reserva|guardad[oa]|caixinha|cofrinho)\b.*\b(?:pag\w+|quit\w+|abat\w+|acabar com|divida|cartao)\b/,
      /\b(?:poupanca|reserva|guardad[oa]s?|parad[oa]s?|caixinha|cofrinho)\b.{0,60}\b(?:us|tir|peg|sac|resgat)\w+\b.{0,60}\b(?:pag\w+|quit\w+|abat\w+)\b/,
      /\b(?:quit\w+|pag\w+|abat\w+)\b.*\bcom (?:a |o |o que (?:eu )?tenho |meu |minha )*(?:dinheiro d[ao] )?(?:poupanca|reserva|guardad[oa]|caixinha|cofrinho)\b/,
    ],
    not: /\bou (?:guard\w+|deix\w+|invist\w+|invest\w+|reforc\w+)\b|\b(?:imove(?:l|is)|financiamentos?)\b/,
  },
  {
    to: 'trocar_divida',
    words: pattern()`
      \btroc\w+\b.*\bpor (?:um |uma )?(?:consignado|emprestimo|credito pessoal)\b|
      \brefinanci\w+\b.*\b(?:aceito|vale|compensa|faco)\b|\bvale (?:a pena )?refinanci|
      ${DEBT.source}.*\b(?:ou|trocar|troco|substitu\w+)\b.*
      \b(?:consignado|emprestimo|pego|pegar|portabilidade|refinanci\w+)\b|
      \bpego? .*\bpara? (?:pagar|quitar)\b|
      \b(?:emprestimo|consignado|credito pessoal)\b.*\b(?:pra|para|p) (?:pagar|quitar|cobrir|sair d[aoe]s?|acabar com)\b.*
      \b(?:cart(?:ao|oes)|fatura|rotativo|cheque especial|dividas?)\b
    `,
  },
  {
    to: 'dinheiro_extra',
    words: EXTRA,
    when: figures(({ saved, price, income }) => (saved ?? price ?? income) !== undefined),
    not: /\b(?:ganhando|todo mes|toda vez|sempre|quanto (?:\w+ ){0,3}recebo)\b/,
  },
  {
    to: 'dinheiro_extra',
    words: USE_OF_MONEY,
    when: figures(({ debts, income, goal }) => (debts ?? income ?? goal) === undefined),
    not: /\b(?:todo mes|por mes|dev[oe]\w*|dividas?|parcel\w+|falt\w+)\b/,
  },
  {
    to: 'dinheiro_extra',
    words: [
      /\b(?:quit\w+|pag\w+|divid\w+|amortiz\w+)\b.*\bou\b.*\b(?:guard\w+|invist\w+|invest\w+|reserva|reforc\w+|poupanca|junt\w+|viagem)\b/,
      /\b(?:decimo terceiro|(?:o|meu|do|recebo|receber|vem|cai) 13o?)\b/,
    ],
    not: /\bparcelad[oa] ou\b|\b(?:financiamentos?|amortiz\w+ os?|imove(?:l|is))\b/,
  },
  {
    to: 'amortizar',
    // Of several debts, or with what is paid each month, the question is when all are gone.
    when: figures(({ debts = [], payment }) => debts.length < 2 && (debts.length === 0 || payment === undefined)),
    words: new RegExp(
      `\\b(?:amortiz\\w+|antecip\\w+|abater|quitar?|quito|adiant\\w+)\\b.*${LOAN.source}|${LOAN.source}.*\\b(?:amortiz\\w+|antecip\\w+|abater|quitar?|quito|adiant\\w+)\\b`,
    ),
  },
  {
    to: 'quitar_dividas',
    words:
      /\b(?:quit\w+|pag\w+ (?:primeiro|as dividas|minhas dividas|a divida|o cartao)|(?:sair|saio|saindo|saia) (?:das|d[ao]s?|do) (?:dividas?|vermelho|buraco|rotativo|cheque especial)|qual (?:eu )?(?:pago|quito|divida)|bola de neve|avalanche|negoci\w+|livrar)\b/,
    when: ({ text, figures: { debts } }) => debts !== undefined || DEBT.test(folded(text)),
  },
  {
    to: 'quitar_dividas',
    words: /\b(?:sair|saio|saindo|saia|tirar|tiro) (?:d[ao]s? )(?:vermelho|buraco|sufoco|negativo)\b/,
  },
  { to: 'quitar_dividas', when: figures(({ debts }) => (debts?.length ?? 0) > 0) },
  {
    to: 'financiar_ou_juntar',
    words: [
      /\b(?:financi\w+|parcel\w+|consorcio|emprestimo)\b.*\bou\b.*\b(?:poup\w+|junt\w+|guard\w+|esper\w+)\b/,
      /\b(?:poup\w+|junt\w+|guard\w+|esper\w+)\b.*\bou\b.*\b(?:financi\w+|parcel\w+|emprestimo)\b/,
    ],
  },
  {
    to: 'financiar_ou_juntar',
    words: /\bparcel\w+\b.*\bou\b.*\bjunt\w+\b|\bentrada\b.*\bparcel\w+\b/,
    not: HOME,
  },
  {
    to: 'financiar_ou_juntar',
    words: /\b(?:financi\w+|consorcio)\b/,
    when: figures(
      ({ price, monthlyRate, yearlyRate }) => price !== undefined && (monthlyRate ?? yearlyRate) !== undefined,
    ),
    not: [
      /\b(?:casa|ape|apto|apartamento|imovel)\b/,
      /^(?!.*\bou\b).*\b(?:da (?:pra|para)|posso|consigo|cabe) (?:eu )?financiar\b/,
    ],
  },
  {
    to: 'casa',
    words: /\b(?:casa|casinha|ap|ape|apto|apartamento|imovel|minha casa minha vida|terreno)\b/,
    when: ({ text }) =>
      /\b(?:constru\w+|contru\w+|minha vida|compr\w+|financi\w+|sair do aluguel|entrada)\b/.test(folded(text)),
  },
  {
    to: 'juntar',
    when: figures(({ goal, saved, due }) => goal !== undefined || (saved !== undefined && due !== undefined)),
    words: /\b(?:junt\w+|guard\w+|poup\w+|economiz\w+|chego|chegar|meta|plano|como|quando)\b/,
    not: /\b(?:onde|plano de saude)\b/,
  },
  {
    to: 'reserva',
    words:
      /\b(?:reserva|ano sabatico|sabatico|parar de trabalhar por|ter guardado|seguro isso|imprevistos?|entressafra|na baixa)\b/,
    not: new RegExp(`${RISKY.source}|\\b(?:aplicacao|melhor aplica\\w+|onde|tocar na|largar|caixinha)\\b`),
  },
  { to: 'decisao_investimento', words: /\breserva\b/, when: ({ text }) => RISKY.test(folded(text)) },
  {
    to: 'alocacao',
    words:
      /\b(?:carteira|aloca\w+|diversific\w+|divid\w+ (?:meus )?investimentos|em renda variavel|rebalance\w+|distribu\w+ (?:meus )?investimentos|quanto em acoes|perfil)\b/,
    not: /\bcarteira (?:ta )?magra\b/,
  },
  { to: 'decisao_investimento', words: RISKY },
  { to: 'conceito', words: /\b(?:garantid[oa] por quem|duration|price ou sac|sac ou price)\b/ },
  {
    to: 'comparar_investimentos',
    words: INVEST,
    not: /\b(?:ou compro|cooperativa|silo|invisto quanto|quanto disso|adequad\w+)\b/,
  },
  {
    to: 'previsao',
    words:
      /\b(?:vermelho|no fim do mes|chega (?:no|ate o) (?:fim|dia)|previsao|saldo .*(?:fim|dia)|vai dar ate|fico liso|zerad[oa]|vai sobrar|aguenta (?:o|ate o) mes|dura ate|da ate o fim)\b/,
    not: /\b(?:por ?que|pq|por qual|motivo|razao|causa|to no)\b/,
  },
  { to: 'habito', words: HABIT, not: /\b(?:despesas|orcamento)\b/ },
  { to: 'habito', when: ({ domain }) => domain === 'comportamento_financeiro' },
  {
    to: 'por_que_gastei',
    words:
      /\b(?:por ?que|pq|por qual|porque|motivo|razao|causa|onde (?:eu )?(?:ta|to|esta)|vazamento|o que mudou|oq mudou|explica isso|investigar)\b/,
    not: /\b(?:o que e|significa)\b/,
  },
  {
    to: 'posso_gastar',
    words:
      /\b(?:posso|da pra|da para|consigo|aguento|cabe|dou conta|comprar|compro|assumir|gastar|pegar|vale|compensa|sem me enforcar|setup|junt\w+|parcel\w+)\b/,
    when: figures(({ price, installment, loan }) => (price ?? installment ?? loan) !== undefined),
  },
  { to: 'posso_gastar', when: ({ text }) => PURCHASE.test(folded(text)) && BORROWING.test(folded(text)) },
  {
    to: 'quanto_gastar',
    words:
      /\b(?:quanto (?:devo|posso|deveria|deixar|separar|separo|da pra separar|do|da|era|que eu tinha|eu)|(?:quanto|qnto) era bom|que (?:parte|fatia|valor|tamanho)|qual (?:seria|fatia|porcentagem|metodo)|porcentagem|fatia|distribu\w+|divid\w+|divisao|cortar|corto|organiz\w+|montar? um orcamento|monto|orcamento|e normal|tu acha que e muito|razoavel|reservar por mes|separar)\b/,
    not: /\b(?:analis\w+|avali\w+|furado|preco certo|capital de giro)\b/,
  },
  {
    to: 'juntar',
    words:
      /\b(?:junt\w+|guard\w+|poup\w+|economizar|planej\w+|plano|me prepar\w+|quero (?:ir|comprar|fazer|trocar|reformar)|reformar|dinheiro meu|trocar de|sonho|festa|viagem|viajar|curso)\b/,
    not: /\b(?:analis\w+|gastos?|plano de saude)\b/,
  },
  {
    to: 'conceito',
    words: CONCEPT,
    not: /\b(?:minhas?|meus?|onde ta|sobra|diagnostico)\b/,
    when: ({ domain }) => domain === 'educacao_financeira' || domain === 'investimentos_fundamentos',
  },
  {
    to: 'diagnostico',
    words:
      /\b(?:mais dinheiro na minha idade|com o que ganho|analis\w+|avali\w+|diagnostic\w+|raio ?x|saude financeira|vida financ\w+|gasto\w*|gastando|orcamento|liquidez|salvacao|demais|exager\w+|caso perdido|padrao de vida|alem da conta|errad[oa]|errando|fazendo errado|prejuiso|salario|furo|melhorar|finan[cç]as)\b/,
  },
];

/** The playbook named explicitly in the question; undefined when none is. */
export const playbookNamed = (question: HardQuestion): PlaybookName | undefined => rowFor(NAMED_ROWS, question);

/** Pure; always answers. The same question gives the same playbook, also when a model leads. */
export const choosePlaybook = (question: HardQuestion): PlaybookName =>
  (question.chosen?.text === question.text ? (question.chosen.playbook as PlaybookName) : undefined) ??
  playbookNamed(question) ??
  rowFor(EVERYDAY_ROWS, question) ??
  rowFor(DEBT_AND_SAVINGS_ROWS, question) ??
  rowFor(ROWS, question) ??
  rowFor(REMAINING_ROWS, question) ??
  'retrato';

/** Every other whose words fit as well, in the same order. */
export const playbooksBeside = (question: HardQuestion): readonly PlaybookName[] =>
  [NAMED_ROWS, EVERYDAY_ROWS, DEBT_AND_SAVINGS_ROWS, ROWS, REMAINING_ROWS].flatMap((rows) => rowsFor(rows, question));
