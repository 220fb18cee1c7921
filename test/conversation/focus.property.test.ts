// Which of several things is meant, as an algebra: what tells one from all others always finds it, in whatever order the words and pools are.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointingIn } from '../../src/conversation/focus/pointing.ts';
import { resolve, type Thing } from '../../src/conversation/focus/resolve.ts';
import type { LocalDate } from '../../src/domain/dates.ts';

const NAMES = ['mercado', 'uber', 'bar', 'padaria', 'cinema', 'farmácia', 'luz', 'presente', 'açougue', 'gasolina'];
const DAYS = ['2026-11-16', '2026-11-17', '2026-11-18'] as LocalDate[];
const dayIn = (words: string): LocalDate | undefined => DAYS[['anteontem', 'ontem', 'hoje'].indexOf(words)];

const things = fc
  .array(
    fc.record({
      name: fc.constantFrom(...NAMES),
      cents: fc.integer({ min: 700, max: 99_999 }),
      date: fc.constantFrom(...DAYS),
    }),
    { minLength: 2, maxLength: 10 },
  )
  .map((all): Thing<number>[] =>
    all.map(({ name, cents, date }, at) => ({ of: at, called: name, cents, date, at, last: at === all.length - 1 })),
  );
const shuffled = things.chain((all) =>
  fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
);

const meant = (words: string, ...pools: readonly (readonly Thing<number>[])[]) =>
  resolve(pointingIn(words, dayIn), pools);

describe('what is meant', () => {
  it('is the only one with that figure', () => {
    fc.assert(
      fc.property(things, fc.nat(), (all, pick) => {
        const one = all[pick % all.length];
        fc.pre(one !== undefined && all.filter(({ cents }) => cents === one.cents).length === 1);
        const value = ((one?.cents ?? 0) / 100).toFixed(2).replace('.', ',');
        expect(meant(`o de ${value}`, all)).toEqual({ is: 'one', one: one?.of });
        expect(meant(`os ${value} do ${one?.called}`, all)).toEqual({ is: 'one', one: one?.of });
      }),
    );
  });

  it('does not depend on the order in which the things are given', () => {
    fc.assert(
      fc.property(
        shuffled,
        fc.constantFrom(
          'o primeiro',
          'o último',
          'o do meio',
          'o outro',
          'o de ontem',
          'os dois',
          'o mercado',
          'o primeiro uber',
        ),
        ([all, mixed], words) => {
          expect(meant(words, mixed)).toEqual(meant(words, all));
        },
      ),
    );
  });

  it('is nothing for a name that nothing has, whatever else is said', () => {
    fc.assert(
      fc.property(
        things,
        fc.constantFrom('o dentista', 'o primeiro dentista', 'o dentista de ontem', 'os dois dentistas'),
        (all, words) => {
          expect(meant(words, all)).toEqual({ is: 'none' });
        },
      ),
    );
  });

  it('is asked about exactly when several have the name', () => {
    fc.assert(
      fc.property(things, fc.constantFrom(...NAMES), (all, name) => {
        const fits = all.filter(({ called }) => called === name).map(({ of }) => of);
        const found = meant(`a ${name}`, all);
        if (fits.length === 0) expect(found).toEqual({ is: 'none' });
        else if (fits.length === 1) expect(found).toEqual({ is: 'one', one: fits[0] });
        else expect(found).toEqual({ is: 'which', among: fits });
      }),
    );
  });

  it('narrows: more words never bring in another thing', () => {
    fc.assert(
      fc.property(
        things,
        fc.constantFrom(...NAMES),
        fc.constantFrom('ontem', 'anteontem', 'hoje'),
        (all, name, day) => {
          const of = (words: string): readonly number[] => {
            const found = meant(words, all);
            return found.is === 'one' ? [found.one] : found.is === 'which' ? found.among : [];
          };
          for (const one of of(`o ${name} de ${day}`)) expect(of(`o ${name}`)).toContain(one);
        },
      ),
    );
  });

  it('is of the nearest pool that has it', () => {
    fc.assert(
      fc.property(things, things, fc.constantFrom(...NAMES), (near, far, name) => {
        fc.pre(near.some(({ called }) => called === name));
        expect(meant(`o ${name}`, near, far)).toEqual(meant(`o ${name}`, near));
      }),
    );
  });

  it('takes the other of two, and guesses none of three', () => {
    fc.assert(
      fc.property(things, (all) => {
        const found = meant('o outro', all);
        expect(found).toEqual(
          all.length === 2 ? { is: 'one', one: 0 } : { is: 'which', among: all.slice(0, -1).map(({ of }) => of) },
        );
      }),
    );
  });
});

const PEOPLE = ['Beto', 'Carla', 'Davi', 'Ana', 'Alex', 'minha irmã', 'Chris', 'Rui'];
const HERS = ['Carla', 'Ana', 'minha irmã'];
const HIS = ['Beto', 'Davi', 'Rui'];

describe('whom a pronoun means', () => {
  const people = fc
    .uniqueArray(fc.constantFrom(...PEOPLE), { minLength: 1, maxLength: 6 })
    .chain((names) => fc.tuple(fc.constant(names), fc.nat(names.length - 1)))
    .map(([names, last]): Thing<string>[] =>
      names.map((name, at) => ({ of: name, called: name, who: name, at, last: at === last })),
    );
  const among = (pronoun: 'ele' | 'ela', all: readonly Thing<string>[]): readonly string[] => {
    const found = resolve({ words: [], pronoun }, [all]);
    return found.is === 'one' ? [found.one] : 'among' in found ? found.among : [];
  };

  it('is nobody whose name says otherwise', () => {
    fc.assert(
      fc.property(people, (all) => {
        for (const name of among('ela', all)) expect(HIS).not.toContain(name);
        for (const name of among('ele', all)) expect(HERS).not.toContain(name);
      }),
    );
  });

  it('is the last one told of, where the name says so, and does not depend on the order', () => {
    fc.assert(
      fc.property(people, (all) => {
        const last = all.find((one) => one.last === true)?.of ?? '';
        if (HERS.includes(last)) expect(among('ela', all)).toEqual([last]);
        expect(among('ela', all.toReversed())).toEqual(among('ela', all));
      }),
    );
  });

  it('is the only one whose name says so, unless the last one may be called so too', () => {
    fc.assert(
      fc.property(people, (all) => {
        const hers = all.filter(({ of }) => HERS.includes(of));
        fc.pre(hers.length === 1);
        const open = all.some(({ of, last }) => last === true && ['Alex', 'Chris'].includes(of));
        expect(among('ela', all).length === 1).toBe(!open);
      }),
    );
  });
});

describe('what words point at', () => {
  it.each([
    ['o de ontem', { words: [], date: DAYS[1] }],
    ['os 30 do bar', { words: ['bar'], cents: 3000 }],
    ['o primeiro uber', { words: ['uber'], place: 1 }],
    ['o do meio', { words: [], place: 'middle' }],
    ['os dois uber', { words: ['uber'], count: 2 }],
    ['as 2', { words: [], count: 2 }],
    ['essas três', { words: [], count: 3 }],
    ['o outro', { words: [], other: true }],
    ['a última padaria', { words: ['padaria'], place: -1 }],
    ['o que eu comprei na farmácia', { words: ['farmacia'] }],
    ['esse gasto', { words: [] }],
    ['a segunda', { words: [], place: 2 }],
  ])('%s', (words, said) => {
    expect(pointingIn(words, dayIn)).toEqual(said);
  });
});
