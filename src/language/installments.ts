import type { Token, TokenSpan } from './token.ts';

export type Installments = {
  readonly count?: number;
  readonly eachCents?: number;
  readonly number?: number;
  readonly downPaymentCents?: number;
  readonly span: TokenSpan;
};
export function findInstallments(_tokens: readonly Token[]): Installments | undefined {
  return undefined;
}
