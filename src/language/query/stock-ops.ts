// Stock operations: assets, debts, plans and dues as of now, rather than sums over a period.

import type { LocalDate } from '../../domain/dates.ts';
import { partiesIn, subjectBefore } from '../money/counterpart.ts';
import { findPeriods } from '../periods/periods.ts';
import type { Reading } from '../reading/reading.ts';
import { asks, asksHowMuch } from '../signals/asks.ts';
import { BANKS } from '../signals/banks.ts';
import { present } from '../slots/present.ts';
import { ANY_TENSE, PAST, PRESENT } from '../verbs/tense.ts';
import { INVESTED } from './filters.ts';
import type { OpRule } from './op-rule.ts';

/** The name after a goal or jar noun: "do IPVA", "da viagem pro Chile". */
function nameAfter(r: Reading, noun: number): string | undefined {
  if (noun < 0) return undefined;
  let at = noun + 1;
  if (!r.is(at, 'prep')) return undefined;
  at++;
  while (r.isAny(at, 'det', 'poss')) at++;
  let end = at;
  while (
    end < r.tail &&
    r.units[end]?.kind === 'word' &&
    !r.is(end, 'q_status') &&
    !r.is(end, 'how_much') &&
    !r.is(end, 'time') &&
    !r.is(end, 'already')
  )
    end++;
  return end > at ? r.raw(at, end) : undefined;
}

/** "quanto falta pra bater a meta da viagem": the goal is the trip. */
const REACHES =
  /^(?:eu |a gente )?(?:bater|alcan[cç]ar|atingir|completar|fechar|cumprir|chegar) (?:n?[oa] )?(?:minha |meu |nossa )?/i;
const GOAL_NOUN = /^(?:meta|objetivo|sonho|alvo)(?: (?:d[aeo]s?|pr[oa]|para(?: [oa])?) |$)/i;

function goalAfter(r: Reading, noun: number): string | undefined {
  const name = nameAfter(r, noun)?.replace(REACHES, '').replace(GOAL_NOUN, '');
  return name === '' ? undefined : name;
}

/** Target date of a forecast. */
const untilWhen = (r: Reading): { as_of?: LocalDate } =>
  present({ as_of: findPeriods(r.tokens, r.today, 'future').at(-1)?.period.to ?? r.future.at(-1)?.date });

const assetClass = (r: Reading): { asset_class?: string } => {
  const at = r.find('asset_class');
  return at < 0 ? {} : { asset_class: r.norm(at).replace(/ /g, '_') };
};

/** "Quanto ainda posso no mercado?" */
const MAY_STILL = /\btenho (?:ainda |quanto |disponivel )*(?:pra|para) gastar (?:em|n[oa]s?|com)\b/;
/** Fixed expenses: answered by the recurring entries and their total. */
const FIXED = /\b(?:coisas?|gastos?|contas?|despesas?|custos?) fix[oa]s?\b/;

/** Current balance: "com quanto eu tô na conta?", "tô com quanto?", "fico com quanto". */
const STANDING = /\bcom quanto (?:eu )?(?:to|tou|estou|tenho)\b|\b(?:to|tou|estou) com quanto\b/;
/** Hypothetical balance: "pagando 200 da oficina fico com quanto?", "tirando o aluguel de 900 sobra quanto". */
const SUPPOSING =
  /\b(?:pagando|tirando|gastando|comprando|mandando|recebendo|botando|dando|abatendo) .*\b(?:fico com|sobra|sobraria|resta|fica)\b|\b(?:fico com quanto|sobra quanto|quanto (?:me )?sobra|quanto fica) .*\b(?:pagando|tirando|gastando|comprando|depois de pagar)\b/;

/** "Quanto as clientes me pagaram esse mês" is what came in. */
const PAID_ME = /^quanto (?!falta|ainda)(?!.*\b(?:nao|falta|ainda)\b).*\bme pag(?:ou|aram)\b/;

export const STOCK_OPS: readonly OpRule[] = [
  {
    op: 'what_if',
    when: (r) =>
      (r.has('hypothetical') || r.fits(SUPPOSING)) &&
      r.money !== undefined &&
      (asksHowMuch(r) || r.has('q_remain')) &&
      r.recurrence === undefined &&
      !r.hasAny('repeat_cue', 'plan'),
    slots: (r) =>
      present({
        amount_cents: r.money?.cents,
        delta:
          r.hasVerb('v_receive', ANY_TENSE) || r.hasVerb('v_sell', ANY_TENSE)
            ? ('income' as const)
            : ('expense' as const),
      }),
  },
  {
    op: 'receivables',
    when: (r) =>
      (r.has('owed_me') && (!r.hasAny('q_max', 'which') || r.fits(/\bnao me (?:pag|devolv)/)) && !r.fits(PAID_ME)) ||
      r.fits(/\bfaltam? (?:eu )?receber\b/),
    slots: (r) => {
      const cue = r.find('owed_me');
      const who = subjectBefore(r, 0, cue < 0 ? r.units.length : cue) ?? partiesIn(r, 0, r.units.length)[0];
      // "Quais clientes ainda não me pagaram?": whoever they are.
      return present({ counterpart: r.has('which') ? undefined : who?.name });
    },
  },
  {
    op: 'debts_total',
    when: (r) =>
      (r.has('debt_noun') || r.hasVerb('v_owe', PRESENT)) &&
      (asksHowMuch(r) || r.has('q_total') || r.hasAny('which', 'v_show')) &&
      !r.has('installment_noun') &&
      !r.says('tenho que') &&
      !r.fits(/\bquanto (?:eu )?(?:ja )?(?:paguei|gastei|foi)\b/) &&
      !r.has('networth_noun'),
  },
  {
    op: 'debts_total',
    when: (r) => r.fits(/\bquanto (?:eu )?(?:to|estou) devendo\b|\bquanto (?:eu )?devo\b/),
  },
  {
    op: 'goal_status',
    when: (r) =>
      r.fits(/\b(?:juntamos|juntei|poupei|guardei|guardados?|falta|falta quanto|encheu)\b.*\b(?:pra|para|pro)\b/) &&
      asksHowMuch(r) &&
      !r.hasAny('budget_noun', 'installment_noun', 'invoice_noun') &&
      !r.fits(/\b(?:quitar|terminar de|cair|entrar|vencer)\b/),
    slots: (r) => present({ name: goalAfter(r, r.find('prep_to') - 1) }),
  },
  {
    op: 'paid_check',
    when: (r) =>
      r.fits(/\bfatura\b/) &&
      r.fits(/\b(?:pag[oa]|paguei|quitad[oa]|quitei)\b/) &&
      !asksHowMuch(r) &&
      !r.hasAny('which', 'what', 'when', 'q_total'),
    slots: (r) => (r.fits(/\bfatura\b/) ? { check: 'invoice' } : {}),
  },
  {
    op: 'paid_check',
    when: (r) =>
      r.fits(
        /\bja (?:paguei|dei|quitei|acertei|depositei|mandei|transferi|foi paga?|caiu|entrou|recebi)\b|\bfoi depositad[oa]\b|\bja foi pag[oa]\b|\bhouve pagamento\b|\bja (?:ta|esta) pag[oa]\b/,
      ) &&
      !asksHowMuch(r) &&
      !r.hasAny('which', 'what', 'when'),
  },
  {
    op: 'installments_list',
    when: (r) => r.fits(/\bainda vou pagar\b|\bfaltam? (?:quantas|pagar)\b/) && asksHowMuch(r) && r.has('cat'),
  },
  {
    op: 'installments_list',
    when: (r) => r.has('installment_noun') && !r.has('invoice_noun'),
  },
  { op: 'card_limit', when: (r) => r.has('limit_noun') && (r.hasAny('card_noun', 'method_credito') || hasBank(r)) },
  {
    op: 'invoice',
    when: (r) => r.has('invoice_noun') && r.fits(/\bquanto (?:eu |ja |foi que )*(?:paguei|pagamos)\b/),
    slots: () => ({ check: 'paid' }),
  },
  { op: 'invoice', when: (r) => r.has('invoice_noun') && !r.has('q_compare') },
  {
    op: 'budget_status',
    when: (r) =>
      r.has('budget_noun') &&
      r.hasAny('q_remain', 'q_status', 'how_much', 'which', 'v_show', 'is_there', 'what') &&
      !r.has('v_plan'),
  },
  {
    op: 'budget_status',
    when: (r) =>
      asksHowMuch(r) &&
      ((r.says('posso gastar') && r.hasAny('still', 'more', 'q_remain')) || (r.has('cat') && r.fits(MAY_STILL))),
  },
  {
    op: 'goal_status',
    when: (r) => r.fits(/^(?:(?:quais|mostra|lista|ver|e) )?(?:(?:sao )?as )?minhas metas\W*$/),
  },
  {
    op: 'goal_status',
    when: (r) =>
      (r.has('target_noun') || (r.has('goal_noun') && r.hasAny('q_remain'))) &&
      (r.hasAny('q_remain', 'q_status', 'how_much', 'which', 'v_show') || asks(r)),
    slots: (r) => present({ name: goalAfter(r, Math.max(r.find('target_noun'), r.find('goal_noun'))) }),
  },
  {
    op: 'recurring_list',
    when: (r) =>
      (r.fits(FIXED) || (r.has('recurring_noun') && !asksHowMuch(r) && !r.has('q_total'))) &&
      !r.has('q_max') &&
      !r.has('q_avg') &&
      !r.hasAny('due_word', 'q_compare') &&
      (!r.has('paid_word') || (asksHowMuch(r) && r.says('pago'))),
    slots: (r) =>
      r.has('income_noun') || r.fits(/\b(?:receitas?|rendas?|entradas?) fix[oa]s?\b/)
        ? { type: 'income' }
        : { type: 'expense' },
  },
  {
    op: 'paid_check',
    when: (r) =>
      (r.has('paid_word') || r.has('plain_check') || (r.has('arrived_word') && r.has('already'))) &&
      !asksHowMuch(r) &&
      !r.hasAny('which', 'what', 'when', 'who', 'q_total', 'q_max', 'v_show', 'list_head', 'q_last') &&
      (r.has('already') || r.has('plain_check') || r.has('still')),
  },
  {
    op: 'due',
    when: (r) =>
      (r.hasAny('due_word', 'pending_noun') || r.fits(/\bfalta\b.* (?:cair|entrar)\b/)) &&
      (asks(r) || r.hasAny('v_show', 'list_head', 'which')) &&
      !r.has('invoice_noun'),
  },
  { op: 'net_worth', when: (r) => r.has('networth_noun') },
  {
    op: 'forecast',
    when: (r) =>
      (r.has('forecast_cue') ||
        r.fits(
          /\bsaldo (?:projetado|previsto)\b|\b(?:vai|vou) (?:ficar|estar|ter)\b.*\bsaldo\b|\bsaldo ate\b(?! (?:agora|hoje|ontem|aqui))|\b(?:terei|vou ter)\b.*\b(?:agendad|fim|final|ultimo dia)|\b(?:dinheiro|grana|salario|saldo)\b.*\b(?:dura|chega|aguenta|da)\b.*\b(?:fim|final) d[oe] mes\b/,
        )) &&
      (asks(r) || r.has('v_show') || r.hasAny('balance_noun')),
    slots: untilWhen,
  },
  {
    op: 'invested_total',
    when: (r) =>
      (r.has('invest_noun') || (r.has('asset_class') && !r.says('poupanca'))) &&
      !r.has('q_share') &&
      (asksHowMuch(r) || r.has('q_total')) &&
      !r.hasAny('q_max', 'q_min', 'q_avg') &&
      !(r.periods.length > 0 && r.fits(INVESTED)) &&
      !r.fits(/\brende(?:u|ram)\b/),
    slots: assetClass,
  },
  {
    op: 'saved_total',
    when: (r) => r.has('saved_noun') && (asksHowMuch(r) || r.has('q_total') || r.has('balance_noun')),
  },
  { op: 'savings', when: (r) => savedVerb(r) && (asksHowMuch(r) || r.marked) && !r.has('still') },
  {
    op: 'balance',
    when: (r) =>
      r.has('balance_noun') ||
      (r.has('q_check') &&
        (asks(r) || r.has('balance_noun')) &&
        (r.hasAny('q_remain', 'account_noun', 'balance_noun') || r.hasVerb('v_be', PRESENT))) ||
      hasHow(r) ||
      r.fits(STANDING),
    slots: (r) =>
      r.has('q_check') && !asksHowMuch(r)
        ? {
            check: r.hasAny('q_check') && r.fits(/negativo|vermelho/) ? 'negative' : 'positive',
          }
        : {},
  },
];

const hasBank = (r: Reading): boolean => r.hasAny(...BANKS);

function savedVerb(r: Reading): boolean {
  for (let i = 0; i < r.units.length; i++) {
    const norm = r.norm(i);
    if (
      /^(?:economiz|poup[eao]|sobrou|guardei|juntei|guardamos|juntamos)/.test(norm) &&
      !r.is(i, 'jar_noun') &&
      (r.units[i]?.entry?.tenses ?? 0) !== 0 &&
      r.isVerb(i, 'v_improve', PAST | PRESENT)
    )
      return true;
    if (/^(?:guard|junt)(?:ei|amos)$/.test(norm)) return true;
  }
  return false;
}

/** Balance with "ter": "quanto tenho no nubank", "quanto tem na conta", "tenho quanto?". */
function hasHow(r: Reading): boolean {
  if (!asksHowMuch(r) || r.hasAny('q_flow_out', 'expense_noun', 'budget_noun')) return false;
  const have = r.findVerb('v_have', PRESENT);
  if (have >= 0 && (hasBank(r) || r.hasAny('account_noun', 'money_noun', 'q_remain') || r.tail - r.head <= 4))
    return !r.says('tenho que');
  return r.has('q_remain') && r.hasAny('account_noun', 'money_noun');
}
