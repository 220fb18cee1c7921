// The account's object with its engine imported beforehand: Vitest's loader of modules belongs to one object, and another that
// waits for it would wait forever. That the import itself works is shown by wrangler.test.ts.

import { accountEngine } from '../../src/runtime/account-engine.ts';
import { AccountObject } from '../../src/runtime/account-object.ts';
import { workerAccountRim } from '../../src/runtime/worker-account-rim.ts';

export class LoadedObject extends AccountObject {
  protected override async modules() {
    return { accountEngine, workerAccountRim };
  }
}
