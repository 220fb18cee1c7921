// One server of the race in its own process, and one block of load on it with the CPU time it took.

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Fired, fire } from '../load/fire.ts';
import { type Wire, writeRequests } from '../load/webhook-bodies.ts';
import { cpuMicros } from '../measure/process-usage.ts';

/** `cpu`: microseconds of the server's own CPU time per answered request. */
export type Block = Fired & { readonly cpu: number };

export type Contestant = {
  /** A block of load with requests the server never saw. */
  readonly load: (wire: Wire, connections: number, seconds: number) => Promise<Block>;
  readonly stop: () => void;
};

/** More than any server here answers in a second; sent twice they would be duplicates, which cost less. */
const MOST_PER_SECOND = 20_000;

// Ids go up over the whole run, so that no block repeats another's.
let nextId = 1;

/** Starts `bench/servers/NAME.ts` and resolves when it listens. */
export async function startContestant(name: string, folder: string): Promise<Contestant> {
  const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [script, join(folder, `${name}.db`)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.once('data', (line) => resolve(Number(line)));
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
  });
  const pid = child.pid ?? 0;
  return {
    async load(wire, connections, seconds) {
      const file = join(folder, `${wire}.requests`);
      const count = Math.ceil((connections === 1 ? MOST_PER_SECOND / 3 : MOST_PER_SECOND) * seconds);
      writeRequests(file, wire, nextId, count);
      nextId += count;
      const before = cpuMicros(pid);
      const fired = await fire({ port, wire, file, connections, seconds });
      return { ...fired, cpu: (cpuMicros(pid) - before) / fired.requests };
    },
    stop: () => void child.kill(),
  };
}
