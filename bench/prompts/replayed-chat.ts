// The conversation of PERFORMANCE section 7, as our own code composes its requests: 20 messages of a person (40 tokens) with answers
// (120), instructions of 1k + 2k + 5k tokens, and two switches of agent.

import { chatRequest } from '../../src/agents/chat-request.ts';
import type { AgentId, AgentSession, AgentSwitch } from '../../src/domain/agent.ts';
import type { ChatEvent, EventBody } from '../../src/domain/event.ts';
import type { ConversationId } from '../../src/domain/ids.ts';
import type { LlmRequest } from '../../src/domain/llm.ts';
import { shippedModels } from '../../src/llm/models/shipped-models.ts';
import { promptsIn } from '../../src/runtime/file-prompts.ts';

const TURNS = 20;
const SWITCHES = [2, 6];
const prompts = promptsIn(new URL('../../', import.meta.url));

/** Four bytes a token, and no two alike. */
const words = (name: string, tokens: number): string =>
  Array.from({ length: tokens }, (_, nth) => `${name.slice(0, 1)}${nth.toString(36).padStart(2, '0').slice(-2)} `).join(
    '',
  );

const agentAt = (turn: number): string =>
  ['agente:1', 'agente:2', 'agente:3'][SWITCHES.filter((at) => at <= turn).length] ?? '';

/** @returns the request of each turn, first to last. */
export function replayedChat(model: string): readonly LlmRequest[] {
  const strategy = shippedModels().find(model)?.strategy;
  if (strategy === undefined) throw new Error(`nobody knows ${model}`);
  const history: ChatEvent[] = [];
  const switches: AgentSwitch[] = [];
  const add = (body: EventBody): void =>
    void history.push({ conversation: 1 as ConversationId, seq: history.length + 1, at: history.length, body });
  return Array.from({ length: TURNS }, (_, turn) => {
    const agent = agentAt(turn);
    if (SWITCHES.includes(turn)) switches.push(switched(agentAt(turn - 1), agent, history.length));
    const session: AgentSession = {
      aiAgentId: agent as AgentId,
      activeAgentId: agent as AgentId,
      agentHistory: [...switches],
    };
    const text = words(`u${turn}`, 40);
    const request = chatRequest(
      {
        speaker: { name: agent, families: ['dinheiro', 'memorias'] },
        levels: { platform: words('p', 1_000), team: words('t', 2_000), agent: words(agent.slice(-1), 5_000) },
        person: 'Nome: Ana.',
        history: [...history],
        session,
        text,
        model,
        strategy,
        deadline: 0,
      },
      prompts,
    );
    add({ kind: 'user', text });
    add({ kind: 'assistant', text: words(`a${turn}`, 120), agent: agent as AgentId });
    const last = switches.at(-1);
    if (last !== undefined) switches[switches.length - 1] = { ...last, answeredAt: turn };
    return request;
  });
}

const switched = (from: string, to: string, atSeq: number): AgentSwitch => ({
  fromAgentId: from as AgentId,
  toAgentId: to as AgentId,
  fromName: from,
  toName: to,
  atSeq,
  switchedAt: atSeq,
  messageCount: 2,
  reason: 'user_switch',
});
