// The worker under test: a bare object with the product's schema and nothing else, for the suites of the store.

import { DurableObject } from 'cloudflare:workers';
import { migrateDurable } from '../../src/runtime/durable-migrations.ts';

export class BareObject extends DurableObject {
  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    void ctx.blockConcurrencyWhile(() => migrateDurable(ctx.storage));
  }
}

export default { fetch: () => new Response(null, { status: 404 }) };
