// "Me lembra de cobrar ele", behind "meu cunhado me deve 300": by the time it rings nobody knows who "ele" was.

import { personInside } from '../../finance/replies/person-words.ts';
import { somebodyLately } from '../money/owing/who-is-meant.ts';
import type { Situation } from '../situation.ts';

const PRONOUN = /(?<![a-zà-ÿ])(?<of>d)?el(?<gender>[ae])(?![a-zà-ÿ])/i;
/** Last letters of names and kin that the other pronoun is for. */
const OTHERS: Readonly<Record<string, RegExp>> = { a: /o$/i, e: /[aã]e?$/i };

/** The content with the person of the entries just told; unchanged when it has no pronoun, or nobody is known. */
export function namedForPronoun(content: string, { loaded, asking }: Situation): string {
  const { of, gender = '' } = PRONOUN.exec(content)?.groups ?? {};
  const who = gender === '' ? '' : (somebodyLately(loaded, asking.now)?.counterpart ?? '');
  if (who === '' || OTHERS[gender.toLowerCase()]?.test(who) === true) return content;
  return content.replace(PRONOUN, `${of === undefined ? '' : 'de '}${personInside(who)}`);
}
