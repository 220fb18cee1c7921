// Every state against every move: the header of dialogue/machine.ts, row by row.

import { describe, expect, it } from 'vitest';
import { type Move, step } from '../../src/dialogue/machine.ts';
import {
  type DialogueState,
  IDLE,
  MOST_ATTEMPTS,
  PENDING_LIFETIME_MS,
  type PendingAction,
  waitFor,
} from '../../src/dialogue/pending-action.ts';

const NOW = 1_000_000;

const confirm: PendingAction<string> = {
  kind: 'confirm',
  id: 'q1',
  question: 'Posso?',
  yes: { token: 'y', label: 'Sim', act: 'do it' },
  no: { token: 'n', label: 'Não' },
};
const typed: PendingAction<string> = { ...confirm, word: 'APAGAR' };
const options = [
  { token: 'a', label: 'Vidas Secas (1963)', act: 'first' },
  { token: 'b', label: 'Vidas Secas (peça)', act: 'second' },
];
const choose: PendingAction<string> = { kind: 'choose_reference', id: 'q2', question: 'Qual?', options };
const single: PendingAction<string> = { ...choose, options: options.slice(0, 1) };
const fill: PendingAction<string> = { kind: 'fill_slot', id: 'q3', question: 'O quê?', slot: 'content', act: 'save' };

const moves: Record<string, Move> = {
  'token y': { kind: 'choice', token: 'y' },
  'token n': { kind: 'choice', token: 'n' },
  'token b': { kind: 'choice', token: 'b' },
  'an old token': { kind: 'choice', token: 'zzz' },
  'position 2': { kind: 'select', positions: [2] },
  'positions 1 and 2': { kind: 'select', positions: [1, 2] },
  'position 7': { kind: 'select', positions: [7] },
  sim: { kind: 'yes' },
  não: { kind: 'no' },
  cancela: { kind: 'cancel' },
  'some words': { kind: 'words', text: 'batata' },
  'the word': { kind: 'words', text: ' apagar ' },
  'a command': { kind: 'command' },
};

// state -> move -> outcome, in the order of `moves`.
const table: Record<string, { action: PendingAction<string>; outcomes: string[] }> = {
  confirm: {
    action: confirm,
    outcomes: [
      'perform',
      'declined',
      'stale',
      'stale',
      'ask_again',
      'ask_again',
      'ask_again',
      'perform',
      'declined',
      'cancelled',
      'ask_again',
      'ask_again',
      'superseded',
    ],
  },
  'confirm by word': {
    action: typed,
    outcomes: [
      'ask_again',
      'declined',
      'stale',
      'stale',
      'ask_again',
      'ask_again',
      'ask_again',
      'ask_again',
      'declined',
      'cancelled',
      'ask_again',
      'perform',
      'superseded',
    ],
  },
  choose: {
    action: choose,
    outcomes: [
      'stale',
      'stale',
      'perform',
      'stale',
      'perform',
      'perform',
      'ask_again',
      'ask_again',
      'declined',
      'cancelled',
      'ask_again',
      'ask_again',
      'superseded',
    ],
  },
  'a single option': {
    action: single,
    outcomes: [
      'stale',
      'stale',
      'stale',
      'stale',
      'ask_again',
      'ask_again',
      'ask_again',
      'perform',
      'declined',
      'cancelled',
      'ask_again',
      'ask_again',
      'superseded',
    ],
  },
  fill: {
    action: fill,
    outcomes: [
      'stale',
      'stale',
      'stale',
      'stale',
      'ask_again',
      'ask_again',
      'ask_again',
      'ask_again',
      'declined',
      'cancelled',
      'fill',
      'fill',
      'superseded',
    ],
  },
};

describe('the dialogue machine', () => {
  for (const [name, { action, outcomes }] of Object.entries(table)) {
    Object.entries(moves).forEach(([label, move], index) => {
      const wanted = outcomes[index];
      it(`${name}: ${label} -> ${wanted}`, () => {
        const { next, outcome } = step(waitFor(action, NOW), move, NOW);
        expect(outcome.kind).toBe(wanted);
        expect(next.at).toBe(wanted === 'ask_again' || wanted === 'stale' ? 'pending' : 'idle');
      });
    });
  }

  it('performs exactly what was chosen, in the order chosen', () => {
    const { outcome } = step(waitFor(choose, NOW), { kind: 'select', positions: [2, 1] }, NOW);
    expect(outcome).toEqual({ kind: 'perform', acts: ['second', 'first'] });
  });

  it('refuses a selection when any of it is not there', () => {
    const { outcome } = step(waitFor(choose, NOW), { kind: 'select', positions: [1, 9] }, NOW);
    expect(outcome.kind).toBe('ask_again');
  });

  it('gives up after three useless answers', () => {
    let state: DialogueState<string> = waitFor(choose, NOW);
    const kinds: string[] = [];
    for (let i = 0; i < MOST_ATTEMPTS; i++) {
      const { next, outcome } = step(state, { kind: 'words', text: '?' }, NOW);
      state = next;
      kinds.push(outcome.kind);
    }
    expect(kinds).toEqual(['ask_again', 'ask_again', 'gave_up']);
    expect(state).toEqual(IDLE);
  });

  it('keeps nothing that has expired', () => {
    for (const [label, move] of Object.entries(moves)) {
      const { next, outcome } = step(waitFor(confirm, NOW), move, NOW + PENDING_LIFETIME_MS);
      expect(next, label).toEqual(IDLE);
      const wanted = move.kind === 'choice' ? 'stale' : move.kind === 'command' ? 'nothing_open' : 'expired';
      expect(outcome.kind, label).toBe(wanted);
    }
  });

  it('answers nothing when nothing was asked', () => {
    for (const [label, move] of Object.entries(moves)) {
      const wanted = move.kind === 'choice' ? 'stale' : 'nothing_open';
      expect(step(IDLE, move, NOW).outcome.kind, label).toBe(wanted);
    }
  });

  it('uses a token once: after it the question is closed', () => {
    const first = step(waitFor(confirm, NOW), { kind: 'choice', token: 'y' }, NOW);
    expect(step(first.next, { kind: 'choice', token: 'y' }, NOW).outcome.kind).toBe('stale');
  });
});
