// "O de ontem", "os 30 do bar", "o primeiro uber", "o outro", "os dois": what words say of the thing they point at, of several told lately.

import type { LocalDate } from '../../domain/dates.ts';
import { unaccented } from '../../domain/fold.ts';
import { FOLDED_MONTH_NAMES, FOLDED_WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { countSaid } from '../wording/counts.ts';
import { TYPED_AMOUNT, typedCents } from '../wording/typed-amount.ts';

export type Pointing = {
  /** Words it has, folded: of its name, its place or its person. */
  readonly words: readonly string[];
  readonly cents?: number;
  readonly date?: LocalDate;
  /** From 1 in the order they were told, -1 the last; 'middle' of an odd number. */
  readonly place?: number | 'middle';
  /** Not the one that was touched last. */
  readonly other?: true;
  /** Somebody who may be called so. */
  readonly pronoun?: 'ele' | 'ela';
  /** So many of them. */
  readonly count?: number | 'all';
};

const PLACE =
  /(?<!\b[dn][ao] |\bde )\b(?:(?<nth>primeir|segund|terceir|quart|quint)[oa]|(?<last>ultim[oa])|(?<before>penultim[oa])|d?o meio)\b(?! ?feira)/u;
const PLACES = ['primeir', 'segund', 'terceir', 'quart', 'quint'];
const OTHER = /\boutr[oa]\b/u;
const PRONOUN = /^(?<who>el[ea])$/u;
const ALL = /^(?:el[ea]s$|tudo|tod[oa]s(?: [oa]s)?|amb[oa]s(?: [oa]s)?)\b/u;
/** "Os dois uber", "essas três"; "os 30 do bar" are money. */
const COUNT =
  /^(?:[oa]s|ess[ea]s|est[ea]s|aquel[ea]s) (?<count>[2-6]|dois|duas|tres|quatro|cinco|seis)(?= (?!d[aeo]s? |reais|contos?)|$)/u;
const DAY = new RegExp(
  `(?:\\bd[aeo] |\\bn[ao] |^)(?<day>hoje|ontem|anteontem|antes de ontem|dia \\d{1,2}(?:/\\d{1,2}| de (?:${FOLDED_MONTH_NAMES}))?|\\d{1,2}/\\d{1,2}|(?:${FOLDED_WEEKDAY_NAMES})(?:[- ]feira)?(?: passad[ao])?)(?![a-z\\d])`,
  'u',
);
const MONEY = new RegExp(`(?<!\\bdia)(?:^| )${TYPED_AMOUNT}(?![\\d:h])`, 'u');
/** Words that refer without telling apart, and what only says that it was told. */
const TELLS_NOTHING =
  /\b(?:[oa]s?|uma?|de|d[ao]s?|n[ao]s?|em|pr[ao]s?|para|com|e|gastos?|lancamentos?|compras?|despesas?|valor|preco|conta|entradas?|d?(?:aquel|ess|est|el)[ea]s?|isso|lista|la|ai|mesmo|reais|contos?|tambem|tb|tbm|que (?:eu )?\S+(?: agora| antes| primeiro)?)\b/gu;

/** @param dayIn the day gone by that such words say */
export function pointingIn(phrase: string, dayIn: (words: string) => LocalDate | undefined): Pointing {
  let left = unaccented(phrase).trim();
  const take = (form: RegExp): Readonly<Record<string, string | undefined>> | undefined => {
    const found = form.exec(left);
    if (found !== null) left = left.replace(found[0], ' ').trim();
    return found === null ? undefined : (found.groups ?? {});
  };
  const said = DAY.exec(left)?.groups?.['day'];
  const date = said === undefined ? undefined : dayIn(said);
  if (date !== undefined) take(DAY);
  const pronoun = take(PRONOUN)?.['who'];
  const place = take(PLACE);
  const other = take(OTHER);
  const count = take(COUNT)?.['count'];
  const all = count === undefined && take(ALL) !== undefined;
  const figure = MONEY.exec(left)?.[0];
  if (figure !== undefined) take(MONEY);
  return {
    words: left
      .replace(TELLS_NOTHING, ' ')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
    ...(figure === undefined ? {} : { cents: typedCents(figure) }),
    ...(date === undefined ? {} : { date }),
    ...(place === undefined ? {} : { place: placeOf(place) }),
    ...(pronoun === undefined ? {} : { pronoun: pronoun === 'ele' ? ('ele' as const) : ('ela' as const) }),
    ...(other === undefined ? {} : { other: true as const }),
    ...(count !== undefined ? { count: countSaid(count) ?? 0 } : all ? { count: 'all' as const } : {}),
  };
}

const placeOf = ({ nth, last, before }: Readonly<Record<string, string | undefined>>): number | 'middle' => {
  if (nth !== undefined) return PLACES.indexOf(nth) + 1;
  return last === undefined ? (before === undefined ? 'middle' : -2) : -1;
};

/** Whether they say anything that tells one thing from another. */
export const pointsAtSomething = ({ words, ...more }: Pointing): boolean =>
  words.length > 0 || Object.keys(more).length > 0;
