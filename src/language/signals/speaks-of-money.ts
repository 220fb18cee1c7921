// Whether a question concerns the ledger: a noun of money, a verb that moves money, a due date, a bare "quanto". The
// name of a purchasable thing is not enough: "quando troquei o óleo?" and "quem ficou com a chave?" ask for notes.

import { classSet } from '../lexicon/class-bits.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import { ANY_TENSE, INFINITIVE } from '../verbs/tense.ts';

const OF_MONEY = classSet(
  'finance_noun',
  'money_noun',
  'tx_noun',
  'balance_noun',
  'statement_noun',
  'summary_noun',
  'budget_noun',
  'goal_noun',
  'invoice_noun',
  'card_noun',
  'installment_noun',
  'debt_noun',
  'invest_noun',
  'networth_noun',
  'savings_verb_noun',
  'recurring_noun',
  'pending_noun',
  'forecast_cue',
  'finance_adj',
  'refund_noun',
  'salary_noun',
  'jar_noun',
  'asset_class',
  'owed_me',
  'invest_topic',
  'debt_topic',
  'diag_topic',
  'fundamentals',
  'q_avg',
  'q_share',
  'q_breakdown',
  'q_zero_days',
  'q_per_purchase',
  'q_max',
  'q_min',
  'q_compare',
  'q_check',
  'due_word',
  'arrived_word',
  'times_word',
);
const MOVES = classSet('v_spend', 'v_pay', 'v_receive', 'v_sell', 'v_repay', 'v_owe', 'v_invest');
const PURCHASE =
  /\b(?:cobr|descont|debit|compr|abastec|encomend|lanc|fatur)\w+|\bpagar\b|\b(?:ultima|melhor|pior) (?:vez|ida|semana|mes)\b|\bquant[oa]\b(?! tempo| em quanto)/;

/** "Quantas vezes peguei uber?" */
const ORDERED = /\bvezes (?:eu )?pe(?:gue|d)i\b/;

/** Documents expire as bills fall due, and "reserva" may be a spare key. */
const NO_MONEY =
  /\breceita d[eoa] (?!mes|ano|semana|vendas?|alugue)|\b(?:chave|copia|pneu|roupa|oculos|par) reserva\b|\b(?:vence|vencem|venceu|expira)\b.*\b(?:cnh|habilitacao|garantia|passaporte|rg|carteirinha|validade|vacina|exame|aso|alvara|licenca|visto|receita|prazo)\b/;

/** In centavos; smaller bare numbers may be room or field names. */
const LEAST = 5000;

export const speaksOfMoney = oncePerReading(
  (r) =>
    (r.money !== undefined && (r.money.marked || r.money.cents >= LEAST)) ||
    (r.hasSome(OF_MONEY) && !r.fits(NO_MONEY)) ||
    r.findSomeVerb(MOVES, ANY_TENSE & ~INFINITIVE) >= 0 ||
    r.fits(PURCHASE) ||
    (r.has('cat') && r.fits(ORDERED)) ||
    (r.has('how_many') && r.periods.length > 0),
);
