// "O neto pagou 100", then "ele pagou o resto"; "paguei 200 pra minha irmã", then "quanto falta pra ela?": the person of the last
// entry, by a pronoun.

import { reworded, type Situation } from '../situation.ts';

const PAYS =
  /^(?:e |a[íi] |hoje |agora |ontem )*(?<who>el[ea])(?= (?:j[áa] |me |ainda |s[óo] |n[ãa]o )*(?:pagou|devolveu|acertou|quitou|mandou|deve|depositou|transferiu) \S)/iu;
const ASKS =
  /^(?:e |mas )*(?:quanto|qto|o que|falta quanto|ainda falta)(?!\p{L}).*?(?<who>(?<!\p{L})(?:pr[ao]? |para |a |d|com )?el[ea](?!\p{L}))/iu;

/** The situation with the name for the pronoun; undefined when the last entry names nobody. */
export function ofWhomTold(situation: Situation): Situation | undefined {
  const { text, loaded } = situation;
  const who = (loaded.lastEntry ?? loaded.pointedAt?.entries.at(-1))?.counterpart ?? '';
  if (who === '' || /[,]| e /u.test(who)) return undefined;
  const said = (PAYS.exec(text.trim()) ?? ASKS.exec(text.trim()))?.groups?.['who'];
  if (said === undefined) return undefined;
  const her = /a$/iu.test(said);
  const name = who.replace(/^(?:minha|meu) /iu, '');
  const before = /^(?:pr|para|pra)/iu.test(said)
    ? her
      ? 'pra '
      : 'pro '
    : /^d/iu.test(said)
      ? her
        ? 'da '
        : 'do '
      : /^com/iu.test(said)
        ? her
          ? 'com a '
          : 'com o '
        : her
          ? 'a '
          : 'o ';
  const at = text.indexOf(said);
  return reworded(situation, `${text.slice(0, at)}${before}${name}${text.slice(at + said.length)}`);
}
