// Reads a message as a given intent, when the classifier overrules the rule; uses the same slot readers as the rules.

import { fieldOwner, subjectTarget } from '../edit/field-owner.ts';
import { changesIn } from '../edit/read-changes.ts';
import { targetIn } from '../edit/read-target.ts';
import { undoSlots } from '../edit/undo-slots.ts';
import type { Intent } from '../intent.ts';
import { insideFrame, textOf } from '../memory/frame.ts';
import { itemTypeIn } from '../memory/item-type.ts';
import { listSlots, memoryFilters, queryText } from '../memory/read-query.ts';
import { readReminder } from '../memory/read-reminder.ts';
import { readSave } from '../memory/read-save.ts';
import { categoryOrdered } from '../person/category-ordered.ts';
import { categoryTaught } from '../person/category-taught.ts';
import { factTold } from '../person/fact-told.ts';
import { mannerTold } from '../person/manner-told.ts';
import { readBudget } from '../plans/read-budget.ts';
import { readGoal } from '../plans/read-goal.ts';
import { readRecurring } from '../plans/read-recurring.ts';
import { domainOf } from '../query/domain-of.ts';
import { readQuery } from '../query/read-query.ts';
import type { Reading } from '../reading/reading.ts';
import { readStatement } from '../rules/entry-rules.ts';
import { readChange } from '../rules/kept-edit-rules.ts';
import { assetIn } from '../rules/market-rules.ts';
import { formatOf } from '../rules/other-rules.ts';
import { removedItem } from '../rules/removed-item.ts';
import type { Outcome } from '../rules/rule.ts';
import { readMark } from '../rules/watched-rules.ts';
import { askedDatum } from '../rules/work-rules.ts';
import { present } from '../slots/present.ts';
import type { TxTarget } from '../slots/slots.ts';

/** The subject ("o mercado foi ontem") or the last entry; when there is none, whatever the message names. */
function toldTarget(r: Reading): TxTarget {
  const subject = fieldOwner(r) ?? subjectTarget(r);
  if (subject !== 'last') return subject;
  // What stands after "pra" is the new value: "muda o presente pra ontem".
  const turn = r.units.findIndex((unit, i) => i > r.head && unit.norm !== 'a' && r.is(i, 'prep_to'));
  return turn < 0 && r.context.lastTx !== undefined ? 'last' : targetIn(r, r.head, turn < 0 ? r.tail : turn);
}

type Reader = (r: Reading) => Outcome | undefined;

const BARE = ['greeting', 'farewell', 'thanks', 'help', 'about', 'smalltalk', 'continue', 'my_data', 'cancel'] as const;

/** "Põe mais farinha" adds to a note, which would otherwise be replaced. */
const ADDS = /^(?:p[õo]e|bot[ae]|coloc|adicion|acrescent|inclu)/i;

const READERS: Partial<Record<Intent, Reader>> = {
  complexa: (r) => ({ intent: 'complexa', slots: domainOf(r) }),
  simplista: (r) => ({ intent: 'simplista', slots: readQuery(r) }),
  export: (r) => ({ intent: 'export', slots: present({ format: formatOf(r), period: r.periods[0]?.period }) }),
  search: (r) => ({ intent: 'search', slots: present({ query: queryText(r), ...memoryFilters(r) }) }),
  list_all: (r) => ({ intent: 'list_all', slots: listSlots(r) }),
  enrich: (r) => {
    const named = itemTypeIn(r);
    const item_type =
      named === 'movie' || named === 'tv_show' || named === 'video' || named === 'link' ? named : ('media' as const);
    const title = textOf(r, insideFrame(r));
    // "Esse ano vi quantos filmes?" names no work.
    return title === ''
      ? undefined
      : { intent: 'enrich', slots: { item_type, title, ask: askedDatum(r) ?? 'details' } };
  },
  quote: (r) => {
    const asset = assetIn(r);
    return asset === undefined ? undefined : { intent: 'quote', slots: { asset } };
  },
  save: (r) => ({ intent: 'save', slots: readSave(r) }),
  save_previous: (r) => ({
    intent: 'save_previous',
    slots: present({ refers_to: 'previous' as const, item_type: itemTypeIn(r) }) as { refers_to: 'previous' },
  }),
  reminder_set: (r) => ({ intent: 'reminder_set', slots: readReminder(r) }),
  lancamento: (r) => readStatement(r),
  recurring_set: (r) => (r.money === undefined ? undefined : { intent: 'recurring_set', slots: readRecurring(r) }),
  budget_set: (r) => (r.money === undefined ? undefined : { intent: 'budget_set', slots: readBudget(r) }),
  goal_set: (r) => (r.money === undefined ? undefined : { intent: 'goal_set', slots: readGoal(r) }),
  edit_transaction: (r) => {
    const changes = changesIn(r);
    return Object.keys(changes).length === 0
      ? undefined
      : {
          intent: 'edit_transaction',
          slots: { target: toldTarget(r), changes },
        };
  },
  // Removals and taught categories are read here; weigh.ts asks for confirmation.
  delete_item: removedItem,
  delete_all: (r) => {
    const item_type = itemTypeIn(r);
    // "Limpa minhas noas tudo": something was named, which is not everything.
    const named =
      !r.has('all') ||
      r.units.some(
        ({ kind, entry }, i) => kind === 'word' && entry === undefined && /^(?:minha|meu|[oa])s$/.test(r.norm(i - 1)),
      );
    return item_type === undefined && named
      ? undefined
      : { intent: 'delete_all', slots: { item_type: item_type ?? 'all' } };
  },
  undo_transaction: (r) => ({ intent: 'undo_transaction', slots: undoSlots(r) }),
  edit_memory: (r) => {
    const read = readChange(r);
    const content = read?.intent === 'edit_memory' ? read.slots.changes.content : undefined;
    // "Seu Arnaldo: ajustar paletó" is what is to be done for him.
    if (r.colon > r.head && r.find('v_correct') > r.colon) return { intent: 'save', slots: readSave(r) };
    return content !== undefined && ADDS.test(content) ? undefined : read;
  },
  mark_item: readMark,
  category_teach: (r) => {
    const slots = categoryTaught(r) ?? categoryOrdered(r);
    return slots === undefined ? undefined : { intent: 'category_teach', slots };
  },
  profile_set: (r) => {
    const slots = factTold(r) ?? mannerTold(r);
    return slots === undefined ? undefined : { intent: 'profile_set', slots };
  },
  switch_agent: () => ({ intent: 'switch_agent', slots: {} }),
  feedback: (r) => ({ intent: 'feedback', slots: { value: r.has('bad') || r.fits(/\bnao\b/) ? 'down' : 'up' } }),
  link_channel: () => ({ intent: 'link_channel', slots: {} }),
  household: () => ({ intent: 'household', slots: {} }),
};

/** The outcome for this intent; undefined when the message lacks what it requires. */
export function readAs(intent: Intent, r: Reading): Outcome | undefined {
  if ((BARE as readonly Intent[]).includes(intent)) return { intent, slots: {} } as Outcome;
  return READERS[intent]?.(r);
}
