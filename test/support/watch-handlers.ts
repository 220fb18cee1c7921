// Which handlers claim the messages of a run although an earlier one does, or although their `says` does not allow it.

import { vi } from 'vitest';
import { isAsked } from '../../src/conversation/handler.ts';
import type { Situation } from '../../src/conversation/situation.ts';
import { byWords } from '../../src/conversation/wording/by-words.ts';
import { handlerGroups, handlersInOrder } from './handlers-in-order.ts';

const saying = byWords(handlersInOrder, ({ decide }) => decide.says);
for (const _ of handlersInOrder) saying('');

/** 'decideTrash, before regretRemoval: "traz de volta"' for every pair that the table does not tell of. */
export function watchHandlers(): { readonly undeclared: ReadonlySet<string>; stop(): void } {
  const undeclared = new Set<string>();
  const [first] = handlersInOrder;
  if (first === undefined) throw new Error('there are no handlers');
  const { decide } = first;
  let watching = false;
  const compare = (situation: Situation): void => {
    const asked = handlerGroups.filter((group) => isAsked(group, situation)).flatMap(({ handlers }) => handlers);
    const claims = asked.filter((one) => (one === first ? decide : one.decide)(situation) !== undefined);
    const said = new Set(saying(situation.text));
    for (const one of claims)
      if (!said.has(one)) undeclared.add(`${one.decide.name}, which does not say so: "${situation.text}"`);
    for (const [at, one] of claims.entries())
      for (const later of claims.slice(at + 1))
        if (one.before?.includes(later.decide) !== true)
          undeclared.add(`${one.decide.name}, before ${later.decide.name}: "${situation.text}"`);
  };
  // The first handler is asked about every message; a handler may decide a part of the message in turn.
  const spy = vi.spyOn(first, 'decide').mockImplementation((situation) => {
    if (!watching) {
      watching = true;
      compare(situation);
      watching = false;
    }
    return decide(situation);
  });
  Reflect.deleteProperty(first.decide, 'says');
  return { undeclared, stop: () => spy.mockRestore() };
}
