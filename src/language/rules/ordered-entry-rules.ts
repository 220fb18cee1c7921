// Entries dictated as an order, tested before notes: "marca aí: 12,50 de pão" has the form of "marca: …".

import { isPending } from '../money/pending.ts';
import { ordersEntry } from '../signals/orders-entry.ts';
import { readStatement } from './entry-rules.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

export const ORDERED_ENTRY_RULES: readonly Rule[] = [
  {
    id: 'entry.dictated',
    trust: 'sure',
    when: (r) => ordersEntry(r) && !isPending(r),
    read: (r) => readStatement(r),
    examples: PROOFS && [
      'põe 80 de gasolina',
      'bota aí 37,90 de ração pro bidu',
      'marca aí: 12,50 de pão',
      'registra uma despesa de 320 com o mecânico, dia 15',
      'anota um gasto: 50 diarista',
      'registra aí 40 do uber',
      'lança aí: 30 no mercado',
      'adiciona vinte em transporte',
      'dá pra lançar 40 de gasolina?',
    ],
  },
];
