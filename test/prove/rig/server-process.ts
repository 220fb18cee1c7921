// A server as a child process: started, killed at any instant, or asked to leave.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { NODE } from './paths.ts';

export type Exit = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

export type ServerProcess = {
  readonly pid: number;
  /** The base URL once it listens; undefined when it ended before that. */
  readonly ready: Promise<string | undefined>;
  readonly exited: Promise<Exit>;
  /** Both output streams so far. */
  readonly output: () => string;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<Exit>;
  signal(signal: NodeJS.Signals): void;
};

export type Launch = {
  readonly script: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
};

/**
 * What would make a long life quicker costs a short one a quarter of its processor: no such life is long enough to earn it back.
 * Nor to need its memory tidied (MB).
 */
const SHORT_LIVED = ['--no-opt', '--no-maglev', '--no-regexp-tier-up', '--min-semi-space-size=16'];

const living = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

/** Starts a script with nothing but `env`, in `folder`, where no .env lies. */
export function startServer({ script, folder, env }: Launch): ServerProcess {
  const child = spawn(NODE, [...SHORT_LIVED, '--no-warnings', script], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: join(dirname(script), 'compiled'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  living.add(child);
  let output = '';
  let listening: (url: string | undefined) => void = () => {};
  const ready = new Promise<string | undefined>((resolve) => {
    listening = resolve;
  });
  const read = (chunk: Buffer): void => {
    if (output.length < 200_000) output += chunk.toString();
    const [, port] = /https?:\/\/[\w.]+:(\d+)/.exec(output) ?? [];
    if (port !== undefined) listening(`http://127.0.0.1:${port}`);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const exited = once(child, 'exit').then(([code, signal]) => {
    living.delete(child);
    listening(undefined);
    return { code, signal } as Exit;
  });
  return {
    pid: child.pid ?? 0,
    ready,
    exited,
    output: () => output,
    kill() {
      child.kill('SIGKILL');
      return exited;
    },
    signal: (signal) => void child.kill(signal),
  };
}
