// Names that mean a machine of ours, or of whoever runs us, whatever they resolve to. On Node the resolved addresses are
// checked too; on Workers there is no resolver to ask, so names are all there is.

/** Names no public resolver answers for, and the domains below them. */
const PRIVATE = (
  'localhost local localdomain internal intranet private corp home lan home.arpa svc cluster.local consul onion i2p ' +
  'metadata.goog instance-data.ec2.internal kubernetes.default in-addr.arpa ip6.arpa'
).split(' ');

/** Public services that resolve to whatever address the name spells; DNS would give them away, but not on Workers. */
const ADDRESS_IN_NAME = 'nip.io sslip.io xip.io localtest.me lvh.me vcap.me lacolhost.com 1u.ms rbndr.us'.split(' ');

/** `host`: lower case, without final dot, no IP literal. A name without a dot is always one of ours. */
export function isPrivateName(host: string): boolean {
  if (!host.includes('.') || host.startsWith('.') || host.includes('..')) return true;
  return [...PRIVATE, ...ADDRESS_IN_NAME].some((name) => host === name || host.endsWith(`.${name}`));
}
