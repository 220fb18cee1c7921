// Waiting for an object to have nothing to do, by what its rows say.

import { runInDurableObject } from 'cloudflare:test';
import { MISSIONS_RUNNING, ROWS_WAITING } from '../support/rows-waiting.ts';
import type { StagedObject } from './staged-objects.ts';

const WAITING = `select (${ROWS_WAITING}) + (${MISSIONS_RUNNING}) as n`;

/** Resolves when nothing waits to be answered or sent. @param holds whether missions wait for a clock that stands still. */
export async function quiet(stub: DurableObjectStub<StagedObject>, holds: () => boolean = () => false): Promise<void> {
  const waiting = () =>
    runInDurableObject(
      stub,
      (_, { storage }) => storage.sql.exec<{ n: number }>(holds() ? ROWS_WAITING : WAITING).one().n,
    );
  while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
}
