// What to do with a message that answers nothing: a table from intent to decision. Anything that would write while
// unsure asks first.

import type { Instant } from '../domain/ids.ts';
import type { SlotsOf } from '../language/slots.ts';
import { keepWords } from '../planner/save-calls.ts';
import { registry } from '../tools/registry.ts';
import { askToConfirm } from './ask.ts';
import { captionLast } from './caption-last.ts';
import { addressed, decideSwitch } from './decide-agents.ts';
import { decideAllOfLast } from './decide-all-of-last.ts';
import { decideArrived } from './decide-arrived.ts';
import { decideChart } from './decide-chart.ts';
import { decideEditEntry, decideRemoveEntry } from './decide-correct.ts';
import { decideDelete, decideDeleteAll, decideEdit, decideSearch, decideShelf } from './decide-find.ts';
import { decideGoalChange } from './decide-goal-change.ts';
import { invite } from './decide-household.ts';
import { decideKeptWords } from './decide-kept-words.ts';
import { decideKeyed } from './decide-keyed.ts';
import { askForCode } from './decide-link.ts';
import { decideMission } from './decide-mission.ts';
import { decideMoveByName } from './decide-move-by-name.ts';
import { decideNumbered } from './decide-numbered.ts';
import { decideOwnList } from './decide-own-list.ts';
import { decidePlainFact } from './decide-plain-fact.ts';
import { leftToPlanner } from './decide-plan.ts';
import { decideBestDay, decideFollowUp, decideGoalAsked, decideQuestion } from './decide-question.ts';
import { decideRecord } from './decide-record.ts';
import { decideCancelNamed, decideRecurring } from './decide-recurring.ts';
import { decideRedo } from './decide-redo.ts';
import { decideKeptReminders, decideReminder } from './decide-reminder.ts';
import { decideRemovalByName } from './decide-removal-by-name.ts';
import { decideRenamed } from './decide-renamed.ts';
import { decideSave, decideSavePrevious } from './decide-save.ts';
import { decideSplit } from './decide-split.ts';
import { decideStudy } from './decide-study.ts';
import { decideSum } from './decide-sum.ts';
import {
  decideAccount,
  decideBudget,
  decideDebt,
  decideExport,
  decideGoal,
  decideProfile,
  decideSettle,
  decideTeach,
} from './decide-told.ts';
import { decideTrash } from './decide-trash.ts';
import { decideEnrich, decideMark } from './decide-work.ts';
import { type Decision, IDLE_STATE } from './decision.ts';
import { removalOfLast } from './last-done.ts';
import { localDate, localDateTime } from './local-time.ts';
import { moveLastReminder } from './move-last-reminder.ts';
import { regretRemoval } from './regret-removal.ts';
import { remindAlso } from './remind-also.ts';
import { remindBefore } from './remind-before.ts';
import { remindOfKept } from './remind-of-kept.ts';
import { changeQuestion } from './replies/change-question.ts';
import { moneyQuestion } from './replies/money-question.ts';
import { phrases } from './replies/phrases.ts';
import { reminderQuestion } from './replies/reminder-words.ts';
import { reread } from './reread.ts';
import type { Situation } from './situation.ts';
import { worthKeeping } from './worth-keeping.ts';

/** A courtesy that is a question wants an answer. */
const ASKS_BACK = /\b(?:tudo bem|td bem|tudo bom|como vai|como voc[eê] est[aá]|beleza)\b/iu;

/** Below this the person is asked before anything is written (language/understanding). */
export const SURE = 0.5;
/** Reading does no harm, so little suffices; under this it would be the answer to something else. */
const ANSWERABLE = 0.2;

const reply = (say: (typeof phrases)['hello']): Decision => ({ do: 'reply', reply: say, next: IDLE_STATE });

export function decideIntent(situation: Situation): Decision {
  const decision = leftToPlanner(decideForNotebook(situation), situation, SURE);
  return addressed(decision, situation, SURE);
}

/** The words of /custo; nothing a person says by chance. */
const ASKS_COST = /^\/?custo$|^quanto custaram os modelos\??$/iu;

function decideForNotebook(said: Situation): Decision {
  const situation = reread(said) ?? said;
  const trash = decideTrash(situation);
  if (trash !== undefined) return trash;
  if (ASKS_COST.test(situation.text.trim()))
    return { do: 'run_tool', calls: [{ tool: 'model_cost', args: {} }], next: IDLE_STATE };
  const again =
    decideNumbered(situation) ??
    decideRedo(situation) ??
    regretRemoval(situation) ??
    moveLastReminder(situation) ??
    decideSplit(situation) ??
    decideAllOfLast(situation) ??
    decideRenamed(situation) ??
    captionLast(situation) ??
    remindBefore(situation) ??
    remindAlso(situation);
  if (again !== undefined) return again;
  const told = decidePlainFact(situation) ?? decideGoalChange(situation) ?? decideArrived(situation);
  if (told !== undefined) return told;
  const ofKept = decideOwnList(situation) ?? decideKeptWords(situation) ?? remindOfKept(situation);
  if (ofKept !== undefined) return ofKept;
  const byName = decideCancelNamed(situation) ?? decideRemovalByName(situation) ?? decideMoveByName(situation);
  if (byName !== undefined) return byName;
  const meant = withAlso(
    decideSum(situation) ??
      decideLast(situation) ??
      decideKeptReminders(situation) ??
      decideKeyed(situation) ??
      decideMission(situation) ??
      decideShelf(situation) ??
      decideChart(situation) ??
      decideGoalAsked(situation) ??
      decideBestDay(situation) ??
      decideFollowUp(situation) ??
      table(situation),
    situation,
  );
  const { confidence } = situation.understanding;
  // Unsure that it is to be kept at all: the person is asked rather than the world.
  const decision = meant.do === 'identify' && confidence < SURE ? meant.otherwise : meant;
  const writes = decision.do === 'run_tool' && registry[decision.calls[0].tool].effect === 'write';
  const { understanding } = situation;
  // A number of the list on the screen points at one record, however unsure the words; it can be undone.
  const numbered = understanding.intent === 'undo_transaction' && (understanding.slots.selection ?? []).length > 0;
  // A reminder, or what repeats, is changed by the words it holds: what holds none of them is not touched.
  const named = decision.do === 'run_tool' && ['cancel_reminder', 'change_recurring'].includes(decision.calls[0].tool);
  if (!writes || numbered || named || confidence >= SURE) return decision;
  const [call] = decision.calls;
  const kept = call.tool === 'save_note' && !situation.text.includes(call.args.content);
  const today = localDate(situation.asking.now, situation.zone);
  const wall = { today, wallOf: (at: Instant) => localDateTime(at, situation.zone) };
  const timed = call.tool === 'set_reminder' ? reminderQuestion(call.args, wall) : undefined;
  const question = timed ?? (kept ? changeQuestion(call, []) : moneyQuestion(call, today));
  return askToConfirm(
    question ?? ['Entendi direito? Me confirma antes: ', { bold: situation.text }],
    call,
    { yes: 'Sim', no: 'Não' },
    situation.asking,
  );
}

function decideLast(situation: Situation): Decision | undefined {
  const call = removalOfLast(situation);
  return call && { do: 'run_tool', calls: [call], next: IDLE_STATE };
}

/** Something is asked or looked up before anything happens. */
const isOpen = (decision: Decision): boolean =>
  decision.do === 'identify' || decision.do === 'find' || (decision.do === 'reply' && decision.next.at !== 'idle');

/** A message that meant several things: what can be done at once is, in the order of the text, and one question is asked. */
function withAlso(decision: Decision, situation: Situation): Decision {
  const { also = [], confidence } = situation.understanding;
  // What was told beside a hard question is offered once it is answered (decide-study).
  const hard = situation.understanding.intent === 'complexa';
  if (also.length === 0 || hard || confidence < SURE) return decision;
  const sure = also.filter((understanding) => understanding.confidence >= SURE);
  const parts = [decision, ...sure.map((understanding) => table({ ...situation, understanding }))];
  const [first, ...rest] = parts.flatMap((part) => (part.do === 'run_tool' ? part.calls : []));
  const open = parts.find(isOpen);
  if (first === undefined) return open ?? decision;
  if (open !== undefined) return { do: 'beside', calls: [first, ...rest], open, next: open.next };
  return { do: 'run_tool', calls: [first, ...rest], next: decision.next };
}

function table(situation: Situation): Decision {
  const { understanding: meant, text, asking } = situation;
  switch (meant.intent) {
    case 'save':
      return decideSave(meant.slots, situation);
    case 'reminder_set':
      return decideReminder(meant.slots, situation);
    case 'save_previous':
      return decideSavePrevious(situation);
    case 'search':
    case 'list_all':
      return decideSearch(meant.slots, situation);
    case 'delete_item':
      return decideDelete(meant.slots, situation);
    case 'delete_all':
      return decideDeleteAll(meant.slots, situation);
    case 'edit_memory':
      return decideEdit(meant.slots, situation);
    case 'enrich':
      if (meant.confidence < SURE && !meant.slots.title?.trim()) return reply(phrases.smalltalk);
      return decideEnrich(meant.slots, situation);
    case 'mark_item':
      return decideMark(meant.slots, situation);
    case 'lancamento':
      return decideRecord(meant.slots, situation);
    case 'quote':
      return {
        do: 'run_tool',
        calls: [{ tool: 'market_quote', args: quoteArgs(meant.slots) }],
        next: IDLE_STATE,
      };
    case 'simplista':
      // "Já tomei o remédio": told, and nobody asks whether it was paid.
      if (meant.rule === 'other.remark' && meant.slots.op === 'paid_check') return reply(phrases.smalltalk);
      return meant.confidence < ANSWERABLE ? notUnderstood(situation) : decideQuestion(meant.slots, text);
    case 'edit_transaction':
      return decideEditEntry(meant.slots, situation);
    case 'budget_set':
      return decideBudget(meant.slots);
    case 'goal_set':
      return decideGoal(meant.slots, situation);
    case 'recurring_set':
      return decideRecurring(meant.slots, situation);
    case 'account_set':
      return decideAccount(meant.slots);
    case 'debt_set':
      return decideDebt(meant.slots);
    case 'profile_set':
      return decideProfile(meant.slots);
    case 'category_teach':
      return decideTeach(meant.slots);
    case 'split_settle':
      return decideSettle(meant.slots);
    case 'undo_transaction':
      return decideRemoveEntry(meant.slots, situation);
    case 'export':
      return decideExport(meant.slots);
    case 'my_data':
      return { do: 'run_tool', calls: [{ tool: 'export_data', args: {} }], next: IDLE_STATE };
    case 'erase_me':
      return askToConfirm(
        ['Isso apaga tudo o que guardei seu, sem volta. Se é isso mesmo, digite ', { bold: 'APAGAR' }, '.'],
        { tool: 'erase_account', args: {} },
        { yes: 'APAGAR', no: 'Deixa como está', word: 'APAGAR' },
        asking,
      );
    case 'link_channel':
      return askForCode(situation);
    case 'household':
      return invite(situation);
    case 'switch_agent':
      return decideSwitch(meant.slots.agent ?? '');
    case 'greeting':
      if (situation.loaded.first) return reply(phrases.welcome);
      return reply(ASKS_BACK.test(text) ? phrases.helloBack : phrases.hello);
    case 'farewell':
      return reply(phrases.farewell);
    case 'thanks':
      return reply(phrases.thanks);
    case 'help':
      return reply(phrases.help);
    case 'about':
      return reply(phrases.about);
    case 'smalltalk':
      if (meant.rule === 'trivial.moves_no_money') return reply(phrases.movesNoMoney);
      if (meant.rule === 'trivial.beyond_reach' || text.trim().endsWith('?')) return reply(phrases.beyondReach);
      return worthKeeping(text) ? offerNote(text, '', situation) : reply(phrases.smalltalk);
    case 'feedback':
      if (meant.confidence < SURE) return reply(phrases.smalltalk);
      return reply(meant.slots.value === 'up' ? phrases.glad : phrases.sorry);
    case 'cancel':
      return reply(phrases.nothingToCancel);
    case 'confirm':
    case 'deny':
    case 'select_option':
    case 'answer_slot':
      return reply(phrases.nothingAsked);
    case 'complexa':
      return meant.confidence < ANSWERABLE ? notUnderstood(situation) : decideStudy(meant, situation);
    default:
      // Signs alone are a courtesy.
      if (!/[\p{L}\d]/u.test(text)) return reply(phrases.signs);
      return offerNote(
        text,
        meant.intent === 'unknown' ? 'Não entendi bem.' : 'Isso eu ainda não sei fazer.',
        situation,
      );
  }
}

const quoteArgs = ({ asset, amount_cents }: SlotsOf<'quote'>) => ({
  asset,
  ...(amount_cents === undefined ? {} : { amount: amount_cents / 100 }),
});

/** A figure that answers another question is worse than none. */
const notUnderstood = (situation: Situation): Decision =>
  situation.text.trim().endsWith('?')
    ? reply(phrases.askOtherwise)
    : offerNote(situation.text, 'Não entendi bem.', situation);

/** Nothing is written by guess: the words are offered back, ready to be kept. */
function offerNote(text: string, opening: string, { asking }: Situation): Decision {
  return askToConfirm(
    [`${opening} Quer que eu guarde como nota?`.trimStart()],
    keepWords(text),
    { yes: 'Guardar', no: 'Não precisa' },
    asking,
  );
}
