// Deterministic planner without a model: expresses what language/ understood as the same JSON a model would return. It is the fallback of every
// planned turn and plans only what the words said.

import type { SaveSlots } from '../language/slots/memory-slots.ts';
import type { Understanding } from '../language/understanding.ts';
import type { AgentLLMResponse, PlannedCall } from './response.ts';
import { addressCall, keepWords, noteCall, withReason, workCall } from './save-calls.ts';

const NOOP: AgentLLMResponse = { action: 'NOOP', message: null };

const call = (planned: PlannedCall): AgentLLMResponse => ({ action: 'CALL_TOOL', ...planned });

/**
 * @param text the message, for content saved verbatim. @param previous the message "isso" refers to, if any. @returns
 * NOOP when the words ask for nothing a planner may do, or lack a required argument.
 */
export function embeddedPlan(meant: Understanding, text: string, previous?: string): AgentLLMResponse {
  switch (meant.intent) {
    case 'save':
      return planSave(meant.slots, text);
    case 'save_previous':
      return previous === undefined || previous.trim() === '' ? NOOP : call(keepWords(previous));
    case 'enrich': {
      const { item_type, title = '', url, year } = meant.slots;
      if (url !== undefined) return call({ tool: 'enrich_video', args: { url } });
      return title.trim() === ''
        ? NOOP
        : askWorld(item_type === 'tv_show' ? 'enrich_tv_show' : 'enrich_movie', title, year);
    }
    case 'search':
    case 'list_all': {
      const { query = '', limit, period } = meant.slots;
      // A search without query words must not return everything.
      if (meant.intent === 'search' && query.trim() === '' && period === undefined) return NOOP;
      return call({
        tool: 'search_items',
        args: {
          ...(query.trim() === '' ? {} : { query }),
          ...(period === undefined ? {} : { period }),
          ...(limit === undefined ? {} : { limit: Math.min(Math.max(1, limit), 50) }),
        },
      });
    }
    default:
      return NOOP;
  }
}

const askWorld = (tool: 'enrich_movie' | 'enrich_tv_show', title: string, year?: number): AgentLLMResponse =>
  call({ tool, args: year === undefined ? { title } : { title, year } });

function planSave(said: SaveSlots, text: string): AgentLLMResponse {
  const slots = withReason(said);
  const title = (slots.titles?.[0] ?? slots.title ?? '').trim();
  switch (slots.item_type) {
    case 'movie':
      return title === '' ? NOOP : call(workCall('save_movie', title, slots));
    case 'tv_show':
      return title === '' ? NOOP : call(workCall('save_tv_show', title, slots));
    case 'media':
      return title === '' ? call(keepWords(text)) : askWorld('enrich_movie', title, slots.year);
    case 'video':
    case 'link':
      return call(slots.url === undefined ? keepWords(text) : addressCall(slots.item_type, slots.url, slots));
    case 'note':
    case 'reminder': {
      const content = (slots.content ?? title).trim();
      return content === '' ? NOOP : call(noteCall(content, slots.tag));
    }
    default:
      return slots.item_type satisfies never;
  }
}
