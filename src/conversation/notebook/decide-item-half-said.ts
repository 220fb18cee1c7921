// Carries out half a sentence said right behind something kept: it is put right, goes on, is shown, or is not to be kept.

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { isList } from '../../memories/note-list.ts';
import { stemsOf } from '../../memories/stem.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { MEDICINE } from '../agenda/medicine-words.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { itemMeant } from '../focus/items-in-focus.ts';
import { pointingIn } from '../focus/pointing.ts';
import { LATELY_MS } from '../lately.ts';
import { lastRan } from '../load/said-before.ts';
import { phrases } from '../replies/phrases.ts';
import { reworded, type Situation } from '../situation.ts';
import { withMore } from './append-to-note.ts';
import { edited } from './edited.ts';
import { type ItemHalf, itemHalfSaid } from './item-half-said.ts';
import { KEEPS } from './keeps.ts';
import { ofList, reminded } from './list-half-said.ts';
import { placeAfter, placeInWords, placeSaid } from './progress-said.ts';
import { saveAlso } from './save-also.ts';
import { stoppedAt } from './where-stopped.ts';

const RECIPE = /(?<![a-zà-ÿ])(?:receita|bolo|massa|molho|torta|p[ãa]o)(?![a-zà-ÿ])/i;
const A_NUMBER_TO_CALL = /\d{4,5}-?\d{4}(?!\d)/u;
const LAST_FIGURE = /(?<![^\s,;:(])[^\s,;:(]*\d[^\s,;]*(?: ?(?:mg|ml|mcg|kg|g|cm|m|gotas)(?![a-zà-ÿ]))?(?=[^\d]*$)/i;

/** What is kept of a work, beside it. */
const beside = (item: Item, told: string): Decision => run(noteCall(`${item.title}: ${told}`));

/** Figures and letters, as a code has them: 'bolo123' and 'bolo124' are alike. */
const shape = (figure: string): string =>
  folded(figure)
    .replace(/\p{L}+/gu, 'a')
    .replace(/[\d.,]+/gu, '9');

function withFigure(note: Item, value: string): Decision | undefined {
  const was = LAST_FIGURE.exec(note.body)?.[0];
  const unit = /^\d[\d.,]*(?<unit> ?(?:kg|g|cm|m|mg|ml))$/i.exec(was ?? '')?.groups?.['unit'];
  if (unit !== undefined && /^\d[\d.,]*$/u.test(value)) return withFigure(note, `${value}${unit}`);
  if (was === undefined || shape(was) !== shape(value) || folded(was) === folded(value)) return undefined;
  return edited(
    note,
    note.body.replace(LAST_FIGURE, () => value),
  );
}

/** "São 4 ovos": in the place of the count that stands by the eggs. */
function withCounted(note: Item, count: string, noun: string): Decision | undefined {
  const [stem] = stemsOf(noun);
  if (stem === undefined) return undefined;
  const line = new RegExp(
    `(?<![a-zà-ÿ\\d])(?:\\d{1,3}|uma?|dois|duas|três|quatro|cinco|seis)(?= ${noun.slice(0, 3)})`,
    'i',
  );
  return line.test(note.body) ? edited(note, note.body.replace(line, count)) : undefined;
}

function added({ of, more }: Extract<ItemHalf, { kind: 'adds' }>, note: Item): Decision | undefined {
  const all = folded(`${note.title} ${note.body}`);
  if (isList(note)) return undefined;
  if (of === 'medicine' && !MEDICINE.test(all) && !/remedio|mg(?![a-z])/u.test(all)) return undefined;
  if (of === 'recipe' && !RECIPE.test(all)) return undefined;
  if (of === 'person' && !A_NUMBER_TO_CALL.test(note.body)) return undefined;
  if (of === 'alike' && !OF_SOMEBODY.test(note.body)) return undefined;
  return edited(note, withMore(note, more));
}
/** "O Lucas do 7ºB não entregou o trabalho": a name and a verb behind it. */
const OF_SOMEBODY = /^(?:[OoAa] )?\p{Lu}\p{L}+ (?:.{0,25} )?(?:não |nao )?\p{Ll}{2,}(?:ou|eu|iu|a|e|á)(?!\p{L})/u;

const isWork = ({ kind, body }: Item): boolean => kind === 'movie' || kind === 'tv_show' || /^livro:? /i.test(body);
const titleOf = ({ kind, title, body }: Item): string =>
  kind === 'note' ? body.replace(/^livro:? /i, '').replace(/ \(.*\)$/u, '') : title;

/** How far it was watched is of the work itself. */
function ofWork(item: Item, told: string): Decision {
  if (item.kind === 'note' || !/^(?:parei|larguei|desisti|abandonei)/i.test(told))
    return beside({ ...item, title: titleOf(item) }, told);
  const place = placeSaid(told.replace(/^parei n[oa] /i, ''));
  return stoppedAt(item, place === undefined ? told : placeInWords(placeAfter(item.stopped, place)));
}

/** "O primeiro foi a Paula que indicou", "o outro tá na Netflix". */
const POINTED =
  /^(?:(?:e|ah|mas),? )*(?<which>[oa] (?:primeir|segund|terceir|quart|[úu]ltim|outr)[oa](?: (?:filme|s[ée]rie|livro|v[íi]deo|link))?),? (?:foi |[ée] |eh |quem indicou foi )?(?<told>[^?$]{4,50}?)[.!]*$/i;
const ONE_MORE_BOOK = /^livro:? /i;

/** Of one of several kept lately, by its place. */
function ofPointed(situation: Situation): Decision | undefined {
  const { which, told = '' } = POINTED.exec(situation.text.trim())?.groups ?? {};
  const half = which === undefined ? undefined : itemHalfSaid(told);
  if (which === undefined || half?.kind !== 'of_work') return undefined;
  const meant = itemMeant(
    pointingIn(which, () => undefined),
    situation,
    isWork,
  );
  if (meant.is !== 'one') return undefined;
  return ONE_MORE_BOOK.test(meant.one.body)
    ? edited(meant.one, withMore(meant.one, half.told))
    : ofWork(meant.one, half.told);
}

/** Undefined unless something kept is the last thing anything was done to. */
export function decideItemHalfSaid(situation: Situation): Decision | undefined {
  const pointed = ofPointed(situation);
  if (pointed !== undefined) return pointed;
  const { lastSaved: item, lastEntry, done, spoken, wroteLast } = situation.loaded;
  if (item === undefined || lastEntry !== undefined || done?.reminder !== undefined) return undefined;
  if (situation.asking.now - item.updatedAt > LATELY_MS) return undefined;
  const half = lastRan(spoken()).some((tool) => KEEPS.has(tool)) ? itemHalfSaid(situation.text) : undefined;
  if (half === undefined) return undefined;
  const note = item.kind === 'note' && !isWork(item) ? item : undefined;
  switch (half.kind) {
    case 'off':
      return wroteLast() ? run({ tool: 'undo', args: {} }) : undefined;
    case 'shown':
      return note && run({ tool: 'open_memory', args: { item_id: note.id } });
    case 'figure':
      return note && withFigure(note, half.value);
    case 'counted':
      if (note === undefined || !wroteLast()) return undefined;
      return ofList(half, note, situation) ?? withCounted(note, half.count, half.noun);
    case 'adds':
      return note && wroteLast() ? added(half, note) : undefined;
    case 'of_work':
      if (note !== undefined && wroteLast()) return added({ kind: 'adds', of: 'person', more: half.told }, note);
      return isWork(item) ? ofWork(item, half.told) : undefined;
    case 'unseen':
      return isWork(item) && item.watchedAt === null ? say(phrases.leftAsItIs) : undefined;
    case 'lent':
      return isWork(item) ? run(noteCall(`emprestei ${titleOf(item)} ${half.whom}`)) : undefined;
    case 'too':
      if (isWork(item)) return saveAlso(reworded(situation, `e ${half.title}`));
      return note && wroteLast() ? added({ kind: 'adds', of: 'alike', more: situation.text.trim() }, note) : undefined;
    case 'seen':
      if (item.kind !== 'movie' && item.kind !== 'tv_show') return undefined;
      return run({
        tool: 'mark_memory',
        args: { item_id: item.id, watched: true, ...(half.rating === undefined ? {} : { rating: half.rating }) },
      });
    case 'reminded':
      if (note !== undefined)
        return isList(note) ? reminded(half.when, note.title.replace(/:.*$/u, ''), situation) : undefined;
      return reminded(
        half.when,
        `${item.kind === 'movie' || item.kind === 'tv_show' ? 'ver' : 'ler'} ${titleOf(item)}`,
        situation,
      );
    default:
      return note && wroteLast() ? ofList(half, note, situation) : undefined;
  }
}
