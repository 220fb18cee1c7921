// "Na verdade foi na feira" right after an entry: corrects what it was for, not its amount.

import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { changesOf } from './entry-changes-of.ts';

const WAS =
  /^(?:(?:na verdade|na real|ali[áa]s|quer dizer|minto|digo|n[ãa]o|opa|ops|pera[íi]?)[,.]? ?){1,2}(?:isso |ess[ea] )?(?:foi|era) (?:n[oa]s?|em|d[aeo]|com) (?<noun>\p{L}[\p{L} ]{1,30})[.!]*$/iu;

/** Undefined without an entry just recorded, or when the words tell anything else. */
export function decideRenamed({ text, loaded, understanding, read }: Situation): Decision | undefined {
  const { lastEntry } = loaded;
  const idle = understanding.intent === 'smalltalk' || understanding.intent === 'unknown';
  const noun = idle ? WAS.exec(text.trim())?.groups?.['noun'] : undefined;
  if (noun === undefined || lastEntry === undefined) return undefined;
  const again = read(`gastei 10 em ${noun}`);
  if (again.intent !== 'lancamento' || again.slots.description === undefined) return undefined;
  const { description, category } = again.slots;
  const changes = changesOf({ description, ...(category === undefined ? {} : { category }) });
  return run({ tool: 'edit_transaction', args: { pointer: { ids: [lastEntry.id] }, changes } });
}
