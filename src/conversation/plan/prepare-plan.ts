// Turns a planner's answer into a decision: safe calls run at once, changes and deletions are confirmed, and anything
// invalid falls back to the decision without a planner. Reads only.

import { contextFor } from '../../context/context-for.ts';
import { conversationMessages } from '../../context/conversation-messages.ts';
import { memoryLines } from '../../context/memory-lines.ts';
import type { ChatEvent } from '../../domain/event.ts';
import type { Summary } from '../../domain/summary.ts';
import { converse } from '../../planner/converse.ts';
import { type LookCall, type Taken, toShow } from '../../planner/look.ts';
import type { PlannerDeps } from '../../planner/one-answer.ts';
import { type PlanAsk, plan } from '../../planner/plan.ts';
import type { AgentLLMResponse, PlannedCall } from '../../planner/response.ts';
import { registry, type ToolCall } from '../../tools/registry.ts';
import { grownSummary, WHOLE_HISTORY } from '../agents/grown-summary.ts';
import { askToConfirm } from '../ask.ts';
import { askedIn } from '../asked-in.ts';
import { run } from '../decided.ts';
import type { Decision, LookTaken, Plan } from '../decision.ts';
import type { Prepare, Preparing } from '../preparing.ts';
import { changeQuestion } from '../replies/change-question.ts';
import { type Looking, looking } from './looking.ts';

/** Longest wait for the planner's text. */
const DEADLINE_MS = 12_000;

export type PlanDeps = PlannerDeps & {
  /** Whether a model is configured for plans and for talk; without one, nothing is read for it. */
  readonly serves: (mode: Plan['mode']) => boolean;
  readonly deadlineMs?: number | undefined;
};

/** @param rest completes planned decisions and those that need no plan. */
export const preparePlans =
  (rest: Prepare, given: PlanDeps): Prepare =>
  async (decision, preparing) => {
    if (decision.do !== 'plan') return rest(decision, preparing);
    if (!given.serves(decision.mode)) return rest(decision.otherwise, preparing);
    const deps = { ...given, llm: askedIn(preparing, given.llm) };
    const { read, conversation, asking } = preparing;
    const deadline = asking.now + (deps.deadlineMs ?? DEADLINE_MS);
    const events = read.history(conversation.id, WHOLE_HISTORY);
    const known = read.models.summary(conversation.id);
    const summary = await grownSummary(known, events, deps, deadline);
    const look = looking(rest, preparing);
    const ask = asked(decision, events, summary, preparing, deadline);
    const { meant, ...how } =
      decision.mode === 'talk'
        ? await talked(decision, ask, deps)
        : await planned(decision, ask, look, deps, preparing);
    return {
      do: 'planned',
      decision: await rest(meant, preparing),
      ...how,
      ...(summary === undefined || summary === known ? {} : { summary }),
      next: decision.next,
    };
  };

type Meant = {
  readonly meant: Decision;
  readonly modelCalls: number;
  readonly said?: string;
  readonly looks?: readonly LookTaken[];
};

type Asked = Omit<PlanAsk, 'look'>;

async function talked(decision: Plan, ask: Asked, deps: PlanDeps): Promise<Meant> {
  const { message, modelCalls } = await converse(ask, deps);
  if (message === undefined) return { meant: decision.otherwise, modelCalls };
  return { meant: { do: 'reply', reply: { text: [message] }, next: decision.next }, modelCalls };
}

async function planned(
  decision: Plan,
  ask: Asked,
  { look, looks }: Looking,
  deps: PlanDeps,
  preparing: Preparing,
): Promise<Meant> {
  const { response, taken, modelCalls } = await plan({ ...ask, look }, deps);
  const show = toShow(taken);
  if (response?.action === 'CALL_TOOL' || show === undefined) {
    const meant = response === undefined ? decision.otherwise : decided(response, decision, taken, preparing);
    return { meant, modelCalls, looks: looks() };
  }
  // The search to show runs again inside the turn's transaction, so it is not also recorded as a lookup.
  const said = response?.action === 'RESPOND' ? { said: response.message } : {};
  return { meant: running(show), modelCalls, ...said, looks: looks(show) };
}

const running = (call: LookCall): Decision => run(call);

function asked(
  { text, previous, may, shown, pointed, intent }: Plan,
  events: readonly ChatEvent[],
  summary: Summary | undefined,
  { conversation, today, read, asking }: Preparing,
  deadline: number,
): Asked {
  const pointsBack = intent === 'save_previous' && previous !== undefined;
  const list = shown.map(({ id, label }, index) => `${index + 1}. [${id}] ${label}`);
  const last = pointed.map(({ id, label }) => `[${id}] ${label}`);
  const screen = [
    `Hoje é ${today}.`,
    ...memoryLines(contextFor(read, conversation, text, asking.now)),
    ...(list.length === 0 ? [] : ['Lista na tela da pessoa:', ...list]),
    ...(last.length === 0 ? [] : ['“Esse” ou “o último” é:', ...last]),
  ];
  return {
    may,
    messages: conversationMessages(events, summary, text),
    known: { typed: pointsBack ? [text, previous] : [text], ids: new Set([...shown, ...pointed].map(({ id }) => id)) },
    screen: screen.join('\n'),
    deadline,
  };
}

function decided(response: AgentLLMResponse, from: Plan, taken: readonly Taken[], { asking }: Preparing): Decision {
  if (response.action === 'NOOP') return from.otherwise;
  if (response.action === 'RESPOND') return { do: 'reply', reply: { text: [response.message] }, next: from.next };
  const call = toolCall(response, from);
  // The person's own words are saved at once, since that can be undone; an unclear "isso" is confirmed.
  const keeps = from.intent === 'save' && call.tool.startsWith('save_');
  if (registry[call.tool].effect === 'read' || keeps) return run(call);
  const question = changeQuestion(call, [
    ...from.shown,
    ...from.pointed,
    ...taken.flatMap(({ looked }) => looked.items),
  ]);
  return question === undefined ? from.otherwise : askToConfirm(question, call, { yes: 'Sim', no: 'Não' }, asking);
}

/** When the title is to be saved, looking it up is part of saving; otherwise the result is shown. */
function toolCall(planned: PlannedCall, { may }: Plan): ToolCall {
  switch (planned.tool) {
    case 'enrich_movie':
      if (may.has('save_movie')) return { tool: 'save_movie', args: planned.args };
      return { tool: 'describe_item', args: { ...planned.args, ask: 'details', kind: 'movie' } };
    case 'enrich_tv_show':
      if (may.has('save_tv_show')) return { tool: 'save_tv_show', args: planned.args };
      return { tool: 'describe_item', args: { ...planned.args, ask: 'details', kind: 'tv_show' } };
    case 'enrich_video':
      if (may.has('save_video')) return { tool: 'save_video', args: planned.args };
      return { tool: 'describe_item', args: { title: planned.args.url, url: planned.args.url, ask: 'details' } };
    default:
      return planned;
  }
}
