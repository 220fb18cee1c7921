// "Assisti Duna", when Duna was never saved: a passing remark is not saved on a guess, but saving it is offered, as
// watched and with the rating given; the look-up tells which work it is.

import type { Candidate, WorkKind } from '../../domain/candidate.ts';
import { nearestItems } from '../../memories/best-items.ts';
import type { Catalogue } from '../../ports.ts';
import { askToChoose, askToConfirm } from '../ask.ts';
import type { Decision } from '../decision.ts';
import type { Preparing } from '../preparing.ts';
import { type Mark, unkeptWords } from '../replies/unkept-words.ts';
import { exactly, worksNamed } from './ask-world.ts';
import { itemsMeant } from './items-meant.ts';
import { isStop } from './series-stop.ts';
import { mayBeTwo } from './titles-said.ts';
import { askWhich, optionsOf } from './which-work.ts';
import { callOf, type WorkCall } from './work-lookup.ts';

type Finding = Extract<Decision, { do: 'find' }>;

const titled = ({ title, year }: Candidate): string => (year === null ? title : `${title} (${year})`);

/** The call with what the person said about the work: watched, rating. */
export const marked = (call: WorkCall, { seen, ...mark }: Mark): WorkCall =>
  seen ? ({ ...call, args: { ...call.args, seen: mark } } as WorkCall) : call;

const bareCall = (kind: WorkKind, title: string): WorkCall => ({
  tool: kind === 'movie' ? 'save_movie' : 'save_tv_show',
  args: { title, bare: true },
});

/** The decision unchanged when a saved item is meant, or the catalogue has no such work. */
export async function offerUnkept(decision: Finding, world: () => Catalogue, preparing: Preparing): Promise<Decision> {
  const { find } = decision;
  const { query: title, to, work } = find;
  if (to.verb !== 'mark' || title === undefined || itemsMeant(find, preparing.read).length > 0) return decision;
  const { verb: _, watched = true, ...told } = to;
  const mark: Mark = { seen: watched, ...told };
  const { asking, read } = preparing;
  const stopped = nearestItems(title, { limit: 3 }, read).items.some(isStop);
  const kinds: readonly WorkKind[] = work === undefined ? (stopped ? ['tv_show'] : ['movie', 'tv_show']) : [work];
  const opened = world();
  const found = await Promise.all(kinds.map((kind) => worksNamed(kind, { title }, opened)));
  const list = found.flatMap((one) => (one.kind === 'found' ? one.value : []));
  const meant = exactly(title, list);
  // A saved item of nearly this name is likelier than a work of a similar title.
  if (meant === undefined && nearestItems(title, { limit: 3 }, read).items.some(({ kind }) => kind !== 'note'))
    return decision;
  const [only, ...others] = meant === undefined ? list : [meant];
  if (only === undefined) {
    const unknown = found.every((one) => one.kind !== 'unavailable');
    return unknown && work === undefined ? decision : offerBare(title, mark, kinds, asking);
  }
  if (others.length === 0) {
    const labels = { yes: 'Guardar', no: 'Não precisa' };
    return askToConfirm(unkeptWords.one(titled(only), only.kind, mark), marked(callOf(only), mark), labels, asking);
  }
  const options = optionsOf(list, (candidate) => marked(callOf(candidate), mark));
  const bare = { label: 'Só o título', act: marked(bareCall(list[0]?.kind ?? 'movie', title), mark) };
  return askWhich(unkeptWords.which(title, mark), list, [...options, bare], asking);
}

function offerBare(title: string, mark: Mark, kinds: readonly WorkKind[], asking: Preparing['asking']): Decision {
  const [kind, other] = kinds;
  if (kind !== undefined && other === undefined) {
    const labels = { yes: 'Guardar', no: 'Não precisa' };
    return askToConfirm(unkeptWords.one(title, kind, mark), marked(bareCall(kind, title), mark), labels, asking);
  }
  const options = [
    { label: 'Filme', act: marked(bareCall('movie', title), mark) },
    { label: 'Série', act: marked(bareCall('tv_show', title), mark) },
  ];
  return askToChoose('clarify_type', unkeptWords.kind(title, mark, mayBeTwo(title)), options, asking);
}
