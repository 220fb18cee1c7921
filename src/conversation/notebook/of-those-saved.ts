// "Os dois primeiros eu já vi", "dei 9 pro primeiro e 7 pro segundo", behind several works kept or marked in one turn: those of that turn, in
// its order. A place is no title.

import type { Item } from '../../domain/item.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import { listedIn } from '../../memories/list-marks.ts';
import { noteCall, workCall } from '../../planner/save-calls.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { pointing } from '../focus/entries-in-focus.ts';
import { itemMeant } from '../focus/items-in-focus.ts';
import { pointingIn } from '../focus/pointing.ts';
import type { Situation } from '../situation.ts';
import { BOOK, readAs } from './kept-book.ts';
import { withLine } from './list-half-said.ts';
import { marked as markedWork } from './offer-unkept.ts';
import { HAVE_SEEN } from './seen-verbs.ts';
import { titlesSaid } from './titles-said.ts';

const NTH = piece`(?:primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|[úu]ltim[oa])`;
const SEEN = pattern('i')`
  ^(?:(?:e|ah),? )*(?:(?:j[áa] )?(?:vi|vimos|assisti|li|terminei|acabei) )?(?:(?<nth>[oa] (?:${NTH}|outr[oa]))|[oa]s (?<count>dois|duas|tr[êe]s|2|3) (?<end>primeir|[úu]ltim)[oa]s)(?: ontem| hoje| anteontem)?
  (?:,? (?:eu |a gente )?j[áa] (?:vi|vimos|assisti|li))?(?:,? (?:nota |dei )(?<mark>10|\d(?:[.,]\d)?))?[.!]*$
`;

const RATES = pattern('gi')`(?:nota )?(?<mark>10|\d(?:[.,]\d)?) (?:pr[ao]|para [oa]) (?<nth>${NTH})`;
const RATES_ONLY = pattern(
  'i',
)`^(?:eu )?(?:dei|dou) (?:(?:nota )?(?:10|\d(?:[.,]\d)?) (?:pr[ao]|para [oa]) ${NTH}(?:,? e |, |[.!]*$))+$`;
const FINISHED = /(?<![a-zà-ÿ])(?:li|terminei|acabei)(?![a-zà-ÿ])/i;

function at<T>(nth: string, all: readonly T[]): T | undefined {
  const place = Number(pointingIn(nth, () => undefined).place);
  return all.at(place > 0 ? place - 1 : place);
}

const marked = (work: Item, mark: string | undefined): ToolCall => ({
  tool: 'mark_memory',
  args: { item_id: work.id, watched: true, ...(mark === undefined ? {} : { rating: Number(mark.replace(',', '.')) }) },
});

/** "Minha mulher deu 7", while it is asked what a work is: what somebody else gave it. */
const THEIRS =
  /^(?:e )?(?:el[ea]|(?:[oa]|minha|meu) [a-zà-ÿ]+) (?:deu|d[áa]|daria) (?:nota )?(?:10|\d(?:[.,]\d)?)[.!]*$/i;
export function theirMark({ text, loaded: { state } }: Situation): Decision | undefined {
  const [film] = state.at === 'pending' && state.action.kind === 'clarify_type' ? state.action.options : [];
  const act = THEIRS.test(text.trim()) ? film?.act : undefined;
  return act?.tool === 'save_movie' ? run(act, noteCall(`${act.args.title}: ${text.trim()}`)) : undefined;
}

/** "Vi o primeiro ontem, nota 9", while it is asked whether "Pânico e Halloween" are two: they are, and that one is seen. */
export function seenOfTwo({ text, loaded: { state } }: Situation): Decision | undefined {
  const { nth, mark } = SEEN.exec(text.trim())?.groups ?? {};
  const [film] = state.at === 'pending' && state.action.kind === 'clarify_type' ? state.action.options : [];
  if (nth === undefined || film?.act?.tool !== 'save_movie') return undefined;
  const titles = titlesSaid(film.act.args.title, true).map(({ title }) => title);
  const one = at(nth, titles);
  const calls = titles.map((title) => {
    const call = workCall('save_movie', title, {});
    return title === one && call.tool === 'save_movie'
      ? markedWork(call, { seen: true, ...(mark === undefined ? {} : { rating: markIn(mark) }) })
      : call;
  });
  const [first, ...others] = calls;
  return first === undefined || others.length === 0 || one === undefined ? undefined : run(first, ...others);
}

const SHELF = /(?<![a-zà-ÿ])(?:filmes?|s[ée]ries?|livros?|ver|assistir|ler|maratonar)(?![a-zà-ÿ])/i;
/** Of a note that lists them: marked there, with what it was worth. */
function onList(nth: string, mark: string | undefined, note: Item | undefined): Decision | undefined {
  const listed = note && listedIn(note);
  if (note === undefined || listed === undefined || !SHELF.test(listed.label)) return undefined;
  const entry = at(nth, listed.entries);
  return entry && withLine(note, entry, `${entry.name}${mark === undefined ? '' : ` (nota ${mark})`} ✓`);
}

const markIn = (mark: string): number => Number(mark.replace(',', '.'));

const isWork = ({ kind }: Item): boolean => kind === 'movie' || kind === 'tv_show';

/** Undefined unless the last turn or the last few left several works, and no list is shown since. */
export function ofThoseSaved(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const words = text.trim();
  const rated = RATES_ONLY.test(words) ? [...words.matchAll(RATES)] : [];
  const seen = HAVE_SEEN.test(words) || FINISHED.test(words) ? SEEN.exec(words)?.groups : undefined;
  if (rated.length === 0 && seen === undefined) return undefined;
  const works = loaded.lastItems().filter(isWork);
  const books = loaded.lastItems().filter(({ kind, body }) => kind === 'note' && BOOK.test(body));
  const nth = seen?.['nth'];
  if (nth !== undefined && books.length > 1) {
    const book = at(nth, books);
    return book && run(readAs(book, seen?.['mark'] === undefined ? undefined : markIn(seen['mark'])));
  }
  const isOnList = nth !== undefined && works.length === 0 && loaded.lastEntry === undefined;
  const line = isOnList ? onList(nth, seen?.['mark'], loaded.lastSaved) : undefined;
  if (line !== undefined || loaded.done?.afterList !== true) return line;
  if (nth !== undefined) {
    const meant = itemMeant(pointing(nth, situation), situation, isWork);
    return meant.is === 'one' ? run(marked(meant.one, seen?.['mark'])) : undefined;
  }
  if (works.length < 2) return undefined;
  const several = /^[t3]/i.test(seen?.['count'] ?? '') ? 3 : 2;
  const meant =
    seen === undefined
      ? rated.map(({ groups }) => ({ work: at(groups?.['nth'] ?? '', works), mark: groups?.['mark'] }))
      : (/^p/i.test(seen['end'] ?? '') ? works.slice(0, several) : works.slice(-several)).map((work) => ({
          work,
          mark: seen['mark'],
        }));
  const calls = meant.flatMap(({ work, mark }) => (work === undefined ? [] : [marked(work, mark)]));
  const [first, ...others] = calls;
  return first === undefined || calls.length < meant.length ? undefined : run(first, ...others);
}
ofThoseSaved.says = [SEEN, RATES_ONLY];
