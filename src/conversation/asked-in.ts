// Binds the Llm port to one turn: each call is charged to the conversation and logged under the turn.

import type { Llm } from '../ports.ts';
import type { Preparing } from './preparing.ts';

/** The same port, with the turn filled in. */
export const askedIn = ({ conversation, turn }: Pick<Preparing, 'conversation' | 'turn'>, llm: Llm): Llm => ({
  ask: (request) => llm.ask({ ...request, conversation: conversation.id, turn }),
});
