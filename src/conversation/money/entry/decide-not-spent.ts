// "Sobrou 10,10 do presente", "pizza 62 por conta dele": an amount that the person did not spend.

import { pattern } from '../../../domain/pattern.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';

const LEFT_OVER = pattern('iu')`
  ^(?:(?:e|ainda|a[íi]|ent[ãa]o),? )*(?:me )?sobr(?:ou|aram) (?:ainda |uns |s[óo] )?${TYPED_AMOUNT}
  (?: (?:d[aeo]s?|n[ao]) (?!(?:sal[áa]rio|m[êe]s)(?!\p{L}))\p{L}[\p{L} ]{1,30}?)?[.!]*$
`;
const ON_OTHERS = pattern('iu')`
  ^(?!.*(?:paguei|gastei))[^?]*\d[^?]*(?:,| foi| ficou)? (?:por|na) conta d(?:el[ea]s?|[ao] (?:meu|minha|pai|m[ãa]e|\p{L}+))[.!]*$
`;

/** Undefined when it may be the person's spending. */
export function decideNotSpent({ text, understanding }: Situation): Decision | undefined {
  const words = text.trim();
  if (understanding.intent !== 'lancamento' || understanding.slots.type !== 'expense') return undefined;
  if (LEFT_OVER.test(words)) return say(phrases.leftOver);
  return ON_OTHERS.test(words) ? say(phrases.onOthers) : undefined;
}
decideNotSpent.says = [LEFT_OVER, ON_OTHERS];
