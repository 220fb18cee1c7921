// The search terms of an item besides its title and words, computed on every write and stored with it.

import { folded } from '../domain/fold.ts';
import type { ItemKind, ItemTerms, ItemWords } from '../domain/item.ts';
import type { ItemMetadata } from '../domain/metadata/item-metadata.ts';
import { countryWords } from './country-words.ts';
import { genreNames } from './genre-words.ts';
import { stemsOf } from './stem.ts';

/** In words: longer texts are documents; only their beginning is indexed for typos, and one page for words. */
const MOST_SPELLED = 40;
const MOST_OTHERS = 400;
/** In characters. */
const MOST_READ = 2000;

type Indexed = {
  readonly kind: ItemKind;
  readonly title: string;
  readonly body: string;
  readonly reason: string;
  readonly metadata: ItemMetadata | null;
};

type Described = Pick<ItemTerms, 'names' | 'topics' | 'about'>;

function describedBy(metadata: ItemMetadata): Described {
  switch (metadata.kind) {
    case 'movie':
    case 'tv_show': {
      const { originalTitle, cast, genres, keywords, overview, title, countries = [] } = metadata;
      const makers = metadata.kind === 'movie' ? metadata.directors : metadata.creators;
      return {
        names: [title, originalTitle ?? '', ...makers, ...cast].join(' · '),
        topics: [...genres.flatMap(genreNames), ...keywords, ...countries.map(countryWords)].join(' · '),
        about: overview ?? '',
      };
    }
    case 'video':
      return { names: [metadata.title, metadata.author ?? '', metadata.site].join(' · '), topics: '', about: '' };
    case 'link':
      return {
        names: [metadata.title, metadata.author ?? '', metadata.site].join(' · '),
        topics: '',
        about: metadata.description ?? '',
      };
    default:
      return metadata satisfies never;
  }
}

/** Typos in an address are not worth tolerating. */
const spoken = ({ kind, title, body }: Indexed): string => (kind === 'note' ? `${title} ${body}` : title);

const foldedWords = (text: string): readonly string[] =>
  folded(text)
    .split(' ')
    .filter((word) => word !== '');

function wordsOf(called: string, told: string): ItemWords {
  const spelled = new Set(foldedWords(called).slice(0, MOST_SPELLED));
  const all = foldedWords(`${called} ${told}`).slice(0, MOST_OTHERS);
  return { spelled: [...spelled], others: [...new Set(all)].filter((word) => !spelled.has(word)) };
}

/** "Wi-fi" is asked for as "wifi", and "wifi" as "wi-fi". */
const COMPOUND = /(?<!\p{L})\p{L}{1,12}-\p{L}{1,12}(?!\p{L})/gu;
const otherSpellings = (text: string): string =>
  [...(text.match(COMPOUND) ?? []).map((word) => word.replace('-', '')), ...(/wifi/i.test(text) ? ['wi fi'] : [])].join(
    ' ',
  );

/** Folded words and stems for the index; the item itself is not changed. */
export function itemTerms(item: Indexed): ItemTerms {
  const described = item.metadata === null ? { names: '', topics: '', about: '' } : describedBy(item.metadata);
  const about = [described.about, item.reason].filter((part) => part !== '').join(' · ');
  const { names, topics } = described;
  return {
    names,
    topics,
    about,
    stems: stemsOf(
      `${spoken(item)} ${otherSpellings(spoken(item).slice(0, MOST_READ))} ${names} ${topics} ${about}`,
    ).join(' '),
    words: wordsOf(`${spoken(item)} ${names}`, `${topics} ${about}`),
  };
}
