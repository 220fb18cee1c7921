// A model as one turn asks it: every call is paid by its conversation, and found in the log under its turn.

import type { Llm } from '../ports.ts';
import type { Preparing } from './prepare.ts';

export const askedIn = ({ conversation, turn }: Pick<Preparing, 'conversation' | 'turn'>, llm: Llm): Llm => ({
  ask: (request) => llm.ask({ ...request, conversation: conversation.id, turn }),
});
