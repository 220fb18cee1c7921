// "Todos pagaram menos o Pedro", "só o Pedro não pagou", behind something shared with several: each of the others gave their part.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { repaid } from '../../../finance/as-repayment.ts';
import { peopleIn } from '../../../finance/definitions/receivables.ts';
import { sameName } from '../../../finance/same-name.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';
import { recordCall } from '../entry/record-call.ts';

const NAME = '(?:[oa] )?(?<who>[a-zà-ÿ]{2,20})';
const BUT_ONE = pattern('i')`
  ^${AND}(?:
    (?:todos|todas|todo mundo|os outros|as outras|a galera|o pessoal)(?: j[áa])? (?:me )?(?:pagou|pagaram|acertou|acertaram|mandou|mandaram),? (?:menos|fora|exceto|tirando|s[óo] n[ãa]o) ${NAME}|
    s[óo] (?:quem n[ãa]o pagou foi )?${NAME.replace('who', 'only')} (?:que )?(?:ainda )?n[ãa]o (?:me )?(?:pagou|acertou|mandou)|
    (?:agora )?s[óo] falta ${NAME.replace('who', 'left')}(?: (?:me )?pagar)?
  )(?: ainda)?[.!]*$
`;

/** Undefined unless several owe their parts of the last purchase, the one named among them. */
export function decideAllButOne(situation: Situation): Decision | undefined {
  const { left, only = left, who = only } = BUT_ONE.exec(situation.text.trim())?.groups ?? {};
  const { lastEntry, entries, receivables } = situation.loaded;
  const shared = [lastEntry, ...entries({ last: 5 })].find(
    (one) =>
      one !== undefined && one.receivable > 0 && peopleIn(one.counterpart).some((name) => sameName(name, who ?? '')),
  );
  if (who === undefined || shared === undefined) return undefined;
  const people = peopleIn(shared.counterpart);
  const cents = Math.round(shared.receivable / people.length);
  const date = localDate(situation.asking.said, situation.zone);
  const owing = new Set(receivables().map(({ name }) => folded(name)));
  const paid = people.filter((name) => !sameName(name, who) && owing.has(folded(name)));
  return paid.length === 0
    ? undefined
    : run(recordCall(...paid.map((name) => ({ ...repaid({ name, cents, shared: true }), cents, date }))));
}
decideAllButOne.says = [BUT_ONE];
