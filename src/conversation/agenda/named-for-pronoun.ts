// "Me lembra de cobrar ele", behind "meu cunhado me deve 300": by the time it rings nobody knows who "ele" was.

import { personInside } from '../../finance/replies/person-words.ts';
import { somebodyLately } from '../money/owing/who-is-meant.ts';
import type { Situation } from '../situation.ts';

const PRONOUN = /(?<![a-zà-ÿ])(?<of>d)?(?<who>el[ae])(?![a-zà-ÿ])/i;

/** The content with the person of the entries just told; unchanged when it has no pronoun, or nobody is known. */
export function namedForPronoun(content: string, { loaded, asking }: Situation): string {
  const { of, who: pronoun = '' } = PRONOUN.exec(content)?.groups ?? {};
  const who = pronoun === '' ? '' : (somebodyLately(loaded, asking.now, pronoun)?.counterpart ?? '');
  if (who === '') return content;
  return content.replace(PRONOUN, `${of === undefined ? '' : 'de '}${personInside(who)}`);
}
