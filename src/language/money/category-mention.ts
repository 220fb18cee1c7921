// How a word is mentioned in an entry, which decides its weight as evidence of what was paid for.

import type { Reading } from '../reading/reading.ts';
import { INFINITIVE } from '../verbs/tense.ts';

/**
 * Penalty of each kind of mention, subtracted from a word's strength. A thing is worth 20, a merchant 15, a verb 13 and a category's own name 10
 * (expense-category), so that what was bought outweighs the shop, the shop the verb, and the verb a place, an owner, a purpose or a time.
 */
export const MENTIONS = {
  /** The thing bought, or the complement of an uninformative noun: "conta da luz". */
  object: 0,
  complement: 1,
  /** Either an article or a destination: "a internet", "paguei ao dentista", "20 pro flanelinha". */
  addressed: 5,
  /** "remédio no mercado", "mingau na porta da igreja". */
  place: 8,
  /** "o estacionamento do hospital". */
  owner: 8,
  /** "carne pro churrasco", "uber pro hospital", "a corrida até o hospital". */
  purpose: 12,
  /** "uber depois da missa". */
  time: 12,
  /** "a luz com multa", "75 com café". */
  extra: 12,
} as const;

export type Mention = keyof typeof MENTIONS;

const AFTER = new Set(['pos', 'apos', 'depois', 'antes', 'durante', 'indo', 'voltando']);

/** Parts of a place, which make the whole phrase a place: "na saída da missa". */
const SPOT =
  /^(?:porta|portao|saida|entrada|frente|beira|esquina|lado|caminho|volta|intervalo|fila|fundos|hora|fim|final|meio|dia|cantina|banca|barraca|barraquinha|lanchonete|cestinha|sacolinha)$/;

/** Index of the preposition or other word before the articles and possessives of a noun. */
function governorOf(r: Reading, i: number): number {
  let before = i - 1;
  while ((r.is(before, 'det') && !r.is(before, 'prep')) || r.is(before, 'poss')) before--;
  return before;
}

const isAfter = (r: Reading, governor: number): boolean =>
  AFTER.has(r.norm(governor)) || (r.is(governor, 'prep') && AFTER.has(r.norm(governor - 1)));

/** Whether the noun is the complement of a part of a place. */
function isOnSpot(r: Reading, governor: number): boolean {
  if (!r.is(governor, 'prep_of') && !r.is(governor, 'prep_to')) return false;
  const spot = governor - 1;
  if (!SPOT.test(r.norm(spot))) return false;
  const outer = governorOf(r, spot);
  return r.is(outer, 'prep') || AFTER.has(r.norm(outer));
}

/** A possessor rather than the thing paid for. */
function hangsOnNoun(r: Reading, preposition: number): boolean {
  const sense = r.units[preposition - 1]?.entry?.out;
  return sense !== undefined && sense.role !== 'name';
}

const EXTRA = /^(?:multa|juros|taxa|gorjeta|frete|entrega)/;

/** "gastei 16 com lanche": what the money went on, not an accompaniment as in "75 com café". */
const spendsOn = (r: Reading): boolean => r.hasAny('v_spend', 'tx_noun');

/** The amount comes before: "75 com café". */
const isPriced = (r: Reading, i: number): boolean =>
  r.money !== undefined && r.unitOf(r.money.to - 1) === i && r.unitOf(r.money.from) > r.head;

/** Whether the noun is only part of a place that is named whole: "na porta da igreja". */
export function isSpot(r: Reading, i: number): boolean {
  return SPOT.test(r.norm(i)) && r.is(i + 1, 'prep_of') && r.is(governorOf(r, i), 'prep');
}

/** @param held whether a container or a service stands before the noun: "garrafa de azeite". */
export function mentionOf(r: Reading, i: number, held: (at: number) => boolean): Mention {
  const before = governorOf(r, i);
  const along = r.is(before, 'prep_with') || /^(?:inclus[oa]|junto)$/.test(r.norm(i + 1));
  // "No açaí com camarão": what comes with a dish.
  const dish = r.units[before - 1]?.entry?.out;
  if (
    along &&
    (EXTRA.test(r.norm(i)) ||
      (dish?.category === 'alimentacao' && dish.role === 'thing') ||
      (isPriced(r, before - 1) && !spendsOn(r)))
  )
    return 'extra';
  if (isAfter(r, before)) return 'time';
  if (isOnSpot(r, before)) return 'place';
  if (r.is(before, 'prep_in')) return 'place';
  if (r.norm(before) === 'ate' || r.norm(before - 1) === 'ate') return 'purpose';
  // "Uber pra buscar o bolo".
  if (before > 1 && r.is(before - 1, 'prep_to') && (r.units[before]?.entry?.tenses ?? 0) & INFINITIVE) return 'purpose';
  if (r.is(before, 'prep_to')) {
    // "dei 20 pro flanelinha no estádio": right behind the price stands who was paid.
    return r.norm(before) === 'a' || isPriced(r, before - 1) ? 'addressed' : 'purpose';
  }
  if (r.is(before, 'prep_of') && before > r.head && r.norm(before) !== 'de')
    return hangsOnNoun(r, before) && !held(before - 1) ? 'owner' : 'complement';
  return 'object';
}
