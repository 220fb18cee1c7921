// Entries whose amount is not told: it is asked for, or known from the card. Tested after those of entry-rules.

import { payComes } from '../money/pending.ts';
import { readEntry } from '../money/read-entry.ts';
import { secondBillAt } from '../money/second-bill.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';
import { isUnreal } from '../signals/unreal.ts';
import { DONE, PAST, PAST_MINE } from '../verbs/tense.ts';
import { readEntries, readStatement } from './entry-rules.ts';
import { PROOFS } from './proofs.ts';
import type { Outcome, Rule } from './rule.ts';

/** "paguei a luz e a água": two bills, whose amounts are asked. */
function readUnpriced(r: Reading): Outcome {
  const cut = secondBillAt(r);
  const items = [
    readEntry(r, { from: r.head, to: cut, amount: undefined }),
    readEntry(r, { from: cut + 1, to: r.tail, amount: undefined }),
  ];
  return { intent: 'lancamento', slots: { items }, confidence: 0.8 };
}

export const ENTRY_WITHOUT_AMOUNT_RULES: readonly Rule[] = [
  {
    id: 'entry.fatura_paid',
    trust: 'sure',
    when: (r) => tellsBillPaid(r) && r.money === undefined && !asks(r) && !isUnreal(r) && !r.has('hypothetical'),
    read: (r) => readStatement(r),
    examples: PROOFS && ['paguei a fatura do nubank', 'fatura do inter paga', 'quitei o cartão', 'já paguei a fatura'],
  },
  {
    id: 'entry.arrived',
    trust: 'sure',
    when: (r) =>
      (r.fits(ARRIVED) || payComes(r)) && r.money === undefined && !asks(r) && !isUnreal(r) && r.tail - r.head <= 8,
    read: (r) => readEntries(r, payComes(r) ? 'pendente' : 'paga'),
    examples: PROOFS && [
      'caiu um pix aqui',
      'recebi um dinheiro da minha vó',
      'entrou o salário',
      'reembolso vem dia 20',
    ],
  },
  {
    id: 'entry.two_bills',
    trust: 'sure',
    when: (r) => secondBillAt(r) >= 0 && r.money === undefined && !asks(r) && !isUnreal(r) && r.tail - r.head <= 10,
    read: readUnpriced,
    examples: PROOFS && ['paguei a luz e a água', 'gastei com o mercado e a farmácia'],
  },
  {
    id: 'entry.paid',
    trust: 'sure',
    // A payment without an amount: only the amount is asked.
    when: (r) =>
      (((r.isVerb(r.head, 'v_pay', PAST_MINE) && r.is(r.head + 1, 'det')) ||
        (r.isVerb(r.head, 'v_spend', PAST_MINE) && r.is(r.head + 1, 'prep_in'))) &&
        lacksAmount(r)) ||
      (r.fits(JUST_PAID) && r.money === undefined && !asks(r) && r.has('cat')),
    read: (r) => readStatement(r),
    examples: PROOFS && [
      'paguei o aluguel',
      'gastei no shopping hoje',
      'pagamos o rapaz do gás',
      'acabei de pagar a babá das crianças',
    ],
  },
  {
    id: 'entry.no_amount',
    trust: 'weak',
    when: (r) => lacksAmount(r),
    read: (r) => readStatement(r),
    examples: PROOFS && ['paguei aluguel', 'comprei pão'],
  },
];

/** A payment just made: "Acabei de pagar a babá". */
const JUST_PAID = /^(?:eu |ja )?acabei de (?:pagar|quitar|comprar) (?:[oa]s?|meu|minha)\b/;

/** Income without an amount, which is asked. */
const ARRIVED =
  /^(?:ja |hoje |ontem |opa |acabou de )*(?:caiu|entrou|pingou|cair|pingar|recebi|ganhei) (?:(?:um|uns|uma|o|meu|mais um|aquele) )*(?:pix|salario|dinheiro|pagamento|deposito|reembolso|estorno|din|grana)\b(?!.*\b(?:nao|errad[oa]|dolar)\b)/;

/** A card bill payment without an amount, which is derived from the card: "Paguei a fatura", "fatura do Inter quitada". */
const BILL_PAID =
  /^(?:ja |hoje |ontem |acabei de )*(?:paguei|pagamos|quitei|pagar|quitar) (?:(?:a|o|toda|todo|tudo|minha|meu|parte|resto|restante|d[oa]) )*(?:fatura|cartao)\b|^(?:a |minha )?fatura\b.*\b(?:paga|quitada)\b/;

const tellsBillPaid = (r: Reading): boolean =>
  r.fits(BILL_PAID) && r.tail - r.head <= 10 && !r.hasAny('obligation', 'remind_me', 'not', 'v_keep', 'q_total');

const A_LOT = /\b(?:gastei|paguei|deixei|foi|torrei)\b.*\b(?:uma nota|os tubos|uma grana|uma fortuna)\b|^uma nota\b/;

const lacksAmount = (r: Reading): boolean =>
  statesWithoutAmount(r) && r.money === undefined && !asks(r) && !isUnreal(r) && !r.has('hypothetical');

function statesWithoutAmount(r: Reading): boolean {
  // "uma nota", "os tubos": a large but unstated amount.
  if (r.fits(A_LOT)) return true;
  if (!r.hasAny('v_pay', 'v_buy', 'v_spend', 'v_arrive', 'v_receive')) return false;
  if (r.hasAny('memory_any', 'v_keep', 'v_watch') || r.tail - r.head > 10) return false;
  const paid = r.findVerb('v_pay', PAST) >= 0 || r.findVerb('v_buy', PAST) >= 0 || r.findVerb('v_spend', PAST) >= 0;
  if (paid) return r.hasAny('cat', 'merchant', 'invoice_noun', 'money_noun') || r.tail - r.head <= 4;
  const came = r.findVerb('v_arrive', PAST) >= 0 || r.findVerb('v_receive', PAST) >= 0;
  return (
    came &&
    (r.hasAny('money_in', 'method_pix', 'salary_noun') || (r.findVerb('v_receive', DONE) >= 0 && r.has('money_noun')))
  );
}
