// The checks of an address that need no network, applied to what the person sent and to every redirect. The URL is
// parsed once by WHATWG rules, which normalise 0x7f.1, 2130706433 and full-width digits to 127.0.0.1.

import { fail, type Result, succeed } from '../../domain/result.ts';
import { webAddress } from '../../domain/web-address.ts';
import type { FetchPolicy } from './fetch-policy.ts';
import { ipBytes } from './ip-address.ts';
import { isPrivateName } from './private-name.ts';
import { isPublicAddress } from './public-address.ts';

export type Forbidden = 'not_an_address' | 'userinfo' | 'port' | 'private_name' | 'private_address';

/** The URL to open, its host without a final dot; or why it is rejected. */
export function checkUrl(address: string, policy: FetchPolicy): Result<URL, Forbidden> {
  const url = webAddress(address);
  if (url === undefined) return fail('not_an_address');
  if (url.username !== '' || url.password !== '') return fail('userinfo');
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  if (policy.ports !== 'any' && !policy.ports.includes(port)) return fail('port');
  const host = url.hostname.replace(/\.+$/u, '');
  if (host === '') return fail('not_an_address');
  url.hostname = host;
  // The setter leaves the host unchanged when it is invalid.
  if (url.hostname !== host) return fail('not_an_address');
  if (policy.allowPrivate) return succeed(url);
  const literal = host.startsWith('[') ? host.slice(1, -1) : host;
  if (host.startsWith('[') || ipBytes(literal) !== undefined) {
    return isPublicAddress(literal) ? succeed(url) : fail('private_address');
  }
  return isPrivateName(host) ? fail('private_name') : succeed(url);
}
