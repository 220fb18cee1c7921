// Which tools a turn ran and how long each took, for the trace.

import type { EventBody } from '../domain/event.ts';

type ToolRun = { readonly tool: string; readonly ms: number };

/** In order; `ms` of each. A tool without a result is left out. */
export const toolsRun = (events: readonly EventBody[]): ToolRun[] =>
  events.flatMap((use) => {
    if (use.kind !== 'tool_use') return [];
    const result = events.find((one) => one.kind === 'tool_result' && one.id === use.id);
    return result?.kind === 'tool_result' ? [{ tool: use.tool, ms: result.ms }] : [];
  });
