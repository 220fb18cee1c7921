// Parser of numeric command-line options. Invalid input must not become NaN, which compares false with everything.

import { InvalidArgumentError } from 'commander';

/** For `.option()`: accepts numbers from `least` to `most`, rejects anything else. */
export function numberGiven(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (text.trim() !== '' && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Um número de ${least} a ${most}.`);
  };
}
