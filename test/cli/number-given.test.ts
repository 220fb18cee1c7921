import { describe, expect, it } from 'vitest';
import { numberGiven } from '../../src/cli/number-given.ts';

describe('a number given to an option', () => {
  it.each(['0', '0.97', '1'])('takes %s', (text) => expect(numberGiven(0, 1)(text)).toBe(Number(text)));
  it.each(['97', '-1', 'abc', '', ' ', 'NaN'])('refuses "%s"', (text) =>
    expect(() => numberGiven(0, 1)(text)).toThrow('de 0 a 1'),
  );
});
