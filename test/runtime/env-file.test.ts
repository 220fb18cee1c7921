// A .env that is there and cannot be read is told in a sentence: root's own, for a service that runs as somebody else.

import { expect, it, vi } from 'vitest';
import { loadEnvFile } from '../../src/runtime/env-file.ts';

// Its first bytes belong to no page, so reading fails even for root.
it.runIf(process.platform === 'linux')('ends the process with what is wrong', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const ended = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  expect(() => loadEnvFile('/proc/self/mem')).toThrow('ended with 1');
  expect(said).toHaveBeenCalledWith('Não consegui ler /proc/self/mem: o disco respondeu EIO.');
  said.mockRestore();
  ended.mockRestore();
});
