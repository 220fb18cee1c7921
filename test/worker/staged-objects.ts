// The product's object with its channels and its waiting replaced by a test's. Objects and tests share an isolate, so a
// test leaves its staging here under the object's name.

import { env } from 'cloudflare:workers';
import type { EngineRim } from '../../src/runtime/account-engine.ts';
import type { OtherHome } from '../../src/runtime/account-move.ts';
import type { AccountName } from '../../src/runtime/account-name.ts';
import type { AccountObject } from '../../src/runtime/account-object.ts';
import { LoadedObject } from './loaded-object.ts';

export const stagings = new Map<string, Partial<EngineRim>>();

/** Before and after each call of one object to another: where a process may die in the middle of a move. */
export type Boundary = `${'before' | 'after'} ${keyof OtherHome}`;
/** What happens at a boundary of the object of that name. */
export const deaths = new Map<string, (at: Boundary, abort: () => void) => void>();

export class StagedObject extends LoadedObject {
  protected override overrides(): Partial<EngineRim> {
    return stagings.get(this.ctx.id.name ?? '') ?? {};
  }

  /** Other objects of its kind, each call with a boundary on both sides. */
  protected override at(name: AccountName): ReturnType<AccountObject['at']> {
    const stub = env.STAGED.getByName(name);
    const boundary = async (at: Boundary): Promise<void> => {
      deaths.get(this.ctx.id.name ?? '')?.(at, () => this.ctx.abort('died'));
      await Promise.resolve();
    };
    const between =
      <Args extends unknown[], Answer>(call: keyof OtherHome, ask: (...args: Args) => Promise<Answer>) =>
      async (...args: Args): Promise<Answer> => {
        await boundary(`before ${call}`);
        const answer = await ask(...args);
        await boundary(`after ${call}`);
        return answer;
      };
    const take = between('take', (...args: Parameters<AccountObject['take']>) => stub.take(...args));
    const accept = between('accept', (...args: Parameters<AccountObject['accept']>) => stub.accept(...args));
    return new Proxy(stub, {
      get(target, key) {
        if (key === 'take') return take;
        if (key === 'accept') return accept;
        const value: unknown = Reflect.get(target, key);
        // A method of a stub is a stub too: what is read from it, `bind` as well, would be asked of the object.
        return typeof value === 'function' ? (...args: unknown[]) => Reflect.apply(value, target, args) : value;
      },
    });
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
