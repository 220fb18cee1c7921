// A message edited afterwards: offers to correct what the original led to, and never runs its command again (FACTS section 1).

import { folded } from '../domain/fold.ts';
import type { Item } from '../domain/item.ts';
import type { Lancamento } from '../domain/ledger.ts';
import type { RichText } from '../domain/text.ts';
import { withoutUndefined } from '../domain/without-undefined.ts';
import { changedFields, type EntryChanges } from '../finance/entry-changes.ts';
import { entryLine } from '../finance/replies/entry-words.ts';
import type { Understanding } from '../language/understanding.ts';
import { keepWords } from '../planner/save-calls.ts';
import type { ToolCall } from '../tools/registry.ts';
import { askToConfirm } from './ask.ts';
import type { Decision } from './decision.ts';
import { localDate } from './local-time.ts';
import { editOf } from './money/decide-edit-answer.ts';
import { changesOf } from './money/entry-changes-of.ts';
import { phrases } from './replies/phrases.ts';
import type { Situation } from './situation.ts';

/** 'nothing' when only the formatting changed; an original that led to nothing is read as a new message. */
export function decideEdited(text: string, situation: Situation): Decision {
  const { loaded } = situation;
  const { text: before = '', items = [], entries = [] } = loaded.pointedAt ?? {};
  // Telegram also reports an edit when only the formatting or the preview changed.
  if (folded(text).trim() === folded(before).trim() && before !== '') return { do: 'nothing', next: loaded.state };
  const [item, ...moreItems] = items;
  const [entry, ...moreEntries] = entries;
  const offered =
    item !== undefined && moreItems.length === 0 && entry === undefined
      ? offerItem(item, text, situation)
      : entry !== undefined && moreEntries.length === 0 && item === undefined
        ? offerEntry(entry, before, situation)
        : undefined;
  return offered ?? { do: 'reply', reply: phrases.nothingToEdit, next: loaded.state };
}

function offerItem(item: Item, text: string, situation: Situation): Decision {
  const content = contentOf(text, situation.understanding);
  if (folded(content) === folded(item.body) || folded(content) === folded(item.title))
    return { do: 'nothing', next: situation.loaded.state };
  const call: ToolCall = { tool: 'edit_memory', args: { item_id: item.id, content } };
  return offer(item.title, content, call, situation);
}

/** What the edited message would keep. */
function contentOf(text: string, { intent, slots }: Understanding): string {
  if (intent === 'save') return slots.content ?? slots.title ?? slots.url ?? text;
  const corrected = keepWords(text.replace(/^\s*(?:anota|salva|guarda)[\s:,]+/iu, ''));
  return corrected.tool === 'save_note' ? corrected.args.content : text;
}

/** Only what reads differently is changed: what was corrected otherwise since then stays. */
function offerEntry(entry: Lancamento, before: string, situation: Situation): Decision | undefined {
  const { read, understanding, asking, zone } = situation;
  const then = told(read(before));
  const now = told(understanding);
  if (then === undefined || now === undefined) return undefined;
  const changes: EntryChanges = withoutUndefined(
    Object.fromEntries(Object.entries(now).filter(([field, value]) => then[field as keyof EntryChanges] !== value)),
  );
  if (Object.keys(changes).length === 0) return undefined;
  const today = localDate(asking.said, zone);
  const after = entryLine(changedFields(entry, changes), today);
  return offer(entryLine(entry, today), after, editOf(entry, changes), situation);
}

function told({ intent, slots }: Understanding): EntryChanges | undefined {
  if (intent !== 'lancamento' || slots.amount_cents === undefined || slots.items !== undefined) return undefined;
  const { amount_cents, date, category, payment_method, account, installments, type, description } = slots;
  const kind = type === 'income' || type === 'expense' ? { type } : {};
  const said = { amount_cents, date, category, payment_method, account, installments, description };
  return changesOf({ ...withoutUndefined(said), ...kind } as Parameters<typeof changesOf>[0]);
}

function offer(before: string, after: string, call: ToolCall, { asking }: Situation): Decision {
  const question: RichText = [
    'Vi que você corrigiu a mensagem. Troco ',
    { bold: before },
    ' por ',
    { bold: after },
    '?',
  ];
  return askToConfirm(question, call, { yes: 'Trocar', no: 'Deixa' }, asking);
}
