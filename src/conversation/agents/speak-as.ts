// Generates an agent's answer: composes its prompt, tries each configured model in order, and checks the text before it
// is sent. Reads only. Without a working model the notebook says its own sentence instead.

import { type ChatAsk, chatRequest } from '../../agents/chat-request.ts';
import { pendingReset } from '../../agents/hard-reset.ts';
import { personOf, personWords } from '../../agents/person-words.ts';
import type { PromptCopies } from '../../agents/prompt-copies.ts';
import { contextFor } from '../../context/context-for.ts';
import { memoryLines } from '../../context/memory-lines.ts';
import { summaryLine } from '../../context/summary.ts';
import { windowOf } from '../../context/window.ts';
import { type AgentCard, type AgentSession, DEFAULT_AGENT, type Directory } from '../../domain/agent.ts';
import { claimsEffect } from '../../domain/claims-effect.ts';
import type { ChatEvent } from '../../domain/event.ts';
import type { LlmAnswer, LlmRequest } from '../../domain/llm.ts';
import type { ModelStrategy } from '../../domain/model-strategy.ts';
import { plainProse } from '../../domain/plain-prose.ts';
import type { Summary } from '../../domain/summary.ts';
import { isPlan, withoutStrangeAddresses } from '../../planner/sayable.ts';
import type { Conversation, Llm, Prompts, Reads } from '../../ports.ts';
import type { Decision } from '../decision.ts';
import { agentPhrases } from '../replies/agent-phrases.ts';
import { grownSummary, WHOLE_HISTORY } from './grown-summary.ts';

export type Voices = {
  readonly llm: Llm;
  readonly copies: PromptCopies;
  readonly prompts: Prompts;
  /** Model ids of purpose 'chat', in order of preference; empty when none is configured. */
  readonly chatModels: readonly string[];
  readonly strategyOf: (model: string | undefined) => ModelStrategy;
  readonly zone: string;
};

/** Total time a person waits for an agent's answer. */
const DEADLINE_MS = 25_000;
/** Share of that time any model but the last may use, so that a fallback still has time to answer. */
const FIRST_SHARE = 0.6;

/** Characters: more than was asked for, and two messages of any messenger. */
const LONGEST = 6_000;

const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/u, '')}…`;

type Addressed = Extract<Decision, { do: 'addressed' }>;
type Speaking = { readonly read: Reads; readonly conversation: Conversation; readonly now: number };

/** Never rejects and writes nothing; its text is words alone, without markup. */
export async function speakAs(
  voices: Voices,
  card: AgentCard,
  directory: Directory,
  session: AgentSession | undefined,
  { text, next }: Pick<Addressed, 'text' | 'next'>,
  { read, conversation, now }: Speaking,
): Promise<Decision> {
  const events = read.history(conversation.id, WHOLE_HISTORY);
  const known = read.models.summary(conversation.id);
  const summary = await grownSummary(known, events, voices, now + DEADLINE_MS * FIRST_SHARE);
  const own = read.agents.own().find(({ id }) => id === card.id);
  const ask: Omit<ChatAsk, 'model' | 'strategy'> = {
    speaker: card,
    levels: {
      platform: await voices.copies.text(directory.platform),
      team: card.team === undefined ? '' : await voices.copies.text(card.team),
      agent: own?.instructions ?? (await agentText(voices, card)),
    },
    person: personWords(personOf(read, voices.zone)),
    history: windowed(events, summary),
    session,
    text,
    deadline: now + DEADLINE_MS,
  };
  const memory = memoryLines(contextFor(read, conversation, text, now));
  const models = [...new Set([...(card.model === undefined ? [] : [card.model]), ...voices.chatModels])];
  let calls = 0;
  let why: 'off' | 'budget' | 'down' = 'off';
  const order = models.length === 0 ? [undefined] : models;
  for (const [index, model] of order.entries()) {
    const request = await remembered(voices, ask, model, conversation, card, directory);
    const share = index === order.length - 1 ? 1 : FIRST_SHARE;
    const answer = await voices.llm.ask({
      ...request,
      system: withMemory(request.system, memory),
      deadline: now + DEADLINE_MS * share,
    });
    calls += answer.calls;
    if (answer.kind === 'said' && answer.text.trim() !== '' && !isPlan(answer.text)) {
      const prose = shortened(plainProse(answer.text.slice(0, 2 * LONGEST)).trim());
      const said = withoutStrangeAddresses(prose, addressesFrom(ask, events), agentPhrases.address);
      const words = claimsEffect(said) ? said + agentPhrases.unearned : said;
      const grown = summary === undefined || summary === known ? {} : { summary };
      return { do: 'say_as', agent: card.id, reply: { text: [words] }, modelCalls: calls, ...grown, next };
    }
    if (answer.kind !== 'silent' || answer.why !== 'off') why = 'down';
    if (answer.kind === 'silent' && answer.why === 'budget') why = 'budget';
    if (!worthTryingNext(answer)) break;
  }
  // Sending the notebook's own words would make them look like the agent's; say instead that the agent has no answer.
  return { do: 'reply', reply: agentPhrases.speechless(card.name, why), next };
}

/** Appended after the cached system part, because it changes on every turn. */
function withMemory(system: LlmRequest['system'], memory: readonly string[]): LlmRequest['system'] {
  const last = system.at(-1);
  if (last === undefined || memory.length === 0) return system;
  return system.with(-1, { ...last, text: [last.text, ...memory].join('\n') });
}

/** The context window of SPEC section 3: the first messages, a summary of the middle, the last messages. */
function windowed(events: readonly ChatEvent[], summary: Summary | undefined): readonly ChatEvent[] {
  const window = windowOf(events);
  if ('whole' in window) return window.whole;
  const { head, middle, tail } = window;
  const last = middle.at(-1);
  if (summary === undefined || last === undefined) return [...head, ...tail];
  const messages = middle.filter(({ body }) => body.kind === 'user' || body.kind === 'assistant').length;
  return [...head, { ...last, body: { kind: 'user', text: summaryLine(summary, messages) } }, ...tail];
}

/** The only sources an address in the answer may come from: the agent's instructions and the person's own messages. */
const addressesFrom = ({ levels, text }: Pick<ChatAsk, 'levels' | 'text'>, events: readonly ChatEvent[]): string[] => [
  ...Object.values(levels),
  text,
  ...events.flatMap(({ body }) => (body.kind === 'user' && body.forwarded !== true ? [body.text] : [])),
];

const agentText = (voices: Voices, card: AgentCard): Promise<string> =>
  card.id === DEFAULT_AGENT ? Promise.resolve(voices.prompts('agents/default').trim()) : voices.copies.text(card.agent);

/** Trying another model helps when this one failed or refused, not when the budget or the deadline is exhausted. */
const worthTryingNext = (answer: LlmAnswer): boolean =>
  answer.kind !== 'silent' || answer.why === 'down' || answer.why === 'off';

/** The composed system part is cached per conversation, keyed by the versions of everything it was composed from. */
async function remembered(
  voices: Voices,
  ask: Omit<ChatAsk, 'model' | 'strategy'>,
  model: string | undefined,
  conversation: Conversation,
  card: AgentCard,
  { platform }: Directory,
) {
  const strategy = voices.strategyOf(model);
  const request = chatRequest({ ...ask, model, strategy }, voices.prompts);
  const reset = pendingReset(ask.session) === undefined ? 'none' : ask.session?.agentHistory.length;
  const { team, agent } = card;
  const key = JSON.stringify([
    conversation.id,
    card.id,
    card.name,
    card.families,
    platform.version,
    team,
    agent.version,
    ask.levels.agent.length,
    ask.person,
    strategy,
    reset,
  ]);
  const system = await voices.copies.session(key, async () => JSON.stringify(request.system));
  return { ...request, system: JSON.parse(system) as typeof request.system };
}
