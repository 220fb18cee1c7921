// What search knows a memory by, beside its title and its words: computed where it is written, stored with it.

import { folded } from '../domain/fold.ts';
import type { ItemKind, ItemTerms } from '../domain/item.ts';
import type { ItemMetadata } from '../domain/metadata/item-metadata.ts';
import { genreNames } from './genre-words.ts';
import { nearForms } from './near-forms.ts';
import { stemsOf } from './stem.ts';

/** More words than this are a document; its beginning is enough to forgive typos in. */
const MOST_NEAR_WORDS = 40;

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
      const { originalTitle, cast, genres, keywords, overview, title } = metadata;
      const makers = metadata.kind === 'movie' ? metadata.directors : metadata.creators;
      return {
        names: [title, originalTitle ?? '', ...makers, ...cast].join(' · '),
        topics: [...genres.flatMap(genreNames), ...keywords].join(' · '),
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

/** The words of an address tell nothing by their slips. */
const spoken = ({ kind, title, body }: Indexed): string => (kind === 'note' ? `${title} ${body}` : title);

export function itemTerms(item: Indexed): ItemTerms {
  const described = item.metadata === null ? { names: '', topics: '', about: '' } : describedBy(item.metadata);
  const about = [described.about, item.reason].filter((part) => part !== '').join(' · ');
  const { names, topics } = described;
  const words = folded(`${spoken(item)} ${names}`)
    .split(' ')
    .slice(0, MOST_NEAR_WORDS);
  return {
    names,
    topics,
    about,
    stems: stemsOf(`${spoken(item)} ${names} ${topics} ${about}`).join(' '),
    near: [...new Set(words.flatMap(nearForms))].join(' '),
  };
}
