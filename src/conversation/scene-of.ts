// What language/ is told about the conversation: the open question in its words, the list on screen, what came before.

import type { PendingAction } from '../dialogue/pending-action.ts';
import type { Instant } from '../domain/ids.ts';
import type { Inbound } from '../domain/message.ts';
import type { Pending, Scene } from '../language/scene.ts';
import type { ToolCall } from '../tools/registry.ts';
import type { Loaded } from './loaded.ts';
import { localDateTime } from './local-time.ts';
import { lineOf } from './replies/item-words.ts';

function pendingOf(action: PendingAction<ToolCall>): Pending {
  switch (action.kind) {
    case 'confirm':
      return action.yes.act.tool === 'erase_account' || action.yes.act.tool === 'delete_all_memories'
        ? { kind: 'confirm_delete_all' }
        : { kind: 'confirm_save' };
    case 'choose_reference':
    case 'choose_candidate':
    case 'clarify_type':
      return { kind: 'select_option', options: action.options.map((option) => option.label) };
    case 'fill_slot':
      return { kind: 'ask_description', question: action.question };
    default:
      return action satisfies never;
  }
}

/** An expired question is no longer in the scene. */
export function sceneOf(loaded: Loaded, message: Inbound, now: Instant, zone: string): Scene {
  const { state, shown, previous, lastSaved } = loaded;
  return {
    now: localDateTime(now, zone),
    ...(state.at === 'pending' && now < state.expiresAt ? { pending: pendingOf(state.action) } : {}),
    ...(shown.length === 0
      ? {}
      : { list: { kind: 'memory', labels: shown.map(({ item }) => (item === undefined ? '' : lineOf(item))) } }),
    ...(previous === undefined ? {} : { previous }),
    ...(lastSaved === undefined ? {} : { lastSaved: lastSaved.title }),
    ...(message.forwarded ? { forwarded: true } : {}),
  };
}
