// Senders that go on after the server got SIGTERM, over keep-alive connections, as a platform would.

import { type Letter, noteLetter } from './letter.ts';
import { deliverLetter } from './post.ts';
import type { Exit } from './server-process.ts';

/** The signal itself needs a moment to be noticed. */
const NOTICED_MS = 100;
const HAMMERS = 8;

let people = 0;
let serial = 700_000;

/**
 * Posts until the process is gone; `letters` gets every one of them. @returns how many were taken that should not have been: one of
 * each sender may reach a busy loop together with the signal.
 */
export async function hammer(base: string, exited: Promise<Exit>, letters: Letter[]): Promise<number> {
  const started = performance.now();
  let gone = false;
  let late = 0;
  void exited.then(() => {
    gone = true;
  });
  async function strike(person: string): Promise<void> {
    for (let order = 1; !gone; order += 1) {
      serial += 1;
      const letter = noteLetter('telegram', person, order, serial);
      letters.push(letter);
      const asked = performance.now() - started;
      if ((await deliverLetter(base, letter)) === 200 && asked > NOTICED_MS) late += 1;
    }
  }
  const strikes = Array.from({ length: HAMMERS }, () => {
    people += 1;
    return strike(String(530_000_000 + people));
  });
  await Promise.all(strikes);
  return Math.max(0, late - HAMMERS);
}
