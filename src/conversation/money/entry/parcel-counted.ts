// "Parcela 2 do sofá, 200" after "sofá de 2.000 em 10x" on a card: the purchase counts it on its day, so it is not recorded again.

import type { Draft } from '../../../finance/draft.ts';
import { reais } from '../../../finance/money.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';

/** A rounded instalment is told in whole reais. */
const NEAR_CENTS = 100;

/** Undefined when no recorded purchase has that instalment. */
export function parcelCounted(entries: readonly Draft[], { reading, loaded }: Situation): Decision | undefined {
  const [draft, ...others] = entries;
  if (reading.installments?.number === undefined || draft === undefined || others.length > 0) return undefined;
  const { kind, cents, description } = draft;
  if (kind !== 'despesa' || cents === undefined || description === undefined) return undefined;
  const bought = loaded
    .entries({ words: description })
    .find((one) => one.parcelas > 1 && one.method === 'credito' && isParcelOf(one, cents));
  if (bought === undefined) return undefined;
  return say({
    text: [
      { bold: bought.description },
      ` já está nas suas anotações em ${bought.parcelas}x de ${reais(Math.round(bought.cents / bought.parcelas))}, e cada parcela conta no mês dela. Não anotei de novo.`,
    ],
  });
}

const isParcelOf = (one: { readonly cents: number; readonly parcelas: number }, cents: number): boolean =>
  Math.abs(one.cents / one.parcelas - cents) < NEAR_CENTS;
