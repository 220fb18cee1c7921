// The single entry that waits for a yes: "Anoto R$ 500,00 de pix da minha irmã?".

import type { Draft } from '../../../finance/draft.ts';
import type { Situation } from '../../situation.ts';

export function entryAsked({ loaded: { state }, asking }: Situation): Draft | undefined {
  if (state.at !== 'pending' || state.action.kind !== 'confirm' || asking.now >= state.expiresAt) return undefined;
  const { act } = state.action.yes;
  if (act.tool !== 'record_transaction') return undefined;
  const [only, ...others] = act.args.entries;
  return others.length === 0 ? only : undefined;
}
