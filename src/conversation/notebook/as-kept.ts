// "O Pedro recomendou Conclave", which is kept: whether it is a film or a series is known, and the reason is told of it.

import { folded } from '../../domain/fold.ts';
import type { SaveSlots } from '../../language/slots/memory-slots.ts';
import { workCall } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

/** Undefined unless a reason is told and exactly one work has that title. */
export function asKept(title: string, slots: SaveSlots, { loaded }: Situation): Decision | undefined {
  const [only, ...others] = loaded
    .called(title)
    .items.filter((one) => (one.kind === 'movie' || one.kind === 'tv_show') && folded(one.title) === folded(title));
  return only === undefined || others.length > 0 || slots.note === undefined
    ? undefined
    : run(workCall(only.kind === 'movie' ? 'save_movie' : 'save_tv_show', only.title, slots));
}
