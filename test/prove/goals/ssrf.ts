// FAULTS 28: no packet of ours reaches a private address. Canaries listen on every address of this machine; whatever reaches one is a
// failure, and so is a public address that is refused.

import { checkUrl } from '../../../src/clients/guarded-fetch/check-url.ts';
import { fetchPolicy } from '../../../src/clients/guarded-fetch/fetch-policy.ts';
import type { FetchPage } from '../../../src/clients/guarded-fetch/guarded-fetch.ts';
import { PRIVATE_FORMS, PUBLIC_FORMS, PUBLIC_SITE, spelledHost, ssrfRig } from '../../clients/ssrf-rig.ts';
import { type Random, seededRandom } from '../../finance/seeded-random.ts';
import { type Goal, scaled } from '../goal.ts';

const MADE = 5_000;
const REBINDING = 20;
/** FAULTS section 12, G11. */
const PUBLIC_SHARE = 0.99;

type Prefix = (random: Random) => readonly [number, number];
const PRIVATE: readonly [Prefix, ...Prefix[]] = [
  (random) => [random.pick([0, 10, 127]), random.int(0, 255)],
  (random) => [172, random.int(16, 31)],
  () => [192, 168],
  () => [169, 254],
  (random) => [100, random.int(64, 127)],
  (random) => [random.int(224, 255), random.int(0, 255)],
];

function madeHost(random: Random): string {
  const [a, b] = random.pick(PRIVATE)(random);
  const base = (): number => random.pick([8, 10, 16]);
  return spelledHost({
    quad: [a, b, random.int(0, 255), random.int(0, 255)],
    bases: [base(), base(), base(), base()],
    parts: random.int(1, 4),
    mapped: random.chance(50),
  });
}

export const ssrf: Goal = {
  name: 'ssrf',
  promise: 'no link, redirect or name leads to a private address, and public ones still open',
  async run(attack) {
    const rig = await ssrfRig();
    const random = seededRandom(attack.seed);
    const failures: string[] = [];
    let n = 0;
    const refused = async (how: string, address: string, fetchPage: FetchPage): Promise<void> => {
      n += 1;
      if ((await fetchPage(address)).kind === 'page') failures.push(`${how}: ${address}`);
    };
    for (const form of rig.addresses.map(rig.atCanary)) {
      await refused('typed', form, rig.plain);
      await refused('typed, no resolver', form, rig.withoutResolver);
      if (form.includes('://') && !form.startsWith(' '))
        await refused('redirect', `${PUBLIC_SITE}/fixo/para?u=${encodeURIComponent(form)}`, rig.behindRedirects);
    }
    const made = scaled(MADE, attack);
    for (let k = 0; k < made; k++) await refused('made', `http://${madeHost(random)}:${rig.birds.port}/`, rig.plain);
    for (let k = 0; k < REBINDING; k++) {
      const name = `rebind${k}.example.com`;
      // Checked as a sinkhole of the public internet (AS112); asked again, it would be this machine.
      if (k % 2 === 0) rig.dns.script(name, ['192.31.196.7'], ['127.0.0.1']);
      else rig.dns.script(name, ['93.184.216.34', '127.0.0.1']);
      await refused('rebinding', `http://${name}:${rig.birds.port}/`, rig.rebound);
    }
    const reached = rig.birds.reached();
    if (reached > 0) failures.push(`${reached} connections reached a canary`);
    const open = PUBLIC_FORMS.filter((address) => checkUrl(address, fetchPolicy({ allowPrivate: false })).ok).length;
    if (open / PUBLIC_FORMS.length < PUBLIC_SHARE)
      failures.push(`${open} of ${PUBLIC_FORMS.length} public addresses open`);
    await rig.close();
    const note = `${PRIVATE_FORMS.length} forms typed and by redirect, ${made} made, ${REBINDING} rebinding names: ${reached} connections; ${open} of ${PUBLIC_FORMS.length} public ones open`;
    return { n, failures, note };
  },
};
