// What the text of a module says to people and tests, and no worker reads, left out of it before it is bundled.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

const TEMPLATE = /((?:pattern\([^)]*\)|piece)`)((?:[^`\\]|\\.)*)`/gsu;

/** What tables say of their rows to people and tests: where it stands, and what is left of it. */
const UNREAD: readonly (readonly [file: RegExp, said: RegExp, left: string])[] = [
  // What a handler answers, and which of those behind it would answer worse.
  [
    /-handlers\.ts$|of-last-(?:entry|item)\.ts$/,
    /(?<![\w.])(?:(?:answers|why):\s*'(?:[^'\\]|\\.)*'|before:\s*\[[^\]]*\]),?/gu,
    '',
  ],
  // A tool that no model is shown.
  [
    /\/src\/tools\//,
    /(?<=defineTool\(\{\s*name: '\w+',\s*)description:\s*'(?:[^'\\]|\\.)*',(?=(?:(?!exposedToModel)[\s\S])*exposedToModel: false)/gu,
    '',
  ],
  // Questions that a topic of the guide, or words about a fraud, must answer.
  [/-topics\.ts$/, /\b((?:adding|seeing|changing|removing|asking|entirely)\(\s*)'(?:[^'\\]|\\.)*'/gu, "$1''"],
  [/\/scams\.ts$/, /(?<![\w.])examples:\s*\[[^\]]*\],?/gu, ''],
];

const unread = (path: string, source: string): string =>
  UNREAD.reduce((text, [file, said, left]) => (file.test(path) ? text.replace(said, left) : text), source);

/** What src/domain/pattern.ts leaves out when the module is loaded, left out of its text; and what nothing reads at run time. */
export const onlyWhatRuns: Plugin = {
  name: 'only what runs',
  setup(one) {
    one.onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => ({
      contents: unread(path, readFileSync(path, 'utf8')).replace(
        TEMPLATE,
        (_, tag: string, lines: string) => `${tag}${lines.replace(/\n\s*/gu, '')}\``,
      ),
      loader: 'ts',
    }));
  },
};
