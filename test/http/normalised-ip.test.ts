import { expect, it } from 'vitest';
import { normalisedIp } from '../../src/http/admin/normalised-ip.ts';

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['[::FFFF:10.0.0.1]', '10.0.0.1'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['2001:0db8:0000:0000:ffff:ffff:ffff:ffff', '2001:db8:0:0'],
  ['2001:db8:0:1::9', '2001:db8:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, counted) => {
  expect(normalisedIp(address)).toBe(counted);
});
