// "Academia seg, qua e sex", "sempre às 21h": days and hours that repeat although no word says "todo".

import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';

const DAY = `(?:${WEEKDAY_NAMES})(?:[- ]feira)?`;
const days = (others: string): RegExp =>
  new RegExp(
    `(?<![a-zA-ZÀ-ÿ])(?:n?[ao] )?${DAY}(?:(?: ?, ?(?:e )?| e )(?:n?[ao] )?${DAY})${others}(?![a-zA-ZÀ-ÿ])`,
    'i',
  );
/** Three days or more; two may be those of one week. */
const DAY_LIST = days('{2,6}');
/** Two are enough of what somebody does: "meu pai faz hemodiálise terça e quinta". */
const DAY_PAIR = days('{1,6}');
const ONLY = new RegExp(
  `(?<=^(?!.*(?:agora|mud|pass|[ée] s[óo] ))[a-zà-ÿ][^,]{2,40}),? s[óo] (?=${DAY_PAIR.source})`,
  'i',
);
const DOES =
  /^(?:[a-zà-ÿ]+,? ){1,3}(?:faz|fazemos|treina|joga|estuda|trabalha|dan[çc]a|luta|pratica|nada) (?!anos)[a-zà-ÿ]/i;
const ALWAYS = /(?<![a-zà-ÿ])sempre (?=(?:[àa]s|ao?|à|de) (?:\d|meio|meia|noite|tarde|manh[ãa]|madrugada))/i;
const REPEATS = new RegExp(
  `(?<![a-zA-ZÀ-ÿ])(?:(?:tod[oa]s?(?: [oa]s?)?|cada|[àa]s|aos|nas|nos) (?:santo )?(?:dias?|semanas?|m[êe]s|anos?|${DAY}s?)|em \\d|a cada)(?![a-zA-ZÀ-ÿ])`,
  'i',
);
/** Of one week, or of the past. */
const ONCE =
  /(?<![a-zà-ÿ])(?:que vem|[dn]?(?:ess|est)[ae]|pr[óo]xim[ao]|passad[ao]|[úu]ltim[ao]|ontem|[a-zà-ÿ]{2,}(?:ei|ou|eu|iu|aram|eram|amos|imos))(?![a-zà-ÿ])/i;
const CALLED = /(?<![a-zà-ÿ])(?:lembr|avis|acord|cham)[a-zà-ÿ]*/i;
const SHORT = /(?<![a-zà-ÿ])(?:seg|ter|qua|qui|sex|s[áa]b|dom)(?![a-zà-ÿ])/i;

/** @param text as typed; `said` has its days in full. Days named in full in a request may be those of one week. */
export function repeatedDays(text: string, said: string): string {
  if (REPEATS.test(said) || ONCE.test(said)) return said;
  // "Vitamina D só segunda e quinta".
  if (ONLY.test(said)) return said.replace(ONLY, ' toda ');
  const listed =
    CALLED.test(text) && !SHORT.test(text)
      ? said
      : said.replace(DOES.test(said) ? DAY_PAIR : DAY_LIST, (named) => `toda ${named.replace(/^n?[ao] /i, '')}`);
  return listed.replace(ALWAYS, 'todo dia ');
}
