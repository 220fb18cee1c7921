// Vitest globalSetup of the workers project: fake Bot APIs live in Node, since tests in workerd cannot listen.

import type { TestProject } from 'vitest/node';
import { TOKEN } from '../contract/telegram-harness.ts';
import { telegramControl } from '../fakes/telegram-control.ts';

declare module 'vitest' {
  interface ProvidedContext {
    telegramControl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const control = await telegramControl(TOKEN);
  project.provide('telegramControl', control.url);
  return () => control.close();
}
