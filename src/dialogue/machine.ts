// The dialogue state machine: a pure reducer, total over every state and every move. Transitions:
//
//   idle       any move                                 -> idle      'nothing_open' (a choice: 'stale')
//   pending    expired, then as idle                    -> idle      ('stale' for a choice, 'expired' for an answer)
//   confirm    its yes token | sim | the typed word     -> idle      'perform'
//   confirm    its no token | não                       -> idle      'declined' (a no that does something: 'perform')
//   confirm+word  sim without the word                  -> pending   'ask_again'
//   choose_*, clarify_type   a token | a position       -> idle      'perform' (several positions: several acts)
//   choose_*, clarify_type   sim with a single option   -> idle      'perform'
//   choose_*, clarify_type   nenhum | não               -> idle      'declined'
//   choose_*, clarify_type   a position out of range    -> pending   'ask_again'
//   fill_slot  words                                    -> idle      'fill'
//   fill_slot  a token of one of its answers            -> idle      'perform'
//   fill_slot  sim with a single likely answer          -> idle      'perform'
//   any        cancela                                  -> idle      'cancelled'
//   any        a new command                            -> idle      'superseded'
//   any        a token of another question              -> unchanged 'stale'
//   any        anything else                            -> pending   'ask_again', the third time idle 'gave_up'

import type { Instant } from '../domain/ids.ts';
import { type DialogueState, IDLE, MOST_ATTEMPTS, type PendingAction } from './pending-action.ts';

/** What the person did, as read from the message. Positions are 1-based. */
export type Move =
  | { readonly kind: 'choice'; readonly token: string }
  | { readonly kind: 'select'; readonly positions: readonly number[] }
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'command' };

export type Outcome<Act> =
  | { readonly kind: 'nothing_open' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'perform'; readonly acts: readonly Act[] }
  | { readonly kind: 'fill'; readonly act: Act; readonly slot: string; readonly text: string }
  | { readonly kind: 'declined' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'superseded'; readonly question: string }
  | { readonly kind: 'ask_again'; readonly action: PendingAction<Act> }
  | { readonly kind: 'gave_up' };

export type Step<Act> = { readonly next: DialogueState<Act>; readonly outcome: Outcome<Act> };

type Pending<Act> = Extract<DialogueState<Act>, { at: 'pending' }>;

const done = <Act>(outcome: Outcome<Act>): Step<Act> => ({ next: IDLE, outcome });

/** Applies one move to a state at an instant. */
export function step<Act>(state: DialogueState<Act>, move: Move, now: Instant): Step<Act> {
  if (state.at === 'idle') return done({ kind: move.kind === 'choice' ? 'stale' : 'nothing_open' });
  if (now >= state.expiresAt) {
    if (move.kind === 'choice') return done({ kind: 'stale' });
    return done({ kind: move.kind === 'command' ? 'nothing_open' : 'expired' });
  }
  if (move.kind === 'cancel') return done({ kind: 'cancelled' });
  if (move.kind === 'command') return done({ kind: 'superseded', question: state.action.question });

  const { action } = state;
  switch (action.kind) {
    case 'confirm':
      return stepConfirm(state, action, move);
    case 'choose_reference':
    case 'choose_candidate':
    case 'clarify_type':
      return stepChoose(state, action, move);
    case 'fill_slot':
      if (move.kind === 'choice') return stepQuickAnswer(state, action, move.token);
      if (move.kind === 'yes' && action.options?.length === 1)
        return done({ kind: 'perform', acts: action.options.map(({ act }) => act) });
      if (move.kind === 'words') return done({ kind: 'fill', act: action.act, slot: action.slot, text: move.text });
      return move.kind === 'no' ? done({ kind: 'declined' }) : useless(state);
    default:
      return action satisfies never;
  }
}

function stepQuickAnswer<Act>(
  state: Pending<Act>,
  { options = [] }: Extract<PendingAction<Act>, { kind: 'fill_slot' }>,
  token: string,
): Step<Act> {
  const chosen = options.find((option) => option.token === token);
  return chosen ? done({ kind: 'perform', acts: [chosen.act] }) : { next: state, outcome: { kind: 'stale' } };
}

function stepConfirm<Act>(
  state: Pending<Act>,
  action: Extract<PendingAction<Act>, { kind: 'confirm' }>,
  move: Move,
): Step<Act> {
  const perform = done<Act>({ kind: 'perform', acts: [action.yes.act] });
  const { act: otherwise } = action.no;
  const decline = done<Act>(otherwise === undefined ? { kind: 'declined' } : { kind: 'perform', acts: [otherwise] });
  switch (move.kind) {
    case 'choice':
      if (move.token === action.no.token) return decline;
      if (move.token !== action.yes.token) return { next: state, outcome: { kind: 'stale' } };
      return action.word === undefined ? perform : useless(state);
    case 'yes':
      return action.word === undefined ? perform : useless(state);
    case 'no':
      return decline;
    case 'words':
      return action.word !== undefined && move.text.trim().toUpperCase() === action.word ? perform : useless(state);
    default:
      return useless(state);
  }
}

function stepChoose<Act>(
  state: Pending<Act>,
  action: Extract<PendingAction<Act>, { kind: 'choose_reference' | 'choose_candidate' | 'clarify_type' }>,
  move: Move,
): Step<Act> {
  switch (move.kind) {
    case 'choice': {
      const chosen = action.options.find((option) => option.token === move.token);
      return chosen ? done({ kind: 'perform', acts: [chosen.act] }) : { next: state, outcome: { kind: 'stale' } };
    }
    case 'select': {
      const chosen = move.positions.flatMap((position) => action.options[position - 1] ?? []);
      if (chosen.length === 0 || chosen.length < move.positions.length) return useless(state);
      return done({ kind: 'perform', acts: chosen.map((option) => option.act) });
    }
    case 'yes': {
      const [only, ...others] = action.options;
      return only && others.length === 0 ? done({ kind: 'perform', acts: [only.act] }) : useless(state);
    }
    case 'no':
      return done({ kind: 'declined' });
    default:
      return useless(state);
  }
}

function useless<Act>(state: Pending<Act>): Step<Act> {
  const attempts = state.attempts + 1;
  if (attempts >= MOST_ATTEMPTS) return done({ kind: 'gave_up' });
  return { next: { ...state, attempts }, outcome: { kind: 'ask_again', action: state.action } };
}
