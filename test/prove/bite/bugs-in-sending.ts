// Planted where replies leave.

import type { PlantedBug } from './planted-bug.ts';

export const bugsInSending: readonly PlantedBug[] = [
  {
    name: 'blind resend of an ambiguous send',
    file: 'src/store/mailbox.ts',
    find: "return { status: 'unknown', reason: result.reason };",
    put: "return { status: 'queued', reason: result.reason, dueAt: now + backoff(attempt) };",
    goal: 'sends',
    scale: 0.05,
  },
  {
    name: 'what was being sent is sent again at boot',
    file: 'src/store/outbox.ts',
    find: ".set({ status: 'unknown', reason: 'stopped while sending' })",
    put: ".set({ status: 'queued', reason: 'stopped while sending' })",
    goal: 'crash-points',
    scale: 1,
    points: 'sendMessage: taken',
  },
  {
    name: 'bytes leave before `sending` is on disk',
    file: 'src/store/outbox.ts',
    find: 'db.run(markSending, { id });',
    put: '',
    goal: 'crash-points',
    scale: 1,
    points: 'sendMessage: taken',
  },
  {
    name: '429 tried again early',
    file: 'src/store/mailbox.ts',
    find: 'dueAt: now + result.afterMs };',
    put: 'dueAt: now + 1000 };',
    goal: 'sends',
    scale: 0.05,
  },
  {
    name: 'a send that never left is given up',
    file: 'src/store/mailbox.ts',
    find: "? { status: 'queued', reason: result.reason, dueAt: now + backoff(attempt) }",
    put: "? { status: 'failed', reason: result.reason }",
    goal: 'sends',
    scale: 0.05,
  },
  {
    name: 'statuses do not settle what is unknown',
    file: 'src/store/receipts.ts',
    find: "part.status === 'unknown' || part.status === 'sending'",
    put: "part.status === 'sending'",
    goal: 'sends',
    scale: 0.05,
  },
  {
    name: 'SIGTERM goes on taking requests',
    file: 'src/runtime/http-server.ts',
    find: 'if (leaving()) response',
    put: 'if (leaving() && request.url === undefined) response',
    goal: 'drain',
    scale: 0.1,
  },
];
