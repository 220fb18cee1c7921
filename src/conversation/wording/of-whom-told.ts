// "O neto pagou 100", then "ele pagou o resto"; "paguei 200 pra minha irmã", then "quanto falta pra ela?": the person of the last
// entry, by a pronoun.

import { pattern } from '../../domain/pattern.ts';
import { reworded, type Situation } from '../situation.ts';

const PAYS = pattern('i')`
  ^(?:e |a[íi] |hoje |agora |ontem )*(?<who>el[ea])
  (?= (?:j[áa] |me |ainda |s[óo] |n[ãa]o )*(?:pagou|devolveu|acertou|quitou|mandou|deve|depositou|transferiu) \S)
`;
/** "Ela já me pagou", with nothing behind it. */
const PAID_ME =
  /^(?:e |a[íi] |hoje |agora |ontem )*(?<who>el[ea])(?= (?:j[áa] )?me (?:j[áa] )?(?:pagou|devolveu|acertou|mandou|transferiu|depositou)[.!]*$)/i;
const ASKS =
  /^(?:(?:e|mas|agora|ent[ãa]o),? )*(?:quanto|qto|o que|falta quanto|ainda falta)(?![a-zà-ÿ]).*?(?<who>(?<![a-zà-ÿ])(?:pr[ao]? |para |a |d|com )?el[ea](?![a-zà-ÿ]))/i;

/** What stands before a pronoun, and the same before the name of a man and of a woman. */
const BEFORE: readonly (readonly [words: RegExp, him: string, her: string])[] = [
  [/^(?:pr|para)/i, 'pro ', 'pra '],
  [/^d/i, 'do ', 'da '],
  [/^com/i, 'com o ', 'com a '],
];
const NOTHING_BEFORE = [undefined, 'o ', 'a '] as const;

/** The situation with the name for the pronoun; undefined when the last entry names nobody. */
export function ofWhomTold(situation: Situation): Situation | undefined {
  const { text, loaded } = situation;
  const who = (loaded.lastEntry ?? loaded.pointedAt?.entries.at(-1))?.counterpart ?? '';
  if (who === '' || /[,]| e /u.test(who)) return undefined;
  const said = (PAYS.exec(text.trim()) ?? PAID_ME.exec(text.trim()) ?? ASKS.exec(text.trim()))?.groups?.['who'];
  if (said === undefined) return undefined;
  const name = who.replace(/^(?:minha|meu) /i, '');
  const [, him, her] = BEFORE.find(([words]) => words.test(said)) ?? NOTHING_BEFORE;
  const before = /a$/i.test(said) ? her : him;
  const at = text.indexOf(said);
  return reworded(situation, `${text.slice(0, at)}${before}${name}${text.slice(at + said.length)}`);
}
