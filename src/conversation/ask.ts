// Opens a question: builds the pending action, its buttons and its text together so that they agree.

import { type Option, type PendingAction, waitFor } from '../dialogue/pending-action.ts';
import type { Instant } from '../domain/ids.ts';
import type { Choice, Reply } from '../domain/message.ts';
import type { RichText } from '../domain/text.ts';
import { plain } from '../domain/text.ts';
import type { Ids } from '../ports.ts';
import type { ToolCall } from '../tools/registry.ts';
import type { Decision, State } from './decision.ts';

/** `said`: when the person wrote (said-at); `now` is later after an outage. `movedTo`: as Clock has it. */
export type Asking = {
  readonly now: Instant;
  readonly said: Instant;
  readonly ids: Ids;
  readonly movedTo?: Instant | undefined;
};

export type Question = Extract<Decision, { do: 'reply' }>;

const choiceOf = ({ token, label }: { readonly token: string; readonly label: string }): Choice => ({ token, label });

/** The text and buttons of a question, the first time and when it is repeated. */
export function replyFor(action: PendingAction<ToolCall>, text: RichText): Reply {
  switch (action.kind) {
    case 'confirm':
      return action.word === undefined
        ? { text, choices: [choiceOf(action.yes), choiceOf(action.no)] }
        : { text, choices: [choiceOf(action.no)] };
    case 'choose_reference':
    case 'choose_candidate':
    case 'clarify_type':
      return { text, choices: action.options.map(choiceOf) };
    case 'fill_slot':
      return action.options === undefined ? { text } : { text, choices: action.options.map(choiceOf) };
    default:
      return action satisfies never;
  }
}

/** Answers something else while a question may be open: the question stays open and is repeated after the answer. */
export const answerBeside = (answer: RichText, state: State): Question => ({
  do: 'reply',
  reply: state.at === 'pending' ? replyFor(state.action, [...answer, '\n\n', state.action.question]) : { text: answer },
  next: state,
});

const open = (action: PendingAction<ToolCall>, text: RichText, { now }: Asking): Question => ({
  do: 'reply',
  reply: replyFor(action, text),
  next: waitFor(action, now),
});

/** A yes/no question; with `word`, only typing that word counts as yes. `otherwise`: what a no does. */
export function askToConfirm(
  text: RichText,
  act: ToolCall,
  labels: { readonly yes: string; readonly no: string; readonly word?: string; readonly otherwise?: ToolCall },
  asking: Asking,
): Question {
  const { ids } = asking;
  const { otherwise } = labels;
  const action: PendingAction<ToolCall> = {
    kind: 'confirm',
    id: ids.token(),
    question: plain(text),
    yes: { token: ids.token(), label: labels.yes, act },
    no: { token: ids.token(), label: labels.no, ...(otherwise === undefined ? {} : { act: otherwise }) },
    ...(labels.word === undefined ? {} : { word: labels.word }),
  };
  return open(action, text, asking);
}

/** A choice between options, answered by button, number, ordinal, year or part of the label. */
export function askToChoose(
  kind: 'choose_reference' | 'choose_candidate' | 'clarify_type',
  text: RichText,
  options: readonly { readonly label: string; readonly act: ToolCall }[],
  asking: Asking,
): Question {
  const { ids } = asking;
  const withTokens: Option<ToolCall>[] = options.map((option) => ({ ...option, token: ids.token() }));
  return open({ kind, id: ids.token(), question: plain(text), options: withTokens }, text, asking);
}

/** A missing slot, answered in free text or by a button with a likely value. */
export function askToFill(
  text: RichText,
  slot: string,
  act: ToolCall,
  asking: Asking,
  quick: readonly { readonly label: string; readonly act: ToolCall }[] = [],
): Question {
  const { ids } = asking;
  const options = quick.map((option) => ({ ...option, token: ids.token() }));
  const action = { kind: 'fill_slot', id: ids.token(), question: plain(text), slot, act } as const;
  return open(options.length === 0 ? action : { ...action, options }, text, asking);
}
