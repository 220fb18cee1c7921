// Planted where replies leave.

import type { PlantedBug } from './planted-bug.ts';

export const bugsInSending: readonly PlantedBug[] = [
  {
    name: 'blind resend of an ambiguous send',
    file: 'src/store/send-result.ts',
    find: "return { status: 'unknown', reason: result.reason };",
    put: "return { status: 'queued', reason: result.reason, dueAt: now + backoff(attempt) };",
    goal: 'sends',
    says: /recorded as queued/,
    scale: 0.05,
  },
  {
    name: 'what was being sent is sent again at boot',
    file: 'src/store/outbox.ts',
    find: ".set({ status: 'unknown', reason: 'stopped while sending' })",
    put: ".set({ status: 'queued', reason: 'stopped while sending' })",
    goal: 'crash-points',
    says: /reply arrived 2 times/,
    scale: 1,
    points: 'sendMessage: taken',
  },
  {
    name: 'bytes leave before `sending` is on disk',
    file: 'src/store/outbox.ts',
    // Marked only when the answer is recorded: without any mark no send would ever be settled.
    find: `    db.run(markSending, { id });
    const outgoing = JSON.parse(row.outgoing) as Outgoing;
    return { id, turn: row.turn, conversation: conversationOf(row), outgoing, attempt: row.attempts + 1 };
  }
  return undefined;
}

/** Records how a send ended, unless a receipt that came first has. */
export function settlePart(db: Sql, part: Part, settlement: Settlement): void {
`,
    put: `    const outgoing = JSON.parse(row.outgoing) as Outgoing;
    return { id, turn: row.turn, conversation: conversationOf(row), outgoing, attempt: row.attempts + 1 };
  }
  return undefined;
}

export function settlePart(db: Sql, part: Part, settlement: Settlement): void {
  db.run(markSending, { id: part.id });
`,
    goal: 'crash-points',
    says: /reply arrived 2 times/,
    scale: 1,
    points: 'sendMessage: taken',
  },
  {
    name: '429 tried again early',
    file: 'src/store/send-result.ts',
    find: 'dueAt: now + result.afterMs };',
    put: 'dueAt: now + 1000 };',
    goal: 'sends',
    says: /too-many: tried again too early/,
    scale: 0.05,
  },
  {
    name: 'a send that never left is given up',
    file: 'src/store/send-result.ts',
    find: "? { status: 'queued', reason: result.reason, dueAt: now + backoff(attempt) }",
    put: "? { status: 'failed', reason: result.reason }",
    goal: 'sends',
    says: /refused: tried/,
    scale: 0.05,
  },
  {
    name: 'statuses do not settle what is unknown',
    file: 'src/store/receipts.ts',
    find: "const doubtful = part.status === 'unknown' || part.status === 'sending';",
    put: "const doubtful = part.status === 'sending';\n  if (part.status === 'unknown') return undefined;",
    goal: 'sends',
    says: /unknown became unknown/,
    scale: 0.05,
  },
  {
    name: 'what failed after it was accepted counts as sent',
    file: 'src/store/receipts.ts',
    find: "if (!doubtful && part.status !== 'sent') return undefined;",
    put: 'if (!doubtful) return undefined;',
    goal: 'sends',
    says: /failed later: recorded as sent/,
    scale: 0.05,
  },
  {
    name: 'SIGTERM goes on taking requests',
    file: 'src/runtime/http-server.ts',
    find: 'if (leaving()) response',
    put: 'if (leaving() && request.url === undefined) response',
    goal: 'drain',
    says: /took what came on an open connection|requests in after it was told to leave/,
    scale: 0.1,
  },
];
