// "A clínica pagou com 5% de desconto", "ela tava me devendo 200", behind the 120 that came from her: what came
// and what was owed are not the same.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { PAID_NOW } from '../../wording/ways-of-paying.ts';
import { editCall } from '../correction/edit-call.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';

const WHO = '(?:[oa] )?(?<who>(?!(?:eu|quem|que|n[ãa]o)(?![a-zà-ÿ]))[a-zà-ÿ][a-zà-ÿ ]{1,30}?)';
const PAID_LESS = pattern('i')`
  ^${AND}${WHO} (?:j[áa] |me )*(?:pagou|depositou|mandou)${PAID_NOW},? (?:e |mas )?(?:com|menos|descontando|descontou)(?: (?:um|desconto|de))* (?:(?<share>\d{1,2}) ?%|(?<less>${TYPED_AMOUNT}))(?: de desconto)?(?: (?:d[aeo]|pel[ao]) .{2,25})?[.!]*$
`;
const OWED_MORE = pattern('i')`
  ^${AND}${WHO} (?:(?:es)?tava (?:me )?devendo|me devia) (?<whole>${TYPED_AMOUNT})[.!]*$
`;

function paidLess(situation: Situation): Decision | undefined {
  const { who = '', share, less } = PAID_LESS.exec(situation.text.trim())?.groups ?? {};
  if ((share ?? less) === undefined) return undefined;
  const name = folded(who);
  const { lastEntry } = situation.loaded;
  const waits = situation.loaded.bills().filter(({ kind }) => kind === 'receita');
  const due = /^el[ea]$/u.test(name)
    ? waits.find(({ id }) => id === lastEntry?.id)
    : waits.find(({ counterpart, description }) => folded(`${counterpart} ${description}`).includes(name));
  const off =
    due === undefined || share === undefined
      ? valueSaid(less ?? '', situation)
      : Math.round((due.cents * Number(share)) / 100);
  if (due === undefined || off === undefined || off >= due.cents) return undefined;
  const date = localDate(situation.asking.said, situation.zone);
  return run(editCall(due.id, { cents: due.cents - off, status: 'paga', date }));
}

/** Undefined unless something came from them already, or waits. */
export function decidePaidLess(situation: Situation): Decision | undefined {
  const words = situation.text.trim();
  const { loaded } = situation;
  const { who = '', whole } = OWED_MORE.exec(words)?.groups ?? {};
  if (whole === undefined) return paidLess(situation);
  const { lastEntry: last, wroteLast } = loaded;
  const same = /^el[ea]$/i.test(who) || folded(last?.counterpart ?? '').includes(folded(who));
  const cents = valueSaid(whole, situation) ?? 0;
  if (last?.kind !== 'receita' || last.status !== 'paga' || last.counterpart === '' || !same || !wroteLast())
    return undefined;
  if (cents <= last.cents) return undefined;
  const { counterpart, date } = last;
  const rest = { kind: 'receita', category: 'dividas', description: 'devolução', counterpart, date } as const;
  return run(
    editCall(last.id, { category: 'dividas' }),
    recordCall({ ...rest, cents: cents - last.cents, pending: true }),
  );
}
decidePaidLess.says = [PAID_LESS, OWED_MORE];
