// Decision-table rows for questions that name a calculation explicitly: "quanto vou receber de 13º?" looks like a ledger query, but no entry answers
// it.

import type { HardQuestion } from '../domain/hard-question.ts';
import { pattern, piece } from '../domain/pattern.ts';
import { EVERYDAY_SUMS_ROWS } from './everyday-sums-rows.ts';
import type { PlaybookRow } from './playbook-row.ts';
import { sumMoved } from './playbooks/percent-change.ts';
import { RATE_ROWS } from './rate-rows.ts';
import { SPOKEN_ROWS } from './spoken-rows.ts';

const ASKS_SUM = '\\b(?:quanto|qnt|qto|qual|quando|calcul\\w+|como)\\b';
/** About money already received, or what to do with it. */
const PAST_OR_USE =
  /\b(?:recebi|ganhei|entrou|caiu|gastei|gastar|gasto|fac[oa]|fazer|us[oa]r?|invist\w*|invest\w*|quit\w+|guard\w+|junt\w+|antecip\w+|viaj\w*|viag\w+|emprest\w+)\b/;

const WHY = '\\b(?:por ?que|pq|por qual|motivo|porque)\\b';
/** A month that always runs short, not a particular past one. */
const RUNS_OUT = piece`
  \b(?:
    (?:^|[ ,])sobra nada|
    (?:dinheiro|salario|grana|pagamento)\b.*\b(?:nunca|nao|num|mal) (?:\w+ ){0,2}(?:chega\w*|dura\w*|sobra\w*|rende\w*|da|dar)|
    (?:nunca|nao) (?:me )?(?:sobra|fica) (?:nada|dinheiro|um centavo|grana)|
    sempre (?:falta|acaba|termino|fico) (?:\w+ ){0,3}(?:dinheiro|mes|zerad[oa]|sem)
  )\b
`;
const HOW =
  '\\b(?:como|o que (?:eu )?(?:faco|fazer|posso)|que (?:eu )?faco|oq (?:eu )?(?:faco|fazer)|tem jeito|ajuda)\\b';
const IN_THE_RED =
  '\\b(?:todo (?:santo )?mes|sempre|todo fim (?:do|de) mes)\\b.*\\b(?:negativo|vermelho|devendo|zerad[oa]|falta)\\b|\\b(?:fico|termino|fecho|acabo) (?:o mes )?(?:sempre )?no (?:negativo|vermelho)\\b';
const RESERVE_OTHER = /\b(?:onde|invest\w+|cdb|tesouro|poupanca|usar|quit\w+)\b/;
/** Without figures of its own, the question is about the ledger. */
const nothingTold = ({ figures }: HardQuestion): boolean =>
  Object.keys(figures).every((key) => key === 'period' || key === 'due');

export const NAMED_ROWS: readonly PlaybookRow[] = [
  ...SPOKEN_ROWS,
  ...RATE_ROWS,
  ...EVERYDAY_SUMS_ROWS,
  {
    to: 'rescisao',
    words: [
      /\b(?:patrao|chefe|empresa|firma|patroa)\b.*\bacordo\b.*\bquanto\b.*\b(?:receb\w+|peg\w+|tenho direito|cai)\b|\b(?:rescisao|verbas rescisorias|acerto (?:da|de) (?:demissao|contas)|multa (?:de 40 |dos 40 )?(?:do|de) fgts)\b/,
      /\b(?:demit\w+|demissao|mandad[oa] embora|mandarem embora|justa causa|pedir (?:as )?contas)\b.*\b(?:quanto|o que)\b.*\b(?:receb\w+|ganh\w+|peg\w+|tenho direito|cai)\b/,
      /\bpedi (?:as |minhas )?(?:contas|demissao)\b.*\bquanto\b.*\b(?:receb\w+|peg\w+|tenho direito|cai)\b|\bquanto\b.*\b(?:receb\w+|ganh\w+|peg\w+|tenho direito|cai)\b.*\b(?:demit\w+|demissao|mandad[oa] embora|mandarem embora|justa causa|pedir (?:as )?contas)\b/,
    ],
    not: /\b(?:recebi|guard\w+|junt\w+|invist\w*|o que faco|o que fazer|vale a pena|dura\w*|saque aniversario|o que e|significa)\b/,
  },
  {
    to: 'decimo_terceiro',
    words: new RegExp(
      `${ASKS_SUM}.*\\b(?:decimo(?: terceiro)?|(?:o|meu|do|de|no|seu|parcela|metade do) 13o?(?! (?:de [a-z]|reais|mil|x|h|dias?|anos?)))\\b|^(?:e )?(?:o |meu )*(?:13o?|decimo terceiro)\\b.*${ASKS_SUM}`,
    ),
    not: PAST_OR_USE,
  },
  {
    to: 'ferias',
    words: pattern()`
      ${ASKS_SUM}.*\b(?:receb\w+|ganh\w+|cai|cair|vem|pagam|pagar|valor|sai|tiro|fica)\b.*\bferias\b|
      \b(?:vender|vendo|vendendo|vendi) (?:10|dez|os 10|uns)? ?(?:dias )?(?:d[aeo]s? )?(?:minhas )?ferias\b|
      \bterco (?:de|das) ferias\b|
      \bferias\b.*\bquanto\b.*\b(?:receb\w+|ganh\w+|cai|vem)\b
    `,
    not: new RegExp(`${PAST_OR_USE.source}|\\b(?:o que e|significa)\\b`),
  },
  {
    to: 'fgts',
    words: new RegExp(`${ASKS_SUM}.*\\bfgts\\b|\\bfgts\\b.*${ASKS_SUM}`),
    not: /\b(?:recebi|ganhei|entrou|caiu|saquei|veio|gast\w+|paguei|esse mes|mes passado|este ano|ano passado|o que e|significa|como funciona|multa|demit\w+|demissao|rescisao|anot\w+|lembr\w*)\b/,
  },
  {
    to: 'bolsa_familia',
    words: [
      /\b(?:quem|qual|quais|quanto|como|que|tenho direito|posso|regras?|valor|limite|criterios?)\b.*\bbolsa familia\b/,
      /\bbolsa familia\b.*\b(?:quem|quanto|como|quais|tenho direito|posso|regras?)\b/,
    ],
    not: /\b(?:recebi|ganhei|gastei|gasto|gastar|entrou|entra|caiu|cai|paguei|guard\w+|junt\w+|lembr\w*|sobr\w+|emprest\w+|consignado|veio|atrasad\w*)\b/,
  },
  // What INSS asks for, not how much to gather for one's old age.
  {
    to: 'aposentadoria_inss',
    words: new RegExp(
      '\\baposent\\w+ (?:por|pela|rural|do inss|pelo inss)(?: (?:idade|tempo|inss|rural))?\\b' +
        '|\\b(?:idade (?:minima )?(?:pra|para|de) (?:eu )?(?:me |se )?aposent\\w+|quando (?:eu )?(?:(?:posso|vou|consigo|vou poder)(?: me)? aposent\\w+|me aposento)|quando (?:ela|ele|(?:minha|meu) \\w+) (?:se aposenta|(?:vai |pode |vai poder )(?:se )?aposentar)|(?:com )?(?:que idade|quantos anos) (?:\\w+ ){0,4}aposent\\w+)' +
        '|\\baposent\\w+\\b.*\\b(?:inss|contribuicao|contribui[ur]?|contribuindo|pedagio)\\b|\\b(?:inss|contribuicao|contribui[ur]?|contribuindo|pedagio)\\b.*\\baposent\\w+|\\bde contribuicao\\b.*\\b(?:falta|quanto|quando)\\b.*\\binss\\b|\\bfaltam? .*\\binss\\b.*\\bde contribuicao\\b',
    ),
    when: ({ figures: { passive, saving, saved, goal, payment } }) =>
      [passive, saving, saved, goal, payment].every((figure) => figure === undefined),
    not: /\b(?:consignado|recebi|caiu|entrou|gast\w+|guard\w+|junt\w+|invest\w+|emprest\w+|carne|autonom\w+|mei|previdencia)\b/,
  },
  {
    to: 'margem_consignado',
    words: [
      /\bmargem\b.*\bconsigna\w+/,
      /\bconsignado\b.*\bmargem\b/,
      /^(?:(?:e|qual|quanto|a|o|ainda|tenho|sobra|de|eu|hoje) )*(?:minha )?margem(?: (?:livre|ainda|hoje|agora))*$/,
      /\b(?:quanto|qual|que parte)\b.*\b(?:posso|consigo|da (?:pra|para)|poderia|maximo|limite|libera\w*)\b.*\bconsigna\w+/,
      /\bconsigna\w+\b.*\bquanto (?:eu )?(?:posso|consigo)\b/,
    ],
    when: ({ text, figures: { debts, installment, installments, monthlyRate } }) =>
      [/margem/i.test(text) ? undefined : debts, installment, installments, monthlyRate].every(
        (figure) => figure === undefined,
      ),
    not: /\b(?:quit\w+|amortiz\w+|antecip\w+|troc\w+|ou)\b/,
  },
  // "Qual o valor do salário mínimo?": a public value, whatever income or budget is recorded.
  {
    to: 'conceito',
    words: new RegExp(
      '\\b(?:qual|quanto|valor|quais)(?: (?:e|eh|o|a|os|as|esta|ta|ficou|vale|vai|ser|valor|do|da|de|novo|atual))* salario minimo\\b(?! (?:de|que) (?:reserva|emergencia))' +
        '|^(?:e )?(?:o )?salario minimo(?: (?:de|em|hoje|agora|atual|novo|nacional|brasil|20\\d\\d))*$' +
        '|\\b(?:teto|tabela|aliquotas?|faixas?) d[oe] inss\\b' +
        '|\\b(?:tabela|aliquotas?|faixas?|limite de isencao) d[oe] (?:imposto de renda|irpf|irrf|ir)\\b' +
        '|\\b(?:limite|teto)(?: (?:de|do|anual|faturamento|da))* mei\\b' +
        '|\\b(?:limite|teto|quanto posso|maximo)\\b.*\\b(?:deduz\\w*|deducao|abater)\\b.*\\b(?:imposto de renda|irpf|[nd]o ir)\\b',
    ),
    when: nothingTold,
    not: /\b(?:gast\w+|paguei|recebi|meus?|minhas?|lembr\w*|anot\w*|atrasad\w*|regressiva)\b/,
  },
  {
    to: 'salario_liquido',
    words: /\bquanto\b.*\b(?:pag(?:o|ar|aria)|descont\w+|vai|sai)\b.*\binss\b|\binss\b.*\bquanto\b/,
    when: ({ figures: { income, price } }) => (income ?? price) !== undefined,
    not: /\b(?:autonom\w+|carne|gps|mei|pj|paguei|gastei|gasto|recebi|aposent\w+|por conta|consignado|emprest\w+)\b/,
  },
  {
    to: 'seguro_desemprego',
    words: new RegExp(
      `${ASKS_SUM}.*\\bseguro desemprego\\b|\\bseguro desemprego\\b.*${ASKS_SUM}|\\b(?:quantas parcelas|direito|da direito)\\b.*\\bseguro desemprego\\b|\\bseguro desemprego\\b.*\\bquantas parcelas\\b`,
    ),
    not: /\b(?:recebi|gastei|gastar|gasto|dura\w*|guard\w+|junt\w+|invist\w*|o que e|significa|caiu|entrou|ja (?:to|estou) recebendo)\b/,
  },
  {
    to: 'imposto_salario',
    words: [
      /\bquanto\b.*\b(?:pag(?:o|ar|aria)|descont\w+|vou pagar|devo pagar|da)\b.*\b(?:imposto de renda|irpf|irrf|de ir)\b/,
      /\b(?:imposto de renda|irpf|irrf)\b.*\bquanto\b.*\b(?:pag(?:o|ar|aria)|descont\w+)\b/,
      /\bsalario bruto\b.*\bquanto\b.*\bimposto\b/,
      /\bquanto\b.*\bimposto\b.*\bsalario bruto\b/,
    ],
    not: /\b(?:paguei|gastei|resgat\w+|sac\w+|cdb|lci|lca|tesouro|acoes|invest\w*|aplic\w*|lucro|mei|pj|imovel|carro|vend\w+|aluguel|mes passado|ano passado|liquid\w+)\b/,
  },
  {
    to: 'alcool_ou_gasolina',
    words: /\b(?:alcool|etanol)\b.*\bgasolina\b|\bgasolina\b.*\b(?:alcool|etanol)\b/,
    when: ({ text }) => /\bou\b|compensa|melhor|vale/i.test(text) && /\d[.,]\d/u.test(text),
  },
  {
    to: 'quanto_fica',
    words: [
      /\b(?:subi\w*|aument\w+|reajust\w+|desconto|baix\w+|caiu|reduz\w+|correcao)\b.*\bquanto\b.*\b(?:fica|ficou|ficaria|vai ficar|pago|vou pagar|passo a)\b/,
      /\bquanto\b.*\b(?:fica|ficou|ficaria|vai ficar|passo a)\b.*\b(?:aumento|reajuste|desconto|a mais|a menos)\b/,
    ],
    when: ({ text, figures }) => /\d ?(?:%|por cento)/u.test(text) && sumMoved({ figures }) !== undefined,
    not: /\b(?:liquid\w+|ipca|igp\w*|inflacao|x|vezes|parcel\w+|a vista|juros|mes que vem|por mes|cdi|rend\w+|invest\w*)\b/,
  },
  {
    to: 'quanto_fica',
    words: [
      /\baumento\b.*\bquanto\b.*\b(?:fic\w+|pass\w+|vou|iria|ganh\w+|receb\w+|salario)\b/,
      /\bquanto\b.*\b(?:ganh\w+|receb\w+|salario)\b.*\baumento\b/,
    ],
    when: ({ text }) => /\d ?(?:%|por cento)/u.test(text),
    not: /\b(?:liquid\w+|aluguel|ipca|igp\w*|gast\w+|recebi|ganhei)\b/,
  },
  {
    to: 'custo_credito',
    words: /\b(?:pag\w+) (?:so |apenas |somente )?o minimo\b/,
    not: /\b(?:quanto e|qual e|qual o|vence|paguei|primeiro)\b/,
  },
  {
    to: 'nunca_sobra',
    words: new RegExp(`${WHY}.*${RUNS_OUT}|${RUNS_OUT}.*${WHY}`),
  },
  {
    to: 'quanto_dura',
    words:
      /\b(?:demitid[oa]|demissao|desempreg\w+|largar o emprego|sair do emprego|parar de trabalhar)\b.*\bquanto tempo\b.*\b(?:dura\w*|aguent\w+|segur\w+)\b/,
    not: /\breserva\b|\baposent\w+/,
  },
  {
    to: 'juntar',
    words: [
      /\bquanto (?:eu )?(?:preciso|precisaria|tenho que|teria que|devo|deveria) (?:guardar|juntar|poupar|economizar|separar|(?:investir|aplicar|depositar)(?= .*\b(?:ter|juntar|chegar|acumular|conseguir)\b))\b/,
      /\bquanto (?:eu )?(?:guardo|junto|poupo|economizo|separo) por mes\b/,
    ],
    when: ({ figures: { price, goal, months, due } }) => (price ?? goal) !== undefined && (months ?? due) !== undefined,
    not: /\b(?:aposent\w+|dividas?|cartao|quit\w+|reserva|financi\w+|parcel\w+|entrada)\b/,
  },
  {
    to: 'por_conta',
    words: [
      /\b(?:uber|99|ifood|app|aplicativo|entreg\w+|autonom\w+|por conta)\b.*\d.*\b(?:clt|carteira(?: assinada)?|registrad[oa])\b.*\d/,
      /\b(?:mei\b.*\bclt|clt\b.*\bmei|carteira assinada ou .*diarias?)\b/,
      /\bviver (?:so )?(?:de|do) (?:freel\w+|bicos?|app|aplicativo|entregas?)\b/,
      /\b(?:larg\w+|sair|saio|deixar|deixo|troc\w+|abandon\w+)\b.*\b(?:emprego|clt|trampo|trabalho|servico|carteira assinada)\b.*\b(?:motorista|rodar|uber|99|ifood|entreg\w+|autonom\w+|por conta|freel\w+|mei|proprio negocio|meu negocio|negocio proprio|empreend\w+|vend\w+)\b/,
    ],
    not: /\bpj\b/,
  },
  {
    to: 'morar_so',
    words: [
      /\b(?:sair|saio|saindo|mudar|sai) (?:da casa|de casa|d[oe] perto)\b.*\b(?:pais|mae|pai|sogr\w+|avo|avos|irma\w*|soz\w+|da|consigo|posso|cabe)\b/,
      /\b(?:morar|moro|ir morar) (?:soz\w+|so)\b/,
      /\bmorar soz\w+/,
    ],
    not: /\b(?:compr\w+|financi\w+|junt\w+|guard\w+|gast\w+ com|percentual|moro soz\w+|moro so)\b/,
  },
  // "Como guardo se nunca sobra nada?", "todo mês fico no negativo, o que eu faço?"
  {
    to: 'nunca_sobra',
    words: [
      new RegExp(`${HOW}.*(?:${RUNS_OUT}|${IN_THE_RED})|(?:${RUNS_OUT}|${IN_THE_RED}).*${HOW}`),
      /\bcomo (?:eu )?(?:fac\w+|faz\w*)(?: (?:pra|para))?(?: me)? sobrar\b/,
    ],
    when: ({ figures: { debts, goal, price } }) => [debts, goal, price].every((figure) => figure === undefined),
  },
  {
    to: 'peso_das_dividas',
    words: [
      /\bquanto\b.*\b(?:pag\w+|gast\w+|sai|vai|vao)\b.*\b(?:parcelas?|prestacoes|juros)\b.*\b(?:por mes|todo mes|no mes|mensal\w*)\b/,
      /\bquanto\b.*\bjuros\b.*\b(?:pag(?:o|ando)|to pagando)\b/,
      /\b(?:quanto|que parte|qual parte|quantos por cento|que porcentagem)\b.*\b(?:salario|renda|que (?:eu )?ganho)\b.*\b(?:divida|dividas|parcelas?|prestacoes)\b/,
    ],
    when: nothingTold,
    not: /\b(?:paguei|mes passado|ano passado|posso|cabe|financi\w+|amortiz\w+|fatura)\b/,
  },
  {
    to: 'previsao',
    words: [
      /\b(?:como|quanto|com quanto)\b.*\b(?:termin\w+|acab\w+|fech\w+|fic(?:a|o|ar|aria)|cheg\w+)\b.*\b(?:o|d?esse|este|do|deste) ano\b/,
      /\b(?:termin\w+|fech\w+|acab\w+) (?:o|esse|este) ano\b/,
      /\b(?:nesse ritmo|se nada mudar|continuar assim|desse jeito)\b.*\bano\b/,
      /\bano\b.*\b(?:nesse ritmo|se nada mudar|continuar assim)\b/,
    ],
    when: nothingTold,
    not: /\b(?:meta|guard\w+|junt\w+|invest\w+|rend\w+|divida|gastei|gasto)\b/,
  },
  {
    to: 'reserva',
    words:
      /\b(?:guardar|juntar|guardad[oa]s?|reserva)\b.*\b\d{1,2} meses de (?:gastos?|despesas?|custos?|contas|vida|custo de vida)\b/,
  },
  {
    to: 'reserva',
    words: [
      /\breserva\b.*\b(?:boa|ok|suficiente|basta|da conta|certa|adequada|aguenta)\b/,
      /\b(?:ta|esta|e) (?:boa|ok|suficiente) (?:a )?(?:minha )?reserva\b/,
    ],
    when: nothingTold,
    not: RESERVE_OTHER,
  },
  {
    to: 'juntar',
    words: [
      /\bquanto\b.*\b(?:guardar|juntar|economizar|poupar|falta)\b.*\bpor mes\b.*\b(?:meta|objetivo|pra|para)\b/,
      /\b(?:vou|consigo|conseguir|da (?:pra|para)|sera que)\b.*\b(?:bat\w+|alcanc\w+|ating\w+|cumpr\w+|cheg\w+)\b.*\b(?:meta|objetivo)\b/,
    ],
    when: nothingTold,
    not: /\b(?:aposent\w+|reserva|emergencia|posso|faculdade|filh\w+)\b/,
  },
  {
    to: 'juntar',
    words: [
      /\b(?:guard|poup|junt|econom|deposit)\w+\b.*\b(?:quando|quanto tempo|quantos (?:meses|anos))\b.*\b(?:junt|cheg|acumul|consig)\w+/,
      /\b(?:quando|quanto tempo|quantos (?:meses|anos))\b.*\b(?:junt|cheg|acumul)\w+\b.*\b(?:guard|poup|junt|econom|deposit)\w+/,
    ],
    when: ({ figures: { saving, goal, price, saved } }) =>
      saving !== undefined && (goal ?? price ?? saved) !== undefined,
    not: /\b(?:aposent\w+|dividas?|cartao|quit\w+|reserva|invest\w+|renda|financi\w+)\b/,
  },
  {
    to: 'ajudar_alguem',
    words:
      /\b(?:emprestimo|financiamento|cartao|credito) n[oa] meu nome\b.*\b(?:pr[oa]|para|ele|ela|faco|devo|posso)\b/,
  },
  // A record at the credit bureaus, and when it goes: not how to pay the debts one has.
  {
    to: 'conceito',
    words: [
      /\b(?:nome|cpf) (?:\w+ ){0,2}?(?:serasa|spc|suj[oa]|negativad[oa])\b.*\b(?:como|quanto tempo|quando|tir\w+|sai|limp\w+)\b/,
      /\b(?:como|quanto tempo|quando)\b.*\b(?:serasa|spc|negativad[oa]|nome suj[oa]|limp\w+ (?:o |meu )*nome)\b/,
      /\bdividas?\b.*\b(?:caduca\w*|prescrev\w*)\b/,
    ],
    when: nothingTold,
  },
  {
    to: 'ajudar_alguem',
    words: /\b(?:fiador\w*|avalista)\b/,
    not: /\b(?:aluguel de|paguei|anot\w+|lembr\w*)\b/,
  },
  {
    to: 'ajudar_alguem',
    words:
      /\bpediu\b.*\bemprestad[oa]s?\b.*\b(?:empresto|devo|posso|vale|compensa|o que eu fac[oa]|que fac[oa]|sera)\b/,
    when: ({ figures: { price, loan, saved } }) => (price ?? loan ?? saved) !== undefined,
  },
  { to: 'diagnostico', words: /\b(?:to|tou|estou|ta) no caminho certo\b/, when: nothingTold },
];
