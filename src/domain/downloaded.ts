/** What became of a file somebody sent. */
export type Downloaded =
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | { readonly kind: 'too_big' | 'failed' };
