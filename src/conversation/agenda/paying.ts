// An entry that waits, as a thing with a day: "pagar pedreiro", "receber show de João".

import type { Lancamento } from '../../domain/ledger.ts';
import { named } from '../../finance/replies/entry-words.ts';
import type { Dated } from './dated-thing.ts';

export const paying = (entry: Lancamento): Dated => ({
  content: `${entry.kind === 'receita' ? 'receber' : 'pagar'} ${named(entry).replace(' · ', ' de ') || 'a conta'}`,
  day: entry.date,
});
