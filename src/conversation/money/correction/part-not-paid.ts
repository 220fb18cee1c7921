// "Uma ainda não pagou", "a dona Célia não pagou ainda", right behind "fiz 3 faxinas de 180": so many of them wait, and the others were paid.

import type { Lancamento } from '../../../domain/ledger.ts';
import { properName } from '../../../language/person/proper-name.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { isSomebody } from '../../focus/person-meant.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { COUNT, countSaid } from '../../wording/counts.ts';
import { TYPED_AMOUNT, typedCents } from '../../wording/typed-amount.ts';
import { recordCall } from '../entry/record-call.ts';

/** 'uma', 'duas delas'. */
export const SO_MANY = new RegExp(`^(?:s[óo] )?(?<many>${COUNT})(?: (?:del[ea]s|clientes?|pessoas|alun[oa]s?))?$`, 'i');

/** What one of them brings, where the message that told it says how many there were. */
function eachOf({ cents }: Lancamento, told: string): number | undefined {
  const said = [...told.matchAll(new RegExp(TYPED_AMOUNT, 'gi'))].map(([amount]) => typedCents(amount));
  return said.findLast((each) => each > 0 && cents > each && said.includes((cents / each) * 100));
}

/** @param who had not paid. Undefined unless several of one price were just told. */
export function partNotPaid(who: string, situation: Situation): Decision | undefined {
  const { loaded, asking, zone } = situation;
  const { lastEntry: entry, lastSaid = '' } = loaded;
  if (entry?.kind !== 'receita' || entry.status !== 'paga' || entry.counterpart !== '' || !loaded.wroteLast())
    return undefined;
  const each = eachOf(entry, lastSaid);
  const many = countSaid(SO_MANY.exec(who)?.groups?.['many'] ?? '-');
  const name = who.replace(/^d[ao] /i, '');
  if (each === undefined || (many === undefined && !isSomebody(name))) return undefined;
  const waiting = each * (many ?? 1);
  if (waiting >= entry.cents) return undefined;
  const { category, description } = entry;
  return run(
    { tool: 'edit_transaction', args: { pointer: { ids: [entry.id] }, changes: { cents: entry.cents - waiting } } },
    recordCall({
      kind: 'receita',
      cents: waiting,
      category,
      description,
      date: localDate(asking.said, zone),
      pending: true,
      ...(many === undefined ? { counterpart: properName(name) } : {}),
    }),
  );
}
