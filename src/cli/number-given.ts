// A number given to an option of a command. What is none must not become NaN, under which nothing is ever too little.

import { InvalidArgumentError } from 'commander';

/** For `.option()`: refuses what is not a number from `least` to `most`. */
export function numberGiven(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (text.trim() !== '' && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Um número de ${least} a ${most}.`);
  };
}
