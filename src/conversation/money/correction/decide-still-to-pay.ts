// "A água não paguei ainda", "ainda não paguei", "a luz vence dia 20, não paguei", of an entry just recorded as paid: it is to pay. "Vence dia 28", right
// behind it: its day.

import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { recordCall } from '../entry/record-call.ts';
import { dayTold } from './day-told.ts';
import { editCall } from './edit-call.ts';

const NAME = '(?:[oa]s? |a conta d[aeo] )?(?<name>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)';
const UNPAID = pattern('i')`
  ^(?:(?:e|mas|ah|opa|na verdade),? )*(?:
    ${NAME} (?:eu )?(?:ainda )?n[ãa]o (?:paguei|foi pag[oa])(?: ainda)?|
    (?:eu )?(?:ainda )?n[ãa]o paguei (?:ainda )?${NAME.replace('name', 'what')}(?: ainda)?
  )[.!]*$
`;
/** "Ainda não paguei não", of the last entry alone. */
const NOT_PAID = pattern('i')`
  ^(?:(?:e|mas|ah|opa|na verdade|s[óo] que|essa|esse|el[ea]),? )*(?:eu )?(?:ainda )?n[ãa]o (?:paguei|t[áa] pag[oa]|foi pag[oa])
  (?: ess[ea]| ainda| n[ãa]o)*(?:,? (?:vence|(?:s[óo] )?(?:vou pagar|pago)) (?<by>.{3,20}))?[.!]*$
`;
const DUE = pattern('i')`
  ^(?:(?:e|ela|ele|s[óo]),? )*vence (?<day>(?:n[ao] |em )?(?:dia \d{1,2}|amanh[ãa]|${WEEKDAY_NAMES}|\d{1,2}\/\d{1,2}).*)$
`;

const DAY = `(?:n[ao] |em )?(?:dia \\d{1,2}|amanh[ãa]|(?:m[êe]s|semana) que vem|${WEEKDAY_NAMES}|\\d{1,2}\\/\\d{1,2})`;
const NOT_YET = '(?:e |mas |que )*(?:eu )?(?:ainda )?n[ãa]o (?:paguei|t[áa] paga|foi paga|pago)(?: ainda)?';
/** Both at once, in either order. */
const NAMED_DUE = pattern('i')`
  ^(?:(?:e|mas|ah|opa|na verdade),? )*(?:
    ${NAME} (?:na verdade )?(?:s[óo] )?(?:vence|vou pagar|pago) (?:s[óo] )?(?<day>${DAY})(?: na verdade)?(?:[, ]+${NOT_YET})?|
    ${NAME.replace('name', 'what')} ${NOT_YET}[, ]+(?:(?:e|el[ea]|s[óo]|vou pagar|que) )*vence (?:s[óo] )?(?<then>${DAY})
  )(?: na verdade)?[.!]*$
`;

/** Undefined when none of the last entries has that name, or nothing waits to be paid. */
export function decideStillToPay(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const { lastEntry } = loaded;
  const unpaidLast = NOT_PAID.exec(text.trim());
  if (unpaidLast !== null && lastEntry?.kind === 'despesa' && lastEntry.status === 'paga' && loaded.wroteLast()) {
    const by = unpaidLast.groups?.['by'];
    const date = by === undefined ? lastEntry.date : dayTold(by, situation);
    if (loaded.lastEntries().length > 1 || lastEntry.parcelas > 1 || date === undefined) return undefined;
    return run(
      { tool: 'remove_transaction', args: { pointer: { ids: [lastEntry.id] } } },
      recordCall({ ...unpaid(lastEntry), date }),
    );
  }
  const both = NAMED_DUE.exec(text.trim())?.groups;
  const { what, name = what } = both ?? UNPAID.exec(text.trim())?.groups ?? {};
  if (name !== undefined) {
    const [entry] = loaded
      .lastEntries()
      .filter(
        ({ kind, status, description }) =>
          kind === 'despesa' && (status === 'paga' || both !== undefined) && folded(description) === folded(name),
      );
    const due = both === undefined ? entry?.date : dayTold(both['day'] ?? both['then'] ?? '', situation);
    if (entry === undefined || due === undefined) return undefined;
    return entry.status === 'paga'
      ? run(
          { tool: 'remove_transaction', args: { pointer: { ids: [entry.id] } } },
          recordCall({ ...unpaid(entry), date: due }),
        )
      : run(editCall(entry.id, { date: due }));
  }
  const day = DUE.exec(text.trim())?.groups?.['day'];
  if (day === undefined || lastEntry === undefined || !loaded.wroteLast()) return undefined;
  const date = dayTold(day, situation);
  const { kind, status, parcelas, id } = lastEntry;
  // What falls due was not paid yet.
  if (status === 'paga' && kind === 'despesa' && parcelas === 1 && loaded.lastEntries().length === 1)
    return (
      date &&
      run({ tool: 'remove_transaction', args: { pointer: { ids: [id] } } }, recordCall({ ...unpaid(lastEntry), date }))
    );
  if (status !== 'pendente') return undefined;
  return date && run(editCall(lastEntry.id, { date }));
}
decideStillToPay.says = [UNPAID, NOT_PAID, DUE, NAMED_DUE];

const unpaid = ({ description, cents, category, counterpart, date }: Lancamento): Draft => ({
  kind: 'despesa',
  description,
  cents,
  category,
  date,
  pending: true,
  ...(counterpart === '' ? {} : { counterpart }),
});
