// Decision-table rows for specific topics (a car or an app, FGTS, a consórcio, PJ or CLT…): their words are unambiguous, so they are tested before
// the generic rows.

import { folded } from '../domain/fold.ts';
import { pattern } from '../domain/pattern.ts';
import { categoryIn } from './category-in.ts';
import { figures, type PlaybookRow } from './playbook-row.ts';

const TAX = pattern()`
  \b(?:imposto|ir)\b.*\b(?:resgat\w*|saqu\w*|cdb|lci|lca|tesouro|aplicac\w*|invest\w*|lucro|poupanca)\b|
  \b(?:resgat\w*|saqu\w*|sac(?:ar|o)|vend(?:er|o))\b.*\b(?:cdb|lci|lca|tesouro|aplicac\w*|poupanca)\b.*
  \b(?:imposto|de ir|do ir)\b
`;

const NET_PAY = /\b(?:liquid[oa]|holerite|contracheque|na conta|limpo|descont\w+)\b/;

const TOGETHER =
  /\b(?:namorad\w+|marido|mulher|espos\w+|companheir\w+|noiv[oa]|amig[oa]s?|coleg\w+|irm(?:a|ao|aos)|juntos|casal|com ele|com ela|entre nos|pro casal)\b/;

/** Centavos. */
const LEAST_HOME = 2_000_000;

export const EVERYDAY_ROWS: readonly PlaybookRow[] = [
  {
    to: 'imposto_mei',
    words: /\bmei\b.*\b(?:imposto|das|boleto)\b|\b(?:imposto|das|boleto) (?:d[oe] )?mei\b/,
    not: /\b(?:o que e|significa|atrasad\w+|pj|clt)\b/,
  },
  {
    to: 'viver_de_renda',
    words: pattern()`
      \bviv\w+ (?:so )?de renda\b(?!.*\b(?:por mes|aos \d))|
      \bquanto rendem? por mes\b.*\bviver\b|
      \bquanto\b.*\b(?:posso|consigo|da (?:pra|para)) (?:tirar|sacar|retirar)\b.*\b(?:por mes|todo mes|renda)\b
    `,
    when: figures(({ saved, price, age }) => (saved ?? price) !== undefined && age === undefined),
  },
  {
    to: 'taxa_de_venda',
    words: /\bmaquin(?:inha|a de cartao)\b.*\b(?:cobra|taxa|recebo|fica|desconta)\b/,
    when: figures(({ percent, monthlyRate, yearlyRate }) => (percent ?? monthlyRate ?? yearlyRate) !== undefined),
  },
  {
    to: 'cartao',
    words: /\bcart(?:ao|oes)\b.*\b(?:anuidade|milhas)\b|\banuidade\b.*\bcart(?:ao|oes)\b/,
    not: /\b(?:fatura|divida|rotativo|minimo)\b/,
  },
  {
    to: 'seguro_de_bem',
    words: /\bseguro d[oae] (?:carro|moto|celular|casa|notebook|bike|bicicleta)\b/,
    when: figures(({ expense, price }) => expense !== undefined && price !== undefined),
  },
  {
    to: 'quanto_gastar',
    words: /\b(?:gastando|gasto) (?:muito|demais|alem|mais do que devia)\b.*\b(?:com|em|n[oa]|de)\b/,
    when: ({ text }) => categoryIn(text) !== undefined,
    not: /\b(?:por ?que|pq|impulso|paro|parar)\b/,
  },
  {
    to: 'parar_de_gastar',
    words:
      /\b(?:cort\w+|par(?:ar|asse|o|e) (?:de|com)|larg\w+) .*\bquanto (?:eu )?(?:econom\w+|sobra\w*|guard\w+|poup\w+)\b/,
    not: /\b(?:trabalhar|pagar)\b/,
  },
  {
    to: 'quanto_dura',
    words: /\bpedir (?:a |minha )?demissao\b/,
    not: /\breserva\b/,
  },
  {
    to: 'vista_ou_parcelado',
    words: [
      /\b(?:ipva|iptu)\b.*\b(?:a ?vista|cota unica|de uma vez|parcel\w*|desconto|\d+ ?x|vezes)\b/,
      /\b(?:a ?vista|cota unica|de uma vez|parcel\w*|\d+ ?x|vezes)\b.*\b(?:ipva|iptu)\b/,
    ],
    not: /\b(?:atrasad\w*|emprest\w*|cartao|lembr\w*|junt\w+|guard\w+)\b/,
  },
  {
    to: 'vista_ou_parcelado',
    words: /\b(?:a ?vista|cota unica|de uma vez)\b/,
    when: ({ figures: { discount, debts, loan } }) =>
      discount !== undefined && debts === undefined && loan === undefined,
    not: /\b(?:quit\w*|dividas?|acordo|negoci\w*|financ\w*|emprest\w*|maquin\w+|client\w+|vend\w+|imovel|casa)\b/,
  },
  // "Vale a pena parcelar uma geladeira de 3200 em 12x de 310?": nobody lends, and the price is what it costs at once.
  {
    to: 'vista_ou_parcelado',
    words: /\bparcel(?:ar|o|amos|ad[oa])\b/,
    when: figures(
      ({ price, installment, installments, debts, loan }) =>
        price !== undefined &&
        installment !== undefined &&
        installments !== undefined &&
        debts === undefined &&
        loan === undefined,
    ),
    not: /\b(?:emprest\w*|financ\w*|consignad\w*|banco|divida\w*|acordo|fatura|casa|ape|apto|apartamento|imovel|entrada|cabe|posso)\b/,
  },
  // Principal, rate and term are the inputs of compound interest, in any order.
  {
    to: 'projecao',
    words: [
      /\bquanto\b.*\b(?:da|dao|daria|viram?|viraria|fica|ficaria|rende\w*|vou ter|terei|teria|tenho|vale|valeria|sera|seria|recebo)\b/,
      /\b(?:da|viram?|rende\w*|fica) (?:em )?quanto\b/,
    ],
    when: figures(
      ({
        saved,
        price,
        goal,
        months,
        monthlyRate,
        yearlyRate,
        loan,
        debts,
        installment,
        income,
        installments,
        downPayment,
      }) =>
        downPayment === undefined &&
        (saved ?? price ?? goal) !== undefined &&
        months !== undefined &&
        (monthlyRate ?? yearlyRate) !== undefined &&
        [loan, debts, installment, income, installments].every((figure) => figure === undefined),
    ),
    not: pattern()`
      \b(?:
        emprest\w*|financ\w*|dividas?|devo|devendo|agiota|pego|peguei|pegar|parcel\w*|prestac\w+|rotativo|fatura|
        cheque especial|consignado|consorcio|antecip\w*|aluguel|salario|aument\w*|reajust\w*|desconto|inflacao|ipca|
        cdi|selic|cdb|lci|lca|tesouro|poupanca|prefixad\w*|ou|por mes|todo mes|cada mes|aposent\w*
      )\b
    `,
  },
  // A loan with all terms but one asks for its cost, not whether it fits the month.
  {
    to: 'custo_emprestimo',
    words: [
      /\b(?:qual|quanto|que)\b.*\b(?:juros?|taxa|parcela|prestacao|fica|pago)\b/,
      /\b(?:e|eh) (?:bom|boa|caro|barato|vantagem|justo)\b/,
      /\b(?:vale a pena|compensa)\b/,
    ],
    when: ({ figures: { loan, price, debts, installments, months, installment, monthlyRate, yearlyRate } }) =>
      (loan ?? price ?? debts?.[0]?.cents) !== undefined &&
      (installments ?? months) !== undefined &&
      (installment !== undefined || (monthlyRate ?? yearlyRate ?? debts?.[0]?.rate) !== undefined) &&
      (debts?.length ?? 0) < 2,
    not: pattern()`
      \b(?:
        ou|juntar|guardar|poupar|a vista|avista|sem juros|no pix|consorcio|fatura|minimo|rotativo|amortiz\w+|
        antecip\w+|quit\w+|troc\w+|portabilidade|aluguel|casa|ape|apto|apartamento|imovel|cdb|lci|lca|tesouro|poupanca|
        caixinha|rende\w*|invest\w+|aplic\w+|posso|cabe
      )\b
    `,
  },
  {
    to: 'trocar_divida',
    words: /\btroc(?:ar|o|a)\b.*\b(?:divida|emprestimo|cartao|financiamento)\b.*\b(?:por|pra|para)\b/,
    when: figures(({ offeredRate }) => offeredRate !== undefined),
  },
  {
    to: 'parar_de_gastar',
    words: /\btodo (?:santo )?dia\b.*\bquanto\b.*\b(?:ano|mes)\b|\bquanto\b.*\b(?:ano|mes)\b.*\btodo (?:santo )?dia\b/,
    when: figures(({ expense }) => expense !== undefined),
    not: /\b(?:guard\w+|junt\w+|invist\w+|poup\w+)\b/,
  },
  {
    to: 'projecao',
    words: /\bquanto (?:eu )?(?:tenho|vou ter|terei|teria|junto|acumulo|fica|da|vira)\b/,
    when: figures(({ saving, months }) => saving !== undefined && months !== undefined),
  },
  {
    to: 'correcao',
    words: /\b(?:hoje|inflacao|ipca|corrig\w+|atualiz\w+)\b/,
    when: figures(({ since }) => since !== undefined),
    not: /\b(?:financi\w+|aluguel|invest\w+)\b/,
  },
  {
    to: 'salario_liquido',
    words: [
      /\bliquid[oa]\b.*\b(?:salario|ganh\w+|receb\w+|bruto)\b/,
      /\b(?:salario|ganh\w+|receb\w+|bruto)\b.*\bliquid[oa]\b/,
      /\bbruto\b/,
      /\b(?:descont\w+|desconto) .*\b(?:inss|ir|irrf|imposto|holerite|salario)\b/,
      /\b(?:inss|irrf|holerite|contracheque)\b/,
      /\bsalario\b.*\bcom (?:os|todos os) descontos\b/,
    ],
    when: ({ text, figures: { income, price, goal } }) =>
      (income ?? price ?? goal) !== undefined && (NET_PAY.test(folded(text)) || /\bbruto\b/.test(folded(text))),
    // "Ganho 9500 líquido" is net already.
    not: /\b(?:pj|autonomo|carne|mei|aluguel|posso pagar)\b|\b(?:ganh\w+|receb\w+|tir\w+) (?:uns |r )*\d[\d.]*(?: mil| reais)* liquid/,
  },
  { to: 'filhos', words: /\b(?:mesada|semanada)s?\b/, not: /\b(?:ganho|recebo|minha) (?:\w+ ){0,3}mesada\b/ },
  {
    to: 'filhos',
    words:
      /\b(?:bebe|gravid\w*|gestante|ter (?:um |outro )?filh[oa]s?|custa (?:um )?filh[oa]|enxoval|(?:filh[oa]s?|nenem|gemeos) (?:vai |vao )?(?:nasc\w+|chega\w*|vem|a caminho))\b/,
    not: /\b(?:faculdade|escola|carro|financi\w+)\b/,
  },
  {
    to: 'fgts',
    words: /\b(?:fgts|saque aniversario|saque rescisao)\b/,
    not: /\b(?:o que e|significa|como funciona|minha vida)\b/,
  },
  {
    to: 'qual_plano',
    words: /\bconsorcio\b/,
    when: figures(({ plans = [] }) => plans.length > 1),
  },
  {
    to: 'consorcio',
    words: /\bconsorcio\b/,
    not: /\b(?:o que e|significa|o que quer dizer|como funciona|quit\w+|minha casa)\b/,
  },
  {
    to: 'carro_ou_app',
    words: [
      /\b(?:carro|moto)\b.*\b(?:uber|app|aplicativo|taxi|onibus|metro)\b/,
      /\b(?:uber|app|aplicativo|taxi|onibus|metro)\b.*\b(?:carro|moto)\b/,
      /\bassin\w+ (?:um )?carro\b/,
      /\b(?:custa|gasta)\b.*\b(?:ter|manter) (?:um )?carro\b/,
    ],
    not: /\b(?:motorista|aluguel de taxi|trabalh\w+|rodar|dirigir|alug\w+ (?:um )?carro|gastei|revisao|conserto)\b/,
  },
  {
    to: 'reajuste_aluguel',
    words: /\baluguel\b.*\b(?:igp ?m|ipca|reajust\w*|corrig\w*|aument\w*|subi\w*)\b|\breajust\w*\b.*\baluguel\b/,
    not: /\b(?:nao|comprar|compro|financi\w+)\b/,
  },
  {
    to: 'alugar_ou_comprar',
    words: [
      /\b(?:alug\w+|aluguel)\b.*\bou\b.*\b(?:compr\w+|financi\w+)\b/,
      /\b(?:compr\w+|financi\w+)\b.*\bou\b.*\b(?:alug\w+|aluguel)\b/,
      /\baluguel\b.*\b(?:vale|compensa|melhor)\b.*\b(?:compr\w+|financi\w+)\b/,
      /\b(?:vale|compensa|melhor|mais)\b.*\b(?:continuar|seguir|ficar|permanecer)\b.{0,12}\baluguel\b/,
    ],
    // What costs less than a home of any kind is a thing that pays for itself, or not.
    when: ({ figures: { price } }) => price === undefined || price >= LEAST_HOME,
    not: /\b(?:carro|moto|continuo alugando|vendo|maquina|sala|loja|ponto)\b/,
  },
  {
    to: 'retorno_compra',
    words: /\bcompr\w+\b.*\bou\b.*\balug\w+\b|\balug\w+\b.*\bou\b.*\bcompr\w+\b/,
    when: ({ figures: { price, rent, expense } }) =>
      price !== undefined && price < LEAST_HOME && (rent ?? expense) !== undefined,
  },
  { to: 'clt_ou_pj', words: /\bpj\b.*\bclt\b|\bclt\b.*\bpj\b/ },
  {
    to: 'clt_ou_pj',
    words: /\b(?:virar|como|ser|(?:pra|para|por|de)) pj\b/,
    when: figures(({ income, price }) => (income ?? price) !== undefined),
  },
  {
    to: 'dividir_contas',
    words:
      /\b(?:divid\w+|rach\w+|separ\w+|junt\w+)\b.*\b(?:contas?|despesas?|gastos|boletos|aluguel)\b|\b(?:contas?|despesas?|aluguel)\b.*\b(?:divid\w+|rach\w+)\b/,
    when: ({ text, figures: { otherIncome } }) => otherIncome !== undefined || TOGETHER.test(folded(text)),
  },
  {
    to: 'ajudar_alguem',
    words: [
      /\b(?:fiador\w*|fianca|avalista)\b/,
      /\bemprest\w* (?:o )?(?:meu )?nome\b/,
      /\b(?:empresto|emprestar) .*\b(?:pr[oa]|para|a|ao) (?:o |a )?(?:meu|minha|um|uma|amig\w+|cunhad\w+|irma\w*|primo|prima|tio|tia|mae|pai|filh\w+)\b/,
    ],
  },
  { to: 'seguro_de_vida', words: /\bseguro de vida\b/, not: /\b(?:o que e|significa|quer dizer|diferenca)\b/ },
  {
    to: 'quanto_dura',
    words: [
      /\b(?:demitid[oa]|demissao|desempregad[oa]|perdi (?:o|meu) emprego|mandad[oa] embora|fui desligad[oa])\b/,
      /\bquanto tempo\b.*\b(?:dura\w*|aguent\w+|segur\w+|viv(?:er|o|emos)|me (?:mant|sustent)\w+)\b/,
      /\b(?:viv(?:er|o|emos)|me (?:mant|sustent)\w+)\b.*\b(?:por )?quanto tempo\b/,
    ],
    not: /\breserva\b|\baposent\w+/,
  },
  {
    to: 'retorno_compra',
    words: /\b(?:energia solar|placas? solar(?:es)?|painel solar|paineis solares|se paga|retorno d[oa])\b/,
    when: figures(({ price, loan }) => (price ?? loan) !== undefined),
  },
  { to: 'imposto_resgate', words: TAX },
];
