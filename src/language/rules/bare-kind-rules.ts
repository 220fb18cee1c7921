// A bare plural of a kind of item asks for its list: "Notas", "filmes", "lembretes de terça".

import type { Period } from '../../domain/dates.ts';
import { itemTypeIn } from '../memory/item-type.ts';
import type { Reading } from '../reading/reading.ts';
import { present } from '../slots/present.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

const KINDS = /^(?:[oa]s )?(?:minhas |meus )?(?:notas|anotacoes|filmes|series|videos|links)(?: \?)?$/;
const REMINDERS =
  /^(?:os )?(?:meus )?(?:lembretes|avisos|alarmes)( (?:d[eoa]s?|pr[oa]|para(?: [oa])?) [a-z\d -]{3,24})?(?: \?)?$/;

/** Reminders are in the future: a weekday is the next one. */
function daysAhead(r: Reading): Period | undefined {
  const period = r.periods.map((said) => said.period).find(({ from }) => from >= r.today);
  const day = r.future[0]?.date;
  return period ?? (day === undefined ? undefined : { from: day, to: day });
}

function listsReminders(r: Reading): boolean {
  const found = r.match(REMINDERS);
  return found !== null && (found[1] === undefined || daysAhead(r) !== undefined);
}

export const BARE_KIND_RULES: readonly Rule[] = [
  {
    id: 'kind.bare',
    trust: 'sure',
    when: (r) => r.context.pending === undefined && r.fits(KINDS),
    // Less certain: may also answer what money was spent on.
    read: (r) => ({ intent: 'list_all', slots: present({ item_type: itemTypeIn(r) }), confidence: 0.85 }),
    examples: PROOFS && ['notas', 'filmes', 'minhas séries'],
  },
  {
    id: 'kind.reminders',
    trust: 'sure',
    when: (r) => r.context.pending === undefined && listsReminders(r),
    read: (r) => ({ intent: 'list_all', slots: present({ item_type: 'reminder' as const, period: daysAhead(r) }) }),
    examples: PROOFS && ['lembretes', 'lembretes de terça', 'meus lembretes da semana que vem'],
  },
];
