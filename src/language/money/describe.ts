// Description of an entry: a short noun phrase with its complement, accents restored from the lexicon.

import { classSet, haveCommon } from '../lexicon/class-bits.ts';
import type { Reading } from '../reading/reading.ts';
import { ANY_TENSE, PAST_MINE } from '../verbs/tense.ts';
import { isHalf } from './category-evidence.ts';
import { PLACES } from './place-named.ts';

/** Descriptions for meal and service verbs without a noun. */
const VERB_NOUNS: readonly [RegExp, string][] = [
  [/^almoc/, 'almoço'],
  [/^jant/, 'jantar'],
  [/^lanch/, 'lanche'],
  [/^abastec/, 'abastecimento'],
  [/^estacion/, 'estacionamento'],
  [/^com[ie]/, 'comida'],
  [/^beb/, 'bebida'],
  [/^apost/, 'aposta'],
  [/^viaj/, 'viagem'],
];

const GRAMMAR = classSet(
  'filler',
  'courtesy',
  'greeting',
  'thanks',
  'time',
  'weekday',
  'month',
  'det',
  'demo',
  'prep',
  'conj',
  'me',
  'i',
  'poss',
  'you',
  'not',
  'irreal',
  'already',
  'still',
  'all',
  'ordinal_all',
  'more',
  'here',
  'and',
  'money_noun',
  'how_much',
  'yes',
  'no',
  'laugh',
  'repeat_cue',
  'pointer',
  'than',
  'q_total',
  'self_repair',
  'receive_cue',
);

/** Whether a unit can be part of a description: not grammar, time, money or payment method. */
export function isContent(r: Reading, i: number, taken: Uint8Array): boolean {
  const unit = r.units[i];
  if (unit === undefined || (unit.kind !== 'word' && unit.kind !== 'number') || taken[i] === 1) return false;
  if (
    r.is(i + 1, 'prep_of')
      ? // "Dois quilos de carne": the complement is the description.
        /^(?:quilos?|kilos?|kgs?|litros?|gramas?)$/.test(unit.norm) ||
        // "Um terço do conserto": the price's share is not what was bought.
        (/^(?:tercos?|quartos?)$/.test(unit.norm) && /^(?:um|dois|tres)$/.test(r.norm(i - 1)))
      : // "O sofá e o resto em 6x": the rest of the price.
        /^(?:e )?(?:o )?rest(?:o|ante)$/.test(unit.norm)
  )
    return false;
  if (
    /^(?:el[ea]s?|cada|x|parte|ref(?:erente)?|mim|comigo|e depois|no cartao|cnpj|cpf|data|(?:aprov|realiz|efetu|confirm)ad[oa])$/.test(
      unit.norm,
    ) ||
    // "Cobrou 380 no fim", "ifood de novo".
    /^(?:no fi(?:m|nal)|de novo)$/.test(`${r.norm(i - 1)} ${unit.norm}`) ||
    /^(?:(?:ta |tao |ja )?me [a-z]+|(?:poe|bota|coloca) [oa]s?)$/.test(unit.norm)
  )
    return false;
  // "Vendi 3 tapetes fiado": how it was sold.
  if (r.has('v_sell') && /^fiad[oa]s?$/.test(unit.norm)) return false;
  const entry = unit.entry;
  if (entry === undefined) return unit.kind === 'word' && unit.norm.length > 1;
  if (entry.out !== undefined || entry.in !== undefined) return !isHalf(r, i) || unit.norm === 'meia';
  return entry.tenses === 0 && !haveCommon(entry.classes, GRAMMAR);
}

function shown(r: Reading, i: number): string {
  const unit = r.units[i];
  if (unit === undefined) return '';
  if (unit.norm === 'doei') return 'doação';
  const raw = r.is(i, 'first_name') ? r.raw(i, i + 1) : r.raw(i, i + 1).toLowerCase();
  const text = unit.entry?.text;
  // Plurals and typed accents are kept; other known words get theirs.
  if (text === undefined || r.is(i, 'first_name') || unit.entry?.words.join(' ') !== unit.norm) return raw;
  if (/[^\x20-\x7e]/.test(raw)) return raw;
  return text.toLowerCase();
}

/** The comma of an enumeration, which ends in "e": "arroz, feijão e macarrão". */
function enumerates(r: Reading, comma: number, to: number, taken: Uint8Array): boolean {
  if (r.norm(comma) !== ',') return false;
  let at = comma + 1;
  while (at < to && (r.norm(at) === ',' || isContent(r, at, taken))) at++;
  return r.norm(at) === 'e' && isContent(r, at + 1, taken);
}

/** "A moça do crochê" was paid for the crochet. */
const SOMEBODY = /^(?:moc[ao]|menin[ao]|rapaz|cara|homem|mulher|tia|tio)$/;

function grow(r: Reading, seed: number, from: number, to: number, taken: Uint8Array): string {
  let start = seed;
  while (
    start - 2 >= from &&
    (r.is(start - 1, 'prep_of') ||
      (r.norm(start - 1) === 'e' && r.units[start - 2]?.kind === 'word') ||
      enumerates(r, start - 1, to, taken)) &&
    isContent(r, start - 2, taken) &&
    !SOMEBODY.test(r.norm(start - 2))
  )
    start -= 2;
  if (start === seed && start - 1 >= from && isContent(r, start - 1, taken) && r.units[start - 1]?.kind === 'word')
    start--;
  const parts = [shown(r, start)];
  let last = start;
  while (last + 1 < to && parts.length < 8) {
    if (enumerates(r, last + 1, to, taken) && isContent(r, last + 2, taken)) {
      last += 2;
      parts.push(`${parts.pop()},`, shown(r, last));
    } else if (isContent(r, last + 1, taken)) {
      last++;
      parts.push(shown(r, last));
    } else if (
      (r.is(last + 1, 'prep_of') || (r.norm(last + 1) === 'e' && last + 1 < to - 1)) &&
      last + 2 < to &&
      isContent(r, last + 2, taken)
    ) {
      parts.push(r.raw(last + 1, last + 2).toLowerCase(), shown(r, last + 2));
      last += 2;
    } else if (r.is(last + 1, 'prep_of') && r.is(last + 2, 'det') && last + 3 < to && isContent(r, last + 3, taken)) {
      parts.push(r.raw(last + 1, last + 4).toLowerCase());
      last += 3;
    } else break;
  }
  return parts.join(' ');
}

/** "Almocei com os colegas do trabalho": those one ate with, and where they are from. */
const isCompany = (r: Reading, i: number): boolean =>
  r.is(i - 1, 'prep_with') ||
  (r.is(i - 1, 'det') && r.is(i - 2, 'prep_with')) ||
  (r.units[i]?.entry?.in !== undefined && r.units[i]?.entry?.out === undefined);

/** The description in units [from, to); `seed` is the unit of the category. `taken` marks units used elsewhere. */
export function describe(r: Reading, from: number, to: number, seed: number, taken: Uint8Array): string | undefined {
  // "goiabada 8 com queijo": an accompaniment is not the description when a noun precedes it.
  if (seed > from && r.is(seed - 1, 'prep_with'))
    for (let i = from; i < seed - 1; i++)
      if (r.units[i]?.kind === 'word' && isContent(r, i, taken) && !r.is(i - 1, 'prep_in') && !r.is(i, 'tx_noun'))
        return grow(r, i, from, seed - 1, taken);
  // "Almocei no japa, 78 com a gorjeta", "cinema 60 com a pipoca": nor is what came along.
  if (r.is(seed - 2, 'prep_with') && r.is(seed - 1, 'det') && !r.has('tx_noun')) {
    const alone = describe(r, from, seed - 2, -1, taken);
    if (alone !== undefined) return alone;
  }
  // "Banho no posto": nor is the place.
  const thing = r.units[seed - 2];
  if (
    r.is(seed - 1, 'prep_in') &&
    PLACES.test(r.norm(seed)) &&
    thing?.kind === 'word' &&
    !/^(?:sinal|entrada|conta|troco|fortuna|grana|dinheirao|nota)$/.test(thing.norm) &&
    isContent(r, seed - 2, taken) &&
    !r.is(seed - 2, 'tx_noun')
  )
    return grow(r, seed - 2, from, seed - 1, taken);
  const entry = r.units[seed]?.entry;
  if (seed >= from && seed < to && taken[seed] !== 1 && (entry?.out !== undefined || entry?.in !== undefined))
    return grow(r, seed, from, to, taken);
  let place: string | undefined;
  const eats = /^(?:almoc|jant|lanch|com[ie])/.test(r.norm(r.findVerb('v_consume', PAST_MINE, from, to)));
  for (let i = from; i < to; i++) {
    if (!isContent(r, i, taken) || (eats && isCompany(r, i)) || /^del[ea]s?$/.test(r.norm(i))) continue;
    // "Jantei 38 no posto": the meal.
    if (eats && r.is(i - 1, 'prep_in') && /^(?:transporte|compras)$/.test(r.units[i]?.entry?.out?.category ?? ''))
      continue;
    if (!r.is(i - 1, 'prep_in') || r.units[i]?.entry !== undefined) return grow(r, i, from, to, taken);
    place ??= grow(r, i, from, to, taken);
    while (r.units[i + 1]?.entry === undefined && isContent(r, i + 1, taken)) i++;
  }
  // "Almocei em Campinas": the meal.
  for (let i = from; i < to; i++) {
    if (!r.isVerb(i, 'v_consume', ANY_TENSE)) continue;
    for (const [stem, noun] of VERB_NOUNS) if (stem.test(r.norm(i))) return noun;
  }
  return place;
}
