// "Apaga isso", "cancela", "desfaz" as a reply: what came of the quoted message goes, whatever was done since.

import { folded } from '../../domain/fold.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { REMOVE } from '../wording/removal-orders.ts';

const AROUND =
  '(?: (?:isso|isto|ess[ea]s?|est[ea]s?|el[ea]s?|tudo|aqui|ai|agora|mesmo|por favor|pf|pra mim|nota|anotacao|gasto|lancamento|lembrete|mensagem|compra|item))*';
const BEFORE = '^(?:(?:nao|opa|ops|ah|pode|por favor) )*';
const REMOVES = new RegExp(`${BEFORE}(?:${REMOVE}|joga fora)${AROUND}$`, 'u');
const TAKES_BACK = new RegExp(
  `${BEFORE}(?:cancel(?:a|e|ar)|desfa(?:z|ca|zer)|desfa(?:z|ca) isso|anul(?:a|e|ar)|volta atras)${AROUND}$`,
  'u',
);

/** Undefined unless the message says nothing else, and the quoted one changed something that is still there. */
export function removeQuoted({ text, message, loaded }: Situation): Decision | undefined {
  const { changes = [], gone = true, turn } = loaded.pointedAt ?? {};
  if (message.replyTo === undefined || turn === undefined || changes.length === 0 || gone) return undefined;
  const words = folded(text);
  const takesBack = TAKES_BACK.test(words);
  if (!takesBack && !REMOVES.test(words)) return undefined;
  const calls = kept(loaded);
  const [only, ...others] = calls;
  // What a correction is taken back from stays; several kinds of things go as they came.
  const named = only !== undefined && others.length === 0 && (!takesBack || only.tool === 'cancel_reminder');
  return run(named ? only : { tool: 'undo', args: { turn } });
}

/** What it left behind, as the order that removes it: one for each kind of thing. */
function kept({ pointedAt, done }: Situation['loaded']): readonly ToolCall[] {
  const { items = [], entries = [] } = pointedAt ?? {};
  const live = items.filter(({ trashedAt }) => trashedAt === null).map(({ id }) => id);
  const calls: ToolCall[] = [];
  if (entries.length > 0)
    calls.push({ tool: 'remove_transaction', args: { pointer: { ids: entries.map(({ id }) => id) } } });
  if (live.length > 0) calls.push({ tool: 'delete_memory', args: { item_id: live } });
  if (done?.reminder !== undefined) calls.push({ tool: 'cancel_reminder', args: { key: done.reminder.key } });
  return calls;
}
