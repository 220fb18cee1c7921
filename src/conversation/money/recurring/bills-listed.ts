// "Aluguel 1200 dia 5, luz 180 e água 70", "a escola do Pedro é 780 e a da Ana 650": bills as a list, each with its own value.

import { folded } from '../../../domain/fold.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import type { LancamentoSlots } from '../../../language/slots/lancamento-slots.ts';
import { isShouted } from '../../../language/tokens/token-shapes.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { billOf } from './bill-of.ts';

export type ListedBill = {
  readonly description: string;
  readonly amount_cents: number;
  readonly category?: NonNullable<LancamentoSlots['category']>;
  /** Of this one, or said of all of them. */
  readonly day_of_month?: number;
};

/** Between two of them: no decimal comma, and no list mark. */
const BETWEEN = /\s*(?:;|,(?!\d)|\n|\s+(?:e|mais)\s+)\s*(?:[-•*]\s*)?(?:e\s+)?/u;
const DAY =
  '(?:,? (?:(?:todo|no|vence|vencendo|cai|que|é|come[çc]a) )*dia (?<day>\\d{1,2}))?(?: (?:por|todo|ao|cada) m[êe]s| mensa(?:l|is))?';
const NAME = '(?<name>[a-zà-ÿ][a-zà-ÿ -]{1,30}?)';
const NAME_FIRST = new RegExp(
  `^(?:(?:[oa]s?|de|d[oa]) )?${NAME},?:? ?(?:(?:é|dá|da|uns|umas|de|sai|fica|por|custa) )*(?<value>${TYPED_AMOUNT})${DAY}$`,
  'i',
);
const VALUE_FIRST = new RegExp(
  `^(?:uns )?(?<value>${TYPED_AMOUNT}) (?:de|d[oa]s?|n[oa]|com|pr[oa]) ${NAME}${DAY}$`,
  'i',
);
const DAY_OF_LAST = /^(?:(?:todo|vence|no|come[çc]a|cai) )*dia \d{1,2}$/i;
const DAY_OF_ALL =
  /^(?:tud[oi]|tod[oa]s|(?:tudo )?vencem?|vence tudo)(?: (?:no|todo|vencem?|caem?))* dia (?<day>\d{1,2})$/i;
/** How often, said of all of them. */
const EVERY_MONTH = /^(?:(?:isso|tudo) )*(?:todo m[êe]s|por m[êe]s)$/i;
/** "A da Ana", behind "a escola do Pedro". */
const ANOTHERS = /^(?:[oa] )?(?<whose>d[oae] \S+(?: \S+)?)(?= (?:é|dá|da|uns|umas|sai|fica|por|custa|\d|r\$))/i;
const THING_OF = /^(?:[oa]s? )?(?<thing>[a-zà-ÿ]+) d[oae] /i;

/** The list cut at its bills. "Água e esgoto 70" and "aluguel 900, dia 5" are one each. */
function cutAtBills(list: string): readonly string[] {
  const bills: string[] = [];
  let begun = '';
  for (const part of list.split(BETWEEN)) {
    if (part === '' || EVERY_MONTH.test(part)) continue;
    if (DAY_OF_LAST.test(part) && bills.length > 0 && !DAY_OF_ALL.test(part)) bills.push(`${bills.pop()} ${part}`);
    else if (/\d/u.test(part)) {
      // "Fechei a academia, 99 por mês": its value, behind a comma.
      bills.push((/^(?:r\$ ?)?\d/i.test(part) ? begun.replace(/ e $/u, ' ') : begun) + part);
      begun = '';
    } else begun = `${begun}${part} e `;
  }
  return begun === '' ? bills : [];
}

/** "A da Ana 650" as "escola da Ana 650". */
function named(bill: string, before: string | undefined): string {
  const whose = ANOTHERS.exec(bill)?.groups?.['whose'];
  const thing = THING_OF.exec(before ?? '')?.groups?.['thing'];
  return whose === undefined || thing === undefined ? bill : bill.replace(ANOTHERS, `${thing} ${whose}`);
}

function billIn(said: string, allOn: string | undefined, read: Situation['read']): ListedBill | undefined {
  const { name, value, day = allOn } = (NAME_FIRST.exec(said) ?? VALUE_FIRST.exec(said))?.groups ?? {};
  if (name === undefined || value === undefined) return undefined;
  const bill = billOf(name, value, read);
  if (bill === undefined) return undefined;
  const dayOfMonth = Number(day);
  if (day !== undefined && !(dayOfMonth >= 1 && dayOfMonth <= 31)) return undefined;
  return withoutUndefined({
    description: name.charAt(0).toLowerCase() + (isShouted(name) ? name.slice(1).toLowerCase() : name.slice(1)),
    amount_cents: bill.cents,
    category: bill.category,
    day_of_month: day === undefined ? undefined : dayOfMonth,
  });
}

/** @returns undefined unless each part is a bill with its name and value, no two of one name */
export function billsListed(list: string, read: Situation['read']): readonly ListedBill[] | undefined {
  const cut = cutAtBills(list.trim().replace(/[.!]+$/u, ''));
  const allOn = DAY_OF_ALL.exec(cut.at(-1) ?? '')?.groups?.['day'];
  const bills = allOn === undefined ? cut : cut.slice(0, -1);
  const each = bills.map((bill, at) => billIn(named(bill, bills[at - 1]), allOn, read));
  const known = each.filter((bill) => bill !== undefined);
  const names = new Set(known.map(({ description }) => folded(description)));
  return known.length === each.length && names.size === each.length && each.length > 0 ? known : undefined;
}
