// "Tô no ep 4", "parei na segunda temporada episódio 3", right behind a series: how far it was watched, as a note beside it.

import type { Item } from '../../domain/item.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { LATELY_MS } from '../lately.ts';
import type { Situation } from '../situation.ts';
import { countSaid } from '../wording/counts.ts';
import { edited } from './edited.ts';
import { isStop, STOP } from './series-stop.ts';
import { withoutOpinion } from './titles-said.ts';

const TIMES = piece`(?:[st]\d{1,2} ?ep?\.? ?\d{1,3}|\d{1,2}x\d{1,3})`;
const STOPPED = pattern('i')`
  ^(?:(?:e|agora|eu|j[áa]|hoje|ontem|nela|nessa|comecei),? )*(?:t[ôo]|estou|parei|cheguei|fiquei|vou|tava|terminei|acabei|vi|assisti) (?:n)?(?<place>[oa] (?:[^?,$]{1,20} )?(?:
    ep(?:is[óo]dio)?|temp(?:orada)?|cap(?:[íi]tulo)?|\d{1,2}x\d{1,3}|[st]\d{1,2} ?ep?\d{1,3}
  )(?![a-zà-ÿ])[^?$]{0,30})$
`;
/** "Tô no 3 já". */
const BARE_AT =
  /^(?:(?:e|agora|eu|j[áa]|hoje),? )*(?:(?:t[ôo]|estou|parei|cheguei) (?:j[áa] )?|(?<=(?:agora|j[áa]) ))no (?<at>\d{1,3})(?: j[áa])?[.!]*$/i;
const NTH = '(?:primeira|segunda|terceira|quarta|quinta|sexta|[úu]ltima|\\d{1,2}[ªa])';
/** "Tô no 3 da segunda". */
const AT_OF_SEASON = pattern('i')`
  ^(?:(?:e|agora|eu|j[áa]|hoje),? )*(?:t[ôo]|estou|parei|cheguei|fiquei) (?:j[áa] )?no (?<at>\d{1,3}) da (?<season>${NTH})(?: j[áa])?[.!]*$
`;
/** "Terminei a segunda", of the series spoken of. */
const SEASON_DONE = pattern('i')`
  ^(?:(?:e|agora|eu|j[áa]|hoje|ontem),? )*(?:terminei|acabei|vi|assisti|terminamos|vimos) a (?<season>${NTH})(?: (?:toda|inteira|j[áa]|hoje|ontem))*[.!]*$
`;
const FINISHED = /^(?:(?:e|agora|eu|j[áa]|hoje|ontem),? )*(?:terminei|acabei|vi|assisti)/i;
const SEASON = /temp|\dx\d|^\S* ?[st]\d/i;
const EPISODE = /(?:ep(?:is[óo]dio)?|cap(?:[íi]tulo)?)\.? \d{1,4}|[st]\d{1,2} ?ep?\.? ?\d{1,3}|\d{1,2}x\d{1,3}/i;
const PAGE = / \(p\. \d+\)$/u;
const AT = /: (?:parei|vi) .*$/su;

/** "Parei a segunda temporada de Severance no ep 5", "tô no ep 3 de Dark". */
const OF_SERIES = pattern('i')`
  ^(?:(?:e|agora|eu|a gente|j[áa]|hoje),? )*(?:parei|paramos|t[ôo]|estou|estamos|t[áa]|cheguei|chegamos|fiquei) (?:
    (?:n?a )?(?:(?<season>[a-zà-ÿ\dªº]{1,10} temp(?:orada)?) d[aeo] )?(?<title>[a-zà-ÿ\d][^,?]{1,40}?) n[oa] (?<ep>(?:ep|cap)[a-zà-ÿ]*\.? \d{1,3})|
    n[oa] (?<ep2>(?:ep|cap)[a-zà-ÿ]*\.? \d{1,3})(?: da (?<season2>[a-zà-ÿ\dªº]{1,10} temp(?:orada)?))? d[aeo] (?<title2>(?!(?:primeira|segunda|terceira|quarta|quinta|sexta|[úu]ltima|\d{1,2}[ªa]?)(?: temp(?:orada)?)?[.!]*$)[a-zà-ÿ\d][^,?]{1,40}?)
  )[.!]*$
`;
/** "Tô vendo The Pitt, ep 4", "agora ep 6". */
export const WATCHING = pattern('i')`
  ^(?:eu |a gente |tamb[ée]m |tb )*(?:(?:(?:t[ôo]|estou|estamos|t[áa]) )?(?:vendo|assistindo)|(?:come[çc]ei|come[çc]amos)
  (?: a (?:ver|assistir))?) (?:[oa] s[ée]rie )?(?<title>(?!(?:ontem|hoje|agora|el[ea]|ess[ea])(?![a-zà-ÿ]))[a-zà-ÿ\d][^,?]{1,40}?)
  (?: tb| tamb[ée]m)?(?:,? (?:(?:a gente )?(?:t[ôoá]|tamos?|estou|estamos|parei|paramos|cheguei|chegamos) )?(?:n?[oa] )?(?<ep>${TIMES}|(?:temp[a-zà-ÿ]*\.? \d{1,2}(?:,? (?:ep|cap)[a-zà-ÿ]*\.? \d{1,4})?)|
  (?:ep|cap)[a-zà-ÿ]*\.? \d{1,4})|,? (?:t[ôo]|estou|estamos|tamos?|parei|paramos) no (?<bare>\d{1,3}))[.!]*$
`;
/** "Tô vendo a série Dark". */
const SERIES_BEGUN = pattern('i')`
  ^(?:(?:eu|a gente|agora|j[áa]),? )*(?:(?:(?:t[ôo]|estou|estamos) )?(?:vendo|assistindo|maratonando)|(?:come[çc]ei|come[çc]amos)(?: a (?:ver|assistir))?) (?:a|uma) s[ée]rie (?:chamada )?(?!de |que |nova|boa|sobre)(?<title>[a-zà-ÿ\d][^,?$]{1,40}?)(?: hoje| ontem)?[.!]*$
`;
/** "The Office de novo". */
const AGAIN = /,? (?:de novo|outra vez|novamente)$/i;
const NOW_AT =
  /^(?:agora|hoje|j[áa]|avancei|andei)(?:,? (?:t[ôo]|estou))?,? (?:n?[oa] )?(?<ep>(?:temp[a-zà-ÿ]*\.? \d{1,2},? )?(?:ep|cap)[a-zà-ÿ]*\.? \d{1,3})[.!]*$/i;

/** "Severance ep 6", of one that is kept. */
const NAMED_AT = pattern('i')`
  ^(?:(?:e|agora|j[áa]|hoje),? )*(?<title>(?!(?:(?:eu|a gente|n[óo]s) )?(?:t[ôo]|estou|parei|paramos|cheguei|vi|vimos|vou|fiquei|mais|s[óo]|[oa]|terminei|acabei|acabamos|assisti)(?![a-zà-ÿ]))[a-zà-ÿ\d][^,?]{1,40}?),? (?:(?:t[ôo]|estou|parei|j[áa]) )*(?:n?[oa] )?(?<ep>${TIMES}|(?:ep|cap)[a-zà-ÿ]*\.? \d{1,4})[.!]*$
`;

/** "Vi mais dois", behind where it was stopped. */
const MORE = pattern('i')`
  ^(?:(?:eu|a gente|j[áa]|hoje|ontem),? )*(?:vi|vimos|assisti|assistimos) (?<more>mais )?
  (?<count>um|uma|dois|tr[êe]s|quatro|cinco|\d{1,2})(?: (?:ep|cap)[a-zà-ÿ]*\.?)?(?: d[aeo] (?<of>[^?,]{2,40}?))?(?: (?:hoje|ontem))?[.!]*$
`;
const ASKS_WHERE = pattern('i')`
  ^(?:e )?(?:em )?(?:que|q|qual|onde)(?: (?:o )?(?:ep|cap|p[áa]g)[a-zà-ÿ]*\.?| temporada)?(?: (?:que )?(?:eu|a gente))? (?:parei|paramos|t[ôo]|tava|estou)(?: (?:em|d[aeo]|n[ao]|a|o) (?<title>[^?]{2,40}?)| mesmo| vendo)*\s*[?.!]*$
`;

/** "Assisti metade desse, parei em 32 min", of the video or film just kept. */
const PART_OF_IT = pattern('i')`
  ^(?:(?:eu|j[áa]|hoje|ontem|s[óo]),? )*(?:(?:assisti|vi|li|ouvi) (?:s[óo] )?(?:a |uma? |o )?(?<part>metade|peda[çc]o|come[çc]o|in[íi]cio|parte)(?: d(?:ess[ea]|el[ea]|isso|[oa])(?: (?:v[íi]deo|filme|aula|epis[óo]dio|a[íi]))?)?(?:,? (?:e )?)?)?
  (?:parei (?<at>(?:em|n[oa]s?|aos|com) (?:\d{1,3} ?(?:h|min|minutos?)[^,?]{0,15}|\d{1,2}:\d{2}(?::\d{2})?|(?:o )?(?:minuto|p[áa]gina|pag|cap[íi]tulo) \d{1,4}|metade)))?[.!]*$
`;

function partOfIt(text: string, { lastSaved, pointedAt }: Situation['loaded'], now: number): Decision | undefined {
  const { part, at } = PART_OF_IT.exec(text)?.groups ?? {};
  const item = pointedAt?.items[0] ?? lastSaved;
  if ((part ?? at) === undefined || item === undefined || item.kind === 'note' || now - item.updatedAt > LATELY_MS)
    return undefined;
  const saw = /^(?:.{0,12} )?li /i.test(text) ? 'li' : 'vi';
  const told = [part && `${saw} ${part === 'metade' ? 'a metade' : `o ${part}`}`, at && `parei ${at}`].filter(Boolean);
  return run(noteCall(`${item.metadata === null && item.reason ? item.reason : item.title}: ${told.join(', ')}`));
}

/** The note that tells where one stopped in that. */
export const stoppedIn = (title: string, { called }: Situation['loaded']): Item | undefined =>
  called(title).items.find(({ kind, body }) => kind === 'note' && (STOP.test(body) || PAGE.test(body)));

/** "Abandonei Dark", "desisti da série". */
const DROPPED = pattern('u')`
  ^(?:[Ee]u |[Jj]á |[Aa] gente )*(?<how>[Ll]arguei|[Aa]bandonei|[Dd]esisti de|[Pp]arei de (?:ver|assistir)) (?:(?:a )?série |o filme )?(?<title>\p{Lu}[^,?$]{1,40}?)[.!]*$
`;
/** "Vi Succession até a 2a temporada". */
const UP_TO = pattern('i')`
  ^(?:(?:eu|j[áa]|a gente|ontem|hoje),? )*(?:vi|vimos|assisti|assistimos) (?<title>[a-zà-ÿ\d][^,?]{1,40}?) at[ée] (?<place>[oa] (?:[a-zà-ÿ\dªº]{1,10} )?(?:ep(?:is[óo]dio)?|temp(?:orada)?|cap(?:[íi]tulo)?)(?: \d{1,3})?(?: da (?:[a-zà-ÿ\dªº]{1,10} )?temp(?:orada)?(?: \d)?)?|${TIMES})[.!]*$
`;
/** "Comecei severance", of one that is kept. */
const STARTED =
  /^(?:(?:eu|a gente|hoje|ontem|j[áa]),? )*(?:comecei|come[çc]amos|come[çc]ou)(?: a (?:ver|assistir))? (?:[oa] )?(?<title>[a-zà-ÿ\d][^,?]{1,40}?)(?: hoje| ontem)?[.!]*$/i;

/** "Vi 2 ep", of no place in it. */
const SO_MANY = /(?<=: vi )(\S+)(?= ep$)/i;
const withMoreSeen = (body: string, count: string): string =>
  body.replace(SO_MANY, (so) => String((countSaid(so) ?? 0) + (countSaid(count) ?? 0)));

function ofSeries(text: string, loaded: Situation['loaded']): Decision | undefined {
  const { lastSaved } = loaded;
  const started = STARTED.exec(text)?.groups?.['title'];
  const [kept, ...alike] =
    started === undefined
      ? []
      : loaded.called(started).items.filter(({ kind }) => kind === 'tv_show' || kind === 'movie');
  if (kept !== undefined && alike.length === 0) return run(noteCall(`${kept.title}: parei no começo`));
  const { how = '', title: dropped } = DROPPED.exec(text)?.groups ?? {};
  const books = dropped === undefined ? [] : loaded.called(dropped).items.filter(({ body }) => /^livro: /i.test(body));
  if (dropped !== undefined && books.length === 0)
    return run(noteCall(`${dropped}: ${how.toLowerCase().replace(/ de$/u, '')}`));
  const series = SERIES_BEGUN.exec(text)?.groups?.['title'];
  if (series !== undefined && loaded.called(series).items.length === 0)
    return run({ tool: 'save_tv_show', args: { title: series } });
  const seenTo = UP_TO.exec(text)?.groups;
  if (seenTo !== undefined) return run(noteCall(`${seenTo['title']}: vi até ${seenTo['place']}`));
  const watching = WATCHING.exec(text)?.groups;
  if (watching?.['title'] !== undefined)
    return run(
      { tool: 'save_tv_show', args: { title: watching['title'].replace(AGAIN, '') } },
      noteCall(
        `${watching['title'].replace(AGAIN, '')}: parei ${/^temp/i.test(watching['ep'] ?? '') ? 'na' : 'no'} ${watching['ep'] ?? `ep ${watching['bare']}`}`,
      ),
    );
  const { title: known, ep: at } = NAMED_AT.exec(text)?.groups ?? {};
  const before = known === undefined ? undefined : stoppedIn(known, loaded);
  if (before !== undefined && EPISODE.test(before.body)) return edited(before, before.body.replace(EPISODE, at ?? ''));
  if (known !== undefined && loaded.called(known).items.some(({ kind }) => kind === 'tv_show'))
    return run(noteCall(`${known}: parei no ${at}`));
  const said = OF_SERIES.exec(text)?.groups;
  const title = said?.['title'] ?? said?.['title2'];
  if (title !== undefined) {
    const season = said?.['season'] ?? said?.['season2'];
    const episode = said?.['ep'] ?? said?.['ep2'];
    return run(noteCall(`${title}: parei n${season === undefined ? 'o' : `a ${season},`} ${episode}`));
  }
  const more = MORE.exec(text)?.groups;
  const now = NOW_AT.exec(text)?.groups?.['ep'];
  const asked = ASKS_WHERE.exec(text)?.groups;
  if (more === undefined && now === undefined && asked === undefined) return undefined;
  const stopped = more?.['of'] === undefined ? lastStop(loaded, /p[áa]g/i.test(text)) : stoppedIn(more['of'], loaded);
  if (stopped !== undefined && now !== undefined && EPISODE.test(stopped.body) && !/^temp/i.test(now))
    return edited(stopped, stopped.body.replace(EPISODE, now));
  if (stopped !== undefined && now !== undefined) return edited(stopped, stopped.body.replace(AT, `: parei na ${now}`));
  const count = stopped && more?.['count'];
  if (
    lastSaved?.kind === 'tv_show' &&
    more !== undefined &&
    more['of'] === undefined &&
    (more['more'] !== undefined || /(?<![a-zà-ÿ])(?:ep|cap)/i.test(text))
  ) {
    const so = stoppedIn(lastSaved.title, loaded);
    if (so !== undefined) return edited(so, withMoreSeen(so.body, more['count'] ?? ''));
    return run(noteCall(`${lastSaved.title}: vi ${more['count']} ep`));
  }
  if (stopped !== undefined && count !== undefined && SO_MANY.test(stopped.body))
    return edited(stopped, withMoreSeen(stopped.body, count));
  const last = stopped && EPISODE.exec(stopped.body)?.[0];
  if (stopped !== undefined && count !== undefined && last !== undefined) {
    const next = last.replace(/\d+$/u, (from) =>
      String(Number(from) + (countSaid(count) ?? 0)).padStart(from.length, '0'),
    );
    return edited(stopped, stopped.body.replace(last, next));
  }
  const named = asked?.['title'] === undefined ? undefined : stoppedIn(asked['title'], loaded);
  if (named !== undefined) return run({ tool: 'open_memory', args: { item_id: named.id } });
  if (asked !== undefined && asked['title'] === undefined && stopped !== undefined)
    return run({ tool: 'open_memory', args: { item_id: stopped.id } });
  const query = asked?.['title'];
  return query === undefined ? undefined : run({ tool: 'search_items', args: { query } });
}

/** 'o ep 4', 'a 1a temporada': the place in a series that is told. */
export function placeIn(text: string): string | undefined {
  const { at, season } = AT_OF_SEASON.exec(text.trim())?.groups ?? {};
  if (at !== undefined) return `o ep ${at} da ${season} temporada`;
  const bare = BARE_AT.exec(text.trim())?.groups?.['at'];
  return bare === undefined
    ? STOPPED.exec(withoutOpinion(text.trim().replace(/[.!]+$/u, '')))?.groups?.['place']
    : `o ep ${bare}`;
}

/** How far a series was watched: of the one spoken of, or the only one it is kept of. */
function lastStop({ lastSaved, called, notes }: Situation['loaded'], page = false): Item | undefined {
  if (lastSaved !== undefined && isStop(lastSaved)) return lastSaved;
  if (page) return notes().find(({ body }) => PAGE.test(body));
  const [only, ...others] = called('parei').items.filter(isStop);
  return others.length === 0 ? only : undefined;
}

const isSeries = (item: Item | undefined): boolean => item !== undefined && (item.kind === 'tv_show' || isStop(item));

/** Undefined where no place in a series is said; asks which series where none is known. */
export function whereStopped({ text, loaded, asking }: Situation): Decision | undefined {
  const named = partOfIt(text.trim(), loaded, asking.now) ?? ofSeries(text.trim(), loaded);
  if (named !== undefined) return named;
  const done = isSeries(loaded.lastSaved) ? SEASON_DONE.exec(text.trim())?.groups?.['season'] : undefined;
  const place = done === undefined ? placeIn(text) : `a ${done} temporada`;
  if (place === undefined) return undefined;
  const seen = FINISHED.test(text.trim()) ? 'vi ' : 'parei n';
  const { lastSaved } = loaded;
  if (lastSaved?.kind === 'tv_show' && asking.now - lastSaved.updatedAt <= LATELY_MS)
    return run(noteCall(`${lastSaved.title}: ${seen}${place}`));
  const stop = lastStop(loaded);
  if (stop !== undefined) {
    const before = stop.body;
    // "Tô no ep 5" of the season told before.
    const content =
      SEASON.test(before) && !SEASON.test(place) && EPISODE.test(before)
        ? before.replace(EPISODE, place.replace(/^[oa] /i, ''))
        : before.replace(/: .*$/su, `: ${seen}${place}`);
    return edited(stop, content);
  }
  // A chapter may be of a book, and a bare number is of anything.
  return !BARE_AT.test(text.trim()) && seen !== 'vi ' && !/cap/i.test(place)
    ? say({ text: [`De qual série? Me diga assim: “parei n${place} de Dark”.`] })
    : undefined;
}
whereStopped.says = [
  DROPPED,
  SERIES_BEGUN,
  UP_TO,
  STARTED,
  BARE_AT,
  PART_OF_IT,
  WATCHING,
  NOW_AT,
  NAMED_AT,
  STOPPED,
  OF_SERIES,
  MORE,
  ASKS_WHERE,
  AT_OF_SEASON,
  SEASON_DONE,
];
