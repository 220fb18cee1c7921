// "Faço bolo caseiro, 45 o pequeno e 80 o grande", "bolo de chocolate custa 90, o de morango 110": what each kind of it costs others.

import { pattern } from '../../../domain/pattern.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';
import { keepPrice } from './price-of-work.ts';
import { isSold } from './trades.ts';

const KIND = '[a-zà-ÿ][a-zà-ÿ ]{1,25}?';
const PAIR = `(?:${TYPED_AMOUNT} [oa] ${KIND}|[oa] ${KIND} (?:é |a |por |custa |sai )?${TYPED_AMOUNT})`;
export const MADE_IN_KINDS = pattern('i')`
  ^(?:(?:eu|aqui|agora),? )*(?:fa[çc]o|vendo|t[ôo] vendendo|trabalho com|produzo) (?<thing>[a-zà-ÿ][a-zà-ÿ ]{2,30}?)[,:] (?<each>${PAIR}(?:(?:,| e|, e) ${PAIR}){1,5})[.!]*$
`;
export const KINDS_COST = pattern('i')`
  ^(?:[oa] )?(?<thing>[a-zà-ÿ]{3,20}) (?<each>de ${KIND} (?:custa|sai|é|t[áa]) (?:a |por )?${TYPED_AMOUNT}(?:(?:,| e|, e) [oa] de ${KIND} (?:é |custa |sai )?${TYPED_AMOUNT}){1,5})[.!]*$
`;
/** "Faço crochê, bolsa 80 e tapete 120": each thing by its own name. */
const PRICED = `${KIND} (?:é |a |por |custa |sai )?${TYPED_AMOUNT}`;
export const MADE_THINGS = pattern('i')`
  ^(?:(?:eu|aqui|agora),? )*(?:fa[çc]o|vendo|t[ôo] vendendo|trabalho com|produzo) (?<work>[a-zà-ÿ][a-zà-ÿ ]{2,30}?)[,:] (?<things>${PRICED}(?:(?:,| e|, e) ${PRICED}){1,5})[.!]*$
`;
const EACH = new RegExp(
  `(?<first>${TYPED_AMOUNT}) [oa] (?<kind>${KIND})(?=,| e |[.!]|$)|(?<=^|,? e |, )(?:[oa] )?(?<kind_>(?:de )?${KIND}) (?:é |a |por |custa |sai |t[áa] )?(?<then>${TYPED_AMOUNT})(?=,| e |[.!]|$)`,
  'gi',
);

/** One price a kind; none unless all of the message is kinds of one thing, which the person makes or is known to sell. */
export function kindsPriced(text: string, situation: Situation): readonly ToolCall[] {
  const made = MADE_IN_KINDS.exec(text)?.groups;
  const { things } = MADE_THINGS.exec(text)?.groups ?? {};
  if (made === undefined && things !== undefined)
    return [...things.matchAll(EACH)].flatMap(
      ({ groups: { kind_ = '', then = '' } = {} as Record<string, string> }) => {
        const cents = kind_ === '' ? undefined : valueSaid(then, situation);
        return cents === undefined ? [] : [keepPrice(kind_, cents)];
      },
    );
  const { thing = '', each = '' } = made ?? KINDS_COST.exec(text)?.groups ?? {};
  if (thing === '' || (made === undefined && !isSold(thing, situation.loaded))) return [];
  return [...each.matchAll(EACH)].flatMap(({ groups: { first, kind, kind_, then } = {} }) => {
    const cents = valueSaid(first ?? then ?? '', situation);
    return cents === undefined ? [] : [keepPrice(`${thing} ${kind ?? kind_}`, cents)];
  });
}
