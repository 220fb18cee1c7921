// "Quero faturar 5 mil por mês", "meta de vender 15 mil": what one aims to bring in is kept in its words, and is no pay and nothing to put by.

import { pattern } from '../../../domain/pattern.ts';
import { noteCall } from '../../../planner/save-calls.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';

const EARN = `(?:faturar|ganhar|vender|tirar|lucrar|receber|apurar|fazer)(?: (?:pelo menos|uns|umas|no m[íi]nimo))* ${TYPED_AMOUNT}(?: reais)?`;
const SPAN = ' (?:m[êe]s|semana|ano|dia)';
const TOLD = pattern('i')`
  ^(?:(?:eu|oi|agora|anota(?: a[íi])?),? )*(?:
    (?:n?es[st]e m[êe]s,? )?(?:eu )?(?:quero|queria|preciso|tenho que|pretendo)(?: conseguir)? ${EARN}(?: (?:por|n?[oa]|n?es[st][ea]|ao|cada|todo)${SPAN})?|
    (?:[ao] )?(?:minha |meu )?(?:meta|objetivo)(?: d[aeo]${SPAN})?(?: (?:é|eh|de))* ${EARN}(?: .{2,20})?
  )[.!]*$
`;

/** Undefined when nothing to earn is aimed at. */
export function decideGoalToEarn({ text }: Situation): Decision | undefined {
  const words = text.trim();
  return TOLD.test(words) && /m[êe]s|semana|ano|dia|meta|objetivo/i.test(words) ? run(noteCall(words)) : undefined;
}
decideGoalToEarn.says = [TOLD];
