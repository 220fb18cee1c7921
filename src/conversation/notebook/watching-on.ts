// "Assisti 3 episódios de Ruptura": under way and not watched to the end, so that nothing is marked.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run, say } from '../decided.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { countSaid } from '../wording/counts.ts';
import { identify } from './decide-save.ts';
import { edited } from './edited.ts';
import { SAW } from './seen-verbs.ts';
import { stoppedIn, WATCHING } from './where-stopped.ts';

const PART = pattern('u')`
  ^(?:(?:[oa]s?|ate) )?(?:
    \d{1,3}[ao]? |mais |um |uma |uns |umas |dois |duas |tres |quatro |cinco |primeir[oa]s? |segund[oa] |terceir[oa] |
    ultim[oa]s? |metade d[aeo] |alguns )*(?:episodios?|eps?|capitulos?|temporadas?)(?: \d{1,3})? d[aeo] (?<name>\S.*)$
`;

/** "Terminei a primeira temporada de Slow Horses": which part, and of what. */
const PART_SEEN = pattern('i')`
  ^(?:(?:eu|a gente|j[áa]|ontem|hoje) )*(?:${SAW}|acabei|acabamos) (?<part>
    (?:[oa]s? )?(?:\S+ ){0,2}(?:epis[óo]dios?|eps?|cap[íi]tulos?|temporadas?)(?: \d{1,3})?
  ) d[aeo]s? (?<name>\S.{1,50}?)(?: (?:hoje|ontem))?[.!]*$
`;

/** "3 episódios": from the first on, where nothing else is known. */
const SO_MANY = /^(?<many>\d{1,3}|um|dois|tr[êe]s|quatro|cinco) (?:ep|cap)[a-zà-ÿ]*$/i;

/** "Tô vendo Dark": not seen to its end, whether it is kept or not. */
const UNDER_WAY =
  /^(?:(?:eu|a gente|agora|ainda),? )*(?:t[ôo]|tou|estou|estamos|t[áa]|tava|ando|comecei a|voltei a) (?:vendo|assistindo|maratonando|vend?o|ver|assistir) /i;

/** "Comecei Ruptura": of a work whose kind is not told. */
const BEGAN =
  /^(?:[Ee]u |[Aa] gente |[Hh]oje |[Oo]ntem |[Jj]á )*[Cc]ome[çc](?:ei|ou|amos) (?<title>(?!Nov|Aul|Curs|Facul|Acad|Trab)\p{Lu}[^,?$]{1,40}?)(?: ontem| hoje)?[.!]*$/u;

const MORE_OF = /(?<![a-zà-ÿ])mais (?:\d|um|dois|tr[êe]s|quatro|cinco)/i;

/** Undefined where it is not told of a part of a series. */
export function watchingOn({ text, understanding, loaded, asking }: Situation): Decision | undefined {
  const began = BEGAN.exec(text.trim())?.groups?.['title'];
  const vague = /^(?:smalltalk|unknown|mark_item)$/.test(understanding.intent);
  if (began !== undefined && vague && loaded.called(began).items.length === 0) return identify(began, {}, asking);
  // "Tô vendo Dark, ep 3" tells where it was stopped.
  if (understanding.intent !== 'mark_item' || WATCHING.test(text.trim())) return undefined;
  const { title } = understanding.slots;
  const told = PART_SEEN.exec(text.trim())?.groups;
  const name =
    told?.['name'] ??
    (UNDER_WAY.test(text.trim()) && title !== '' ? title : undefined) ??
    (title === undefined ? undefined : PART.exec(folded(title))?.groups?.['name']);
  // "Vi mais 2 eps de The Bear", of which it is kept how far it was watched.
  if (name === undefined || (MORE_OF.test(text) && stoppedIn(name, loaded) !== undefined)) return undefined;
  const [only, ...others] = loaded
    .called(name)
    .items.filter(({ kind }) => kind === 'tv_show' || (kind === 'movie' && told === undefined));
  if (others.length > 0) return undefined;
  if (only === undefined && told === undefined)
    return UNDER_WAY.test(text.trim())
      ? { do: 'find', find: { query: name, to: { verb: 'mark', watched: false } }, next: IDLE_STATE }
      : undefined;
  const { many = '' } = SO_MANY.exec(told?.['part'] ?? '')?.groups ?? {};
  const count = countSaid(many);
  if (count !== undefined) {
    const stopped = stoppedIn(name, loaded);
    const at = `${only?.title ?? name}: parei no ep ${count}`;
    return stopped === undefined ? run(noteCall(at)) : edited(stopped, at);
  }
  if (only === undefined) return told && run(noteCall(`${name}: vi ${told['part'] ?? ''}`));
  return say({
    text: [`Boa! ${only.title} continua na sua lista. Quando acabar, é só dizer “terminei ${only.title}”.`],
  });
}
