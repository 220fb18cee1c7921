import { env } from 'cloudflare:workers';
import { inject } from 'vitest';
import { accountName } from '../../src/runtime/account-name.ts';
import { actorContract } from '../contract/actor-suite.ts';
import { quiet } from './quiet.ts';
import { stagings } from './staged-objects.ts';

actorContract('workerd', {
  gate: () => inject('gate'),
  async open(staging, { serial }) {
    const name = accountName('telegram', crypto.randomUUID());
    stagings.set(name, staging);
    const stub = (serial ? env.STAGED : env.LOOSE).getByName(name);
    return {
      accept: async (...messages) => void (await stub.accept(name, messages, [])),
      quiet: () => quiet(stub),
      close: async () => void stagings.delete(name),
    };
  },
});
