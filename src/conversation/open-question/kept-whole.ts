import type { ToolName } from '../../tools/registry.ts';

/** Tools whose missing slot keeps the words as they are. */
export const KEPT_WHOLE: ReadonlySet<ToolName> = new Set<ToolName>([
  'save_note',
  'save_movie',
  'save_tv_show',
  'create_agent',
]);
