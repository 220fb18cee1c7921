// Tenses that change a message's meaning: "paguei" states, "pagar" intends, "paga" orders, "pagaria" imagines.

const TENSES = [
  'inf',
  'pres1',
  /** Third person, also você; also the colloquial imperative ("apaga"). */
  'pres3',
  'pres1p',
  'pres3p',
  'past1',
  'past3',
  'past1p',
  'past3p',
  'imperf',
  'fut',
  'cond',
  'ger',
  'part',
  /** Present subjunctive; also the polite imperative ("apague"). */
  'subj',
  /** "se eu gastasse", "quando eu tiver". */
  'hyp',
] as const;

export type Tense = (typeof TENSES)[number];

export type VerbForm = { readonly form: string; readonly tense: Tense };

/** Each tense as a bit. */
export const TENSE_BITS = Object.fromEntries(TENSES.map((tense, at) => [tense, 1 << at])) as Readonly<
  Record<Tense, number>
>;

/** A set of tenses as bits, for one-instruction tests. */
export function tenseMask(...tenses: readonly Tense[]): number {
  let mask = 0;
  for (const tense of tenses) mask |= TENSE_BITS[tense];
  return mask;
}

/** Past forms, also of others and as a result ("fatura paga"). */
export const PAST = tenseMask('past1', 'past3', 'past1p', 'past3p');
export const PAST_MINE = tenseMask('past1', 'past1p');
export const PAST_THEIRS = tenseMask('past3', 'past3p');
const PRESENT_THEIRS = tenseMask('pres3', 'pres3p');
export const THEIRS = PAST_THEIRS | PRESENT_THEIRS;
export const DONE = PAST | tenseMask('part');
export const ORDER = tenseMask('pres3', 'subj');
/** Imperative, or an infinitive used as one ("apagar tudo"). */
export const ORDER_OR_INFINITIVE = ORDER | tenseMask('inf');
export const INFINITIVE = tenseMask('inf');
export const PRESENT_MINE = tenseMask('pres1', 'pres1p');
export const PRESENT = tenseMask('pres1', 'pres3', 'pres1p', 'pres3p');
export const UNREAL = tenseMask('cond', 'imperf', 'hyp');
export const GERUND = tenseMask('ger');
export const PARTICIPLE = tenseMask('part');
/** Money moved, moves, or is ordered to move. */
export const MOVING = PAST | PRESENT | ORDER_OR_INFINITIVE | PARTICIPLE;
export const ANY_TENSE = 0xffff;
