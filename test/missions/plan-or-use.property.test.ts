// Used as often as where they are even, both ways cost the same; used less, the one that is paid each time costs less; more, the other.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evenAt, monthOf, planOrUseTold } from '../../src/missions/plan-or-use/plan-or-use.ts';

const cents = (least: number, most: number) => fc.integer({ min: least, max: most });

it('turns where both are even', () => {
  fc.assert(
    fc.property(
      cents(1000, 200_000),
      cents(0, 100_000),
      cents(100, 30_000),
      cents(0, 50_000),
      (more, less, each, besides) => {
        const whole = { name: 'plano', fixed: less + besides + more, each: 0 };
        const byUse = { name: 'avulso', fixed: less, each };
        const even = evenAt([whole, byUse], besides);
        if (even === undefined) throw new Error('there is always one');
        const apart = (uses: typeof even): number => monthOf(whole, uses, besides) - monthOf(byUse, uses, besides);
        expect(Math.abs(apart(even))).toBeLessThanOrEqual(1);
        expect(apart(even.minus(1))).toBeGreaterThan(0);
        expect(apart(even.plus(1))).toBeLessThan(0);
        expect(evenAt([byUse, whole], besides)?.toFixed()).toBe(even.toFixed());
      },
    ),
  );
});

it('reads both ways and how often, in any wording', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 40, max: 900 }),
      fc.integer({ min: 5, max: 39 }),
      fc.integer({ min: 2, max: 9 }),
      fc.constantFrom<[string, string]>(['por semana', 'semana'], ['por mês', 'mes'], ['por ano', 'ano']),
      fc.constantFrom(
        (fixed: number, each: number, often: string) => `plano de ${fixed} por mês ou ${each} por aula, vou ${often}`,
        (fixed: number, each: number, often: string) => `passe de ${fixed} ou aula avulsa a ${each}, faço ${often}`,
        (fixed: number, each: number, often: string) => `vou ${often}: pago ${fixed} por mês ou ${each} por aula?`,
      ),
      (fixed, each, times, [words, pace], says) => {
        const told = planOrUseTold(says(fixed, each, `${times} vezes ${words}`));
        expect(told?.ways.map((way) => [way.fixed, way.each])).toEqual([
          [fixed * 100, 0],
          [0, each * 100],
        ]);
        expect(told?.uses).toEqual({ times, pace });
      },
    ),
  );
});
