// The worker under test: the real one, and a bare object with its schema and nothing else for the suites of the store.

import { DurableObject } from 'cloudflare:workers';
// Vitest's loader of modules is not at hand inside an object: what one imports when it wakes has to be there before.
import '../../src/runtime/account-engine.ts';
import '../../src/runtime/worker-account-rim.ts';
import { migrateDurable } from '../../src/runtime/durable-migrations.ts';

export { AccountObject, default, PlatformObject } from '../../src/runtime/worker.ts';
export { LooseObject, StagedObject } from './staged-objects.ts';

export class BareObject extends DurableObject {
  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    void ctx.blockConcurrencyWhile(() => migrateDurable(ctx.storage));
  }
}
