// Measures and numbers of things, told with a label or with an order behind them: notes, and no money.

import { tellsAndKeeps, tellsAttribute } from '../memory/attribute-told.ts';
import { countsThings } from '../memory/measured-note.ts';
import { readNote } from '../memory/read-save.ts';
import { movedMoney } from '../signals/about.ts';
import { asks } from '../signals/asks.ts';
import { labelColon } from './label-rules.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

/** The order to keep, behind what is kept. */
const KEEPING_LAST = /[,.;]\s*(?:anot|guard|salv|registr)[ae](?:\s+\p{L}+)*$/iu;

export const MEASURE_RULES: readonly Rule[] = [
  {
    id: 'label.measured',
    trust: 'sure',
    when: (r) =>
      labelColon(r) > 0 &&
      countsThings(r, labelColon(r)) &&
      !asks(r) &&
      !movedMoney(r) &&
      !r.hasAny('budget_noun', 'goal_noun', 'v_correct', 'recurring_noun', 'balance_noun', 'card_noun') &&
      r.scene.pending === undefined,
    read: (r) => ({ intent: 'save', slots: readNote(r), confidence: 0.85 }),
    examples: PROOFS && ['torque da roda: 110 Nm em estrela', 'build do mago: 20 força, 60 inteligência'],
  },
  {
    id: 'label.attribute',
    trust: 'sure',
    when: (r) => tellsAttribute(r) || tellsAndKeeps(r),
    read: (r) => ({
      intent: 'save',
      slots: { item_type: 'note', content: r.raw(r.head, r.tail).replace(KEEPING_LAST, '') },
      confidence: 0.85,
    }),
    examples: PROOFS && ['meu sapato é 38 e a calça 42, anota', 'assento 14C, voo 3321', 'sofá: 2,30 x 0,90'],
  },
];
