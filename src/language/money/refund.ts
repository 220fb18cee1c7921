// "Estornaram o tênis", "devolvi o sapato, me devolveram 120", "estorno de 50 da amazon": money of one's own purchase that came back, and
// of which one. What was lent, cashback and tax returns come back too, and are not that.

import type { Reading } from '../reading/reading.ts';

const BACK = /\b(?:estorn\w+|chargeback|devolvi (?:o|a|os|as|meu|minha)|(?:a |o )?[a-z]+ (?:me )?estornou)\b/u;
const REFUND_NOUN = /\b(?:estorno|chargeback|devolucao)\b/u;
const NOT_ONES_OWN = /\b(?:emprest\w+|devia|devendo|imposto|restituicao|cashback|salario|aluguel)\b/u;

const NAMES: readonly RegExp[] = [
  /\bdevolvi (?:o|a|os|as|meu|minha) ([a-z]+(?: d[aeo] [a-z]+)?)/u,
  /\b(?:estornaram|estornou|estornado|estornada|cancelaram e estornaram) (?:me )?(?:[\d.,]+ (?:reais )?)?(?:o|a|os|as|do|da|d[ea]quel[ea]|meu|minha) ([a-z]+(?: d[aeo] [a-z]+)?)/u,
  /\b(?:estorno|chargeback|devolucao) (?:de (?:r\$ ?)?[\d.,]+ (?:reais )?)?(?:d[aeo]s?|n[ao]) ([a-z]+(?: d[aeo] [a-z]+)?)/u,
  /^(?:a |o )?([a-z]+) (?:me )?(?:estornou|estornaram)\b/u,
];

export type Refund = {
  /** Words of the purchase; absent when it was not named. */
  readonly of?: string;
};

/** @param line folded. Undefined when nothing of one's own purchase is said to have come back. */
export function refundIn(line: string): Refund | undefined {
  if (NOT_ONES_OWN.test(line) || !(BACK.test(line) || REFUND_NOUN.test(line))) return undefined;
  for (const name of NAMES) {
    const of = name.exec(line)?.[1];
    if (of !== undefined && !/^(?:nao|ja|hoje|ontem|dinheiro|valor|fatura|cartao)$/u.test(of)) return { of };
  }
  return {};
}

/** "Depois peço reembolso do plano": still to come. */
const ASKED_BACK =
  /\b(?:peco|pedir|pedi|solicit[a-z]+|aguard[a-z]+|esperando|entrada n?o) (?:o |um |no )?(?:reembolso|estorno|ressarcimento)\b/;
export const asksForRefund = (r: Reading): boolean => r.fits(ASKED_BACK);
