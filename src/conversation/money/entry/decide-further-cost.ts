// "Gastei 180 mais 65 de remédio": the second amount has a description; the first one's is asked.

import { pattern } from '../../../domain/pattern.ts';
import { furtherCost } from '../../../language/amounts/further-cost.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { reworded, type Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';
import { draftsOf } from './drafts-of.ts';
import { keepOrAsk } from './keep-or-ask.ts';

/** "O vale caiu 600 e já gastei 38": what comes behind has no name at all. */
const UNNAMED = pattern('i')`
  ^(?<told>.*\d.*?),? e (?:eu )?(?:j[áa] )?(?:gastei|usei)(?: mais| s[óo]| uns)* (?<value>${TYPED_AMOUNT})(?: (?:reais|del[ea]|disso|hoje))*[.!]*$
`;

function unnamedBehind(situation: Situation): Decision | undefined {
  const { told, value = '' } = UNNAMED.exec(situation.text.trim())?.groups ?? {};
  const cents = told === undefined ? undefined : valueSaid(value, situation);
  if (told === undefined || cents === undefined) return undefined;
  const first = reworded(situation, told);
  const drafts = first.understanding.intent === 'lancamento' ? draftsOf(first.understanding.slots, first) : [];
  const [one, ...more] = drafts;
  if (one?.cents === undefined || more.length > 0) return undefined;
  const date = localDate(situation.asking.said, situation.zone);
  const method = /^vale/i.test(one.description ?? '') && one.kind === 'receita' ? ({ method: 'vale' } as const) : {};
  return keepOrAsk([...drafts, { kind: 'despesa', cents, date, ...method }], first);
}

/** In characters: a longer message tells more than two amounts. */
const LONGEST = 80;

/** Undefined when the second amount has no description of its own. */
export function decideFurtherCost(situation: Situation): Decision | undefined {
  const behind = unnamedBehind(situation);
  if (behind !== undefined) return behind;
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
