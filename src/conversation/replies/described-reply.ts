// Facts about a work, video or page: one sentence per fact, with its source and, if it may change, its date.

import type { Instant } from '../../domain/ids.ts';
import type { Reply } from '../../domain/message.ts';
import type { ItemMetadata } from '../../domain/metadata/item-metadata.ts';
import type { Span } from '../../domain/text.ts';
import type { Described } from '../../tools/describe-item.ts';
import { pictureOf } from './saved-card.ts';
import {
  dated,
  firstListed,
  lasting,
  makersOf,
  offerLines,
  outOfTen,
  seasonsOf,
  type WorkMetadata,
} from './work-facts.ts';

/** `whenOf` says a day as people do ("hoje", "em 12/11"). */
export function describedReply({ title, ask, outside }: Described, whenOf: (at: Instant) => string): Reply {
  const about: Span = { bold: title };
  if (outside.kind !== 'found') {
    if (outside.kind !== 'unavailable') return { text: ['Não achei ', about, ' para te responder.'] };
    return outside.reason === 'not_configured'
      ? { text: ['Não tenho de onde buscar isso aqui. Sobre ', about, ' só sei o que você me contou.'] }
      : { text: ['Não consegui consultar agora sobre ', about, '. Tente de novo daqui a pouco.'] };
  }
  const { value, asOf, stale } = outside;
  const when = whenOf(asOf);
  if (value.kind === 'video' || value.kind === 'link') return pageReply(value, when);
  const lines = [fact(value, ask), ...(ask === 'details' ? details(value) : [])];
  const source = ask === 'watch_providers' ? 'JustWatch, pelo TMDB' : 'TMDB';
  const old = stale ? `, ${when}; não consegui conferir hoje` : `, ${when}`;
  const text: Span[] = [...lines.flatMap((line, n): Span[] => (n === 0 ? [...line] : ['\n', ...line]))];
  const reply = { text: [...text, '\n', { italic: `Fonte: ${source}${old}` }] };
  const picture = ask === 'details' ? pictureOf(value) : null;
  return picture === null ? reply : { ...reply, picture: { url: picture } };
}

function pageReply(of: Extract<ItemMetadata, { kind: 'video' | 'link' }>, when: string): Reply {
  const said = of.kind === 'link' && of.description !== null ? `\n${of.description}` : '';
  const by = of.author === null ? '' : `, de ${of.author}`;
  return { text: [{ bold: of.title }, `${by}${said}\n`, { italic: `Fonte: ${of.site}, ${when}` }] };
}

const details = (work: WorkMetadata): readonly (readonly Span[])[] =>
  (['director', 'genre', 'synopsis', 'watch_providers'] as const).flatMap((ask) => {
    const line = factOr(work, ask, () => []);
    return line.length === 0 ? [] : [line];
  });

/** One fact, or a sentence that says it is not known. */
const fact = (work: WorkMetadata, ask: string): readonly Span[] =>
  factOr(work, ask, (what) => [`O TMDB não diz ${what} de `, { bold: dated(work) }, '.']);

function factOr(work: WorkMetadata, ask: string, unknown: (what: string) => readonly Span[]): readonly Span[] {
  const name: Span = { bold: dated(work) };
  const feminine = work.kind === 'tv_show';
  switch (ask) {
    case 'year':
    case 'release':
      return releaseFact(work, ask, { bold: work.title }) ?? unknown('o ano');
    case 'director': {
      const makers = makersOf(work);
      return makers.length === 0
        ? unknown(feminine ? 'quem criou' : 'a direção')
        : [name, feminine ? ' foi criada por ' : ' foi dirigido por ', firstListed(makers), '.'];
    }
    case 'cast':
      return work.cast.length === 0 ? unknown('o elenco') : ['No elenco de ', name, `: ${firstListed(work.cast, 8)}.`];
    case 'runtime':
      return work.runtimeMinutes === null
        ? unknown('a duração')
        : [name, feminine ? ' tem episódios de ' : ' dura ', lasting(work.runtimeMinutes), '.'];
    case 'rating':
      return work.rating === null ? unknown('a nota') : [name, ` tem nota ${outOfTen(work.rating)} de 10 no TMDB.`];
    case 'synopsis':
      return work.overview === null ? unknown('a sinopse') : [name, `: ${work.overview}`];
    case 'genre':
      return work.genres.length === 0 ? unknown('o gênero') : [name, ` é ${firstListed(work.genres)}.`];
    case 'seasons': {
      const seasons = work.kind === 'tv_show' ? seasonsOf(work) : undefined;
      if (work.kind === 'movie') return [name, ' é filme, não tem temporadas.'];
      return seasons === undefined ? unknown('as temporadas') : [name, ` tem ${seasons}.`];
    }
    case 'episodes':
      if (work.kind === 'movie') return [name, ' é filme, não tem episódios.'];
      return work.episodes === null ? unknown('quantos são os episódios') : [name, ` tem ${work.episodes} episódios.`];
    case 'age_rating':
      return unknown('a classificação indicativa');
    case 'watch_providers':
      return offersFact(work, name);
    case 'similar':
      return ['Ainda não sei indicar parecidos com ', name, '.'];
    default:
      return [name];
  }
}

function releaseFact(work: WorkMetadata, ask: string, name: Span): readonly Span[] | undefined {
  const day = work.kind === 'movie' ? work.releaseDate : work.firstAirDate;
  const came = work.kind === 'movie' ? ' é de ' : ' começou em ';
  if (ask === 'release' && day !== null) return [name, `: ${day.split('-').reverse().join('/')}.`];
  if (work.year === null) return undefined;
  const over = work.kind === 'tv_show' && work.endYear !== null ? ` e terminou em ${work.endYear}` : '';
  return [name, `${came}${work.year}${over}.`];
}

function offersFact({ offers, ...work }: WorkMetadata, name: Span): readonly Span[] {
  if (offers === null) return ['O TMDB não diz onde ver ', name, ' no Brasil.'];
  const lines = offerLines(offers);
  if (lines.length === 0) return ['Por enquanto ', name, ' não está em nenhum streaming do Brasil.'];
  return ['Onde assistir ', { bold: dated(work) }, `: ${lines.join('; ')}.`];
}
