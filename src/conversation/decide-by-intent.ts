// The table from intent to decision.

import type { SlotsOf } from '../language/slots/slots.ts';
import { keepWords } from '../planner/save-calls.ts';
import { invite } from './account/decide-household.ts';
import { askForCode } from './account/decide-link.ts';
import { decideReminder } from './agenda/decide-reminder.ts';
import { decideSwitch } from './agents/decide-agents.ts';
import { askToConfirm } from './ask.ts';
import { run, say } from './decided.ts';
import type { Decision } from './decision.ts';
import { decideEditEntry, decideRemoveEntry } from './money/decide-correct.ts';
import { decideQuestion } from './money/decide-question.ts';
import { decideRecord } from './money/decide-record.ts';
import { decideRecurring } from './money/decide-recurring.ts';
import {
  decideAccount,
  decideBudget,
  decideDebt,
  decideExport,
  decideGoal,
  decideProfile,
  decideSettle,
  decideTeach,
} from './money/decide-told.ts';
import { decideDelete, decideDeleteAll, decideEdit, decideSearch } from './notebook/decide-find.ts';
import { decideSave, decideSavePrevious } from './notebook/decide-save.ts';
import { decideEnrich, decideMark } from './notebook/decide-work.ts';
import { worthKeeping } from './notebook/worth-keeping.ts';
import { notUnderstood, offerNote } from './plan/offer-note.ts';
import { phrases } from './replies/phrases.ts';
import type { Situation } from './situation.ts';
import { decideStudy } from './study/decide-study.ts';
import { SURE } from './sure.ts';

/** A greeting that asks something back deserves an answer to it. */
const ASKS_BACK = /\b(?:tudo bem|td bem|tudo bom|como vai|como voc[eê] est[aá]|beleza)\b/iu;

/** "Viola da dona Iná: trincou o tampo, orçamento 380": what a job was quoted at, and no ceiling. */
const QUOTED = /^[^:,]{3,60}:\s[^:]*\bor[çc]amento\b/iu;

/** Reading is harmless, so a low confidence suffices; below this the answer would be to a different question. */
const ANSWERABLE = 0.2;

/** Used when no handler claimed the message. */
export function decideByIntent(situation: Situation): Decision {
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
      if (meant.confidence < SURE && !meant.slots.title?.trim()) return say(phrases.smalltalk);
      return decideEnrich(meant.slots, situation);
    case 'mark_item':
      return decideMark(meant.slots, situation);
    case 'lancamento':
      return decideRecord(meant.slots, situation);
    case 'quote':
      return run({ tool: 'market_quote', args: quoteArgs(meant.slots) });
    case 'simplista':
      // "Já tomei o remédio" is a remark, not a question whether something was paid.
      if (meant.rule === 'other.remark' && meant.slots.op === 'paid_check') return say(phrases.smalltalk);
      return meant.confidence < ANSWERABLE ? notUnderstood(situation) : decideQuestion(meant.slots, text);
    case 'edit_transaction':
      return decideEditEntry(meant.slots, situation);
    case 'budget_set':
      return QUOTED.test(text) ? run(keepWords(text)) : decideBudget(meant.slots, text);
    case 'goal_set':
      return decideGoal(meant.slots, situation);
    case 'recurring_set':
      return decideRecurring(meant.slots, situation);
    case 'account_set':
      return decideAccount(meant.slots);
    case 'debt_set':
      return decideDebt(meant.slots, situation.reading);
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
      return run({ tool: 'export_data', args: {} });
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
      if (situation.loaded.first) return say(phrases.welcome);
      return say(ASKS_BACK.test(text) ? phrases.helloBack : phrases.hello);
    case 'farewell':
      return say(phrases.farewell);
    case 'thanks':
      return say(phrases.thanks);
    case 'help':
      return say(phrases.help);
    case 'about':
      return say(phrases.about);
    case 'smalltalk':
      if (meant.rule === 'trivial.moves_no_money') return say(phrases.movesNoMoney);
      if (meant.rule === 'trivial.beyond_reach' || text.trim().endsWith('?')) return say(phrases.beyondReach);
      return worthKeeping(text) ? offerNote(text, '', situation) : say(phrases.smalltalk);
    case 'feedback':
      if (meant.confidence < SURE) return say(phrases.smalltalk);
      return say(meant.slots.value === 'up' ? phrases.glad : phrases.sorry);
    case 'cancel':
      return say(phrases.nothingToCancel);
    case 'confirm':
    case 'deny':
    case 'select_option':
    case 'answer_slot':
      return say(phrases.nothingAsked);
    case 'complexa':
      return meant.confidence < ANSWERABLE ? notUnderstood(situation) : decideStudy(meant, situation);
    default:
      // Only punctuation or emoji.
      if (!/[\p{L}\d]/u.test(text)) return say(phrases.signs);
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
