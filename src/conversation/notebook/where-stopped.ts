// "Tô no ep 4", "parei na segunda temporada de Dark", "vimos mais dois": how far a series was watched. The series itself holds it,
// until it is seen to its end.

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { LATELY_MS } from '../lately.ts';
import type { Situation } from '../situation.ts';
import { countSaid } from '../wording/counts.ts';
import { edited } from './edited.ts';
import { furtherBy, type Place, placeAfter, placeAtStart, placeInWords, placeSaid } from './progress-said.ts';
import { SAW } from './seen-verbs.ts';
import { isStop } from './series-stop.ts';
import { withoutOpinion } from './titles-said.ts';

const OPENS =
  '(?:(?:e|ah|agora|eu|a gente|n[óo]s|j[áa]|hoje|ontem|ent[ãa]o|ainda|tamb[ée]m|tb|l[áa]|nela|nessa|come[çc]ei(?: (?:ontem|hoje|el[ea]))?),? )*';
const STANDS =
  '(?:t[ôo]|tou|estou|estamos|tamos?|t[áa]|tava|parei|paramos|cheguei|chegamos|fiquei|ficamos|vou|avancei|andei)(?: (?:j[áa]|l[áa]|agora))*';
const SAW_OF = `(?:${SAW}|acabei|acabamos)`;
const BEHIND = '(?: tb| tamb[ée]m| de novo)*(?: (?:hoje|ontem|j[áa]|agora))*[.!]*$';

/** "Tô no 3 da segunda", "paramos na T2E5 de Dark", "parei a segunda temporada de Severance no ep 5". */
const AT = new RegExp(
  `^${OPENS}(?:${STANDS}|(?<=agora |j[áa] |hoje |agora, )) ?(?<rest>n?[oa] [^?$]{1,80}|\\S[^?$]{1,60}? n[oa] [^?$]{1,40})$`,
  'i',
);
/** "Agora ep 6". */
const NOW_AT = new RegExp(
  `^(?:agora|hoje|j[áa]|avancei|andei),? (?:${STANDS},? )?(?<rest>(?:[st]\\d|\\d{1,2}x|temp|ep|cap)[^?$]{1,30})$`,
  'i',
);
/** "Tô vendo The Pitt, ep 4", "comecei Ripley, tô no 2". */
export const WATCHING = pattern('i')`
  ^${OPENS}(?:(?:(?:t[ôo]|tou|estou|estamos|tamos?|t[áa]) )?(?:re)?(?:vendo|assistindo|maratonando)|come[çc](?:ei|amos)(?: a (?:ver|assistir))?) (?:[oa] s[ée]rie |uma s[ée]rie (?:chamada )?)?
  (?<title>(?!(?:ontem|hoje|agora|el[ea]|ess[ea]|isso|umas?|uns)(?![a-zà-ÿ]))[a-zà-ÿ\d][^,?$]{1,40}?)(?: tb| tamb[ée]m| de novo| com [^,?]{2,20})*
  (?:,(?!\d)| e(?= )|(?= n[oa] )|(?= (?:ep|cap|temp|[st]\d|\d{1,2}x)))(?: (?:a gente|eu))? ?(?:${STANDS} )?(?<rest>(?:n[oa] )?[^,?$]{1,30}(?:, [^?$]{1,20})?)$
`;
/** "Severance ep 6", "grey's anatomy: temporada 3". */
const NAMED_AT = pattern('i')`
  ^${OPENS}(?:a s[ée]rie )?(?<title>(?!${STANDS}(?![a-zà-ÿ])|${SAW_OF}(?![a-zà-ÿ])|mais |s[óo] |[oa] |n[oa] |ep|cap|temp|salv|guard|anot|quero|bota|coloca|p[õo]e)[a-zà-ÿ\d][^,:?]{1,40}?)[,:]? (?:(?:eu|a gente) )?(?:${STANDS} )?(?<rest>(?:n?[oa] )?(?:[st]\d|\d{1,2}x|(?:\S+ )?temp|ep|cap)[^?$]{1,30})$
`;
/** "Vi o ep 5", "terminei a primeira temporada de Slow Horses". */
const SAW_PLACE = new RegExp(`^${OPENS}${SAW_OF} (?:s[óo] )?(?<rest>[oa] [^?$]{1,70})$`, 'i');
/** "Vi mais dois", "assistimos 3 episódios de Ruptura". */
const MORE = pattern('i')`
  ^${OPENS}(?:vi|vimos|assisti|assistimos|maratonei|maratonamos) (?<more>mais )?
  (?<count>uma?|dois|duas|tr[êe]s|quatro|cinco|seis|\d{1,2})(?<unit> (?:ep|cap)[a-zà-ÿ]*\.?)?(?: d[aeo] (?<of>[^?,]{2,40}?))?${BEHIND}
`;
/** "Vi Succession até a 2a temporada". */
const UP_TO = new RegExp(
  `^${OPENS}${SAW_OF} (?<title>[a-zà-ÿ\\d][^,?]{1,40}?) at[ée] (?<rest>[oa] [^?$]{1,30}|[st\\d]\\S{2,6})$`,
  'i',
);
/** "Comecei severance", of one that is kept. */
const STARTED = new RegExp(
  `^${OPENS}come[çc](?:ei|amos|ou)(?: a (?:ver|assistir))? (?:[oa] )?(?<title>[a-zà-ÿ\\d][^,?]{1,40}?)${BEHIND}`,
  'i',
);
/** "Tô vendo a série Dark". */
const SERIES_BEGUN = pattern('i')`
  ^${OPENS}(?:(?:(?:t[ôo]|estou|estamos) )?(?:vendo|assistindo|maratonando)|(?:come[çc]ei|come[çc]amos)(?: a (?:ver|assistir))?) (?:a|uma) s[ée]rie (?:chamada )?(?!de |que |nova|boa|sobre)(?<title>[a-zà-ÿ\d][^,?$]{1,40}?)${BEHIND}
`;
/** "Abandonei Dark". */
const DROPPED = pattern('u')`
  ^(?:[Ee]u |[Jj]á |[Aa] gente )*(?<how>[Ll]arguei|[Aa]bandonei|[Dd]esisti de|[Pp]arei de (?:ver|assistir)) (?:(?:a )?série |o filme )?(?<title>\p{Lu}[^,?$]{1,40}?)[.!]*$
`;
const ASKS_WHERE = pattern('i')`
  ^(?:e )?(?:em )?(?:que|q|qual|onde)(?: [ée] que)?(?: (?:o |a )?(?:ep|cap|p[áa]g)[a-zà-ÿ]*\.?| temporada)?(?: [ée] que| que)?(?: (?:que )?(?:eu|a gente|n[óo]s))? (?:parei|paramos|t[ôo]|t[áa]|tava|tamos|estou|estamos)(?: (?:em|d[aeo]|n[ao]|a|o) (?<title>[^?]{2,40}?)| mesmo| vendo)*\s*[?.!]*$
`;
/** "Assisti metade desse, parei em 32 min", of the video or film just kept. */
const PART_OF_IT = pattern('i')`
  ^(?:(?:eu|j[áa]|hoje|ontem|s[óo]),? )*(?:(?:assisti|vi|li|ouvi) (?:s[óo] )?(?:a |uma? |o )?(?<part>metade|peda[çc]o|come[çc]o|in[íi]cio|parte)(?: d(?:ess[ea]|el[ea]|isso|[oa])(?: (?:v[íi]deo|filme|aula|epis[óo]dio|a[íi]))?)?(?:,? (?:e )?)?)?
  (?:parei (?<at>(?:em|n[oa]s?|aos|com) (?:\d{1,3} ?(?:h|min|minutos?)[^,?]{0,15}|\d{1,2}:\d{2}(?::\d{2})?|(?:o )?(?:minuto|p[áa]gina|pag|cap[íi]tulo) \d{1,4}|metade)))?[.!]*$
`;
/** Of these a note tells how far. */
const NO_SERIES =
  /^(?:meu |minha |[oa] )?(?:curso|podcast|livro|jogo|aula|m[óo]dulo|faculdade|gibi|mang[áa])(?![a-zà-ÿ])/i;
const IT_IS_OF = /^(?:d[aeo]s?|em|n[oa]) (?=\S)/i;
const LAST_PLACE = /,? (?=n[oa] \S[^?]*$)|, (?=\S[^,?]*$)/i;

type Said = { readonly place: Place; readonly title?: string };

/** "No ep 4 de Dark", "a segunda temporada de Severance no ep 5", "Dark no ep 4". */
function placed(words: string): Said | undefined {
  // "Cheguei na 150": a page.
  if (/^(?:.* )?na \d+[.!]*$/i.test(words)) return undefined;
  const rest = withoutOpinion(words.replace(/[.!]+$/u, '').replace(/ (?:hoje|ontem|j[áa]|agora)$/i, ''));
  const whole = placeSaid(rest);
  if (whole !== undefined) return { place: whole };
  const start = placeAtStart(rest);
  const title = start && IT_IS_OF.test(start.rest) ? start.rest.replace(IT_IS_OF, '') : undefined;
  const [before = '', at] = (title ?? rest).split(LAST_PLACE);
  const end = at === undefined ? undefined : placeSaid(at);
  if (start !== undefined && title !== undefined)
    return end === undefined ? { place: start.place, title } : { place: { ...start.place, ...end }, title: before };
  return end === undefined || start !== undefined ? undefined : { place: end, title: before };
}

/** 'O ep 4', where a place in a series is all that is told. */
export function placeIn(text: string): Place | undefined {
  const said = placed((AT.exec(text.trim()) ?? NOW_AT.exec(text.trim()))?.groups?.['rest'] ?? '');
  return said?.title === undefined ? said?.place : undefined;
}

const isWork = ({ kind }: Item): boolean => kind === 'tv_show' || kind === 'movie';

/** The work of that name; of two, the one that is called just so. */
function workCalled(title: string, { called }: Situation['loaded']): Item | undefined {
  const works = called(title).items.filter(isWork);
  return works.length === 1 ? works[0] : works.find((work) => folded(work.title) === folded(title));
}

/** The item holds how far it was watched. */
export const stoppedAt = ({ id }: Pick<Item, 'id'>, stopped: string): Decision =>
  run({ tool: 'mark_memory', args: { item_id: id, stopped } });

/** Of the one kept under that name, or of a new series; of a course or a podcast a note tells it. */
function keptAt(title: string, told: (before: string | null) => string, loaded: Situation['loaded']): Decision {
  const work = workCalled(title, loaded);
  if (work !== undefined) return stoppedAt(work, told(work.stopped));
  const name = title.replace(/^a s[ée]rie /i, '');
  const note = loaded.called(title).items.find(isStop);
  const [, before = null] = / *: (.*)$/su.exec(note?.body ?? '') ?? [];
  if (note !== undefined) return edited(note, note.body.replace(/: .*$/su, `: ${told(before)}`));
  return run(
    NO_SERIES.test(title)
      ? noteCall(`${name}: ${told(null)}`)
      : { tool: 'save_tv_show', args: { title: name, stopped: told(null) } },
  );
}

/** The series spoken of, or the only one under way. */
function underWayOf({ lastSaved, stoppedWorks }: Situation['loaded'], now: number): Item | undefined {
  if (lastSaved?.kind === 'tv_show' && (lastSaved.stopped !== null || now - lastSaved.updatedAt <= LATELY_MS))
    return lastSaved;
  if (lastSaved !== undefined && isWork(lastSaved) && lastSaved.stopped !== null) return lastSaved;
  const [only, ...others] = stoppedWorks();
  return others.length === 0 ? only : undefined;
}

function partOfIt(text: string, { lastSaved, pointedAt }: Situation['loaded'], now: number): Decision | undefined {
  const { part, at } = PART_OF_IT.exec(text)?.groups ?? {};
  const item = pointedAt?.items[0] ?? lastSaved;
  if ((part ?? at) === undefined || item === undefined || item.kind === 'note' || now - item.updatedAt > LATELY_MS)
    return undefined;
  const saw = /^(?:.{0,12} )?li /i.test(text) ? 'li' : 'vi';
  const told = [part && `${saw} ${part === 'metade' ? 'a metade' : `o ${part}`}`, at && `parei ${at}`].filter(Boolean);
  return stoppedAt(item, told.join(', '));
}

/** What names its series. */
function ofNamed(text: string, loaded: Situation['loaded']): Decision | undefined {
  const started = STARTED.exec(text)?.groups?.['title'];
  const begun = started === undefined ? undefined : workCalled(started, loaded);
  if (begun !== undefined) return stoppedAt(begun, 'parei no começo');
  const { how = '', title: dropped } = DROPPED.exec(text)?.groups ?? {};
  if (dropped !== undefined && !loaded.called(dropped).items.some(({ body }) => /^livro: /i.test(body)))
    return keptAt(dropped, () => how.toLowerCase().replace(/ de$/u, ''), loaded);
  const series = SERIES_BEGUN.exec(text)?.groups?.['title'];
  if (series !== undefined && placed(series) === undefined && loaded.called(series).items.length === 0)
    return run({ tool: 'save_tv_show', args: { title: series } });
  const until = UP_TO.exec(text)?.groups;
  const last = placeSaid(until?.['rest'] ?? '');
  if (until !== undefined && last !== undefined)
    return keptAt(until['title'] ?? '', () => placeInWords(last, true), loaded);
  const named = WATCHING.exec(text)?.groups ?? NAMED_AT.exec(text)?.groups;
  const place = placeSaid(named?.['rest'] ?? '');
  // A name by itself is of what is kept.
  const isNamed =
    WATCHING.test(text) || (named !== undefined && workCalled(named['title'] ?? '', loaded) !== undefined);
  if (place !== undefined && (isNamed || /^(?:\S+ )*a s[ée]rie /i.test(text)))
    return keptAt(named?.['title'] ?? '', (before) => placeInWords(placeAfter(before, place)), loaded);
  return undefined;
}

const whole = ({ episode }: Place): boolean => episode === undefined;

/** Undefined where no place in a series is said; asks which series where none is known. */
export function whereStopped({ text: told, loaded, asking }: Situation): Decision | undefined {
  const text = told.trim();
  const asked = ASKS_WHERE.exec(text)?.groups;
  if (asked !== undefined) return whereAsked(asked['title'], text, loaded);
  const named = partOfIt(text, loaded, asking.now) ?? ofNamed(text, loaded);
  if (named !== undefined) return named;
  const underWay = underWayOf(loaded, asking.now);
  const more = MORE.exec(text)?.groups;
  const count = countSaid(more?.['count'] ?? '') ?? 0;
  if (more !== undefined && (more['unit'] ?? more['more']) !== undefined) {
    const of = more['of'];
    const from = (before: string | null): string =>
      before === null && more['more'] === undefined ? placeInWords({ episode: count }) : furtherBy(before, count);
    if (of !== undefined) return keptAt(of, from, loaded);
    return underWay && stoppedAt(underWay, from(underWay.stopped));
  }
  const seen = SAW_PLACE.exec(text)?.groups?.['rest'];
  const said = placed((seen === undefined ? (AT.exec(text) ?? NOW_AT.exec(text))?.groups?.['rest'] : seen) ?? '');
  if (said === undefined) return undefined;
  const { place, title } = said;
  const words = (before: string | null): string =>
    placeInWords(placeAfter(before, place), seen !== undefined && whole(place));
  if (title !== undefined)
    return /temp|(?<![a-z])(?:ep|cap|aula|m[óo]d)|[st]\d|\dx\d/i.test(text) || workCalled(title, loaded) !== undefined
      ? keptAt(title, words, loaded)
      : undefined;
  if (
    underWay !== undefined &&
    (underWay.stopped !== null || seen === undefined || /temp|ep|cap|[ªa][.!]*$/i.test(text))
  )
    return stoppedAt(underWay, words(underWay.stopped));
  // A chapter may be of a book, and a bare number is of anything.
  return place.unit !== 'cap' && seen === undefined && (place.season ?? /(?<![a-z])ep/i.exec(text)) != null
    ? say({ text: [`De qual série? Me diga assim: “${placeInWords(place)} de Dark”.`] })
    : undefined;
}
whereStopped.says = [
  ASKS_WHERE,
  PART_OF_IT,
  STARTED,
  DROPPED,
  SERIES_BEGUN,
  UP_TO,
  WATCHING,
  NAMED_AT,
  MORE,
  SAW_PLACE,
  AT,
  NOW_AT,
];

/** "Onde parei em Dark?", "em que ep eu tô?": what holds it is shown. */
function whereAsked(title: string | undefined, text: string, loaded: Situation['loaded']): Decision | undefined {
  const { lastSaved } = loaded;
  const [only, ...others] = title === undefined ? loaded.stoppedWorks() : [];
  const noted =
    title === undefined
      ? lastSaved !== undefined && isStop(lastSaved)
        ? lastSaved
        : undefined
      : loaded.called(title).items.find((item) => isStop(item) || / \(p\. \d+\)$/u.test(item.body));
  const page = /p[áa]g/i.test(text) ? loaded.notes().find(({ body }) => / \(p\. \d+\)$/u.test(body)) : undefined;
  const spoken = lastSaved?.stopped == null ? undefined : lastSaved;
  const shown =
    title === undefined
      ? (page ?? spoken ?? noted ?? (others.length === 0 ? only : undefined))
      : (workCalled(title, loaded) ?? noted);
  if (shown !== undefined) return run({ tool: 'open_memory', args: { item_id: shown.id } });
  if (others.length > 0) return run({ tool: 'search_items', args: { underWay: true } });
  return title === undefined ? undefined : run({ tool: 'search_items', args: { query: title } });
}
