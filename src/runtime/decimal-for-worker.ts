// Of decimal.js what missions/formulas/exact calls is kept: arithmetic, powers, logarithms and rounding. It comes as one file, in which every
// function is also made a method and a member of the class, so that no bundler may leave any out by itself.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

const UNCALLED = [
  ...['cosine', 'sine', 'tangent', 'hyperbolicCosine', 'hyperbolicSine', 'hyperbolicTangent'],
  ...['inverseCosine', 'inverseSine', 'inverseTangent'],
  ...['inverseHyperbolicCosine', 'inverseHyperbolicSine', 'inverseHyperbolicTangent'],
  ...['cubeRoot', 'toBinary', 'toOctal', 'toHexadecimal', 'toFraction', 'toNearest', 'clampedTo'],
];
const METHODS = new RegExp(`^P\\.(?:${UNCALLED.join('|')}) = [\\s\\S]*?^\\};$`, 'gmu');
/** `Decimal.sin(x)`, beside `x.sin()`. */
const MEMBERS = /^ {2}Decimal\.(?!clone|config)(\w+) = \1;/gmu;

/** The text of the module without the rest. */
export const onlyWhatReckons = (source: string): string => source.replace(METHODS, '').replace(MEMBERS, '');

/** For esbuild, when the worker is bundled. */
export const decimalForWorker: Plugin = {
  name: 'decimal.js for the worker',
  setup(one) {
    one.onLoad({ filter: /\/decimal\.js\/decimal\.mjs$/ }, ({ path }) => ({
      contents: onlyWhatReckons(readFileSync(path, 'utf8')),
    }));
  },
};
