// The [Editar] button of an entry.

import type { LancamentoId } from '../../domain/ids.ts';
import type { Choice } from '../../domain/message.ts';

/** The token names the entry, so it works as long as the entry is there. */
export const editChoice = (entry: LancamentoId): Choice => ({ token: `editar.${entry}`, label: 'Editar' });

/** @returns the record an edit button names. */
export function entryOfEdit(token: string): LancamentoId | undefined {
  const match = /^editar\.(\d{1,15})$/.exec(token);
  return match === null ? undefined : (Number(match[1]) as LancamentoId);
}
