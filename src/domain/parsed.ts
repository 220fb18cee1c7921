// What a channel made of a body the platform sent.

import type { Inbound, Receipt } from './message.ts';
import type { Moved } from './moved.ts';

export type Parsed = {
  readonly messages: readonly Inbound[];
  readonly receipts: readonly Receipt[];
  /** Comes into effect before the messages beside it are stored. */
  readonly moved?: readonly Moved[];
  /** Items that were not understood; the rest of the batch goes on. */
  readonly rejected: readonly Rejected[];
};

/** `quiet`: read well and of no use to us (a membership change, an unknown kind), so there is nothing to quarantine. */
export type Rejected = { readonly raw: unknown; readonly reason: string; readonly quiet?: true };
