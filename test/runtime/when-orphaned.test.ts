import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const SOURCE = new URL('../../src/runtime/when-orphaned.ts', import.meta.url).href;
const SCRIPT = `import { whenOrphaned } from '${SOURCE}';
whenOrphaned(() => { console.log('left'); process.exit(0); });
console.log('here');
setTimeout(() => process.exit(1), 20_000);`;

it('leaves when the shell npm started us with is killed', async () => {
  // The second command keeps the shell from becoming the first.
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$SCRIPT"; true'], {
    env: { NODE: process.execPath, SCRIPT, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(shell.stdout, 'end');
  let said = '';
  shell.stdout.on('data', (chunk) => {
    said += chunk;
    if (said === 'here\n') shell.kill('SIGTERM');
  });
  await ended;
  expect(said).toBe('here\nleft\n');
});
