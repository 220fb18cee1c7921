// "Meus gastos fixos: aluguel 1200 dia 5, luz 180 e água 70": the bills of every month as a list. None is spent by being told.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { GREETINGS } from '../../../language/signals/greeting.ts';
import type { SlotsOf } from '../../../language/slots/slots.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { billOf } from './bill-of.ts';
import { together } from './decide-recurring.ts';

/** What announces the list: such bills by their name, or what is paid every month. */
const HEAD = pattern('i')`
  ^(?:(?:${GREETINGS}|olha|ent[ãa]o|bom|e|anota(?: a[íi])?|s[ãa]o|tenho|temos|esses|essas|estes|estas|[oa]s|meus?|minhas?|nossos|nossas|de|aqui)[:,]? )*(?:
    (?:contas?|gastos?|despesas?|custos?|boletos?|pagamentos?) (?:da casa |de casa |que s[ãa]o )?(?:fix[oa]s?|mensais|recorrentes|(?:de )?(?:todo|cada|por) m[êe]s)|
    fixos|mensalidades|assinaturas
  )(?: (?:do m[êe]s|da casa|de casa|por m[êe]s|todo m[êe]s|que (?:eu )?(?:pago|tenho)))*(?: s[ãa]o)?\s*(?::|s[ãa]o\b|-|(?=\n))\s*(?:(?:[oa]s?|de) )?(?=\S)|
  ^(?:(?:e|a gente|eu|n[óo]s) )*(?:todo m[êe]s|por m[êe]s|mensalmente)(?: (?:eu|a gente|n[óo]s))? (?:pago|pagamos|gasto|gastamos|tenho|temos|vai|v[ãa]o|sai|saem)\s*:?\s+
`;

/** Between two of them: no decimal comma, and no list mark. */
const BETWEEN = /\s*(?:;|,(?!\d)|\n|\s+(?:e|mais)\s+)\s*(?:[-•*]\s*)?(?:e\s+)?/u;
const DAY = '(?:,? (?:(?:todo|no|vence|vencendo|cai|que|é) )*dia (?<day>\\d{1,2}))?';
const NAME = '(?<name>[a-zà-ÿ][a-zà-ÿ -]{1,30}?)';
const NAME_FIRST = new RegExp(
  `^(?:(?:[oa]s?|de|d[oa]) )?${NAME},?:? ?(?:(?:é|dá|da|uns|umas|de|sai|fica|por) )*(?<value>${TYPED_AMOUNT})${DAY}$`,
  'i',
);
const VALUE_FIRST = new RegExp(
  `^(?:uns )?(?<value>${TYPED_AMOUNT}) (?:de|d[oa]s?|n[oa]|com|pr[oa]) ${NAME}${DAY}$`,
  'i',
);
const DAY_OF_LAST = /^(?:(?:todo|vence|no) )*dia \d{1,2}$/i;
const DAY_OF_ALL = /^(?:tud[oi]|tod[oa]s)(?: (?:no|vencem?|caem?))* dia (?<day>\d{1,2})$/i;
/** How often, said of all of them. */
const EVERY_MONTH = /^(?:(?:isso|tudo) )*(?:todo m[êe]s|por m[êe]s)$/i;

/** The list cut at its bills. "Água e esgoto 70" and "aluguel 900, dia 5" are one each. */
function billsIn(list: string): readonly string[] {
  const bills: string[] = [];
  let begun = '';
  for (const part of list.split(BETWEEN)) {
    if (part === '' || EVERY_MONTH.test(part)) continue;
    if (DAY_OF_LAST.test(part) && bills.length > 0) bills.push(`${bills.pop()} ${part}`);
    else if (/\d/u.test(part)) {
      bills.push(begun + part);
      begun = '';
    } else begun = `${begun}${part} e `;
  }
  return begun === '' ? bills : [];
}

function billIn(said: string, allOn: string | undefined, { read }: Situation): SlotsOf<'recurring_set'> | undefined {
  const { name, value, day = allOn } = (NAME_FIRST.exec(said) ?? VALUE_FIRST.exec(said))?.groups ?? {};
  if (name === undefined || value === undefined) return undefined;
  const bill = billOf(name, value, read);
  if (bill === undefined) return undefined;
  const dayOfMonth = Number(day);
  if (day !== undefined && !(dayOfMonth >= 1 && dayOfMonth <= 31)) return undefined;
  return withoutUndefined({
    type: 'expense' as const,
    description: name.toLowerCase(),
    amount_cents: bill.cents,
    category: bill.category,
    recurrence: 'monthly' as const,
    day_of_month: day === undefined ? undefined : dayOfMonth,
  });
}

/** Undefined unless each thing behind such words is a bill with its value. */
export function decideFixedTold(situation: Situation): Decision | undefined {
  const said = situation.text.trim().replace(/[.!]+$/u, '');
  const head = HEAD.exec(said)?.[0];
  if (head === undefined || said.includes('?')) return undefined;
  const bills = billsIn(said.slice(head.length));
  const allOn = DAY_OF_ALL.exec(bills.at(-1) ?? '')?.groups?.['day'];
  const each = (allOn === undefined ? bills : bills.slice(0, -1)).map((bill) => billIn(bill, allOn, situation));
  const known = each.filter((bill) => bill !== undefined);
  const names = new Set(known.map(({ description = '' }) => folded(description)));
  return known.length === each.length && names.size === each.length ? together(known, situation) : undefined;
}
decideFixedTold.says = [HEAD];
