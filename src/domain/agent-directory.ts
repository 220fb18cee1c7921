// What the admin wrote for everybody, as accounts ask for it. A port beside those of ports.ts.

import type { Directory, Stamp } from './agent.ts';

/** Asked at each message that an agent answers, so that no edit is missed. */
export interface AgentDirectory {
  current(): Promise<Directory>;
  /** A version never changes; '' for version 0. */
  text(stamp: Stamp): Promise<string>;
}
