// Whether a purchase is a present or a donation, judged by recipient and occasion.

import type { Category } from '../categories/category.ts';
import type { Reading } from '../reading/reading.ts';

const GIVABLE: ReadonlySet<Category> = new Set<Category>([
  'vestuario',
  'compras',
  'beleza',
  'alimentacao',
  'familia',
  'lazer',
  'educacao',
]);
/** A gift: occasion and recipient, as in "camisa pro neto de natal", "perfume pra mãe, aniversário dela". */
const GIVEN =
  /\b(?:pr[oa]s?|para (?:[oa]s? )?|pra minha|pro meu) ?[a-z ]{2,24}\b(?:de |n[oa] |pel[oa] |, )?(?:natal|aniversario|niver|bodas|formatura|casamento|pascoa)\b|\b(?:natal|aniversario|niver|pascoa) (?:d[eoa]|d[oa]s) [a-z]+/;
const PARTY = /\b(?:festa|bolo|decoracao|buffet|salao|roupa pr|vestido pr|terno)\b/;
/** Food is eaten on the day: "pizza no aniversário do Tico". */
const EATEN_THERE = /\b(?:n[oa]|pr[oa]) (?:aniversario|niver|natal|pascoa)\b/;
/** "perfume pro dia das mães": what is worn or eaten on that day is not a present. */
const FOR_THE_DAY = /\bpr[oa] (?:(?:o )?dia d[oa]s (?:maes|pais|namorados|avos|professor(?:es|a))|cha d[aeo])\b/;
/** "cesta básica pra doar". */
const TO_GIVE = /\bpr?a?ra? (?:doar|doacao|presentear|dar de presente)\b/;
/** "dei 30 pra festa da padroeira". */
const GAVE_TO =
  /\b(?:dei|doei|contribui|colaborei) .*\bpr?[oa] (?:festa|bingo|rifa|quermesse|reforma|terreiro|capela|paroquia)\b/;

/** @param at unit of the word that gave the category */
export function isGift(r: Reading, category: Category, at: number): boolean {
  if (category === 'presentes_doacoes') return true;
  if (r.fits(TO_GIVE) || (category === 'lazer' && r.fits(GAVE_TO))) return true;
  if (!GIVABLE.has(category)) return false;
  if (category === 'alimentacao' && r.fits(EATEN_THERE)) return false;
  return (r.fits(GIVEN) && !r.fits(PARTY)) || (at === r.head && r.fits(FOR_THE_DAY));
}
