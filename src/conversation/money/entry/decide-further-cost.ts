// "Gastei 180 mais 65 de remédio": the second amount has a description; the first one's is asked.

import { furtherCost } from '../../../language/amounts/further-cost.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { draftsOf } from './drafts-of.ts';
import { keepOrAsk } from './keep-or-ask.ts';

/** In characters: a longer message tells more than two amounts. */
const LONGEST = 80;

/** Undefined when the second amount has no description of its own. */
export function decideFurtherCost(situation: Situation): Decision | undefined {
  const { text, reading, understanding, read, asking, zone } = situation;
  if (understanding.intent !== 'lancamento' || text.length > LONGEST) return undefined;
  const { items, type, amount_cents, installments } = understanding.slots;
  if (items !== undefined || type !== 'expense' || installments !== undefined) return undefined;
  const more = furtherCost(reading);
  // When the amounts belong to one sum, language/ has already added them.
  if (more === undefined || amount_cents === undefined) return undefined;
  const beside = read(more.rest);
  if (beside.intent !== 'lancamento' || beside.slots.missing !== undefined || beside.slots.items !== undefined)
    return undefined;
  const first = { kind: 'despesa', cents: more.cents, date: localDate(asking.said, zone) } as const;
  return keepOrAsk([first, ...draftsOf(beside.slots, situation)], situation);
}
