// What to do with a message that answers nothing: a table from intent to decision. Anything that would write while
// unsure asks first.

import { registry } from '../tools/registry.ts';
import { askToConfirm } from './ask.ts';
import { decideEditEntry, decideRemoveEntry } from './decide-correct.ts';
import { decideDelete, decideEdit, decideSearch, kindOf } from './decide-find.ts';
import { decideFollowUp, decideQuestion } from './decide-question.ts';
import { decideRecord } from './decide-record.ts';
import { decideSave, decideSavePrevious, keepWords } from './decide-save.ts';
import { type Decision, IDLE_STATE } from './decision.ts';
import { phrases } from './replies/phrases.ts';
import type { Situation } from './situation.ts';

/** Below this the person is asked before anything is written (language/understanding). */
const SURE = 0.5;

const reply = (say: (typeof phrases)['hello']): Decision => ({ do: 'reply', reply: say, next: IDLE_STATE });

export function decideIntent(situation: Situation): Decision {
  const decision = decideFollowUp(situation) ?? table(situation);
  const writes = decision.do === 'run_tool' && registry[decision.calls[0].tool].effect === 'write';
  if (!writes || situation.understanding.confidence >= SURE) return decision;
  return askToConfirm(
    ['Entendi direito? Me confirma antes: ', { bold: situation.text }],
    decision.calls[0],
    { yes: 'Sim', no: 'Não' },
    situation.asking,
  );
}

function table(situation: Situation): Decision {
  const { understanding: meant, text, asking } = situation;
  switch (meant.intent) {
    case 'save':
      return decideSave(meant.slots, situation);
    case 'save_previous':
      return decideSavePrevious(situation);
    case 'search':
    case 'list_all':
      return decideSearch(meant.slots, situation);
    case 'delete_item':
      return decideDelete(meant.slots, situation);
    case 'delete_all': {
      const kind = kindOf(meant.slots.item_type);
      return {
        do: 'run_tool',
        calls: [{ tool: 'delete_all_memories', args: kind === undefined ? {} : { kind } }],
        next: IDLE_STATE,
      };
    }
    case 'edit_memory':
      return decideEdit(meant.slots, situation);
    case 'lancamento':
      return decideRecord(meant.slots, situation);
    case 'simplista':
      return decideQuestion(meant.slots);
    case 'edit_transaction':
      return decideEditEntry(meant.slots, situation);
    case 'undo_transaction':
      return decideRemoveEntry(meant.slots, situation);
    case 'export':
    case 'my_data':
      return { do: 'run_tool', calls: [{ tool: 'export_data', args: {} }], next: IDLE_STATE };
    case 'erase_me':
      return askToConfirm(
        ['Isso apaga tudo o que guardei seu, sem volta. Se é isso mesmo, digite ', { bold: 'APAGAR' }, '.'],
        { tool: 'erase_account', args: {} },
        { yes: 'APAGAR', no: 'Deixa como está', word: 'APAGAR' },
        asking,
      );
    case 'greeting':
      return reply(situation.loaded.first ? phrases.welcome : phrases.hello);
    case 'farewell':
      return reply(phrases.farewell);
    case 'thanks':
      return reply(phrases.thanks);
    case 'help':
      return reply(phrases.help);
    case 'about':
      return reply(phrases.about);
    case 'smalltalk':
      return reply(phrases.smalltalk);
    case 'feedback':
      return reply(meant.slots.value === 'up' ? phrases.glad : phrases.sorry);
    case 'cancel':
      return reply(phrases.nothingToCancel);
    case 'confirm':
    case 'deny':
    case 'select_option':
    case 'answer_slot':
      return reply(phrases.nothingAsked);
    default:
      return offerNote(
        text,
        meant.intent === 'unknown' ? 'Não entendi bem.' : 'Isso eu ainda não sei fazer.',
        situation,
      );
  }
}

/** Nothing is written by guess: the words are offered back, ready to be kept. */
function offerNote(text: string, opening: string, { asking }: Situation): Decision {
  return askToConfirm(
    [`${opening} Quer que eu guarde como nota?`],
    keepWords(text),
    { yes: 'Guardar', no: 'Não precisa' },
    asking,
  );
}
