// Of d3 charts take arcs, straight lines and scales of numbers. Its bundles set prototypes and call functions when they are loaded, which no
// bundler may leave out by itself: the curves and the colours that nothing draws are left out here.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** The methods of every curve but the straight line, each a statement up to the closing of its braces. */
const CURVES = /^(?!Linear\.)\(?\w+\.prototype = [\s\S]*?^\};$/gmu;
/** Curves made by a call. */
const MADE = /^((?:const|var) \w+ = )(?=\(function custom|curveRadial\()/gmu;

/** As d3-interpolate has them: between what scales interpolate between, which here are numbers. */
const BETWEEN_NUMBERS = `
export const interpolateNumber = (a, b) => (t) => a * (1 - t) + b * t;
export const interpolateRound = (a, b) => (t) => Math.round(a * (1 - t) + b * t);
export { interpolateNumber as interpolate, interpolateNumber as piecewise };
`;

/** For esbuild, when the worker is bundled. */
export const chartsForWorker: Plugin = {
  name: 'charts for the worker',
  setup(one) {
    one.onLoad({ filter: /\/d3-shape\/dist\/d3-shape\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(CURVES, '').replace(MADE, '$1/* @__PURE__ */ '),
      loader: 'js',
    }));
    one.onLoad({ filter: /\/d3-interpolate\/dist\/d3-interpolate\.mjs$/ }, () => ({
      contents: BETWEEN_NUMBERS,
      loader: 'js',
    }));
  },
};
