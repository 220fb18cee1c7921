// Searches saved items, and deletes or edits what is found. A number refers to the list on the screen.

import { folded } from '../../domain/fold.ts';
import type { ItemId } from '../../domain/ids.ts';
import type { Item, ItemKind } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { subjectWords } from '../../finance/replies/entry-words.ts';
import { addDays } from '../../language/dates/calendar.ts';
import type { ItemType, QuerySlots } from '../../language/slots/memory-slots.ts';
import type { SlotsOf } from '../../language/slots/slots.ts';
import { itemFiltersIn, itemQueryIn } from '../../memories/item-query.ts';
import { instantOf } from '../agenda/next-time.ts';
import { askToConfirm } from '../ask.ts';
import { run, say } from '../decided.ts';
import { type Decision, type Find, IDLE_STATE } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { amongKindred } from './among-kindred.ts';
import { askNewWords } from './ask-new-words.ts';
import { lineInFront } from './line-in-front.ts';
import { SAW } from './seen-verbs.ts';

const KINDS: readonly ItemKind[] = ['note', 'movie', 'tv_show', 'video', 'link'];

/** The stored kind a spoken type names; 'media', 'all' and 'reminder' name none. */
const kindOf = (type: ItemType | 'all' | undefined): ItemKind | undefined => KINDS.find((kind) => kind === type);

/** A plural noun first; remarks about one film do not begin so. */
const MANY = /^(?:filmes|s[eé]ries|v[ií]deos|links)\s/i;

/** "Quantos filmes vi?": counts watched works, not everything saved. */
const HAVE_SEEN = new RegExp(`(?<!n[ãa]o )(?<![a-zà-ÿ])(?:${SAW})(?![a-zà-ÿ])`, 'i');
const HOW_MANY = /^\W*(?:e )?quant[oa]s\s/i;

const countedSeen = (text: string): boolean | undefined =>
  itemFiltersIn(text).watched ?? (HAVE_SEEN.test(text) ? true : undefined);

/** "Algum filme de terror que ainda não vi?" taken for something else, unsurely: read by the grammar of searches. */
export function decideItemQuery({ understanding, text }: Situation): Decision | undefined {
  const { intent, confidence } = understanding;
  if (intent === 'search' || intent === 'list_all') return undefined;
  const countedQuery =
    HOW_MANY.test(text) && HAVE_SEEN.test(text) ? itemQueryIn(text.replace(HOW_MANY, '')) : undefined;
  if (countedQuery?.kind !== undefined && intent === 'mark_item')
    return run({ tool: 'search_items', args: { kind: countedQuery.kind, watched: true, count: true } });
  const nameless =
    understanding.intent === 'mark_item' &&
    understanding.slots.title === '' &&
    understanding.slots.rating === undefined;
  const idle = intent === 'smalltalk' && MANY.test(text);
  const asked = nameless || idle || confidence < SURE ? itemQueryIn(text) : undefined;
  // A lone noun is not a question.
  return asked === undefined || Object.keys(asked).length < 2 ? undefined : run({ tool: 'search_items', args: asked });
}

/** "Como era a receita?": the verb is none of its words. */
const WAS = /^(?:e |mas )?(?:como|qual|quais|quem|onde|o que|oq|q) (?:que )?eram? /i;

/** "Apaga tudo que guardei hoje" is an order, whatever it resembles. */
const DELETES = /^(?:(?:pode|por favor|agora),? )*(?:apag|delet|exclu|remov|limp)[a-zà-ÿ]+ (?:tudo|tod[oa]s|[oa]s?) /i;

/** "Onde tá a nota da pia?" */
const NOTE_OF =
  /^(?:e )?(?:onde|cad[êe])(?: (?:t[áa]|est[áa]|ficou))? (?:a |minha )?(?:nota|anota[çc][ãa]o) d[aeo]s? (\S[^?]{1,40}?)\s*\?*$/i;

/** Words, kind and period as far as they were said; without any the newest items. */
export function decideSearch(slots: QuerySlots, situation: Situation): Decision {
  const { text, understanding, zone } = situation;
  const { limit } = slots;
  const of = slots.query === undefined && slots.period === undefined ? NOTE_OF.exec(text)?.[1] : undefined;
  if (of !== undefined) return decideSearch({ ...slots, query: of }, situation);
  if (slots.period !== undefined && slots.query === undefined && DELETES.test(text)) {
    const { from, to } = slots.period;
    const kept = kindOf(slots.item_type);
    const filter = {
      from: instantOf(from, '00:00', zone),
      to: instantOf(addDays(to, 1), '00:00', zone) - 1,
      ...(kept === undefined ? {} : { kind: kept }),
    };
    return { do: 'find', find: { filter, to: { verb: 'delete', all: true } }, next: IDLE_STATE };
  }
  const asked = slots.watched === undefined ? itemQueryIn(text) : undefined;
  // In "qual nota dei pra Roma?" the "nota" is a rating, not a note.
  const mark = /\bnota\b.*\b(?:dei|dou|demos)\b/i.test(text) && slots.item_type === undefined;
  const kind = kindOf(slots.item_type) ?? (mark ? undefined : asked?.kind);
  // "De 2010" after films is their year, not when they were saved.
  const ofWorks = asked?.years !== undefined && (kind === 'movie' || kind === 'tv_show');
  const period = ofWorks ? undefined : slots.period;
  const said =
    slots.query === undefined
      ? asked
      : itemFiltersIn(WAS.test(text) ? slots.query.replace(/^eram? /i, '') : slots.query);
  const words = said?.query ?? (understanding.intent === 'search' && asked === undefined ? slots.query : undefined);
  const kinds = slots.item_types?.flatMap((type) => kindOf(type) ?? []) ?? [];
  const several = kinds.length > 1 && slots.query === undefined;
  const query = several ? undefined : period === undefined ? words : slots.query;
  const counted = slots.agg === 'count' ? countedSeen(text) : undefined;
  const watched = slots.watched ?? said?.watched ?? asked?.watched ?? counted;
  const years = said?.years ?? asked?.years;
  const provider = slots.provider ?? said?.provider ?? asked?.provider;
  const narrowed = [query?.trim() || undefined, kind, period, watched, years, provider, slots.agg];
  // A search whose words were not caught is asked again: it must never turn into the whole list.
  if (understanding.intent === 'search' && narrowed.every((one) => one === undefined)) {
    return say(phrases.searchWhat);
  }
  return run({
    tool: 'search_items',
    args: {
      ...(query === undefined || query.trim() === '' ? {} : { query }),
      // "O link da aula" may be a video.
      ...(several ? { kinds } : kind === 'link' && query ? { kinds: ['link', 'video'] } : kind && { kind }),
      ...(period === undefined ? {} : { period }),
      ...(watched === undefined ? {} : { watched }),
      ...(years === undefined || period !== undefined ? {} : { years }),
      ...(provider === undefined ? {} : { provider }),
      ...(limit === undefined ? {} : { limit: Math.min(Math.max(1, limit), 50) }),
      ...(slots.agg === 'count' ? { count: true } : {}),
    },
  });
}

type Selected = { readonly ids: readonly ItemId[] } | { readonly complaint: Decision };

/** Positions of the shown list as ids. If one does not exist, nothing is changed. */
function selected(positions: readonly number[], { loaded }: Situation): Selected {
  const ids: ItemId[] = [];
  for (const position of positions) {
    const entry = loaded.shown[position - 1];
    if (entry === undefined) {
      return {
        complaint: say(phrases.noSuchNumber(position, loaded.shown.length)),
      };
    }
    if (entry.item === undefined) {
      return { complaint: say(phrases.alreadyGone(position)) };
    }
    ids.push(entry.item.id);
  }
  return { ids };
}

/** "Apaga os links": a plural that nothing narrows. */
const WHOLE_KIND = pattern('i')`
  ^(?:pode |quero |por favor )?[a-zà-ÿ]+(?: fora)? (?:tod[oa]s )?(?:os |as )?(?:meus |minhas )?
  (?:filmes|s[ée]ries|v[íi]deos|links|notas|anota[çc][õo]es)(?: (?:tod[oa]s|a[íi]|da[íi]|daqui|por favor))*[.!]*$
`;

/** Several matches are shown first. What is deleted goes to the trash for 30 days. */
export function decideDelete(slots: SlotsOf<'delete_item'>, situation: Situation): Decision {
  const { loaded } = situation;
  const among = amongKindred(situation);
  if (among !== undefined) return among;
  if (slots.selection !== undefined && slots.selection.length > 0) {
    const chosen = selected(slots.selection, situation);
    return 'complaint' in chosen ? chosen.complaint : run({ tool: 'delete_memory', args: { item_id: chosen.ids } });
  }
  const { query, target } = slots;
  const whole = kindOf(slots.item_type);
  if (query === undefined && target === undefined && whole !== undefined && WHOLE_KIND.test(situation.text.trim()))
    return run({ tool: 'delete_all_memories', args: { kind: whole } });
  // The excepted thing would be the query, and so deleted.
  if (EXCEPTS.test(situation.text)) return say(phrases.exceptWhat);
  const some = deletedByFilter(slots, situation);
  if (some !== undefined) return { do: 'find', find: some, next: IDLE_STATE };
  const kind = kindOf(slots.item_type);
  const filter = kind === undefined ? {} : { filter: { kind } };
  if (slots.target === 'last' && slots.limit !== undefined)
    return {
      do: 'find',
      find: { ...filter, newest: slots.limit, to: { verb: 'delete', all: true } },
      next: IDLE_STATE,
    };
  const pointed = loaded.pointedAt?.items ?? [];
  if (slots.query === undefined && pointed.length > 0) {
    return run({ tool: 'delete_memory', args: { item_id: pointed.map((item) => item.id) } });
  }
  const told = slots.query === undefined ? toldInFront(situation) : undefined;
  if (told !== undefined)
    return lineInFront(told, situation) ?? run({ tool: 'delete_memory', args: { item_id: told.id } });
  const { lastSaved } = loaded;
  if (slots.query === undefined && lastSaved !== undefined && (kind ?? lastSaved.kind) === lastSaved.kind) {
    return run({ tool: 'delete_memory', args: { item_id: lastSaved.id } });
  }
  // "Apaga a nota" when the last item is a film.
  if (slots.query === undefined && kind !== undefined)
    return { do: 'find', find: { filter: { kind }, to: { verb: 'delete' } }, next: IDLE_STATE };
  if (slots.query === undefined) return newestEntry(situation) ?? say(phrases.noSuchNumber(1, 0));
  const list = slots.list ?? (FROM_A_LIST.test(situation.text) ? '' : undefined);
  const to: Find['to'] = {
    verb: 'delete',
    ...(ALL.test(situation.text) ? { all: true } : {}),
    ...(list === undefined ? {} : { list }),
  };
  return { do: 'find', find: { query: slots.query, ...filter, to }, next: IDLE_STATE };
}

/** "Apaga o último" after other turns: the newest entry may be meant, so it is named and confirmed. */
function newestEntry({ loaded, asking }: Situation): Decision | undefined {
  const [entry] = loaded.entries({ last: 1 });
  if (entry === undefined) return undefined;
  const call = { tool: 'remove_transaction', args: { pointer: { ids: [entry.id] } } } as const;
  return askToConfirm(['Tiro ', { bold: subjectWords(entry) }, '?'], call, { yes: 'Tirar', no: 'Deixa' }, asking);
}

/** "A vaca 118 morreu, tira essa nota": the words before it name the note, if a saved item has all of them. */
const IN_FRONT =
  /^(?:[oa]s? |minha |meu )?(?<name>[a-zà-ÿ][a-zà-ÿ\d ]{2,40}?)(?: (?:j[áa]|n[ãa]o|se))* [a-zà-ÿ]+(?:ou|eu|iu|aram|eram|iram|foi)(?![a-zà-ÿ])[^,.]*[,.] /i;

function toldInFront({ text, loaded }: Situation): Item | undefined {
  const name = IN_FRONT.exec(text.trim())?.groups?.['name'];
  const [only, ...others] = name === undefined ? [] : loaded.called(name).items;
  return others.length > 0 ? undefined : only;
}

const FROM_A_LIST = /\bd(?:a|e) (?:minha )?list(?:a|inha)\b/i;
/** Words that introduce an exception to "tudo". */
const EXCEPTS = pattern('i')`
  (?<![a-zà-ÿ])(?:menos|exceto|tirando|(?<=tudo,? )fora|com exce[çc][ãa]o d|que n[ãa]o (?:for|forem|seja|sejam))\s*
  (?:[oa]s?|ess[ea]s?|est[ea]s?|[oa]quel[ea]s?|[ea]s?|filmes?|s[ée]ries?|v[íi]deos?|links?|notas?)(?![a-zà-ÿ])
`;

/** "Apaga tudo menos os filmes": the excepted kind stays; if the exception is no kind, nothing is deleted. */
export function decideDeleteAll({ item_type, except = [] }: SlotsOf<'delete_all'>, { text }: Situation): Decision {
  // "Todos os filmes que ja vi" are some of them.
  const some = deletedByFilter({ item_type: item_type ?? 'all' }, { text });
  if (some !== undefined && except.length === 0) return { do: 'find', find: some, next: IDLE_STATE };
  const kind = kindOf(item_type);
  const stay = except.flatMap((type) => kindOf(type) ?? []);
  if (EXCEPTS.test(text) && stay.length === 0) return say(phrases.exceptWhat);
  const args = stay.length > 0 ? { except: stay } : kind === undefined ? {} : { kind };
  return run({ tool: 'delete_all_memories', args });
}

/** "Todos os filmes de terror": all matches. */
const ALL = /\b(?:tod[oa]s|tudo)\b/i;
/** "Os filmes que já vi": a plural, so all matches. */
const SEVERAL = /\b(?:os|as|meus|minhas)\s+(?:filmes|s[ée]ries|v[íi]deos|links|itens|que)\b/i;

/** "Tira a série, já vi tudo": the reason is not a filter. */
const WHY_IT_GOES = /(?<=(?:^|\s)[oa] (?:filme|s[ée]rie|v[íi]deo|link)),.*$/i;

/** "Apaga os filmes que já vi", "as séries dos anos 90 que não terminei": selected by filters, not by title. */
function deletedByFilter(
  { query, item_type }: { readonly query?: string; readonly item_type?: QuerySlots['item_type'] },
  { text }: Pick<Situation, 'text'>,
): Find | undefined {
  const { watched, years, query: rest } = itemFiltersIn(text.replace(WHY_IT_GOES, ''));
  const kind = kindOf(item_type);
  if (watched === undefined && (years === undefined || kind === undefined)) return undefined;
  const words = query === undefined || rest === undefined ? undefined : itemFiltersIn(query).query;
  const all = ALL.test(text) || SEVERAL.test(text);
  return {
    ...(words === undefined ? {} : { query: words }),
    filter: {
      ...(kind === undefined ? {} : { kind }),
      ...(watched === undefined ? {} : { watched }),
      ...(years === undefined ? {} : { years }),
    },
    to: all ? { verb: 'delete', all } : { verb: 'delete' },
  };
}

/** "Ajeita o bolo aí" gives no new content: the name must not replace the note. */
function newWordsOf({ target, changes: { content } }: SlotsOf<'edit_memory'>): string | undefined {
  const said = content?.trim() ?? '';
  const named = typeof target === 'string' ? folded(target.trim()) : undefined;
  return said === '' || folded(said) === named ? undefined : content;
}

/** Words of an addition, which never replaces the note. */
const BESIDE = /(?<![a-zà-ÿ])(?:acrescent|complet|adicion|inclu|tamb[ée]m|tbm?\b)/i;

/** Asks for the new text when only the item was named. */
export function decideEdit(slots: SlotsOf<'edit_memory'>, situation: Situation): Decision {
  const { title } = slots.changes;
  const content = newWordsOf(slots);
  const change = { ...(content === undefined ? {} : { content }), ...(title === undefined ? {} : { title }) };
  const added =
    slots.adds === undefined ? {} : ({ adds: BESIDE.test(situation.text) ? 'beside' : 'or_sets_right' } as const);
  const changed = (item: Item): Decision =>
    content === undefined && title === undefined
      ? askNewWords(item, situation.asking)
      : run({ tool: 'edit_memory', args: { item_id: item.id, ...change } });
  const { shown, pointedAt, lastSaved } = situation.loaded;
  if (typeof slots.target === 'number') {
    const chosen = selected([slots.target], situation);
    if ('complaint' in chosen) return chosen.complaint;
    const item = shown[slots.target - 1]?.item;
    if (item !== undefined) return changed(item);
  }
  const pointed = pointedAt?.items[0] ?? (slots.target === 'last' ? lastSaved : undefined);
  if (pointed !== undefined) return changed(pointed);
  if (typeof slots.target === 'number' || slots.target === 'last') {
    return say(phrases.noSuchNumber(1, 0));
  }
  return { do: 'find', find: { query: slots.target, to: { verb: 'edit', ...change, ...added } }, next: IDLE_STATE };
}
