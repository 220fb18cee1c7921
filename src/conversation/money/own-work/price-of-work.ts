// What the person asks for their own work or wares, told once ("cobro 160 a faxina") and kept as a fact about them.

import { folded } from '../../../domain/fold.ts';
import { reais } from '../../../finance/money.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import type { Loaded } from '../../loaded.ts';

export type PriceOfWork = { readonly thing: string; readonly cents: number };

const KEY = 'price:';
const PLURAL = /(?:(?<=\p{L}[aeiou])s|(?<=[rz])es)$/u;
const singular = (words: string): string =>
  words
    .split(' ')
    .map((word) =>
      word
        .replace(/ões$|ães$/u, 'ão')
        .replace(/éis$/u, 'el')
        .replace(PLURAL, ''),
    )
    .join(' ');

/** @param thing as typed: "bolos de pote" is priced as "bolo de pote" */
export const keepPrice = (thing: string, cents: number): ToolCall => ({
  tool: 'tell_money',
  args: {
    told: { kind: 'perfil', key: `${KEY}${singular(thing.trim().toLowerCase())}`, value: { value: reais(cents) } },
  },
});

/** Every price told, in reais as kept and centavos. */
export const pricesOf = ({ facts }: Loaded): readonly PriceOfWork[] =>
  facts(KEY).map(({ name, value }) => ({ thing: name, cents: Number(value.replace(/\D/gu, '')) }));

/** The price of what is named; without a name, the only one told. */
export function priceOf(thing: string | undefined, loaded: Loaded): PriceOfWork | undefined {
  const told = pricesOf(loaded);
  if (thing === undefined) return told.length === 1 ? told[0] : undefined;
  const name = folded(singular(thing.toLowerCase()));
  return (
    told.find((one) => folded(one.thing) === name) ??
    told.filter((one) => ` ${folded(one.thing)} `.includes(` ${name} `)).find((_, __, all) => all.length === 1)
  );
}

/** Number of things said in a word or in digits; 1 for an article. */
export function countSaid(words: string): number | undefined {
  const count = /^\d{1,3}$/u.test(words) ? Number(words) : COUNTS[folded(words)];
  return count === 0 ? undefined : count;
}

const COUNTS: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
};

/** As a numbered or named group's content. */
export const COUNT = '\\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez';
