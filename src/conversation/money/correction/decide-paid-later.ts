// "Ela vai pagar dia 30", "só pago sexta", of an entry just recorded as done: it is still to come.

import type { LocalDate } from '../../../domain/dates.ts';
import { pattern, piece } from '../../../domain/pattern.ts';
import { momentSaid, STAND_IN } from '../../agenda/moment-said.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';

const DAY = piece`
  (?:s[óo] )?(?<day>
    (?:n[ao] |em |pr[ao] )?(?:
      dia \d{1,2}(?:/\d{1,2})?|amanh[ãa]|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|semana que vem|
      m[êe]s que vem
    )(?:-feira)?
  )[.!]*$
`;
const BUT = '^(?:(?:e|mas|s[óo] que|ah|opa),? )*';
const THEY_PAY = pattern('iu')`
  ${BUT}(?:el[ea]s?|[oa] (?:client[ea]|fregu[êe]s|freguesa|pessoal|\p{Lu}\p{L}+)) (?:s[óo] )?
  (?:(?:vai|v[ãa]o) (?:me )?(?:pagar|acertar|mandar)|(?:me )?pagam?|acertam?|ficou de (?:me )?pagar) ${DAY}
`;
const I_PAY = new RegExp(`${BUT}(?:eu )?(?:s[óo] )?(?:vou pagar|pago|fica) ${DAY}`, 'iu');

/** Undefined when the entry waits already, or the money goes the other way. */
export function decidePaidLater(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const { lastEntry: last } = loaded;
  if (last?.status !== 'paga' || last.parcelas > 1 || !loaded.wroteLast()) return undefined;
  const { kind } = last;
  if (kind !== 'receita' && kind !== 'despesa') return undefined;
  const day = (kind === 'receita' ? THEY_PAY : I_PAY).exec(text.trim())?.groups?.['day'];
  const said = day === undefined ? undefined : momentSaid(day.replace(/^pr[ao] /iu, ''), situation);
  const date = said?.content === STAND_IN ? (said.remind_at?.slice(0, 10) as LocalDate | undefined) : undefined;
  if (date === undefined) return undefined;
  const { description, cents, category, counterpart } = last;
  const named = counterpart === '' ? {} : { counterpart };
  return run(
    { tool: 'remove_transaction', args: { pointer: { ids: [last.id] } } },
    {
      tool: 'record_transaction',
      args: { entries: [{ kind, description, cents, category, date, pending: true, ...named }] },
    },
  );
}
decidePaidLater.says = [THEY_PAY, I_PAY];
