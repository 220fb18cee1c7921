// The other side of the guard: what is public stays open. Judged without a network, so no stranger's site is bothered.

import { expect, it } from 'vitest';
import { checkUrl } from '../../src/clients/guarded-fetch/check-url.ts';
import { fetchPolicy } from '../../src/clients/guarded-fetch/fetch-policy.ts';
import { PUBLIC_FORMS as PUBLIC } from './ssrf-rig.ts';

it('at least 150 public addresses, and 99 % of them may be opened', () => {
  const refused = PUBLIC.filter((address) => !checkUrl(address, fetchPolicy({ allowPrivate: false })).ok);
  expect(PUBLIC.length).toBeGreaterThanOrEqual(150);
  expect(refused).toEqual([]);
});

it('a final dot does not travel along', () => {
  const checked = checkUrl('https://example.com./x', fetchPolicy({ allowPrivate: false }));
  expect(checked.ok && checked.value.href).toBe('https://example.com/x');
});
