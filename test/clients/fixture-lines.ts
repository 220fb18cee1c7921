// The lines of a corpus in test/fixtures, without comments and blanks.

import { readFileSync } from 'node:fs';

export const fixtureLines = (name: string): readonly string[] =>
  readFileSync(new URL(`../fixtures/links/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
