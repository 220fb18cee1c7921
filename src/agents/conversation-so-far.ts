// The history as the active agent may see it. Its own turns are turns; other agents' turns are labelled context, as
// much of it as the model's strategy keeps; what code did is described, so that no model claims it. Tool calls are not
// replayed: they belong to other agents.

import { type AgentId, type AgentSession, DEFAULT_AGENT, DEFAULT_AGENT_NAME } from '../domain/agent.ts';
import type { ChatEvent } from '../domain/event.ts';
import type { LlmMessage, LlmPart } from '../domain/llm.ts';
import type { Degree } from '../domain/model-strategy.ts';

/** Turns of other agents kept at `medium`. */
const MEDIUM_TURNS = 4;

type Era = { readonly agent: AgentId; readonly name: string; readonly events: ChatEvent[] };

/** Splits the history where the agent changed. */
function eras(events: readonly ChatEvent[], session: AgentSession | undefined): Era[] {
  const switches = session?.agentHistory ?? [];
  const [first] = switches;
  const found: Era[] = [
    { agent: first?.fromAgentId ?? DEFAULT_AGENT, name: first?.fromName ?? DEFAULT_AGENT_NAME, events: [] },
    ...switches.map(({ toAgentId, toName }) => ({ agent: toAgentId, name: toName, events: [] })),
  ];
  for (const event of events) {
    const index = switches.filter(({ atSeq }) => atSeq < event.seq).length;
    found[index]?.events.push(event);
  }
  return found.filter((era) => era.events.length > 0);
}

type Line = { readonly who: 'person' | 'agent' | 'notebook'; readonly text: string };

/** Text only; a pressed button says nothing by itself. */
function linesOf(events: readonly ChatEvent[]): Line[] {
  return events.flatMap(({ body }): Line[] => {
    if (body.kind === 'user') {
      if (/^\[[\w.-]*\]$/.test(body.text) || body.text === '') return [];
      return [{ who: 'person', text: body.forwarded === true ? `[encaminhado] ${body.text}` : body.text }];
    }
    if (body.kind !== 'assistant') return [];
    return [{ who: body.agent === undefined ? 'notebook' : 'agent', text: body.text }];
  });
}

const user = (text: string): LlmMessage => ({ role: 'user', parts: [{ kind: 'text', text }] });
const assistant = (text: string): LlmMessage => ({ role: 'assistant', parts: [{ kind: 'text', text }] });

const ownMessage = ({ who, text }: Line): LlmMessage => {
  if (who === 'person') return user(text);
  return who === 'agent' ? assistant(text) : user(`[o caderno respondeu: ${text}]`);
};

/** Groups a person's message with its answers. */
function turnsOf(lines: readonly Line[]): Line[][] {
  const turns: Line[][] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (line.who === 'person' || last === undefined) turns.push([line]);
    else last.push(line);
  }
  return turns;
}

function labelled(turns: readonly Line[][], name: string): LlmMessage[] {
  if (turns.length === 0) return [];
  const said = turns.flat().map(({ who, text }) => `${who === 'person' ? 'pessoa' : name}: ${text}`);
  return [user(`[conversa anterior com ${name}, só para contexto]\n${said.join('\n')}\n[fim da conversa com ${name}]`)];
}

/** Providers require alternating roles that begin with the user. */
function alternating(messages: readonly LlmMessage[]): LlmMessage[] {
  const merged: { role: LlmMessage['role']; parts: LlmPart[] }[] = [];
  for (const { role, parts } of messages) {
    const last = merged.at(-1);
    if (last?.role === role) last.parts.push(...parts);
    else if (last !== undefined || role === 'user') merged.push({ role, parts: [...parts] });
  }
  return merged;
}

/** @param events oldest first; @param memory the strategy's contextualMemory. */
export function conversationSoFar(
  events: readonly ChatEvent[],
  session: AgentSession | undefined,
  memory: Degree,
  text: string,
): LlmMessage[] {
  const speaker = session?.aiAgentId ?? DEFAULT_AGENT;
  const cut = eras(events, session).map((era) => ({ ...era, lines: linesOf(era.events) }));
  const others = cut.filter(({ agent }) => agent !== speaker);
  const turnsLeft = others.reduce((sum, { lines }) => sum + turnsOf(lines).length, 0);
  let skip = memory === 'high' ? 0 : memory === 'medium' ? Math.max(0, turnsLeft - MEDIUM_TURNS) : turnsLeft;
  const messages = cut.flatMap(({ agent, name, lines }) => {
    if (agent === speaker) return lines.map(ownMessage);
    const turns = turnsOf(lines);
    const kept = turns.slice(Math.min(skip, turns.length));
    skip -= turns.length - kept.length;
    return labelled(kept, name);
  });
  const summary =
    memory === 'low' && turnsLeft > 0
      ? [
          user(
            `[antes: ${turnsLeft} ${turnsLeft === 1 ? 'mensagem' : 'mensagens'} com ${[...new Set(others.map(({ name }) => name))].join(', ')}]`,
          ),
        ]
      : [];
  return alternating([...summary, ...messages, user(text)]);
}
