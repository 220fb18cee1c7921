// "Já vi o primeiro", with no list on the screen: what is still to be seen is listed, so that one can be pointed at. "Qual falta?", behind a
// film or series.

import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const SEEN = /^(?:eu )?(?:j[áa] )?(?:vi|assisti) [oa] (?:primeir|segund|terceir|quart|quint|[úu]ltim)[oa][.!]*$/i;

const LEFT = /^(?:e )?(?:qual|quais|o que|oq)(?: ainda| me)? faltam?\s*[?.!]*$/i;

/** Undefined when a list is shown, whose place it is. */
export const whichSeen = ({ text, loaded }: Situation): Decision | undefined =>
  (SEEN.test(text.trim()) && loaded.shown.length === 0) ||
  (LEFT.test(text.trim()) && (loaded.lastSaved?.kind === 'movie' || loaded.lastSaved?.kind === 'tv_show'))
    ? run({
        tool: 'search_items',
        args: { watched: false, ...(LEFT.test(text.trim()) && { kinds: ['movie', 'tv_show'] }) },
      })
    : undefined;
whichSeen.says = [SEEN, LEFT];
