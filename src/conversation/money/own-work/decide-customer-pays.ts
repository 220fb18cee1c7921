// "Amanhã tenho na casa da Renata, ela paga 200", "emiti nota pra Clínica Vida de 2.500": what a customer, called by a whole name, is to pay.

import { pattern } from '../../../domain/pattern.ts';
import { properName } from '../../../language/person/proper-name.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { VALUE } from '../../wording/turn.ts';
import { dayTold } from '../correction/day-told.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';

const WHO =
  '(?<who>(?:(?:dona|seu|dra?\\.?|minha|meu) )?(?!(?:eu|el[ea]s?|que|quem|isso|ainda|minha|meu)(?![a-zà-ÿ]))[a-zà-ÿ]{2,}(?: (?!me |de )[a-zà-ÿ]{2,}){0,2}?)';
const DAY = `(?:amanh[ãa]|(?:n[ao] )?(?:${WEEKDAY_NAMES})|dia \\d{1,2}|semana que vem)`;
const LED = '^(?:(?:hoje|ontem|eu|j[áa]),? )*';
const FORMS = [
  pattern('i')`
    ^(?<day>${DAY}),? (?:(?:eu|tenho|vou|fa[çc]o|trabalho|atendo|limpo|uma?) )*(?<what>faxina|di[áa]ria|unhas?|aula|servi[çc]o|corte|plant[ãa]o)? ?(?:n[ao]|pr[ao]) (?:casa d[aeo] |ap[êe] d[aeo] )?${WHO},? (?:e |que )?(?:el[ea] )?(?:vai )?(?:me )?(?:pagar?|d[áa]r?) ${VALUE}[.!]*$
  `,
  pattern('i')`
    ${LED}(?:emiti|mandei|gerei|tirei|enviei) (?:[oa] |uma? )?(?:nota(?: fiscal)?|nfe?|cobran[çc]a) (?:pr[ao]|para(?: [oa])?|d[ao]|[àa]o?) ${WHO}(?:,| de| no valor de)+ ${VALUE}(?:,? (?:vence|pra) (?<day>${DAY}))?[.!]*$
  `,
];
/** Undefined when no customer is told with what they pay. */
export function decideCustomerPays(situation: Situation): Decision | undefined {
  const { text, asking, zone } = situation;
  const words = text.trim();
  const said = FORMS.map((form) => form.exec(words)?.groups).find((groups) => groups !== undefined);
  const { who = '', what, value = '', day } = said ?? {};
  const cents = valueSaid(value, situation);
  if (said === undefined || cents === undefined) return undefined;
  const counterpart = properName(who);
  const today = localDate(asking.said, zone);
  const date = day === undefined ? today : (dayTold(day, situation) ?? today);
  return run(
    recordCall({
      ...{ kind: 'receita', category: 'renda_extra', description: what ?? counterpart, counterpart, date },
      ...{ cents, pending: true },
    }),
  );
}
decideCustomerPays.says = FORMS;
