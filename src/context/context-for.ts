// Builds the chat memory given to every agent. It is redacted, and short enough to be part of every prompt.

import type { ChatContext } from '../domain/chat-context.ts';
import { MINUTE_MS } from '../domain/durations.ts';
import type { ChatEvent } from '../domain/event.ts';
import type { Instant } from '../domain/ids.ts';
import type { Conversation, Reads } from '../ports.ts';
import { redact } from './redact.ts';

/** SPEC 4.3. */
const SESSION_MS = 30 * MINUTE_MS;
const RECENT_EVENTS = 24;
const MOST_EXCHANGES = 6;
/** Characters of one line of the chat. */
const LINE = 160;
const MOST_FACTS = 20;

export type ContextReads = Pick<Reads, 'dialogue' | 'shownList' | 'history'> & {
  readonly ledger: Pick<Reads['ledger'], 'told'>;
  readonly models: Pick<Reads['models'], 'summary'>;
};

/** Reads only. @param prompt the words being answered, as they were written */
export function contextFor(read: ContextReads, conversation: Conversation, prompt: string, now: Instant): ChatContext {
  const events = read.history(conversation.id, RECENT_EVENTS);
  return {
    sessionId: String(conversation.id),
    sessionMetadata: { canal: conversation.channel, grupo: conversation.group },
    workingMemory: workingMemory(read, conversation, events, now),
    episodicSummary: redact(episodes(read.models.summary(conversation.id)?.text ?? '', events)),
    // What was told in private is not for a model that speaks to a group.
    longTermMemory: conversation.group ? [] : facts(read).map(redact),
    prompt_current: redact(prompt),
  };
}

function workingMemory(
  read: ContextReads,
  { id }: Conversation,
  events: readonly ChatEvent[],
  now: Instant,
): Record<string, string> {
  const open = read.dialogue(id);
  const shown = read.shownList(id);
  const done = events.findLast(({ body, at }) => body.kind === 'tool_use' && now - at <= SESSION_MS)?.body;
  const question = open !== undefined && open.expiresAt > now ? questionIn(open.state) : undefined;
  const list = shown !== undefined && now - shown.shownAt <= SESSION_MS ? shown : undefined;
  return {
    ...(question === undefined ? {} : { dialogo_ativo: redact(question) }),
    ...(list === undefined ? {} : { lista_na_tela: `${('ids' in list ? list.ids : list.keys).length} ${list.kind}` }),
    ...(done?.kind === 'tool_use' ? { ultima_acao: done.tool } : {}),
  };
}

function questionIn(state: string): string | undefined {
  const { action } = JSON.parse(state) as { readonly action?: { readonly question?: unknown } };
  return typeof action?.question === 'string' ? action.question : undefined;
}

/** 'Pessoa: …' and 'Caderneta: …', oldest first. */
function episodes(summary: string, events: readonly ChatEvent[]): string {
  const lines = events.flatMap(({ body }) => {
    if (body.kind === 'user' && body.text !== '' && !body.text.startsWith('[')) return [`Pessoa: ${cut(body.text)}`];
    return body.kind === 'assistant' ? [`Caderneta: ${cut(body.text)}`] : [];
  });
  return [...(summary === '' ? [] : [summary]), ...lines.slice(-MOST_EXCHANGES)].join('\n');
}

const cut = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length <= LINE ? line : `${line.slice(0, LINE - 1)}…`;
};

const facts = ({ ledger }: ContextReads): readonly string[] =>
  ledger
    .told('perfil')
    .map(({ key, value }) => `${key}: ${value.value}`)
    .slice(0, MOST_FACTS);
