// "Os dois primeiros eu já vi", "dei 9 pro primeiro e 7 pro segundo", behind several works kept or marked in one turn: those of that turn, in
// its order. A place is no title.

import type { Item } from '../../domain/item.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { HAVE_SEEN } from './seen-verbs.ts';

const NTH = piece`(?:primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|[úu]ltim[oa])`;
const SEEN = pattern('i')`
  ^(?:(?:e|ah),? )*(?:(?:j[áa] )?(?:vi|vimos|assisti) )?(?:(?<nth>[oa] ${NTH})|[oa]s (?<count>dois|duas|tr[êe]s|2|3) (?<end>primeir|[úu]ltim)[oa]s)
  (?:,? (?:eu |a gente )?j[áa] (?:vi|vimos|assisti|li))?(?:,? (?:nota |dei )(?<mark>10|\d(?:[.,]\d)?))?[.!]*$
`;

const RATES = pattern('gi')`(?:nota )?(?<mark>10|\d(?:[.,]\d)?) (?:pr[ao]|para [oa]) (?<nth>${NTH})`;
const RATES_ONLY = pattern(
  'i',
)`^(?:eu )?(?:dei|dou) (?:(?:nota )?(?:10|\d(?:[.,]\d)?) (?:pr[ao]|para [oa]) ${NTH}(?:,? e |, |[.!]*$))+$`;
const PLACES = ['prim', 'segu', 'terc', 'quar', 'quin'];

function at(nth: string, works: readonly Item[]): Item | undefined {
  const word = nth.replace(/^[oa] /i, '').toLowerCase();
  return /^[úu]lt/u.test(word) ? works.at(-1) : works[PLACES.indexOf(word.slice(0, 4))];
}

const marked = (work: Item, mark: string | undefined): ToolCall => ({
  tool: 'mark_memory',
  args: { item_id: work.id, watched: true, ...(mark === undefined ? {} : { rating: Number(mark.replace(',', '.')) }) },
});

/** Undefined unless the last turn left several works, and no list is shown since. */
export function ofThoseSaved({ text, loaded }: Situation): Decision | undefined {
  const words = text.trim();
  const rated = RATES_ONLY.test(words) ? [...words.matchAll(RATES)] : [];
  const seen = HAVE_SEEN.test(words) ? SEEN.exec(words)?.groups : undefined;
  if (rated.length === 0 && seen === undefined) return undefined;
  const works = loaded.lastItems().filter(({ kind }) => kind === 'movie' || kind === 'tv_show');
  if (works.length < 2 || loaded.done?.afterList !== true) return undefined;
  const several = seen?.['count'] === undefined ? 0 : /^[t3]/i.test(seen['count']) ? 3 : 2;
  const meant =
    seen === undefined
      ? rated.map(({ groups }) => ({ work: at(groups?.['nth'] ?? '', works), mark: groups?.['mark'] }))
      : several > 0
        ? (/^p/i.test(seen['end'] ?? '') ? works.slice(0, several) : works.slice(-several)).map((work) => ({
            work,
            mark: seen['mark'],
          }))
        : [{ work: at(seen['nth'] ?? '', works), mark: seen['mark'] }];
  const calls = meant.flatMap(({ work, mark }) => (work === undefined ? [] : [marked(work, mark)]));
  const [first, ...others] = calls;
  return first === undefined || calls.length < meant.length ? undefined : run(first, ...others);
}
ofThoseSaved.says = [SEEN, RATES_ONLY];
