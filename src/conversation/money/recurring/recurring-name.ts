// What that which repeats is called: "salário da esposa", "salário do estado", and by the person, where somebody gives it.

import { KIN } from '../../../domain/kin.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { SlotsOf } from '../../../language/slots/slots.ts';
import { personMeant } from '../../focus/person-meant.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';

const PAY_OF = pattern()`
  sal[áa]rio (?<whose>d[ao] (?:(?:minha|meu) )?(?:${KIN})|d[ao] [A-ZÀ-Þ][a-zà-ÿ]+)
`;
/** "Recebo 2.150 do estado dia 1". */
const PAID_BY = pattern('i')`
  (?:recebo|ganho) (?:uns )?${TYPED_AMOUNT} (?<of>d[ao] (?!m[êe]s|semana|dia)[a-zà-ÿ]{3,})(?= (?:(?:no|todo) )?dia \d|[,.]|$)
`;
/** "Ela me passa 490 todo dia 3": somebody's, and no pay. */
const GIVEN_BY = pattern('i')`
  ^(?:e |a[íi] )?(?:[oa] |(?:meu|minha) )?(?<who>[a-zà-ÿ]{3,}) (?:me |nos )(?:passa|paga|manda|d[áa]|deposita|transfere|repassa) (?:uns )?(?:r\$ ?)?\d
`;
const PRONOUN = /^el[ea]$/i;

export type RecurringName = {
  readonly name: string;
  readonly category: NonNullable<SlotsOf<'recurring_set'>['category']>;
};

/** The name it is kept under, and what it belongs to. */
export function recurringName(slots: SlotsOf<'recurring_set'>, situation: Situation): RecurringName {
  const { text } = situation;
  const { description, type = 'expense' } = slots;
  const { category = type === 'income' ? 'outras_receitas' : 'outros' } = slots;
  if (category !== 'salario') return { name: description ?? category, category };
  const unnamed = description === undefined || description === 'salário';
  // The pay of somebody else at home is not one's own.
  const whose = PAY_OF.exec(text)?.groups?.['whose'] ?? (unnamed ? PAID_BY.exec(text)?.groups?.['of'] : undefined);
  if (whose !== undefined) return { name: `salário ${whose.replace(/(?:minha|meu) /i, '')}`, category };
  const given = unnamed ? GIVEN_BY.exec(text.trim())?.groups?.['who'] : undefined;
  const who = given !== undefined && PRONOUN.test(given) ? personMeant(given, situation) || 'repasse' : given;
  return who === undefined ? { name: description ?? category, category } : { name: who, category: 'outras_receitas' };
}

const PAY_NAMED = /sal[áa]rio|pagamento|vale|adiantamento|quinzena|ordenado|soldo|bolsa|renda|comiss/i;
const COMES_IN = /(?<![a-zà-ÿ])(?:receb|ganh|entra|cai|me pag)/i;

/** "Banho do Thor 70 toda quinzena": not every fortnight is one of pay. */
export function everyFortnight(slots: SlotsOf<'recurring_set'>, text: string): SlotsOf<'recurring_set'> {
  const { category, description, recurrence, ...rest } = slots;
  if (category !== 'salario' || recurrence !== 'biweekly' || description === undefined) return slots;
  if (PAY_NAMED.test(description) || COMES_IN.test(text)) return slots;
  return { ...rest, recurrence, description, type: 'expense' };
}
