// The list that is being made or shopped from: things to get, made or changed a short while ago.

import { HOUR_MS } from '../../domain/durations.ts';
import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { listedIn } from '../../memories/list-marks.ts';
import { isList } from '../../memories/note-list.ts';
import type { Situation } from '../situation.ts';

/** From the making of a list to the end of the shopping. */
const IN_USE_MS = 6 * HOUR_MS;

const TO_GET = pattern('i')`
  compr|mercado|feira|farm[áa]cia|list(?:a|inha)|lev(?:ar|e)|pegar|trazer|mala|mochila|bolsa|pe[çc]as|material|vend|natal|presente|
  repor|repos|enxoval|festa|churrasco|falt|precis|coisas
`;

/** Whether that label is of what is to be got, taken along or settled, and of no recipe or measure. */
export const isToGet = (label: string): boolean => TO_GET.test(label);

/** Whether that label is of what others ordered, or are given. */
export const isOfOrders = (label: string): boolean =>
  /(?<![a-zà-ÿ])(?:pedidos?|encomendas?|entregas?|doar)(?![a-zà-ÿ])/i.test(label);

/** Whether the note was made or changed within hours. */
export const isRecent = (note: Item, { asking }: Pick<Situation, 'asking'>): boolean =>
  asking.now - note.updatedAt <= IN_USE_MS;

/** Whether the note names what is to be got, and was changed within hours. */
export function isInUse(note: Item, situation: Pick<Situation, 'asking'>): boolean {
  const label = listedIn(note)?.label;
  return label !== undefined && isRecent(note, situation) && (isList(note) || isToGet(label));
}
