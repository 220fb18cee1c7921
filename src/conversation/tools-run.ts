// Which tools a turn ran and how long each took, for the trace.

import type { EventBody } from '../domain/event.ts';
import type { Trace } from '../domain/trace.ts';
import { allTools, isToolName } from '../tools/registry.ts';

type ToolRun = NonNullable<Trace['ran']>[number];

const keepsResults = (tool: string): boolean => isToolName(tool) && 'keptMs' in allTools[tool];

/** In order; `ms` of each. A tool without a result is left out. */
export const toolsRun = (events: readonly EventBody[]): ToolRun[] =>
  events.flatMap((use) => {
    if (use.kind !== 'tool_use') return [];
    const result = events.find((one) => one.kind === 'tool_result' && one.id === use.id);
    if (result?.kind !== 'tool_result') return [];
    const { tool } = use;
    return [{ tool, ms: result.ms, ...(keepsResults(tool) ? { cache: result.cached ? 'hit' : 'miss' } : {}) }];
  });
