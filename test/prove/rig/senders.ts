// The platforms as senders: per chat one message at a time, in order, again and again until a 200, as Telegram does it; and
// sometimes once more after the 200, as both do.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import { type Letter, noteLetter } from './letter.ts';
import { deliverLetter } from './post.ts';

export type Senders = {
  readonly letters: readonly Letter[];
  /** Writes nothing new from now on; resolves when every sender has stopped. */
  stop(): Promise<void>;
};

export type People = { readonly telegram: readonly string[]; readonly whatsapp: readonly string[] };

/** `first` sets apart the people of rigs that run side by side against the same world. */
export const people = (first: number, telegram: number, whatsapp: number): People => ({
  telegram: Array.from({ length: telegram }, (_, i) => String(510_000_000 + first * 100 + i)),
  whatsapp: Array.from({ length: whatsapp }, (_, i) => String(5_511_900_000_000 + first * 100 + i)),
});

let serial = 0;

/**
 * Starts one sender per person. `base`: where the server is now; undefined while it is down.
 * `pause`: longest wait between two messages of a person, in ms.
 */
export function startSenders(who: People, base: () => string | undefined, luck: Chance, pause: number): Senders {
  const letters: Letter[] = [];
  const stopping = new AbortController();

  async function send(channel: Letter['channel'], person: string): Promise<void> {
    for (let order = 1; !stopping.signal.aborted; order += 1) {
      serial += 1;
      const letter = noteLetter(channel, person, order, serial);
      letters.push(letter);
      while (!letter.acked && !stopping.signal.aborted) {
        const at = base();
        if (at !== undefined) await deliverLetter(at, letter);
        if (!letter.acked) await sleep(5);
      }
      const at = base();
      if (at !== undefined && luck.next() < 0.1) await deliverLetter(at, letter);
      await sleep(luck.below(pause));
    }
  }

  const running = [
    ...who.telegram.map((person) => send('telegram', person)),
    ...who.whatsapp.map((person) => send('whatsapp', person)),
  ];
  return {
    letters,
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
