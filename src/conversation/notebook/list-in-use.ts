// The list that is being made or shopped from: things to get, made or changed a short while ago.

import type { Item } from '../../domain/item.ts';
import { listedIn } from '../../memories/list-marks.ts';
import { isList } from '../../memories/note-list.ts';
import type { Situation } from '../situation.ts';

/** From the making of a list to the end of the shopping. */
const IN_USE_MS = 6 * 60 * 60_000;
const TO_GET =
  /compr[ae]|mercado|feira|farm[áa]cia|list(?:a|inha)|levar|mala|mochila|natal|presente|enxoval|material|festa|churrasco/i;

/** Whether the note names what is to be got, and was changed within hours. */
export function isInUse(note: Item, { asking }: Pick<Situation, 'asking'>): boolean {
  const label = listedIn(note)?.label;
  return label !== undefined && asking.now - note.updatedAt <= IN_USE_MS && (isList(note) || TO_GET.test(label));
}
