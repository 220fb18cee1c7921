import { ingressContract } from './ingress-suite.ts';
import { mailboxContract } from './mailbox-suite.ts';
import { inFile, inMemory } from './node-database.ts';
import { outboxContract } from './outbox-suite.ts';
import { receiptsContract } from './receipts-suite.ts';
import { scheduleContract } from './schedule-suite.ts';

for (const [name, harness] of [
  ['in memory', inMemory],
  ['in a file', inFile],
] as const) {
  mailboxContract(name, harness);
  outboxContract(name, harness);
  receiptsContract(name, harness);
  ingressContract(name, harness);
  scheduleContract(name, harness);
}
