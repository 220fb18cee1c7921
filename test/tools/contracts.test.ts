// One contract a tool: types, validation, the prompt, the schema for models and the docs all follow from it.

import { describe, expect, it } from 'vitest';
import { answerSchema, toolLines } from '../../src/planner/answer-schema.ts';
import { type JsonSchema, promptLineOf, signatureOf, strictSchemaOf } from '../../src/tools/model-contract.ts';
import { type AnyToolName, allTools } from '../../src/tools/registry.ts';
import { toolsPage } from './tools-page.ts';

const EXPOSED = (Object.keys(allTools) as AnyToolName[]).filter((name) => allTools[name].exposedToModel);

/** Every object inside a schema, itself included. */
function objectsIn(node: unknown): JsonSchema[] {
  if (Array.isArray(node)) return node.flatMap(objectsIn);
  if (typeof node !== 'object' || node === null) return [];
  return [node as JsonSchema, ...Object.values(node).flatMap(objectsIn)];
}

describe('tool contracts', () => {
  it('holds the tools of the specification under their names', () => {
    expect(Object.keys(allTools)).toEqual(
      expect.arrayContaining([
        'save_note',
        'save_movie',
        'save_tv_show',
        'save_video',
        'save_link',
        'enrich_movie',
        'enrich_tv_show',
        'enrich_video',
        'search_items',
        'delete_memory',
        'delete_all_memories',
        'edit_memory',
        'undo',
      ]),
    );
    for (const [name, tool] of Object.entries(allTools)) expect(tool.name).toBe(name);
  });

  it.each([
    ['save_note', /^save_note\(content: string/],
    ['save_movie', /^save_movie\(title: string, year\?: number, tmdb_id\?: number/],
    ['save_tv_show', /^save_tv_show\(title: string, year\?: number, tmdb_id\?: number/],
    ['save_video', /^save_video\(url: string, title\?: string/],
    ['save_link', /^save_link\(url: string, description\?: string/],
    ['enrich_movie', /^enrich_movie\(title: string, year\?: number\)$/],
    ['enrich_tv_show', /^enrich_tv_show\(title: string, year\?: number\)$/],
    ['enrich_video', /^enrich_video\(url: string\)$/],
    ['search_items', /^search_items\(query\?: string, limit\?: number/],
    ['delete_memory', /^delete_memory\(item_id: number\)$/],
    ['delete_all_memories', /^delete_all_memories\(\)$/],
  ] as const)('%s has its signature', (name, signature) => {
    expect(signatureOf(allTools[name])).toMatch(signature);
  });

  it('never exposes what destroys everything or takes things back', () => {
    for (const name of ['delete_all_memories', 'erase_account', 'undo', 'remove_transaction', 'export_data'] as const) {
      expect(allTools[name].exposedToModel).toBe(false);
    }
  });

  it.each(EXPOSED)('%s has a strict schema with nothing of ours in it', (name) => {
    const schema = strictSchemaOf(allTools[name].args);
    for (const one of objectsIn(schema)) {
      if (one.type === 'object') {
        expect(one.additionalProperties).toBe(false);
        expect(one.required).toEqual(Object.keys(one.properties as object));
      }
      expect(Object.keys(one)).not.toContain('oneOf');
      expect(Object.keys(one)).not.toContain('$schema');
    }
    expect(JSON.stringify(schema)).not.toMatch(/outside|"bare"/);
    expect(promptLineOf(allTools[name])).toContain(allTools[name].description);
  });

  it('asks for an optional key as one that may be null', () => {
    expect(strictSchemaOf(allTools.enrich_movie.args)).toEqual({
      type: 'object',
      properties: { title: { type: 'string', minLength: 1 }, year: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
      required: ['title', 'year'],
      additionalProperties: false,
    });
  });

  it('holds a model to the tools of the turn, and to none where there are none', () => {
    expect(answerSchema(new Set(['save_note'] as const))).toMatchObject({
      properties: { tool: { anyOf: [{ enum: ['save_note'] }, { type: 'null' }] } },
    });
    expect(answerSchema(new Set())).toMatchObject({
      properties: { action: { enum: ['RESPOND', 'NOOP'] }, tool: { type: 'null' } },
    });
    expect(toolLines(new Set(['save_note'] as const))).toMatch(/^- save_note\(content: string/);
  });

  it('says of every tool that writes money that it does: who may only look is refused by it', () => {
    const sources = import.meta.glob<string>('../../src/tools/*.ts', { query: '?raw', import: 'default', eager: true });
    const writers = Object.entries(sources).filter(
      ([, text]) =>
        text.includes('defineTool({') &&
        /ledger\.(?:record|revise|tell)\(|\b(?:keepEntry|reviseEntry|tell|forget)\(/u.test(text),
    );
    expect(writers.length).toBeGreaterThan(10);
    // Undo looks at what the turn changed.
    expect(writers.flatMap(([path, text]) => (/changesMoney|mayChangeMoney/u.test(text) ? [] : [path]))).toEqual([]);
  });

  it('is what docs/tools.md says', async () => {
    await expect(toolsPage()).toMatchFileSnapshot('../../docs/tools.md');
  });
});
