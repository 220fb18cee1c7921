// "Já vi o primeiro", with no list on the screen: what is still to be seen is listed, so that one can be pointed at.

import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const SEEN = /^(?:eu )?(?:j[áa] )?(?:vi|assisti) [oa] (?:primeir|segund|terceir|quart|quint|[úu]ltim)[oa][.!]*$/i;

/** Undefined when a list is shown, whose place it is. */
export const whichSeen = ({ text, loaded }: Situation): Decision | undefined =>
  SEEN.test(text.trim()) && loaded.shown.length === 0
    ? run({ tool: 'search_items', args: { watched: false } })
    : undefined;
whichSeen.says = [SEEN];
