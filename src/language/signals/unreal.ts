// Movements that did not happen (negated, almost, wished for) and must never be recorded.

import { classSet } from '../lexicon/class-bits.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { BUT_PAID, gaveIn, paidThere, verbOfAmount } from '../remarks/did-it.ts';
import { INFINITIVE, PAST, PAST_MINE, PRESENT, UNREAL } from '../verbs/tense.ts';

const MONEY_VERBS = classSet(
  'v_spend',
  'v_buy',
  'v_pay',
  'v_consume',
  'v_receive',
  'v_arrive',
  'v_sell',
  'v_send',
  'v_charge',
  'v_move',
  'v_lend',
);
const SPENDING = classSet('v_spend', 'v_buy', 'v_pay', 'v_consume');

/** Promised, dreamt, offered, or somebody else's: narrated, without a movement of the person. */
const OTHERS =
  /\b(?:quem (?:me )?dera|(?:tivesse|pudesse|houvesse) (?:eu|a gente)|prometeu|prometeram|sonhando que|sonhei que|cogitei|cogitando|(?:me )?oferecendo|ofereceram|(?:num|nem|nao|ninguem) (?:me (?:pag|devolv|deu|mand|pass)[a-z]*|entrou|caiu|pingou|fechei|gastei (?!(?:r\$ )?\d))|nao e meu|ainda bem que nao fui eu|acredito vendo)\b/;

/** Index of the next negation, also at the end of a lexicon phrase ("ainda nao"). */
function nextNot(r: Reading, from: number): number {
  for (let i = from; i < r.units.length; i++) if (r.is(i, 'not') || r.norm(i) === 'ainda nao') return i;
  return -1;
}

const isMoneyVerb = (r: Reading, i: number, tenses: number): boolean =>
  r.findSomeVerb(MONEY_VERBS, tenses, i, i + 1) >= 0;

const PAYERS = /^(?:plano|convenio|seguro|sus|inss|unimed)$/;
const NOT_YET = /\bainda nao\b/;

/** "Meu cartão não passou, paguei 64 no posto": what failed stands in a clause before the payment. */
function isAside(r: Reading, not: number): boolean {
  if (!paidThere(r)) return false;
  for (let i = verbOfAmount(r) - 1; i > not; i--) if (/^(?:,|mas|entao|ai)$/.test(r.norm(i))) return true;
  return false;
}

function negatedVerb(r: Reading): boolean {
  if (!r.has('not') && !r.mayFit(NOT_YET)) return false;
  for (let not = nextNot(r, 0); not >= 0; not = nextNot(r, not + 1)) {
    // "Pediatra 350, o plano não cobre".
    if (PAYERS.test(r.norm(not - 1)) || isAside(r, not)) continue;
    for (let i = not + 1; i <= not + 3; i++) {
      // "20 de raspadinha e não ganhei nada", "paguei 100 e não recebi nada": the bet and the payment were made.
      if (
        r.money !== undefined &&
        r.unitOf(r.money.from) < not &&
        /^(?:nada|nem)$/.test(r.norm(i + 1)) &&
        (/^(?:ganhei|veio)$/.test(r.norm(i)) || paidThere(r))
      )
        break;
      // "Dei 50 e nem peguei troco".
      if (/^(?:troco|not(?:a|inha)|recibo)$/.test(r.norm(i + 1))) break;
      if (isMoneyVerb(r, i, PAST | PRESENT | UNREAL)) return true;
      if (r.units[i]?.kind !== 'word' || r.norm(i) === 'e') break;
    }
  }
  return false;
}

/** "ia gastar 50, gastei 80": what came of it, with its own amount. */
function cameTrue(r: Reading, cue: number): boolean {
  for (let i = cue + 2; i < r.tail - 1; i++)
    if (
      r.findSomeVerb(SPENDING, PAST_MINE, i, i + 1) >= 0 &&
      /^(?:,|mas|e)$/.test(r.norm(i - 1)) &&
      r.amounts.some(({ from }) => r.unitOf(from) === i + 1)
    )
      return true;
  return false;
}

const FORGOT_TO_TELL =
  /\besqueci de (?:te )?(?:anotar|lancar|registrar|contar|falar|dizer|avisar|marcar|botar|colocar)\b/;

const DUE =
  /\bvence (?:dia|hoje|amanha|n?[oa]|seg|ter|qua|qui|sex|sab|dom).*\bnao paguei\b|\bnao paguei\b.*\bvence (?:dia|hoje|amanha|n?[oa]|seg|ter|qua|qui|sex|sab|dom)/;

/** Whether the stated movement is negated, averted or only imagined. */
export const isUnreal = oncePerReading((r) => {
  // "Vence dia 20, ainda não paguei": it is owed.
  if (gaveIn(r) || r.fits(BUT_PAID) || (r.fits(DUE) && r.future.length > 0 && r.money !== undefined)) return false;
  if (negatedVerb(r) || r.fits(OTHERS)) return true;
  const cue = r.find('irreal');
  // "esqueci de anotar, segunda gastei 60": only the recording was forgotten. "comprei no atacadão 312 e esqueci de pedir a nota": the purchase
  // happened.
  const done = cue >= 0 && cue > r.head && /^esquec/.test(r.norm(cue)) && r.findSomeVerb(SPENDING, PAST, 0, cue) >= 0;
  if (
    cue >= 0 &&
    !done &&
    r.norm(cue) !== 'nem' &&
    !(r.money !== undefined && r.fits(FORGOT_TO_TELL)) &&
    !cameTrue(r, cue)
  ) {
    for (let i = cue; i <= cue + 5; i++) {
      if (isMoneyVerb(r, i, PAST | INFINITIVE)) return true;
    }
    // "O troco deixei de gorjeta".
    if (r.norm(cue).includes(' ') && !(r.norm(cue).endsWith(' de') && !r.norm(cue + 1).endsWith('r'))) return true;
  }
  return r.findSomeVerb(SPENDING, UNREAL) >= 0 && r.findVerb('v_pay', PAST) < 0 && r.findVerb('v_spend', PAST) < 0;
});
