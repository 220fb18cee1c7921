// What became of the reply to a letter: in our books, and on the person's screen.

import type { Lab } from './lab.ts';
import type { Letter } from './letter.ts';
import type { World } from './world.ts';

/** The state of the reply in the outbox; 'none' when nothing was queued. */
export function outboxStatus(lab: Lab, { channel, nativeId }: Letter): string {
  const status = lab
    .service()
    .file.database.prepare(
      'select outbox.status from outbox join inbox on inbox.id = outbox.turn where inbox.channel = ? and inbox.nativeId = ?',
    )
    .pluck()
    .get(channel, nativeId);
  return typeof status === 'string' ? status : 'none';
}

/** How often the person saw it. */
export function arrivals({ telegram, graph }: World, { mark }: Letter): number {
  return (
    telegram.shown.filter(({ text }) => text.includes(mark)).length +
    graph.messages.filter(({ body }) => JSON.stringify(body).includes(mark)).length
  );
}
