// Days of the year that everybody knows by name, and which of them stop the country.

import { pattern } from '../../domain/pattern.ts';
import { type Day, toCivil, toDay } from '../../language/dates/calendar.ts';
import { CELEBRATIONS, easter } from '../../language/dates/holidays.ts';

/** `closed`: a national holiday (Lei 662/1949, 6.802/1980, 14.759/2023), or a day on which only banks and offices close. */
export type Celebration = {
  /** 'o Natal' */
  readonly name: string;
  readonly of: (year: number) => Day;
  readonly closed?: 'feriado' | 'facultativo';
};

type Row = Celebration & { readonly said: string };

const on =
  (day: number, month: number) =>
  (year: number): Day =>
    toDay(year, month, day);
const fromEaster =
  (days: number) =>
  (year: number): Day =>
    easter(year) + days;
const named = (name: string): ((year: number) => Day) => CELEBRATIONS.get(name) as (year: number) => Day;

/** `said`: alternatives of a pattern over folded text. */
const ROWS: readonly Row[] = [
  { said: 'ano novo|confraternizacao universal', name: 'o Ano Novo', of: named('ano novo'), closed: 'feriado' },
  { said: 'segunda (?:feira )?de carnaval', name: 'a segunda de Carnaval', of: fromEaster(-48), closed: 'facultativo' },
  { said: '(?:terca (?:feira )?de )?carnaval', name: 'o Carnaval', of: named('carnaval'), closed: 'facultativo' },
  { said: '(?:quarta (?:feira )?de )?cinzas', name: 'a Quarta de Cinzas', of: fromEaster(-46) },
  { said: 'dia (?:internacional )?da mulher|dia das mulheres', name: 'o Dia da Mulher', of: on(8, 3) },
  { said: 'domingo de ramos', name: 'o Domingo de Ramos', of: fromEaster(-7) },
  {
    said: 'sexta (?:feira )?(?:santa|da paixao)',
    name: 'a Sexta-feira Santa',
    of: named('sexta santa'),
    closed: 'feriado',
  },
  { said: '(?:domingo de )?pascoa', name: 'a Páscoa', of: named('pascoa') },
  { said: '(?:dia de )?tiradentes', name: 'Tiradentes', of: on(21, 4), closed: 'feriado' },
  { said: 'dia do trabalh(?:o|ador)', name: 'o Dia do Trabalho', of: on(1, 5), closed: 'feriado' },
  { said: 'dia das maes', name: 'o Dia das Mães', of: named('dia das maes') },
  { said: 'corpus christi', name: 'Corpus Christi', of: fromEaster(60), closed: 'facultativo' },
  { said: 'dia dos namorados', name: 'o Dia dos Namorados', of: named('dia dos namorados') },
  { said: '(?:festa de )?sao joao', name: 'o São João', of: named('sao joao') },
  { said: 'dia do amigo', name: 'o Dia do Amigo', of: on(20, 7) },
  { said: 'dia dos avos', name: 'o Dia dos Avós', of: on(26, 7) },
  { said: 'dia dos pais', name: 'o Dia dos Pais', of: named('dia dos pais') },
  { said: '(?:dia da )?independencia', name: 'a Independência', of: on(7, 9), closed: 'feriado' },
  {
    said: '(?:dia de )?nossa senhora(?: aparecida)?',
    name: 'Nossa Senhora Aparecida',
    of: on(12, 10),
    closed: 'feriado',
  },
  { said: 'dia das? criancas?', name: 'o Dia das Crianças', of: named('dia das criancas') },
  { said: 'dia d[oe]s? professor(?:es)?', name: 'o Dia dos Professores', of: on(15, 10) },
  { said: 'halloween|dia das bruxas', name: 'o Halloween', of: on(31, 10) },
  { said: '(?:dia de )?finados', name: 'Finados', of: on(2, 11), closed: 'feriado' },
  {
    said: '(?:proclamacao da )?republica',
    name: 'a Proclamação da República',
    of: on(15, 11),
    closed: 'feriado',
  },
  {
    said: '(?:dia da )?consciencia negra|dia de zumbi',
    name: 'o Dia da Consciência Negra',
    of: on(20, 11),
    closed: 'feriado',
  },
  { said: 'black friday', name: 'a Black Friday', of: named('black friday') },
  { said: 'vespera de natal', name: 'a véspera de Natal', of: on(24, 12) },
  { said: '(?:dia de )?natal', name: 'o Natal', of: on(25, 12), closed: 'feriado' },
  {
    said: 'reveillon|vespera de ano novo|virada(?: do ano)?|fim d[eo] ano|ano acabar',
    name: 'o Réveillon',
    of: on(31, 12),
  },
];

const NAMES = ROWS.map(({ said }) => said).join('|');
const WHICH = pattern('u')`^(?:(?:o|a|os) )?(?<name>${NAMES})(?: (?<when>.{4,20}))?$`;
const EACH = ROWS.map(({ said }) => new RegExp(`^(?:${said})$`, 'u'));
const YEAR = pattern('u')`
  ^(?:(?:d[eo]|em) )?(?:(?<year>20\d\d)|(?<next>(?:o )?(?:ano que vem|proximo ano))|(?:n?[eo] )?(?:d?est|d?ess)[ea] ano)$
`;

/** A celebration named in folded words, with the first of its days from `today` on or that of the year that was said; undefined for any other words. */
export function celebrationNamed(
  words: string,
  today: Day,
): { readonly celebration: Celebration; readonly day: Day } | undefined {
  const { name, when } = WHICH.exec(words)?.groups ?? {};
  const celebration = name === undefined ? undefined : ROWS[EACH.findIndex((one) => one.test(name))];
  if (celebration === undefined) return undefined;
  const { year: current } = toCivil(today);
  if (when !== undefined) {
    const said = YEAR.exec(when)?.groups;
    if (said === undefined) return undefined;
    const year = said['year'] === undefined ? current + (said['next'] === undefined ? 0 : 1) : Number(said['year']);
    return { celebration, day: celebration.of(year) };
  }
  const soonest = celebration.of(current);
  return { celebration, day: soonest >= today ? soonest : celebration.of(current + 1) };
}

/** 'Natal', 'Véspera de Natal': the name without its article. */
export const titleOf = ({ name }: Pick<Celebration, 'name'>): string => {
  const bare = name.replace(/^[oa] /u, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};

export type Holiday = { readonly name: string; readonly day: Day; readonly optional: boolean };

/** The national holidays from `from` to `to`, both included, in order, with the days on which only banks and offices close. */
export function holidaysBetween(from: Day, to: Day): readonly Holiday[] {
  const found: Holiday[] = [];
  for (let year = toCivil(from).year; year <= toCivil(to).year; year++)
    for (const { name, of, closed } of ROWS) {
      const day = of(year);
      if (closed !== undefined && day >= from && day <= to)
        found.push({ name, day, optional: closed === 'facultativo' });
    }
  return found.sort((a, b) => a.day - b.day);
}
