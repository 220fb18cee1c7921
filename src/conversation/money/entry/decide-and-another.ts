// "E a sobremesa 14", right behind a purchase: one more, and no doubt about it.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { properName } from '../../../language/person/proper-name.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { SURE } from '../../sure.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';
import { draftsOf } from './drafts-of.ts';
import { keepOrAsk } from './keep-or-ask.ts';

const ANOTHER = pattern('i')`
  ^(?:e|mais|e mais|a[íi]) (?:teve |foi )?(?:[oa]s?|uma?s?|uns) (?<what>[a-zà-ÿ][a-zà-ÿ ]{2,30}?),? (?:(?:foi|deu|custou|por|de|mais) )?${TYPED_AMOUNT}[.!]*$
`;

/** "E a de casa 145", behind "luz do salão": the same of another place. */
const OF_ANOTHER = pattern('i')`
  ^(?:e|mais|j[áa]) (?:[oa] )?(?<of>d[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{2,25}?),? (?:(?:foi|deu|veio|custou) )?(?<value>${TYPED_AMOUNT})(?: (?:à|a) vista)?[.!]*$
`;
const OF = / d[aeo]s? .*$/i;
/** "A outra também foi 40": another of the same. */
const THE_OTHER = pattern('i')`
  ^(?:(?:e|mas|j[áa]),? )*[oa] outr[oa] (?:(?:tamb[ée]m|tb|tbm) )?(?:foi|custou|saiu|deu)(?: (?:tamb[ée]m|por))? (?<value>${TYPED_AMOUNT})(?: (?:tamb[ée]m|tb|tbm))?[.!]*$
`;

function theOther(situation: Situation): Decision | undefined {
  const value = THE_OTHER.exec(situation.text.trim())?.groups?.['value'];
  const { lastEntry: last, lastEntries, wroteLast } = situation.loaded;
  if (value === undefined || last?.kind !== 'despesa' || lastEntries().length > 1 || !wroteLast()) return undefined;
  const cents = valueSaid(value, situation);
  const { category, date, description } = last;
  return cents === undefined
    ? undefined
    : keepOrAsk([{ kind: 'despesa', category, date, cents, description }], situation);
}

function ofAnother(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const { of = '', value = '' } = OF_ANOTHER.exec(text.trim())?.groups ?? {};
  const { lastEntry: last } = loaded;
  if (of === '' || last?.kind !== 'despesa' || last.status !== 'paga' || !loaded.wroteLast()) return undefined;
  const theirs = last.counterpart !== '' && !OF.test(last.description);
  if (!(theirs || OF.test(last.description)) || folded(last.description).endsWith(folded(of))) return undefined;
  const cents = valueSaid(value, situation);
  const { category, date } = last;
  const description = theirs ? last.description : last.description.replace(OF, ` ${of.toLowerCase()}`);
  const named = theirs ? { counterpart: properName(of.replace(/^d[aeo]s? /i, '')) } : {};
  return cents === undefined
    ? undefined
    : keepOrAsk([{ kind: 'despesa', category, date, cents, description, ...named }], situation);
}

/** Undefined when a value of something recorded is put right, or the words are sure of more than that. */
export function decideAndAnother(situation: Situation): Decision | undefined {
  const { text, loaded, understanding } = situation;
  const same = ofAnother(situation) ?? theOther(situation);
  if (same !== undefined) return same;
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
decideAndAnother.says = [OF_ANOTHER, THE_OTHER, ANOTHER];
