// "O Rui não pagou ainda, me enganei": removes the income recorded from that person, or of several only that share.

import { folded } from '../../../domain/fold.ts';
import { listed } from '../../../domain/listed.ts';
import { pattern } from '../../../domain/pattern.ts';
import { peopleIn } from '../../../finance/definitions/receivables.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { recordCall } from '../entry/record-call.ts';

const NOT_PAID = pattern('i')`
  ^(?:(?:n[ãa]o|opa|ah|ih|pera[íi]?|mas|na verdade)[, ]+)*(?:[oa] )?(?<who>[a-zà-ÿ][a-zà-ÿ ]{1,30}?) (?:ainda )?n[ãa]o (?:
    me )?(?:pagou|depositou|mandou|transferiu|fez o pix|acertou)(?: (?:ainda|n[ãa]o|nada))*
  (?:[,. ]+(?:eu )?(?:me enganei|errei|me confundi|foi engano|confundi|falei errado|anotei errado|anotei [àa] toa))?[.!]*$
`;
/** An entry older than this may be an earlier payment, which was made. */
const SAME_DAY_MS = 24 * 60 * 60 * 1000;

/** Undefined when nothing from that person was recorded within a day. */
export function decideNotPaid({ text, loaded, asking, zone }: Situation): Decision | undefined {
  const who = NOT_PAID.exec(text.trim())?.groups?.['who'];
  if (who === undefined) return undefined;
  const entry = loaded
    .entries({ words: who })
    .find((one) => one.kind === 'receita' && one.status === 'paga' && asking.now - one.recordedAt <= SAME_DAY_MS);
  if (entry === undefined) return undefined;
  const pointer = { ids: [entry.id] };
  const people = peopleIn(entry.counterpart);
  const named = people.find((name) => folded(who).includes(folded(name)) || folded(name).includes(folded(who)));
  if (people.length < 2 || named === undefined) return run({ tool: 'remove_transaction', args: { pointer } });
  // One of several: the share of that one waits, the others have paid.
  const share = Math.round(entry.cents / people.length);
  const others = listed(people.filter((name) => name !== named));
  const { category, description } = entry;
  const date = localDate(asking.said, zone);
  const owed = {
    kind: 'receita',
    cents: share,
    category,
    description,
    counterpart: named,
    date,
    pending: true,
  } as const;
  return run(
    { tool: 'edit_transaction', args: { pointer, changes: { cents: entry.cents - share, counterpart: others } } },
    recordCall(owed),
  );
}
decideNotPaid.says = [NOT_PAID];
