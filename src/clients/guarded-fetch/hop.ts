// Port: one request to one checked address, without following redirects. Node connects to an address it has checked;
// Workers have no resolver and rely on check-url.

import type { NotNow } from '../../domain/lookup.ts';

export type HopResponse = {
  readonly kind: 'response';
  readonly status: number;
  readonly headers: Headers;
  /** Decoded; null when there is none. */
  readonly body: ReadableStream<Uint8Array> | null;
  /** Closes the connection. Always called, also after a full read. */
  readonly close: () => Promise<void>;
};

export type HopRequest = { readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal };

/** Never rejects. */
export type Hop = (url: URL, request: HopRequest) => Promise<HopResponse | NotNow>;
