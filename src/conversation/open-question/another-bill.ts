// "E a luz vence dia 8, uns 320", under "vence ou você já pagou?" of the rent: another bill, and no answer.

import { folded } from '../../domain/fold.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { sayWhatWasLeft } from './say-what-was-left.ts';

/** Undefined unless it is asked which of two an entry is, and the message tells the price of something else. */
export function anotherBill(
  situation: Situation,
  decideIntent: (situation: Situation) => Decision,
): Decision | undefined {
  const { text, loaded, read } = situation;
  const { state } = loaded;
  if (state.at !== 'pending' || state.action.kind === 'confirm' || state.action.kind === 'fill_slot') return undefined;
  const asked = state.action.options.flatMap(({ act }) => (act?.tool === 'record_transaction' ? act.args.entries : []));
  const alone = read(text);
  if (asked.length === 0 || alone.intent !== 'lancamento') return undefined;
  const { amount_cents, description } = alone.slots;
  if (amount_cents === undefined || description === undefined) return undefined;
  const said = folded(description);
  const same = asked.some(
    ({ description: name = '', cents }) =>
      cents === amount_cents || folded(name).includes(said) || said.includes(folded(name)),
  );
  return same ? undefined : sayWhatWasLeft(decideIntent({ ...situation, understanding: alone }), situation);
}
