// "A feira foi 120" corrects the feira that was recorded; where none was, it tells of one.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { readingOf } from '../../language/reading/reading-of.ts';
import { understandReading } from '../../language/understand.ts';
import { withoutQuestion } from '../load/dialog-context-of.ts';
import { isWholeRecord } from '../open-question/whole-record.ts';
import { reworded, type Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { FOLDED_MONTH_NAMES, MONTH_NAMES } from './calendar-words.ts';
import { AND } from './openers.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';

/** Cues of a correction, which needs an entry to correct. */
const CORRECTS = /\b(?:nao|era|eram|errad[oa]|errei|certo|verdade|alias|corrig\w*|mud\w+|troc\w+|alter\w+|valor)\b/u;

/** "E a sobremesa foi 12", "e o seguro em 10x de 142", after a purchase. */
const AND_THAT = pattern('i')`
  ^e (?:tamb[ée]m )?(?<the>[oa]s?) (?<what>[a-zà-ÿ][a-zà-ÿ ]{1,40}?),? (?:
    (?:foi|foram|deu|deram|custou|saiu|ficou) (?:por |em )?(?!\d+ ?x)(?<value>.+)|
    (?<times>(?:em )?\d{1,2} ?(?:x|vezes) de .+)
  )$
`;

/** "Aluguel de outubro foi 1.300", behind this month's: of another time, and no correction. */
const OF_ANOTHER_TIME = pattern('i')`
  ^${AND}(?:[oa]s? )?(?<what>(?!na |no )[a-zà-ÿ][a-zà-ÿ ]{2,30}?) (?:de (?<month>${MONTH_NAMES})|d(?<past>[ao] (?:m[êe]s|semana|ano) passad[oa])),?
  (?: (?:foi|foram|deu|veio|ficou|custou)(?: em| por| de)?)? (?<value>${TYPED_AMOUNT})[.!]*$
`;

const MONTHS = FOLDED_MONTH_NAMES.split('|');

function ofAnotherTime({ text, loaded: { lastEntry } }: Situation): string | undefined {
  const { what = '', month, past = '', value } = OF_ANOTHER_TIME.exec(text.trim())?.groups ?? {};
  if (value === undefined || lastEntry?.kind !== 'despesa') return undefined;
  if (
    !folded(lastEntry.description)
      .split(' ')
      .includes(folded(what).split(' ')[0] ?? '')
  )
    return undefined;
  const same = MONTHS.indexOf(folded(month ?? '')) + 1 === Number(lastEntry.date.slice(5, 7));
  if (same) return undefined;
  return `gastei ${value} com ${what} ${month === undefined ? `n${past}` : `em ${month}`}`;
}

function andThat({ understanding, loaded, text, read }: Situation): string | undefined {
  const { what, value, times, the } = AND_THAT.exec(text.trim())?.groups ?? {};
  if (what === undefined || loaded.lastEntry?.kind !== 'despesa' || understanding.confidence >= SURE) return undefined;
  if (loaded.entries({ words: what }).length > 0) return undefined;
  const words = value === undefined ? `paguei ${the} ${what} ${times}` : `gastei ${value} com ${what}`;
  const again = read(words);
  return again.intent === 'lancamento' && again.slots.amount_cents !== undefined ? words : undefined;
}

/** The message read as a new entry; undefined when an entry of that name exists, or a correction is certain. */
export function newEntryTold(situation: Situation): Situation | undefined {
  const { understanding, loaded, text } = situation;
  const more = andThat(situation) ?? ofAnotherTime(situation);
  if (more !== undefined) return reworded(situation, more);
  if (understanding.intent !== 'edit_transaction' || loaded.pointedAt !== undefined) return undefined;
  const { target, changes } = understanding.slots;
  if (target === 'last' || target.description === undefined || changes.amount_cents === undefined) return undefined;
  if (CORRECTS.test(folded(text)) || loaded.entries({ words: target.description }).length > 0) return undefined;
  const { lastTx: _none, ...context } = withoutQuestion(situation.reading.context);
  const alone = understandReading(readingOf(text, context));
  return isWholeRecord(alone) ? reworded(situation, text, alone) : undefined;
}
