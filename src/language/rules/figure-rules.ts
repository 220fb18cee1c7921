// Questions that a filter and one aggregate over stored money answer.

import { followUp, isFollowUp } from '../query/follow-up.ts';
import { readQuery } from '../query/read-query.ts';
import type { Reading } from '../reading.ts';
import { plainlyFigure, wantsFigure } from '../signals/wants-figure.ts';
import type { Rule } from './rule.ts';

const simplista = (r: Reading, confidence = 0.95) => ({
  intent: 'simplista' as const,
  slots: readQuery(r),
  confidence,
});

export const FOLLOW_UP_RULES: readonly Rule[] = [
  {
    id: 'figure.follow_up',
    trust: 'sure',
    when: isFollowUp,
    read: (r) => ({ intent: 'simplista', slots: followUp(r) }),
    examples: [['e em maio?', { prevQuestion: 'quanto gastei com mercado este mês?' }]],
  },
];

export const FIGURE_RULES: readonly Rule[] = [
  {
    id: 'figure.recalled',
    trust: 'sure',
    // "me lembra o que paguei sexta?" asks for the past; only a time to come makes a reminder.
    when: (r) =>
      r.hasAny('remind_me', 'v_tell', 'v_show') &&
      /\b(?:o que|quanto|quais|qual|onde) (?:eu )?(?:paguei|gastei|comprei|recebi|ganhei|lancei)\b/.test(r.line),
    read: (r) => simplista(r),
    examples: ['me lembra o que paguei sexta?'],
  },
  {
    id: 'figure.plain',
    when: plainlyFigure,
    read: (r) => simplista(r),
    examples: ['quanto gastei em março?', 'quero ver meus gastos', 'me mostra o extrato de ontem'],
  },
  {
    id: 'figure.asked',
    trust: 'weak',
    when: wantsFigure,
    read: (r) => simplista(r),
    examples: [
      'gastei mais em março que em abril?',
      'se eu gastar 90 agora, sobra quanto?',
      'qual o resto do meu teto diário?',
      'quanto tem no banco do brasil?',
      'RESUMO DE ONTEM',
      'maior despesa que tive em setembro',
      'o Guto já me pagou?',
    ],
  },
];
