// "Acrescenta na receita: 1 colher de fermento": appended to the note of that name instead of saved as another one.

import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { isList, isNamedAs } from '../../memories/note-list.ts';
import { askToChoose } from '../ask.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { lineOf } from '../replies/item-words.ts';
import type { Situation } from '../situation.ts';

const APPENDS =
  /^(?:(?:por favor|pode|e|ent[ãa]o|ah|opa),? )*(?:(?:acrescent|adicion|complement|complet|inclu)\p{L}+|(?:p[õo]e|bota|coloca|anota)(?: mais| tamb[ée]m)?)(?: (?:a[íi]|tamb[ée]m|mais))* (?:(?:n[ao]s?|[àa]s?)(?: minhas?| meus?)?|ness[ea]s?|naquel[ea]s?) (?!not[ai]|anota|list|meta|conta|cart|carr)(?<name>\p{L}[\p{L} ]{2,40}?)(?:\s*:\s*|,? que )(?<more>\S.*)$/isu;

/** "Add fone na nota da Carol". */
const PUT_IN = pattern('iu')`
  ^(?:(?:por favor|pode|e|ent[ãa]o|ah),? )*(?:add|(?:acrescent|adicion|inclu)\p{L}+|p[õo]e|bota|coloca)
  (?: (?:a[íi]|tamb[ée]m|tb|mais))* (?<more>\S.{1,80}?) na (?:nota|anota[çc][ãa]o) (?:d[aeo]s?|sobre(?: [oa])?|pr[ao]) (?<name>
    \p{L}[\p{L} ]{2,40}?
  )[.!]*$
`;

const withMore = ({ body }: Item, more: string): string => {
  const between = body.includes('\n') ? '\n' : body.includes(',') ? ', ' : '; ';
  return `${body.replace(/[\s.,;]+$/u, '')}${between}${more.trim()}`;
};

/** @returns undefined when no note has that name: a new one is saved. */
export function appendToNote({ text, understanding, loaded, asking }: Situation): Decision | undefined {
  const { name, more } = (APPENDS.exec(text.trim()) ?? PUT_IN.exec(text.trim()))?.groups ?? {};
  if (name === undefined || more === undefined || understanding.intent !== 'save') return undefined;
  const notes = loaded
    .called(name)
    .items.filter((item) => item.kind === 'note' && !isList(item) && isNamedAs(item, name));
  const act = (note: Item) =>
    ({ tool: 'edit_memory', args: { item_id: note.id, content: withMore(note, more) } }) as const;
  const meant = notes.find(({ id }) => id === loaded.lastSaved?.id);
  const [only, ...others] = meant === undefined ? notes : [meant];
  if (only === undefined || others.length === 0) return only && run(act(only));
  const options = notes.map((note) => ({ label: lineOf(note), act: act(note) }));
  return askToChoose('choose_reference', ['Em qual delas eu acrescento?'], options, asking);
}
appendToNote.says = [APPENDS, PUT_IN];
