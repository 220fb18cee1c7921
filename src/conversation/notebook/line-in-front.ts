// "O Pedro H trocou de turma, tira ele": the line that is named, and never the list it stands on.

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { listedIn } from '../../memories/list-marks.ts';
import { withoutEntries } from '../../memories/note-list.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { edited } from './edited.ts';

const ARTICLE = /^(?:[oa]s?|minha|meu) /u;

/** Undefined where the note is no list of several things. */
export function lineInFront(note: Item, { text }: Situation): Decision | undefined {
  const entries = listedIn(note)?.entries ?? [];
  if (entries.length < 2) return undefined;
  const said = folded(text.trim()).replace(ARTICLE, '');
  const line = entries.find(({ name }) => said.startsWith(folded(name)));
  const left = line && withoutEntries(note.body, line.name);
  if (left === undefined) return say(phrases.noMatch(said.split(/[ ,]/u, 1)[0] ?? said));
  return edited(note, left);
}
