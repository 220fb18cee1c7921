// Signs of a question about a stored figure: "quanto" with a flow, an order to show entries, or a bare accounting noun.

import { ITEM_NOUNS } from '../memory/item-type.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { GERUND, INFINITIVE, ORDER_OR_INFINITIVE } from '../verbs/tense.ts';
import { aboutMemory } from './about.ts';
import { asks, asksHowMuch } from './asks.ts';
import { financial } from './wants-advice.ts';

/** Whether a stored figure is certainly asked for: "quanto" with a flow, or an order to show records. */
export function plainlyFigure(r: Reading): boolean {
  if (!wantsFigure(r)) return false;
  if (r.hasAny('verdict', 'worth', 'degree', 'habit', 'plan', 'invest_topic', 'concept', 'memory_any')) return false;
  if (asksHowMuch(r) && r.hasAny('q_flow_out', 'q_flow_in', 'invoice_noun', 'balance_noun', 'installment_noun'))
    return true;
  return orders(r) && r.hasAny('tx_only', 'balance_noun', 'statement_noun', 'summary_noun', 'invoice_noun');
}

/** Bargaining with a seller, not a question about the person's money. */
const BARGAINS = /\b(?:fecha (?:comigo|negocio)|tem desconto|faz desconto)\b/;

/** An appointment that was moved, not a figure that changed: "o doutor mudou pra dia 12". */
const MOVED =
  /\b(?:mudou|mudaram|remarcou|remarcaram|adiou|adiaram) (?:pra|para|pro) (?:a |o )?(?:dia|hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes que|as \d|\d)/;

/** Whether stored money is asked about: a question, or an order to show it. */
export const wantsFigure = oncePerReading((r) => {
  if (aboutMemory(r) && !r.hasAny('tx_only', 'balance_noun', 'q_flow_out', 'money_noun', 'summary_noun')) return false;
  if (r.has('what') && r.says('sobre') && r.money === undefined && !r.hasAny('q_flow_out', 'finance_noun'))
    return false;
  if (r.fits(/\b(?:te|tu|voce) (?:falei|disse|mandei|passei|dei|guardou|anotou)\b|\b(?:mandei tu|pedi pra)\b/))
    return false;
  if (!r.marked && r.fits(MOVED)) return false;
  if (r.fits(BARGAINS) && !asksHowMuch(r)) return false;
  if (r.hasAny('note_content') && !r.hasAny('how_much', 'q_flow_out', 'tx_only', 'balance_noun')) return false;
  if (r.hasAny(...ITEM_NOUNS)) return false;
  if (asks(r))
    return (
      financial(r) ||
      r.hasAny('q_remain', 'q_flow_out', 'q_flow_in', 'q_check') ||
      // "Qual minha receita esse mês?": of a cake it would name no period.
      (r.has('income_noun') && r.periods.length > 0)
    );
  return orders(r) || bareQuery(r);
});

function orders(r: Reading): boolean {
  const shows =
    r.hasVerb('v_show', ORDER_OR_INFINITIVE) ||
    r.hasAny('list_head') ||
    r.hasVerb('v_total', ORDER_OR_INFINITIVE) ||
    r.hasVerb('v_split', ORDER_OR_INFINITIVE) ||
    r.hasVerb('v_watch', INFINITIVE) ||
    r.hasVerb('v_find', ORDER_OR_INFINITIVE) ||
    r.headFits(/^(?:faz|quero|compara|soma|calcula|diz|fala)/);
  return (
    shows &&
    r.hasAny(
      'tx_only',
      'finance_noun',
      'summary_noun',
      'statement_noun',
      'balance_noun',
      'recurring_noun',
      'q_total',
      'q_flow_out',
      'q_flow_in',
      'q_compare',
    ) &&
    (r.money === undefined || r.hasAny('q_over', 'q_under'))
  );
}

/** "Tudo que gastei com o cachorro", "me mostra tudo que comprei". */
export const ALL_THAT =
  /^(?:(?:me|mostr[ae]|fal[ae]|quero|ver|com) )*tudo (?:o )?que (?:eu |a gente )?(?:ja )?(?:gastei|paguei|comprei|recebi|ganhei|gastamos)\b/;

/** A query without a verb: "resumo de ontem", "saldo", "maior despesa de setembro", "gasto médio por mês". */
function bareQuery(r: Reading): boolean {
  if (r.money !== undefined && !r.hasAny('q_over', 'q_under')) return false;
  if (r.hasAny('v_keep', 'remind_me', 'v_put', 'v_watch'))
    return r.hasAny('summary_noun', 'balance_noun') && !r.hasAny('note_noun', 'remind_me');
  if (
    r.hasAny(
      'summary_noun',
      'balance_noun',
      'statement_noun',
      'q_max',
      'q_min',
      'q_avg',
      'q_total',
      'q_share',
      'q_breakdown',
      'q_zero_days',
      'networth_noun',
      'invoice_noun',
      'pending_noun',
    ) &&
    !r.has('not')
  )
    return financial(r) || r.hasAny('summary_noun');
  if (r.has('paid_word') && r.has('already') && r.hasAny('cat', 'merchant')) return true;
  if (r.has('q_compare') && r.periods.length > 0) return true;
  if (r.has('forecast_cue') && r.hasAny('forecast_words', 'finance_noun')) return true;
  return (
    r.has('tx_only') &&
    (r.periods.length > 0 || r.hasAny('recurring_noun', 'last', 'q_last')) &&
    r.tail - r.head <= 8 &&
    !movedVerb(r)
  );
}

function movedVerb(r: Reading): boolean {
  return r.hasVerb('v_pay', 0xffff & ~GERUND & ~INFINITIVE) && !r.has('paid_word');
}
