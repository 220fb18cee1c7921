// "Do freela, e gastei 40 no almoço" under "de onde vieram os R$ 200,00?": the answer comes first, and what follows it is a
// message of its own. Taken whole, one of the two would be lost.

import { readingOf } from '../../language/reading/reading-of.ts';
import { understandReading } from '../../language/understand.ts';
import type { Understanding } from '../../language/understanding.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import { joined } from '../joined.ts';
import { reworded, type Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { clausesOf } from '../wording/clauses-of.ts';
import { slotOpen } from './open-question.ts';
import { isWholeRecord } from './whole-record.ts';

type Decides = (one: Situation) => Decision;

/** In characters. */
const LONGEST = 300;
const IDLE = new Set([
  'smalltalk',
  'unknown',
  'greeting',
  'farewell',
  'thanks',
  'confirm',
  'deny',
  'answer_slot',
  'cancel',
]);

/** The same situation with a part of the message, read as an answer. */
function inContext(situation: Situation, text: string): Situation {
  const reading = readingOf(text, situation.reading.context);
  return { ...situation, text, reading, understanding: understandReading(reading) };
}

/** "Todo dia às 22h me lembra do anticoncepcional": its moment answers nothing. */
const isOneReminder = ({ intent, slots, confidence }: Understanding): boolean =>
  intent === 'reminder_set' &&
  (slots.remind_at ?? slots.recurrence ?? slots.delay_minutes) !== undefined &&
  confidence >= SURE;

/** @returns undefined unless an entry is asked about and only the first part answers. */
export function answerAndMore(situation: Situation, answers: Decides, alone: Decides): Decision | undefined {
  const { text, loaded, read } = situation;
  const { act, slot } = slotOpen(situation) ?? {};
  if (act?.tool !== 'record_transaction' || text.length > LONGEST || text.includes('\n')) return undefined;
  const [first = '', second] = clausesOf(text, slot === 'amount' ? 'value' : 'words');
  // “Devo 1.200 pro banco e 350 pra Sônia” answers nothing.
  if (
    second === undefined ||
    isWholeRecord(read(first)) ||
    isOneReminder(read(text)) ||
    read(first).intent === 'debt_set'
  )
    return undefined;
  const rest = text.slice(text.indexOf(second, first.length));
  const income = act.args.entries.some(({ kind }) => kind === 'receita');
  const more = reworded(situation, /^(?:r\$ ?)?\d/i.test(rest) ? `${income ? 'recebi' : 'gastei'} ${rest}` : rest);
  const { intent, confidence } = more.understanding;
  if (IDLE.has(intent) || intent === 'complexa' || confidence < SURE) return undefined;
  if (intent === 'lancamento' && !isWholeRecord(more.understanding)) return undefined;
  const answered = answers(inContext(situation, first));
  const took = answered.do === 'run_tool' || (answered.do === 'reply' && answered.next.at === 'pending');
  if (!took) return undefined;
  const other = alone({ ...more, loaded: { ...loaded, state: IDLE_STATE } });
  return joined([
    { line: first, part: answered },
    { line: rest, part: other },
  ]);
}
