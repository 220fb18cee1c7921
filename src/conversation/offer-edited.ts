// An edited message whose original wrote no item and no entry: a question is answered again, and what the words would now
// write is offered, in the place of the reminder, ceiling or repetition that they wrote before.

import { IDLE } from '../dialogue/pending-action.ts';
import type { Instant } from '../domain/ids.ts';
import type { RichText } from '../domain/text.ts';
import { registry, type ToolCall } from '../tools/registry.ts';
import { askToConfirm } from './ask.ts';
import type { Decision } from './decision.ts';
import { localDate, localDateTime } from './local-time.ts';
import { moneyQuestion } from './replies/money-question.ts';
import { reminderLine, reminderQuestion } from './replies/reminder-words.ts';
import type { Situation } from './situation.ts';

const SEEN = 'Vi que você corrigiu a mensagem. ';

/** Asks before one thing is put in the place of another. */
export function offer(
  before: RichText | string,
  after: RichText | string,
  call: ToolCall,
  { asking }: Situation,
): Decision {
  const shown = (words: RichText | string): RichText => (typeof words === 'string' ? [{ bold: words }] : words);
  const question: RichText = [`${SEEN}Troco `, ...shown(before), ' por ', ...shown(after), '?'];
  return askToConfirm(question, call, { yes: 'Trocar', no: 'Deixa' }, asking);
}

/** Undefined when nothing can be offered for it. */
export function offerEdited(edited: Situation, words: (typed: Situation) => Decision): Decision | undefined {
  const { pointedAt, ...loaded } = edited.loaded;
  const { changes = [] } = pointedAt ?? {};
  if (pointedAt?.known !== true) return undefined;
  const decision = words({ ...edited, loaded: { ...loaded, state: IDLE } });
  if (decision.do === 'reply' && decision.next.at === 'pending') return changes.length === 0 ? decision : undefined;
  if (decision.do !== 'run_tool') return undefined;
  const [call, ...others] = decision.calls;
  if (changes.length === 0 && decision.calls.every(({ tool }) => registry[tool].effect === 'read')) return decision;
  if (others.length > 0) return undefined;
  return changes.length === 0 ? offerNew(call, edited) : offerInstead(call, edited);
}

function offerNew(call: ToolCall, { asking, zone, text }: Situation): Decision | undefined {
  if (!OFFERED.has(call.tool)) return undefined;
  const today = localDate(asking.said, zone);
  const wall = { today, wallOf: (at: Instant) => localDateTime(at, zone) };
  const asked = call.tool === 'set_reminder' ? reminderQuestion(call.args, wall) : moneyQuestion(call, today);
  const question = asked ?? ['Faço o que ela diz agora: ', { bold: text }, '?'];
  return askToConfirm([SEEN, ...question], call, { yes: 'Sim', no: 'Deixa' }, asking);
}

/** What only adds. Nothing is removed or changed because a message was corrected. */
const OFFERED: ReadonlySet<ToolCall['tool']> = new Set<ToolCall['tool']>([
  'record_transaction',
  'save_note',
  'save_movie',
  'save_tv_show',
  'set_reminder',
  'set_recurring',
  'tell_money',
]);

/** In the place of what the original set, where both are the same thing. */
function offerInstead(call: ToolCall, edited: Situation): Decision | undefined {
  const { loaded, asking, zone, text } = edited;
  const { changes = [], text: before = '' } = loaded.pointedAt ?? {};
  const wall = { today: localDate(asking.said, zone), wallOf: (at: Instant) => localDateTime(at, zone) };
  if (call.tool === 'set_reminder') {
    const set = changes.find((change) => change.op === 'schedule' && change.kind === 'reminder');
    const one = loaded.reminders().find(({ key }) => set?.op === 'schedule' && key === set.key);
    if (one === undefined) return undefined;
    const { content, ...ring } = call.args;
    const after = { due: { kind: 'reminder', ...call.args }, dueAt: ring.dueAt } as const;
    const move: ToolCall = { tool: 'move_reminder', args: { key: one.key, content, ring } };
    return offer(reminderLine(one, wall), reminderLine(after, wall), move, edited);
  }
  if (call.tool !== 'set_recurring' && call.tool !== 'tell_money') return undefined;
  const { kind, key } = call.args.told;
  const same = changes.some((change) => change.op === 'told' && change.kind === kind && change.key === key);
  return same ? offer(before, text, call, edited) : undefined;
}
