// "O Zé fez 160 a relação", "ele deixou por 250", "o vizinho aceitou 70": less was asked for what was just recorded, or is asked about.

import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';

const MADE = pattern('i')`
  ^(?:(?:e|mas|ah|no fim|depois|a[íi]),? )*(?:(?:[oa] |meu |minha |seu |dona )*(?!eu |n[ãa]o )(?<who>[a-zà-ÿ]{2,}) )?(?:me )?(?:fez|deixou|fechou|aceitou|baixou|topou|fizeram|deixaram|fecharam|baixaram)
  (?: (?:tudo|s[óo]|por|pra|em|mesmo|at[ée]|o pre[çc]o|[oa] (?<first>(?!pre[çc]o)[a-zà-ÿ]{3,})))* (?<value>${TYPED_AMOUNT})(?: (?:n?[oa]s?|pel[oa]) (?<what>[a-zà-ÿ][a-zà-ÿ ]{2,25}?))?[.!]*$
`;
/** No bargain takes off more. */
const LEAST = 0.4;

/** What it costs now, in centavos, and the thing where it is named. */
export function madeFor(
  situation: Situation,
): { readonly cents: number; readonly what?: string; readonly who?: string } | undefined {
  const { value, first, what = first, who } = MADE.exec(situation.text.trim())?.groups ?? {};
  const cents = value === undefined ? undefined : valueSaid(value, situation);
  if (cents === undefined) return undefined;
  return { cents, ...(what === undefined ? {} : { what }), ...(who === undefined ? {} : { who }) };
}

/** Whether that may be what a thing of this price was had for. */
export const isBargain = (cents: number, before = 0): boolean => cents < before && cents >= before * LEAST;

const isNamed = ({ description, counterpart }: Lancamento, name: string): boolean =>
  folded(`${description} ${counterpart}`).includes(folded(name));

/** Undefined unless one of the entries just recorded is meant. */
export function decideMadeFor(situation: Situation): Decision | undefined {
  const { loaded } = situation;
  const made = loaded.lastEntry === undefined || !loaded.wroteLast() ? undefined : madeFor(situation);
  if (made === undefined) return undefined;
  const { what, who = '', cents } = made;
  const entries = loaded.lastEntries().filter(({ kind, parcelas }) => kind === 'despesa' && parcelas === 1);
  const named = entries.filter((one) => isNamed(one, what ?? who));
  const meant = what === undefined && named.length !== 1 ? entries : named;
  const [only, ...others] = meant;
  if (only === undefined || others.length > 0 || !isBargain(cents, only.cents)) return undefined;
  return run({ tool: 'edit_transaction', args: { pointer: { ids: [only.id] }, changes: { cents } } });
}
decideMadeFor.says = [MADE];
