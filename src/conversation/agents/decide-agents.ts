// Orders about agents, and the addressee of each message while an agent is active. The agent directory lives on the
// platform, so decisions that need it are completed in `prepare`; each carries a fallback for when it is unreachable.

import { readAgentOrder } from '../../agents/read-order.ts';
import { DEFAULT_AGENT, type ToolFamily } from '../../domain/agent.ts';
import type { Intent } from '../../language/intent.ts';
import { askToFill } from '../ask.ts';
import { run, say } from '../decided.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import { agentPhrases } from '../replies/agent-phrases.ts';
import type { Situation } from '../situation.ts';

type Meant = Intent | undefined;

/**
 * The tool family an intent belongs to. Absent: free conversation, which the active agent answers. `always`: handled by
 * the notebook even while an agent is active.
 */
const FAMILY: Readonly<Partial<Record<Intent, ToolFamily | 'always'>>> = {
  lancamento: 'dinheiro',
  simplista: 'dinheiro',
  complexa: 'dinheiro',
  quote: 'dinheiro',
  edit_transaction: 'dinheiro',
  undo_transaction: 'dinheiro',
  budget_set: 'dinheiro',
  goal_set: 'dinheiro',
  recurring_set: 'dinheiro',
  account_set: 'dinheiro',
  debt_set: 'dinheiro',
  category_teach: 'dinheiro',
  split_settle: 'dinheiro',
  save: 'memorias',
  save_previous: 'memorias',
  search: 'memorias',
  list_all: 'memorias',
  delete_item: 'memorias',
  delete_all: 'memorias',
  edit_memory: 'memorias',
  enrich: 'memorias',
  mark_item: 'memorias',
  reminder_set: 'memorias',
  export: 'always',
  my_data: 'always',
  erase_me: 'always',
  profile_set: 'always',
  switch_agent: 'always',
  link_channel: 'always',
  household: 'always',
  cancel: 'always',
  continue: 'always',
};

/** @returns undefined when the message is not an order about agents, or was forwarded. */
export function decideAgentOrder(situation: Situation): Decision | undefined {
  const { text, message, asking } = situation;
  const order = message.forwarded ? undefined : readAgentOrder(text);
  switch (order?.kind) {
    case undefined:
    case 'perhaps':
      return undefined;
    case 'create':
      if (order.instructions !== '') return write('create_agent', order.name, order.instructions);
      return askToFill(
        agentPhrases.whatShouldItBe(order.name),
        'instructions',
        { tool: 'create_agent', args: { name: order.name, instructions: '' } },
        asking,
      );
    case 'edit':
      return write('edit_agent', order.name, order.instructions);
    case 'remove':
      // "Tira o agente secreto", a film.
      if (situation.loaded.called(`agente ${order.name}`).items.length > 0) return undefined;
      return run({ tool: 'remove_agent', args: { name: order.name } });
    case 'list':
      return { do: 'agents', order, otherwise: unreachable, next: IDLE_STATE };
    case 'switch':
      return decideSwitch(order.name);
    default:
      return order satisfies never;
  }
}

const write = (tool: 'create_agent' | 'edit_agent', name: string, instructions: string): Decision =>
  run({ tool, args: { name, instructions } });

const unreachable: Decision = say(agentPhrases.unreachable);

/** @param name '' asks which agent; 'default' returns to the notebook without asking the platform. */
export function decideSwitch(name: string): Decision {
  if (name === 'default') {
    const call = {
      tool: 'switch_agent',
      args: { agent: DEFAULT_AGENT, name: 'Caderneta', reason: 'user_switch' },
    } as const;
    return run(call);
  }
  return {
    do: 'agents',
    order: name === '' ? { kind: 'list' } : { kind: 'switch', name },
    otherwise: unreachable,
    next: IDLE_STATE,
  };
}

/** Minimum confidence for the notebook to take a message while an agent is active; anything less goes to the agent. */
const CLEAR = 0.75;

/** Whether the person is talking to an agent of their choice, to whom questions are then addressed. */
export const isSpeaking = ({ loaded }: Situation): boolean =>
  loaded.agents !== undefined && loaded.agents.aiAgentId !== DEFAULT_AGENT;

/** Routes a message: returns the notebook's own decision, or one that lets `prepare` hand the message to an agent. */
export function addressed(notebook: Decision, situation: Situation, unsureBelow: number): Decision {
  const { text, understanding, message } = situation;
  const order = message.forwarded ? undefined : readAgentOrder(text);
  const speaking = isSpeaking(situation);
  const { intent, confidence } = understanding;
  const sure = confidence >= (speaking ? CLEAR : unsureBelow);
  const meant: Decision =
    order?.kind === 'perhaps' && intent !== 'switch_agent'
      ? { do: 'agents', order, otherwise: notebook, next: notebook.next }
      : notebook;
  const family = FAMILY[intent];
  if (!speaking)
    return !sure || suggests(intent)
      ? { do: 'agents', order: { kind: 'suggest', text }, otherwise: meant, next: meant.next }
      : meant;
  // "/ajuda" always goes to the notebook; "me ajuda?" goes to the active agent.
  const command = message.body.kind === 'text' && message.body.text.trim().startsWith('/');
  if (command || (family === 'always' && sure)) return meant;
  return {
    do: 'addressed',
    ...(sure && family !== undefined && family !== 'always' ? { family } : {}),
    text,
    notebook: meant,
    next: IDLE_STATE,
  };
}

/** Messages the notebook cannot answer may match some agent's subject. */
const suggests = (intent: Meant): boolean => intent === 'unknown' || intent === 'smalltalk';
