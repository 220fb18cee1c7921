// The names of each genre: TMDB's in Portuguese and English, and the ones people use. Data for the index and for
// filters such as "algum suspense que não vi".

const GENRES: readonly (readonly string[])[] = [
  ['ação', 'action'],
  ['aventura', 'adventure'],
  ['animação', 'desenho', 'animation', 'animado', 'anime'],
  ['comédia', 'comedy', 'engraçado', 'humor'],
  ['crime', 'policial', 'máfia'],
  ['documentário', 'documentary', 'doc'],
  ['drama', 'dramático'],
  ['família', 'family', 'infantil', 'criança', 'kids'],
  ['fantasia', 'fantasy'],
  ['história', 'history', 'histórico', 'épico'],
  ['terror', 'horror', 'medo', 'assustador'],
  ['música', 'music', 'musical'],
  ['mistério', 'mystery'],
  ['romance', 'romântico', 'amor'],
  ['ficção científica', 'sci-fi', 'scifi', 'science fiction', 'ficção'],
  ['thriller', 'suspense'],
  ['guerra', 'war'],
  ['faroeste', 'western', 'bangue-bangue'],
  ['novela', 'soap'],
  ['reality', 'reality show'],
];

/** TMDB's combined series genres, split into their parts. */
const PARTS = /\s*(?:&|\be\b)\s*/u;

/** A TMDB genre name with all its synonyms. */
export function genreNames(genre: string): readonly string[] {
  const parts = [genre, ...genre.split(PARTS)].map((part) => part.toLowerCase());
  return [...new Set([...parts, ...GENRES.filter((names) => names.some((name) => parts.includes(name))).flat()])];
}
