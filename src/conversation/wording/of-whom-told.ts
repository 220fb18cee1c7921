// "O neto pagou 100", then "ele pagou o resto"; "paguei 200 pra minha irmã", then "quanto falta pra ela?": the person of the last
// entry, by a pronoun.

import { pattern } from '../../domain/pattern.ts';
import { pronounOf } from '../../finance/replies/person-words.ts';
import { sameName } from '../../finance/same-name.ts';
import { properName } from '../../language/person/proper-name.ts';
import { personMeant, somebodyLately } from '../money/owing/who-is-meant.ts';
import { whoOwes } from '../money/owing/who-owes.ts';
import { reworded, type Situation } from '../situation.ts';

const PAYS = pattern('i')`
  ^(?:e |a[íi] |hoje |agora |ontem )*(?<who>el[ea])
  (?= (?:j[áa] |me |ainda |s[óo] |n[ãa]o )*(?:pagou|devolveu|acertou|quitou|mandou|deve|depositou|transferiu|emprestou) \S)
`;
const ASKS =
  /^(?:(?:e|mas|agora|ent[ãa]o),? )*(?:quanto|qto|o que|falta quanto|ainda falta)(?![a-zà-ÿ]).*?(?<who>(?<![a-zà-ÿ])(?:pr[ao]? |para |a |d|com )?el[ea](?![a-zà-ÿ]))/i;

/** "Paguei 100 pra ele", "devolvi metade pra ela": what goes to them. */
const I_PAY = pattern('i')`
  ^(?:(?:e|a[íi]|hoje|agora|ontem|eu|j[áa]),? )*(?:paguei|mandei|dei|devolvi|passei|pixei|transferi|depositei|acertei|quitei|fiz um pix|peguei|tomei|devo)(?![a-zà-ÿ])
  [^?]{0,40}?(?<who>(?:pr[ao]? |para |a |com |d)el[ea])(?: (?:hoje|ontem|agora|j[áa]|por enquanto|at[ée] agora|no pix|em dinheiro))*[.!]*$
`;

/** "Paguei ele 300". */
const PAID_THEM = /^(?:(?:e|a[íi]|hoje|agora|ontem|eu|j[áa]),? )*paguei (?<who>el[ea])(?= (?:s[óo] )?(?:r\$ ?)?\d)/i;

const BORROWS = /(?:peguei|tomei) (?:mais )?/i;

/** What stands before a pronoun, and the same before the name of a man and of a woman. */
const BEFORE: readonly (readonly [words: RegExp, him: string, her: string])[] = [
  [/^(?:pr|para)/i, 'pro ', 'pra '],
  [/^d/i, 'do ', 'da '],
  [/^com/i, 'com o ', 'com a '],
];
const NOTHING_BEFORE = [undefined, 'o ', 'a '] as const;

/** Of the last entry, or of the debt just told; '' when nobody was named. */
export function lastPerson({ lastEntry, lastEntries, pointedAt, done, owed }: Situation['loaded']): string {
  // "Internet 120, quem pagou foi a Duda, devo 40": one of the two has nobody.
  const named = lastEntry?.counterpart === '' ? lastEntries().find(({ counterpart }) => counterpart !== '') : undefined;
  const entry = named ?? lastEntry ?? pointedAt?.entries.at(-1);
  const debt = entry === undefined ? done?.debt : undefined;
  return entry?.counterpart ?? (debt && owed().find(({ key }) => key === debt)?.name) ?? '';
}

/** "O Léo tá me devendo quanto?", "quanto o Rui me deve?": whom the message before was about. */
const ASKED_OF = pattern('i')`
  (?<![a-zà-ÿ])(?:[oa] )?(?<who>(?!(?:quem|ainda|ningu[ée]m|el[ea]s?|algu[ée]m|que)
  (?![a-zà-ÿ]))[a-zà-ÿ]{2,}) (?:ainda |j[áa] |s[óo] )*(?:me dev(?:e|ia)|(?:t[áa]|est[áa]|ficou) (?:me )?devendo)(?![a-zà-ÿ])
`;

/** Who owes and was just asked about, or is the only one left who may be called so. */
function justNamed(situation: Situation, pronoun: string, last: string): string | undefined {
  const { text, loaded } = situation;
  const asked = ASKED_OF.exec(loaded.lastSaid ?? '')?.groups?.['who'];
  if (asked !== undefined && (pronounOf(asked) ?? pronoun) === pronoun) return properName(asked);
  if (!PAYS.test(text.trim()) || pronounOf(last) === pronoun) return undefined;
  const owing = loaded.receivables().some(({ name }) => name === last);
  return owing ? undefined : whoOwes(situation);
}

/** "Emprestei 200 pro Beto e 80 pra Carol", then "ele": the one whose name says so, of those the last message told of. */
function toldAtOnce(pronoun: string, last: string, { loaded }: Situation): string | undefined {
  if (last === '' || pronounOf(last) !== undefined) return undefined;
  const names = new Set(loaded.lastEntries().map(({ counterpart }) => counterpart));
  const [one, ...others] = [...names].filter((name) => pronounOf(name) === pronoun);
  return others.length === 0 ? one : undefined;
}

const isOwing = (who: string, { owed, receivables, bills }: Situation['loaded']): boolean =>
  owed().some(({ name }) => sameName(name, who)) ||
  receivables().some(({ name }) => sameName(name, who)) ||
  bills().some(({ counterpart }) => sameName(counterpart, who));

/** The situation with the name for the pronoun; undefined when the last entry names nobody. */
export function ofWhomTold(situation: Situation): Situation | undefined {
  const { text, loaded } = situation;
  const words = text.trim();
  const said = (PAYS.exec(words) ?? ASKS.exec(words) ?? PAID_THEM.exec(words) ?? I_PAY.exec(words))?.groups?.['who'];
  if (said === undefined) return undefined;
  const last = lastPerson(loaded);
  const pronoun = /a$/i.test(said) ? 'ela' : 'ele';
  // "Ele" is said of no "esposa".
  const isElse = (pronounOf(last) ?? pronoun) !== pronoun;
  const told =
    justNamed(situation, pronoun, last) ??
    toldAtOnce(pronoun, last, situation) ??
    (isElse ? (somebodyLately(loaded, situation.asking.now, pronoun)?.counterpart ?? '') : last);
  const who = told === '' && I_PAY.test(words) ? personMeant(pronoun, situation) : told;
  if (who === '' || /[,]| e /u.test(who)) return undefined;
  // "Quanto falta pra ela?", of the goal, and of nobody who owes or is owed.
  if (/falt/i.test(text) && ASKS.test(words) && loaded.goals().length > 0 && !isOwing(who, loaded)) return undefined;
  const name = who.replace(/^(?:minha|meu) /i, '');
  const [, him, her] = BEFORE.find(([words]) => words.test(said)) ?? NOTHING_BEFORE;
  const before = pronoun === 'ela' ? her : him;
  const at = text.indexOf(said);
  const meant = `${text.slice(0, at)}${before}${name}${text.slice(at + said.length)}`;
  // On top of what is owed to them.
  const borrowed = BORROWS.test(meant) && !/emprest/i.test(meant);
  return reworded(situation, borrowed ? `${meant.replace(BORROWS, 'peguei ')} emprestado` : meant);
}
