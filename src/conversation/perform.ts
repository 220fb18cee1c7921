// Carries out a decision inside the turn's transaction and composes the reply. Everything here is synchronous.

import { PENDING_LIFETIME_MS } from '../dialogue/pending-action.ts';
import { DEFAULT_AGENT, DEFAULT_AGENT_NAME } from '../domain/agent.ts';
import type { EventBody } from '../domain/event.ts';
import type { Reply } from '../domain/message.ts';
import { execute } from '../tools/execute.ts';
import type { ToolCall } from '../tools/registry.ts';
import { askOfOutcome } from './ask-of-outcome.ts';
import { type Beside, type Decision, IDLE_STATE, type Interrupted, type State } from './decision.ts';
import { editsFirst } from './edits-first.ts';
import { embedded } from './notebook/embed-later.ts';
import { findThen } from './notebook/find-then.ts';
import { leftChoice } from './open-question/take-up-left.ts';
import type { Performed } from './performed.ts';
import type { Performing } from './performing.ts';
import { agentPhrases } from './replies/agent-phrases.ts';
import { outcomeReplies } from './replies/outcome-reply.ts';
import { phrases } from './replies/phrases.ts';

/** Call inside the turn's transaction. A throw rolls the whole turn back, which is tried again. */
export function perform(decision: Decision, performing: Performing): Performed {
  switch (decision.do) {
    case 'run_tool':
      return runTools(decision.calls, decision.next, performing);
    case 'interrupted':
      return performInterrupted(decision, performing);
    case 'taken_up':
      return { ...perform(decision.other, performing), left: null };
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
      return {
        reply: decision.reply,
        next: decision.next,
        events: [],
        tools: [],
        ...(decision.rang === undefined ? {} : { rang: decision.rang }),
      };
    case 'nothing':
      return { next: decision.next, events: [], tools: [] };
    default:
      return decision satisfies never;
  }
}

function runTools(calls: readonly ToolCall[], next: State, { tx, asking, context, ...turn }: Performing): Performed {
  const { outcomes, events } = execute(calls, tx, {
    ...turn,
    turn: context.turn,
    now: asking.now,
    today: context.today,
  });
  const asked = askOfOutcome({ outcomes, calls, events, next, asking, context });
  if (asked !== undefined) return asked;
  const replies = outcomeReplies(outcomes, context);
  const tools = calls.map((call) => call.tool);
  const reply = together(replies);
  return reply === undefined ? { next, events, tools } : { reply, next, events, tools };
}

function performPlanned(
  { decision, summary, said, looks = [] }: Extract<Decision, { do: 'planned' }>,
  performing: Performing,
): Performed {
  const { tx, conversation, context } = performing;
  if (summary !== undefined) tx.models.saveSummary(conversation, summary);
  const done = perform(decision, performing);
  const read = looks.flatMap(({ call, output, ms }, nth): EventBody[] => {
    const id = `${context.turn}.look.${nth}`;
    return [
      { kind: 'tool_use', id, tool: call.tool, args: call.args },
      { kind: 'tool_result', id, output, ms },
    ];
  });
  const events = [...read, ...done.events];
  if (said === undefined || done.reply === undefined) return { ...done, events };
  return { ...done, events, reply: { ...done.reply, text: [said, '\n\n', ...done.reply.text] } };
}

function performInterrupted(decision: Interrupted, performing: Performing): Performed {
  const { told, action } = decision;
  const done = perform(decision.other, performing);
  const { now } = performing.asking;
  const left = action && { action, told, until: now + PENDING_LIFETIME_MS };
  const last = left === undefined ? phrases.leftUnkept(told) : phrases.leftOpen(told);
  const reply = done.reply === undefined ? last : together([last, done.reply], '\n\n');
  if (left === undefined || reply === undefined) return { ...done, ...(reply && { reply }) };
  return { ...done, left, reply: { ...reply, choices: [...(reply.choices ?? []), leftChoice(left)] } };
}

/** Runs the calls first and asks last, so that the question ends the message. */
function performBeside({ calls, open }: Beside, performing: Performing): Performed {
  if (open.do === 'beside') return performBeside({ ...open, calls: [...calls, ...open.calls] }, performing);
  if (open.do === 'interrupted') {
    const other: Beside = { do: 'beside', calls, open: open.other, next: open.next };
    return performInterrupted({ ...open, other }, performing);
  }
  let ran = false;
  // One turn writes one journal entry, so calls are merged into one run wherever possible.
  const runWith = (more: readonly ToolCall[]): Performed => {
    ran = true;
    return runTools(editsFirst([...calls, ...more]), open.next, performing);
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

/**
 * Joins several replies into one message, which carries the first picture and the first file. A button appears once;
 * none is `spelled`, since the numbers of two lists would meet.
 */
function together(replies: readonly Reply[], between = '\n'): Reply | undefined {
  const [first, ...rest] = replies;
  if (first === undefined || rest.length === 0) return first;
  const text = replies.flatMap((reply, index) => (index === 0 ? reply.text : [between, ...reply.text]));
  const tokens = new Map(
    replies.flatMap(({ choices = [] }) => choices.map((choice) => [choice.token, choice] as const)),
  );
  const { text: _, choices, spelled, rewrite, ...carried }: Reply = Object.assign({}, ...replies.toReversed());
  return { ...carried, text, ...(tokens.size === 0 ? {} : { choices: [...tokens.values()] }) };
}
