// When a coordinator stops (SPEC 4.6): its goal is reached, or little of the budget is left.

import type { BusClient } from '../bus/contract.ts';
import type { Instant } from '../domain/ids.ts';
import { FINISH } from './limits.ts';
import type { MissionPackage } from './mission-package.ts';

export type WhyFinish = 'orcamento' | 'timeout';

/** Why the coordinator must consolidate now; undefined while it may go on. */
export function mustFinish(
  { orcamento_recursos, restricoes_hard }: MissionPackage,
  client: Pick<BusClient, 'remaining'>,
  now: Instant,
): WhyFinish | undefined {
  const left = client.remaining();
  const { timestamp_limite, timeout_global_missao } = restricoes_hard;
  const leftMs = timestamp_limite - now;
  if (left.tokens < orcamento_recursos.orcamento_tokens * FINISH.budgetLeft) return 'orcamento';
  if (leftMs < timeout_global_missao * 1000 * FINISH.timeLeft || leftMs < FINISH.leftMs) return 'timeout';
  return undefined;
}
