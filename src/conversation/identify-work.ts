// "Salva inception": a title not said to be film or series. The world is asked about both; when it does not know, the person is.

import type { Catalogue } from '../ports.ts';
import { exactly, worksNamed } from './ask-world.ts';
import type { Decision, Identify } from './decision.ts';
import type { Preparing } from './prepare.ts';
import { whichWork } from './which-work.ts';
import { callOf, workDetails } from './work-lookup.ts';

export async function identified(decision: Identify, world: Catalogue, { asking }: Preparing): Promise<Decision> {
  const { title, year, reason, otherwise } = decision;
  const query = { title, ...(year === undefined ? {} : { year }) };
  const [films, shows] = await Promise.all([worksNamed('movie', query, world), worksNamed('tv_show', query, world)]);
  // Half an answer would pass a series off as the only work of that name.
  if (films.kind === 'unavailable' || shows.kind === 'unavailable') return otherwise;
  const list = [films, shows].flatMap((found) => (found.kind === 'found' ? found.value : []));
  const [only, ...others] = list;
  if (only === undefined) return otherwise;
  if (others.length === 0) {
    return { do: 'run_tool', calls: [await workDetails(callOf(only, reason), world)], next: decision.next };
  }
  // What bears the very name comes first.
  const first = exactly(title, list);
  const ordered = first === undefined ? list : [first, ...list.filter((one) => one !== first)];
  const bare = { ...query, ...(reason === undefined ? {} : { reason }) };
  return whichWork(
    { tool: ordered[0]?.kind === 'tv_show' ? 'save_tv_show' : 'save_movie', args: bare },
    ordered,
    asking,
  );
}
