// Decision-table rows for short sums of working life told with their figures: an hour's pay, a margin, a yearly plan, a raise against prices. Their
// words resemble questions about the ledger, which cannot answer them.

import { pattern } from '../domain/pattern.ts';
import { type Cost, costsTold } from './costs-told.ts';
import { figures, type PlaybookRow } from './playbook-row.ts';
import { TO_ME } from './playbooks/mei-tax.ts';

const PAST = /\b(?:recebi|ganhei|paguei|gastei|lembr\w+|anot\w+)\b/;

export const EVERYDAY_SUMS_ROWS: readonly PlaybookRow[] = [
  {
    to: 'parte_da_renda',
    words: pattern()`
      ^(?:quero |vou |se (?:eu )?)?(?:guard|separ|poup|junt|invest|econom|reserv)\w+ \d{1,2}(?: por cento)? d[eoa]s?\b.*\bquanto (?:fica|e|da|seria|sobra)\b|
      \bquanto\b.{0,40}\b(?:guard|separ|poup|junt|invest|econom|reserv)\w+ (?:r )?\d{1,2}(?: por cento)?
      (?:$| (?:d[eoa] |d)(?:meu |minha |tudo )?(?:salario|renda|que (?:eu )?(?:ganho|recebo|entra)))
    `,
    when: figures(({ percent }) => percent !== undefined),
  },
  // "Quanto tempo dura minha reserva?": of what is put by, and not what a reserve should be.
  {
    to: 'quanto_dura',
    words:
      /\b(?:quanto tempo|quantos meses)\b.*\b(?:dur\w+|aguent\w+|segur\w+)\b.*\b(?:reserva|guardad[oa]|poupanca|economias)\b|\b(?:reserva|guardad[oa]|poupanca|economias)\b.*\b(?:dur\w+|aguent\w+|segur\w+)\b.*\b(?:quanto tempo|quantos meses)\b/,
    not: /\b(?:aposent\w+|seguro desemprego|deveria|ideal)\b/,
  },
  {
    to: 'hora_extra',
    words: [
      /\b(?:quanto|qual|quero saber)\b.*\b(?:horas? extras?|banco de horas)\b|\bhoras? extras?\b.*\bquanto\b/,
      /\bquanto\b.*\b(?:ganho|vale|recebo|e|custa|sai)\b.*\b(?:por hora|minha hora|hora de trabalho)\b/,
    ],
    when: figures(({ income, price }) => (income ?? price) !== undefined),
    not: /\b(?:recebi|paguei|gastei|lembr\w+|anot\w+|cobr\w+|estacionamento|frila|freela\w*|autonom\w+|mei)\b/,
  },
  {
    to: 'quanto_dura',
    words:
      /\b(?:da|dura|duraria|aguento|aguentamos|seguro|vivo|viver|consigo viver|fico)\b.{0,30}\bquantos meses\b|\bquantos meses\b.{0,30}\b(?:da|dura|aguento|seguro|vivo|viver)\b/,
    when: ({ figures: { expense } }) => expense !== undefined,
    not: /\b(?:divida|quit\w+|parcel\w+|junt\w+|financi\w+)\b/,
  },
  {
    to: 'heranca',
    words:
      /\b(?:heranca|inventario|itcmd)\b|\b(?:faleceu|morreu|partiu|falecid[oa])\b.*\b(?:deixou|casa|ap|apartamento|terreno|dividir|irmaos|herdeiros)\b/,
    not: /\b(?:recebi|ganhei|gastei|paguei|anot\w+|lembr\w+|o que faco|investir|invisto|o que e|significa)\b/,
  },
  {
    to: 'preco_do_trabalho',
    words:
      /^quanto cobrar pelo meu trabalho\b|\bquanto (?:eu )?(?:(?:devo|posso|deveria|tenho que) cobrar|cobr(?:o|aria|ar) (?:por|pel[oa]|num|numa|em|cada|n[oa]))\b(?!.*\b(?:juros?|multa|aluguel|emprest\w+)\b)/,
  },
  {
    to: 'quanto_dura',
    words:
      /\bquanto (?:tempo )?(?:me )?(?:dura|duram|duraria)\b.*\b(?:dinheiro|grana|reserva|poupanca|guardad[oa]|demit\w+|desempreg\w+)\b/,
    not: /\b(?:aposent\w+|ate o fim|este mes|esse mes)\b/,
  },
  {
    to: 'quanto_dura',
    words:
      /^(?:e |mas |ai )*quanto tempo (?:isso |tudo |esse dinheiro |ele )?(?:me )?(?:dura|duraria|aguento|segura)(?: isso| tudo| assim)*$/,
    when: figures(({ expense }) => expense !== undefined),
  },
  {
    to: 'margem_de_venda',
    words: /\b(?:lucro|margem|markup|sobra|ganho|quanto (?:eu )?(?:ganho|lucro|tiro))\b/,
    when: figures(({ cost }) => cost !== undefined),
    not: PAST,
  },
  // Two ways of having the same, each by its own span: "35 por dia almoçando fora ou marmita de 12", "plano ou pagar consulta".
  {
    to: 'anual_ou_mensal',
    words:
      /\b(?:qual|compensa\w*|vale (?:mais )?a pena|melhor|mais (?:barato|em conta)|sai mais|gasto menos)\b|\bquanto\b.{0,20}\beconomi[az]\w*\b/,
    when: ({ text, figures: { debts, loan, income, goal, downPayment } }) =>
      [debts, loan, income, goal, downPayment].every((figure) => figure === undefined) &&
      isOfTwo(costsTold(text), text),
    not: /\b(?:guard\w+|junt\w+|invest\w+|financi\w+|emprest\w+|parcel\w+|salario|ganh\w+|alug\w+|clt|pj|mei|seguro|juros?|consorcio|vista|quit\w+|comprar|energia solar|lembr\w+|anot\w+|recebi|paguei|gastei)\b|\d ?(?:x|%)/,
  },
  {
    to: 'boleto_atrasado',
    words: /\bmulta\b.*\b(?:juros?|ao mes|por cento|dias?|meses)\b|\b(?:atrasad[oa]|atraso)\b.*\bmulta\b/,
    when: ({ text, figures: { price, expense, debts, loan, rent, installment } }) =>
      /\d ?(?:%|por cento)/u.test(text) &&
      (price ?? expense ?? debts?.[0]?.cents ?? loan ?? rent ?? installment) !== undefined,
    not: /\b(?:fgts|demit\w+|rescis\w+|transito|radar|contrato|paguei|aluguel antes)\b/,
  },
  {
    to: 'quanto_fica',
    words: /\b(?:reajuste|aumento|acrescimo) de \d/,
    when: ({ text, figures: { rent, price, expense } }) =>
      /\d ?(?:%|por cento)/u.test(text) && (rent ?? price ?? expense) !== undefined,
    not: /\b(?:paguei|gastei|recebi|ganhei|ipca|igp\w*|inflacao|x|vezes|parcel\w+|salario|anot\w+|lembr\w+|peco|pedi\w*|vale|justo)\b/,
  },
  // "Qual a parcela?" of a home with all terms told needs no income.
  {
    to: 'sac_ou_price',
    words:
      /\bfinanci\w+\b.*\b(?:qual|quanto)\b.*\b(?:parcela|prestacao)\b|\b(?:qual|quanto)\b.*\b(?:parcela|prestacao)\b.*\bfinanci\w+/,
    when: ({ text, figures: { price, months, installments, monthlyRate, yearlyRate, income, installment } }) =>
      /\b(?:casa|ap[eê]|apto|apartamento|im[oó]vel)\b/i.test(text) &&
      price !== undefined &&
      (months ?? installments) !== undefined &&
      (monthlyRate ?? yearlyRate) !== undefined &&
      [income, installment].every((figure) => figure === undefined),
    not: /\b(?:cabe|posso|alug\w+|ou)\b/,
  },
  {
    to: 'quantos_por_cento',
    words: /\b(?:subiu|aument\w+|foi|desconto|passou|caiu|baix\w+|desceu|reajust\w+|de)\b/,
    when: figures(({ after }) => after !== undefined),
  },
  {
    to: 'trocar_de_emprego',
    words: /\b(?:oferec\w+|proposta|outr[oa] (?:empresa|emprego|lugar|vaga))\b/,
    when: figures(({ income, offeredIncome }) => income !== undefined && offeredIncome !== undefined),
    not: /\b(?:pj|mei|freela\w*)\b/,
  },
  {
    to: 'aumento_real',
    words: [
      /\binflacao\b.*\b(?:salario|aumento|reajuste|dissidio)\b/,
      /\b(?:salario|aumento|reajuste|dissidio)\b.*\binflacao\b/,
    ],
    when: figures(
      ({ percent, inflation, since }) => percent !== undefined && inflation !== undefined && since === undefined,
    ),
    not: /\b(?:aluguel|invest\w+|rend\w+|lembr\w+)\b/,
  },
  // Without an income told, what the loan costs is the answer that needs no question.
  {
    to: 'custo_emprestimo',
    words: /\b(?:peg(?:o|ar)|aceit(?:o|ar)|faco)\b.*\b(?:emprestimo|consignado|credito pessoal)\b/,
    when: figures(
      ({ loan, installment, installments, income, debts }) =>
        [loan, installment, installments].every((figure) => figure !== undefined) &&
        income === undefined &&
        debts === undefined,
    ),
    not: /\b(?:posso|cabe|ou|pra|para|quit\w+|ganho|salario)\b/,
  },
  {
    to: 'vender_carro',
    words: /\bvend(?:o|er|esse|eria)\b.*\b(?:carro|moto)\b|\b(?:carro|moto)\b.*\bvend(?:o|er|esse|eria)\b/,
    when: figures(({ debts, loan, installments }) =>
      [debts, loan, installments].every((figure) => figure === undefined),
    ),
    not: /\b(?:quit\w+|dividas?|troc\w+|compr\w+|financi\w+|alug\w+|paguei|gastei|lembr\w+|quem|anunci\w+|trabalh\w+|uber|app|aplicativo|taxi|onibus)\b/,
  },
  {
    to: 'amortizar',
    words: pattern()`
      ^(?:(?:eu|e|posso|quero|queria|vou|da pra|vale a pena|compensa|pensando em|se eu) )*antecip(?:ar|o|asse) (?:
        as |os |minhas |umas )*(?:\d+|ultimas|proximas)\b.*\bparcelas?\b
    `,
    when: figures(
      ({ installment, installments, installmentsLeft }) =>
        installment !== undefined && (installments ?? installmentsLeft) !== undefined,
    ),
  },
  {
    to: 'mais_renda',
    words:
      /\bquanto (?:\w+ ){0,4}(?:fazer|faturar|vender|tirar|ganhar|rodar|produzir) (?:\w+ ){0,2}por (?:dia|semana)\b/,
    when: figures(
      ({ rent, price, goal, expense, saving, installment, loan }) =>
        (rent ?? price ?? goal ?? expense ?? saving ?? installment ?? loan) !== undefined,
    ),
    not: PAST,
  },
  // Only of an MEI one asks how much may be billed.
  {
    to: 'teto_mei',
    words: [
      /\bquanto\b.*\b(?:posso|podia|da (?:pra|para)|consigo|falta|resta|cabe)\b.*\bfatur(?:ar|ando|amento)\b/,
      /\bposso faturar (?:mais )?quanto\b/,
      /\b(?:fature\w*|faturamos|faturado|vendi)\b.*\bano\b.*\b(?:limite|teto|estour\w+|pass\w+)\b/,
      /\bmei\b.*\bfature\w+\b.*\b(?:limite|teto|estour\w+|pass\w+)\b/,
      /\bmei\b.*\bquanto\b.*\b(?:falta|resta|cabe|sobra)\b.*\b(?:teto|limite|estourar|passar)\b/,
      /\bquanto\b.*\bfalta\b.*\b(?:teto|limite)\b.*\bmei\b/,
    ],
    when: figures(({ income }) => income === undefined),
    not: /\b(?:cartao|pag(?:ar|o|uei)|credito|vence|gast\w+|lembr\w+|anot\w+|meta)\b/,
  },
  { to: 'imposto_mei', words: TO_ME, not: PAST },
  { to: 'mais_renda', words: /\bmeta diaria\b/, not: PAST },
  { to: 'imposto_mei', words: /\b(?:abrir|ter|tirar) (?:um )?cnpj\b/, not: PAST },
  {
    to: 'imposto_mei',
    words: [
      /\b(?:quanto|qual|valor)\b.{0,24}\b(?:o|do|de|meu) das(?: (?:d[oe] mei|mei|hoje|agora|[ed]ste mes|esse mes|por mes|em 20\d\d))*$/,
      /\b(?:o|meu|do) das (?:ta|esta|e|eh|custa|fica|sai|vai) (?:de )?quanto\b|\bquanto (?:ta|esta|e|eh|custa|pago|fica) (?:de |o |do |meu )*das\b/,
      /\bquando (?:e que )?(?:vence|pago|cai|tenho que pagar) (?:o |meu )?das\b|\bquando (?:o|meu) das vence\b/,
      /\bmei (?:paga|pago|tem que pagar|precisa pagar|contribui)\b.*\b(?:inss|por mes|todo mes)\b/,
    ],
    not: PAST,
  },
  {
    to: 'imposto_mei',
    words: [
      /\bmei\b.*\b(?:limite|teto|passo|passei|passar|estour\w+|desenquadr\w+)\b/,
      /\b(?:limite|teto|passo|passei|passar|estour\w+|desenquadr\w+)\b.*\bmei\b/,
    ],
    when: ({ text, figures: { income, price } }) =>
      (income ?? price) !== undefined && /fatur|ganh|receb|vend|tiro|passo|passei|passar|estour|desenquadr/i.test(text),
    not: /\b(?:clt|pj|gast\w+|paguei|lembr\w+|me avisa)\b/,
  },
];

/** Of one alone the other is asked for. A car and what replaces it have a calculation of their own, by the month. */
const isOfTwo = ([one, other, ...more]: readonly Cost[], text: string): boolean =>
  one === undefined || more.length > 0
    ? false
    : other === undefined
      ? /\beconomi[az]\w*\b.*\bse (?!(?:eu |a gente )?(?:par|cort|larg))|\bou pagar\b/i.test(text)
      : one.span !== other.span || (/\bou\b/i.test(text) && !/\b(?:carro|moto)\b/i.test(text));
