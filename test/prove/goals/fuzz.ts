// Damaged webhooks with good signatures, through the real HTTP app and all the way to the answer. Nothing may crash, answer 5xx or
// take long, and a damaged neighbour must not cost a good message.

import { mutate } from '../../contract/mutate-json.ts';
import { signatureOf } from '../../fakes/signed-webhook.ts';
import { type Attack, type Goal, scaled } from '../goal.ts';
import { type Chance, chance } from '../rig/chance.ts';
import { fixturesOf, withOwnIds } from '../rig/fixtures.ts';
import { type Lab, openLab } from '../rig/lab.ts';
import { noteLetter, type Posting, telegramPosting, whatsappBody, whatsappPosting } from '../rig/letter.ts';
import { yesToAll } from '../rig/no-network.ts';
import { APP_SECRET, openWorld } from '../rig/world.ts';

const SLOW_MS = 100;

export const fuzz: Goal = {
  name: 'fuzz',
  promise: 'mutated bodies on each channel: no crash, no 5xx, none over 100 ms, no good neighbour lost',
  async run(attack) {
    const world = await openWorld();
    const lab = await openLab(':memory:', world, yesToAll);
    const failures: string[] = [];
    let slowest = 0;
    for (const channel of ['telegram', 'whatsapp'] as const) {
      slowest = Math.max(slowest, await attackChannel(channel, lab, attack, failures));
    }
    const unanswered = lab
      .service()
      .file.database.prepare("select count(*) from inbox where status <> 'done'")
      .pluck()
      .get();
    if (unanswered !== 0) failures.push(`${unanswered} messages could not be answered`);
    await lab.close();
    await world.close();
    return { n: 2 * scaled(20_000, attack), failures, note: `slowest webhook ${slowest.toFixed(1)} ms` };
  },
};

async function attackChannel(channel: 'telegram' | 'whatsapp', lab: Lab, attack: Attack, failures: string[]) {
  const luck = chance(attack.seed + channel.length);
  const seeds = fixturesOf(channel);
  let slowest = 0;
  for (let i = 0; i < scaled(20_000, attack); i += 1) {
    const neighbour =
      channel === 'whatsapp' && i % 10 === 0 ? noteLetter('whatsapp', '5511500000001', i + 1, 800_000 + i) : undefined;
    const body = mutate(withOwnIds(luck.pick(seeds), i), luck.next);
    const posting = neighbour === undefined ? spoilt(channel, body, luck) : whatsappPosting(beside(body, neighbour));
    const took = await timed(lab, posting, (what) => failures.push(`${channel} body ${i}: ${what}`));
    // A garbage collection may have fallen on it: only what is slow three times is slow.
    const again = took > SLOW_MS ? Math.min(took, await timed(lab, posting), await timed(lab, posting)) : took;
    if (again > SLOW_MS) failures.push(`${channel} body ${i} took ${again.toFixed(0)} ms`);
    slowest = Math.max(slowest, again);
    if (neighbour !== undefined && !stored(lab, neighbour.nativeId))
      failures.push(`whatsapp body ${i}: the good message was lost`);
  }
  return slowest;
}

/** Most bodies are damaged JSON; one in eight is damaged as bytes, after which its signature is made to fit again. */
function spoilt(channel: 'telegram' | 'whatsapp', body: unknown, luck: Chance): Posting {
  const posting = channel === 'telegram' ? telegramPosting(body ?? null) : whatsappPosting(body ?? null);
  if (luck.below(8) > 0) return posting;
  const bytes = posting.body.slice(0, luck.below(2) === 0 ? luck.below(posting.body.length) : undefined);
  for (let blows = luck.below(6); blows > 0 && bytes.length > 0; blows -= 1)
    bytes[luck.below(bytes.length)] = luck.below(256);
  if (channel === 'telegram') return { ...posting, body: bytes };
  return { ...posting, body: bytes, headers: { 'x-hub-signature-256': signatureOf(bytes, APP_SECRET) } };
}

/** A good message in the same delivery as the damaged entries. */
function beside(body: unknown, neighbour: Parameters<typeof whatsappBody>[0][number]): unknown {
  const good = whatsappBody([neighbour]) as { entry: unknown[] };
  const damaged = (body as { entry?: unknown } | null | undefined)?.entry;
  return { ...good, entry: [...(Array.isArray(damaged) ? damaged : [damaged]), ...good.entry] };
}

/** Milliseconds of work until the answer; the turn it causes is finished before the next body. */
async function timed(lab: Lab, posting: Posting, bad: (what: string) => void = () => {}): Promise<number> {
  // Processor time of this thread: how long others held the processor says nothing about us.
  const started = process.threadCpuUsage();
  let took = 0;
  try {
    const { status } = await lab.request(posting);
    const { user, system } = process.threadCpuUsage(started);
    took = (user + system) / 1000;
    if (status !== 200) bad(`answered ${status}`);
    await lab.service().quiet();
  } catch (error) {
    bad(`threw ${String(error)}`);
  }
  return took;
}

const stored = (lab: Lab, nativeId: string): boolean =>
  lab.service().file.database.prepare('select 1 from inbox where nativeId = ?').get(nativeId) !== undefined;
