// What a channel made of a body the platform sent.

import type { Inbound, Receipt } from './message.ts';

export type Parsed = {
  readonly messages: readonly Inbound[];
  readonly receipts: readonly Receipt[];
  /** Items that were not understood; the rest of the batch goes on. */
  readonly rejected: readonly Rejected[];
};

/** `quiet`: read well and of no use to us (a membership change, an unknown kind), so there is nothing to quarantine. */
export type Rejected = { readonly raw: unknown; readonly reason: string; readonly quiet?: true };
