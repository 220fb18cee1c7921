// What the worker carries of language/, gzipped. The goal is 150 KB; until then nothing makes it heavier unnoticed.

import { expect, it } from 'vitest';
import { shippedLanguage } from '../../bench/measure/shipped-language.ts';
import { RULES } from '../../src/language/rules/rule-table.ts';

const MOST_KB = 294.5;

const { code, kb } = await shippedLanguage();

it('stays under its weight', () => {
  expect(kb, 'pay for what you add by removing (CONTRIBUTING.md, Adding things)').toBeLessThan(MOST_KB);
});

it('leaves the examples of the rules at home', () => {
  const carried = RULES.filter(({ examples }) =>
    (examples || []).flat().some((said) => typeof said === 'string' && said.length > 30 && code.includes(said)),
  );
  expect(carried.map(({ id }) => id)).toEqual([]);
});
