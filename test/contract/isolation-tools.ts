// Every tool, and every op of a question, called with everything that is somebody else's. The type makes a tool without a case fail to
// compile; the tools that ask the world (`questions`) see no account at all.

import type { InboxId } from '../../src/domain/ids.ts';
import { questionSchema } from '../../src/finance/question.ts';
import type { Repos } from '../../src/ports.ts';
import { execute } from '../../src/tools/execute.ts';
import { registry, type ToolCall, type ToolName } from '../../src/tools/registry.ts';
import { type Case, calling } from './isolation-repos.ts';
import {
  type Belongings,
  DAY,
  HERS,
  LINE,
  type Place,
  QUESTION,
  RECURRING,
  recordOf,
  SOON,
} from './isolation-worlds.ts';
import { NOON } from './people.ts';

type Args<Name extends ToolName> = Extract<ToolCall, { tool: Name }>['args'];
type Calls = {
  readonly [Name in ToolName]: { readonly args: (hers: Belongings) => Args<Name>; readonly apart?: string };
};

const HANDED = 'says only what it was handed';
const ALONE = 'both live alone';
const CODE = 'a right code is the permission';

const nothing = { args: () => ({}) };
const words = { words: HERS };
const url = `https://example.com/${HERS}`;
const ring = { dueAt: SOON + 1 };
const guest = { guest: 999_999 as never, name: HERS, may: 'write' } as const;
const draft = { kind: 'despesa', cents: 100, category: 'mercado', description: 'pão', date: DAY } as const;

const calls: Calls = {
  save_note: { args: () => ({ content: `${HERS} na nota` }) },
  save_movie: { args: () => ({ title: `O ${HERS}` }) },
  save_tv_show: { args: () => ({ title: HERS }) },
  save_video: { args: () => ({ url }) },
  save_link: { args: () => ({ url }) },
  search_items: { args: () => ({ query: HERS }) },
  delete_memory: { args: ({ note, film }) => ({ item_id: [note, film] }) },
  delete_all_memories: nothing,
  edit_memory: { args: ({ note }) => ({ item_id: note, content: 'x' }) },
  mark_memory: { args: ({ film }) => ({ item_id: film, rating: 9 }) },
  open_memory: { args: ({ note }) => ({ item_id: note }) },
  complete_memory: {
    args: ({ film }) => ({ item_id: film, tries: 1, outside: { kind: 'unavailable', reason: 'timeout' } }),
  },
  describe_item: { args: ({ film }) => ({ title: HERS, ask: 'year', item_id: film }), apart: HANDED },
  market_quote: { args: () => ({ asset: 'USD' }), apart: HANDED },
  record_transaction: { args: () => ({ entries: [draft] }) },
  edit_transaction: { args: ({ purchase }) => ({ pointer: { ids: [purchase] }, changes: { cents: 1 } }) },
  remove_transaction: { args: () => ({ pointer: words, all: true }) },
  bring_forward: { args: () => words },
  parcelas_paid: { args: () => ({ ...words, paid: 1 }) },
  pay_fatura: { args: () => ({ card: 'nubank' }) },
  forget_goal: { args: () => ({ key: HERS }) },
  forget_budget: { args: () => ({ key: HERS }) },
  forget_fact: { args: () => ({ key: HERS }) },
  forget_card: { args: () => ({ key: HERS }) },
  query_ledger: { args: () => ({ question: { op: 'list' } }) },
  draw_chart: { args: () => ({ question: { op: 'breakdown', group_by: 'category' } }) },
  draw_study: { args: ({ turn }) => ({ mission: `ended ${turn}` }), apart: HANDED },
  set_account: { args: () => ({ slug: 'nubank', kind: 'cartao', balanceCents: 1 }) },
  tell_money: { args: () => ({ told: { kind: 'meta', key: HERS, value: { name: HERS, cents: 1, since: DAY } } }) },
  set_recurring: { args: () => ({ told: RECURRING }) },
  change_recurring: { args: () => ({ did: 'cancel', ...words }) },
  post_recurring: { args: () => ({ key: HERS, dates: [DAY] }) },
  set_reminder: { args: () => ({ content: 'pagar', ...ring }) },
  list_reminders: { args: () => ({}) },
  cancel_reminder: { args: () => ({ all: true }) },
  move_reminder: { args: () => ({ key: HERS, ring }) },
  settle_split: { args: () => ({ counterpart: HERS }) },
  study_question: {
    args: ({ turn }) => ({
      question: QUESTION,
      outside: { kind: 'ended', record: { ...recordOf(`ended ${turn}`), duracao_total: 9 }, found: [] },
    }),
  },
  stop_study: { args: ({ turn }) => ({ missions: [`runs ${turn}`] }) },
  rate_answer: { args: ({ turn }) => ({ mission: `ended ${turn}`, feedback: 'up' }) },
  export_ledger: nothing,
  read_statement: {
    args: () => ({ outside: { kind: 'read', statement: { lines: [LINE] } as never } }),
  },
  import_statement: { args: (hers) => ({ draft: hers.draft }) },
  model_cost: nothing,
  switch_agent: { args: ({ agent }) => ({ agent, name: HERS, reason: 'user_switch' }) },
  create_agent: { args: () => ({ name: HERS, instructions: 'x' }) },
  edit_agent: { args: () => ({ name: HERS, instructions: 'x' }) },
  remove_agent: { args: () => ({ name: HERS }) },
  link_code: { args: () => ({ code: 'K7QW3MZX' }) },
  link_channel: { args: () => ({ code: 'ERRADO99' }), apart: CODE },
  unlink_channel: { args: () => ({}), apart: 'nobody joined a channel' },
  invite_person: { args: () => ({ may: 'write', code: 'K7QW3MZX' }) },
  accept_invitation: { args: () => ({ code: 'ERRADO99', sure: true, name: '' }), apart: CODE },
  ask_owner: { args: () => guest, apart: HANDED },
  admit_person: { args: () => guest, apart: 'whom it lets in stands in the open question' },
  show_household: { args: () => ({}), apart: ALONE },
  leave_household: { args: () => ({}), apart: ALONE },
  remove_member: { args: () => ({ name: HERS }), apart: ALONE },
  permit_member: { args: () => ({ name: HERS, may: 'read' }), apart: ALONE },
  share_items: { args: ({ note }) => ({ items: [note] }), apart: ALONE },
  list_trash: { args: () => ({}) },
  restore: { args: () => ({ all: true }) },
  redo: { args: () => ({}), apart: 'nothing was undone' },
  undo: { args: ({ turn }) => ({ turn }) },
  export_data: nothing,
  erase_account: nothing,
};

function ran(call: ToolCall, tx: Repos, { conversation }: Place): unknown {
  const turn = { turn: 90 as InboxId, now: NOON, today: DAY, startOf: () => 0, ticks: () => 0 };
  const { outcomes } = execute([call], tx, { ...turn, conversation, may: new Set([call.tool]) });
  // A case whose arguments the tool does not take would be refused alike in both worlds.
  if (outcomes.some(({ kind }) => kind === 'refused')) throw new Error(JSON.stringify(outcomes));
  return outcomes;
}

export const toolCases: Readonly<Record<string, Case>> = Object.fromEntries(
  (Object.keys(registry) as ToolName[]).map((tool) => {
    const { args, apart } = calls[tool];
    return [tool, calling((tx, hers, at) => ran({ tool, args: args(hers) } as ToolCall, tx, at), apart)];
  }),
);

const ops = questionSchema.def.innerType.shape.op.options;

/** A question about her own words, so that each op has something to find. */
export const opCases: Readonly<Record<string, Case>> = Object.fromEntries(
  ops.map((op) => {
    const question = { op, amount_cents: 100, name: HERS, merchant: op === 'last' ? HERS : undefined };
    const asked = JSON.parse(JSON.stringify(question)) as Args<'query_ledger'>['question'];
    return [op, calling((tx, _, at) => ran({ tool: 'query_ledger', args: { question: asked } }, tx, at))];
  }),
);
