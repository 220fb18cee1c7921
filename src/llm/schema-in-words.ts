// For models whose server cannot enforce a schema: the schema is put into the prompt, at the end of its stable part.
// OpenAI's JSON mode also requires the word "JSON" in the prompt.

import type { LlmRequest, LlmSystemBlock } from '../domain/llm.ts';
import type { Model } from './models/model-catalogue.ts';

/** The blocks as they came when the server enforces the schema, or there is none. */
export function systemFor({ capabilities }: Model, { system, schema }: LlmRequest): readonly LlmSystemBlock[] {
  if (schema === undefined || capabilities.structuredOutput === 'json_schema') return system;
  const told = `Responda somente com um objeto JSON deste esquema: ${JSON.stringify(schema.schema)}`;
  const lastKept = system.findLastIndex(({ keep }) => keep === true);
  return [...system.slice(0, lastKept + 1), { text: told }, ...system.slice(lastKept + 1)];
}
