import { ingressContract } from '../contract/ingress-suite.ts';
import { mailboxContract } from '../contract/mailbox-suite.ts';
import { outboxContract } from '../contract/outbox-suite.ts';
import { receiptsContract } from '../contract/receipts-suite.ts';
import { scheduleContract } from '../contract/schedule-suite.ts';
import { inDurableObject } from './durable-database.ts';

mailboxContract('in a Durable Object', inDurableObject);
outboxContract('in a Durable Object', inDurableObject);
receiptsContract('in a Durable Object', inDurableObject);
ingressContract('in a Durable Object', inDurableObject);
scheduleContract('in a Durable Object', inDurableObject);
