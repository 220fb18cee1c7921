// What a fake Bot API can be told to do to its next call. Plain data, so that it also travels to another process.

export type TelegramFault =
  | { readonly kind: 'answer'; readonly code: number; readonly description: string; readonly parameters?: object }
  /** Any bytes with any status: proxies, gibberish. */
  | {
      readonly kind: 'raw';
      readonly status: number;
      readonly type: string;
      readonly body: string;
      readonly headers?: Record<string, string>;
    }
  /** The connection is cut before the body is read. */
  | { readonly kind: 'drop' }
  /** The call takes effect; the connection is cut before the answer. */
  | { readonly kind: 'accept-then-drop' }
  /** No answer until all that hangs is released, if ever. */
  | { readonly kind: 'hang' };
