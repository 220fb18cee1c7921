// "Hoje veio a Dani fazer progressiva, pagou metade", "a Carol fez corte e escova": what a customer had done, at the prices told.

import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import { properName } from '../../../language/person/proper-name.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { dayTold } from '../correction/day-told.ts';
import { recordCall } from '../entry/record-call.ts';
import { COUNT, countSaid, type PriceOfWork, priceOf } from './price-of-work.ts';

const CAME = pattern('i')`
  ^(?:(?:e|a[íi]|depois),? )*(?<when>(?:hoje|hj|ontem|anteontem),? )?(?:(?:veio |atendi )?[oa] (?<who>(?:(?:dona|seu) )?(?!client)[a-zà-ÿ]{2,20}) (?:veio )?(?:pra )?(?:fez|fazer|quis|colocou|p[ôo]s)|(?:veio|atendi) [oa] (?<came>(?:(?:dona|seu) )?(?!client)[a-zà-ÿ]{2,20})(?:,|:| -)?) (?:s[óo] )?(?:(?:[oa]s?|uma?) )?
  (?<what>[a-zà-ÿ][a-zà-ÿ ,]{2,40}?)(?:,? (?:e |mas )?(?:el[ea] )?(?:
    (?<half>pagou (?:s[óo] )?(?:a )?metade)|(?:j[áa] )?pagou|(?<owes>n[ãa]o pagou(?: ainda)?|fiado|ficou devendo|(?:vai pagar|s[óo] paga|paga|passa o pix|acerta|fica pra|ficou pra)(?: s[óo])?(?: (?<day>(?:n[ao] |pr[ao] )?(?:dia \d{1,2}|amanh[ãa]|${WEEKDAY_NAMES}|semana que vem)))?)
  ))?(?: (?:no pix|em dinheiro|na hora|no cart[ãa]o|tudo))*[.!]*$
`;

/** All that is named, each with its price; undefined when one has none. */
function pricedAll(what: string, { loaded }: Situation): readonly PriceOfWork[] | undefined {
  const whole = priceOf(what, loaded);
  const each = whole === undefined ? what.split(/, | e /).map((one) => priceOf(one.trim(), loaded)) : [whole];
  return each.every((one) => one !== undefined) ? each : undefined;
}

/** "Peguei uma obra na casa da Helena, 8 dias": at so much a day. */
const JOB = pattern('i')`
  ^(?:(?:e|hoje|ontem),? )*(?:peguei|fechei|arrumei|consegui) (?:um|uma) (?<job>obra|servi[çc]o|trabalho|bico|empreitada|reforma|pintura|plant[ãa]o)(?: (?:na casa|no ap[êe]|no s[íi]tio|l[áa]))?
  (?: (?:d[aeo]|n[ao]|com [ao]|pr[ao]) (?<who>(?:(?:dona|seu) )?[a-zà-ÿ]{2,20}))?,? (?:(?:de|por|s[ãa]o|vai ser|vai dar|vai durar|uns) )*(?<count>${COUNT}) (?:dias|di[áa]rias)[.!]*$
`;

function jobTaken(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone } = situation;
  const { job, who, count = '' } = JOB.exec(text.trim())?.groups ?? {};
  const price = job === undefined ? undefined : (priceOf('diária', loaded) ?? priceOf(undefined, loaded));
  const many = countSaid(count);
  if (job === undefined || price === undefined || many === undefined) return undefined;
  const whose = who === undefined ? {} : { counterpart: properName(who) };
  const date = localDate(asking.said, zone);
  const work = { kind: 'receita', category: 'renda_extra', description: job.toLowerCase(), ...whose } as const;
  return run(recordCall({ ...work, cents: many * price.cents, date, pending: true }));
}

/** Undefined when anything named has no price. */
export function decideCameFor(situation: Situation): Decision | undefined {
  const { text, asking, zone, read } = situation;
  const taken = jobTaken(situation);
  if (taken !== undefined) return taken;
  const said = CAME.exec(text.trim())?.groups;
  const all = said === undefined ? undefined : pricedAll(said['what'] ?? '', situation);
  if (said === undefined || all === undefined) return undefined;
  const { when = '', came = '', who = came, half, owes, day } = said;
  const past = read(`recebi 10 ${when}`);
  const today = localDate(asking.said, zone);
  const date = (past.intent === 'lancamento' ? past.slots.date : undefined) ?? today;
  const due = (day === undefined ? undefined : dayTold(day, situation)) ?? date;
  const entries = all.flatMap(({ thing, cents }): readonly Draft[] => {
    const work = {
      kind: 'receita',
      category: 'renda_extra',
      description: thing,
      counterpart: properName(who),
    } as const;
    const paid = half === undefined ? (owes === undefined ? cents : 0) : Math.floor(cents / 2);
    return [
      ...(paid > 0 ? [{ ...work, cents: paid, date }] : []),
      ...(paid < cents ? [{ ...work, cents: cents - paid, date: due, pending: true as const }] : []),
    ];
  });
  return run(recordCall(...entries));
}
decideCameFor.says = [CAME, JOB];
