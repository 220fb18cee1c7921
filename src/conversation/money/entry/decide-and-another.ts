// "E a sobremesa 14", right behind a purchase: one more, and no doubt about it.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { SURE } from '../../sure.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { draftsOf, keepOrAsk } from './decide-record.ts';

const ANOTHER = pattern('i')`
  ^(?:e|mais|e mais|a[íi]) (?:teve |foi )?(?:[oa]s?|uma?s?|uns) (?<what>[a-zà-ÿ][a-zà-ÿ ]{2,30}?),? (?:(?:foi|deu|custou|por|de|mais) )?${TYPED_AMOUNT}[.!]*$
`;

/** Undefined when a value of something recorded is put right, or the words are sure of more than that. */
export function decideAndAnother(situation: Situation): Decision | undefined {
  const { text, loaded, understanding } = situation;
  const what = ANOTHER.exec(text.trim())?.groups?.['what'];
  const { lastEntry: last } = loaded;
  if (what === undefined || last?.kind !== 'despesa' || last.status !== 'paga' || !loaded.wroteLast()) return undefined;
  const { intent, confidence, slots } = understanding;
  if (intent !== 'lancamento' || confidence >= SURE || slots.type !== 'expense') return undefined;
  if (slots.category === undefined || slots.description === undefined) return undefined;
  const said = folded(what);
  const known = loaded.lastEntries().some(({ description }) => folded(description).includes(said));
  return known ? undefined : keepOrAsk(draftsOf(slots, situation), situation);
}
decideAndAnother.says = [ANOTHER];
