// Whether an IP address is on the public internet. IPv4: everything outside the special-purpose registry (IANA, RFC
// 6890). IPv6: 2000::/3 without its special blocks. An address that embeds an IPv4 address is judged by that one.

import { ipBytes } from './ip-address.ts';

/** Network and prefix length: not globally reachable, or never a web site. */
const SPECIAL_V4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT; Alibaba's metadata service
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // Azure's wire server: a public number in private use
  ['169.254.0.0', 16], // link-local; the metadata service of most clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments; Oracle's metadata service
  ['192.0.2.0', 24], // documentation
  ['192.52.193.0', 24], // AMT relays
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
];

const SPECIAL_V6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23], // protocol assignments: benchmarks, ORCHID (Teredo is unwrapped before)
  ['2001:db8::', 32], // documentation
  ['3fff::', 20], // documentation
];

const within = (bytes: readonly number[], network: string, bits: number): boolean => {
  const base = ipBytes(network) ?? [];
  return bytes.every((byte, index) => {
    const mask = (0xff00 >> Math.min(8, Math.max(0, bits - index * 8))) & 0xff;
    return (byte & mask) === ((base[index] ?? 0) & mask);
  });
};

/** A text that is no address is not public. */
export function isPublicAddress(text: string): boolean {
  const bytes = ipBytes(text);
  return bytes !== undefined && (bytes.length === 4 ? isPublicV4(bytes) : isPublicV6(bytes));
}

const isPublicV4 = (bytes: readonly number[]): boolean =>
  !SPECIAL_V4.some(([network, bits]) => within(bytes, network, bits));

function isPublicV6(bytes: readonly number[]): boolean {
  const inside = embeddedV4(bytes);
  if (inside !== undefined) return inside.every(isPublicV4);
  return within(bytes, '2000::', 3) && !SPECIAL_V6.some(([network, bits]) => within(bytes, network, bits));
}

/** The IPv4 addresses embedded in an IPv6 address; undefined when there are none. */
function embeddedV4(bytes: readonly number[]): readonly (readonly number[])[] | undefined {
  // Mapped (::ffff:0:0/96) and the well-known NAT64 prefix; the local one (64:ff9b:1::/48) is outside 2000::/3 and
  // stays blocked.
  if (within(bytes, '::ffff:0:0', 96) || within(bytes, '64:ff9b::', 96)) return [bytes.slice(12)];
  // 6to4
  if (within(bytes, '2002::', 16)) return [bytes.slice(2, 6)];
  // Teredo: the server as it is, the client with inverted bits.
  if (within(bytes, '2001::', 32)) return [bytes.slice(4, 8), bytes.slice(12).map((byte) => byte ^ 255)];
  return undefined;
}
