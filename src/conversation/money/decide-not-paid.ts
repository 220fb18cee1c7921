// "O Rui não pagou ainda, me enganei": removes the income recorded from that person.

import { pattern } from '../../domain/pattern.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const NOT_PAID = pattern('iu')`
  ^(?:(?:n[ãa]o|opa|ah|ih|pera[íi]?|mas|na verdade)[, ]+)*(?:[oa] )?(?<who>\p{L}[\p{L} ]{1,30}?) (?:ainda )?n[ãa]o (?:
    me )?(?:pagou|depositou|mandou|transferiu|fez o pix|acertou)(?: (?:ainda|n[ãa]o|nada))*
  (?:[,. ]+(?:eu )?(?:me enganei|errei|me confundi|foi engano|confundi|falei errado|anotei errado|anotei [àa] toa))?[.!]*$
`;
/** An entry older than this may be an earlier payment, which was made. */
const SAME_DAY_MS = 24 * 60 * 60 * 1000;

/** Undefined when nothing from that person was recorded within a day. */
export function decideNotPaid({ text, loaded, asking }: Situation): Decision | undefined {
  const who = NOT_PAID.exec(text.trim())?.groups?.['who'];
  if (who === undefined) return undefined;
  const entry = loaded
    .entries({ words: who })
    .find((one) => one.kind === 'receita' && one.status === 'paga' && asking.now - one.recordedAt <= SAME_DAY_MS);
  return entry && run({ tool: 'remove_transaction', args: { pointer: { ids: [entry.id] } } });
}
decideNotPaid.says = [NOT_PAID];
