// Branded keys: a conversation id cannot be passed as an account id, and keys are never built by string concatenation.

import * as z from 'zod/mini';

export type AccountId = number & { readonly __brand: 'AccountId' };
export type ConversationId = number & { readonly __brand: 'ConversationId' };
/** Also the id of the turn that answers the row: one inbox row, one turn. */
export type InboxId = number & { readonly __brand: 'InboxId' };
export type OutboxId = number & { readonly __brand: 'OutboxId' };
export type ItemId = number & { readonly __brand: 'ItemId' };
export type LancamentoId = number & { readonly __brand: 'LancamentoId' };
export type ScheduleId = number & { readonly __brand: 'ScheduleId' };

/** Milliseconds since the epoch: the only representation of an instant. Calendar dates are in domain/dates. */
export type Instant = number;

export const inboxIdSchema = z.pipe(z.int(), z.custom<InboxId, number>());
export const itemIdSchema = z.pipe(z.int(), z.custom<ItemId, number>());
export const lancamentoIdSchema = z.pipe(z.int(), z.custom<LancamentoId, number>());
