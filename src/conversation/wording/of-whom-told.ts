// "O neto pagou 100", then "ele pagou o resto"; "paguei 200 pra minha irmã", then "quanto falta pra ela?": the person of the last
// entry, by a pronoun.

import { pattern } from '../../domain/pattern.ts';
import { pronounOf } from '../../finance/replies/person-words.ts';
import { sameName } from '../../finance/same-name.ts';
import { personMeant, whoOwes } from '../focus/person-meant.ts';
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
  const pronoun = /a$/i.test(said) ? 'ela' : 'ele';
  const near = personMeant(pronoun, situation);
  // Whose name does not tell is paid by less likely than whoever owes.
  const owes = PAYS.test(words) && pronounOf(near) !== pronoun ? whoOwes(situation) : undefined;
  const who = owes ?? near;
  if (who === '') return undefined;
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
