// Planted where messages and effects are stored.

import type { PlantedBug } from './planted-bug.ts';

export const bugsInStorage: readonly PlantedBug[] = [
  {
    name: 'no dedupe key',
    file: 'db/migrations/0000_spine.sql',
    find: 'CREATE UNIQUE INDEX `inboxByNativeId`',
    put: 'CREATE INDEX `inboxByNativeId`',
    goal: 'storm',
    says: /(saved|journalled) \d+ times/,
    scale: 0.1,
  },
  {
    name: 'ack before commit',
    file: 'src/http/webhook-handler.ts',
    find: 'await deps.ingress.accept(messages, receipts);',
    put: 'deps.ingress.accept(messages, receipts).catch(() => {});',
    goal: 'crash-points',
    says: /acknowledged and lost/,
    scale: 1,
    points: 'insert inbox: before commit',
  },
  {
    name: 'synchronous=NORMAL',
    file: 'src/runtime/sqlite-file.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: these are the words of the source.
    find: "database.pragma(`synchronous = ${rig.synchronous ?? 'FULL'}`);",
    put: "database.pragma('synchronous = NORMAL'); rig = { ...rig, allowUnsafe: true };",
    goal: 'power-cut',
    says: /acknowledged and lost/,
    scale: 0.25,
  },
  {
    name: 'message settled outside the transaction of its turn',
    file: 'src/conversation/write-turn.ts',
    find: '  tx.settleInbox(id, now);',
    put: '  queueMicrotask(() => tx.settleInbox(id, now));',
    goal: 'crash-points',
    says: /stands 2 times in the history/,
    scale: 1,
    points: 'update inbox status,settledat: before this write',
  },
  {
    name: 'waiting messages forgotten at boot',
    file: 'src/runtime/account-jobs.ts',
    find: 'for (const { message, attempts } of lanesWaiting(sql)) void wakeFor(message, attempts);',
    put: '',
    goal: 'crash-points',
    says: /ended received/,
    scale: 1,
    points: 'insert inbox: committed',
  },
  {
    name: 'a killed process blamed on the message',
    file: 'src/conversation/actor.ts',
    find: 'deaths >= MOST_DEATHS',
    put: 'deaths >= 1',
    goal: 'crash-points',
    says: /ended quarantined/,
    scale: 1,
    // How many statements lie between is nobody's promise.
    points: 'insert items .*> insert outbox: before commit',
  },
  {
    name: 'a full disk blamed on the message',
    file: 'src/conversation/actor.ts',
    find: 'if (error instanceof StoreFailure)',
    put: 'if (Number.isNaN(error instanceof StoreFailure))',
    goal: 'disk-full',
    says: /ended quarantined/,
    scale: 1,
  },
  {
    name: 'a group goes on after it was rolled back',
    file: 'src/runtime/sqlite-driver.ts',
    find: "if (!database.inTransaction) throw new StoreFailure('the transaction was rolled back');",
    put: '',
    goal: 'disk-full',
    says: /not quiet after there was room again/,
    scale: 1,
  },
];
