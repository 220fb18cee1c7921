// Replies to outcomes about hard questions, model costs and agents.

import type { Reply } from '../../../domain/message.ts';
import { ownAgentReply, switchedReply } from '../agent-phrases.ts';
import { costReply } from '../cost-reply.ts';
import { phrases } from '../phrases.ts';
import type { ReplyContext } from '../reply-context.ts';
import { say } from '../say.ts';
import { thumbs } from '../thumbs.ts';
import { undoable } from '../undo-choice.ts';
import { type OutcomeOf, type ReplyTable, silent } from './reply-table.ts';

function studiedReply({ answer, mission }: OutcomeOf<'studied'>): Reply {
  const { text, choices = [], asks } = answer;
  return { text, choices: [...choices, ...(asks === true ? [] : thumbs(mission))] };
}

function ownAgent(outcome: Parameters<typeof ownAgentReply>[0], context: ReplyContext): Reply {
  const { text, undoable: canUndo } = ownAgentReply(outcome);
  return canUndo ? undoable(context, ...text) : say(...text);
}

export const agentReplies: ReplyTable<
  | 'studied'
  | 'studying'
  | 'study_stopped'
  | 'rated'
  | 'model_costs'
  | 'agent_switched'
  | 'agent_created'
  | 'agent_changed'
  | 'agent_removed'
  | 'agent_exists'
  | 'no_own_agent'
  | 'agent_too_long'
  | 'too_many_agents'
> = {
  studied: studiedReply,
  studying: silent,
  study_stopped: () => phrases.stoppedStudying,
  rated: ({ feedback }) => (feedback === 'up' ? phrases.glad : phrases.sorry),
  model_costs: costReply,
  agent_switched: switchedReply,
  agent_created: ownAgent,
  agent_changed: ownAgent,
  agent_removed: ownAgent,
  agent_exists: ownAgent,
  no_own_agent: ownAgent,
  agent_too_long: ownAgent,
  too_many_agents: ownAgent,
};
