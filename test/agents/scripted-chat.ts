// A local session whose model is scripted and whose platform was written in the admin's store: what reaches the model

import { chatClock } from '../../src/cli/chat/chat-clock.ts';
import { prepareWith } from '../../src/conversation/prepare.ts';
import { platformAgentId } from '../../src/domain/agent.ts';
import type { LlmAnswer, LlmRequest } from '../../src/domain/llm.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { type LocalSession, openLocalSession } from '../../src/runtime/local-session.ts';
import { rawDriver } from '../../src/runtime/sqlite-driver.ts';
import { type PlatformAdmin, platformAdmin } from '../../src/store/platform-admin.ts';
import { sqlOver } from '../../src/store/sql.ts';
import { openMigratedCopy } from '../support/migrated-copy.ts';
import { offlineWorld } from '../support/offline-world.ts';

export type ScriptedChat = {
  readonly asked: LlmRequest[];
  readonly platform: PlatformAdmin;
  /** What the model says next; a plain "Certo." when nothing is left. */
  readonly script: (string | LlmAnswer)[];
  say(text: string, user?: string): Promise<string>;
  press(label: string, user?: string): Promise<string>;
  moveTo(iso: string): void;
  readonly session: LocalSession;
};

const usage = { model: 'scripted', input: 1, cacheRead: 0, cacheWrite: 0, output: 1 };

export function openScriptedChat(chatModels: readonly string[]): ScriptedChat {
  const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'error' });
  const clock = chatClock('2026-11-18T14:05', 'America/Sao_Paulo');
  if (!config.ok || clock === undefined) throw new Error('the test configuration is wrong');
  const asked: LlmRequest[] = [];
  const script: (string | LlmAnswer)[] = [];
  const opened = openLocalSession(config.value, {
    clock,
    openFile: openMigratedCopy,
    log: { info() {}, warn() {}, error: (event, data) => console.error(event, data) },
    prepare: prepareWith(offlineWorld),
    market: offlineWorld.market,
    chatModels,
    llm: {
      async ask(request) {
        asked.push(request);
        const line = script.shift() ?? 'Certo.';
        return typeof line === 'string' ? { kind: 'said', text: line, usage, ms: 1, calls: 1 } : line;
      },
    },
  });
  if (!opened.ok) throw new Error(opened.failure.problem);
  const session = opened.value;
  const sql = sqlOver(rawDriver(session.service.file.database));
  const shown = new Map<string, string>();
  const hear = (replies: Awaited<ReturnType<LocalSession['say']>>['replies']): string => {
    for (const { choices = [] } of replies) for (const { label, token } of choices) shown.set(label, token);
    return replies.map(({ text }) => text).join('\n');
  };
  return {
    asked,
    script,
    session,
    platform: platformAdmin(sql, clock),
    say: async (text, user = 'bia') => hear((await session.say({ user, body: { kind: 'text', text } })).replies),
    press: async (label, user = 'bia') =>
      hear((await session.say({ user, body: { kind: 'choice', token: shown.get(label) ?? label } })).replies),
    moveTo: (iso) => void clock.set(iso),
  };
}

/** An agent of the platform with its text. @returns its id. */
export function hire(
  platform: PlatformAdmin,
  name: string,
  instructions: string,
  more: { team?: number; model?: string; families?: ('dinheiro' | 'memorias')[]; topics?: string } = {},
) {
  const { team = null, model = '', families = ['dinheiro', 'memorias'], topics = '' } = more;
  const id = platform.saveAgent(null, { name, about: '', team, model, families, topics }, 'teste');
  platform.write({ level: 'agent', owner: id }, instructions, 'teste');
  return { number: id, id: platformAgentId(id) };
}

export const systemOf = (request: LlmRequest | undefined): string =>
  (request?.system ?? []).map(({ text }) => text).join('\n\n');

export const saidTo = (request: LlmRequest | undefined): string[] =>
  (request?.messages ?? []).map(
    ({ role, parts }) => `${role}: ${parts.map((part) => (part.kind === 'text' ? part.text : part.kind)).join(' | ')}`,
  );
