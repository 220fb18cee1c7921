// The single entry that waits for a yes: "Anoto R$ 500,00 de pix da minha irmã?".

import type { Draft } from '../../../finance/draft.ts';
import { offeredAct } from '../../open-question/open-question.ts';
import type { Situation } from '../../situation.ts';

export function entryAsked(situation: Situation): Draft | undefined {
  const act = offeredAct(situation);
  if (act?.tool !== 'record_transaction') return undefined;
  const [only, ...others] = act.args.entries;
  return others.length === 0 ? only : undefined;
}
