// "A água não paguei ainda", of an entry just recorded as paid: it is to pay. "Vence dia 28", right behind it: its day.

import type { LocalDate } from '../../../domain/dates.ts';
import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import { momentSaid, STAND_IN } from '../../agenda/moment-said.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';

const NAME = '(?:[oa]s? |a conta d[aeo] )?(?<name>[a-zA-ZÀ-ÿ][a-zA-ZÀ-ÿ ]{1,30}?)';
const UNPAID = pattern('i')`
  ^(?:(?:e|mas|ah|opa|na verdade),? )*(?:
    ${NAME} (?:eu )?(?:ainda )?n[ãa]o (?:paguei|foi pag[oa])(?: ainda)?|
    (?:eu )?(?:ainda )?n[ãa]o paguei (?:ainda )?${NAME.replace('name', 'what')}(?: ainda)?
  )[.!]*$
`;
const DUE = pattern('i')`
  ^(?:(?:e|ela|ele|s[óo]),? )*vence (?<day>(?:n[ao] |em )?(?:dia \d{1,2}|amanh[ãa]|${WEEKDAY_NAMES}|\d{1,2}\/\d{1,2}).*)$
`;

/** Undefined when none of the last entries has that name, or nothing waits to be paid. */
export function decideStillToPay(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const { what, name = what } = UNPAID.exec(text.trim())?.groups ?? {};
  if (name !== undefined) {
    const [entry] = loaded
      .lastEntries()
      .filter(
        ({ kind, status, description }) =>
          kind === 'despesa' && status === 'paga' && folded(description) === folded(name),
      );
    return (
      entry &&
      run(
        { tool: 'remove_transaction', args: { pointer: { ids: [entry.id] } } },
        { tool: 'record_transaction', args: { entries: [unpaid(entry)] } },
      )
    );
  }
  const day = DUE.exec(text.trim())?.groups?.['day'];
  const { lastEntry } = loaded;
  if (day === undefined || lastEntry?.status !== 'pendente' || !loaded.wroteLast()) return undefined;
  const said = momentSaid(day, situation);
  const date = said?.content === STAND_IN ? (said.remind_at?.slice(0, 10) as LocalDate | undefined) : undefined;
  return date && run({ tool: 'edit_transaction', args: { pointer: { ids: [lastEntry.id] }, changes: { date } } });
}
decideStillToPay.says = [UNPAID, DUE];

const unpaid = ({ description, cents, category, counterpart, date }: Lancamento): Draft => ({
  kind: 'despesa',
  description,
  cents,
  category,
  date,
  pending: true,
  ...(counterpart === '' ? {} : { counterpart }),
});
