// "Terça: 9h Paula, 10h Renata e 14h Sônia": what is said once for each hour, and the day it is for.

import { pattern, piece } from '../../domain/pattern.ts';
import { HOUR_WORDS, WEEKDAY_NAMES } from '../wording/calendar-words.ts';

const WEEKDAY = `(?:${WEEKDAY_NAMES})(?:[- ]feira)?(?: que vem)?`;
const DAY = piece`
  (?:
    hoje|amanh[ãa]|depois de amanh[ãa]|
    (?:n[ao] )?(?:pr[óo]xim[ao] )?${WEEKDAY}(?: \d{1,2}/\d{1,2})?|
    (?:n?o )?dia \d{1,2}(?:/\d{1,2}(?:/\d{2,4})?| de [a-zA-ZÀ-ÿ]{4,})?|
    \d{1,2}/\d{1,2}
  )
`;
const REPEATS = `(?:tod[oa]s?(?: [oa]s?)? (?:dias?(?: [úu]t(?:il|eis))?|noites?|manh[ãa]s?|${WEEKDAY}s?)|diariamente|de segunda a (?:sexta|s[áa]bado))`;
const CLOCK = piece`
  \d{1,2}(?:h\d{2}|h(?:oras?)?|:\d{2})(?: ?(?:da|de) (?:manh[ãa]|tarde|noite))?|
  (?:[àa]s|as|pelas) (?:\d{1,2}|${HOUR_WORDS})
  (?: e (?:meia|quinze|trinta))?(?: da (?:manh[ãa]|tarde|noite))?
`;
const PART =
  '(?:de|[àa]) (?:manh[ãa]|tarde|noite)|(?:ao )?meio[- ]dia|[àa] meia[- ]noite|(?:antes|depois) d[oe] (?:almo[çc]o|jantar|dormir|caf[ée])';
const HOUR = `(?:(?:[àa]s?|as|pelas) )?(?:${CLOCK})|${PART}`;

const whole = (pattern: string, flags = 'i'): RegExp =>
  new RegExp(`(?<![a-zA-ZÀ-ÿ\\d/:])(?:${pattern})(?![a-zA-ZÀ-ÿ\\d])`, flags);
const AN_HOUR = whole(HOUR, 'gi');
const A_RANGE = whole(`(?:das|de) (${CLOCK}) (?:[àa]s?|as|at[ée]) (?:as |[àa]s )?(?:${CLOCK})`, 'gi');
const A_DAY = whole(DAY);
const A_REPEAT = whole(REPEATS);
/** Between clauses; the words that join them are kept where what follows has no hour of its own. */
const BETWEEN = /(\s*[;\n]\s*|\s*,\s+(?:e\s+)?|\s+e\s+)/u;
const AROUND = pattern('gi')`
  ^(?:(?:eu |a gente |hoje )?(?:tenho|temos|tem|vai ter|vou ter)\s+)?
  (?:(?:de|d[aeo]s?|que|pra|para|[-–:,]|tenho|tem)\s+)*|
  (?:\s+(?:de|d[aeo]s?|[àa]s?|n[ao]|pra|para|[-–:,]))+$|
  [\s,.;:!-]+$
`;

/** Whether a text may be several clauses. */
export const hasClauses = (text: string): boolean => BETWEEN.test(text);

/** `alike`: nothing but another hour of the clause before. */
export type Clause = {
  readonly content: string;
  readonly hour: string;
  readonly day?: string;
  readonly alike?: true;
};
export type Clauses = { readonly clauses: readonly Clause[]; readonly repeats?: string };

const OF_SOMEBODY = /^d[aeo]s? \p{Lu}[^,]*[^\s,]$/u;
/** "De manhã e à noite". */
const IN_PART = new RegExp(`^(?:${PART})$`, 'i');
/** Ends in its hour: "dentista 9h", and not "9h dentista". */
const ENDS_IN_HOUR = new RegExp(`(?:${HOUR})$`, 'i');

/** Clauses of one hour each; what has none belongs to the one before it, or opens the next where hours come last. */
function cut(text: string): readonly string[] {
  const pieces = text.split(BETWEEN);
  const clauses: string[] = [];
  for (let i = 0; i < pieces.length; i += 2) {
    const piece = pieces[i] ?? '';
    const last = clauses.at(-1);
    const opens = piece.match(AN_HOUR) !== null || A_DAY.test(piece);
    const whole = last !== undefined && last.match(AN_HOUR) !== null;
    if (last === undefined || (whole && (opens || ENDS_IN_HOUR.test(last)))) clauses.push(piece);
    else clauses[clauses.length - 1] = `${last}${pieces[i - 1] ?? ''}${piece}`;
  }
  return clauses;
}

/** @returns undefined unless every clause has one hour and says something. */
export function clausesWithHours(text: string): Clauses | undefined {
  const repeats = A_REPEAT.exec(text)?.[0];
  const said = (repeats === undefined ? text : text.replace(repeats, ' ')).replace(A_RANGE, '$1');
  let day: string | undefined;
  const clauses: Clause[] = [];
  for (const piece of cut(said.trim())) {
    const hours = piece.match(AN_HOUR) ?? [];
    const own = A_DAY.exec(piece)?.[0];
    day = own ?? day;
    const [hour, ...more] = hours;
    if (hour === undefined || more.length > 0) return undefined;
    const rest = piece
      .replace(hour, ' ')
      .replace(A_DAY, ' ')
      .replace(/\s+(?=,)/gu, '')
      .replace(/\s+/gu, ' ')
      .trim();
    // "Prova de cálculo terça 8h e de física quinta 10h": a test as well.
    const kind = /^de \p{L}/u.test(rest) ? /^(\p{L}+) de \p{L}/u.exec(clauses.at(-1)?.content ?? '')?.[1] : undefined;
    // "E da Sofia": of what the clause before says.
    const content =
      clauses.length > 0 && OF_SOMEBODY.test(rest) ? rest : rest.replace(AROUND, '').replace(AROUND, '').trim();
    // "Aula terça às 18h e quinta às 19h": the same on another day.
    const what = content === '' ? (clauses.at(-1)?.content ?? '') : kind === undefined ? content : `${kind} ${rest}`;
    if (!/\p{L}{2}/u.test(what)) return undefined;
    const alike = content === '' && own === undefined && !IN_PART.test(hour);
    clauses.push({ content: what, hour, ...(day === undefined ? {} : { day }), ...(alike ? { alike } : {}) });
  }
  return clauses.length < 2 ? undefined : { clauses, ...(repeats === undefined ? {} : { repeats }) };
}
