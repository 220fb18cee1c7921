// One request to one checked address, redirects not followed: the port behind which runtimes differ. Node pins the connection to
// an address it has checked; Workers have no resolver and rely on what check-url saw.

import type { NotNow } from '../../domain/lookup.ts';

export type HopResponse = {
  readonly kind: 'response';
  readonly status: number;
  readonly headers: Headers;
  /** Decoded; null when there is none. */
  readonly body: ReadableStream<Uint8Array> | null;
  /** Cuts the connection and frees what it held. Always called, also after a full read. */
  readonly close: () => Promise<void>;
};

export type HopRequest = { readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal };

/** Never rejects. */
export type Hop = (url: URL, request: HopRequest) => Promise<HopResponse | NotNow>;
