// What is saved, searched, changed and removed, and reminders, by intent.

import { keepWords } from '../../planner/save-calls.ts';
import { decideReminder } from '../agenda/decide-reminder.ts';
import { unsureOfDay } from '../agenda/unsure-of-day.ts';
import { run, say } from '../decided.ts';
import type { IntentTable } from '../intent-table.ts';
import { notUnderstood, offerNote } from '../plan/offer-note.ts';
import { phrases } from '../replies/phrases.ts';
import { ANSWERABLE, SURE } from '../sure.ts';
import { decideDelete, decideDeleteAll } from './decide-delete.ts';
import { decideEdit } from './decide-edit.ts';
import { decideSave, decideSavePrevious } from './decide-save.ts';
import { decideSearch } from './decide-search.ts';
import { decideEnrich, decideMark } from './decide-work.ts';
import { tellsSomething } from './tells-something.ts';
import { isPlainFact, tellsContact } from './worth-keeping.ts';

export const NOTEBOOK_INTENTS = {
  save: ({ slots }, situation) => decideSave(slots, situation),
  save_previous: (_, situation) => decideSavePrevious(situation),
  reminder_set: ({ slots }, situation) =>
    // "A pediatra é a Dra. Renata, fone 3344-5566, atende terça" asks for nothing.
    tellsContact(situation) ? run(keepWords(situation.text)) : unsureOfDay(decideReminder(slots, situation), situation),
  // "Guardei a nota do violão na gaveta" looks for nothing.
  search: ({ slots, confidence }, situation) =>
    confidence < SURE && isPlainFact(situation.text)
      ? offerNote(situation.text, '', situation)
      : decideSearch(slots, situation),
  list_all: ({ slots }, situation) => decideSearch(slots, situation),
  delete_item: ({ slots }, situation) => decideDelete(slots, situation),
  delete_all: ({ slots }, situation) => decideDeleteAll(slots, situation),
  // "A tia Neide mudou de número, 97654-3210" orders nothing.
  edit_memory: ({ slots, rule }, situation) =>
    rule === 'other.remark' && tellsSomething(situation)
      ? offerNote(situation.text, '', situation)
      : decideEdit(slots, situation),
  enrich: ({ slots, confidence }, situation) =>
    confidence < SURE && !slots.title?.trim() ? say(phrases.smalltalk) : decideEnrich(slots, situation),
  // "Ela já pagou", of nobody known, has seen no film.
  mark_item: ({ slots, confidence }, situation) =>
    confidence < ANSWERABLE ? notUnderstood(situation) : decideMark(slots, situation),
} satisfies Partial<IntentTable>;
