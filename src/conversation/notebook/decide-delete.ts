// Deletes what is found by a number of the list on the screen, by name, by a filter or by its kind. It goes to the trash for 30 days.

import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { subjectWords } from '../../finance/replies/entry-words.ts';
import type { QuerySlots } from '../../language/slots/memory-slots.ts';
import type { SlotsOf } from '../../language/slots/slots.ts';
import { itemFiltersIn } from '../../memories/item-query.ts';
import { askToConfirm } from '../ask.ts';
import { run, say } from '../decided.ts';
import { type Decision, type Find, IDLE_STATE } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { amongKindred } from './among-kindred.ts';
import { itemsAtPlaces } from './items-at-places.ts';
import { kindOf } from './kind-of-type.ts';
import { lineInFront } from './line-in-front.ts';

/** "Apaga os links": a plural that nothing narrows. */
const WHOLE_KIND = pattern('i')`
  ^(?:pode |quero |por favor )?[a-zà-ÿ]+(?: fora)? (?:tod[oa]s )?(?:os |as )?(?:meus |minhas )?
  (?:filmes|s[ée]ries|v[íi]deos|links|notas|anota[çc][õo]es)(?: (?:tod[oa]s|a[íi]|da[íi]|daqui|por favor))*[.!]*$
`;

/** Several matches are shown first. */
export function decideDelete(slots: SlotsOf<'delete_item'>, situation: Situation): Decision {
  const { loaded } = situation;
  const among = amongKindred(situation);
  if (among !== undefined) return among;
  if (slots.selection !== undefined && slots.selection.length > 0) {
    const chosen = itemsAtPlaces(slots.selection, situation);
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
  const rings = list === undefined ? undefined : reminderInstead(slots.query, situation);
  if (rings !== undefined) return rings;
  const to: Find['to'] = {
    verb: 'delete',
    ...(ALL.test(situation.text) ? { all: true } : {}),
    ...(list === undefined ? {} : { list }),
  };
  return { do: 'find', find: { query: slots.query, ...filter, to }, next: IDLE_STATE };
}

/** "Tira a dipirona da lista", of the reminders shown, or on no list. */
function reminderInstead(query: string, { loaded }: Situation): Decision | undefined {
  const { reminders, items } = loaded.called(query);
  const [only, ...others] = reminders;
  return only === undefined || others.length > 0 || (items.length > 0 && loaded.shownKeyed?.kind !== 'lembrete')
    ? undefined
    : run({ tool: 'cancel_reminder', args: { key: only.key } });
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
export function decideDeleteAll(
  { item_type, except = [], kept }: SlotsOf<'delete_all'>,
  { text }: Situation,
): Decision {
  const named = kindOf(item_type);
  const stay = except.flatMap((type) => kindOf(type) ?? []);
  if (kept !== undefined) {
    const args = { ...(named === undefined ? {} : { kind: named }), except: stay, kept };
    return run({ tool: 'delete_all_memories', args });
  }
  // "Todos os filmes que ja vi" are some of them.
  const some = deletedByFilter({ item_type: item_type ?? 'all' }, { text });
  if (some !== undefined && except.length === 0) return { do: 'find', find: some, next: IDLE_STATE };
  if (EXCEPTS.test(text) && stay.length === 0) return say(phrases.exceptWhat);
  const args = stay.length > 0 ? { except: stay } : named === undefined ? {} : { kind: named };
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
