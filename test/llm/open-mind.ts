// A session whose models are the fakes: the whole product, asked as a person asks it.

import type { Statement } from 'better-sqlite3';
import { chatClock } from '../../src/cli/chat/chat-clock.ts';
import { prepareWith } from '../../src/conversation/prepare.ts';
import type { InboundBody } from '../../src/domain/message.ts';
import type { Llm } from '../../src/ports.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { openLocalSession } from '../../src/runtime/local-session.ts';
import { openMigratedCopy } from '../support/migrated-copy.ts';
import { noPauses } from '../support/no-pauses.ts';
import { offlineWorld } from '../support/offline-world.ts';

/** Of the twelve seconds a person would wait. */
export const PLAN_MS = 700;

/** @param env leads to models. @param llm stands in the place of all of them. @param prepare what the world says. */
export function openMind(env: Readonly<Record<string, string>>, llm?: Llm, prepare = prepareWith(offlineWorld)) {
  const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'error', ...env });
  const clock = chatClock('2026-11-18T14:05', 'America/Sao_Paulo');
  if (!config.ok || clock === undefined) throw new Error(JSON.stringify(config));
  const opened = openLocalSession(config.value, {
    clock,
    after: noPauses,
    openFile: openMigratedCopy,
    log: { info() {}, warn() {}, error: (event, data) => console.error(event, data) },
    prepare,
    market: offlineWorld.market,
    planMs: PLAN_MS,
    ...(llm === undefined ? {} : { llm }),
  });
  if (!opened.ok) throw new Error(opened.failure.problem);
  const session = opened.value;
  const { database } = session.service.file;
  const asked = new Map<string, Statement<unknown[]>>();
  const prepared = (query: string): Statement<unknown[]> => {
    const statement = asked.get(query) ?? database.prepare(query);
    asked.set(query, statement);
    return statement;
  };
  return {
    session,
    rows: (query: string): readonly unknown[] => prepared(query).all(),
    say: (text: string, user = 'ana', more: { forwarded?: boolean } = {}) =>
      session.say({ user, body: { kind: 'text', text }, ...more }),
    send: (body: InboundBody, user = 'ana') => session.say({ user, body }),
    moveTo: (iso: string) => void clock.set(iso),
    close: () => session.close(),
  };
}

export type Mind = ReturnType<typeof openMind>;
