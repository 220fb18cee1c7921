// A message newly stored by the ingress, and the turn that will answer it.

import type { InboxId } from './ids.ts';
import type { Inbound } from './message.ts';

/** One that was not stored before, and the turn it will be answered in. */
export type Arrived = { readonly turn: InboxId; readonly message: Inbound };
