// "Tô vendo Dark", "comecei Ruptura": under way and not watched to the end, so that nothing is marked.

import { run, say } from '../decided.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { identify } from './decide-save.ts';
import { WATCHING } from './where-stopped.ts';

/** Not seen to its end, whether it is kept or not. */
const UNDER_WAY =
  /^(?:(?:eu|a gente|agora|ainda),? )*(?:t[ôo]|tou|estou|estamos|t[áa]|tava|ando|comecei a|voltei a) (?:vendo|assistindo|maratonando|vend?o|ver|assistir) /i;

/** Of a work whose kind is not told. */
const BEGAN =
  /^(?:[Ee]u |[Aa] gente |[Hh]oje |[Oo]ntem |[Jj]á )*[Cc]ome[çc](?:ei|ou|amos) (?<title>(?!Nov|Aul|Curs|Facul|Acad|Trab)\p{Lu}[^,?$]{1,40}?)(?: ontem| hoje)?[.!]*$/u;

export function watchingOn({ text, understanding, loaded, asking }: Situation): Decision | undefined {
  const began = BEGAN.exec(text.trim())?.groups?.['title'];
  const vague = /^(?:smalltalk|unknown|mark_item)$/.test(understanding.intent);
  if (began !== undefined && vague && loaded.called(began).items.length === 0) return identify(began, {}, asking);
  // "Tô vendo Dark, ep 3" tells where it was stopped.
  if (understanding.intent !== 'mark_item' || WATCHING.test(text.trim()) || !UNDER_WAY.test(text.trim()))
    return undefined;
  const { title: name } = understanding.slots;
  if (name === '') return undefined;
  const [only, ...others] = loaded.called(name).items.filter(({ kind }) => kind === 'tv_show' || kind === 'movie');
  if (others.length > 0) return undefined;
  if (only === undefined)
    return { do: 'find', find: { query: name, to: { verb: 'mark', watched: false } }, next: IDLE_STATE };
  return only.kind === 'movie'
    ? say({ text: [`Boa! ${only.title} continua na sua lista. Quando acabar, é só dizer “terminei ${only.title}”.`] })
    : run({ tool: 'mark_memory', args: { item_id: only.id, stopped: only.stopped ?? 'parei no começo' } });
}
