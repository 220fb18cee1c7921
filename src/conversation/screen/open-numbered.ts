// "2", "o segundo", "abre o 2" behind a list of what was kept: opens that line, as a tap on its row does. Groups and
// WhatsApp's longer lists have no rows to tap.

import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { PLACE_SAID, positionSaid } from './position-said.ts';

const OPENS = '(?:abr[ae]|abrir|mostr[ae](?: mais)?|mostrar|v[êe]|ver|l[êe]|ler|quero ver|me mostr[ae])';
const OPENED = new RegExp(
  `^(?:\\d{1,2}|[oa] (?<place>${PLACE_SAID})|${OPENS} (?:[oa] )?(?<opened>${PLACE_SAID}))[.!?]*$`,
  'iu',
);

/** @returns undefined without items on the screen; a bare number past their end may be an amount. */
export function openNumbered({ text, loaded }: Situation): Decision | undefined {
  const { shown, state } = loaded;
  const said = OPENED.exec(text.trim());
  if (said === null || shown.length === 0) return undefined;
  const position = positionSaid(said.groups?.['place'] ?? said.groups?.['opened'] ?? said[0], shown.length);
  const line = position === undefined ? undefined : shown[position - 1];
  if (position === undefined || line === undefined) return undefined;
  if (line.item === undefined) return { do: 'reply', reply: phrases.alreadyGone(position), next: state };
  return { do: 'run_tool', calls: [{ tool: 'open_memory', args: { item_id: line.item.id } }], next: state };
}
