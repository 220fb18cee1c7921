// The JSON schema a planner model must answer in: AgentLLMResponse as one flat object with every key required, as
// strict structured output demands. `args` is a union of this turn's contracts; whether it fits `tool` is checked on
// reading.

import { type JsonSchema, promptLineOf, strictSchemaOf } from '../tools/model-contract.ts';
import { type AnyToolName, allTools } from '../tools/registry.ts';

const NULL = { type: 'null' } as const;

/** With no tool allowed only the actions without one remain. */
export function answerSchema(may: ReadonlySet<AnyToolName>): JsonSchema {
  const tools = [...may].map((name) => allTools[name]);
  // Tools with the same arguments share one branch.
  const args = new Map(tools.map((tool) => [JSON.stringify(strictSchemaOf(tool.args)), strictSchemaOf(tool.args)]));
  const properties = {
    action: { type: 'string', enum: tools.length === 0 ? ['RESPOND', 'NOOP'] : ['CALL_TOOL', 'RESPOND', 'NOOP'] },
    tool: tools.length === 0 ? NULL : { anyOf: [{ type: 'string', enum: tools.map(({ name }) => name) }, NULL] },
    args: tools.length === 0 ? NULL : { anyOf: [...args.values(), NULL] },
    message: { anyOf: [{ type: 'string' }, NULL] },
  };
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** One line per tool, for the prompt. */
export const toolLines = (may: ReadonlySet<AnyToolName>): string =>
  [...may].map((name) => promptLineOf(allTools[name])).join('\n');
