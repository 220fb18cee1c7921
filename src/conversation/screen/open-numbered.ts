// "2", "o segundo", "abre o 2" behind a list of what was kept: opens that line, as a tap on its row does. Groups and
// WhatsApp's longer lists have no rows to tap. "O 2" behind entries asks what to change in that one.

import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { askWhatToChange } from '../money/correction/decide-edit-answer.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { PLACE_SAID, positionSaid } from './position-said.ts';

const OPENS = '(?:abr[ae]|abrir|mostr[ae](?: mais)?|mostrar|v[êe]|ver|l[êe]|ler|quero ver|me mostr[ae])';
const OPENED = new RegExp(
  `^(?:\\d{1,2}|[oa] (?<place>${PLACE_SAID})|${OPENS} (?:[oa] )?(?<opened>${PLACE_SAID}))[.!?]*$`,
  'i',
);

/** @returns undefined where no line is meant: a bare number past the items, or behind a list of amounts, may be one. */
export function openNumbered(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const said = OPENED.exec(text.trim());
  if (said === null) return undefined;
  const place = said.groups?.['place'] ?? said.groups?.['opened'];
  if (loaded.shown.length > 0) return openItem(place ?? said[0], loaded);
  if (place === undefined) return undefined;
  const { shownEntries, shownKeyed } = loaded;
  if (shownEntries.length > 0) {
    const position = positionSaid(place, shownEntries.length) ?? 0;
    return position > shownEntries.length ? undefined : askWhatToChange(shownEntries[position - 1], situation);
  }
  if (shownKeyed === undefined) return undefined;
  const position = positionSaid(place, shownKeyed.keys.length) ?? 0;
  return shownKeyed.keys[position - 1] === undefined
    ? undefined
    : say(phrases.orderByNumber(shownKeyed.kind, position));
}

function openItem(place: string, { shown, state }: Situation['loaded']): Decision | undefined {
  const position = positionSaid(place, shown.length);
  const line = position === undefined ? undefined : shown[position - 1];
  if (position === undefined || line === undefined) return undefined;
  if (line.item === undefined) return { do: 'reply', reply: phrases.alreadyGone(position), next: state };
  return { do: 'run_tool', calls: [{ tool: 'open_memory', args: { item_id: line.item.id } }], next: state };
}
