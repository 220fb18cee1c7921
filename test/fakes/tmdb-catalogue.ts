// Films and series the fake TMDB knows: real works with their real ids and names in pt-BR, chosen for what they make hard (two works of
// one name, a translated title, no year, no votes, no offers, accents). Ratings and offers are frozen, not current.

export type FakeWork = {
  readonly id: number;
  readonly title: string;
  readonly original: string;
  /** YYYY-MM-DD, or '' when TMDB has none. */
  readonly date: string;
  readonly overview: string;
  /** Directors of a film, creators of a series. */
  readonly makers: readonly string[];
  readonly cast: readonly string[];
  readonly genres: readonly string[];
  readonly keywords?: readonly string[];
  /** ISO 3166-1; the United States unless said. */
  readonly countries?: readonly string[];
  /** Of a film, or of one episode; 0 is TMDB's "unknown". */
  readonly minutes: number;
  readonly rating: number;
  readonly votes: number;
  readonly poster?: string;
  /** undefined: nobody offers it in Brazil. */
  readonly stream?: readonly string[];
  readonly rent?: readonly string[];
  readonly seasons?: number;
  readonly episodes?: number;
  readonly ended?: string;
};

const film = (
  id: number,
  title: string,
  original: string,
  date: string,
  makers: readonly string[],
  cast: readonly string[],
  genres: readonly string[],
  more: Partial<FakeWork> = {},
): FakeWork => ({
  id,
  title,
  original,
  date,
  makers,
  cast,
  genres,
  overview: `Sinopse de ${title}.`,
  minutes: 120,
  rating: 7.5,
  votes: 1000,
  poster: `/poster${id}.jpg`,
  ...more,
});

export const FILMS: readonly FakeWork[] = [
  film(
    27205,
    'A Origem',
    'Inception',
    '2010-07-15',
    ['Christopher Nolan'],
    ['Leonardo DiCaprio', 'Joseph Gordon-Levitt', 'Elliot Page'],
    ['Ação', 'Ficção científica', 'Aventura'],
    {
      overview:
        'Cobb, um ladrão habilidoso que comete espionagem corporativa infiltrando-se no subconsciente de seus alvos, recebe uma última tarefa.',
      keywords: ['dream', 'subconscious', 'heist'],
      minutes: 148,
      rating: 8.369,
      votes: 37000,
      stream: ['Max'],
      rent: ['Apple TV', 'Amazon Video'],
    },
  ),
  film(613092, 'Inception', 'Inception', '2014-05-01', ['Diego Sales'], ['Ana Prado'], ['Drama'], {
    minutes: 12,
    rating: 0,
    votes: 0,
    poster: '',
  }),
  film(
    603,
    'Matrix',
    'The Matrix',
    '1999-03-31',
    ['Lana Wachowski', 'Lilly Wachowski'],
    ['Keanu Reeves', 'Laurence Fishburne'],
    ['Ação', 'Ficção científica'],
    { minutes: 136, rating: 8.2, votes: 26000, stream: ['Max', 'Netflix'] },
  ),
  film(
    604,
    'Matrix Reloaded',
    'The Matrix Reloaded',
    '2003-05-15',
    ['Lana Wachowski', 'Lilly Wachowski'],
    ['Keanu Reeves'],
    ['Ação', 'Ficção científica'],
    { minutes: 138 },
  ),
  film(
    624860,
    'Matrix Resurrections',
    'The Matrix Resurrections',
    '2021-12-16',
    ['Lana Wachowski'],
    ['Keanu Reeves'],
    ['Ficção científica'],
    { minutes: 148 },
  ),
  film(
    157336,
    'Interestelar',
    'Interstellar',
    '2014-11-05',
    ['Christopher Nolan'],
    ['Matthew McConaughey', 'Anne Hathaway'],
    ['Aventura', 'Drama', 'Ficção científica'],
    { minutes: 169, rating: 8.4, votes: 36000, stream: ['Paramount Plus'] },
  ),
  film(
    438631,
    'Duna',
    'Dune',
    '2021-09-15',
    ['Denis Villeneuve'],
    ['Timothée Chalamet', 'Rebecca Ferguson'],
    ['Ficção científica', 'Aventura'],
    { minutes: 155, stream: ['Max'] },
  ),
  film(841, 'Duna', 'Dune', '1984-12-14', ['David Lynch'], ['Kyle MacLachlan'], ['Ficção científica'], {
    minutes: 137,
  }),
  film(
    598,
    'Cidade de Deus',
    'Cidade de Deus',
    '2002-08-30',
    ['Fernando Meirelles', 'Kátia Lund'],
    ['Alexandre Rodrigues', 'Leandro Firmino'],
    ['Drama', 'Crime'],
    { minutes: 130, rating: 8.4, votes: 7600, stream: ['Globoplay'] },
  ),
  film(
    1000837,
    'Ainda Estou Aqui',
    'Ainda Estou Aqui',
    '2024-11-07',
    ['Walter Salles'],
    ['Fernanda Torres', 'Selton Mello', 'Fernanda Montenegro'],
    ['Drama', 'História'],
    { minutes: 138, rating: 8, votes: 2100, stream: ['Globoplay'], countries: ['BR', 'FR'] },
  ),
  film(
    496243,
    'Parasita',
    '기생충',
    '2019-05-30',
    ['Bong Joon-ho'],
    ['Song Kang-ho'],
    ['Comédia', 'Thriller', 'Drama'],
    { minutes: 133, rating: 8.5, votes: 19000, countries: ['KR'] },
  ),
  film(
    694,
    'O Iluminado',
    'The Shining',
    '1980-05-23',
    ['Stanley Kubrick'],
    ['Jack Nicholson', 'Shelley Duvall'],
    ['Terror', 'Thriller'],
    { minutes: 144, rating: 8.2, votes: 18000, stream: ['Max'] },
  ),
  film(493922, 'Hereditário', 'Hereditary', '2018-06-07', ['Ari Aster'], ['Toni Collette'], ['Terror', 'Mistério'], {
    minutes: 127,
    stream: ['Netflix'],
  }),
  film(
    419430,
    'Corra!',
    'Get Out',
    '2017-02-24',
    ['Jordan Peele'],
    ['Daniel Kaluuya'],
    ['Mistério', 'Thriller', 'Terror'],
    { minutes: 104 },
  ),
  film(
    129,
    'A Viagem de Chihiro',
    '千と千尋の神隠し',
    '2001-07-20',
    ['Hayao Miyazaki'],
    ['Rumi Hiiragi'],
    ['Animação', 'Família', 'Fantasia'],
    { minutes: 124, rating: 8.5, votes: 17000, stream: ['Netflix'] },
  ),
  film(
    40096,
    'O Auto da Compadecida',
    'O Auto da Compadecida',
    '2000-09-15',
    ['Guel Arraes'],
    ['Matheus Nachtergaele', 'Selton Mello'],
    ['Comédia', 'Aventura'],
    { minutes: 104, stream: ['Globoplay'] },
  ),
  film(990001, 'Filme Sem Nada', 'Filme Sem Nada', '', [], [], [], {
    overview: '',
    minutes: 0,
    rating: 0,
    votes: 0,
    poster: '',
  }),
];

export const SHOWS: readonly FakeWork[] = [
  film(
    1396,
    'Breaking Bad: A Química do Mal',
    'Breaking Bad',
    '2008-01-20',
    ['Vince Gilligan'],
    ['Bryan Cranston', 'Aaron Paul'],
    ['Drama', 'Crime'],
    { minutes: 45, rating: 8.9, votes: 15000, seasons: 5, episodes: 62, ended: '2013-09-29', stream: ['Netflix'] },
  ),
  film(
    70523,
    'Dark',
    'Dark',
    '2017-12-01',
    ['Baran bo Odar', 'Jantje Friese'],
    ['Louis Hofmann'],
    ['Drama', 'Mistério', 'Ficção científica e fantasia'],
    { minutes: 0, rating: 8.4, votes: 7000, seasons: 3, episodes: 26, ended: '2020-06-27', stream: ['Netflix'] },
  ),
  film(
    2316,
    'The Office',
    'The Office',
    '2005-03-24',
    ['Greg Daniels'],
    ['Steve Carell', 'Rainn Wilson'],
    ['Comédia'],
    { minutes: 22, seasons: 9, episodes: 186, ended: '2013-05-16', stream: ['Max'] },
  ),
  film(
    2996,
    'The Office',
    'The Office',
    '2001-07-09',
    ['Ricky Gervais', 'Stephen Merchant'],
    ['Ricky Gervais'],
    ['Comédia'],
    { minutes: 30, seasons: 2, episodes: 12, ended: '2003-12-27' },
  ),
  film(95396, 'Ruptura', 'Severance', '2022-02-17', ['Dan Erickson'], ['Adam Scott'], ['Drama', 'Mistério'], {
    minutes: 50,
    rating: 8.4,
    votes: 2000,
    seasons: 2,
    episodes: 19,
    stream: ['Apple TV+'],
  }),
  film(
    71446,
    'La Casa de Papel',
    'La Casa de Papel',
    '2017-05-02',
    ['Álex Pina'],
    ['Úrsula Corberó', 'Álvaro Morte'],
    ['Crime', 'Drama'],
    { minutes: 70, seasons: 3, episodes: 41, ended: '2021-12-03', stream: ['Netflix'] },
  ),
];
