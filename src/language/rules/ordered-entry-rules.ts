// Entries dictated as an order, tested before notes: "marca aí: 12,50 de pão" has the form of "marca: …"; and those whose
// amount is not remembered.

import { isPending } from '../money/pending.ts';
import { readEntry } from '../money/read-entry.ts';
import type { Reading } from '../reading/reading.ts';
import { ordersEntry } from '../signals/orders-entry.ts';
import { readStatement } from './entry-rules.ts';
import { PROOFS } from './proofs.ts';
import type { Outcome, Rule } from './rule.ts';

/** "… mas não lembro quanto foi": what stands before is an entry whose amount is asked. */
const FORGOT =
  /^(?:[a-z]+ ){0,3}(?:comprei|paguei|gastei|compramos|pagamos|vendi) .*\b(?:nao|num) (?:me )?(?:lembro|sei|recordo)(?: mais| bem| agora| direito)* (?:de )?(?:quanto|o valor|o preco)\b/;

function readForgotten(r: Reading): Outcome {
  let to = r.units.findLastIndex(({ norm }) => /^n(?:ao|um)$/.test(norm));
  while (/^(?:mas|so que|e|eu|,)$/.test(r.norm(to - 1))) to--;
  return { intent: 'lancamento', slots: readEntry(r, { from: r.head, to, amount: undefined }), confidence: 0.8 };
}

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
  {
    id: 'entry.forgotten',
    trust: 'sure',
    when: (r) => r.money === undefined && r.context.pending === undefined && !r.marked && r.fits(FORGOT),
    read: readForgotten,
    examples: PROOFS && ['comprei um negócio na shopee mas não lembro quanto foi'],
  },
];
