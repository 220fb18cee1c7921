// Replies over a network that breaks in every way it can. What may have arrived is never sent again; what provably did not is, and
// never before the platform said.

import { join } from 'node:path';
import { type Attack, type Goal, type Outcome, scaled } from '../goal.ts';
import type { Lab } from '../rig/lab.ts';
import { openLab } from '../rig/lab.ts';
import { type Letter, noteLetter, whatsappPosting } from '../rig/letter.ts';
import { type Ending, type Network, networkOf, RETRY_AFTER_MS } from '../rig/network.ts';
import { arrivals, outboxStatus } from '../rig/reply-of.ts';
import { openWorld, type World } from '../rig/world.ts';

const AMBIGUOUS: readonly Ending[] = ['accepted-then-dropped', 'hang', 'error-after-write', 'dropped'];
const LONG_MS = 3_600_000;
const WINDOW_SHUT = 131_047;

export const sends: Goal = {
  name: 'sends',
  promise: 'what may have arrived is never resent; what did not is, and never early',
  run: (attack) => sendsThrough(attack, networkOf),
};

type Scene = { readonly lab: Lab; readonly net: Network; readonly world: World; readonly failures: string[] };

/** `network`: how the product's calls travel; a planted bug may be put there. */
export async function sendsThrough(attack: Attack, network: (world: World) => Network): Promise<Outcome> {
  const world = await openWorld();
  const net = network(world);
  const lab = await openLab(join(attack.folder, 'sends.db'), world, net.fetch);
  const scene: Scene = { lab, net, world, failures: [] };
  const rounds = scaled(20, attack);
  let n = 0;
  const letter = (channel: Letter['channel'], order = 1, of = n): Letter =>
    noteLetter(
      channel,
      String(channel === 'telegram' ? 550_000_000 + of : 5_511_600_000_000 + of),
      order,
      700_000 + n * 10 + order,
    );
  for (let round = 0; round < rounds; round += 1) {
    for (const channel of ['telegram', 'whatsapp'] as const) {
      for (const ending of AMBIGUOUS) {
        n += 1;
        await ambiguous(scene, ending, letter(channel));
      }
      n += 1;
      await waits(scene, 'refused', 2_000, letter(channel), letter(channel, 2));
      n += 1;
      await waits(scene, 'too-many', RETRY_AFTER_MS, letter(channel), letter(channel, 2));
    }
    n += 1;
    await settledByStatus(scene, letter('whatsapp'));
    n += 1;
    await failedLater(scene, letter('whatsapp'), letter('whatsapp', 2));
  }
  await lab.close();
  await world.close();
  return {
    n,
    failures: scene.failures,
    note: `${AMBIGUOUS.length} ambiguous endings, refused connections and 429, on both channels; statuses that settle a send, or undo it`,
  };
}

/** May have arrived: recorded as unknown, never tried again, not even after an hour and a restart; the chat goes on. */
async function ambiguous({ lab, net, world, failures }: Scene, ending: Ending, letter: Letter): Promise<void> {
  const bad = (what: string): void => void failures.push(`${letter.channel} ${ending}: ${what}`);
  net.next(ending);
  await lab.tell(letter);
  const status = outboxStatus(lab, letter);
  if (status !== 'unknown') bad(`recorded as ${status}`);
  await lab.advance(LONG_MS);
  if (ending === 'hang') await lab.restart();
  if (net.attempts(letter) !== 1) bad(`tried ${net.attempts(letter)} times`);
  const shown = ending === 'accepted-then-dropped' || ending === 'error-after-write' ? 1 : 0;
  if (arrivals(world, letter) !== shown) bad(`arrived ${arrivals(world, letter)} times`);
}

/** Provably not arrived: waits `wait` ms to the millisecond, holds back what follows in the chat, then both arrive in order. */
async function waits(
  { lab, net, world, failures }: Scene,
  ending: Ending,
  wait: number,
  first: Letter,
  second: Letter,
) {
  const bad = (what: string): void => void failures.push(`${first.channel} ${ending}: ${what}`);
  net.next(ending);
  await lab.tell(first);
  await lab.tell(second);
  await lab.advance(wait - 1);
  if (net.attempts(first) !== 1 || net.attempts(second) !== 0) bad('tried again too early');
  await lab.advance(1);
  if (net.attempts(first) !== 2) bad(`tried ${net.attempts(first)} times after the wait`);
  for (const letter of [first, second]) {
    if (arrivals(world, letter) !== 1) bad(`message ${letter.order} arrived ${arrivals(world, letter)} times`);
    if (outboxStatus(lab, letter) !== 'sent') bad(`message ${letter.order} recorded as ${outboxStatus(lab, letter)}`);
  }
}

/** WhatsApp tells later what became of a message: its status carries our own id and settles the doubt. */
async function settledByStatus({ lab, net, world, failures }: Scene, letter: Letter): Promise<void> {
  net.next('accepted-then-dropped');
  await lab.tell(letter);
  const taken = world.graph.messages.find(({ body }) => JSON.stringify(body).includes(letter.mark));
  const before = outboxStatus(lab, letter);
  await lab.request(whatsappPosting(world.graph.statusWebhook(taken?.id ?? '', 'delivered')));
  const after = outboxStatus(lab, letter);
  if (before !== 'unknown' || after !== 'sent') failures.push(`whatsapp status: ${before} became ${after}`);
}

/** Accepted, and the window turns out to be shut: held without another try until its person writes, then told once. */
async function failedLater({ lab, net, world, failures }: Scene, first: Letter, second: Letter): Promise<void> {
  const bad = (what: string): void => void failures.push(`failed later: ${what}`);
  await lab.tell(first);
  const taken = world.graph.messages.find(({ body }) => JSON.stringify(body).includes(first.mark));
  const failed = whatsappPosting(world.graph.statusWebhook(taken?.id ?? '', 'failed', WINDOW_SHUT));
  await lab.request(failed);
  if (outboxStatus(lab, first) !== 'held') bad(`recorded as ${outboxStatus(lab, first)}`);
  await lab.advance(LONG_MS);
  if (net.attempts(first) !== 1) bad(`tried ${net.attempts(first)} times into a shut window`);
  await lab.tell(second);
  await lab.request(failed);
  for (const letter of [first, second])
    if (outboxStatus(lab, letter) !== 'sent') bad(`message ${letter.order} recorded as ${outboxStatus(lab, letter)}`);
  if (net.attempts(first) !== 2) bad(`tried ${net.attempts(first)} times in all`);
}
