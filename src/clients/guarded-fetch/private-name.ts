// Host names of private machines, whatever they resolve to. On Node the resolved addresses are checked too; on Workers
// the name is all there is.

/** Names without public DNS records, and the domains below them. */
const PRIVATE = (
  'localhost local localdomain internal intranet private corp home lan home.arpa svc cluster.local consul onion i2p ' +
  'metadata.goog instance-data.ec2.internal kubernetes.default in-addr.arpa ip6.arpa'
).split(' ');

/**
 * Public services that resolve to the address written in the name. Checking the resolved address finds them, but
 * Workers cannot.
 */
const ADDRESS_IN_NAME = 'nip.io sslip.io xip.io localtest.me lvh.me vcap.me lacolhost.com 1u.ms rbndr.us'.split(' ');

/** @param host lower case, without a final dot, no IP literal. A name without a dot is always private. */
export function isPrivateName(host: string): boolean {
  if (!host.includes('.') || host.startsWith('.') || host.includes('..')) return true;
  return [...PRIVATE, ...ADDRESS_IN_NAME].some((name) => host === name || host.endsWith(`.${name}`));
}
