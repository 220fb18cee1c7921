// Somebody else's act that pays the person: "painho mandou 350", "a cooperativa pagou 5.317", "me voltou os 6 mil". The same third-person verbs also
// describe others' expenses, so the context decides.

import type { Reading } from '../reading/reading.ts';
import { PAST_THEIRS, THEIRS } from '../verbs/tense.ts';
import { isPerson } from './counterpart.ts';

/** The acting verb; `from` is the start of its subject, or the verb itself. */
export type Payer = { readonly verb: number; readonly from: number };

/** Verbs that pay the person when "me" precedes. */
const GIVES_ME =
  /^(?:pag|repass|deposit|transfer|pix|envi|mand|deix|solt|volt|deu|da$|dao$|deram|arrum|descol|acert|quit|devolv|reembols|ressarc|indeniz|estorn|credit|adiant|emprest|abenc|present|agraci|pass(?:ou|aram|am?$)|jog|bot)/;
/** Verbs that pay with any subject, company or person. */
const PAYS = /^(?:pag|repass|deposit|transfer|credit|reembols|indeniz|ressarc|estorn|adiant|acertou|quitou)/;
/** Verbs that pay only with a person as subject: with things, "deu" and "deixou" state prices. */
const HANDS = /^(?:mand|envi|pass|deix|solt|volt|deu|deram|arrum|descol|pix|fez|fizeram|jog|doou)/;
const LESS = /^(?:descontos?|descontao|abatimento|troco|fiado|prazo)$/;
/** "me deixou uma conta de 315": the person has to pay. */
const LEFT_TO_PAY = /^(?:conta|boleto|prejuizo|divida|orcamento|multa)$/;
const BETWEEN = /^(?:ja|hoje|ontem|so|mais|tambem|ainda|agora|enfim|finalmente|me|ai|la)$/;

/** "Mercado deu 312 mas a Carla me deu uma cesta". */
const givesThing = (r: Reading, verb: number): boolean =>
  / ?deu$/.test(r.norm(verb)) &&
  r.unitOf(r.money?.from ?? 0) < verb &&
  !/^(?:parte|grana|ajuda|\d.*)$/.test(r.norm(verb + 2));

function isLess(r: Reading, verb: number, to: number): boolean {
  if (/^uma?$/.test(r.norm(verb + 1)) && (LEFT_TO_PAY.test(r.norm(verb + 2)) || givesThing(r, verb))) return true;
  for (let i = verb + 1; i < Math.min(to, verb + 6); i++) {
    if (LESS.test(r.norm(i))) return true;
    if (r.units[i]?.kind === 'punct') return false;
  }
  return false;
}

/** "me deu 50", "me voltou os 6 mil", "me dá comissão"; a discount is not income. */
function handsMe(r: Reading, from: number, to: number): number {
  for (let i = r.find('third_pays_me', from, to); i >= 0; i = r.find('third_pays_me', i + 1, to))
    if (!isLess(r, i, to)) return i;
  for (let i = from + 1; i < to; i++) {
    const norm = r.norm(i);
    const merged = norm.startsWith('me ') ? norm.slice(3) : undefined;
    if (merged !== undefined && GIVES_ME.test(merged) && !r.is(i, 'third_pays_me') && !isLess(r, i, to)) return i;
  }
  for (let i = from; i + 1 < to; i++) {
    if (r.norm(i) !== 'me' || !GIVES_ME.test(r.norm(i + 1))) continue;
    const tenses = r.units[i + 1]?.entry?.tenses ?? 0;
    const past = (tenses & PAST_THEIRS) !== 0;
    if ((past || ((tenses & THEIRS) !== 0 && i > from && r.norm(i + 1) !== 'deixa')) && !isLess(r, i + 1, to))
      return i + 1;
  }
  return -1;
}

/** First unit of the noun phrase right before the verb, or -1. A prepositional phrase is not a subject. */
function subjectOf(r: Reading, from: number, verb: number): number {
  let at = verb - 1;
  while (at >= from && BETWEEN.test(r.norm(at))) at--;
  // "o fazendeiro, seu Arlindo, fez TED": the comma ends an apposition.
  if (r.norm(at) === ',' && isPerson(r, at - 1)) at--;
  // "99 pagou 198": the app.
  if (r.is(at, 'merchant')) return at;
  if (at < from || r.norm(at) === 'voce' || r.units[at]?.kind !== 'word' || r.isAny(at, 'prep', 'conj', 'i')) return -1;
  let start = at;
  while (
    start > from &&
    r.units[start - 1]?.kind === 'word' &&
    !r.is(start - 1, 'conj') &&
    (r.units[start - 1]?.entry?.tenses ?? 0) === 0
  )
    start--;
  if (r.is(start, 'prep') && r.norm(start) !== 'a') return -1;
  return r.isAny(start, 'det', 'poss') ? start + 1 : start;
}

function headIsPerson(r: Reading, start: number, verb: number): boolean {
  for (let i = start; i < verb; i++) {
    if (r.is(i, 'prep') && r.norm(i) !== 'a') return false;
    if (isPerson(r, i) || /^(?:el[ea]s?|cara|moco|moca|homem|mulher|turista|cliente|patrao|dono|dona)$/.test(r.norm(i)))
      return true;
  }
  return false;
}

/** Repayment of a debt, whoever pays: "pagou os 30 que me devia". */
export const OWED_IT =
  /\b(?:pagou|pagaram|acertou|acertaram|quitou|quitaram|mandou|mandaram)\b.* (?:que (?:(?:tava|tavam|estava|ainda) )?me dev(?:ia|iam|endo)|d?o fiado)\b/;

/** A purpose that does not change the direction: "pai mandou 800 pra me ajudar no aluguel". */
export const TO_HELP_ME = /\b(?:pra|para|por|de|uma) (?:me ajud(?:ar|a|o)|(?:uma )?ajud(?:ar|a)(?: n[oa]| com)?)\b/;

/** The money goes to a third party: "mandou 50 pro Beto", "pagou 500 num tênis". */
function goesElsewhere(r: Reading, verb: number, to: number): boolean {
  if (r.fits(TO_HELP_ME)) return false;
  for (let i = verb + 1; i < to; i++) {
    if (r.norm(i) === 'num' || r.norm(i) === 'numa') return true;
    if (r.is(i, 'prep_in') && r.is(i + 1, 'cat') && r.units[i + 1]?.entry?.account === undefined) return true;
    if (r.is(i, 'prep_to') && r.norm(i) !== 'a') {
      const next = r.isAny(i + 1, 'det', 'poss') ? i + 2 : i + 1;
      if (isPerson(r, next) || /^(?:el[ea]s?|igreja|[a-z]+ista)$/.test(r.norm(next))) return true;
    }
  }
  return false;
}

/** The cause between verb and amount: "mandou o dinheiro da bainha". */
const THE_MONEY_OF =
  /\b(?:mandou|mandaram|deu|deram|trouxe|trouxeram|deixou|passou|pagou|enviou|depositou) (?:(?:o|um) (?:dinheiro|pix|valor|pagamento|dindin) d[aeo]s? (?!(?:minha|meu) (?:divida|conta))|a (?:pensao|mesada)\b)/;

/** "Jantamos fora, deu 168, a Bia pagou": the bill was hers. */
const treated = (r: Reading, verb: number): boolean =>
  verb === r.tail - 1 && /^pag/.test(r.norm(verb)) && !r.has('money_in') && !r.fits(/\bel[ea]s? (?:ja )?pag/);

/** "Almoço 32,50, o Rafa pagou a sobremesa": each paid for something. */
const paysElse = (r: Reading, verb: number, at: number): boolean =>
  r.find('cat', 0, at) >= 0 && r.is(verb + 1, 'det') && r.is(verb + 2, 'cat');

/** Only function words between verb and amount; "pagou a luz, 120" is somebody else's expense. */
function paysTheAmount(r: Reading, verb: number, to: number): boolean {
  const { money } = r;
  if (money === undefined) return false;
  const at = r.unitOf(money.from);
  if (at >= to) return false;
  if (at < verb && (treated(r, verb) || paysElse(r, verb, at) || r.norm(verb - 1) === 'quem')) return false;
  if (at < verb || r.fits(/\bcomigo\b/) || r.fits(THE_MONEY_OF)) return true;
  for (let i = verb + 1; i < at; i++)
    if (r.is(i, 'cat') && !r.is(i, 'method_pix') && !r.is(i, 'method_transferencia')) return false;
  return at - verb <= 6;
}

/** Whether "fez" is followed by a transfer method. */
function makesTransfer(r: Reading, verb: number): boolean {
  if (!/^f(?:ez|izeram)/.test(r.norm(verb))) return true;
  for (let i = verb + 1; i <= verb + 3; i++)
    if (r.isAny(i, 'method_pix', 'method_transferencia') || r.norm(i) === 'deposito') return true;
  return false;
}

/** "voltou 50 pra mim", "mandou 30 pra gente". */
function givesToMe(r: Reading, verb: number, to: number): boolean {
  if (r.fits(/\bcomigo\b/) || r.fits(TO_HELP_ME)) return true;
  // "a conta deu 80 pra gente" is a price.
  if (/^d(?:a|ao|eu|eram)$/.test(r.norm(verb))) return false;
  for (let i = verb + 1; i + 1 < to; i++)
    if (r.is(i, 'receive_cue') || (r.is(i, 'prep_to') && /^(?:mim|gente|nos)$/.test(r.norm(i + 1).replace(/^a /, ''))))
      return true;
  return false;
}

/** An unknown noun with an article right before the verb: "um inscrito mandou", "o batera fez pix". */
function someoneNamed(r: Reading, start: number, verb: number): boolean {
  return (
    r.units[start]?.entry === undefined &&
    start === verb - 1 &&
    r.is(start - 1, 'det') &&
    /^(?:mand|envi|pix|f)/.test(r.norm(verb))
  );
}

/** "O passageiro que levei na rodoviária deixou 25": who it was comes between subject and verb. */
const TOLD_OF_PAYER =
  /^[oa]s? (?:passageir|client|fregues|alun|inquilin|menin|moc|rapaz|cara|senhor|homem|mulher|vizinh)[a-z]* que .* (?:pag|deix|mand|acert|adiant)ou (?:os |as )?(?:r\$ )?\d+(?! [oa] )/;

/** Somebody else's act that pays the person in units [from, to); undefined when there is none. */
export function payerIn(r: Reading, from: number, to: number): Payer | undefined {
  const given = handsMe(r, from, to);
  if (given >= 0) return { verb: given, from: Math.max(from, subjectOf(r, from, given)) };
  for (let verb = from + 1; verb < to; verb++) {
    const tenses = r.units[verb]?.entry?.tenses ?? 0;
    if ((tenses & THEIRS) === 0) continue;
    const norm = r.norm(verb);
    const pays = PAYS.test(norm);
    if (!pays && !HANDS.test(norm)) continue;
    // "Meu pai deposita 400 pra mim": what is given now and then must be said to be for whom.
    if ((tenses & PAST_THEIRS) === 0 && !givesToMe(r, verb, to)) continue;
    const start = subjectOf(r, from, verb);
    if (start < 0 || r.is(verb - 1, 'not') || !makesTransfer(r, verb)) continue;
    const person = headIsPerson(r, start, verb) || givesToMe(r, verb, to) || someoneNamed(r, start, verb);
    if (!person && (!pays || r.units[verb - 1]?.entry?.out?.role === 'thing')) continue;
    if (goesElsewhere(r, verb, to) || !paysTheAmount(r, verb, to) || isLess(r, verb, to)) continue;
    return { verb, from: start };
  }
  const verb = r.unitOf(r.money?.from ?? 0) - 1;
  return r.fits(TOLD_OF_PAYER) && !goesElsewhere(r, verb, to) && !isLess(r, verb, to)
    ? { verb, from: r.head + 1 }
    : undefined;
}

/** A credit sale, not paid yet: "seu Domingos levou fiado, 35". */
const ON_TRUST = /\bfiad[oa]\b/;

/** Unit of the verb when a customer took something "fiado", or -1. */
export function soldOnTrust(r: Reading, from: number, to: number): number {
  if (!r.mayFit(ON_TRUST)) return -1;
  let trust = -1;
  for (let i = from; i < to && trust < 0; i++) if (/^fiad[oa]$/.test(r.norm(i))) trust = i;
  if (trust < 0) return -1;
  const verb = r.findVerb('v_buy', PAST_THEIRS, from, trust);
  return verb > from ? verb : -1;
}
