// "Foi no da minha mulher", right behind a purchase: her card paid, and it is owed to her.

import type { Lancamento } from '../../../domain/ledger.ts';
import { properName } from '../../../language/person/proper-name.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { isSomebody } from '../../focus/person-meant.ts';
import type { Situation } from '../../situation.ts';
import { recordCall } from '../entry/record-call.ts';
import { loan, owing } from '../owing/decide-paid-for-me.ts';
import { removed, sameAs } from './same-again.ts';

/** Undefined when it is nobody's but the person's own. */
export function onTheirs(who: string, last: Lancamento, situation: Situation): Decision | undefined {
  if (last.kind !== 'despesa' || last.status !== 'paga' || !isSomebody(who)) return undefined;
  const { cents, date, parcelas } = last;
  const name = properName(who);
  return run(
    removed(last),
    recordCall(loan(name, cents, date), sameAs(last)),
    owing(name, cents, situation, parcelas > 1 ? parcelas : undefined),
  );
}
