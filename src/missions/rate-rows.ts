// Decision-table rows for questions about a rate, or what time makes of a sum, told with their figures.

import { pattern } from '../domain/pattern.ts';
import type { PlaybookRow } from './playbook-row.ts';

export const RATE_ROWS: readonly PlaybookRow[] = [
  {
    to: 'sac_ou_price',
    words: /^(?=.*\d|sac ou price).*(?:\bsac\b.*\bprice\b|\bprice\b.*\bsac\b)/,
    when: ({ figures: { loan, price, debts } }) => (loan ?? price ?? debts) !== undefined,
  },
  {
    to: 'custo_credito',
    words: /^(?=.*\bfatura\b).*\d\D+\d/,
    when: ({ figures: { payment, debts } }) =>
      payment !== undefined && debts?.length === 1 && debts[0]?.name === 'fatura',
    not: /\b(?:primeiro|quit\w+|parcel\w+|emprestimo|consignado)\b/,
  },
  {
    to: 'valor_futuro',
    words: pattern()`
      \binflacao\b.*\b(?:daqui a|em \d+ anos)\b|
      \b(?:vale\w*|valer|compra\w*)\b.*\bdaqui a \d+ anos\b.*\binflacao\b|
      \bdaqui a \d+ anos\b.*\b(?:inflacao|vale\w*|valer)\b|
      \bem \d+ anos\b.*\binflacao\b.*\bvale\w*\b|\bquanto (?:vao |vai |vale\w* )\b.*\bem \d+ anos\b.*\binflacao\b
    `,
    when: ({ figures: { saved, price, goal, months, saving, since } }) =>
      (saved ?? price ?? goal) !== undefined && months !== undefined && saving === undefined && since === undefined,
    not: /\b(?:rend\w*|invest\w*|aplic\w*|cdb|cdi|guard\w+|junt\w+|aposent\w+|financi\w+|carro|imovel|casa)\b/,
  },
  // The rate inside "12x de 550" is no entry and no question about the ledger.
  {
    to: 'custo_emprestimo',
    words: /^(?=.*\d).*\b(?:qual|quanto|que)\b.{0,25}\b(?:juros?|taxa)\b/,
    when: ({ figures: { loan, price, saved, debts, installment, installments, monthlyRate, yearlyRate, discount } }) =>
      (loan ?? price ?? saved ?? (debts?.length === 1 ? debts[0]?.cents : undefined)) !== undefined &&
      installment !== undefined &&
      installments !== undefined &&
      (monthlyRate ?? yearlyRate ?? discount) === undefined,
    not: /\b(?:a vista|avista|ou|quit\w+|amortiz\w+|antecip\w+|posso|cabe|junt\w+)\b/,
  },
  // A price in instalments at a told rate: what they come to, whatever comes in.
  {
    to: 'custo_emprestimo',
    words:
      /\bquanto (?:\w+ )?(?:sai|saio|fica|da|pago|pagaria|pagarei|custa|vai (?:sair|ficar|dar)|vou pagar)\b|\btrade ?-?in\b|\b(?:no|pelo) (?:meu|velho|usado)\b.*\bresto\b/,
    when: ({
      figures: { price, loan, installment, installments, months, monthlyRate, yearlyRate, saving, income, debts },
    }) =>
      (price ?? loan) !== undefined &&
      (installments ?? (loan === undefined ? undefined : months)) !== undefined &&
      (monthlyRate ?? yearlyRate) !== undefined &&
      (installment ?? saving ?? income ?? debts) === undefined,
    not: /\b(?:a vista|avista|ou|quit\w+|amortiz\w+|antecip\w+|posso|cabe|junt\w+|desconto|rend\w+|consorcio)\b/,
  },
  {
    to: 'ganho_real',
    words: pattern()`
      ^(?=.*\d).*(?:
        \b(?:ganho|rendimento|retorno|juros?|rentabilidade|lucro) real\b|
        \bde verdade\b.*\binflacao\b|\binflacao\b.*\bde verdade\b|
        \b(?:ganhei|perdi|ganhando|perdendo) (?:da|pra|para|a) inflacao\b|
        \bdescont\w+ (?:d?a )?inflacao\b
      )
    `,
    when: ({ figures: { inflation, since, yearlyRate, percent, cdi } }) =>
      since === undefined && (inflation !== undefined || (yearlyRate ?? percent ?? cdi) !== undefined),
    not: /\bo que (?:e|significa)\b|\bou\b/,
  },
];
