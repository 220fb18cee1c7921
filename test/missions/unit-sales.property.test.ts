// However it is told, in one breath or message by message, what is sold by the piece is the same; and what it leaves is the plain sum.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedInMonth, leftInMonth, type Pace } from '../../src/missions/unit-sales/unit-sales.ts';
import { unitSalesTold } from '../../src/missions/unit-sales/unit-sales-told.ts';

const typed = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace('.', ',');

const PACES: Readonly<Record<Pace, string>> = { dia: 'por dia', semana: 'por semana', mes: 'por mês' };
const sold = fc.record({
  price: fc.integer({ min: 150, max: 50_000 }),
  cost: fc.integer({ min: 50, max: 20_000 }),
  count: fc.integer({ min: 2, max: 400 }),
  rent: fc.integer({ min: 100, max: 3000 }).map((reais) => reais * 100),
  pace: fc.constantFrom<Pace>('dia', 'semana', 'mes'),
  cut: fc.constantFrom(', ', '; ', ' e '),
});

describe('what is sold by the piece', () => {
  it('is the same in any wording', () => {
    fc.assert(
      fc.property(
        sold,
        fc.constantFrom(
          (n: number, pace: string, price: string) => `vendo ${n} bolos ${pace} a ${price}`,
          (n: number, pace: string, price: string) => `vendo uns ${n} ${pace} a ${price} cada`,
          (n: number, pace: string, price: string) => `cobro ${price}, atendo ${n} clientes ${pace}`,
          (n: number, pace: string, price: string) => `faço ${n} marmitas ${pace}, vendo a ${price} cada uma`,
        ),
        fc.constantFrom(
          (cost: string) => `gasto ${cost} em cada`,
          (cost: string) => `gasto ${cost} de material por cliente`,
          (cost: string) => `cada um me custa ${cost}`,
        ),
        fc.constantFrom(
          (rent: string) => `o aluguel da sala é ${rent}`,
          (rent: string) => `pago ${rent} de aluguel por mês`,
        ),
        ({ price, cost, count, rent, pace, cut }, sells, takes, fixed) => {
          const text = [sells(count, PACES[pace], typed(price)), takes(typed(cost)), fixed(typed(rent))].join(cut);
          const { costs, fixed: out, ...told } = unitSalesTold(text) ?? { costs: [], fixed: [] };
          expect(
            { ...told, cost: costs.map(({ cents }) => cents), fixed: out.map(({ cents }) => cents) },
            text,
          ).toMatchObject({
            price,
            count,
            pace,
            cost: [cost],
            fixed: [rent],
          });
        },
      ),
    );
  });

  it('leaves its price less its cost, so many times, less what is fixed', () => {
    fc.assert(
      fc.property(sold, ({ price, cost, count, rent }) => {
        const sales = {
          price,
          count,
          costs: [{ name: '', cents: cost }],
          fixed: [{ name: '', cents: rent, pace: 'mes' }],
        } as const;
        expect(leftInMonth(sales)).toBe(count * (price - cost) - rent);
        expect(leftInMonth({ ...sales, pace: 'dia', daysAMonth: 20 })).toBe(20 * count * (price - cost) - rent);
        expect(fixedInMonth(sales)).toBe(rent);
      }),
    );
  });

  it('of a figure told again counts the last', () => {
    fc.assert(
      fc.property(sold, fc.integer({ min: 2, max: 900 }), ({ price, cost, count }, again) => {
        const told = `vendo ${count} bolos por mês a ${typed(price)}; gasto ${typed(cost)} em cada`;
        expect(unitSalesTold(`${told}; e se eu cobrar ${again}?`)?.price).toBe(again * 100);
        expect(unitSalesTold(`${told}; e se eu vender ${again}?`)?.count).toBe(again);
        expect(unitSalesTold(`${told}; e se eu vender metade?`)?.count).toBe(count / 2);
        expect(unitSalesTold(`${told}; gasto ${again} em cada`)?.costs.map(({ cents }) => cents)).toEqual([
          again * 100,
        ]);
      }),
    );
  });
});
