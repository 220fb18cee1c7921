// Vitest globalSetup of the workers project: servers live in Node, since tests in workerd cannot listen.

import type { TestProject } from 'vitest/node';
import { gateServer } from '../fakes/gate-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    gate: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const gate = await gateServer();
  project.provide('gate', gate.url);
  return () => gate.close();
}
