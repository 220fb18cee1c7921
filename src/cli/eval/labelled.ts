// Parses one line of a labelled set and builds the dialogue context from its `context` (docs/labelled-messages.md).

import type { LocalDateTime } from '../../domain/dates.ts';
import { fail, type Result, succeed } from '../../domain/result.ts';
import type { DialogContext, Pending, TxRef } from '../../language/dialog-context.ts';
import { groupOf, type Intent } from '../../language/intent.ts';
import { chatClock } from '../chat/chat-clock.ts';
import { contextProblem } from './context-problem.ts';
import { ZONE } from './local-now.ts';

export type Context = {
  readonly pending?: string;
  readonly tx?: TxRef;
  readonly item?: string;
  readonly item_type?: string;
  readonly options?: readonly string[];
  readonly agent?: string;
  readonly question?: string;
  readonly last_tx?: TxRef;
  readonly last_saved?: string;
  readonly previous?: string;
  readonly prev?: string;
  readonly list?: readonly string[];
  readonly kind?: string;
  readonly forwarded?: boolean;
};

export type Slots = Readonly<Record<string, unknown>>;

export type Labelled = {
  readonly id: string;
  readonly text: string;
  readonly group: string;
  readonly intent: Intent;
  readonly slots: Slots;
  readonly context?: Context;
  readonly also?: readonly { readonly intent: Intent; readonly slots?: Slots }[];
  readonly tags?: readonly string[];
  /** Moment of the message in ISO, when it is not that of the whole set. */
  readonly now?: string;
};

/**
 * Parses JSONL; blank lines are skipped. An absent id is the number of the line, absent slots are an empty object, and an
 * absent group is that of the intent.
 * A failure reads "line number: problem".
 */
export function parseLabelled(text: string): Result<Labelled[], string> {
  const set: Labelled[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const item = labelledIn(line);
    if (typeof item === 'string') return fail(`${at + 1}: ${item}`);
    const { id = `${at + 1}`, slots = {}, group = groupOf(item.intent) ?? 'unknown', ...given } = item;
    set.push({ ...given, id, group, slots });
  }
  return succeed(set);
}

/** Intents labelled that there are none of, each once: a slip of the pen, or a set of another version. */
export const unknownIntents = (set: readonly Labelled[]): ReadonlySet<string> =>
  new Set(set.map(({ intent }) => intent).filter((intent) => groupOf(intent) === undefined));

type Written = Omit<Labelled, Absent> & Partial<Pick<Labelled, Absent>>;
type Absent = 'id' | 'slots' | 'group';

function labelledIn(line: string): Written | string {
  let item: unknown;
  try {
    item = JSON.parse(line);
  } catch {
    return 'isto não é JSON';
  }
  const { text, intent, context, slots = {}, also = [], now } = (item ?? {}) as Partial<Written>;
  if (typeof text !== 'string' || typeof intent !== 'string') return 'faltam "text" e "intent"';
  if (!isObject(slots) || !Array.isArray(also) || !also.every(isObject))
    return 'slots é um objeto, e also uma lista deles (veja docs/labelled-messages.md)';
  if (now !== undefined && (typeof now !== 'string' || chatClock(now, ZONE) === undefined))
    return `não entendi a data de now: ${String(now)}. Exemplo: 2026-11-18T14:05`;
  return contextProblem(context) ?? (item as Written);
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function pendingOf(context: Context): Pending | undefined {
  switch (context.pending) {
    case undefined:
      return undefined;
    case 'confirm_tx':
      return { kind: 'confirm_tx', ...(context.tx === undefined ? {} : { tx: context.tx }) };
    case 'confirm_save':
      return { kind: 'confirm_save', ...(context.item === undefined ? {} : { item: context.item }) };
    case 'confirm_delete_all':
      return {
        kind: 'confirm_delete_all',
        ...(context.item_type === undefined ? {} : { item_type: context.item_type }),
      };
    case 'select_option':
      return { kind: 'select_option', options: context.options ?? [] };
    default:
      return {
        kind: context.pending as `ask_amount`,
        ...(context.agent === undefined ? {} : { agent: context.agent }),
        ...(context.question === undefined ? {} : { question: context.question }),
      };
  }
}

/** The dialogue context of a labelled one; `now` is local time. */
export function dialogContextOf(context: Context | undefined, now: LocalDateTime): DialogContext {
  if (context === undefined) return { now };
  const pending = pendingOf(context);
  return {
    now,
    ...(pending === undefined ? {} : { pending }),
    ...(context.last_tx === undefined ? {} : { lastTx: context.last_tx }),
    ...(context.last_saved === undefined ? {} : { lastSaved: context.last_saved }),
    ...(context.previous === undefined ? {} : { previous: context.previous }),
    ...(context.prev === undefined ? {} : { prevQuestion: context.prev }),
    ...(context.list === undefined
      ? {}
      : {
          list: {
            labels: context.list,
            kind: context.kind === 'memory' || context.kind === undefined ? 'memory' : 'transactions',
          },
        }),
    ...(context.forwarded === true ? { forwarded: true } : {}),
  };
}
