// Decision-table rows for debts, savings and a month that does not add up, in everyday words; tested after the specific topics of everyday-rows.

import { folded } from '../domain/fold.ts';
import { figures, type PlaybookRow } from './playbook-row.ts';
import { CAN_PAY } from './playbooks/behind-the-first.ts';

const INVESTS = /\b(?:cdb|lci|lca|tesouro|poupanca|cdi|selic|ipca)\b/;

/** How the offer of a creditor is asked about. */
export const TAKES_LESS = 'desconto para quitar a divida';

export const DEBT_AND_SAVINGS_ROWS: readonly PlaybookRow[] = [
  {
    to: 'desconto_divida',
    words: /\b(?:quit\w+|acordo|divida|negoci\w+|ofereceram|oferta)\b/,
    when: ({ text, figures: { discount, price, debts: [debt, ...more] = [], installments } }) =>
      debt !== undefined &&
      installments === undefined &&
      (discount !== undefined ||
        (price !== undefined && price < debt.cents && more.length === 0 && text.startsWith(TAKES_LESS))),
  },
  {
    to: 'trocar_divida',
    words: /\bportabilidade\b|\b(?:consignado|emprestimo|credito)\b.*\b(?:pra|para) (?:pagar|quitar)\b/,
    when: ({ figures: { debts, offeredRate, monthlyRate } }) =>
      debts !== undefined && (offeredRate ?? monthlyRate) !== undefined,
  },
  // "Consigo pagar 900 por mês, qual pago primeiro?"
  {
    to: 'quitar_dividas',
    words: [
      /\b(?:qual|quais|que) (?:\w+ ){0,2}?(?:pag\w+|quit\w+|atac\w+)\b.*\b(?:primeiro|antes)\b|\bpor (?:onde|qual) (?:eu )?comec\w+/,
      /\b(?:quando|quanto tempo|quantos (?:meses|anos))\b.*\b(?:quito|quitar|saio|livre|acab\w+|termino)\b/,
    ],
    when: ({ text, figures: { payment, expense } }) =>
      payment !== undefined || (expense !== undefined && CAN_PAY.test(folded(text))),
  },
  {
    to: 'custo_credito',
    words: [
      /\bminimo d[oa] (?:cartao|fatura)\b/,
      /\bso o minimo\b/,
      /\bparcel\w+ (?:a |minha |essa )?fatura\b/,
      /\bcheque especial\b.*\b(?:custa|juros|cobra|sai|quanto)\b/,
      /\b(?:custa|juros)\b.*\bcheque especial\b/,
      /\bantecip\w+ (?:o |meu )?(?:13|decimo)/,
    ],
    not: /\b(?:o que e|significa|primeiro|por ?que)\b/,
  },
  {
    to: 'projecao',
    words: [
      /\b(?:quanto (?:eu )?(?:vou ter|terei|teria|vou juntar|junto|acumulo|viro|vira|rende\w*|da)|rende quanto|viraria quanto)\b/,
      // "Se eu guardar 300 por mês por 10 anos?" leaves out what it asks.
      /^(?:(?:e|mas|oi) )*(?:se (?:eu )?(?:guard|invest|aplic|junt|poup|deposit)|(?:guard|invest|aplic|junt|poup)[ae]ndo\b).* (?:por|ao|todo) mes\b/,
    ],
    when: ({ text, figures: { saving, saved, price, goal, months } }) =>
      goal === undefined &&
      (saving !== undefined || ((saved ?? price) !== undefined && /\b(?:por mes|todo mes)\b/.test(folded(text)))) &&
      months !== undefined,
  },
  {
    to: 'comparar_investimentos',
    words: INVESTS,
    when: ({ text, figures: { overInflation, yearlyRate, exemptShareOfCdi } }) =>
      (overInflation !== undefined || yearlyRate !== undefined || exemptShareOfCdi !== undefined) &&
      /\bou\b/.test(folded(text)),
    not: /\b(?:financi\w+|quit\w+|amortiz\w+|divida|cartao)\b/,
  },
  {
    to: 'conceito',
    words: /\bmei\b.*\b(?:ou|vale a pena|compensa|abro)\b|\b(?:ou|vale a pena|compensa|abro|abrir)\b.*\bmei\b/,
    not: /\b(?:gasto|divida|devo|emprestimo|reserva|pj|clt)\b/,
  },
  { to: 'conceito', words: /\b(?:pgbl|vgbl)\b.*\bou\b.*\b(?:pgbl|vgbl)\b/ },
  {
    to: 'alocacao',
    words: /\b(?:invist[oa]|investir|aplic[ao]r?|dividir)\b/,
    when: figures(({ risk, saved, price }) => risk !== undefined && (saved ?? price) !== undefined),
  },
  {
    to: 'juntar',
    words: /\b(?:como (?:eu )?)?junt(?:ar|o) (?:dinheiro|grana|uma grana)\b/,
    when: figures(({ price, goal, saved }) => (price ?? goal ?? saved) !== undefined),
  },
  {
    to: 'quanto_gastar',
    words: [
      /\b(?:posso|consigo|da pra|cabe|aguento) (?:pagar|gastar|um|de)?\b.*\baluguel\b/,
      /\baluguel\b.*\b(?:cabe|posso|aguento)\b/,
    ],
    when: figures(({ rent, price }) => rent !== undefined && price === undefined),
  },
  {
    to: 'diagnostico',
    words: [
      /\b(?:como|quero|preciso) (?:eu )?(?:sair|saio) do vermelho\b/,
      /\b(?:to|tou|estou|vivo) (?:sempre )?no vermelho\b/,
      /\b(?:minha |a )?(?:situacao|condicao) financeira\b/,
    ],
    not: /\b(?:complet\w+|aposent\w+)\b/,
    when: figures(({ debts }) => debts === undefined),
  },
  {
    to: 'quanto_gastar',
    words: [
      /\b(?:como|onde|quero|preciso) (?:eu )?(?:econom\w+|cort\w+|poup\w+|reduz\w+)\b.*\bpor mes\b/,
      /\bo que (?:eu )?(?:corto|cortar|posso cortar)\b/,
      /\bonde (?:e q(?:ue)? )?(?:eu )?(?:da pra |posso |consigo |devo |daria pra )?(?:econom\w+|cort\w+|reduz\w+|enxug\w+|apert\w+|diminu\w+)\b/,
      /\b(?:como|ajud\w+)\b.*\bcontrol\w+ (?:os |as |meus |minhas |melhor )*(?:gastos|contas|financas|despesas)\b/,
    ],
    when: figures(({ months, goal, due }) => months === undefined && goal === undefined && due === undefined),
  },
  {
    to: 'quitar_dividas',
    words: /\b(?:to|tou|estou|fiquei) (?:devendo|endividad[oa])\b/,
    not: /\b(?:invest\w+|reserva|comprar|financi\w+|por ?que)\b/,
    when: figures(({ debts }) => debts === undefined),
  },
  {
    to: 'quanto_gastar',
    words: /\b(?:ta|e|esta|to pagando) (?:muito )?caro\b/,
    when: figures(({ expense }) => expense !== undefined),
  },
  {
    to: 'quanto_gastar',
    words: /\be (?:muito|demais|pouco|normal)\b/,
    when: figures(({ rent, income, expense }) => (rent ?? (income && expense)) !== undefined),
  },
  {
    to: 'diagnostico',
    words: /\b(?:medo|preocupad[oa]|angustiad[oa]|aflit[oa]|desesperad[oa])\b.*\b(?:pagar|contas?|dividas?|boletos?)\b/,
    not: /\b(?:compr\w+|invest\w+)\b/,
  },
  { to: 'por_que_gastei', words: /\b(?:dinheiro|salario|grana) (?:some|evapora|voa|desaparece)\b/ },
  {
    to: 'posso_gastar',
    words: [
      /\bquant[ao]s? (?:de )?parcelas?\b.*\b(?:posso|aguento|assumir|cabe)\b/,
      /\bque (?:valor de )?parcela\b.*\b(?:posso|aguento|cabe)\b/,
    ],
  },
];
