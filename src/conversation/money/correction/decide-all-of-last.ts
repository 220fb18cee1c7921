// "Foi no débito os dois", "foram todos ontem", "paguei no pix": corrects every entry of the message just recorded.

import { MINUTE_MS } from '../../../domain/durations.ts';
import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { countSaid } from '../../wording/counts.ts';
import { METHODS } from '../../wording/ways-of-paying.ts';
import { editCall } from './edit-call.ts';
import { changesOf, correctionIn } from './entry-changes-of.ts';

const SHORT = pattern(
  'i',
)`^(?:(?:e|ah|foi|foram|paguei),? )*(?:(?:tudo|todos|todas|(?:[oa]s )?(?:dois|duas|tr[êe]s)|ambos)(?: el[ea]s)? )?(?<how>(?:n[oa]|em|com|de) (?:${METHODS})(?: d[oa] [a-zà-ÿ\d]+)?)[.!]*$`;
const ALL = /\b(?:(?:os|as) (?<count>dois|duas|tres|quatro|cinco)|ambos|ambas|todos|todas|tudo)\b/u;

/** Entries of the messages just before are meant too, when so many are said. */
const TOGETHER_MS = 15 * MINUTE_MS;

/** "Tudo no débito", behind purchases told one by one. */
const recordedLately = ({ loaded, asking }: Situation): readonly Lancamento[] =>
  loaded
    .entries({ last: 6 })
    .filter(({ recordedAt, kind }) => kind === 'despesa' && asking.now - recordedAt <= TOGETHER_MS);

/** Undefined when fewer than two entries are meant, or the last message recorded another number of them. */
export function decideAllOfLast(situation: Situation): Decision | undefined {
  const { text, understanding, loaded } = situation;
  // "Tudo no pix" leaves out that it was.
  const short = SHORT.exec(text.trim())?.groups?.['how'];
  if (understanding.intent !== 'edit_transaction' && short === undefined) return undefined;
  const said = ALL.exec(folded(text));
  const last = loaded.lastEntries();
  // How they were paid, when none of them says so, is of all.
  const unsaid =
    last.length > 1 && loaded.wroteLast() && last.every(({ kind, method }) => kind === 'despesa' && !method);
  if (said === null && (short === undefined || !unsaid)) return undefined;
  const count = countSaid(said?.groups?.['count'] ?? '');
  const lately = count !== undefined || short !== undefined ? recordedLately(situation).slice(0, count) : last;
  const entries = last.length === 1 ? lately : last;
  if (entries.length < 2) return undefined;
  if (count !== undefined && count !== entries.length) return undefined;
  // An amount or description cannot hold for several entries.
  const {
    description: _,
    cents: __,
    ...changes
  } = short === undefined && understanding.intent === 'edit_transaction'
    ? changesOf(understanding.slots.changes)
    : correctionIn(`na verdade foi ${short}`, situation);
  const [first, ...rest] = entries.map(({ id }) => editCall(id, changes));
  if (first === undefined || Object.keys(changes).length === 0) return undefined;
  return run(first, ...rest);
}
