// One genre, many names: how TMDB calls it in Portuguese and English and how people ask for it. Data for the index (an item of
// the genre answers to all of them) and for reading "algum suspense que não vi".

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

/** TMDB's double genres of series, by their parts. */
const PARTS = /\s*(?:&|\be\b)\s*/u;

/** A genre as TMDB names it, with every other name it goes by. */
export function genreNames(genre: string): readonly string[] {
  const parts = [genre, ...genre.split(PARTS)].map((part) => part.toLowerCase());
  return [...new Set([...parts, ...GENRES.filter((names) => names.some((name) => parts.includes(name))).flat()])];
}
