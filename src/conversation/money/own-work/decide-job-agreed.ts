// "Fiz um orçamento de 1200 pra pintar a casa da dona Lúcia", then "fechou por 1100": what was offered is kept in its words, and what was
// agreed on waits to come in.

import { pattern } from '../../../domain/pattern.ts';
import { properName } from '../../../language/person/proper-name.ts';
import { noteCall } from '../../../planner/save-calls.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { peopleSpokenOf } from '../../focus/people-spoken-of.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';

const QUOTED = pattern('i')`
  ^(?:(?:hoje|ontem|eu|j[áa]),? )*(?:fiz|passei|mandei|dei|enviei) (?:(?:um|o|meu) )?or[çc]amento(?![a-zà-ÿ])[^?]*?(?<!\d)(?<value>${TYPED_AMOUNT})[^?\d]*$
`;
const AGREED = pattern('i')`
  ^${AND}(?:(?<who>el[ea]|[oa] [a-zà-ÿ]{2,}(?: [a-zà-ÿ]+)?|(?:seu|dona) [a-zà-ÿ]+) )?(?:j[áa] )?(?:fech(?:ou|ei|amos)|aceitou|aprovou|topou)(?: comigo| com el[ea]| o (?:or[çc]amento|servi[çc]o))*(?:,? (?:por|em|a|de|no valor de) (?<value>${TYPED_AMOUNT}))?
  (?:,? (?:e |com )?(?:(?:j[áa] )?(?:el[ea] )?(?:me )?(?:deu|pagou|adiantou) )?(?:(?<half>(?:a )?metade|50 ?%)|(?<part>${TYPED_AMOUNT})) (?:agora|hoje|de (?:entrada|sinal)|adiantad[oa]|na hora)(?:,? (?:e |o )+(?:resto|outra metade) .{3,25})?)?[.!]*$
`;
/** "Pra pintar a casa", "reforma do banheiro", of what was offered. */
const WHAT =
  /(?:pr?a|para|d[aeo]|[oa]|,) (?<what>(?!dona|seu)(?:[a-zà-ÿ]{3,}[aei]r [oa]s? [a-zà-ÿ]{3,}|(?:pint|reform|constru|conserto|obra|festa|bolo|site|m[óo]ve)[a-zà-ÿ]*(?: d[oa] (?!dona|seu)[a-zà-ÿ]{3,})?))/i;
/** Messages since which it still is what was offered last. */
const LATELY = 4;

const somebodyIn = (words: string): string | undefined =>
  [...peopleSpokenOf(words, true), ...peopleSpokenOf(words, false)][0]?.replace(/^[oa] /u, '');

/** What was offered to whoever agreed, else what was offered last. */
function offered(who: string | undefined, { loaded }: Situation): string | undefined {
  const isOf = (words: string): boolean =>
    QUOTED.test(words) &&
    (who === undefined || /^el[ea]$/i.test(who) || words.toLowerCase().includes(who.toLowerCase()));
  const spoken = loaded.spoken().map(({ text }) => text.trim());
  return spoken.slice(-LATELY).findLast(isOf);
}

/** Undefined unless a price was offered, now or before. */
export function decideJobAgreed(situation: Situation): Decision | undefined {
  const text = situation.text.trim();
  if (QUOTED.test(text)) return run(noteCall(text));
  const said = AGREED.exec(text)?.groups;
  const who = said?.['who']?.replace(/^[oa] /i, '');
  const offer = said === undefined ? undefined : offered(who, situation);
  if (offer === undefined) return undefined;
  const cents = valueSaid(said?.['value'] ?? QUOTED.exec(offer)?.groups?.['value'] ?? '', situation);
  if (cents === undefined) return undefined;
  const counterpart = somebodyIn(offer) ?? (who === undefined || /^el[ea]$/i.test(who) ? undefined : properName(who));
  const job = {
    kind: 'receita',
    category: 'renda_extra',
    description: WHAT.exec(offer)?.groups?.['what']?.toLowerCase() ?? 'serviço',
    date: localDate(situation.asking.said, situation.zone),
    ...(counterpart === undefined ? {} : { counterpart }),
  } as const;
  const given = said?.['half'] === undefined ? valueSaid(said?.['part'] ?? '', situation) : Math.round(cents / 2);
  return given === undefined || given >= cents
    ? run(recordCall({ ...job, cents, pending: true }))
    : run(recordCall({ ...job, cents: given }, { ...job, cents: cents - given, pending: true }));
}
decideJobAgreed.says = [QUOTED, AGREED];
