// "Quanto dá tudo?", right behind several entries: what they come to together.

import { folded } from '../../../domain/fold.ts';
import { reais } from '../../../finance/money.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';

const ALL = '(?:tudo|isso tudo|tudo isso|ao todo|no total|o total|a soma|somando(?: tudo)?|junto)';
const ASKS = new RegExp(
  `^${AND}(?:(?:quanto|qto)(?: (?:que|isso|eles|elas))* (?:da|deu|fica|ficou|foi|e|sao|soma|somam)(?: (?:${ALL}))+|(?:qual|quanto) (?:e |foi |deu |da )?o total|soma (?:tudo|isso)|(?:deu|da) quanto (?:${ALL}))[?!. ]*$`,
  'u',
);

/** Undefined unless the last message recorded several entries of one side. */
export function decideSumOfLast({ text, loaded }: Situation): Decision | undefined {
  if (!ASKS.test(folded(text).trim()) || !loaded.wroteLast()) return undefined;
  const entries = loaded.lastEntries();
  const [first] = entries;
  if (first === undefined || entries.length < 2 || entries.some(({ kind }) => kind !== first.kind)) return undefined;
  const cents = entries.reduce((sum, one) => sum + one.cents, 0);
  return say({ text: [`Os ${entries.length} dão `, { bold: reais(cents) }, '.'] });
}
decideSumOfLast.says = [ASKS];
