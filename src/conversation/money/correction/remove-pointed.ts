// "Apaga o segundo", "tira os dois uber", "esquece os 30 do bar, não fui eu", "cancela o outro": which of those told lately goes; without any, and
// without a list on the screen, the day's entries are listed.

import { pattern } from '../../../domain/pattern.ts';
import { listedIn } from '../../../memories/list-marks.ts';
import { remindersLately } from '../../agenda/reminders-meant.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { actOnEntry, actOnMeant } from '../../focus/act-on-meant.ts';
import { entryMeant, pointing } from '../../focus/entries-in-focus.ts';
import { itemMeant } from '../../focus/items-in-focus.ts';
import { mapped } from '../../focus/resolve.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { CALL_OFF } from '../../wording/removal-orders.ts';
import { askLedger } from '../questions/ask-ledger.ts';
import { removed } from './same-again.ts';

const ORDER = pattern('i')`
  ^(?:(?:n[ãa]o|opa|pode|ent[ãa]o|ah|e|mas|quero|por favor),? )*(?:${CALL_OFF}|(?<forgets>esque[cç]a?|desconsider|ignor)[ae]r?)
  (?: s[óo]| tamb[ée]m)? (?<what>(?:[oa]s?|ess[ea]s?|aquel[ea]s?) [^,.;:?!]{1,40}?)(?:,? (?:j[áa]|n[ãa]o|foi|era|fui|t[áa]|porque|pq|que)(?![a-zà-ÿ]).*)?[.!]*$
`;
/** Of some other kind. */
const ELSE =
  /(?<![a-zà-ÿ])(?:notas?|filmes?|s[ée]ries?|v[íi]deos?|links?|lembretes?|metas?|list(?:a|inha)s?|parcelas?|n[úu]mero)(?![a-zà-ÿ])/i;

/** Undefined while a list is shown, whose lines are meant, unless something was done since. */
export function removePointed(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone } = situation;
  const { what = '', forgets } = ORDER.exec(text.trim())?.groups ?? {};
  const isListed = loaded.shown.length + loaded.shownEntries.length > 0 || loaded.shownKeyed !== undefined;
  if (what === '' || loaded.pointedAt !== undefined || (isListed && !loaded.wroteLast())) return undefined;
  const said = pointing(what, situation);
  const placed = (said.place ?? said.other ?? said.count) !== undefined;
  const { lastEntry, lastSaved, done } = loaded;
  const kept =
    placed && lastEntry === undefined && done?.reminder === undefined && lastSaved && listedIn(lastSaved) === undefined
      ? itemMeant(said, situation)
      : undefined;
  if (kept !== undefined && kept.is !== 'none')
    return actOnMeant(
      mapped(kept, ({ id, title }) => ({ label: title, act: { tool: 'delete_memory', args: { item_id: id } } })),
      'Qual deles eu apago?',
      situation,
    );
  if (ELSE.test(what)) return undefined;
  const reminders = placed && loaded.lastEntry === undefined ? remindersLately(said, situation) : [];
  const [first, ...others] = reminders.map(({ key }) => ({ tool: 'cancel_reminder' as const, args: { key } }));
  if (first !== undefined) return run(first, ...others);
  // A name, a day or a value in an order to remove is read as before; what is only to be forgotten is nothing else.
  const tells = placed
    ? loaded.lastEntry !== undefined
    : forgets !== undefined && (said.cents ?? said.date) !== undefined;
  const gone = tells ? actOnEntry(entryMeant(said, situation), removed, 'Qual deles eu tiro?', situation) : undefined;
  if (gone !== undefined || !/^o /i.test(what) || !(Number(said.place) > 0) || said.words.length > 0 || isListed)
    return gone;
  const today = localDate(asking.said, zone);
  return askLedger({ op: 'list', period: { from: today, to: today } });
}
removePointed.says = [ORDER];
