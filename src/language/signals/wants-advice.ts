// Signs of a question that needs judgement: a modal with an act, a choice, a degree, a plan, a projection.

import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { INFINITIVE, ORDER_OR_INFINITIVE, PRESENT, PRESENT_MINE } from '../verbs/tense.ts';
import { aboutMoney, moneyVerb } from './about.ts';
import { asksHowMuch } from './asks.ts';
import { BANKS } from './banks.ts';

/** A movement stated with its amount: the question around it is about something else. */
export const states = oncePerReading((r) => r.money !== undefined && (moneyVerb(r) >= 0 || savesUp(r)));

/** What is done to have money later, after "quero" or "tô". */
export const SAVING = '(?:ajuntar|juntar|acumular|(?:guard|poup|economiz|junt)a(?:r|ndo))';

/** "Quero juntar 5 mil pra comprar uma moto": a goal with its value, not a question how. */
const SAVES_UP = new RegExp(
  String.raw`^(?:eu )?(?:quero|queria|vou|preciso|bora|vamos|to|tou|estou) ${SAVING} (?:uns |mais )?(?:r\$ ?)?\d`,
);
const savesUp = (r: Reading): boolean => !r.marked && r.fits(SAVES_UP);

const TOO_MUCH = /\bpesando\b/;
const IS_THAT = /\bisso (?:e|ta|foi) (?:bom|ruim)\b/;
/** A word of degree that no stored figure answers. */
export function judges(r: Reading): boolean {
  if (!r.has('degree') && !r.fits(IS_THAT)) return false;
  return !r.hasAny('q_compare', 'budget_noun', 'target_noun', 'q_max', 'q_min') || r.fits(TOO_MUCH);
}

/** A modal with an infinitive: "devo vender", "posso eu gastar"; not "devo 200" and "quanto devo". */
function modalWithAct(r: Reading): boolean {
  if (!r.mayFit(MODAL)) return false;
  for (let i = r.head; i < r.tail; i++) {
    if (!MODAL.test(r.norm(i))) continue;
    for (let k = i + 1; k <= i + 3; k++)
      if (((r.units[k]?.entry?.tenses ?? 0) & INFINITIVE) !== 0 && r.units[k]?.kind === 'word') return true;
  }
  return false;
}

const MODAL =
  /^(?:devo|deveria|devia|devemos|convem|preciso|precisaria|posso|poderia|podemos|consigo|conseguimos|aguento|aguentaria)$/;

const WORTH = /\bvale (?:a pena )?(?:mais )?[a-z]+r\b/;
const WILL_IT = /\b(?:sera que|sera)\b/;
const IS_THERE_A_WAY = /\b(?:tem como|tem jeito|da pra|da para|e possivel|vou conseguir)\b/;
const HOW_MUCH_TO = /\bquanto (?:eu )?(?:devo|deveria|preciso|precisaria|tenho que|teria que|posso) (?:eu )?[a-z]+r\b/;
const SUITED = /\b(?:e|serve|combina) (?:pra|para|com) (?:mim|quem)\b/;
/** "Bolsa é pra mim?" */
export const asksIfSuited = (r: Reading): boolean =>
  r.fits(SUITED) && r.marked && (r.has('invest_topic') || r.hasAny(...BANKS, 'asset_IBOV'));
const DECIDES = ['v_buy', 'v_sell', 'v_lend', 'v_pay', 'v_invest'] as const;
export const wantsAdvice = oncePerReading((r) => {
  // "Me ofereceram 15 mil no carro, vendo?"
  if (r.marked && r.norm(r.tail - 2) === ',' && DECIDES.some((name) => r.isVerb(r.tail - 1, name, PRESENT_MINE)))
    return true;
  if (r.hasAny('worth', 'habit') || r.fits(WORTH) || asksIfSuited(r)) return true;
  // "quanto ainda posso gastar" is a stored remainder; "posso gastar" is not.
  const remainder = (): boolean =>
    asksHowMuch(r) &&
    (r.hasAny('still', 'budget_noun', 'q_remain') || /\bmais\b/.test(r.line)) &&
    /\bposso\b/.test(r.line);
  if (modalWithAct(r) && !remainder()) return true;
  if (r.fits(WILL_IT) && r.hasAny('v_afford', 'verdict', 'degree', 'plan', 'debt_topic')) return true;
  if (
    r.fits(IS_THERE_A_WAY) &&
    (r.hasVerb('v_improve', ORDER_OR_INFINITIVE) ||
      r.hasAny('plan', 'debt_topic', 'budget_topic', 'goal_cue', 'big_goal', 'v_buy', 'v_spend', 'v_invest'))
  )
    return true;
  return r.fits(HOW_MUCH_TO) && !remainder();
});

/** "Como faço pra guardar?", not "como tá o saldo?". */
export function asksHow(r: Reading): boolean {
  const how = r.find('how');
  if (how < 0) return false;
  if (r.norm(how) !== 'como') return aboutMoney(r) || r.hasAny('plan', 'habit', 'big_goal');
  if (
    (r.is(how + 1, 'v_be') && r.norm(how + 1) !== 'ser' && r.norm(how + 1) !== 'estar') ||
    /^(?:ta|esta|anda|vai|estao|tao|andam|foi|ficou|foram|fica)$/.test(r.norm(how + 1))
  )
    return false;
  for (let i = how + 1; i <= how + 5; i++)
    if (
      ((r.units[i]?.entry?.tenses ?? 0) & (PRESENT_MINE | INFINITIVE | PRESENT)) !== 0 &&
      r.units[i]?.kind === 'word' &&
      !r.is(i, 'finance_noun')
    )
      return true;
  return r.hasAny('plan', 'v_plan', 'v_improve');
}

/** Whether a question concerns money, so that the specialists can answer it. */
export const financial = oncePerReading(
  (r) =>
    aboutMoney(r) ||
    r.money !== undefined ||
    r.hasAny('q_remain', 'balance_noun', ...BANKS, 'plan', 'habit', 'big_goal', 'diag_noun', 'money_noun'),
);

const HOW_LONG =
  /\b(?:em quanto tempo|quando (?:vou|consigo|eu vou|eu consigo)|daqui a|quanto (?:vai )?rende(?:ria|riam)?|da quanto|chego (?:em|a)|quanto vou ter)\b/;

/** Asks what will be under a condition: "se eu guardar 300 por mês, quanto terei?". */
export function projects(r: Reading): boolean {
  if (
    r.has('hypothetical') &&
    r.money !== undefined &&
    r.recurrence === undefined &&
    r.fits(/\b(?:sobra|resta|fico|sobraria|restaria|ficaria|fica)\b/) &&
    !r.hasAny('repeat_cue')
  )
    return false;
  if (
    r.has('hypothetical') &&
    (r.hasAny('repeat_cue', 'plan', 'q_per_month', 'q_per_week', 'when') ||
      r.recurrence !== undefined ||
      r.hasAny('v_invest', 'invest_topic'))
  )
    return true;
  if (r.fits(HOW_LONG)) return r.money !== undefined || r.hasAny('big_goal', 'plan', 'goal_cue', 'invest_topic');
  return false;
}

export const aboutWork = oncePerReading((r) => {
  return (
    r.hasAny('movie_noun', 'tv_noun') ||
    (r.has('v_watch') &&
      r.hasVerb('v_watch', INFINITIVE) &&
      !r.hasAny('finance_noun', 'expense_noun', 'balance_noun', 'tx_noun'))
  );
});
