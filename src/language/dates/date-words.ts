// Vocabulary of dates as data: one line per word, folded.

function index(...rows: string[]): ReadonlyMap<string, number> {
  return new Map(rows.flatMap((row, i) => row.split(' ').map((word) => [word, i] as const)));
}

/** Words for days at a fixed offset from today. */
export const RELATIVE_DAYS: ReadonlyMap<string, number> = new Map([
  ['hoje', 0],
  ['ontem', -1],
  ['anteontem', -2],
  ['trasanteontem', -3],
  ['amanha', 1],
]);

/** Weekday names, Monday first. */
export const WEEKDAYS = index(
  'segunda segunda-feira segundas segundas-feiras',
  'terca terca-feira tercas tercas-feiras',
  'quarta quarta-feira quartas quartas-feiras',
  'quinta quinta-feira quintas quintas-feiras',
  'sexta sexta-feira sextas sextas-feiras sextou',
  'sabado sabados',
  'domingo domingos',
);

/** Short weekday names, accepted only after a preposition: "dom" is also a film. */
export const SHORT_WEEKDAYS = index('seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom');
export const BEFORE_SHORT_WEEKDAY = new Set(
  'na no toda todo cada proxima proximo ultima ultimo nessa nesse desde'.split(' '),
);

/** Nouns that make "segunda".."sexta" an ordinal: "segunda parcela", "quinta temporada". */
export const ORDINAL_NOUNS = new Set(
  (
    'parcela parcelas prestacao opcao vez vezes temporada via mao serie fase parte pessoa dose edicao guerra etapa semana quinzena ' +
    'linha nota lista versao coluna tentativa compra casa rodada aula prova turma divisao colocacao posicao viagem avenida mensagem ' +
    'categoria alternativa resposta pagina letra palavra geracao turne chance metade basica filha neta esposa mulher marcha ordem'
  ).split(' '),
);

/** Month names, January first. */
export const MONTHS = index(
  'janeiro',
  'fevereiro',
  'marco',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
);

/** Short month names, accepted only next to a day or year: "mar", "set" and "dez" are also words. */
export const SHORT_MONTHS = index('jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez');

/** Length of each unit of time: `days` plus `months`. */
export const SPANS: ReadonlyMap<string, { readonly days: number; readonly months: number }> = new Map(
  Object.entries({ dia: [1, 0], semana: [7, 0], quinzena: [15, 0], mes: [0, 1], ano: [0, 12] }).flatMap(
    ([name, [days = 0, months = 0]]) =>
      [name, name === 'mes' ? 'meses' : `${name}s`].map((word) => [word, { days, months }] as const),
  ),
);

export const DAY_PARTS = new Set('manha manhazinha manhacedo tarde tardinha noite noitinha madrugada'.split(' '));
export const THIS = new Set('esse este essa esta nesse neste nessa nesta desse deste dessa desta'.split(' '));
export const LAST = new Set('ultimo ultima'.split(' '));
export const NEXT = new Set('proximo proxima'.split(' '));
export const PASSED = new Set('passado passada anterior'.split(' '));
export const BEFORE_PASSED = new Set('retrasado retrasada'.split(' '));
export const COMING = new Set('seguinte'.split(' '));
/** Words before "25 de março" that make it a street. */
export const STREET_BEFORE = new Set('na da pela rua avenida av praca travessa escola alameda'.split(' '));

/** "Toda segunda". */
export const EVERY = new Set('todo toda todos todas cada'.split(' '));
