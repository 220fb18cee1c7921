// Converts a complete draft into an entry: the only place that derives the source and destination contas.

import type { ContaKey, LancamentoFields } from '../domain/ledger.ts';
import { categoryLabel } from './category-labels.ts';
import { carneConta, contaKey, kindOfSlug } from './conta.ts';
import type { Draft } from './draft.ts';

/**
 * The conta of an expense or income: the bank's card when on credit, otherwise its account; '' when not given. A carnê
 * purchase moves no money yet.
 */
function throughOf({ method, bank, parcelas = 1 }: Draft): ContaKey | '' {
  if (parcelas > 1 && method === 'boleto') return carneConta();
  if (method === 'credito' || parcelas > 1) return contaKey('cartao', bank ?? 'cartao');
  return bank === undefined ? '' : contaKey(kindOfSlug(bank), bank);
}

function endsOf(draft: Draft): Pick<LancamentoFields, 'from' | 'to'> {
  const { kind, from = '', to = '' } = draft;
  if (kind === 'despesa') return { from: throughOf(draft), to: '' };
  if (kind === 'receita' || kind === 'estorno') return { from: '', to: throughOf({ ...draft, method: 'pix' }) };
  return { from, to };
}

// "paguei 120 na conta de luz": the description keeps the noun and drops the leading preposition.
const LEADING = /^(?:e|n[ao]s?|d[aeo]s?|em|com|pr[ao]s?|para)\s+(?=\S)/i;

/** @throws when a required field is missing: ask with `missingPiece` first. */
export function fieldsOf(draft: Draft): LancamentoFields {
  const { cents, method } = draft;
  if (cents === undefined || method === 'cartao') throw new Error('an incomplete draft cannot be kept');
  const moves = draft.kind === 'investimento' ? 'investimentos' : 'transferencias';
  const category = draft.category ?? moves;
  const parcelas = draft.parcelas ?? 1;
  return {
    kind: draft.kind,
    cents,
    category,
    description: (draft.description ?? categoryLabel(category).toLowerCase()).replace(LEADING, ''),
    date: draft.date,
    precision: draft.precision ?? 'day',
    method: method ?? (parcelas > 1 ? 'credito' : ''),
    ...endsOf(draft),
    counterpart: draft.counterpart ?? '',
    parcelas,
    of: 0,
    receivable: draft.receivable ?? 0,
    status: draft.pending ? 'pendente' : 'paga',
  };
}
