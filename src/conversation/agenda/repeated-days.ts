// "Academia seg, qua e sex", "sempre às 21h": days and hours that repeat although no word says "todo".

import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';

const DAY = `(?:${WEEKDAY_NAMES})(?:[- ]feira)?`;
/** Three days or more; two may be those of one week. */
const DAY_LIST = new RegExp(
  `(?<!\\p{L})(?:n?[ao] )?${DAY}(?:(?: ?, ?(?:e )?| e )(?:n?[ao] )?${DAY}){2,6}(?!\\p{L})`,
  'iu',
);
const ALWAYS = /(?<!\p{L})sempre (?=(?:[àa]s|ao?|à|de) (?:\d|meio|meia|noite|tarde|manh[ãa]|madrugada))/iu;
const REPEATS = new RegExp(
  `(?<!\\p{L})(?:(?:tod[oa]s?(?: [oa]s?)?|cada|[àa]s|aos|nas|nos) (?:santo )?(?:dias?|semanas?|m[êe]s|anos?|${DAY}s?)|em \\d|a cada)(?!\\p{L})`,
  'iu',
);
/** Of one week, or of the past. */
const ONCE =
  /(?<!\p{L})(?:que vem|[dn]?(?:ess|est)[ae]|pr[óo]xim[ao]|passad[ao]|[úu]ltim[ao]|ontem|\p{L}{2,}(?:ei|ou|eu|iu|aram|eram|amos|imos))(?!\p{L})/iu;
const CALLED = /(?<!\p{L})(?:lembr|avis|acord|cham)\p{L}*/iu;
const SHORT = /(?<!\p{L})(?:seg|ter|qua|qui|sex|s[áa]b|dom)(?!\p{L})/iu;

/** @param text as typed; `said` has its days in full. Days named in full in a request may be those of one week. */
export function repeatedDays(text: string, said: string): string {
  if (REPEATS.test(said) || ONCE.test(said)) return said;
  const listed =
    CALLED.test(text) && !SHORT.test(text)
      ? said
      : said.replace(DAY_LIST, (days) => `toda ${days.replace(/^n?[ao] /iu, '')}`);
  return listed.replace(ALWAYS, 'todo dia ');
}
