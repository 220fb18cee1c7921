// "Foi no débito os dois", "foram todos ontem", after a message that made several entries: each of them is corrected.

import { folded } from '../domain/fold.ts';
import { type Decision, IDLE_STATE } from './decision.ts';
import { changesOf } from './entry-changes-of.ts';
import type { Situation } from './situation.ts';

const ALL = /\b(?:(?:os|as) (?<count>dois|duas|tres|quatro|cinco)|ambos|ambas|todos|todas|tudo)\b/u;
const COUNTS: Readonly<Record<string, number>> = { dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5 };

export function decideAllOfLast({ text, understanding, loaded }: Situation): Decision | undefined {
  if (understanding.intent !== 'edit_transaction' || loaded.pointedAt !== undefined) return undefined;
  const said = ALL.exec(folded(text));
  const entries = loaded.lastEntries;
  if (said === null || entries.length < 2) return undefined;
  const count = COUNTS[said.groups?.['count'] ?? ''];
  if (count !== undefined && count !== entries.length) return undefined;
  // One value cannot be that of each.
  const { description: _, amount_cents: __, ...same } = understanding.slots.changes;
  const changes = changesOf(same);
  const [first, ...rest] = entries.map(
    ({ id }) => ({ tool: 'edit_transaction', args: { pointer: { ids: [id] }, changes } }) as const,
  );
  if (first === undefined || Object.keys(changes).length === 0) return undefined;
  return { do: 'run_tool', calls: [first, ...rest], next: IDLE_STATE };
}
