// Decision-table rows tested last: self-employment, cards and insurance, one habit, and generic wordings of questions that have a playbook. Being
// last, they cannot take a question from a more specific row.

import { folded } from '../domain/fold.ts';
import { pattern } from '../domain/pattern.ts';
import { lookUp } from './glossary/look-up.ts';
import { figures, type PlaybookRow } from './playbook-row.ts';

const SMALL_EXPENSE = /\b(?:academia|assinatura|streaming|delivery|ifood|cigarro|fumo|aplicativo|plano(?! de saude))\b/;

export const REMAINING_ROWS: readonly PlaybookRow[] = [
  {
    to: 'preco_do_trabalho',
    words: pattern()`
      \b(?:
        cobr(?:o|ar|ando|aria)|preco (?:certo|justo)|
        (?:bot\w+|po[er]|dar?|fazer|calcul\w+) (?:o )?preco|
        subo o preco|aument\w+ o preco|subir o preco|precificar (?:meu|minha|o|a)
      )\b
    `,
    not: /\b(?:banco|juros|tarifa|escola|comissao|vendedor)\b/,
  },
  {
    to: 'taxa_de_venda',
    words: /\b(?:maquininha|maquina de cartao|comissao|taxa por venda|marketplace|antecipac\w+)\b/,
  },
  {
    to: 'seguro_de_bem',
    words: [
      /\bseguro (?:d[oae]|agricola|residencial|auto|celular|moto|carro|viagem|pet)\b/,
      /\bseguro\b.*\b(?:vale|compensa|sem)\b/,
    ],
    not: /\bseguro (?:de vida|desemprego|defeso|de renda)\b/,
  },
  {
    to: 'cartao',
    words: [
      /\b(?:cartao|cartoes)\b.*\b(?:melhor|black|milhas|anuidade|ter|tipo|pontos|cashback)\b/,
      /\b(?:melhor|qual|tres|dois|quantos) (?:tipo de )?(?:cartao|cartoes)\b/,
    ],
    not: /\b(?:fatura|divida|rotativo|minimo|milhas)\b/,
  },
  { to: 'conceito', when: ({ text }) => OWN_BUSINESS.test(folded(text)) && lookUp(text).length > 0 },
  {
    to: 'parar_de_gastar',
    words: SMALL_EXPENSE,
    when: figures(({ expense, price, saving }) => (expense ?? price ?? saving) !== undefined),
    not: /\b(?:abrir|montar|vend\w+|financi\w+|parcel\w+)\b/,
  },
  {
    to: 'diagnostico',
    words:
      /\bindo bem\b|\botimiz\w+ (?:o |a |as )?(?:meu |minhas? )?(?:patrimonio|dinheiro|financas|vida financeira)\b/,
  },
  {
    to: 'evolucao',
    words:
      /\b(?:pior(?:ei|aram|ou)|melhor(?:ei|aram|ou)|compara\w+ com (?:antes|o ano)|em relacao ao (?:ano|mes)|ano passado|evolu\w+)\b/,
    not: /\b(?:invest\w+|acoes|bolsa)\b/,
  },
  {
    to: 'trocar_de_emprego',
    words: [
      /\b(?:emprego|clt|carteira assinada|vaga|proposta)\b.*\b(?:aceit\w+|pego|melhora|compensa|vale|largo|melhor)\b/,
      /\b(?:aceit\w+|pego|melhora|largo|larg\w+ o app)\b.*\b(?:emprego|clt|carteira assinada|vaga|proposta)\b/,
    ],
  },
  {
    to: 'mais_renda',
    words:
      /\b(?:aument(?:ar|o) (?:a |as |os )?(?:minhas? |meus? )?(?:renda|ganho|receita|entrada)s?|renda extra|ganhar mais|por mes a mais|a mais por mes|mais plantao|trabalhar mais|trampar|hora extra)\b/,
  },
  {
    to: 'vender_bem',
    words: [
      /\b(?:vend(?:o|er|e)|vender)\b.*\b(?:apartamento|ape|apto|casa|imovel|sitio|terreno|lote|fazenda|chacara|trator|trato|carro|moto|sala|ponto)\b/,
      /\b(?:continuo|seguir|sigo) alugando\b/,
      /\bimoveis\b/,
    ],
    not: /\b(?:comprar|holding|sucessao|boi|gado)\b/,
  },
  {
    to: 'comparar_investimentos',
    words: /\bonde (?:eu )?(?:deix\w+|guard\w+|bot\w+|coloc\w+|ponho|invist\w+)\b.*\b(?:reserva|dinheiro|grana)\b/,
  },
  { to: 'decisao_investimento', words: /\b(?:realizar o lucro|eth|ethereum|btc|solana|doge)\b/ },
  {
    to: 'ajudar_alguem',
    words: /\b(?:empreste|emprestar|empresto|emprestado)\b/,
    when: figures(({ price, loan, saved }) => (price ?? loan ?? saved) !== undefined),
  },
  {
    to: 'dividir_contas',
    words: /\b(?:marido|esposa|mulher|namorad\w+|casal|companheir\w+)\b.*\b(?:dinheiro|contas?|gastos?)\b/,
  },
  {
    to: 'quitar_dividas',
    words: /\b(?:nome|cpf) (?:ta |esta )?(?:suj[oa]|negativad[oa]|no serasa|no spc)\b|\bnegativad[oa]\b/,
  },
  {
    to: 'financiar_ou_juntar',
    words: /\bfinanci\w+\b/,
    when: figures(
      ({ price, loan, months, installments }) =>
        (price ?? loan) !== undefined && (months ?? installments) !== undefined,
    ),
  },
  {
    to: 'quanto_gastar',
    words: pattern()`
      \b(?:
        despesas? fixas?|percentual|(?:o|ta) certo (?:de )?gastar|\d+ ?% d[ao]|por cento d[ao]|morar soz\w+|pesad[oa]|
        e muito|gastar menos|nao gastar (?:tanto|muito)|
        sobra\w* (?:um |uns )?(?:troco|dinhe\w+|algum)|
        baixar minha|economizar (?:n[oa]|em)|contas? (?:equilibrad\w+|em ordem)|equilibrad\w+
      )\b
    `,
  },
  { to: 'quanto_gastar', words: /\b(?:aluguel|moradia)\b.*\b(?:ganh\w+|renda|salario)\b/ },
  {
    to: 'retorno_compra',
    words: pattern()`
      \b(?:
        kit gas|gnv|eletric[ao]|segunda loja|outra loja|
        abrir (?:uma )?(?:loja|negocio|empresa)|
        franquia|ponto na rua|clinica propria|consultorio proprio|arrendar|aparelho|maquina|equipamento|ultrassom|
        silo|console|pc|computador|taxi|usad[oa] ou|terceirizar
      )\b
    `,
  },
  {
    to: 'posso_gastar',
    words:
      /\b(?:compr\w+|troc(?:o|ar|asse)|parcelad[oa]|pag(?:o|ar|asse)|da pra (?:eu )?gastar|pegue|pego|emprestimo|conserto)\b/,
    not: /\b(?:baba|creche|socia|socio|marmita|terceirizar)\b/,
  },
  { to: 'quitar_dividas', words: /\bpagando\b.*\bcart(?:ao|oes)\b.*\bpor onde (?:eu )?comec\w+/ },
  { to: 'preco_do_trabalho', words: /\bmeu preco\b.*\b(?:barat\w+|car[oa]|bom|alto|baixo)\b/ },
];

/** Folded words of the self-employment glossary. */
const OWN_BUSINESS = pattern()`
  \b(?:
    lucro presumido|pj no simples|simples ou mei|mei ou (?:pj|simples)|inss de autonomo|carne do inss|depreciac\w+|
    capital de giro|quebrar|menos imposto|milhas|separ\w+ o dinheiro
  )\b
`;
