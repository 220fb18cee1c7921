// Carries out half a sentence said right behind a list: a line of it is done, wanted no more, taken by somebody, or there are more.

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { type Entry, entryNamed, listedIn, taskVerb, withLines } from '../../memories/list-marks.ts';
import { isList } from '../../memories/note-list.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { decideReminder } from '../agenda/decide-reminder.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { reworded, type Situation } from '../situation.ts';
import { edited } from './edited.ts';
import type { ItemHalf } from './item-half-said.ts';

/** A reminder of that, then; undefined where the words are no moment. */
export function reminded(when: string, what: string, situation: Situation): Decision | undefined {
  const whole = reworded(situation, `me lembra ${when} de ${what}`);
  return whole.understanding.intent === 'reminder_set' ? decideReminder(whole.understanding.slots, whole) : undefined;
}

/** The list with these lines only; without any, it goes. */
export const withOnlyLines = (note: Item, entries: readonly Entry[]): Decision =>
  entries.length === 0
    ? run({ tool: 'delete_memory', args: { item_id: note.id } })
    : edited(note, withLines(note.body, entries));

/** The list with that line as `line`, or without it. */
export const withLine = (note: Item, at: Entry, line?: string): Decision =>
  withOnlyLines(
    note,
    (listedIn(note)?.entries ?? []).flatMap((one) => {
      const name = one.name === at.name ? line : one.name;
      return name === undefined ? [] : [{ ...one, name }];
    }),
  );

type OfList = Extract<
  ItemHalf,
  {
    kind:
      | 'line_done'
      | 'line_reminded'
      | 'deed'
      | 'not_needed'
      | 'emptied'
      | 'things'
      | 'company'
      | 'counted'
      | 'taken';
  }
>;

const MEAL = /almo[çc]o|jant|lanche|marmita|ifood|restaurante|padaria|caf[ée] da|delivery|pizzaria|bar$/i;
/** What is bought to eat or for the house, each thing by itself. */
const areGroceries = (things: string, { read }: Situation): boolean =>
  things.split(/, | e /).every((thing) => {
    const bought = read(`gastei 10 com ${thing}`);
    const { category } = bought.intent === 'lancamento' ? bought.slots : {};
    return category === 'mercado' || (category === 'alimentacao' && !MEAL.test(thing));
  });

/** Undefined where the note lists nothing, or no such line. */
export function ofList(half: OfList, note: Item, situation: Situation): Decision | undefined {
  const listed = listedIn(note);
  if (listed === undefined) return undefined;
  switch (half.kind) {
    case 'line_done':
    case 'line_reminded': {
      const entry = listed.entries.at(half.place);
      if (entry === undefined) return undefined;
      return half.kind === 'line_done' ? withLine(note, entry) : reminded(half.when, entry.name, situation);
    }
    case 'deed': {
      const [entry, ...others] = listed.entries.filter(
        ({ name }) => taskVerb(name) !== undefined && folded(name).startsWith(folded(half.stem)),
      );
      return entry === undefined || others.length > 0 ? undefined : withLine(note, entry);
    }
    case 'not_needed': {
      const entry = entryNamed(listed, half.thing);
      return entry && withLine(note, entry);
    }
    case 'taken': {
      const entry = entryNamed(listed, half.thing);
      return entry && withLine(note, entry, `${entry.name} (${half.by})`);
    }
    case 'company': {
      const entry = entryNamed(listed, half.name);
      // The last "e" of a list parts two lines.
      const and = entry === listed.entries.at(-1) ? 'com' : 'e';
      return entry && withLine(note, entry, `${entry.name} ${and} ${half.whom}`);
    }
    case 'counted': {
      const entry =
        entryNamed(listed, half.noun.replace(/s$/, '')) ?? entryNamed(listed, half.noun.split(' de ').at(-1) ?? '');
      if (entry === undefined || /\d/u.test(entry.name)) return undefined;
      return withLine(note, entry, `${half.count} ${half.noun}`);
    }
    case 'emptied':
      return isList(note) ? run({ tool: 'delete_memory', args: { item_id: note.id } }) : undefined;
    case 'things':
      return isList(note) && areGroceries(half.things, situation)
        ? run(noteCall(half.things.replaceAll(' e ', ', '), listed.label))
        : undefined;
  }
}
