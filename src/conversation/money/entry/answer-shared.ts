// "Mercado, mas 20 é da Ana", "farmácia, rachei com a Bia", "60 de mercado e 40 de gasolina", under "em que você gastou os R$ 100,00?":
// with the value that was told, a whole message.

import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import { IDLE_STATE } from '../../decision.ts';
import { slotOpen } from '../../open-question/open-question.ts';
import { reworded, type Situation } from '../../situation.ts';
import { asTyped, TYPED_AMOUNT } from '../../wording/typed-amount.ts';

const SHARED = pattern('i')`
  ^(?:(?:foi|n[oa]|com|em|de) )*(?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)(?:,? (?:mas|e|s[óo] que|sendo(?: que)?)|,) (?<rest>
    (?:${TYPED_AMOUNT}|(?:a )?metade) (?:disso )?(?:(?:[ée]|era|foi|s[ãa]o|eram) )?d[aeo].{2,40}|
    (?:eu |a gente )?(?:rach|divid)[a-zà-ÿ]+.{0,40}|(?:[oa] )?[a-zà-ÿ]{2,20} (?:vai |ficou de )?(?:me )?(?:devolve|paga|d[áa]|dar|pagar|devolver).{0,30}
  )[.!]*$
`;

/** Undefined unless it is asked what a value was spent on, and the answer says more than that. */
export function answerShared(situation: Situation, alone: (one: Situation) => Decision): Decision | undefined {
  const { act, slot } = slotOpen(situation) ?? {};
  const [draft, ...others] = act?.tool === 'record_transaction' ? act.args.entries : [];
  if (slot !== 'description' || draft?.kind !== 'despesa' || draft.cents === undefined || others.length > 0)
    return undefined;
  const words = situation.text.trim();
  const { what, rest } = SHARED.exec(words)?.groups ?? {};
  const parts = situation.reading.amounts;
  const inParts = parts.length > 1 && parts.reduce((sum, { cents }) => sum + cents, 0) === draft.cents;
  if (what === undefined && !inParts) return undefined;
  const value = asTyped(draft.cents);
  const whole = reworded(situation, inParts ? `gastei ${value}, ${words}` : `gastei ${value} com ${what}, ${rest}`);
  return alone({ ...whole, loaded: { ...situation.loaded, state: IDLE_STATE } });
}
