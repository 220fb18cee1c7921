// "Paguei a luz e a água, deu 214 tudo", then "a água foi 68": the one has its price, and the other what is left.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';
import { boughtApart } from './decide-part-of-last.ts';

const NOUN = '[a-zà-ÿ]{3,}(?: d[aeo] [a-zà-ÿ]+)?';
/** "Paguei a luz e a água, deu 214 tudo", and then "a água foi 68". */
const TWO_OF_IT = pattern('i')`
  ^(?:(?:hoje|ontem|j[áa]|eu),? )*(?:paguei|comprei|peguei) (?:[oa]s? )?(?<one>${NOUN}) e (?:[oa]s? )?(?<other>${NOUN}),? (?:e )?
  (?:(?:deu|deram|foi|foram|ficou|saiu|paguei|por|total) )?(?:tudo |total |os dois |as duas |por |de )?${TYPED_AMOUNT}
`;
const ONE_WAS = pattern(
  'i',
)`^${AND}(?:[oa]s? |s[óo] )*(?<what>${NOUN}) (?:foi|era|deu|custou) (?<part>${TYPED_AMOUNT})[.!]*$`;

/** Undefined unless two were paid together in the message before. */
export function decideOneOfTwo(situation: Situation): Decision | undefined {
  const { lastEntry: last, lastSaid = '', wroteLast } = situation.loaded;
  if (last === undefined || last.status !== 'paga' || last.parcelas > 1 || !wroteLast()) return undefined;
  const { what = '', part = '' } = ONE_WAS.exec(situation.text.trim())?.groups ?? {};
  const { one = '', other = '' } = TWO_OF_IT.exec(lastSaid.trim())?.groups ?? {};
  const cents = part === '' || one === '' ? undefined : valueSaid(part, situation);
  if (cents === undefined || cents >= last.cents || last.kind !== 'despesa') return undefined;
  const said = [one, other].find((name) => folded(name) === folded(what));
  if (said === undefined) return undefined;
  const rest = said === one ? other : one;
  const name = folded(last.description);
  // The entry has the name of either of them, or of both.
  return name.includes(folded(said)) && !name.includes(folded(rest))
    ? boughtApart(last, last.cents - cents, rest, situation, last.category)
    : boughtApart(last, cents, said, situation, last.category);
}
decideOneOfTwo.says = [ONE_WAS];
