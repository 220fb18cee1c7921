// "Tira a internet", and then "era 89,90 na verdade": what was just taken out comes back with its right value.

import { pattern } from '../../domain/pattern.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { editCall } from '../money/correction/edit-call.ts';
import { keepRecurring } from '../money/recurring/decide-recurring.ts';
import { valueSaid } from '../money/value-said.ts';
import type { Situation } from '../situation.ts';
import { TAKES_BACK } from '../wording/takes-back.ts';
import { TYPED_AMOUNT } from '../wording/typed-amount.ts';

const WAS = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|volta),? )*(?:(?:é que )?(?:era|eram|foi|foram|é|s[ãa]o)) (?:s[óo] )?(?<value>${TYPED_AMOUNT})(?:,? (?:na verdade|na real|ali[áa]s|o (?:valor|certo)))*[.!]*$
`;

/** Undefined unless one thing with a value was removed last. */
export function valueOfRemoved(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const { justRemoved, done } = loaded;
  const cents = valueSaid(WAS.exec(text.trim())?.groups?.['value'] ?? '', situation);
  if (cents === undefined || !justRemoved || done?.removed() !== true) return undefined;
  if (done.ended !== undefined && done.recurring !== undefined)
    return keepRecurring({ kind: 'recorrencia', key: done.recurring, value: { ...done.ended, cents } }, situation);
  const [one, ...more] = done.gone();
  return one === undefined || more.length > 0
    ? undefined
    : run({ tool: 'undo', args: {} }, editCall(one.id, { cents }));
}
valueOfRemoved.says = [WAS];
