// Carries a decision out inside the turn's transaction and says what happened. Everything here is synchronous.

import { type AgentId, DEFAULT_AGENT, DEFAULT_AGENT_NAME } from '../domain/agent.ts';
import type { LocalDate } from '../domain/dates.ts';
import type { EventBody } from '../domain/event.ts';
import type { ConversationId, Instant } from '../domain/ids.ts';
import type { Lancamento } from '../domain/ledger.ts';
import type { Leftovers } from '../domain/linking.ts';
import type { Reply } from '../domain/message.ts';
import { type Discarded, discardedKey } from '../domain/trash.ts';
import type { Draft } from '../finance/draft.ts';
import { entryLine } from '../finance/replies/entry-words.ts';
import { statementPreview } from '../finance/replies/statement-reply.ts';
import type { Repos } from '../ports.ts';
import { type Authority, execute } from '../tools/execute.ts';
import type { ToolCall, ToolOutcome } from '../tools/registry.ts';
import type { Asking } from './ask.ts';
import { askToChoose, askToConfirm, askToFill } from './ask.ts';
import { askFatura } from './ask-fatura.ts';
import { type Beside, type Decision, IDLE_STATE, type State } from './decision.ts';
import { embedded } from './embed-later.ts';
import { findThen } from './find-then.ts';
import { agentPhrases } from './replies/agent-phrases.ts';
import { admissionQuestion, joiningQuestion } from './replies/household-words.ts';
import { leavingQuestion } from './replies/link-words.ts';
import { numbered } from './replies/numbered.ts';
import { outcomeReply, type Saying } from './replies/outcome-reply.ts';
import { reminderLabel } from './replies/reminder-words.ts';
import { discardedLabel } from './replies/trash-words.ts';

export type Performed = {
  readonly reply?: Reply;
  readonly next: State;
  readonly events: readonly EventBody[];
  readonly tools: readonly string[];
  /** Whose words the reply is; absent when code wrote it. */
  readonly speaker?: AgentId;
};

export type Performing = {
  readonly tx: Repos;
  readonly conversation: ConversationId;
  readonly asking: Asking;
  readonly saying: Saying;
  readonly startOf: (day: LocalDate) => Instant;
  /** Monotonic milliseconds. */
  readonly ticks: () => number;
  readonly may: Authority;
};

/** More than these many matches are not a choice but a question asked too widely. */
const MOST_OPTIONS = 10;

export function perform(decision: Decision, performing: Performing): Performed {
  switch (decision.do) {
    case 'run_tool':
      return runTools(decision.calls, decision.next, performing);
    case 'beside':
      return performBeside(decision, performing);
    case 'find':
      return findThen(decision, performing, (call) => runTools([call], decision.next, performing));
    case 'identify':
    case 'read_file':
    case 'read_photo':
    case 'agents':
    case 'plan':
      return perform(decision.otherwise, performing);
    case 'continuity':
      return perform(decision.answers, performing);
    case 'addressed':
      return perform(decision.notebook, performing);
    case 'planned':
      return performPlanned(decision, performing);
    case 'say_as':
      if (decision.summary !== undefined) performing.tx.models.saveSummary(performing.conversation, decision.summary);
      performing.tx.agents.answered(performing.conversation, performing.asking.now);
      return { reply: decision.reply, next: decision.next, events: [], tools: [], speaker: decision.agent };
    case 'embed':
      return embedded(decision, performing);
    case 'take_over':
      return takeOver(decision, performing);
    case 'reply':
      return { reply: decision.reply, next: decision.next, events: [], tools: [] };
    case 'nothing':
      return { next: decision.next, events: [], tools: [] };
    default:
      return decision satisfies never;
  }
}

function runTools(calls: readonly ToolCall[], next: State, { tx, asking, saying, ...turn }: Performing): Performed {
  const { outcomes, events } = execute(calls, tx, {
    ...turn,
    turn: saying.turn,
    now: asking.now,
    today: saying.today,
  });
  const [only, ...others] = outcomes;
  if (only?.kind === 'which_entry' && others.length === 0) return whichEntry(only.candidates, events, asking, saying);
  if (only?.kind === 'statement_read') return askImport(only, events, asking);
  if (only?.kind === 'recurring_due' && next.at === 'idle') return askAmount(only, events, asking);
  if (only?.kind === 'refund_due') return askRefund(only.draft, events, asking);
  if ((only?.kind === 'fatura_to_pay' || only?.kind === 'which_card') && others.length === 0)
    return askFatura(only, calls[0], events, asking, saying);
  if (only?.kind === 'which_restore') return whichRestore(only.candidates, events, asking, saying);
  if (only?.kind === 'which_reminder') return whichReminder(only, calls[0], events, asking, saying);
  if (only?.kind === 'channel_joining' && only.joining.kind === 'would_leave')
    return askToLeave(only.code, only.joining.left, events, asking);
  if (only?.kind === 'knocking' && only.knocking.kind === 'would_join')
    return askToJoin(only.code, only.knocking, calls[0], events, asking);
  if (only?.kind === 'household_request') return askToAdmit(only, events, asking);
  const replies = outcomes.flatMap((outcome) => outcomeReply(outcome, saying) ?? []);
  const tools = calls.map((call) => call.tool);
  const reply = together(replies);
  return reply === undefined ? { next, events, tools } : { reply, next, events, tools };
}

function performPlanned(
  { decision, summary, said, looks = [] }: Extract<Decision, { do: 'planned' }>,
  performing: Performing,
): Performed {
  const { tx, conversation, saying } = performing;
  if (summary !== undefined) tx.models.saveSummary(conversation, summary);
  const done = perform(decision, performing);
  const read = looks.flatMap(({ call, output, ms }, nth): EventBody[] => {
    const id = `${saying.turn}.look.${nth}`;
    return [
      { kind: 'tool_use', id, tool: call.tool, args: call.args },
      { kind: 'tool_result', id, output, ms },
    ];
  });
  const events = [...read, ...done.events];
  if (said === undefined || done.reply === undefined) return { ...done, events };
  return { ...done, events, reply: { ...done.reply, text: [said, '\n\n', ...done.reply.text] } };
}

/** What was done first, then what is asked: the question is the last thing read. */
function performBeside({ calls, open }: Beside, performing: Performing): Performed {
  let ran = false;
  // One turn is one journal entry: what can still be run together is.
  const runWith = (more: readonly ToolCall[]): Performed => {
    ran = true;
    return runTools([...calls, ...more], open.next, performing);
  };
  const asked =
    open.do === 'run_tool'
      ? runWith(open.calls)
      : open.do === 'find'
        ? findThen(open, performing, (call) => runWith([call]))
        : perform(open, performing);
  if (ran) return asked;
  const done = runTools(calls, IDLE_STATE, performing);
  const replies = [done.reply, asked.reply].filter((reply) => reply !== undefined);
  const reply = together(replies, '\n\n');
  return {
    ...asked,
    events: [...done.events, ...asked.events],
    tools: [...done.tools, ...asked.tools],
    ...(reply === undefined ? {} : { reply }),
  };
}

function takeOver({ from, answer }: Extract<Decision, { do: 'take_over' }>, performing: Performing): Performed {
  const { tx, conversation, asking } = performing;
  const to = { id: DEFAULT_AGENT, name: DEFAULT_AGENT_NAME, fromName: from, reason: 'system_default' } as const;
  tx.agents.switchTo(conversation, to, asking.now);
  const done = perform(answer, performing);
  const said = done.reply ?? { text: [] };
  return { ...done, reply: { ...said, text: [...agentPhrases.gone(from), ...said.text] } };
}

/** What this channel already has would stay behind: only the person says so. */
function askToLeave(code: string, left: Leftovers, events: Performed['events'], asking: Asking): Performed {
  const act: ToolCall = { tool: 'link_channel', args: { code, leave: true } };
  const asked = askToConfirm(leavingQuestion(left), act, { yes: 'Vincular', no: 'Deixa como está' }, asking);
  return { reply: asked.reply, next: asked.next, events, tools: ['link_channel'] };
}

/** The guest's yes comes first; the owner is asked with it. */
function askToJoin(
  code: string,
  would: Parameters<typeof joiningQuestion>[0],
  call: ToolCall | undefined,
  events: Performed['events'],
  asking: Asking,
): Performed {
  const name = call?.tool === 'accept_invitation' ? call.args.name : '';
  const act: ToolCall = { tool: 'accept_invitation', args: { code, name, sure: true } };
  const asked = askToConfirm(joiningQuestion(would), act, { yes: 'Pedir para entrar', no: 'Agora não' }, asking);
  return { reply: asked.reply, next: asked.next, events, tools: ['accept_invitation'] };
}

function askToAdmit(
  request: Extract<ToolOutcome, { kind: 'household_request' }>,
  events: Performed['events'],
  asking: Asking,
): Performed {
  const { guest, name, may } = request;
  const act: ToolCall = { tool: 'admit_person', args: { guest, name, may } };
  const asked = askToConfirm(admissionQuestion(request), act, { yes: 'Deixar entrar', no: 'Não deixar' }, asking);
  return { reply: asked.reply, next: asked.next, events, tools: ['ask_owner'] };
}

/** Several records fit what was named: each option takes out exactly one. */
function whichEntry(
  candidates: readonly Lancamento[],
  events: Performed['events'],
  asking: Asking,
  { today }: Saying,
): Performed {
  const options = candidates.slice(0, MOST_OPTIONS).map((entry) => ({
    label: entryLine(entry, today),
    act: { tool: 'remove_transaction', args: { pointer: { ids: [entry.id] } } } as const,
  }));
  const asked = askToChoose('choose_reference', ['Qual deles eu tiro?'], options, asking);
  return { reply: numbered(asked.reply), next: asked.next, events, tools: ['remove_transaction'] };
}

/** What came back has no value yet: neither said nor told by a purchase. */
function askRefund(draft: Draft, events: Performed['events'], asking: Asking): Performed {
  const act: ToolCall = { tool: 'record_transaction', args: { entries: [draft] } };
  const of = draft.description === undefined ? [] : [' de ', { bold: draft.description }];
  const asked = askToFill(['De quanto foi o estorno', ...of, '?'], 'amount', act, asking);
  return { reply: asked.reply, next: asked.next, events, tools: ['record_transaction'] };
}

/** What would be kept is shown; it is kept with the person's word. */
function askImport(
  { draft, statement, sorted }: Extract<ToolOutcome, { kind: 'statement_read' }>,
  events: Performed['events'],
  asking: Asking,
): Performed {
  const act: ToolCall = { tool: 'import_statement', args: { draft } };
  const asked = askToConfirm(statementPreview(statement, sorted), act, { yes: 'Anotar tudo', no: 'Deixa' }, asking);
  return { reply: asked.reply, next: asked.next, events, tools: ['read_statement'] };
}

/** What repeats with another value every time: its day has come, and the value is asked for. */
function askAmount(
  { draft }: Extract<ToolOutcome, { kind: 'recurring_due' }>,
  events: Performed['events'],
  asking: Asking,
): Performed {
  const act: ToolCall = { tool: 'record_transaction', args: { entries: [draft] } };
  const asked = askToFill(['🔁 É dia de ', { bold: draft.description ?? '' }, '. Quanto foi?'], 'amount', act, asking);
  return { reply: asked.reply, next: asked.next, events, tools: ['post_recurring'] };
}

/** Several things of the trash fit what was named. */
function whichRestore(
  candidates: readonly Discarded[],
  events: Performed['events'],
  asking: Asking,
  saying: Saying,
): Performed {
  const options = candidates.slice(0, MOST_OPTIONS).map((one) => ({
    label: discardedLabel(one, saying),
    act: { tool: 'restore', args: { keys: [discardedKey(one)] } } as const,
  }));
  const asked = askToChoose('choose_reference', ['Qual deles eu recupero?'], options, asking);
  return { reply: numbered(asked.reply), next: asked.next, events, tools: ['restore'] };
}

/** Several reminders fit what was named: each option does to exactly one what was asked. */
function whichReminder(
  { candidates }: Extract<ToolOutcome, { kind: 'which_reminder' }>,
  call: ToolCall | undefined,
  events: Performed['events'],
  asking: Asking,
  saying: Saying,
): Performed {
  const options = candidates.slice(0, MOST_OPTIONS).map((one) => ({
    label: reminderLabel(one, saying),
    act:
      call?.tool === 'move_reminder'
        ? ({ tool: 'move_reminder', args: { ring: call.args.ring, key: one.key } } as const)
        : ({ tool: 'cancel_reminder', args: { key: one.key } } as const),
  }));
  const question = call?.tool === 'move_reminder' ? 'Qual lembrete eu mudo?' : 'Qual lembrete eu cancelo?';
  const asked = askToChoose('choose_reference', [question], options, asking);
  return { reply: numbered(asked.reply), next: asked.next, events, tools: call === undefined ? [] : [call.tool] };
}

/** Several outcomes, one message: their lines under each other, each button once. */
function together(replies: readonly Reply[], between = '\n'): Reply | undefined {
  const [first, ...rest] = replies;
  if (first === undefined || rest.length === 0) return first;
  const text = replies.flatMap((reply, index) => (index === 0 ? reply.text : [between, ...reply.text]));
  const choices = new Map(
    replies.flatMap(({ choices = [] }) => choices.map((choice) => [choice.token, choice] as const)),
  );
  return choices.size === 0 ? { text } : { text, choices: [...choices.values()] };
}
