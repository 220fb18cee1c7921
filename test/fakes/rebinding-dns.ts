// A DNS server on loopback that changes its mind: each name answers from a list, one entry per question, the last one for ever.
// Speaks just enough of RFC 1035 for a resolver to believe it, with a TTL of 0.

import { Buffer } from 'node:buffer';
import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import type { Resolved } from '../../src/runtime/pinned-hop.ts';

export type RebindingDns = {
  /** Questions for A records, by name. */
  readonly asked: ReadonlyMap<string, number>;
  /** The answers to the first, second, ... question; each is a list of IPv4 or IPv6 addresses. */
  script(name: string, ...answers: readonly (readonly string[])[]): void;
  /** Resolves over UDP, as a program with this server in its resolv.conf would. */
  resolve(host: string): Promise<readonly Resolved[]>;
  close(): Promise<void>;
};

const A = 1;
const AAAA = 28;

export async function rebindingDns(): Promise<RebindingDns> {
  const scripts = new Map<string, readonly (readonly string[])[]>();
  const asked = new Map<string, number>();
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const { name, type, end } = question(query);
    const turn = asked.get(name) ?? 0;
    if (type === A) asked.set(name, turn + 1);
    const answers = scripts.get(name);
    // A and AAAA are asked side by side: both belong to the same turn.
    const now = answers?.[Math.min(type === A ? turn : Math.max(0, turn - 1), answers.length - 1)] ?? [];
    const records = now.flatMap((address) => record(address, type));
    socket.send(reply(query.subarray(0, end), records, answers === undefined), from.port, from.address);
  });
  await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', bound));
  const resolver = new Resolver({ timeout: 1000, tries: 1 });
  resolver.setServers([`127.0.0.1:${(socket.address() as AddressInfo).port}`]);

  return {
    asked,
    script: (name, ...answers) => void scripts.set(name, answers),
    async resolve(host) {
      const four = await resolver.resolve4(host).catch(() => []);
      const six = await resolver.resolve6(host).catch(() => []);
      const found = [
        ...four.map((address) => ({ address, family: 4 })),
        ...six.map((address) => ({ address, family: 6 })),
      ];
      if (found.length === 0) throw Object.assign(new Error(`no such name: ${host}`), { code: 'ENOTFOUND' });
      return found;
    },
    close: () => new Promise((closed) => socket.close(() => closed())),
  };
}

function question(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function record(address: string, type: number): Buffer[] {
  const six = address.includes(':');
  if (type !== (six ? AAAA : A)) return [];
  const bytes = six ? sixBytes(address) : Buffer.from(address.split('.').map(Number));
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(bytes.length, 10);
  return [Buffer.concat([head, bytes])];
}

function sixBytes(address: string): Buffer {
  const [head = '', tail = ''] = address.split('::');
  const groups = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16));
  const zeros = new Array<number>(8 - groups(head).length - groups(tail).length).fill(0);
  const all = Buffer.alloc(16);
  for (const [index, group] of [...groups(head), ...zeros, ...groups(tail)].entries())
    all.writeUInt16BE(group, index * 2);
  return all;
}

function reply(query: Buffer, records: readonly Buffer[], unknown: boolean): Buffer {
  const head = Buffer.from(query);
  head.writeUInt16BE(unknown ? 0x8583 : 0x8580, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(0, 10);
  return Buffer.concat([head, ...records]);
}
