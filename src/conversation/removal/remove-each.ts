// "Apaga a nota do avô e a da Helena", "cancela o dentista e o da luz": each thing named goes, in one order. A name with "e" in it that
// is kept as such is one thing.

import type { ItemKind } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { enumerates, isNamedAs } from '../../memories/note-list.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { remindersMeant } from '../agenda/reminders-meant.ts';
import { run, say } from '../decided.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { CALL_OFF } from '../wording/removal-orders.ts';

const VERB = `(?:${CALL_OFF})(?: (?:a[íi]|tamb[ée]m))?`;
const ORDER = new RegExp(
  `^(?:(?:por favor|pode|podes?|podia|quero|queria|agora|me),? )*${VERB} (?<names>[^:?!]{3,160}?)(?:,? por favor)?[.!]*$`,
  'i',
);
const BETWEEN = /\s*,\s*(?:e\s+)?|\s+e\s+(?:tamb[ée]m\s+)?/i;
const PART = pattern('i')`
  ^(?:(?:depois |tamb[ée]m )?${VERB} )?(?:(?:[oa]s?|ess[ea]s?|aquel[ea]s?|meus?|minhas?) )*
  (?:
    (?<kind>
      notas?|anota[çc](?:[ãa]o|[õo]es)|lembretes?|avisos?|alarmes?|filmes?|s[ée]ries?|v[íi]deos?|links?|livros?|
      gastos?|lan[çc]amentos?|despesas?
    ) ?
  )?(?:(?:d[aeo]s?|pr[ao]|para [ao]|sobre [oa]?|que) )*(?<name>\S.*)$
`;
/** Numbers and days mean lines or moments, and these words more than one thing. */
const ELSEWHERE = pattern('i')`
  \d|
  (?<![a-zà-ÿ])(?:
    tudo|tod[oa]s|menos|exceto|n[ãa]o|[dn]a (?:minha )?list(?:a|inha)|listas|cart[ãa]o|fatura|metas?|tetos?|
    assinaturas?|agentes?|[úu]ltim[oa]s?|primeir[oa]s?|segund[oa]|terceir[oa]|ter[çc]a|quarta|quinta|sexta|s[áa]bado|
    domingo|hoje|amanh[ãa]|ontem|j[áa]|porque|pq|bota|p[õo]e|coloca|adiciona|anota|salva|guarda|inclui|lembra|avisa|
    deixa|mant[ée]m|fica|d?el[ea]s?
  )(?![a-zà-ÿ])
`;

type Group = 'reminder' | 'entry' | ItemKind | 'any';

const groupOf = (kind: string): Group =>
  /^(?:lemb|avis|alarm)/i.test(kind)
    ? 'reminder'
    : /^(?:gast|lan|desp)/i.test(kind)
      ? 'entry'
      : /^film/i.test(kind)
        ? 'movie'
        : /^s[ée]r/i.test(kind)
          ? 'tv_show'
          : /^v[íi]/i.test(kind)
            ? 'video'
            : /^link/i.test(kind)
              ? 'link'
              : 'note';

/** `named`: with an article, a kind or its own order, so that it can be nothing else. */
type Part = { readonly name: string; readonly group: Group; readonly named: boolean };

/** "A nota do avô e a da Helena": what has no kind of its own is of the kind named before it. */
function partsOf(names: string): readonly Part[] {
  let group: Group = 'any';
  return names.split(BETWEEN).flatMap((words) => {
    const { kind, name } = PART.exec(words.trim())?.groups ?? {};
    if (kind !== undefined) group = groupOf(kind);
    // "O lembrete do mercado e a lista".
    if (/^list(?:a|inha)(?![a-zà-ÿ])/i.test(name ?? '')) group = 'note';
    return name === undefined ? [] : [{ name, group, named: name !== words.trim() }];
  });
}

/** Takes away the one thing these words name, with or without its kind. */
export function removalNamed(words: string, situation: Situation): ToolCall | undefined {
  const [part, ...more] = ELSEWHERE.test(words) ? [] : partsOf(words);
  return part === undefined || more.length > 0 ? undefined : removalOf(part, situation);
}

/** Takes away the one thing of that name; undefined when there is none, or several. */
function removalOf({ name, group }: Part, situation: Situation): ToolCall | undefined {
  const { items, entries } = situation.loaded.called(name);
  const may = (...groups: readonly Group[]): boolean => group === 'any' || groups.includes(group);
  const item = may('note', 'movie', 'tv_show', 'video', 'link')
    ? only(items.filter(({ kind }) => may(kind)))
    : undefined;
  // A line of a list is not the list.
  if (item !== undefined && enumerates(item) && !isNamedAs(item, name)) return undefined;
  if (item !== undefined) return { tool: 'delete_memory', args: { item_id: item.id } };
  const reminder = may('reminder') ? only(remindersMeant(name, situation)) : undefined;
  if (reminder !== undefined) return { tool: 'cancel_reminder', args: { key: reminder.key } };
  const entry = may('entry') ? only(entries) : undefined;
  return entry && { tool: 'remove_transaction', args: { pointer: { ids: [entry.id] } } };
}

const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

/** Undefined unless several things are named, at least one of which is found. */
export function removeEach(situation: Situation): Decision | undefined {
  const names = ORDER.exec(situation.text.trim())?.groups?.['names'];
  if (names === undefined || !BETWEEN.test(names) || ELSEWHERE.test(names)) return undefined;
  const { called } = situation.loaded;
  const { items, reminders, entries } = called(PART.exec(names)?.groups?.['name'] ?? names);
  if (items.length + reminders.length + entries.length > 0) return undefined;
  const found = partsOf(names).map((part) => ({ part, call: removalOf(part, situation) }));
  // "O Tom e Jerry": two of the parts are one title.
  const calls = new Map(found.flatMap(({ call }) => (call === undefined ? [] : [[JSON.stringify(call), call]])));
  const [first, ...rest] = calls.values();
  const [left, ...others] = found.filter(({ call }) => call === undefined).map(({ part }) => part);
  // "Tira o queijo, tá caro" gives a reason.
  if (first === undefined || others.length > 0 || (left !== undefined && !left.named)) return undefined;
  if (left === undefined) return run(first, ...rest);
  const open = called(left.name).items.length > 1 ? find(left) : say(phrases.noneOfName(left.name));
  return { do: 'beside', calls: [first, ...rest], open, next: open.next };
}
removeEach.says = [ORDER];

/** Which of several is asked. */
const find = ({ name, group }: Part): Decision => ({
  do: 'find',
  find: {
    query: name,
    ...(group === 'any' || group === 'reminder' || group === 'entry' ? {} : { filter: { kind: group } }),
    to: { verb: 'delete' },
  },
  next: IDLE_STATE,
});
