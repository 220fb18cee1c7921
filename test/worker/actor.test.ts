import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { inject } from 'vitest';
import { accountName } from '../../src/runtime/account-name.ts';
import { actorContract } from '../contract/actor-suite.ts';
import { stagings } from './staged-objects.ts';

const WAITING = `select (select count(*) from inbox where status in ('received', 'claimed'))
  + (select count(*) from outbox where status in ('queued', 'sending')) as n`;

actorContract('workerd', {
  gate: () => inject('gate'),
  async open(staging, { serial }) {
    const name = accountName('telegram', crypto.randomUUID());
    stagings.set(name, staging);
    const stub = (serial ? env.STAGED : env.LOOSE).getByName(name);
    const waiting = () =>
      runInDurableObject(stub, (_, { storage }) => storage.sql.exec<{ n: number }>(WAITING).one().n);
    return {
      accept: async (...messages) => void (await stub.accept(name, messages, [])),
      async quiet() {
        while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 10));
      },
      close: async () => void stagings.delete(name),
    };
  },
});
