// A tool's contract as models see it: a prompt line, and a draft-7 schema for strict structured output. Strict mode has
// no optional keys (all are required and nullable), no oneOf, and only closed objects.

import * as z from 'zod/mini';
import type { Contract, Declared, Shape } from './tool.ts';

export type JsonSchema = { readonly [key: string]: unknown };

/** Schema keywords that are useless to a model or rejected by strict mode. */
const DROPPED = new Set(['$schema', 'readOnly', 'default']);
const SAFE = Number.MAX_SAFE_INTEGER;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

function strictProperties({ properties, required }: JsonSchema): JsonSchema {
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.fromEntries(
    Object.entries(isSchema(properties) ? properties : {}).map(([key, value]) => {
      const schema = strict(value);
      return [key, needed.has(key) || !isSchema(schema) ? schema : nullable(schema)];
    }),
  );
}

function strict(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strict);
  if (!isSchema(node)) return node;
  if (node.type === 'object') {
    const properties = strictProperties(node);
    const told = node.description === undefined ? {} : { description: node.description };
    return { ...told, type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
  }
  const kept = Object.entries(node).filter(([key, value]) => !DROPPED.has(key) && Math.abs(Number(value)) !== SAFE);
  return Object.fromEntries(kept.map(([key, value]) => [key === 'oneOf' ? 'anyOf' : key, strict(value)]));
}

/** Cached: contracts never change at run time, and every plan needs all of them. */
function oncePerContract(make: (contract: Contract<Shape>) => JsonSchema): typeof make {
  const made = new WeakMap<Contract<Shape>, JsonSchema>();
  return (contract) => {
    const schema = made.get(contract) ?? make(contract);
    made.set(contract, schema);
    return schema;
  };
}

const jsonSchemaOf = oncePerContract((contract) => z.toJSONSchema(contract, { target: 'draft-7', io: 'input' }));

/** The arguments schema a model must follow, with every key required. */
export const strictSchemaOf = oncePerContract((contract) => {
  const schema = strict(jsonSchemaOf(contract));
  if (!isSchema(schema)) throw new Error('a contract is an object');
  return schema;
});

function wordOf(node: unknown): string {
  if (!isSchema(node)) return 'unknown';
  const several = node.anyOf ?? node.oneOf;
  if (Array.isArray(several)) return several.map(wordOf).join(' | ');
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (Array.isArray(node.enum)) return node.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (node.type === 'array') return `(${wordOf(node.items)})[]`;
  if (node.type === 'object') return `{ ${fieldsOf(node)} }`;
  return node.type === 'integer' ? 'number' : String(node.type);
}

function fieldsOf({ properties, required }: JsonSchema): string {
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.entries(isSchema(properties) ? properties : {})
    .map(([name, schema]) => `${name}${needed.has(name) ? '' : '?'}: ${wordOf(schema)}`)
    .join(', ');
}

/** `save_movie(title: string, year?: number, …)` */
export const signatureOf = ({ name, args }: Declared<string, Shape>): string =>
  `${name}(${fieldsOf(jsonSchemaOf(args))})`;

/** The tool's line in a prompt. */
export const promptLineOf = (tool: Declared<string, Shape>): string => `- ${signatureOf(tool)}: ${tool.description}`;
