// The file with everything that is kept of a person. Never in a group, where everybody could open it.

import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';

/** @param instead the format asked for, which nobody makes. */
export const exportEverything = ({ message }: Pick<Situation, 'message'>, instead?: string): Decision =>
  message.group
    ? say(phrases.dataInPrivate)
    : run({ tool: 'export_data', args: instead === undefined ? {} : { instead } });
