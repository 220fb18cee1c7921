// "Comprei fralda pra ela", "ele já pagou": which of the people lately told, spoken of or owing may be called so.

import { CLOSE } from '../../domain/kin.ts';
import { peopleIn } from '../../finance/definitions/receivables.ts';
import { pronounOf } from '../../finance/replies/person-words.ts';
import { sameName } from '../../finance/same-name.ts';
import { properName } from '../../language/person/proper-name.ts';
import { LATELY_MS } from '../lately.ts';
import { partnerTold } from '../money/owing/partner-told.ts';
import { agreedWith } from '../money/owing/sharing-agreed.ts';
import type { Situation } from '../situation.ts';
import { MOST_LATELY } from './entries-in-focus.ts';
import { peopleSpokenOf } from './people-spoken-of.ts';
import { resolve, type Thing } from './resolve.ts';

type People = readonly Thing<string>[];

const person = (name: string, at = 0, last = false): Thing<string> => ({ of: name, called: name, who: name, at, last });

/** Of the last entry, told at once with others, or of the debt just told; who is told last stands first for a pronoun. */
function toldLast({ lastEntry, lastEntries, pointedAt, done, owed }: Situation['loaded']): People {
  const entries = lastEntry === undefined ? (pointedAt?.entries ?? []) : lastEntries();
  const debts = entries.length > 0 ? [] : owed().filter(({ key }) => key === done?.debt);
  // "Internet 120, quem pagou foi a Duda, devo 40": one of the two has nobody.
  const told = [...debts.map(({ name }) => name), ...entries.map(({ counterpart }) => counterpart)].filter(Boolean);
  const all = [...new Set(told.flatMap(peopleIn))];
  return all.map((name, at) =>
    person(name, at, name === told.at(-1) && (all.length === 1 || pronounOf(name) !== undefined)),
  );
}

/** '' when nobody was named. */
export const lastPerson = (loaded: Situation['loaded']): string =>
  toldLast(loaded).find(({ last }) => last === true)?.of ?? '';

const toldLately = ({ loaded, asking }: Situation): People => {
  const since = loaded.entries({ last: MOST_LATELY }).filter(({ recordedAt }) => asking.now - recordedAt <= LATELY_MS);
  return [...new Set(since.flatMap(({ counterpart }) => peopleIn(counterpart)))].map((name) => person(name));
};

/** "Fiado do seu Nelson": who sells or attends shares nothing. */
const TRADES = /^[oa] (?:seu|dona|dra?)(?![a-zà-ÿ])/i;

/** Whom words speak of, each nearer than the one before it. */
const spokenOf = (words: readonly string[], pronoun: string): readonly People[] =>
  words
    .flatMap((text) => peopleSpokenOf(text, pronoun === 'ela'))
    .filter((name) => !TRADES.test(name))
    .toReversed()
    .map((name) => [{ ...person(properName(name.replace(/^(?:[oa]|minha|meu) /u, ''))), who: pronoun }]);

/** Messages in which somebody was just spoken of. */
const MOST_SPOKEN = 3;

type Among = {
  /** What was said before the pronoun in the same breath. */
  readonly before?: string;
  /** Nobody but these, who need not be told of lately. */
  readonly only?: readonly string[];
  /** Nobody of an entry before the last. */
  readonly near?: true;
};

/** '' when nobody is meant, or several may be. */
function meantBy(pronoun: 'ele' | 'ela', situation: Situation, { before = '', only, near }: Among): string {
  const { loaded } = situation;
  const { spoken, lastSaid = '', wroteLast } = loaded;
  const words = spoken().slice(-MOST_SPOKEN);
  const pools: readonly People[] = [
    ...spokenOf([...(wroteLast() ? [] : [lastSaid]), before], pronoun),
    toldLast(loaded),
    near === true ? [] : toldLately(situation),
    ...spokenOf(
      words.map(({ text }) => text),
      pronoun,
    ),
    (only ?? [...loaded.receivables(), ...loaded.owed()].map(({ name }) => name)).map((name) => person(name)),
    // Whom one lives or shares with is told of once.
    [person(partnerTold(pronoun, loaded))],
    [person(agreedWith(loaded)?.name ?? '')],
  ];
  const among = pools.map((all) =>
    all.flatMap((one) => {
      const of = only === undefined ? one.of : only.find((name) => sameName(name, one.of));
      return of === undefined || of === '' ? [] : [{ ...one, of }];
    }),
  );
  const meant = resolve({ words: [], pronoun }, among);
  return meant.is === 'one' ? meant.one : '';
}

/** The name as it is written, and for a pronoun whoever is meant. '' when nobody is. */
export function personMeant(who: string, situation: Situation, among: Among = {}): string {
  if (/^el[ea]$/i.test(who)) return meantBy(/a$/i.test(who) ? 'ela' : 'ele', situation, among);
  return PRONOUN.test(who) ? '' : properName(who);
}

/** Of those who owe, whoever the pronoun in the words means. */
export function whoOwes(situation: Situation): string | undefined {
  const only = situation.loaded.receivables().map(({ name }) => name);
  return personMeant(pronounIn(situation.text) ?? 'eles', situation, { only }) || undefined;
}

const PRONOUN = /^d?el[ae]s?$/i;

/** "Ela", "deles", and nothing else. */
export const isPronoun = (who: string): boolean => PRONOUN.test(who);

/** "Ela" in "devolvi pra ela"; "ele" is said of no "esposa". */
export const pronounIn = (text: string): string | undefined =>
  /(?<![a-zà-ÿ])d?(?<pronoun>el[ea])(?![a-zà-ÿ])/i.exec(text)?.groups?.['pronoun'];

const KNOWN = new RegExp(`^(?:${CLOSE})$`, 'i');

/** A pronoun, a relative, or a name. */
export const isSomebody = (who: string): boolean =>
  PRONOUN.test(who) || KNOWN.test(who) || /^\p{Lu}/u.test(who) || properName(who.toLowerCase()) !== who.toLowerCase();
