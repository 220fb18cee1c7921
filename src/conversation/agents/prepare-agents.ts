// Completes the decisions that need the agent directory, before the commit: orders about agents, and whether a message
// goes to the notebook or to the active agent. The directory is read on every such message so that an edit takes effect
// at once.

import { findAgent } from '../../agents/find-agent.ts';
import {
  type AgentCard,
  DEFAULT_AGENT,
  DEFAULT_AGENT_NAME,
  type Directory,
  type OwnAgent,
  type SwitchReason,
  TOOL_FAMILIES,
} from '../../domain/agent.ts';
import type { AgentDirectory } from '../../domain/agent-directory.ts';
import { folded } from '../../domain/fold.ts';
import type { Log, Reads } from '../../ports.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { findItems } from '../../tools/search-items.ts';
import { askToChoose, askToConfirm } from '../ask.ts';
import { askedIn } from '../asked-in.ts';
import type { Decision } from '../decision.ts';
import type { Prepare, Preparing } from '../preparing.ts';
import { agentPhrases, listOfAgents } from '../replies/agent-phrases.ts';
import { speakAs, type Voices } from './speak-as.ts';

export type AgentDeps = Voices & { readonly directory: AgentDirectory; readonly log: Log };

/** WhatsApp lists show at most ten rows. */
const MOST_BUTTONS = 9;

const NOTEBOOK: AgentCard = {
  id: DEFAULT_AGENT,
  name: DEFAULT_AGENT_NAME,
  about: '',
  families: TOOL_FAMILIES,
  topics: [],
  agent: { level: 'agent', owner: 0, version: 0 },
};

const cardOf = ({ id, name, version }: OwnAgent): AgentCard => ({
  ...NOTEBOOK,
  id,
  name,
  about: 'seu',
  agent: { level: 'agent', owner: 0, version },
});

/** @param rest completes decisions that are not about agents. */
export const prepareAgents =
  (rest: Prepare, deps: AgentDeps): Prepare =>
  async (decision, preparing) => {
    if (decision.do !== 'agents' && decision.do !== 'addressed') return rest(decision, preparing);
    const directory = await currentDirectory(deps);
    if (directory === undefined) {
      return rest(decision.do === 'agents' ? decision.otherwise : decision.notebook, preparing);
    }
    if (decision.do === 'addressed') return addressedTo(decision, directory, deps, preparing, rest);
    const settled = ordered(decision, everybody(directory, preparing.read), preparing);
    // "Quero falar com a Bete" when no agent is called Bete: treat it as an ordinary message, perhaps for the active
    // agent.
    return settled === decision.otherwise ? prepareAgents(rest, deps)(settled, preparing) : settled;
  };

async function currentDirectory({ directory, log }: AgentDeps): Promise<Directory | undefined> {
  try {
    return await directory.current();
  } catch (error) {
    log.warn('agents not reachable', { error: String(error) });
    return undefined;
  }
}

const everybody = (directory: Directory, read: Reads): readonly AgentCard[] => [
  ...directory.agents,
  ...read.agents.own().map(cardOf),
];

const become = (card: AgentCard, reason: SwitchReason): ToolCall => ({
  tool: 'switch_agent',
  args: { agent: card.id, name: card.name, reason },
});

type Ordered = Extract<Decision, { do: 'agents' }>;

function ordered({ order, otherwise, next }: Ordered, agents: readonly AgentCard[], preparing: Preparing): Decision {
  const { asking } = preparing;
  switch (order.kind) {
    case 'list':
      return listed(agents, preparing);
    case 'switch': {
      const found = findAgent([...agents, NOTEBOOK], order.name);
      if (found === undefined) return listed(agents, preparing, order.name);
      return { do: 'run_tool', calls: [become(found, 'user_switch')], next };
    }
    case 'perhaps': {
      const found = findAgent([...agents, NOTEBOOK], order.name);
      return found === undefined ? otherwise : { do: 'run_tool', calls: [become(found, 'user_switch')], next };
    }
    case 'suggest': {
      const words = folded(order.text).split(' ');
      const found = agents.find(({ topics }) => topics.some((topic) => words.includes(topic)));
      if (found === undefined) return otherwise;
      const labels = { yes: `Falar com ${found.name}`, no: 'Agora não' };
      return askToConfirm(agentPhrases.suggestion(found.name), become(found, 'auto_suggestion'), labels, asking);
    }
    default:
      return order satisfies never;
  }
}

function listed(agents: readonly AgentCard[], { read, asking, conversation }: Preparing, missing?: string): Decision {
  if (agents.length === 0) return { do: 'reply', reply: agentPhrases.nobodyElse, next: { at: 'idle' } };
  const speaking = read.agents.session(conversation.id)?.aiAgentId ?? DEFAULT_AGENT;
  const name = [...agents, NOTEBOOK].find(({ id }) => id === speaking)?.name ?? DEFAULT_AGENT_NAME;
  const others = [...agents, NOTEBOOK].filter(({ id }) => id !== speaking).slice(0, MOST_BUTTONS);
  const opening = missing === undefined ? [] : ['Não achei ninguém chamado ', { bold: missing }, '. '];
  return askToChoose(
    'choose_reference',
    listOfAgents(agents, name, opening),
    others.map((card) => ({ label: card.name, act: become(card, 'user_switch') })),
    asking,
  );
}

type Addressed = Extract<Decision, { do: 'addressed' }>;

async function addressedTo(
  decision: Addressed,
  directory: Directory,
  deps: AgentDeps,
  preparing: Preparing,
  rest: Prepare,
): Promise<Decision> {
  const { read, conversation, asking } = preparing;
  const session = read.agents.session(conversation.id);
  const card = everybody(directory, read).find(({ id }) => id === session?.aiAgentId);
  // The agent was archived meanwhile: the notebook answers this message and says so.
  if (card === undefined) {
    const name = session?.agentHistory.at(-1)?.toName ?? '';
    return { do: 'take_over', from: name, answer: await rest(decision.notebook, preparing), next: decision.next };
  }
  const answers = deps.chatModels.length > 0 || card.model !== undefined;
  const theirs = decision.family !== undefined && card.families.includes(decision.family);
  if (theirs && !(answers && isOfNothingKept(decision, preparing))) {
    return prepareAgents(rest, deps)(decision.notebook, preparing);
  }
  // "Quero falar com o suporte" switches only if an agent of that name exists.
  if (decision.notebook.do === 'agents') {
    const settled = ordered(decision.notebook, everybody(directory, read), preparing);
    if (settled !== decision.notebook.otherwise) return settled;
    return addressedTo({ ...decision, notebook: decision.notebook.otherwise }, directory, deps, preparing, rest);
  }
  const voices = { ...deps, llm: askedIn(preparing, deps.llm) };
  return speakAs(voices, card, directory, session, decision, { read, conversation, now: asking.now });
}

/** Of what the person kept, whether it is there or not. */
const OF_OWN =
  /(?<![a-zà-ÿ])(?:cad[êe]|onde|procur[a-z]*|ach[ae]|busc[a-z]*|guard[a-z]*|anot[a-z]*|salv[a-z]*|meus?|minhas?)(?![a-zà-ÿ])/i;

/** "O que comer no café da manhã?", when nothing of the kind was kept, is for the agent to answer. */
function isOfNothingKept({ notebook, text }: Addressed, { read, today, startOf }: Preparing): boolean {
  if (notebook.do !== 'run_tool' || notebook.calls.length > 1 || OF_OWN.test(text)) return false;
  const [call] = notebook.calls;
  if (call.tool !== 'search_items' || call.args.query === undefined) return false;
  return findItems(call.args, { tx: read, today, startOf }).total === 0;
}
