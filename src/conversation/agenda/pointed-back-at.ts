import { reais } from '../../finance/money.ts';
import { subjectWords } from '../../finance/replies/entry-words.ts';
import { lineOf } from '../replies/item-words.ts';
import type { Situation } from '../situation.ts';

/** "Disso": what the quoted message is about, else what the last message saved, else the last message that asked for nothing. */
export function pointedBackAt({
  pointedAt,
  lastSaid,
  previous,
  done,
  lastSaved,
  rang,
}: Situation['loaded']): string | undefined {
  const set = done?.reminder?.due;
  const last = set?.kind === 'reminder' ? set.content : lastSaved?.title;
  const kept = lastSaid !== previous && done?.afterList === true ? last : undefined;
  if (pointedAt === undefined) return kept ?? previous;
  const [item] = pointedAt.items;
  const [entry] = pointedAt.entries;
  // Our own sentence tells what was done with it, and is no name.
  if (item !== undefined) return lineOf(item);
  if (entry !== undefined) return `${entry.description || subjectWords(entry)} (${reais(entry.cents)})`;
  if (pointedAt.wire === undefined) return pointedAt.text;
  return done?.reminder?.due.kind === 'reminder' ? done.reminder.due.content : (rang()?.content ?? pointedAt.text);
}
