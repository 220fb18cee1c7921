// Searches for what was named, then acts: one match acts, several ask which, a match with a typo is confirmed, none
// says so.

import type { Item } from '../../domain/item.ts';
import { nearestItems } from '../../memories/best-items.ts';
import { keepingLabel } from '../../memories/keeping-label.ts';
import { enumerates, LABEL, withPartAs } from '../../memories/note-list.ts';
import { withFigureAs } from '../../memories/reworded.ts';
import { withValueAs } from '../../memories/stated-value.ts';
import { stemsOf } from '../../memories/stem.ts';
import { noteCall } from '../../planner/save-calls.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { askToChoose, askToConfirm } from '../ask.ts';
import type { Decision, Find } from '../decision.ts';
import type { Performed } from '../performed.ts';
import type { Performing } from '../performing.ts';
import { lineOf } from '../replies/item-words.ts';
import { numbered } from '../replies/numbered.ts';
import { phrases } from '../replies/phrases.ts';
import { askNewWords } from './ask-new-words.ts';
import { itemsMeant } from './items-meant.ts';
import { askOfJointTitle } from './joint-title.ts';
import { takenOffList } from './taken-off-list.ts';

type Adds = Extract<Find['to'], { verb: 'edit' }>['adds'];
type Finding = Extract<Decision, { do: 'find' }>;

/** With more matches than this, the search is too broad to offer a choice. */
const MOST_OPTIONS = 10;
/** How many near matches are offered when nothing matches. */
const MOST_NEAR = 3;

const QUESTIONS = {
  delete: 'Qual deles eu apago?',
  edit: 'Qual deles eu mudo?',
  mark: 'Qual deles eu marco?',
  share: 'Qual deles eu compartilho?',
} as const;

/** The note with an addition. */
const withMore = (body: string, more: string): string =>
  `${body.replace(/[\s.,;]+$/u, '')}; ${more.replace(/^que\s+/i, '')}`;

function callFor({ to, query = '' }: Find, item: Item): ToolCall {
  if (to.verb === 'delete') return { tool: 'delete_memory', args: { item_id: item.id } };
  if (to.verb === 'share') return { tool: 'share_items', args: { items: [item.id] } };
  if (to.verb === 'mark') {
    const { verb: _, ...mark } = to;
    return { tool: 'mark_memory', args: { item_id: item.id, ...mark } };
  }
  const { verb: _, adds, ...change } = to;
  const content = change.content === undefined ? {} : { content: bodyWith(change.content, adds, item, query) };
  return { tool: 'edit_memory', args: { item_id: item.id, ...change, ...content } };
}

/** The note after an order to change it; a bare figure replaces the one in it. */
function bodyWith(said: string, adds: Adds, item: Item, called: string): string {
  const figured = adds === 'beside' || item.kind !== 'note' ? undefined : withFigureAs(item.body, said);
  if (figured !== undefined) return figured;
  if (adds !== undefined) return withMore(item.body, said);
  const stated = item.kind === 'note' ? withValueAs(item.body, called, said) : undefined;
  return stated ?? withPartAs(item, called, said) ?? keepingLabel(item, called, said);
}

/** "Risca o ovo", of a recipe: what is to go, where the note is of more and called by another name. */
function partOf({ query, to }: Find, item: Item): string | undefined {
  if (to.verb !== 'delete' || query === undefined || !enumerates(item)) return undefined;
  const name = stemsOf(LABEL.exec(item.body)?.[0] ?? item.title);
  return stemsOf(query).some((stem) => name.includes(stem)) ? undefined : query;
}

/** In characters. A longer name is a clause. */
const LONGEST_NAME = 40;

/** "O telefone da creche agora é 3222-1010", which was never kept: what it would say. */
function newsOf({ query = '', filter, to }: Find): string | undefined {
  if (to.verb !== 'edit' || to.content === undefined || to.title !== undefined) return undefined;
  if (query.length > LONGEST_NAME || /[,?]/u.test(query)) return undefined;
  return filter?.kind === undefined || filter.kind === 'note' ? `${query}: ${to.content}` : undefined;
}

/** @param run carries a call out in the same transaction. What is shown to choose from keeps its numbers. */
export function findThen(
  { find, next }: Finding,
  { tx, asking }: Performing,
  run: (call: ToolCall) => Performed,
): Performed {
  const said = (reply: Performed['reply']): Performed =>
    reply === undefined ? { next, events: [], tools: [] } : { reply, next, events: [], tools: [] };
  const which = (items: readonly Item[], question: string): Performed => {
    const options = items.slice(0, MOST_OPTIONS).map((item) => ({ label: lineOf(item), act: callFor(find, item) }));
    const asked = askToChoose('choose_reference', [question], options, asking);
    return { reply: numbered(asked.reply), next: asked.next, events: [], tools: [] };
  };
  const matches = itemsMeant(find, tx);
  const [only, ...others] = matches;
  if (only === undefined) {
    if (find.query === undefined) return said(phrases.noneSuch);
    const { items } = nearestItems(find.query, { ...find.filter, limit: MOST_NEAR }, tx);
    if (items.length > 0) return which(items, phrases.nearMatch(find.query));
    const fresh = newsOf(find);
    if (fresh === undefined) return said(phrases.noMatch(find.query));
    const asked = askToConfirm(
      ['Não achei nada sobre ', { bold: find.query }, '. Guardo ', { bold: fresh }, '?'],
      noteCall(fresh),
      { yes: 'Guardar', no: 'Não precisa' },
      asking,
    );
    return { reply: asked.reply, next: asked.next, events: [], tools: [] };
  }
  const listed = takenOffList(find, matches);
  if (listed !== undefined) return run(listed);
  if (find.to.verb === 'delete' && find.to.all === true)
    return run({ tool: 'delete_memory', args: { item_id: matches.map(({ id }) => id) } });
  if (others.length > 0) return which(matches, QUESTIONS[find.to.verb]);
  if (find.to.verb === 'edit' && find.to.content === undefined && find.to.title === undefined) {
    const asked = askNewWords(only, asking);
    return { reply: asked.reply, next: asked.next, events: [], tools: [] };
  }
  const part = partOf(find, only);
  if (part !== undefined) {
    const question = [{ bold: part }, ' está dentro de ', { bold: lineOf(only) }, '. Apago a nota inteira?'];
    const asked = askToConfirm(question, callFor(find, only), { yes: 'Apagar', no: 'Deixa' }, asking);
    return { reply: asked.reply, next: asked.next, events: [], tools: [] };
  }
  const joint = askOfJointTitle(find, only, callFor(find, only), asking);
  return joint === undefined
    ? run(callFor(find, only))
    : { reply: joint.reply, next: joint.next, events: [], tools: [] };
}
