// An entry under another name, with the category of that name.

import type { Lancamento } from '../../../domain/ledger.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { editCall } from './edit-call.ts';
import { changesOf } from './entry-changes-of.ts';

export type Meant = { readonly description: string; readonly category?: string };

/** What the noun says of money that was spent or came in; undefined when it is of no known category. */
export function meantBy(noun: string, { kind }: Lancamento, { read }: Situation): Meant | undefined {
  const again = read(kind === 'receita' ? `recebi 10 de ${noun}` : `gastei 10 em ${noun}`);
  if (again.intent !== 'lancamento' || again.slots.description === undefined || again.slots.missing !== undefined)
    return undefined;
  const { description, category } = again.slots;
  return { description, ...(category === undefined ? {} : { category }) };
}

export const rename = ({ id }: Lancamento, meant: Meant): Decision => run(editCall(id, changesOf(meant)));
