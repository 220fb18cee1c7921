// "Meus gastos fixos: aluguel 1200 dia 5, luz 180 e água 70": the bills of every month as a list. None is spent by being told.

import { pattern } from '../../../domain/pattern.ts';
import { GREETINGS } from '../../../language/signals/greeting.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { billsListed } from './bills-listed.ts';
import { together } from './decide-recurring.ts';

/** What announces the list: such bills by their name, or what is paid every month. */
const HEAD = pattern('i')`
  ^(?:(?:${GREETINGS}|olha|ent[ãa]o|bom|e|anota(?: a[íi])?|s[ãa]o|tenho|temos|esses|essas|estes|estas|[oa]s|meus?|minhas?|nossos|nossas|de|aqui)[:,]? )*(?:
    (?:contas?|gastos?|despesas?|custos?|boletos?|pagamentos?) (?:da casa |de casa |que s[ãa]o )?(?:fix[oa]s?|mensais|recorrentes|(?:de )?(?:todo|cada|por) m[êe]s)|
    fixos|mensalidades|assinaturas
  )(?: (?:do m[êe]s|da casa|de casa|por m[êe]s|todo m[êe]s|que (?:eu )?(?:pago|tenho)))*(?: s[ãa]o)?\s*(?::|s[ãa]o\b|-|(?=\n))\s*(?:(?:[oa]s?|de) )?(?=\S)|
  ^(?:e )?(?:a gente paga|n[óo]s pagamos|eu pago)\s+(?=[^\d]{0,20}\d[\d.,]* de [^\d]{3,30}\d)|
  ^(?:(?:e|a gente|eu|n[óo]s) )*(?:todo m[êe]s|por m[êe]s|mensalmente)(?: (?:eu|a gente|n[óo]s))? (?:pago|pagamos|gasto|gastamos|tenho|temos|vai|v[ãa]o|sai|saem)\s*:?\s+
`;

/** Undefined unless each thing behind such words is a bill with its value. */
export function decideFixedTold(situation: Situation): Decision | undefined {
  const said = situation.text.trim();
  const head = HEAD.exec(said)?.[0];
  if (head === undefined || said.includes('?')) return undefined;
  const bills = billsListed(said.slice(head.length), situation.read);
  const monthly = { type: 'expense', recurrence: 'monthly' } as const;
  return together(bills?.map((bill) => ({ ...monthly, ...bill })) ?? [], situation);
}
decideFixedTold.says = [HEAD];
