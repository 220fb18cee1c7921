// "Tira o mais barato", "apaga a maior": the smallest or largest entry on the screen, else of this month. It was not
// named, so it is confirmed first.

import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { subjectWords } from '../../../finance/replies/entry-words.ts';
import { askToConfirm } from '../../ask.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { CALL_OFF } from '../../wording/removal-orders.ts';
import { ownMonth } from '../questions/own-month.ts';

const EXTREME = pattern('i')`
  ^(?:(?:agora|ent[ãa]o|pode|e) )*(?:${CALL_OFF}) (?:o |a )?
  (?:(?:gasto|compra|lan[çc]amento|despesa) )?
  (?:(?<most>mais car[oa]|maior|mais alt[oa])|mais barat[oa]|menor|mais baix[oa])
  (?: (?:gasto|compra|lan[çc]amento|despesa|deles|delas|desses|dessas|da lista|do m[êe]s))*[.!]*$
`;

/** Undefined when there is no entry to compare. Asks before it removes. */
export function decideExtreme({ text, loaded, asking, zone }: Situation): Decision | undefined {
  const said = EXTREME.exec(text.trim());
  if (said === null) return undefined;
  const period = ownMonth(localDate(asking.said, zone), loaded.monthStart());
  const shown = loaded.done?.afterList === true ? [] : loaded.shownEntries.filter((one) => one !== undefined);
  const all = shown.length > 0 ? shown : loaded.entries({ period }).filter(({ kind }) => kind === 'despesa');
  const sign = said.groups?.['most'] === undefined ? 1 : -1;
  const entry = all.reduce<Lancamento | undefined>(
    (best, one) => (best === undefined || sign * (one.cents - best.cents) < 0 ? one : best),
    undefined,
  );
  if (entry === undefined) return undefined;
  return askToConfirm(
    ['Tiro ', { bold: subjectWords(entry) }, '?'],
    { tool: 'remove_transaction', args: { pointer: { ids: [entry.id] } } },
    { yes: 'Tirar', no: 'Deixa' },
    asking,
  );
}
decideExtreme.says = [EXTREME];
