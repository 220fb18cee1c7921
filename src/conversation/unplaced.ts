// What is only talk to the rules may have been meant to change something. Where it names an entry told today, or a value of the
// person's own, the reply says that nothing was changed or written down, and how to put it.

import { HOUR_MS } from '../domain/durations.ts';
import { folded } from '../domain/fold.ts';
import type { Lancamento } from '../domain/ledger.ts';
import type { Reply } from '../domain/message.ts';
import { pattern } from '../domain/pattern.ts';
import { entryLine } from '../finance/replies/entry-words.ts';
import { localDate } from './local-time.ts';
import { phrases } from './replies/phrases.ts';
import type { Situation } from './situation.ts';

const RECENT_MS = 12 * HOUR_MS;
const LATEST = 8;
/** In letters. Shorter words are in too many names. */
const TELLING = 4;
/** Said of one's own money. */
const MOVED = pattern('i')`
  (?<![a-zà-ÿ])(?:gastei|paguei|comprei|recebi|vendi|emprestei|devo|me (?:deve|devem|pagou|pagaram|deu|deram)|vai (?:me |nos )?
  (?:dar|mandar)|agora (?:é|eh|fica|ficou))(?![a-zà-ÿ])
`;
/** Nothing is meant to come of it. */
const ONLY_SAID = pattern('i')`
  (?<![a-zà-ÿ])(?:vi|quase|pensando|pensei|queria|ia|(?:n[ãa]o|ningu[ée]m) (?:comprei|gastei|paguei|recebi|pagou|pagaram)|de desconto|
  certo|certinh[oa]|gostos[oa]|bo[ma]|calote|golpe|linda?o?|del[íi]cia|car[oa]|barat[oa])(?![a-zà-ÿ])
`;

/** Such words are meant to do something with what is recorded: "tbm no nubank mas à vista", "o segundo foi ele que usou". */
const OF_MONEY = pattern('i')`
  (?<![a-zà-ÿ])(?:
    (?:me )?pag(?:o|a|am|ou|uei|ar|aram|amos)|receb(?:i|o|er|eu|ido)|ca(?:iu|[íi]ram|i)|entr(?:ou|aram)|dev(?:o|e|em|ia)|(?:divid|rach|descont|devolv|emprest|acert)[a-zà-ÿ]+|
    pix|d[ée]bito|cr[ée]dito|(?:à|a) vista|parcelas?|boleto|fiado|(?:o|a|d[oa]) (?:segund[oa]|primeir[oa]|outr[oa]|[úu]ltim[oa])|o resto|metade|
    (?:coloc|bot|tir|mud|troc|corrig|corrij)(?:a|e|ar)
  )(?![a-zà-ÿ])
`;

/** "A pizza fui eu e o João": what the message is about comes first. */
const TOPIC =
  /^(?:(?:e|mas|ah|opa|n[ãa]o|olha),? )*(?:[oa]s?|aquel[ea]s?|ess[ea]s?) (?<topic>[a-zà-ÿ][a-zà-ÿ ]{2,40})/i;

function entryNamed({ text, loaded, asking }: Situation): Lancamento | undefined {
  const topic = TOPIC.exec(text.trim())?.groups?.['topic'];
  if (topic === undefined) return undefined;
  const said = new Set(folded(topic).split(' ').slice(0, 3));
  return loaded.entries({ last: LATEST }).find(
    ({ description, recordedAt }) =>
      asking.now - recordedAt <= RECENT_MS &&
      folded(description)
        .split(' ')
        .some((word) => word.length >= TELLING && said.has(word)),
  );
}

/** Undefined for talk that nothing was to come of. */
export function unplaced(situation: Situation): Reply | undefined {
  const { text, reading, asking, zone, understanding } = situation;
  if (ONLY_SAID.test(text)) return undefined;
  const entry = entryNamed(situation);
  if (entry !== undefined) return phrases.notChanged(entryLine(entry, localDate(asking.now, zone)));
  const { rule } = understanding;
  // "Amanhã tenho a dona Cleide 160": no remark, and which way it goes is not told.
  const told = MOVED.test(text) || rule === 'other.unknown' || rule.startsWith('entry.');
  if (reading.money !== undefined && told) return phrases.valueUnplaced;
  return OF_MONEY.test(text) ? phrases.moneyUnplaced : undefined;
}
