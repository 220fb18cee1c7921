// Cost-benefit filter of requests: with a tight budget only indispensable ones, with a moderate one also those that improve the answer, otherwise all
// (seed 002 section 7, layer 5). The answer names what was left out.

import type { BusClient } from '../../bus/contract.ts';
import type { MissionPackage } from '../mission-package.ts';
import type { ReactCall } from './react-step.ts';

/** Budget fraction left: below TIGHT is tight, below half is moderate. */
const TIGHT = 0.25;
const MODERATE = 0.5;

const WORTH = { critica: 0, complementar: 1, opcional: 2 } as const;

/** The requests to send, and those left out. */
export function worthAsking(
  calls: readonly ReactCall[],
  { orcamento_recursos }: MissionPackage,
  client: Pick<BusClient, 'remaining' | 'flags'>,
): { readonly chosen: readonly ReactCall[]; readonly left: readonly ReactCall[] } {
  const share = client.remaining().tokens / orcamento_recursos.orcamento_tokens;
  const critical = client.flags().some((flag) => flag === 'orcamento_critico' || flag === 'orcamento_esgotado');
  const most = critical || share < TIGHT ? WORTH.critica : share < MODERATE ? WORTH.complementar : WORTH.opcional;
  const sorted = calls.toSorted((a, b) => WORTH[a.importancia] - WORTH[b.importancia]);
  return {
    chosen: sorted.filter(({ importancia }) => WORTH[importancia] <= most),
    left: sorted.filter(({ importancia }) => WORTH[importancia] > most),
  };
}
