// The bugs that `npm run prove` plants name text of the sources; a change that moves the text has to move the bug along.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bugsAtTheDoor } from './bite/bugs-at-the-door.ts';
import { bugsInSending } from './bite/bugs-in-sending.ts';
import { bugsInStorage } from './bite/bugs-in-storage.ts';
import { planted } from './bite/planted-bug.ts';

it.each([...bugsAtTheDoor, ...bugsInSending, ...bugsInStorage])('$name can be planted', (bug) => {
  const text = readFileSync(new URL(`../../${bug.file}`, import.meta.url), 'utf8');
  expect(planted(text, bug)).not.toBe(text);
});
