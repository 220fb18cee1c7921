import { contaSlug, goalJar } from '../../../finance/conta.ts';
import type { ToolCall } from '../../../tools/registry.ts';

/** What is had already, in centavos, is the balance of the goal's jar: no money of this month went there. */
export const jarBalance = (key: string, cents: number): ToolCall => ({
  tool: 'set_account',
  args: { slug: contaSlug(goalJar(key)), kind: 'poupanca', balanceCents: cents },
});
