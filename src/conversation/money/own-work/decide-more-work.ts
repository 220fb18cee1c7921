// "E na dona Marta 150", behind "fiz faxina na dona Célia, 160": the same work at another customer's, on the same day.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { properName } from '../../../language/person/proper-name.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';
import { isRide } from './trades.ts';

/** More than anybody earns in a day. */
const TODAY = 60;

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

/** "A Neide levou mais 22", of who owes for what she took before. */
const TOOK_MORE = pattern('i')`
  ^(?:(?:e|hoje|ontem),? )*(?:[oa] )?(?<who>(?:(?:dona|seu) )?[a-zà-ÿ]{2,}) (?:levou|pegou|comprou) (?:(?:mais|outros) )?(?<value>${TYPED_AMOUNT})(?: (?:no |de )?fiado| tamb[ée]m)?[.!]*$
`;
/** "99 deu mais 94", "gorjeta 15", behind what the same day's work brought in. */
const DAY_TOO = pattern('i')`
  ^(?:(?:e|mais|j[áa]|teve|ganhei|[oa]|n[oa]|de),? )*(?:
    (?<app>99|uber|ifood|indrive|rappi|shopee)(?: (?:deu|foi|fez|rendeu|pagou|mais))+ (?<value>${TYPED_AMOUNT})|
    (?<tip>gorjetas?|caixinha|agrado)(?: (?:de|foi|deu))? (?<sum>${TYPED_AMOUNT})|
    (?:(?:el[ea] )?(?:me )?(?:deu|deram) )?(?<all>${TYPED_AMOUNT}) (?:de )?(?<of>gorjeta|caixinha|agrado)
  )(?: hoje| no pix)*[.!]*$
`;

function takenMore(situation: Situation): Decision | undefined {
  const { who = '', value = '' } = TOOK_MORE.exec(situation.text.trim())?.groups ?? {};
  const name = folded(who).replace(/^(?:dona|seu) /u, '');
  const due = situation.loaded
    .bills()
    .find(({ kind, counterpart }) => kind === 'receita' && folded(counterpart).split(' ').includes(name));
  const cents = due === undefined ? undefined : valueSaid(value, situation);
  if (due === undefined || cents === undefined) return undefined;
  const { category, description, counterpart } = due;
  const date = localDate(situation.asking.said, situation.zone);
  return run(recordCall({ kind: 'receita', category, description, counterpart, date, cents, pending: true }));
}

function dayToo(situation: Situation): Decision | undefined {
  const { value, sum = value, all = sum, tip, of = tip, app = of } = DAY_TOO.exec(situation.text.trim())?.groups ?? {};
  const date = localDate(situation.asking.said, situation.zone);
  const earned = situation.loaded
    .entries({ date, last: TODAY })
    .some(({ kind, status, category, description }) =>
      kind === 'receita' && status === 'paga' && category === 'renda_extra'
        ? of !== undefined || isRide(description)
        : false,
    );
  const cents = earned && all !== undefined ? valueSaid(all, situation) : undefined;
  if (cents === undefined || app === undefined) return undefined;
  const description = app.toLowerCase();
  return run(recordCall({ kind: 'receita', category: 'renda_extra', description, date, cents }));
}

/** Undefined unless what was recorded last is what such work earned. */
export function decideMoreWork(situation: Situation): Decision | undefined {
  const more = takenMore(situation) ?? dayToo(situation);
  if (more !== undefined) return more;
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
decideMoreWork.says = [NEXT, AND_WHO, TOOK_MORE, DAY_TOO];
