import type { TokenSpan } from '../tokens/token.ts';
import type { Figure } from './figure.ts';

/** A figure and the tokens it was read from. */
export type Found = TokenSpan & { readonly figure: Figure };
