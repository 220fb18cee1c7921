// Orders about agents, and who a message is for while an agent speaks. Which agents there are is known only to the platform, so
// what needs it is left to `prepare`, with the decision to fall back to beside it.

import { readAgentOrder } from '../../agents/read-order.ts';
import { DEFAULT_AGENT, type ToolFamily } from '../../domain/agent.ts';
import type { Intent } from '../../language/intent.ts';
import { askToFill } from '../ask.ts';
import { run, say } from '../decided.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import { agentPhrases } from '../replies/agent-phrases.ts';
import type { Situation } from '../situation.ts';

type Meant = Intent | undefined;

/** What of the notebook an intent belongs to; absent: words, which an agent answers. `always`: no agent may stand in the way. */
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

/** A sentence about agents themselves; undefined for everything else, and for other people's words. */
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

/** '' asks which; 'default' is the notebook, whatever the platform says. */
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

/** While an agent speaks, what is not clearly the notebook's is said to the agent. */
const CLEAR = 0.75;

/** The notebook's own decision, or what an agent is asked about it. */
export function addressed(notebook: Decision, situation: Situation, unsureBelow: number): Decision {
  const { loaded, text, understanding, message } = situation;
  const order = message.forwarded ? undefined : readAgentOrder(text);
  const speaking = loaded.agents !== undefined && loaded.agents.aiAgentId !== DEFAULT_AGENT;
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
  // "/ajuda" is the notebook's even so; "me ajuda?" is said to whoever speaks.
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

/** Words the notebook has no answer to may be some agent's subject. */
const suggests = (intent: Meant): boolean => intent === 'unknown' || intent === 'smalltalk';
