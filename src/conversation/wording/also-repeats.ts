// "Aluguel 950 todo dia 10", then "condomínio é 280": a standing price told behind what repeats, so on the same day.

import { pattern } from '../../domain/pattern.ts';
import { reworded, type Situation } from '../situation.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';

const ALSO_IS = pattern('i')`
  ^(?:(?:e|a[íi]|j[áa]),? )*(?:[oa] )?(?<name>[a-zà-ÿ]{3,}(?: [a-zà-ÿ]{2,}){0,2}?) (?:[ée]|sai|custa|fica)(?: (?:por|em|uns|umas))? (?<value>${TYPED_AMOUNT})[.!]*$
`;
/** What comes by itself every month. */
const BILLS: ReadonlySet<string> = new Set(['contas', 'moradia', 'assinaturas', 'educacao']);

/** Undefined unless the last thing done set what is paid on a day of every month, and this is another such bill. */
export function alsoRepeats(situation: Situation): Situation | undefined {
  const { text, loaded, read } = situation;
  const { name, value } = ALSO_IS.exec(text.trim())?.groups ?? {};
  const last = loaded.recurring().find(({ key }) => key === loaded.done?.recurring)?.value;
  if (name === undefined || last?.kind !== 'despesa' || last.dayOfMonth === undefined) return undefined;
  if (loaded.recurring().some(({ value: one }) => one.description === name.toLowerCase())) return undefined;
  const bill = read(`paguei ${value} de ${name}`);
  if (bill.intent !== 'lancamento' || !BILLS.has(bill.slots.category ?? '')) return undefined;
  return reworded(situation, `${name} ${value} todo dia ${last.dayOfMonth}`);
}
