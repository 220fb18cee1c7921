// "Ela já devolveu 50": the pronoun means the person of the previous entry.

import type { Instant } from '../../../domain/ids.ts';
import { CLOSE } from '../../../domain/kin.ts';
import type { Draft } from '../../../finance/draft.ts';
import { pronounOf } from '../../../finance/replies/person-words.ts';
import { properName } from '../../../language/person/proper-name.ts';
import type { Loaded } from '../../loaded.ts';
import type { Situation } from '../../situation.ts';
import { partnerTold } from './partner-told.ts';
import { agreedWith } from './sharing-agreed.ts';

const PRONOUN = /^d?el[ae]s?$/i;
const SAYS_PRONOUN = /(?<![a-zà-ÿ])d?el[ae]s?(?![a-zà-ÿ])/i;

/** A pronoun in place of a name, or a repayment without one. */
const meansSomebody = ({ description = '', counterpart, category }: Draft, text: string): boolean =>
  PRONOUN.test(description) ||
  PRONOUN.test(counterpart ?? '') ||
  (counterpart === undefined && (category ?? 'dividas') === 'dividas' && SAYS_PRONOUN.test(text));

/** "E emprestei mais 50 hoje", behind a loan: to the same person. */
const LENT_MORE = /(?<![a-zà-ÿ])(?:emprestei|peguei|devolvi) (?:mais|outr[oa]s)(?![a-zà-ÿ])/i;
const addsToLoan = ({ counterpart, category }: Draft, text: string, last: Loaded['lastEntry']): boolean =>
  counterpart === undefined && category === 'dividas' && last?.category === 'dividas' && LENT_MORE.test(text);

const LATELY_MS = 60 * 60 * 1000;
const LATELY = 5;

/** The pronoun in the words: "ele" is said of no "esposa". */
const pronounIn = (text: string): string | undefined =>
  /(?<![a-zà-ÿ])d?(?<pronoun>el[ea])(?![a-zà-ÿ])/i.exec(text)?.groups?.['pronoun']?.toLowerCase();

/**
 * The last entry, or the one with the only person of the last hour: "ele fez um pix de 200", behind an entry without anybody, or
 * with somebody who is no "ele".
 *
 * @param text the words with the pronoun, if any
 */
export function somebodyLately({ lastEntry, entries }: Pick<Loaded, 'lastEntry' | 'entries'>, now: Instant, text = '') {
  const pronoun = pronounIn(text);
  const isElse = (name: string): boolean => pronoun !== undefined && (pronounOf(name) ?? pronoun) !== pronoun;
  if (lastEntry === undefined || (lastEntry.counterpart !== '' && !isElse(lastEntry.counterpart))) return lastEntry;
  const lately = entries({ last: LATELY }).filter(
    ({ counterpart, recordedAt }) => counterpart !== '' && !isElse(counterpart) && now - recordedAt <= LATELY_MS,
  );
  const only = new Set(lately.map(({ counterpart }) => counterpart)).size === 1 ? lately[0] : undefined;
  return only ?? (lastEntry.counterpart === '' ? lastEntry : undefined);
}

/** The draft with the person's name for a pronoun; when nobody is known, without the pronoun. */
export function whoIsMeant(
  draft: Draft,
  { text, loaded, asking }: Pick<Situation, 'text' | 'loaded' | 'asking'>,
): Draft {
  const more = addsToLoan(draft, text, loaded.lastEntry);
  if (!more && !meansSomebody(draft, text)) return draft;
  const { description, ...rest } = draft;
  const named = description === undefined || PRONOUN.test(description) ? rest : draft;
  const who = somebodyLately(loaded, asking.now, text)?.counterpart ?? '';
  if (who === '') return named;
  // Income gets a neutral category: whether it repays a debt is decided on recording.
  return { ...named, counterpart: who, ...(draft.kind === 'receita' ? { category: 'outras_receitas' } : {}) };
}

const KNOWN = new RegExp(`^(?:${CLOSE})$`, 'i');
const isNamed = (word: string): boolean => properName(word.toLowerCase()) !== word.toLowerCase();

/** A pronoun, a relative, or a name. */
export const isSomebody = (who: string): boolean =>
  PRONOUN.test(who) || KNOWN.test(who) || /^\p{Lu}/u.test(who) || isNamed(who);

/** Whom the house is shared with, who may be called so. */
function sharerCalled(pronoun: string, loaded: Situation['loaded']): string {
  const name = agreedWith(loaded)?.name ?? '';
  return (pronounOf(name) ?? pronoun) === pronoun ? name : '';
}

const MENTIONED =
  /(?<![a-zà-ÿ])(?:(?:minha|meu) |(?:com|d|n|pr|pel)?[oa] |com (?!minha |meu |[oa] ))(?<who>(?!(?:seu|dona)(?![a-zà-ÿ]))[a-zà-ÿ]{2,})/gi;
/** Messages in which somebody was just spoken of. */
const MOST_SPOKEN = 3;

/** Whom the newest of these words name that may be called so; '' when nobody is. */
function spokenOf(pronoun: string, texts: readonly string[]): string {
  const all = texts.flatMap((text) => [...text.matchAll(MENTIONED)].map(([, who = '']) => who));
  const fits = (who: string): boolean => (KNOWN.test(who) || isNamed(who)) && (pronounOf(who) ?? pronoun) === pronoun;
  return all.findLast(fits) ?? '';
}

/**
 * The name as it is written, and for a pronoun whoever is meant: named in the words before it, of the last entry, or spoken of lately ("tô
 * na farmácia com minha irmã", then "comprei fralda pra ela"). '' when nobody is.
 */
export function personMeant(who: string, { loaded }: Pick<Situation, 'loaded'>, before = ''): string {
  if (!/^el[ea]$/i.test(who)) return PRONOUN.test(who) ? '' : properName(who);
  const pronoun = who.toLowerCase();
  const said = spokenOf(pronoun, [before]);
  if (said !== '') return properName(said);
  const last = loaded.lastEntry?.counterpart ?? '';
  if (last !== '' && !/,| e /u.test(last) && (pronounOf(last) ?? pronoun) === pronoun) return last;
  const lately = loaded.spoken().slice(-MOST_SPOKEN);
  return (
    properName(
      spokenOf(
        pronoun,
        lately.map(({ text }) => text),
      ),
    ) ||
    partnerTold(who, loaded) ||
    sharerCalled(pronoun, loaded)
  );
}
