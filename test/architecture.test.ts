// The walls of src/README.md, checked on the import lines themselves.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SRC = join(ROOT, 'src');

type Import = { readonly to: string; readonly typeOnly: boolean };
type Source = {
  readonly path: string;
  readonly folder: string;
  readonly text: string;
  readonly imports: readonly Import[];
};

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesIn(path);
    return path.endsWith('.ts') ? [path] : [];
  });
}

const IMPORT = /^(import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)';?/gm;

function read(path: string): Source {
  const text = readFileSync(path, 'utf8');
  const imports = [...text.matchAll(IMPORT)].map(([statement, , typeOnly, to = '']) => ({
    to: to.startsWith('.') ? relative(ROOT, normalize(join(dirname(path), to))) : to,
    typeOnly: typeOnly !== undefined || /^import\s*\{\s*(?:type\s+\w+(?:\s+as\s+\w+)?\s*,?\s*)+\}/.test(statement),
  }));
  const inSrc = relative(SRC, path);
  return {
    path: relative(ROOT, path),
    folder: inSrc.includes('/') ? (inSrc.split('/')[0] ?? '') : inSrc,
    text,
    imports,
  };
}

const sources = filesIn(SRC).map(read);
const folderOf = (to: string): string | undefined => /^src\/([^/]+)/.exec(to)?.[1];

const FEATURES = [
  'language',
  'dialogue',
  'planner',
  'tools',
  'memories',
  'finance',
  'charts',
  'bus',
  'missions',
  'context',
  'agents',
  'agenda',
];
const EDGES = ['http', 'channels', 'clients', 'store', 'llm', 'telemetry'];
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  planner: ['tools', 'language'],
  tools: ['memories', 'finance'],
  agenda: ['language'],
  finance: ['agenda'],
  charts: ['finance'],
  missions: ['bus', 'finance'],
};

/** 'file -> import' for everything a rule forbids. */
const offenders = (from: readonly string[], forbidden: (one: Import, source: Source) => boolean): string[] =>
  sources
    .filter((source) => from.includes(source.folder))
    .flatMap((source) =>
      source.imports.filter((one) => forbidden(one, source)).map((one) => `${source.path} -> ${one.to}`),
    );

describe('architecture', () => {
  it('domain imports nothing but itself and the schema library its words are checked with', () => {
    expect(offenders(['domain'], ({ to }) => folderOf(to) !== 'domain' && to !== 'zod/mini')).toEqual([]);
  });

  it('ports imports domain only', () => {
    expect(offenders(['ports.ts'], ({ to }) => folderOf(to) !== 'domain')).toEqual([]);
  });

  it('features see each other only along the arrows, and effects only as ports', () => {
    const bad = offenders(FEATURES, ({ to }, { folder }) => {
      const target = folderOf(to);
      if (target === undefined) return to.startsWith('db/') || to.startsWith('node:') || to.startsWith('cloudflare:');
      return ![folder, 'domain', 'ports.ts', ...(ARROWS[folder] ?? [])].includes(target);
    });
    expect(bad).toEqual([]);
  });

  it('no feature and no edge imports conversation or runtime', () => {
    expect(
      offenders([...FEATURES, ...EDGES], ({ to }) => ['conversation', 'runtime', 'cli'].includes(folderOf(to) ?? '')),
    ).toEqual([]);
  });

  it('conversation imports features, not edges', () => {
    expect(offenders(['conversation'], ({ to }) => [...EDGES, 'runtime', 'cli'].includes(folderOf(to) ?? ''))).toEqual(
      [],
    );
  });

  it('edges take only types from features and know no other edge but as types', () => {
    const bad = offenders(EDGES, ({ to, typeOnly }, { folder }) => {
      const target = folderOf(to);
      return !typeOnly && target !== undefined && target !== folder && [...FEATURES, ...EDGES].includes(target);
    });
    expect(bad).toEqual([]);
  });

  it('only db/drizzle.ts and runtime import drizzle; only runtime and cli import drivers and Node itself', () => {
    const drizzle = sources.filter(({ folder }) => folder !== 'runtime');
    expect(
      drizzle.flatMap(({ path, imports }) => imports.filter(({ to }) => to.startsWith('drizzle')).map(() => path)),
    ).toEqual([]);
    const rim = /^(?:node:|better-sqlite3|cloudflare:|undici)/;
    const outside = sources.filter(({ folder }) => folder !== 'runtime' && folder !== 'cli');
    expect(
      outside.flatMap(({ path, imports }) =>
        imports.filter(({ to }) => rim.test(to)).map(({ to }) => `${path} -> ${to}`),
      ),
    ).toEqual([]);
  });

  it('only runtime and cli touch the clock, timers, randomness, the process and global fetch', () => {
    const ambient =
      /\b(?:Date\.now\(|new Date\(\)|Math\.random\(|setTimeout\(|setInterval\(|setImmediate\(|process\.|performance\.now\(|crypto\.(?:randomUUID|getRandomValues))/;
    const globalFetch = /(?<![.\w])fetch\(/;
    const bad = sources
      .filter(({ folder }) => folder !== 'runtime' && folder !== 'cli')
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .map((line, index) => ({
            // A bundler puts a constant in place of NODE_ENV.
            line: line.replace(/\/\/.*$|^\s*\*.*$|\bprocess\.env\.NODE_ENV\b/g, ''),
            at: `${path}:${index + 1}`,
          }))
          // A file that is handed an Http port may call it `fetch`.
          .filter(({ line }) => ambient.test(line) || (globalFetch.test(line) && !/\bHttp\b/.test(text)))
          .map(({ at, line }) => `${at} ${line.trim()}`),
      );
    expect(bad).toEqual([]);
  });

  it('has no cycle between files', () => {
    const graph = new Map(
      sources.map(({ path, imports }) => [path, imports.filter((one) => !one.typeOnly).map(({ to }) => to)]),
    );
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
      if (done.has(path) || trail.includes(path)) return;
      for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
      done.add(path);
    };
    for (const path of graph.keys()) visit(path, []);
    expect(cycles).toEqual([]);
  });

  it('keeps files small: none over 300 lines, the median under 90', () => {
    // Weights are data that a command writes; everything else is read by people.
    const lengths = sources
      .filter(({ path }) => path !== 'src/language/learned/weights.ts')
      .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
      .sort((a, b) => a.lines - b.lines);
    expect(lengths.filter(({ lines }) => lines > 300)).toEqual([]);
    expect(lengths[Math.floor(lengths.length / 2)]?.lines).toBeLessThan(90);
  });

  it('names files after what they hold: no dumps, no barrels, no default exports but where a runtime wants one', () => {
    expect(
      sources
        .filter(({ path }) => /\/(?:utils?|helpers?|common|types|constants|index|misc)\.ts$/.test(path))
        .map(({ path }) => path),
    ).toEqual([]);
    expect(sources.filter(({ text }) => /^export \* from/m.test(text)).map(({ path }) => path)).toEqual([]);
    expect(
      sources
        .filter(({ text, path }) => /^export default/m.test(text) && !path.startsWith('src/runtime/worker'))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  /**
   * With both flags V8 closes every class, even that of a dot, over the case of all of Unicode: half a millisecond a
   * class, each time one of a thousand patterns is compiled. Letters are Latin, `[a-zà-ÿ]`, where case is ignored.
   */
  it('has no pattern that ignores case in all of Unicode', () => {
    const BOTH = /(?<=[^\\]\/|')(?=[dgmsy]*(?:i[dgmsy]*u|u[dgmsy]*i))[dgimsuy]{2,6}(?=[,;.)\]'\s])(?!'\])/g;
    const OF_PEOPLE = /^(?:agents|conversation|finance|language|memories|missions|tools)$/;
    const both = sources
      .filter(({ folder, path }) => OF_PEOPLE.test(folder) && !path.endsWith('verbs/conjugate.ts'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(BOTH)].map(({ index }) => `${path}: ${text.slice(index - 30, index + 4)}`),
      );
    expect(both).toEqual([]);
  });

  it('says `any` nowhere, and asserts types only where wires and rows are read', () => {
    const any = /(?::\s*any\b|<any\b|\bas any\b|any\[\])/;
    expect(sources.filter(({ text }) => any.test(text.replace(/\/\/.*$/gm, ''))).map(({ path }) => path)).toEqual([]);
  });
});
