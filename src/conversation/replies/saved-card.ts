// Confirms a saved item with the card of its metadata, or says why there is none.

import type { Instant } from '../../domain/ids.ts';
import type { Item } from '../../domain/item.ts';
import type { Reply } from '../../domain/message.ts';
import type { ItemMetadata } from '../../domain/metadata/item-metadata.ts';
import type { Span } from '../../domain/text.ts';
import { readItemMetadata } from '../../memories/read-item-metadata.ts';
import type { WithoutDetails } from '../../tools/outside.ts';
import { NOUNS, seenMark, wholeLineOf } from './item-words.ts';
import { firstListed, lasting, makersOf, offerLines, outOfTen, seasonsOf, type WorkMetadata } from './work-facts.ts';

const LONGEST_DESCRIPTION = 200;

/** A saved thing as a reply without its buttons. `whenOf` says a day as people do ("hoje", "em 12/11"). */
export function savedCard(item: Item, without: WithoutDetails | undefined, whenOf: (at: Instant) => string): Reply {
  const metadata = readItemMetadata(item.metadata);
  const opening: Span[] = [
    `${NOUNS[item.kind].mark} Guardei: `,
    { bold: metadata === null ? wholeLineOf(item) : item.title },
    seenMark(item),
  ];
  const reason = item.reason === '' ? [] : [`\n💬 ${item.reason}`];
  if (metadata === null) return { text: [...opening, ...missing(item, without), ...reason] };
  const picture = pictureOf(metadata);
  const text = [...opening, ...linesOf(metadata, item, whenOf), ...reason];
  return picture === null ? { text } : { text, picture: { url: picture } };
}

/** A kept thing looked at again, whole: the words of a note, the card of anything else. */
export function openedCard(item: Item, whenOf: (at: Instant) => string): Reply {
  const { title, body, kind } = item;
  const { text, ...rest } = savedCard(item, undefined, whenOf);
  const [, , , ...card] = text;
  const opening: Span[] = [`${NOUNS[kind].mark} `, { bold: title }, seenMark(item)];
  const words = item.metadata === null && body !== '' && body !== title ? [`\n${body}`] : [];
  return { ...rest, text: [...opening, ...words, ...card, `\nGuardado ${whenOf(item.createdAt)}.`] };
}

/** What was kept bare before, with its card. */
export function completedCard(item: Item, whenOf: (at: Instant) => string): Reply {
  const { text, ...rest } = savedCard(item, undefined, whenOf);
  const [, ...card] = text;
  return { ...rest, text: [`${NOUNS[item.kind].mark} Agora achei: `, ...card] };
}

/** The address of its picture; null when it has none. */
export const pictureOf = (of: ItemMetadata): string | null =>
  of.kind === 'video' ? of.thumbnailUrl : of.kind === 'link' ? of.imageUrl : of.posterUrl;

const short = (text: string): string =>
  text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1).trimEnd()}…`;

function linesOf(of: ItemMetadata, item: Item, whenOf: (at: Instant) => string): readonly Span[] {
  switch (of.kind) {
    case 'movie':
    case 'tv_show':
      return workLines(of, item.knownAt === null ? '' : whenOf(item.knownAt));
    case 'video':
      return [`\n${[of.author, of.site].filter((part) => part !== null).join(' · ')}`, `\n${item.body}`];
    case 'link':
      return [
        ...(of.description === null ? [] : [`\n${short(of.description)}`]),
        `\n${of.site}${of.author === null ? '' : `, por ${of.author}`}`,
        `\n${item.body}`,
      ];
    default:
      return of satisfies never;
  }
}

function workLines(of: WorkMetadata, when: string): readonly Span[] {
  const makers = makersOf(of);
  const length =
    of.kind === 'movie' ? (of.runtimeMinutes === null ? undefined : lasting(of.runtimeMinutes)) : seasonsOf(of);
  const offers = of.offers === null ? undefined : offerLines(of.offers);
  const facts = [
    makers.length === 0 ? undefined : `De ${firstListed(makers)}`,
    [of.genres.slice(0, 3).join(', '), length, of.rating === null ? undefined : `⭐ ${outOfTen(of.rating)}`]
      .filter((part) => part !== undefined && part !== '')
      .join(' · '),
    offers === undefined
      ? undefined
      : offers.length === 0
        ? 'Nenhum streaming do Brasil tem agora'
        : `Onde assistir: ${offers.join('; ')}`,
  ];
  const credit = `Fonte: TMDB${of.offers === null ? '' : ' e JustWatch'}${when === '' || when === 'hoje' ? '' : `, ${when}`}`;
  return [
    ...facts.flatMap((fact) => (fact === undefined || fact === '' ? [] : [`\n${fact}`])),
    '\n',
    { italic: credit },
  ];
}

/** Why only what the person said was kept. */
function missing({ kind, stopped }: Item, without: WithoutDetails | undefined): readonly Span[] {
  if (without === undefined || (without === 'not_configured' && stopped !== null)) return [];
  const noun = NOUNS[kind].one;
  if (kind === 'movie' || kind === 'tv_show') {
    const that = NOUNS[kind].feminine ? 'essa' : 'esse';
    switch (without) {
      case 'not_configured':
        return [', só com o título.'];
      case 'none':
        return [`\nNão achei ${that} ${noun} no TMDB, então ficou só o título.`];
      case 'several':
        return [`\nHá mais de ${NOUNS[kind].feminine ? 'uma' : 'um'} com esse nome, então ficou só o título.`];
      case 'later':
        return ['\nNão consegui consultar o TMDB agora, então ficou só o título. Tento de novo daqui a pouco.'];
      case 'unavailable':
        return ['\nNão consegui consultar o TMDB, então ficou só o título.'];
      default:
        return without satisfies never;
    }
  }
  if (without === 'later')
    return ['\nNão consegui abrir agora, então ficou só o endereço. Tento de novo daqui a pouco.'];
  if (without === 'unavailable') return ['\nNão consegui abrir agora, então ficou só o endereço.'];
  return without === 'none' ? ['\nNão achei título nem descrição lá, então ficou só o endereço.'] : [];
}
