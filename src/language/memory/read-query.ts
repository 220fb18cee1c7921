// Search or removal query: type, words, period, position.

import { NUMBER_WORDS } from '../numbers/number-words.ts';
import type { Reading } from '../reading/reading.ts';
import type { QuerySlots } from '../slots/memory-slots.ts';
import { present } from '../slots/present.ts';
import { fold } from '../tokens/normalize.ts';
import { INFINITIVE } from '../verbs/tense.ts';
import { type Cut, insideFrame, textOf } from './frame.ts';
import { itemTypesIn } from './item-type.ts';

/** "Ontem de madrugada": part of the day. */
const DAY_PART = /^(?:de|da|[àa]|pela)\s+(?:manh[ãa]|tarde|noite|madrugada)$/i;

function trimPeriod(r: Reading, from: number, to: number): number {
  const period = r.periods.at(-1);
  if (period === undefined) return to;
  const start = r.unitOf(period.from);
  const behind = r.unitOf(period.to);
  const ends = behind >= to - 1 || DAY_PART.test(r.raw(behind, to));
  return start > from && ends ? start : to;
}

/** "joga fora a nota do bolo", "a nota do bolo pode jogar fora": the order in two words is no part of the name. */
function withoutOrder(r: Reading, { from, to }: Cut): Cut {
  const opens = r.is(from, 'delete_phrase');
  if (opens && from + 1 < to) return insideFrame(r, from + 1, to);
  const order = opens ? from : to - 1;
  if (!r.is(order, 'delete_phrase')) return { from, to };
  const end = r.is(order - 1, 'v_can') ? order - 1 : order;
  const named = insideFrame(r, opens ? r.head : from, end);
  // "esse vídeo do tiktok": a word of the frame is all there is.
  return named.from < named.to ? named : { from: Math.max(r.head, end - 1), to: end };
}

/** Query words without the frame; undefined when there are none. */
export function queryText(r: Reading): string | undefined {
  const whole = withoutOrder(r, insideFrame(r));
  const about = findAbout(r, whole.from, r.tail);
  const from = about ?? whole.from;
  const inner = insideFrame(r, from, trimPeriod(r, from, whole.to));
  // "Sobre o avô": kin is all there is.
  const cut =
    inner.from < inner.to
      ? inner
      : about === undefined
        ? whole
        : { from: r.is(from, 'det') ? from + 1 : from, to: r.tail };
  if (
    r.periods[0] !== undefined &&
    r.unitOf(r.periods[0].from) <= cut.from &&
    (r.unitOf(r.periods[0].to) >= cut.to || DAY_PART.test(r.raw(r.unitOf(r.periods[0].to), cut.to)))
  )
    return undefined;
  const text = textOf(r, { from: cut.from, to: cutAtRelative(r, cut.from, cut.to) });
  return text === '' || IN_ORDER.test(fold(text)) ? undefined : text;
}

/** Sort order, not a filter: "do mais antigo ao mais novo". */
const IN_ORDER = /^,? ?(?:(?:d[oa]s? )?(?:mais )?\w+ (?:ao?s?|pr[oa]s?|para [oa]) mais (?:nov|antig|recent|velh)\w+)/;

function findAbout(r: Reading, from: number, to: number): number | undefined {
  for (let i = from; i < to; i++) if (r.norm(i) === 'sobre' && r.units[i]?.kind === 'word') return i + 1;
  return undefined;
}

/** The text after "sobre", as written; '' when there is none. */
export function wordsAbout(r: Reading): string {
  const about = findAbout(r, r.head, r.tail);
  return about === undefined ? '' : r.raw(about, r.tail);
}

/** Removes a relative clause about saving: "o filme do Selton Mello que salvei", "o clipe que mandei". */
function cutAtRelative(r: Reading, from: number, to: number): number {
  for (let i = from + 1; i < to - 1; i++) {
    // "Algum Kurosawa na lista ou tô delirando?", "tira Dark da watchlist, não curti".
    if (
      r.is(i, 'watch_list') ||
      (r.norm(i) === 'da' && r.norm(i + 1) === 'lista' && !r.is(i + 2, 'prep_of')) ||
      (/^d?[oa]$|^da$/.test(r.norm(i)) && /^(?:watchlist|listinha|fila)$/.test(r.norm(i + 1)))
    )
      return i;
    if (
      r.norm(i) === 'que' &&
      (r.isAny(i + 1, 'saved_adj', 'saved_verb', 'already', 'unread') ||
        /^(?:ainda nao|nao|n|falta|faltam)$/.test(r.norm(i + 1)) ||
        (r.is(i + 1, 'i') && r.isAny(i + 2, 'saved_adj', 'saved_verb', 'already')))
    )
      return i;
    if (r.is(i, 'i') && r.isAny(i + 1, 'saved_adj', 'saved_verb') && i >= to - 3) return i;
    if (r.norm(i) === ',' && i > from + 1 && r.isAny(i + 1, 'v_delete', 'v_find', 'v_show')) return i;
  }
  return to;
}

/** A streaming service as filter: "filmes da netflix", "o que tem na max"; not in "a senha da netflix". */
const offers = (r: Reading, at: number): boolean =>
  r.is(at - 1, 'prep') &&
  !r.has('note_content') &&
  (r.hasAny('movie_noun', 'tv_noun', 'media_noun', 'v_watch', 'genre') || /^(?:n[oa]|em)$/.test(r.norm(at - 1)));

/** Release year: "filmes de 1999". */
function workYear(r: Reading): number | undefined {
  const noun = Math.max(r.findLast('movie_noun'), r.findLast('tv_noun'));
  if (noun < 0) return undefined;
  const said = /^d[eo]s? (?:ano (?:de )?)?((?:19|20)\d\d)\b/.exec(
    r.words(r.units[noun + 1]?.from ?? 0, r.tokens.length),
  );
  return said === null ? undefined : Number(said[1]);
}

/** A date for watching is not a filter on when it was saved: "quero ver um filme hoje". */
const toWatch = (r: Reading): boolean =>
  r.hasVerb('v_watch', INFINITIVE) && r.periods.every(({ period }) => period.to >= r.today);

const LAST_ONES = /\b([a-z]+|\d{1,2}) ultim[oa]s\b(?: ([a-z]+|\d{1,2})\b)?|\bultim[oa]s ([a-z]+|\d{1,2})\b/;
/** Number of newest items requested: "as três últimas notas". */
export function lastOnes(r: Reading): number | undefined {
  const [, ...around] = r.match(LAST_ONES) ?? [];
  return around
    .map((said = '') => said)
    .map((said) => NUMBER_WORDS.get(said)?.value ?? Number(said))
    .find((many) => many > 0);
}

/** Only what was said; `year` is the year of the work, `period` that of saving it. */
export function memoryFilters(
  r: Reading,
): Pick<QuerySlots, 'limit' | 'item_type' | 'item_types' | 'period' | 'year' | 'provider' | 'agg' | 'order'> {
  const types = itemTypesIn(r);
  const made = workYear(r);
  const year = r.tokens.find((token) => token.kind === 'number' && /^(?:19|20)\d\d$/.test(token.norm));
  const providerAt = r.find('provider');
  return present({
    item_type: types.length === 1 ? types[0] : undefined,
    item_types: types.length > 1 ? types : undefined,
    period: made === undefined && !toWatch(r) ? r.periods[0]?.period : undefined,
    year: made ?? (year !== undefined && r.periods.length === 0 ? Number(year.norm) : undefined),
    provider: providerAt >= 0 && offers(r, providerAt) ? r.norm(providerAt).replace(/ /g, '_') : undefined,
    limit: lastOnes(r),
    agg: r.has('how_many') ? ('count' as const) : undefined,
  });
}

/** The slots of `list_all`: everything unless kinds of item are named. */
export function listSlots(r: Reading) {
  const { item_type, item_types, ...rest } = memoryFilters(r);
  return present({
    item_type: item_types === undefined ? (item_type ?? ('all' as const)) : undefined,
    item_types,
    ...rest,
  });
}
