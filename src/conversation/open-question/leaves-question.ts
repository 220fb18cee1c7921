// Whether a message leaves the open question (SPEC "diálogo ativo"), decided by code. Almost any words could answer
// "what did you spend it on?", so the message is also read as if no question were open.

import { slotAsked } from '../../dialogue/pending-action.ts';
import { folded } from '../../domain/fold.ts';
import type { Intent } from '../../language/intent.ts';
import type { Understanding } from '../../language/understanding.ts';
import type { ToolCall, ToolName } from '../../tools/registry.ts';
import { DAY_NAMED } from '../agenda/is-appointment.ts';
import { MEETING, THERE_IS } from '../agenda/offer-reminder.ts';
import { answersGoal } from '../money/goals/goal-answer.ts';
import { tellsState } from '../notebook/tells-something.ts';
import type { Situation } from '../situation.ts';
import { CERTAIN, SURE } from '../sure.ts';
import { paraphrased } from '../wording/paraphrases.ts';
import { isBareOrder } from './bare-order.ts';
import { KEPT_WHOLE } from './kept-whole.ts';
import { repeatsBeside } from './names-another.ts';
import { ORDERS } from './orders.ts';
import { ABOUT_THE_QUESTION, isTimed, saysElse } from './says-else.ts';
import { isWholeRecord } from './whole-record.ts';

/** Slots that almost any words could fill. */
const ANSWERED_IN_WORDS: ReadonlySet<ToolName> = new Set<ToolName>([
  'record_transaction',
  'edit_transaction',
  'pay_fatura',
  'set_recurring',
  'set_reminder',
]);

/** The intents a model may choose over answering; none of them deletes anything. */
const DOUBTED: ReadonlySet<Intent> = new Set<Intent>([
  'simplista',
  'complexa',
  'search',
  'list_all',
  'reminder_set',
  'quote',
  'help',
]);
/** Told of a debt, or of what is still to be done, and no name of what was spent or came in. */
const OWES_OR_WANTS =
  /^(?:(?:eu|a gente|ainda|tamb[ée]m) )*(?:(?:devo|t[ôo] devendo) [^?]{0,20}\d|(?:preciso|precisamos|tenho (?:que|de)|quero|queria|vou|vamos|falta) (?:ir )?[a-zà-ÿ]+r(?![a-zà-ÿ]))/i;

/** "60 mais 8 de entrega" begins with the figure that was asked for. */
const ADDS_UP = /^(?:foi |foram |deu |deram |ficou )?(?:r )?\d[\d ]*(?:reais )?(?:e )?mais \d/u;

/** The message read on its own, when it certainly leaves the question; undefined when it may answer it. */
export function leavesQuestion(situation: Situation): Understanding | undefined {
  const { loaded, understanding, read, text } = situation;
  const asked = slotAsked(loaded.state);
  if (asked === undefined) return undefined;
  const { slot, act } = asked;
  const { tool } = act;
  // "A chave eu deixei com a Neide do 302" is a note in other words, and no value.
  const known = tool === 'record_transaction' ? paraphrased(text) : undefined;
  if (known?.startsWith('anota: ')) return read(known);
  if (tool === 'record_transaction' && slot === 'amount' && tellsState(text)) return read(text);
  if (tool === 'record_transaction' && slot === 'amount' && isPlanned(situation)) return read(text);
  if (tool === 'record_transaction' && slot === 'description' && OWES_OR_WANTS.test(text.trim())) return read(text);
  if (KEPT_WHOLE.has(tool)) return leavesKeeping(tool, read, text);
  if (slot === 'amount' && (tool === 'tell_money' || tool === 'set_recurring'))
    return answersGoal(situation) ? undefined : leavesPlan(read, text, act);
  if (tool !== 'study_question' && !ANSWERED_IN_WORDS.has(tool)) return undefined;
  // "Cancela" alone cancels the question, not an entry recorded earlier.
  if (slot === 'amount' && ADDS_UP.test(folded(text))) return undefined;
  if ((tool === 'edit_transaction' || tool === 'pay_fatura') && understanding.intent === 'cancel') return undefined;
  const alone = read(text);
  if (tool !== 'study_question' && isBareOrder(alone, text)) return alone;
  if (answersInItsPlace(alone, understanding, tool)) return undefined;
  if (tool === 'study_question') return ABOUT_THE_QUESTION.has(alone.intent) ? undefined : alone;
  return saysElse(alone, asked, situation) ? alone : undefined;
}

/** "Amanhã tenho prova", "conselho de classe dia 4/12": nothing that was paid. */
const isPlanned = ({ text, reading, read }: Situation): boolean =>
  reading.money === undefined &&
  DAY_NAMED.test(text) &&
  (MEETING.test(folded(text)) || (read(text).intent === 'reminder_set' && THERE_IS.test(text)));

/** What another message of the same words would be, but not one under an open question. */
function answersInItsPlace(alone: Understanding, understanding: Understanding, tool: ToolName): boolean {
  // What is given up is the question, and nothing that was kept before it.
  if (understanding.intent === 'cancel' && alone.intent === 'undo_transaction' && alone.slots.target === 'last')
    return true;
  // "No táxi" would continue an earlier question; while another one is open it is an answer to that.
  if (alone.rule === 'figure.follow_up') return true;
  // "Presente da minha mãe", which would be looked up by itself, is what it was spent on.
  return alone.rule === 'notebook.thing' && tool === 'record_transaction';
}

/** Under "quanto é o teto?", all but a value is something else. */
function leavesPlan(read: Situation['read'], text: string, act: ToolCall): Understanding | undefined {
  const alone = read(text);
  const other =
    isWholeRecord(alone) ||
    (act.tool === 'set_recurring' && repeatsBeside(alone, act.args.told.value.description)) ||
    (ORDERS.has(alone.intent) && alone.confidence >= CERTAIN);
  const noValue = !VALUED.test(text) && text.trim().split(/\s+/u).length > 1 && !doesNotSay(text);
  return other || noValue || isTimed(alone) || isBareOrder(alone, text) ? alone : undefined;
}
/** A figure, or a number in words. */
const VALUED =
  /\d|(?<![a-zà-ÿ])(?:mil|cem|cento|meia?|um|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|quinze|vinte|[a-zà-ÿ]+(?:enta|[cz]entos|nhentos))(?![a-zà-ÿ])/i;
const doesNotSay = (text: string): boolean =>
  /(?<![a-zà-ÿ])(?:n[ãa]o|sei|depende|varia|nada|deixa|esquece|depois|cancela|ainda)(?![a-zà-ÿ])/i.test(text);

/** Under "o que eu anoto?", "uber 23" is what "anota uber 23" would be. */
function leavesKeeping(tool: ToolName, read: Situation['read'], text: string): Understanding | undefined {
  const alone = read(text);
  if (isBareOrder(alone, text)) return alone;
  const ordered = tool === 'save_note' ? read(`anota ${text}`) : undefined;
  return ordered?.intent === 'lancamento' && isWholeRecord(ordered) ? ordered : undefined;
}

/**
 * The message read on its own, when code cannot tell an answer from something new and nothing would be deleted either
 * way.
 */
export function mayLeaveQuestion({ loaded, read, text }: Situation): Understanding | undefined {
  if (slotAsked(loaded.state)?.act.tool !== 'record_transaction') return undefined;
  const alone = read(text);
  const doubtful = alone.confidence >= SURE && alone.confidence < CERTAIN;
  return doubtful && DOUBTED.has(alone.intent) ? alone : undefined;
}
