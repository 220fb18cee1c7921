// "E na dona Marta 150", behind "fiz faxina na dona Célia, 160": the same work at another customer's, on the same day.

import { pattern } from '../../../domain/pattern.ts';
import { properName } from '../../../language/person/proper-name.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';

/** A customer, never a shop: what is told of a shop is spent there. */
const CUSTOMER = '(?:don[ao]|d\\.|seu|sr\\.?|sra\\.?|dra?\\.?|casa d[aeo]|ap[êe] d[aeo]|client[ea])';
const NEXT = pattern('i')`
  ^(?:e|a[íi]|depois|mais|tamb[ée]m|tb)(?: (?:mais|outra|uma|depois|tamb[ée]m|hoje|a|o))* [nd][ao] (?:minha |meu )?
  (?<who>${CUSTOMER} [a-zà-ÿ]+(?: [a-zà-ÿ]+)?),? (?:foi |deu |fiz |por |foram )?(?<value>${TYPED_AMOUNT})[.!]*$
`;

/** "E o seu Raimundo 20", behind "a dona Zefa levou 35 fiado": the same of another one. */
const AND_WHO = new RegExp(
  `^(?:[Ee]|[Mm]ais|[Ee] mais) [oa] (?<who>(?:(?:[Dd]ona|[Ss]eu) [A-Za-zÀ-ÿ]{2,}|[A-ZÀ-Þ][a-zà-ÿ]+)(?: [A-ZÀ-Þ][a-zà-ÿ]+)?),? (?:levou |pegou |foi |mais )?(?<value>${TYPED_AMOUNT})(?: tamb[ée]m| tb| tbm)?[.!]*$`,
  'u',
);

/** Undefined unless what was recorded last is what such work earned. */
export function decideMoreWork(situation: Situation): Decision | undefined {
  const { lastEntry: last, wroteLast } = situation.loaded;
  const another = last?.counterpart !== '' && wroteLast() ? AND_WHO.exec(situation.text.trim())?.groups : undefined;
  const { who, value } = NEXT.exec(situation.text.trim())?.groups ?? another ?? {};
  if (value === undefined || last?.kind !== 'receita' || last.category !== 'renda_extra') return undefined;
  const cents = valueSaid(value, situation);
  if (cents === undefined) return undefined;
  const { kind, category, date, status } = last;
  const description = last.description === last.counterpart && who !== undefined ? who : last.description;
  const waits = status === 'pendente' ? { pending: true as const } : {};
  const entry = { kind, category, description, date, cents, ...waits };
  return run(
    recordCall(who === undefined ? entry : { ...entry, counterpart: another === undefined ? who : properName(who) }),
  );
}
decideMoreWork.says = [NEXT, AND_WHO];
