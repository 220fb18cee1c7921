// Another process that attacks goals, one at a time: half of an attack is waiting for processes to start, die and recover.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Luck } from './attacked.ts';
import { fromRoot } from './rig/paths.ts';
import type { Proof } from './table.ts';

export type Order = { readonly goal: string; readonly luck: Luck };

export type OtherProcess = {
  readonly attack: (goal: string, luck: Luck) => Promise<Proof>;
  close(): void;
};

export function otherProcess(): OtherProcess {
  const child = fork(fromRoot('test/prove/entries/attacker.ts'), {
    execArgv: ['--no-warnings'],
    // What a goal prints must not stand between the results.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => `its process ended with ${code ?? signal}`);
  return {
    async attack(goal, luck) {
      const answered = once(child, 'message').then(([proof]) => proof as Proof);
      if (child.connected) child.send({ goal, luck } satisfies Order);
      const result = await Promise.race([answered, ended]);
      if (typeof result !== 'string') return result;
      return { goal, promise: 'attacked to the end', seed: luck.seed, ms: 0, n: 0, failures: [result] };
    },
    close() {
      if (child.connected) child.disconnect();
    },
  };
}
