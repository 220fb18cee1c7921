// Whether a message is an entry by itself, with nothing left to ask.

import type { LancamentoSlots } from '../../language/slots/lancamento-slots.ts';
import type { Understanding } from '../../language/understanding.ts';

const isWhole = ({ amount_cents, description, missing = [] }: LancamentoSlots): boolean =>
  amount_cents !== undefined && description !== undefined && missing.length === 0;

/** "Uber 23" (or a list of such lines) has everything an entry needs: it is a new entry, not a value for another. */
export const isWholeRecord = (meant: Understanding): boolean =>
  meant.intent === 'lancamento' && (meant.slots.items ?? [meant.slots]).every(isWhole);

/** "Mercado 210, metade é do meu irmão": something of a category, and no part of a bill. */
export const namesPurchase = (alone: Understanding): boolean =>
  alone.intent === 'lancamento' &&
  alone.slots.type !== 'transfer' &&
  alone.slots.amount_cents !== undefined &&
  alone.slots.description !== undefined &&
  (alone.slots.category ?? 'outros') !== 'outros';

/** "Emprestei 200 pro Juninho, ele paga dia 5" is no value that was asked for. */
const ANEW =
  /^(?:(?:e|ah|hoje|ontem|agora),? )*(?:emprestei|recebi|vendi|ganhei|guardei|devolvi|rodei|abasteci) [^?]*\d/i;

export const tellsAnew = (alone: Understanding, text: string): boolean =>
  ANEW.test(text.trim()) && isWholeRecord(alone);
