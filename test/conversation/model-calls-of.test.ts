// What a decision cost is counted whatever it is wrapped in.

import { expect, it } from 'vitest';
import { type Decision, IDLE_STATE, modelCallsOf } from '../../src/conversation/decision.ts';

const next = IDLE_STATE;
const reply: Decision = { do: 'reply', reply: { text: ['Oi'] }, next };
const planned: Decision = { do: 'planned', decision: reply, modelCalls: 2, next };

it.each<[string, Decision]>([
  ['itself', planned],
  [
    'beside what is kept',
    { do: 'beside', calls: [{ tool: 'save_note', args: { content: 'x' } }], open: planned, next },
  ],
  ['after an agent that is gone', { do: 'take_over', from: 'Nutri', answer: planned, next }],
  ['in place of an open question', { do: 'interrupted', other: planned, told: 'pomada', next }],
])('counts what was asked: %s', (_, decision) => expect(modelCallsOf(decision)).toBe(2));
