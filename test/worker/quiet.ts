// Waiting for an object to have nothing to do, by what its rows say.

import { runInDurableObject } from 'cloudflare:test';
import type { StagedObject } from './staged-objects.ts';

const WAITING = `select (select count(*) from inbox where status in ('received', 'claimed'))
  + (select count(*) from outbox where status in ('queued', 'sending'))
  + (select count(*) from missions where endedAt is null) as n`;

/** Resolves when nothing waits to be answered or sent. */
export async function quiet(stub: DurableObjectStub<StagedObject>): Promise<void> {
  const waiting = () => runInDurableObject(stub, (_, { storage }) => storage.sql.exec<{ n: number }>(WAITING).one().n);
  while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
}
