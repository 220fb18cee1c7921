// One person's notebook for measuring search: the works of the fake TMDB, and notes, links and videos as people write them.

import type { MovieMetadata } from '../../src/domain/metadata/movie-metadata.ts';
import type { TvShowMetadata } from '../../src/domain/metadata/tv-show-metadata.ts';
import type { NewThing } from '../../src/tools/keep-item.ts';
import { NOON } from '../contract/people.ts';
import { type FakeWork, FILMS, SHOWS } from '../fakes/tmdb-catalogue.ts';

const common = ({ id, title, original, date, cast, genres, keywords = [], overview }: FakeWork) => ({
  tmdbId: id,
  title,
  originalTitle: original,
  year: date === '' ? null : Number(date.slice(0, 4)),
  overview,
  cast,
  genres,
  keywords,
  runtimeMinutes: null,
  rating: null,
  posterUrl: null,
  offers: null,
});

function work(metadata: MovieMetadata | TvShowMetadata): NewThing {
  const { kind, title, year } = metadata;
  return { kind, title: year === null ? title : `${title} (${year})`, body: '', year, known: { metadata, asOf: NOON } };
}

const films = FILMS.map((one) => work({ kind: 'movie', releaseDate: one.date, directors: one.makers, ...common(one) }));
const shows = SHOWS.map((one) =>
  work({
    kind: 'tv_show',
    firstAirDate: one.date,
    endYear: null,
    seasons: null,
    episodes: null,
    creators: one.makers,
    ...common(one),
  }),
);

const NOTES = [
  'receita do bolo de cenoura da vó Zélia',
  'receita de pão de queijo com polvilho azedo',
  'senha do wi-fi da casa da praia: tubarao22',
  'senha do portão é 4321',
  'telefone do encanador Josué 98877-1234',
  'telefone da pediatra Dra. Márcia',
  'comprar limões, açúcar mascavo e fermento',
  'lista de presentes de Natal: meias, livros, canecas',
  'reunião de pais na escola dia 30 às 19h',
  'tamanho do pneu do carro é 195/55 R16',
  'tamanho do tênis do Caio é 36',
  'ideias de nomes para a cachorrinha: Paçoca, Jabuticaba',
  'remédio da pressão do pai: losartana 50 mg',
  'medidas da janela da sala: 1,80 por 1,20',
  'livro que o Bruno indicou: Torto Arado',
  'frase bonita: o correr da vida embrulha tudo',
  'vinho português que tomamos no aniversário: Periquita',
  'restaurante japonês perto do trabalho: Sushi do Beto',
  'placa do carro da Júlia ABC1D23',
  'conserto da máquina de lavar com o seu Antônio',
  'roteiro da viagem para Ouro Preto em julho',
  'exercícios de fisioterapia para o joelho',
  'plantas que precisam de pouca água: suculentas e cactos',
  'o chuveiro do sítio é 220 volts',
];

const page = (slug: string, title: string, description: string, site: string): NewThing => ({
  kind: 'link',
  title,
  body: `https://exemplo.test/${slug}`,
  known: {
    asOf: NOON,
    metadata: {
      kind: 'link',
      url: `https://exemplo.test/${slug}`,
      canonicalUrl: null,
      title,
      description,
      imageUrl: null,
      site,
      author: null,
      publishedOn: null,
    },
  },
});

const video = (id: string, title: string, author: string): NewThing => ({
  kind: 'video',
  title,
  body: `https://youtu.be/${id}`,
  known: { asOf: NOON, metadata: { kind: 'video', site: 'YouTube', videoId: id, title, author, thumbnailUrl: null } },
});

export const LIBRARY: readonly NewThing[] = [
  ...films,
  ...shows,
  ...NOTES.map((body): NewThing => ({ kind: 'note', title: body, body })),
  page('moqueca', 'Moqueca capixaba sem dendê', 'Peixe, tomate e coentro na panela de barro.', 'Panelinha'),
  page(
    'trilhas',
    'Dez trilhas na Serra da Mantiqueira',
    'Caminhadas leves e difíceis para o fim de semana.',
    'Guia de Montanha',
  ),
  page(
    'declarar',
    'Como declarar imposto de renda de autônomo',
    'Carnê-leão, livro-caixa e deduções.',
    'Jornal do Contador',
  ),
  page(
    'horta',
    'Horta em apartamento',
    'Temperos que crescem na varanda: manjericão, salsinha e hortelã.',
    'Casa Verde',
  ),
  video('aaaaaaaaaaa', 'Aula de violão para iniciantes: primeira batida', 'Professor Damião'),
  video('bbbbbbbbbbb', 'Treino de pernas em casa sem equipamento', 'Canal Corpo Leve'),
  video('ccccccccccc', 'Como trocar a resistência do chuveiro', 'Faça em Casa'),
];
