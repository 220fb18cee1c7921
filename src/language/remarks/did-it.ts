// Whether the message states the person's own payment, purchase, loan or receipt, whatever else it says.

import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { PAST, PAST_MINE } from '../verbs/tense.ts';

/** The unit before the amount: its verb, in "deixei 40" and "paguei quase 40", "gastei só 40". */
export function verbOfAmount(r: Reading): number {
  const at = r.unitOf(r.money?.from ?? 0) - 1;
  return /^(?:un|uma)s$|^(?:quase|so|somente|apenas)$/.test(r.norm(at)) ? at - 1 : at;
}

/** The same, or the verb before what was paid for: "paguei o mecânico 350 e ele disse que…". */
function verbOfPayment(r: Reading): number {
  const at = verbOfAmount(r);
  for (let i = at; i > at - 5 && r.units[i]?.kind === 'word' && !r.isAny(i, 'conj', 'not') && !r.is(at, 'prep'); i--)
    if (r.isVerb(i, 'v_pay', PAST_MINE) || r.isVerb(i, 'v_spend', PAST_MINE)) return i;
  return at;
}

/** "Deixei 40 na farmácia", "botei 150 de gasolina". */
export const laidOut = (r: Reading): boolean => r.money !== undefined && r.isVerb(verbOfAmount(r), 'v_put', PAST_MINE);

/** "O pneu furou e foi 60 na borracharia"; "deu 300 no salão" may be what its owner made. */
function wasPriceAt(r: Reading): boolean {
  const verb = verbOfAmount(r);
  if (r.money === undefined || !r.isVerb(verb, 'v_cost', PAST) || r.norm(verb) === 'deu') return false;
  const bought = r.findVerb('v_buy', PAST_MINE, 0, verb);
  return whatFor(r) > 0 || (bought >= 0 && !/^(?:nao|nem|quase)$/.test(r.norm(bought - 1)));
}

/** What is named right behind the amount, "na oficina": its unit, or -1. */
export function whatFor(r: Reading): number {
  const after = r.unitOf(r.money?.to ?? 0);
  const at = r.is(after, 'money_noun') ? after + 1 : after;
  return r.is(at, 'prep') && r.is(at + 1, 'cat') ? at + 1 : -1;
}

/** What was bought after all: "ia de ônibus mas peguei uber, 22", "não resisti e comprei um batom de 35". */
const GAVE_IN =
  /(?:\b(?:mas|e)|,) (?:ai |eu |acabei |no fim )*(?:comprei|pedi|peguei|levei|almocei|jantei|comi|comprando|pedindo|pegando|levando) (?!nada|nem|emprest)[a-z ,$]{0,40}\d/;
export const gaveIn = oncePerReading(
  // "Ia comprar o de 400 mas levei um de 220": the second is the price.
  (r) => r.hasAny('not', 'irreal') && r.amounts.length <= 2 && r.money === r.amounts.at(-1) && r.fits(GAVE_IN),
);

const GONE =
  /\b(?:(?:mas|chorei) .{0,14}\bfez por|(?:morri|ajudei|contribui|colaborei) (?:com|em)|(?:roubaram|assalt[a-z]+ .{0,9}levaram)|la se [fv][a-z]+|perdi(?= (?!.*\bnao\b).* n(?:o|a|um|uma) (?:bet|tigrinho|bicho|jogo|bingo|golpe))|golpe (?:, )?(?:e )?(?:perdi|mandei)|^(?:eu )?fiz um pix de) (?:mais |uns )*(?:r\$ ?)?\d/;

/** "Quem pagou o gás fui eu, 150", "a minha parte deu 89". */
export const IT_WAS_ME = /\bquem .*\b(?:fui|foi) eu\b|\bminha parte (?:deu|foi|ficou|saiu)\b/;
/** "Minha sogra pagou a escola, 480, e eu devolvi": what somebody else bought for the person. */
export const GAVE_BACK = /\bpag(?:ou|aram) .{0,60}\be (?:eu )?(?:ja )?(?:devolvi|repassei|reembolsei)\b(?! o troco)/;
/** "Esqueci de anotar: ontem no mercado foi 80". */
export const NOT_NOTED = /^(?:eu |ih |opa )*(?:tinha )?esquec(?:i|ido) de (?:anot|lanc|coloc|registr|marc|por\b)/;

/** "Não paguei nada mas o remédio foi 43". */
export const BUT_PAID =
  /\bnao (?:paguei|gastei|comprei) (?:(?:nada|[oa] [a-z]+) mas (?:[oa] )?[a-z]+(?: [a-z]+)? (?:foi|deu|custou|saiu)|nada ,? ?(?:so|fora)) (?:r\$ ?)?\d/;

/** A payment that is told with its amount, so that nothing else in the message casts doubt on it. */
export const paidThere = oncePerReading((r) => {
  if (r.money === undefined) return false;
  const verb = verbOfPayment(r);
  const paid = r.isVerb(verb, 'v_spend', PAST_MINE) || r.isVerb(verb, 'v_pay', PAST_MINE);
  return (
    (paid ||
      laidOut(r) ||
      wasPriceAt(r) ||
      [GONE, IT_WAS_ME, GAVE_BACK, NOT_NOTED, BUT_PAID].some((said) => r.fits(said))) &&
    !/^(?:nao|nunca|quase|nem)$/.test(r.norm(verb - 1))
  );
});

export const didIt = oncePerReading(
  (r) =>
    r.findVerb('v_pay', PAST_MINE) >= 0 ||
    r.findVerb('v_spend', PAST_MINE) >= 0 ||
    r.findVerb('v_lend', PAST_MINE) >= 0 ||
    r.findVerb('v_move', PAST_MINE) >= 0 ||
    (r.findVerb('v_buy', PAST_MINE) >= 0 && !r.fits(/\bnem comprei\b/)) ||
    paidThere(r) ||
    // "Jantei no bar do Zé, deu 87".
    (r.money !== undefined && r.fits(/\b(?:almoc|jant|lanch)(?:ei|amos)\b/)) ||
    (r.findVerb('v_receive', PAST_MINE) >= 0 && !r.fits(/\bnao recebi\b/)),
);
