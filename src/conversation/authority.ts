// The tools a decision authorises, fixed before any external or model output is read. Later steps may drop calls or ask
// the person, never add a tool.

import type { Authority } from '../tools/execute.ts';
import { registry, type ToolCall, type ToolName } from '../tools/registry.ts';
import type { Decision } from './decision.ts';

// Removing a line of a list edits the list.
const OF_VERB = {
  delete: ['delete_memory', 'edit_memory'],
  mark: ['mark_memory'],
  share: ['share_items'],
  edit: ['edit_memory'],
} as const;

/** A fact the person gave while a hard question was open is saved together with the answer. */
const toolsOfCall = (call: ToolCall): readonly ToolName[] =>
  call.tool === 'study_question' && (call.args.answered ?? []).length > 0 ? [call.tool, 'tell_money'] : [call.tool];

function toolsOf(decision: Decision): readonly ToolName[] {
  switch (decision.do) {
    case 'run_tool':
      return decision.calls.flatMap(toolsOfCall);
    case 'interrupted':
    case 'taken_up':
      return toolsOf(decision.other);
    case 'beside':
      return [...toolsOf(decision.open), ...decision.calls.flatMap(toolsOfCall)];
    case 'find':
      return OF_VERB[decision.find.to.verb];
    case 'identify':
      return ['save_movie', 'save_tv_show'];
    case 'read_file':
      return ['read_statement'];
    // Nothing read from a photo is written without confirmation.
    case 'read_photo':
      return toolsOf(decision.otherwise);
    case 'embed':
    case 'reply':
    case 'nothing':
      return [];
    // Switching agents writes no user data; `prepare` finds out which agent it is.
    case 'agents':
      return ['switch_agent', ...toolsOf(decision.otherwise)];
    case 'addressed':
      return toolsOf(decision.notebook);
    case 'continuity':
      return [...toolsOf(decision.answers), ...toolsOf(decision.leaves)];
    case 'take_over':
      return toolsOf(decision.answer);
    case 'say_as':
      return [];
    // The tools a planner may use were fixed when the plan was decided.
    case 'plan':
      return [
        ...[...decision.may].filter((tool): tool is ToolName => tool in registry),
        ...toolsOf(decision.otherwise),
      ];
    case 'planned':
      return toolsOf(decision.decision);
    default:
      return decision satisfies never;
  }
}

/** Those of its alternatives included. */
export const authorityOf = (decision: Decision): Authority => new Set(toolsOf(decision));
