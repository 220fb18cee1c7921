// Sequences of messages, each delivered until it is acknowledged. Together they exercise every kind of transaction and every call to a
// platform.

import { type Letter, noteLetter } from './letter.ts';

/**
 * `single`: one message and nothing after it that could wake its lane. `notes`: both channels, and a second message. `goodbye`: a
 * note, then everything erased, and forgotten.
 */
export const PLAYS = ['single', 'notes', 'goodbye'] as const;
export type Play = { readonly name: (typeof PLAYS)[number]; readonly letters: readonly Letter[] };

let serial = 500_000;

function letterOf(channel: Letter['channel'], person: string, order: number, text?: string): Letter {
  serial += 1;
  const letter = noteLetter(channel, person, order, serial);
  return text === undefined ? letter : { ...letter, text };
}

/** `cast`: a number nobody else has, so that every play has people of its own. */
export function tell(name: Play['name'], cast: number): Play {
  const ana = String(520_000_000 + cast);
  if (name === 'single') return { name, letters: [letterOf('telegram', ana, 1)] };
  if (name === 'notes') {
    const bia = String(5_511_800_000_000 + cast);
    return {
      name,
      letters: [letterOf('telegram', ana, 1), letterOf('whatsapp', bia, 1), letterOf('telegram', ana, 2)],
    };
  }
  return {
    name,
    letters: [
      letterOf('telegram', ana, 1),
      letterOf('telegram', ana, 2, 'apagar meus dados'),
      letterOf('telegram', ana, 3, 'APAGAR'),
    ],
  };
}
