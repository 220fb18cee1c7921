// "Aluguel 950 todo dia 10", then "condomínio é 280", "internet 99,90 dia 15": a standing price told behind what repeats, so it does too.
// "Tenho netflix 44,90": a subscription that somebody has, whatever was said before.

import { pattern } from '../../domain/pattern.ts';
import { billOf } from '../money/recurring/bill-of.ts';
import { reworded, type Situation } from '../situation.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';
import { METHODS } from './ways-of-paying.ts';

const ALSO_IS = pattern('i')`
  ^(?:(?:e|a[íi]|j[áa]),? )*(?:[oa] )?(?<name>[a-zà-ÿ]{3,}(?: [a-zà-ÿ]{2,}){0,2}?) (?:[ée]|sai|custa|fica)(?: (?:por|em|uns|umas))? (?<value>${TYPED_AMOUNT})[.!]*$
`;
const ON_DAY = pattern('i')`
  ^(?:(?:e|a[íi]|j[áa]|mais),? )*(?:[oa] )?(?<name>[a-zà-ÿ]{3,}(?: [a-zà-ÿ]{2,}){0,2}?),? (?:(?:[ée]|sai|custa|fica|por|de) )*(?<value>${TYPED_AMOUNT}),? (?:(?:todo|no|vence|cai) )*dia (?<day>\d{1,2})[.!]*$
`;
const SUBSCRIBED = pattern('i')`
  ^(?:(?:e|eu|a gente|j[áa]|tamb[ée]m|tb),? )*(?:tenho|temos|assino|assinamos) (?:(?:[oa]|tb|tamb[ée]m|assinatura d[aeo]) )*(?<name>[a-zà-ÿ]{3,}(?:[ +][a-zà-ÿ]{2,}){0,2}?),? (?:(?:[ée]|sai|custa|por|de|a|que) )*(?<value>${TYPED_AMOUNT})
  (?<means>,? (?:no|pelo|n[ao]s?) (?:${METHODS})(?: d[oe] [a-zà-ÿ\d]{2,})?)?(?: tb| tamb[ée]m| tbm)?[.!]*$
`;
/** What comes by itself every month. */
const BILLS: ReadonlySet<string> = new Set(['contas', 'moradia', 'assinaturas', 'educacao', 'saude']);

/** Undefined unless the last thing done set what is paid on a day of every month, and this is another such bill. */
export function alsoRepeats(situation: Situation): Situation | undefined {
  const { text, loaded, read } = situation;
  const had = SUBSCRIBED.exec(text.trim())?.groups;
  if (had !== undefined && billOf(had['name'] ?? '', had['value'] ?? '', read)?.category === 'assinaturas')
    return reworded(situation, `${had['name']} ${had['value']} todo mês${had['means'] ?? ''}`);
  const { name, value, day } = (ALSO_IS.exec(text.trim()) ?? ON_DAY.exec(text.trim()))?.groups ?? {};
  const last = loaded.recurring().find(({ key }) => key === loaded.done?.recurring)?.value;
  if (name === undefined || value === undefined || last?.kind !== 'despesa' || last.dayOfMonth === undefined)
    return undefined;
  if (loaded.recurring().some(({ value: one }) => one.description === name.toLowerCase())) return undefined;
  if (!BILLS.has(billOf(name, value, read)?.category ?? '')) return undefined;
  return reworded(situation, `${name} ${value} todo dia ${day ?? last.dayOfMonth}`);
}
