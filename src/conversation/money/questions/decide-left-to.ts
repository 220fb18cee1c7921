// "Quanto falta pra 2000?", right behind an answer with a sum in it: what is missing from that.

import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';
import { TYPED_AMOUNT, typedCents } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';

const ASKS = pattern('i')`
  ^${AND}(?:quanto (?:ainda )?falta|falta quanto) (?:pr[ao]|para)(?: (?:chegar|dar|completar|a|em|nos))* (?<value>${TYPED_AMOUNT})\s*[?.!]*$
`;
const SUM = /(?:R\$\s?|= )(?<sum>\d[\d.]*(?:,\d{2})?)/u;

/** Undefined when a goal has that value, or the last answer has no smaller sum. */
export function decideLeftTo(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const { value } = ASKS.exec(text.trim())?.groups ?? {};
  const whole = value === undefined ? undefined : valueSaid(value, situation);
  if (whole === undefined || loaded.goals().some((goal) => goal.value.cents === whole)) return undefined;
  const { sum } = SUM.exec(loaded.lastReply()?.text ?? '')?.groups ?? {};
  const had = sum === undefined ? 0 : typedCents(sum);
  if (had === 0) return undefined;
  return say({
    text:
      had < whole
        ? ['Faltam ', { bold: reais(whole - had) }, `: ${reais(had)} de ${reais(whole)}.`]
        : ['Já passou: ', { bold: reais(had) }, ` de ${reais(whole)}.`],
  });
}
decideLeftTo.says = [ASKS];
