// Fields of our own export: its names of kinds, categories and payment methods are known, so nothing is inferred.

import type { LancamentoKind } from '../../domain/ledger.ts';
import { paymentMethodSchema } from '../../domain/ledger.ts';
import { categorySlug } from '../category-labels.ts';
import { KIND_LABELS } from '../kind-labels.ts';
import { methodLabel } from '../replies/entry-words.ts';
import type { CsvColumns } from './csv-columns.ts';
import type { FileLine } from './file-line.ts';

const KINDS = Object.keys(KIND_LABELS) as LancamentoKind[];

/** Undefined for an adjustment: it corrected a balance of another notebook and moved no money. */
export function ownFields(
  row: readonly string[],
  { kind, category, status, method }: CsvColumns,
  line: FileLine,
): FileLine | undefined {
  const said = KINDS.find((one) => KIND_LABELS[one] === row[kind]?.trim());
  if (said === undefined || said === 'ajuste') return undefined;
  const how = paymentMethodSchema.options.find((one) => methodLabel(one) === row[method]?.trim());
  return {
    ...line,
    // Undoes the apostrophe that csv.ts puts before text that looks like a formula.
    description: line.description.replace(/^'(?=[=+\-@])/u, ''),
    cents: said === 'receita' ? line.cents : -line.cents,
    said: {
      kind: said,
      category: categorySlug((row[category] ?? '').trim()),
      method: how ?? '',
      status: row[status]?.trim() === 'A pagar' ? 'pendente' : 'paga',
    },
  };
}
