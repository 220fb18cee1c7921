// The admin's agents and instructions, as accounts read them. A port beside those of ports.ts.

import type { Directory, Stamp } from './agent.ts';

/** Read for every message an agent answers, so that edits take effect at once. */
export interface AgentDirectory {
  current(): Promise<Directory>;
  /** A version's text never changes; '' for version 0. */
  text(stamp: Stamp): Promise<string>;
}
