// What would write while the words leave it open is asked about first, in words that say what would be written.

import type { Instant } from '../domain/ids.ts';
import { registry } from '../tools/registry.ts';
import { askToConfirm } from './ask.ts';
import type { Decision } from './decision.ts';
import { localDate, localDateTime } from './local-time.ts';
import { changeQuestion } from './replies/change-question.ts';
import { moneyQuestion } from './replies/money-question.ts';
import { reminderQuestion } from './replies/reminder-words.ts';
import type { Situation } from './situation.ts';
import { SURE } from './sure.ts';

/** What is changed by the words it holds: that which holds none of them is not touched, however unsure they are. */
const BY_ITS_WORDS: ReadonlySet<string> = new Set(['cancel_reminder', 'change_recurring']);

/** "Pauta: preço do açaí na entressafra": a name, a colon and words are a note, and it can be undone. */
const LABELLED = /^\p{L}+(?: \p{L}+){0,2}: ?[^\d?]{3,}$/u;

/** The same decision, or the question that comes before it. */
export function askIfUnsure(meant: Decision, situation: Situation): Decision {
  const { understanding, asking, text, zone } = situation;
  const sure = understanding.confidence >= SURE;
  // Unsure that it is to be kept at all: the person is asked rather than the world.
  const decision = meant.do === 'identify' && !sure ? meant.otherwise : meant;
  if (sure || decision.do !== 'run_tool') return decision;
  const [call] = decision.calls;
  if (registry[call.tool].effect !== 'write' || BY_ITS_WORDS.has(call.tool)) return decision;
  // A number of the list on the screen points at one record, however unsure the words; it can be undone.
  if (understanding.intent === 'undo_transaction' && (understanding.slots.selection ?? []).length > 0) return decision;
  if (call.tool === 'save_note' && LABELLED.test(text.trim())) return decision;
  const kept = call.tool === 'save_note' && !text.includes(call.args.content);
  const today = localDate(asking.now, zone);
  const wall = { today, wallOf: (at: Instant) => localDateTime(at, zone) };
  const timed = call.tool === 'set_reminder' ? reminderQuestion(call.args, wall) : undefined;
  const question = timed ?? (kept ? changeQuestion(call, []) : moneyQuestion(call, today));
  return askToConfirm(
    question ?? ['Entendi direito? Me confirma antes: ', { bold: text }],
    call,
    { yes: 'Sim', no: 'Não' },
    asking,
  );
}
