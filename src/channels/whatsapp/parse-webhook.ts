// Parses every entry, change, message and status of a verified webhook body. An invalid item is `rejected` and the
// others are still read; a body of another shape is one rejection. Never throws.

import type { Instant } from '../../domain/ids.ts';
import type { Inbound, Receipt } from '../../domain/message.ts';
import type { Moved } from '../../domain/moved.ts';
import type { Parsed } from '../../domain/parsed.ts';
import { asArray, asObject, type JsonObject } from '../json-reader.ts';
import { readMessage } from './read-message.ts';
import { readReceipt } from './receipts.ts';
import { id, number, text } from './webhook-schema.ts';

type Rejected = Parsed['rejected'][number];
type Gathered = {
  readonly messages: Inbound[];
  readonly receipts: Receipt[];
  readonly rejected: Rejected[];
  readonly moved: Moved[];
};

/** Webhook fields that repeat what the business itself sent; they need no answer. */
const echoes: ReadonlySet<unknown> = new Set(['smb_message_echoes', 'message_echoes', 'smb_app_state_sync', 'history']);

const known = ['messages', 'statuses', 'errors'] as const;

/**
 * @param phoneNumberId of this deployment; messages to another number of the same business are skipped. @param now
 * epoch ms, used when a time is missing.
 */
export function parseWebhook(body: unknown, phoneNumberId: string, now: Instant): Parsed {
  const gathered: Gathered = { messages: [], receipts: [], rejected: [], moved: [] };
  const envelope = asObject(body);
  if (envelope === undefined || envelope.object !== 'whatsapp_business_account' || !Array.isArray(envelope.entry)) {
    return { messages: [], receipts: [], rejected: [{ raw: body, reason: 'not a WhatsApp webhook' }] };
  }
  for (const entry of envelope.entry) {
    for (const change of changesOf(entry, gathered)) gatherChange(change, phoneNumberId, now, gathered);
  }
  const { moved, ...read } = gathered;
  return moved.length === 0 ? read : gathered;
}

function changesOf(entry: unknown, gathered: Gathered): readonly unknown[] {
  const changes = asObject(entry)?.changes;
  if (Array.isArray(changes)) return changes;
  gathered.rejected.push({ raw: entry, reason: 'entry without changes' });
  return [];
}

function gatherChange(raw: unknown, phoneNumberId: string, now: Instant, gathered: Gathered): void {
  const change = asObject(raw);
  const value = asObject(change?.value);
  if (echoes.has(change?.field)) return;
  if (value === undefined) {
    gathered.rejected.push({ raw, reason: 'change without value' });
    return;
  }
  if (change?.field !== 'messages') {
    gathered.rejected.push({ raw, reason: `field ${text(change?.field)?.slice(0, 40) ?? 'missing'}` });
    return;
  }
  const metadata = asObject(value.metadata);
  const addressed = id(metadata?.phone_number_id);
  if (addressed !== phoneNumberId) {
    gathered.rejected.push({ raw, reason: `phone number id ${addressed ?? 'missing'} is not ours` });
    return;
  }
  if (!known.some((name) => Array.isArray(value[name]))) {
    gathered.rejected.push({ raw, reason: 'nothing to read' });
    return;
  }
  for (const name of known) {
    const items = value[name];
    if (items !== undefined && !Array.isArray(items))
      gathered.rejected.push({ raw: items, reason: `${name} is no list` });
  }
  gatherMessages(value, digitsOf(metadata?.display_phone_number), now, gathered);
  for (const item of asArray(value.statuses)) {
    const read = readReceipt(item, now);
    if ('reason' in read) gathered.rejected.push({ raw: item, reason: read.reason });
    else gathered.receipts.push(read);
  }
  for (const item of asArray(value.errors)) gathered.rejected.push({ raw: item, reason: errorReason(item) });
}

function gatherMessages(value: JsonObject, ourNumber: string, now: Instant, gathered: Gathered): void {
  const contacts = asArray(value.contacts);
  for (const item of asArray(value.messages)) {
    const read = readMessage(item, contacts, ourNumber, now);
    if (read.kind === 'message') gathered.messages.push(read.message);
    else if (read.kind === 'moved') gathered.moved.push(read.moved);
    else if (read.kind === 'unreadable') gathered.rejected.push({ raw: item, reason: read.reason });
  }
}

/** '+55 11 4000-1234' as '551140001234', the form of a sender's number. */
function digitsOf(value: unknown): string {
  return text(value)?.replace(/\D/g, '') ?? '';
}

function errorReason(raw: unknown): string {
  const error = asObject(raw);
  return `error ${number(error?.code) ?? 'without code'}: ${text(error?.title)?.slice(0, 80) ?? 'untitled'}`;
}
