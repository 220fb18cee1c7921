// What a couple or a household agreed on: "a gente divide tudo, ele paga 60%". Kept as a fact, and counted in what is told after it.

import { sharedSo } from '../../../finance/definitions/receivables.ts';
import type { Draft } from '../../../finance/draft.ts';
import { sameName } from '../../../finance/same-name.ts';
import type { Loaded } from '../../loaded.ts';

export type Agreed = {
  readonly name: string /** Percent that is the person's own. */;
  readonly mine: number;
  readonly all: boolean;
};

const KEY = 'divide:';
const BILLS: ReadonlySet<string> = new Set(['moradia', 'contas']);
const HOUSE: ReadonlySet<string> = new Set([...BILLS, 'mercado']);
const OWN = /(?<![a-zà-ÿ])(?:s[óo] (?:meu|minha|pra mim)|pra mim|meu (?:quarto|celular)|divid|rach|metade)/i;

export const agreedCall = ({ name, mine, all }: Agreed) =>
  ({
    tool: 'tell_money',
    args: { told: { kind: 'perfil', key: `${KEY}${name}`, value: { value: `${mine} ${all ? 'tudo' : 'contas'}` } } },
  }) as const;

/** With whom; undefined when there is nobody, or several and none is named. */
export function agreedWith({ facts }: Pick<Loaded, 'facts'>, who?: string): Agreed | undefined {
  const all = facts(KEY).map(({ name, value }) => ({
    name,
    mine: Number.parseInt(value, 10),
    all: value.endsWith('tudo'),
  }));
  const fits = who === undefined ? all : all.filter(({ name }) => sameName(name, who));
  return fits.length === 1 ? fits[0] : undefined;
}

/** What the person pays for the house is of both; a purchase that names its people already says whose it is. */
export function sharedAsAgreed(draft: Draft, text: string, loaded: Loaded): Draft {
  const { kind, category = '', cents, counterpart, receivable, split, theirs, pending } = draft;
  if (kind !== 'despesa' || cents === undefined || !HOUSE.has(category) || pending === true) return draft;
  if (counterpart !== undefined || receivable !== undefined || split !== undefined || theirs === true) return draft;
  const agreed = OWN.test(text) ? undefined : agreedWith(loaded);
  if (agreed === undefined || !(agreed.all || BILLS.has(category))) return draft;
  const own = Math.round((cents * agreed.mine) / 100);
  if (own <= 0 || own >= cents) return draft;
  const half = agreed.mine === 50 ? { split: { totalCents: cents, people: 2 } } : {};
  return { ...draft, ...half, ...sharedSo(cents, cents - own), counterpart: agreed.name };
}
