// "O banco A dá 24x de 620 e o B 36x de 480", "consórcio em 80 meses ou financio em 60x": two ways of paying one thing, each with its own term.

import { unaccented } from '../../domain/fold.ts';
import type { Plan } from '../../domain/hard-question.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { BANKS } from '../wording/bank-names.ts';
import { typedCents } from '../wording/typed-amount.ts';
import type { FigureContext } from './figure-context.ts';
import { figuresWithout } from './figures-without.ts';

const LENDER = `banco [a-z]|banco d[oe] [a-z]+|${BANKS}|crefisa|financeira|loja|primeir[oa]|segund[oa]|outr[oa]|bv|pan|sicredi|sicoob`;
const IS_BANK = new RegExp(`^(?:${BANKS}|banco .*|crefisa|financeira|bv|pan|sicredi|sicoob)$`, 'i');
const OFFER = new RegExp(
  `\\b(${LENDER})\\b|(\\d{1,3}) ?(?:x|vezes|parcelas) (?:de |por )?(?:r\\$ ?)?(\\d[\\d.]*(?:,\\d\\d)?)`,
  'g',
);
/** Every "24x de 620", under whoever was named before it. */
export function offersIn(text: string): readonly Plan[] {
  let name = '';
  return [...unaccented(text.toLowerCase()).matchAll(OFFER)].flatMap(([, lender, times, each = '']) => {
    if (lender !== undefined) name = lender;
    return times === undefined
      ? []
      : [
          {
            name: name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
            installments: Number(times),
            installment: typedCents(each),
          },
        ];
  });
}
const twoOffers: FigureContext = ({ raw, words }, read) => {
  const plans = offersIn(raw);
  const names = new Set(plans.map(({ name }) => name));
  const price = read.loan ?? read.price ?? read.debts?.[0]?.cents;
  if (plans.length !== 2 || names.size !== 2 || price === undefined || /\bconsorcio\b/.test(words)) return undefined;
  const { installment: _, installments: __, debts: ___, ...rest } = read;
  const lent =
    /\b(?:emprest\w+|banco|credito|consignado)\b/.test(words) || plans.every(({ name }) => IS_BANK.test(name));
  return { ...figuresWithout(rest, price), ...(lent ? { loan: price } : { price }), plans };
};

/** "Consórcio em 80 meses com taxa de 18% ou financio a 1,9% em 60x": each with its own term. */
const FEE = /(\d{1,2}(?:[.,]\d{1,2})?) ?%/;
const TERM = /(\d{2,3}) ?(?:x|vezes|parcelas|meses)/;
const twoTerms: FigureContext = ({ raw, words }, read) => {
  const price = read.price ?? read.loan;
  const sides = raw.split(/\bou\b/);
  if (price === undefined || sides.length !== 2 || !/\bconsorcio\b/.test(words)) return undefined;
  const plans = sides.flatMap((side): Plan[] => {
    const [, percent] = FEE.exec(side) ?? [];
    const [, times] = TERM.exec(side) ?? [];
    const rate = percent?.replace(',', '.');
    if (rate === undefined || times === undefined) return [];
    return /cons[óo]rcio/.test(side)
      ? [
          {
            name: 'consórcio',
            installments: Number(times),
            installment: Math.round((price * (1 + Number(rate) / 100)) / Number(times)),
          },
        ]
      : [{ name: 'financiamento', installments: Number(times), monthlyRate: rate }];
  });
  return new Set(plans.map(({ name }) => name)).size === 2
    ? { price, plans, ...withoutUndefined({ income: read.income, expense: read.expense }) }
    : undefined;
};

export const OF_OFFERS: readonly FigureContext[] = [twoTerms, twoOffers];
