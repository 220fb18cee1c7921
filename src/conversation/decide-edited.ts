// A message edited afterwards: offers to correct what the original led to, and never runs its command again (FACTS section 1).

import { folded } from '../domain/fold.ts';
import type { Item } from '../domain/item.ts';
import type { Lancamento } from '../domain/ledger.ts';
import type { Reply } from '../domain/message.ts';
import { withoutUndefined } from '../domain/without-undefined.ts';
import { changedFields, type EntryChanges } from '../finance/entry-changes.ts';
import { entryLine } from '../finance/replies/entry-words.ts';
import type { LancamentoSlots } from '../language/slots/lancamento-slots.ts';
import type { Understanding } from '../language/understanding.ts';
import { keepWords } from '../planner/save-calls.ts';
import type { ToolCall } from '../tools/registry.ts';
import type { Decision } from './decision.ts';
import { localDate } from './local-time.ts';
import { editOf } from './money/correction/decide-edit-answer.ts';
import { changesOf } from './money/correction/entry-changes-of.ts';
import { rewriting } from './notebook/edited.ts';
import { offer, offerEdited } from './offer-edited.ts';
import { lineOf } from './replies/item-words.ts';
import { phrases } from './replies/phrases.ts';
import type { Situation } from './situation.ts';

/**
 * 'nothing' when it says the same as before. An original that led to nothing is answered anew where that only reads, and
 * otherwise what it would write is offered.
 *
 * @param words decides the text as if it had just been typed.
 */
export function decideEdited(text: string, situation: Situation, words: (typed: Situation) => Decision): Decision {
  const { loaded } = situation;
  const { text: before = '', items = [], entries = [] } = loaded.pointedAt ?? {};
  // Telegram also reports an edit when only the formatting or the preview changed, of a message already edited too.
  const now = folded(text).trim();
  if ([before, loaded.pointedAt?.reworded].some((said = '') => said !== '' && folded(said).trim() === now))
    return { do: 'nothing', next: loaded.state };
  const [item, ...moreItems] = items;
  const offered =
    item !== undefined && moreItems.length === 0 && entries.length === 0
      ? offerItem(item, text, situation)
      : items.length === 0 && entries.length > 0
        ? offerEntries(entries, before, situation)
        : items.length === 0
          ? offerEdited(situation, words)
          : undefined;
  return offered ?? { do: 'reply', reply: leftAs(situation), next: loaded.state };
}

/** What was written down stays, and is said to. */
function leftAs({ loaded, asking, zone }: Situation): Reply {
  const { items = [], entries = [] } = loaded.pointedAt ?? {};
  const today = localDate(asking.said, zone);
  const kept = [...items.map(lineOf), ...entries.map((entry) => entryLine(entry, today))];
  return kept.length === 0 ? phrases.nothingToEdit : phrases.editLeft(kept);
}

function offerItem(item: Item, text: string, situation: Situation): Decision {
  const content = contentOf(text, situation.understanding);
  if (folded(content) === folded(item.body) || folded(content) === folded(item.title))
    return { do: 'nothing', next: situation.loaded.state };
  const call: ToolCall = rewriting(item, content);
  return offer(item.title, content, call, situation);
}

/** What the edited message would keep. */
function contentOf(text: string, { intent, slots }: Understanding): string {
  if (intent === 'save') return slots.content ?? slots.title ?? slots.url ?? text;
  const corrected = keepWords(text.replace(/^\s*(?:anota|salva|guarda)[\s:,]+/i, ''));
  return corrected.tool === 'save_note' ? corrected.args.content : text;
}

/** Entries are compared in the order they were told; where more than one changed, nothing is offered. */
function offerEntries(entries: readonly Lancamento[], before: string, situation: Situation): Decision | undefined {
  const then = toldIn(situation.read(before));
  const now = toldIn(situation.understanding);
  if (then.length !== entries.length || now.length !== entries.length) return undefined;
  const changed = entries.flatMap((entry, i) => {
    const changes = changesBetween(then[i] ?? {}, now[i] ?? {});
    return Object.keys(changes).length === 0 ? [] : [{ entry, changes }];
  });
  const [only, ...others] = changed;
  if (only === undefined) return { do: 'nothing', next: situation.loaded.state };
  return others.length > 0 ? undefined : offerEntry(only.entry, only.changes, situation);
}

/** Only what reads differently is changed: what was corrected otherwise since then stays. */
const changesBetween = (then: EntryChanges, now: EntryChanges): EntryChanges =>
  withoutUndefined(
    Object.fromEntries(Object.entries(now).filter(([field, value]) => then[field as keyof EntryChanges] !== value)),
  );

function offerEntry(entry: Lancamento, changes: EntryChanges, situation: Situation): Decision {
  const { asking, zone } = situation;
  const today = localDate(asking.said, zone);
  const after = entryLine(changedFields(entry, changes), today);
  return offer(entryLine(entry, today), after, editOf(entry, changes), situation);
}

/** One for each entry the words tell of; none when one of them lacks its value. */
function toldIn({ intent, slots }: Understanding): readonly EntryChanges[] {
  if (intent !== 'lancamento') return [];
  const all = slots.items ?? [slots];
  return all.every(({ amount_cents }) => amount_cents !== undefined) ? all.map(told) : [];
}

function told(slots: LancamentoSlots): EntryChanges {
  const { amount_cents, date, category, payment_method, account, installments, type, description } = slots;
  const kind = type === 'income' || type === 'expense' ? { type } : {};
  const said = { amount_cents, date, category, payment_method, account, installments, description };
  return changesOf({ ...withoutUndefined(said), ...kind } as Parameters<typeof changesOf>[0]);
}
