// The schema a model's answer is held to: AgentLLMResponse in the one form strict structured output takes, a flat object with every
// key. `args` is one of the contracts of this turn's tools; which of them belongs to `tool` is checked when the answer is read.

import { type JsonSchema, promptLineOf, strictSchemaOf } from '../tools/model-contract.ts';
import { type AnyToolName, allTools } from '../tools/registry.ts';

const NULL = { type: 'null' } as const;

export function answerSchema(may: ReadonlySet<AnyToolName>): JsonSchema {
  const tools = [...may].map((name) => allTools[name]);
  // Tools that take the same arguments share one branch.
  const args = new Map(tools.map((tool) => [JSON.stringify(strictSchemaOf(tool.args)), strictSchemaOf(tool.args)]));
  const properties = {
    action: { type: 'string', enum: tools.length === 0 ? ['RESPOND', 'NOOP'] : ['CALL_TOOL', 'RESPOND', 'NOOP'] },
    tool: tools.length === 0 ? NULL : { anyOf: [{ type: 'string', enum: tools.map(({ name }) => name) }, NULL] },
    args: tools.length === 0 ? NULL : { anyOf: [...args.values(), NULL] },
    message: { anyOf: [{ type: 'string' }, NULL] },
  };
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** One line a tool, for the prompt. */
export const toolLines = (may: ReadonlySet<AnyToolName>): string =>
  [...may].map((name) => promptLineOf(allTools[name])).join('\n');
