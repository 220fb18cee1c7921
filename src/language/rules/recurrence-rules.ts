// Recurring entries paused, skipped or resumed: "pausa a netflix", "pula o aluguel desse mês", "retoma a academia".

import { nounIn } from '../edit/read-target.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';
import { present } from '../slots/present.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

const VERBS = [
  ['pause', /^(?:pode )?(?:paus(?:a|e|ar)|congel(?:a|e|ar))$/],
  ['skip', /^(?:pode )?(?:pul(?:a|e|ar))$/],
  ['resume', /^(?:pode )?(?:retom(?:a|e|ar)|reativ(?:a|e|ar)|despaus(?:a|e|ar)|descongel(?:a|e|ar))$/],
] as const;

/** The operation ordered, when a name but no amount is given; undefined otherwise. */
function ordered(r: Reading): 'pause' | 'skip' | 'resume' | undefined {
  const [action] = VERBS.find(([, pattern]) => r.headFits(pattern)) ?? [];
  if (action === undefined || r.money !== undefined || r.marked || asks(r)) return undefined;
  return nounIn(r, r.head + 1, r.tail) !== undefined ? action : undefined;
}

/** Saved items and music can be paused and skipped too. */
const OTHER = ['memory_any', 'note_noun', 'movie_noun', 'tv_noun', 'video_noun', 'link_noun'] as const;

export const RECURRENCE_RULES: readonly Rule[] = [
  {
    id: 'recurrence.hold',
    trust: 'sure',
    when: (r) => ordered(r) !== undefined && !r.hasAny(...OTHER),
    read: (r) => ({
      intent: 'recurring_set',
      slots: present({ action: ordered(r), description: nounIn(r, r.head + 1, r.tail) }),
    }),
    examples: PROOFS && ['pausa a netflix', 'pula o aluguel desse mês', 'retoma a academia'],
  },
];
