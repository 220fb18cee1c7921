// "Salva inception": a title without a kind. Looks up films and series; if that is inconclusive, the person is asked.

import type { Catalogue } from '../../ports.ts';
import type { Decision, Identify } from '../decision.ts';
import type { Preparing } from '../preparing.ts';
import { exactly, plainlyMeant, worksNamed } from './ask-world.ts';
import { whichWork } from './which-work.ts';
import { callOf, type WorkCall, workDetails } from './work-lookup.ts';

const PARTS = /\s*,\s*|\s+e\s+/i;
const MOST_PARTS = 8;

/** Each title as the work that bears it. One nobody knows is a film by name alone where there were surely several, else it is all one title. */
async function eachOf(
  { title: whole, next }: Identify,
  world: Catalogue,
  several: boolean,
): Promise<Decision | undefined> {
  const titles = whole.split(PARTS);
  if (titles.length < 2 || titles.length > MOST_PARTS) return undefined;
  const calls = await Promise.all(
    titles.map(async (title): Promise<WorkCall | undefined> => {
      const [films, shows] = await Promise.all([
        worksNamed('movie', { title }, world),
        worksNamed('tv_show', { title }, world),
      ]);
      const list = [films, shows].flatMap((found) => (found.kind === 'found' ? found.value : []));
      const meant = plainlyMeant(title, list);
      if (meant !== undefined) return workDetails(callOf(meant), world);
      return several ? { tool: 'save_movie', args: { title } } : undefined;
    }),
  );
  const [first, ...rest] = calls.filter((call) => call !== undefined);
  return first === undefined || rest.length + 1 < titles.length
    ? undefined
    : { do: 'run_tool', calls: [first, ...rest], next };
}

/** `otherwise` when a look-up failed or found nothing. Reads only; never rejects. */
export async function identified(decision: Identify, world: Catalogue, { asking }: Preparing): Promise<Decision> {
  const { title, several, year, reason, otherwise } = decision;
  const query = { title, ...(year === undefined ? {} : { year }) };
  const [films, shows] = await Promise.all([worksNamed('movie', query, world), worksNamed('tv_show', query, world)]);
  // With one of the two look-ups missing, a series could pass for the only work of that title.
  if (films.kind === 'unavailable' || shows.kind === 'unavailable') return otherwise;
  const list = [films, shows].flatMap((found) => (found.kind === 'found' ? found.value : []));
  const [only, ...others] = list;
  // No work is called "Parasita e Bacurau": the words may be two titles.
  if (only === undefined) return (await eachOf(decision, world, several === true)) ?? otherwise;
  if (others.length === 0) {
    return { do: 'run_tool', calls: [await workDetails(callOf(only, reason), world)], next: decision.next };
  }
  // An exact title comes first.
  const first = exactly(title, list);
  const ordered = first === undefined ? list : [first, ...list.filter((one) => one !== first)];
  const bare = { ...query, ...(reason === undefined ? {} : { reason }) };
  return whichWork(
    { tool: ordered[0]?.kind === 'tv_show' ? 'save_tv_show' : 'save_movie', args: bare },
    ordered,
    asking,
  );
}
