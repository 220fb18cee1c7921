// "A Neide acertou tudo", of several things she took: all of what waits from her.

import type { Lancamento } from '../../../domain/ledger.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';

const ALL_OF_IT = /(?<![a-zà-ÿ])(?:tudo|tudinho|a conta|o fiado)(?![a-zà-ÿ])/i;

/** Undefined when the words do not say all, or only one thing waits. */
export function allOfTheirs({ counterpart }: Lancamento, { text, loaded }: Situation): Decision | undefined {
  if (!ALL_OF_IT.test(text) || counterpart === '') return undefined;
  const waits = loaded.bills().filter((one) => one.kind === 'receita' && one.counterpart === counterpart);
  const cents = waits.reduce((sum, one) => sum + one.cents, 0);
  return waits.length < 2 ? undefined : run({ tool: 'settle_split', args: { counterpart, cents } });
}
