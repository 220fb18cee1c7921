// Replays a stored conversation into an empty notebook on the same days, with a scripted model and no external
// services. Replies that differ show what a change of the program changed.

import { existsSync, statSync } from 'node:fs';
import { styleText } from 'node:util';
import Database from 'better-sqlite3';
import { prepareWith } from '../../conversation/prepare.ts';
import type { EventBody } from '../../domain/event.ts';
import { notNow } from '../../domain/lookup.ts';
import { fail, type Result, succeed } from '../../domain/result.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { scriptedLlm } from '../../llm/scripted-llm.ts';
import { readConfig } from '../../runtime/config.ts';
import { openLocalSession } from '../../runtime/local-session.ts';
import type { OpenFailure } from '../../runtime/node-service.ts';
import { openProblem } from '../../runtime/open-problem.ts';

type Said = {
  readonly at: number;
  readonly text: string;
  /** As the channel called it. */
  readonly messageId?: string;
  /** The earlier message whose text this replaced. */
  readonly edits?: string;
  readonly forwarded: boolean;
  readonly answered: string;
};

export type Repeated = {
  readonly text: string;
  /** The stored reply, and the reply of this run. */
  readonly before: string;
  readonly now: string;
  readonly modelCalls: number;
  /** A button whose token no longer exists. */
  readonly skipped?: true;
};

const off = async () => notNow('not_configured');
const NOBODY_OUTSIDE = {
  catalogue: () => ({ works: off, movie: off, tvShow: off, address: off }),
  market: { quote: off, indicator: off, news: off, fundamentals: off, inflation: off },
};
/** Settings that enable the model purposes; the script answers instead of the provider. */
const SCRIPTED = { PLANNER_MODEL: 'gpt-6-luna', CHAT_MODEL: 'gpt-6-luna', OPENAI_API_KEY: 'sk-replay-of-nobody' };
const BUTTON = /^\[[\w:-]+\]$/u;

/**
 * The messages of the conversation, or a sentence saying why there is nothing to replay.
 * @param path opened read-only: a server may be using it.
 */
export function storedConversation(path: string, conversation: number): Result<readonly Said[], string> {
  if (!existsSync(path) || statSync(path).isDirectory()) return fail(`não há banco em ${path}`);
  const database = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const rows = database
      .prepare(`select at, body from events where conversation = ? and kind in ('user', 'assistant') order by seq`)
      .all(conversation) as { at: number; body: string }[];
    const said: Said[] = [];
    for (const { at, body: json } of rows) {
      const body = JSON.parse(json) as EventBody;
      const last = said.at(-1);
      if (body.kind === 'user') {
        const { text, messageId, edits, forwarded = false } = body;
        said.push({ at, text, forwarded, answered: '', ...withoutUndefined({ messageId, edits }) });
      }
      if (body.kind === 'assistant' && last !== undefined)
        said[said.length - 1] = {
          ...last,
          answered: [last.answered, body.text].filter((one) => one !== '').join('\n'),
        };
    }
    return said.length === 0 ? fail(nothingIn(database, path, conversation)) : succeed(said);
  } catch (error) {
    return fail(openProblem(error, path));
  } finally {
    database.close();
  }
}

function nothingIn(database: Database.Database, path: string, conversation: number): string {
  const known = database.prepare('select distinct conversation from events order by conversation').pluck().all();
  const which = known.length === 0 ? 'não há nenhuma' : `as que há: ${known.join(', ')}`;
  return `${path} não tem a conversa ${conversation}; ${which}`;
}

/** @param script the model's answers in order; when they end, it gives no answer. */
export async function repeated(
  said: readonly Said[],
  script: readonly string[],
): Promise<Result<readonly Repeated[], OpenFailure>> {
  const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'error', ...SCRIPTED });
  if (!config.ok) return fail({ problem: JSON.stringify(config.failure) });
  let now = said[0]?.at ?? 0;
  const llm = scriptedLlm((_, nth) => script[nth] ?? { kind: 'silent', why: 'down', calls: 0 });
  const session = openLocalSession(config.value, {
    clock: { now: () => now },
    prepare: prepareWith(NOBODY_OUTSIDE),
    market: NOBODY_OUTSIDE.market,
    llm,
  });
  if (!session.ok) return session;
  const again: Repeated[] = [];
  /** What the messages are called in this run, by what they were called then. */
  const renamed = new Map<string, string>();
  for (const { at, text, messageId, edits, forwarded, answered: before } of said) {
    now = at;
    await session.value.pending();
    if (BUTTON.test(text)) {
      again.push({ text, before, now: '', modelCalls: 0, skipped: true });
      continue;
    }
    const body = edits === undefined ? ({ kind: 'text', text } as const) : editOf(renamed.get(edits) ?? edits, text);
    const { replies, trace, messageId: id } = await session.value.say({ user: 'replay', body, forwarded });
    if (messageId !== undefined) renamed.set(messageId, id);
    again.push({ text, before, now: replies.map((one) => one.text).join('\n'), modelCalls: trace?.modelCalls ?? 0 });
  }
  await session.value.close();
  return succeed(again);
}

const editOf = (of: string, text: string) => ({ kind: 'edit', of, text }) as const;

/** For a terminal: '=' when the answer is the same as then, '-' and '+' when it differs. */
export function toldOf({ text, before, now, modelCalls, skipped }: Repeated): string {
  const same = before === now;
  const lines = [`> ${text}`];
  if (skipped === true) return [...lines, styleText('dim', '  (botão de então: não se repete)')].join('\n');
  if (same) lines.push(styleText('dim', `  = ${now.replaceAll('\n', '\n    ')}`));
  else lines.push(`  - ${before.replaceAll('\n', '\n    ')}`, `  + ${now.replaceAll('\n', '\n    ')}`);
  if (modelCalls > 0)
    lines.push(styleText('dim', `  ${modelCalls} ${modelCalls === 1 ? 'pergunta' : 'perguntas'} ao modelo`));
  return lines.join('\n');
}
