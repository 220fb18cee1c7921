// Look-ups of a work by title: the candidates, and the details of the one chosen.

import type { Candidate, WorkKind } from '../../domain/candidate.ts';
import type { Catalogue } from '../../ports.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { workOf, worksNamed } from './ask-world.ts';

export type WorkCall = Extract<ToolCall, { tool: 'save_movie' | 'save_tv_show' }>;

export type Candidates =
  /** It is known which: the call names the very work. */
  | { readonly kind: 'one'; readonly call: WorkCall }
  /** Nothing is known; the call says why. */
  | { readonly kind: 'without'; readonly call: WorkCall }
  | { readonly kind: 'several'; readonly list: readonly Candidate[] };

/** Films and series have separate catalogues. */
const kindOfCall = (call: WorkCall): WorkKind => (call.tool === 'save_movie' ? 'movie' : 'tv_show');

/** The call that keeps exactly this work. */
export const callOf = ({ kind, tmdbId, title, year }: Candidate, reason?: string): WorkCall => ({
  tool: kind === 'movie' ? 'save_movie' : 'save_tv_show',
  args: {
    title,
    tmdb_id: tmdbId,
    ...(year === null ? {} : { year }),
    ...(reason === undefined ? {} : { reason }),
  },
});

/** `without` details when nothing was found or the catalogue is away; the item is saved all the same. */
export async function workCandidates(call: WorkCall, world: Catalogue): Promise<Candidates> {
  const { tmdb_id, reason, bare } = call.args;
  if (tmdb_id !== undefined) return { kind: 'one', call };
  if (bare === true) return { kind: 'without', call };
  const found = await worksNamed(kindOfCall(call), call.args, world);
  if (found.kind !== 'found') return { kind: 'without', call: { ...call, args: { ...call.args, outside: found } } };
  const [only, ...others] = found.value;
  if (only === undefined)
    return { kind: 'without', call: { ...call, args: { ...call.args, outside: { kind: 'none' } } } };
  return others.length === 0 ? { kind: 'one', call: callOf(only, reason) } : { kind: 'several', list: found.value };
}

/** The call with the details of its work, or with the reason there are none. */
export async function workDetails(call: WorkCall, world: Catalogue): Promise<WorkCall> {
  const { tmdb_id: id } = call.args;
  if (id === undefined) return call;
  return { ...call, args: { ...call.args, outside: await workOf(kindOfCall(call), id, world) } } as WorkCall;
}
