// "Acrescenta na receita: 1 colher de fermento": appended to the note of that name instead of saved as another one.

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { listedIn } from '../../memories/list-marks.ts';
import { isList, isNamedAs } from '../../memories/note-list.ts';
import { askToChoose } from '../ask.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { lineOf } from '../replies/item-words.ts';
import type { Situation } from '../situation.ts';
import { edited, rewriting } from './edited.ts';
import { NAMES_WORKS } from './titles-said.ts';

const APPENDS =
  /^(?:(?:por favor|pode|e|ent[ãa]o|ah|opa),? )*(?:(?:acrescent|adicion|complement|complet|inclu)[a-zà-ÿ]+|(?:p[õo]e|bota|coloca|anota)(?: mais| tamb[ée]m)?)(?: (?:a[íi]|tamb[ée]m|mais))* (?:(?:n[ao]s?|[àa]s?)(?: minhas?| meus?)?|ness[ea]s?|naquel[ea]s?) (?!not[ai]|anota|list|meta|conta|cart|carr)(?<name>[a-zà-ÿ][a-zà-ÿ ]{2,40}?)(?:\s*:\s*|,? que )(?<more>\S.*)$/is;

/** "Add fone na nota da Carol". */
const PUT_IN = pattern('i')`
  ^(?:(?:por favor|pode|e|ent[ãa]o|ah),? )*(?:add|(?:acrescent|adicion|inclu)[a-zà-ÿ]+|p[õo]e|bota|coloca)
  (?: (?:a[íi]|tamb[ée]m|tb|mais))* (?<more>\S.{1,80}?) na (?:nota|anota[çc][ãa]o) (?:d[aeo]s?|sobre(?: [oa])?|pr[ao]) (?<name>
    [a-zà-ÿ][a-zà-ÿ ]{2,40}?
  )[.!]*$
`;

/** "Coloca fermento também na receita", "inclui chocolate na receita do bolo". */
const PUT_BEHIND = pattern('i')`
  ^(?:(?:por favor|pode|e|ent[ãa]o|ah|opa),? )*(?:add|(?:acrescent|adicion|inclu)[a-zà-ÿ]+|p[õo]e|bota|coloca)
  (?: (?:a[íi]|tamb[ée]m|tb|mais))* (?<more>\S.{1,80}?)(?: (?:tamb[ée]m|tbm?))? n[ao] (?<name>(?:receita|ficha|texto|recado|roteiro|ideia|plano)(?: d[aeo]s? [a-zà-ÿ ]{2,30}?)?)[.!]*$
`;
/** "Põe na receita do bolo 1 colher de fermento": the name is as long as the label of a note. */
const PUT_IN_FRONT = pattern('i')`
  ^(?:(?:por favor|pode|e|ent[ãa]o|ah|opa),? )*(?:(?:acrescent|adicion|inclu)[a-zà-ÿ]+|p[õo]e|bota|coloca)
  (?: (?:a[íi]|tamb[ée]m|tb|mais))* n[ao] (?<named>(?:receita|ficha|texto|recado|roteiro|ideia|plano) \S.{2,100}?)[.!]*$
`;

function labelInFront({ text, loaded }: Situation): { readonly name: string; readonly more: string } | undefined {
  const named = PUT_IN_FRONT.exec(text.trim())?.groups?.['named'];
  if (named === undefined) return undefined;
  const labels = loaded.called(named.split(' ')[0] ?? '').items.map(({ title }) => title.replace(/:.*$/su, ''));
  const name = labels.find((label) => folded(named).startsWith(`${folded(label)} `));
  return name === undefined ? undefined : { name, more: named.slice(name.length).trim() };
}

/** "Aliás acrescenta entrevistar a dona Lurdes", right behind the note it belongs to. */
const TO_LAST = pattern('i')`
  ^(?:(?:ali[áa]s|ah|opa|e|ih|pode|por favor),? )*(?:acrescenta|acrescente|adiciona|adicione|inclui|bota|p[õo]e|coloca)(?: (?:a[íi]|tamb[ée]m|mais|nela))*:? (?:[oa]s? |uma? )?(?<more>
    [a-zà-ÿ][^?]{2,80}?
  )(?: (?:tamb[ée]m|tb|tbm))?[.!]*$
`;
const PLACED = /(?<![a-zà-ÿ])(?:n[ao]s?|pr[ao]s?) [a-zà-ÿ]/i;

function appendToLast({ text, loaded, understanding }: Situation): Decision | undefined {
  const more = TO_LAST.exec(text.trim())?.groups?.['more'];
  const note = loaded.wroteLast() ? loaded.lastSaved : undefined;
  if (more === undefined || note?.kind !== 'note' || understanding.intent === 'lancamento' || NAMES_WORKS.test(more))
    return undefined;
  // "Acrescenta leite" is for the shopping, but behind a note just written it is for that.
  if (isList(note) || PLACED.test(more) || (listedIn(note) === undefined && !note.body.includes(','))) return undefined;
  return edited(note, withMore(note, more));
}

/** The text of a note with more behind it, parted as it parts its own. */
export const withMore = ({ body }: Item, more: string): string => {
  const between = body.includes('\n') ? '\n' : body.includes(',') ? ', ' : '; ';
  return `${body.replace(/[\s.,;]+$/u, '')}${between}${more.trim()}`;
};

/** @returns undefined when no note has that name: a new one is saved. */
export function appendToNote(situation: Situation): Decision | undefined {
  const { text, understanding, loaded, asking } = situation;
  const placed = PUT_BEHIND.exec(text.trim())?.groups ?? labelInFront(situation);
  const { name, more } = placed ?? (APPENDS.exec(text.trim()) ?? PUT_IN.exec(text.trim()))?.groups ?? {};
  if (name === undefined) return appendToLast(situation);
  if (more === undefined || (placed === undefined && understanding.intent !== 'save')) return undefined;
  const notes = loaded
    .called(name)
    .items.filter((item) => item.kind === 'note' && !isList(item) && isNamedAs(item, name));
  const act = (note: Item) => rewriting(note, withMore(note, more));
  const meant = notes.find(({ id }) => id === loaded.lastSaved?.id);
  const [only, ...others] = meant === undefined ? notes : [meant];
  if (only === undefined || others.length === 0) return only && run(act(only));
  const options = notes.map((note) => ({ label: lineOf(note), act: act(note) }));
  return askToChoose('choose_reference', ['Em qual delas eu acrescento?'], options, asking);
}
appendToNote.says = [PUT_BEHIND, PUT_IN_FRONT, APPENDS, PUT_IN, TO_LAST];
