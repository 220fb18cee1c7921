// What people add in half a sentence right behind what they just told. Each file under half-sentences/ is about one kind of
// thing told:
//
//   # a comment
//   > almoço 38                      what was told; several lines, several messages
//   era jantar => em jantar          what is said next, and a piece of the answer; `& ` joins several pieces, `!` one it must lack
//
// Each is said by somebody else, who told only that.

import { expect, it } from 'vitest';
import { readConfig } from '../../src/runtime/config.ts';
import { openLocalSession } from '../../src/runtime/local-session.ts';
import { openMigratedCopy } from '../support/migrated-copy.ts';

const sources = import.meta.glob<string>('./half-sentences/*.said', { query: '?raw', import: 'default', eager: true });

/** A Wednesday morning in São Paulo. */
const NOW = Date.parse('2026-10-14T10:00:00-03:00');

type Pair = { readonly line: number; readonly told: readonly string[]; readonly said: string; readonly pieces: string };

export function pairsIn(source: string): Pair[] {
  let told: string[] = [];
  let open = false;
  return source.split('\n').flatMap((written, at): Pair[] => {
    if (written.trim() === '' || written.startsWith('#')) return [];
    if (written.startsWith('> ')) {
      told = open ? [...told, written.slice(2)] : [written.slice(2)];
      open = true;
      return [];
    }
    open = false;
    const [said = '', pieces] = written.split(' => ');
    if (pieces === undefined) throw new Error(`line ${at + 1}: no answer is told`);
    return [{ line: at + 1, told, said: said.trim(), pieces: pieces.trim() }];
  });
}

const lacks = (answer: string, pieces: string): string[] =>
  pieces
    .split(' & ')
    .filter((piece) => (piece.startsWith('!') ? answer.includes(piece.slice(1)) : !answer.includes(piece)));

for (const [path, source] of Object.entries(sources)) {
  it(path.replace('./half-sentences/', '').replace('.said', '').replaceAll('-', ' '), async () => {
    const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'error' });
    if (!config.ok) throw new Error('the test configuration is wrong');
    const opened = openLocalSession(config.value, { clock: { now: () => NOW }, openFile: openMigratedCopy });
    if (!opened.ok) throw new Error(opened.failure.problem);
    const wrong: string[] = [];
    try {
      for (const { line, told, said, pieces } of pairsIn(source)) {
        let answer = '';
        for (const text of [...told, said]) {
          const { replies } = await opened.value.say({ user: `p${line}`, body: { kind: 'text', text } });
          answer = replies
            .map((reply) => [reply.text, ...(reply.choices ?? []).map(({ label }) => `[${label}]`)].join(' '))
            .join('\n');
        }
        const missing = lacks(answer, pieces);
        if (missing.length > 0)
          wrong.push(
            `${line}: ${told.join(' | ')} | ${said} => ${answer.replaceAll('\n', ' / ')}   (${missing.join(' & ')})`,
          );
      }
    } finally {
      await opened.value.close();
    }
    expect(wrong.join('\n')).toBe('');
  }, 60_000);
}
