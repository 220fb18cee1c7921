// The product's object with its channels and its waiting replaced by a test's. Objects and tests share an isolate, so a
// test leaves its staging here under the object's name.

import type { EngineRim } from '../../src/runtime/account-engine.ts';
import { AccountObject } from '../../src/runtime/account-object.ts';

export const stagings = new Map<string, Partial<EngineRim>>();

export class StagedObject extends AccountObject {
  protected override overrides(): Partial<EngineRim> {
    return stagings.get(this.ctx.id.name ?? '') ?? {};
  }
}

/** The same without the discipline of the alarm: whoever arrives starts answering. What the suite shows to go wrong. */
export class LooseObject extends StagedObject {
  override async accept(...args: Parameters<AccountObject['accept']>): ReturnType<AccountObject['accept']> {
    const accepted = await super.accept(...args);
    this.ctx.waitUntil(this.alarm());
    return accepted;
  }
}
