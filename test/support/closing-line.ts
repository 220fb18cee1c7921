// The last line of `vitest run`, plain enough for a script to read: `N passed, N failed` (and `, N skipped`).
// Errors outside any test count as failures: a run that broke must not look clean.

import type { Reporter, SerializedError, TestModule } from 'vitest/node';

export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules) {
      const before = count.failed;
      for (const test of module.children.allTests()) count[test.result().state] += 1;
      if (module.state() === 'failed' && count.failed === before) count.failed += 1;
    }
    const { passed, skipped, pending } = count;
    const failed = count.failed + pending + errors.length;
    const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    // After the default reporter's own summary, which is printed in the same round.
    setImmediate(() => process.stdout.write(`\n${line}\n`));
  }
}
