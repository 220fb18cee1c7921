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

const questions: Record<string, PendingAction<string>> = { confirm, typed, choose, single, fill };

/** What each move does to each open question; columns are two spaces apart. */
const TABLE = `
move               confirm      typed        choose       single       fill
token y            perform      ask_again    stale        stale        stale
token n            declined     declined     stale        stale        stale
token b            stale        stale        perform      stale        stale
an old token       stale        stale        stale        stale        stale
position 2         ask_again    ask_again    perform      ask_again    ask_again
positions 1 and 2  ask_again    ask_again    perform      ask_again    ask_again
position 7         ask_again    ask_again    ask_again    ask_again    ask_again
sim                perform      ask_again    ask_again    perform      ask_again
não                declined     declined     declined     declined     declined
cancela            cancelled    cancelled    cancelled    cancelled    cancelled
some words         ask_again    ask_again    ask_again    ask_again    fill
the word           ask_again    perform      ask_again    ask_again    fill
a command          superseded   superseded   superseded   superseded   superseded
`;

const [[, ...asked] = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((row) => row.split(/ {2,}/u));

describe('the dialogue machine', () => {
  it('has a row for every move', () => {
    expect(rows.map(([label]) => label)).toEqual(Object.keys(moves));
  });

  const cases = rows.flatMap(([label = '', ...outcomes]) =>
    outcomes.map((wanted, i) => [asked[i] ?? '', label, wanted]),
  );
  it.each(cases)('%s: %s -> %s', (name = '', label = '', wanted = '') => {
    const [question, move] = [questions[name], moves[label]];
    if (question === undefined || move === undefined)
      throw new Error(`the table names what is not there: ${name}, ${label}`);
    const { next, outcome } = step(waitFor(question, NOW), move, NOW);
    expect(outcome.kind).toBe(wanted);
    expect(next.at).toBe(wanted === 'ask_again' || wanted === 'stale' ? 'pending' : 'idle');
  });

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
