// The worker under test: the real one, and a bare object with its schema and nothing else for the suites of the store.

import { DurableObject } from 'cloudflare:workers';
import { migrateDurable } from '../../src/runtime/durable-migrations.ts';

export { default, PlatformObject } from '../../src/runtime/worker.ts';
export { LoadedObject as AccountObject } from './loaded-object.ts';
export { LooseObject, StagedObject } from './staged-objects.ts';

export class BareObject extends DurableObject {
  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    void ctx.blockConcurrencyWhile(() => migrateDurable(ctx.storage));
  }
}
