// "Quanto posso gastar por dia?" depends on balance and forecast, so it is computed; past spending per day is a stored figure.

import { states } from '../signals/wants-advice.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

const LEFT_PER_DAY =
  /\b(?:posso|da (?:pra|para)|sobra|resta|me resta|tenho|consigo|fica)\b.*\bpor dia\b|\b(?:quanto da|da quanto) por dia\b|\bquanto (?:eu )?(?:ainda )?posso gastar (?:hoje|agora)\b/;

export const PER_DAY_RULES: readonly Rule[] = [
  {
    id: 'advice.per_day',
    trust: 'sure',
    // Money left per remaining day; average past spending per day comes from records.
    when: (r) => r.fits(LEFT_PER_DAY) && r.hasAny('how_much') && !states(r) && !r.hasAny('budget_noun'),
    read: (r) => ({
      intent: 'complexa',
      slots: { domain: 'planejamento_financeiro', coordinator: 'planejamento' },
      cue: r.find('how_much'),
    }),
    examples: PROOFS && ['quanto posso gastar por dia até o fim do mês?', 'quanto sobra por dia até o dia 30?'],
  },
];
