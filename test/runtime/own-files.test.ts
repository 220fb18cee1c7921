// The program's own files are found wherever it was cloned to: the path of a URL has %20 for a space and %C3%A3 for "ã".

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url));

it('asks no URL of a file for its pathname', () => {
  const careless = globSync('**/*.ts', { cwd: SOURCES }).filter((file) =>
    /import\.meta\.url\)\.pathname/.test(readFileSync(`${SOURCES}/${file}`, 'utf8')),
  );
  expect(careless).toEqual([]);
});
