// "Anota também", "anota o pé", or the button: the question that was walked past is answered after all, for as long as it could have
// been while it was open.

import type { Move } from '../../dialogue/machine.ts';
import { type LeftQuestion, waitFor } from '../../dialogue/pending-action.ts';
import { folded } from '../../domain/fold.ts';
import type { Choice } from '../../domain/message.ts';
import { pattern } from '../../domain/pattern.ts';
import type { ToolCall } from '../../tools/registry.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { openAgain } from './open-again.ts';
import { sayWhatWasLeft } from './say-what-was-left.ts';

type Left = LeftQuestion<ToolCall>;

const KEEPS: ReadonlySet<ToolCall['tool']> = new Set<ToolCall['tool']>(['save_note', 'save_movie', 'save_tv_show']);

function labelOf({ action }: Left): string {
  if (action.kind !== 'confirm') return 'Voltar a isso';
  const { tool } = action.yes.act;
  return tool === 'set_reminder' ? 'Lembrar também' : KEEPS.has(tool) ? 'Guardar também' : 'Anotar também';
}

/** Its button, under the answer to what was said instead. */
export const leftChoice = (left: Left): Choice => ({ token: `ficou.${left.action.id}`, label: labelOf(left) });

const ORDER =
  '(?:(?:sim|isso|ah|opa|e|ent[ãa]o|pode|t[áa]|ok|quero|me),? )*(?:anot|guard|lembr|marc|registr|lan[çc]|bot|coloc|salv|p[õo])[a-zà-ÿ]*';
const ALSO = pattern('i')`
  ^(?:
    ${ORDER}(?: (?:isso|ess[ea]|el[ea]|[oa]))?(?: (?:tamb[ée]m|tb|tbm|de antes|d[ao] outr[oa]|aquel[ea]|aquilo|que (?:ficou|faltou)(?: sem anotar)?))+|
    (?:sim,? )?ainda vale
  )(?:,? (?:sim|por favor|pfv|a[íi]))*[.!]*$
`;
const NAMED = pattern('i')`
  ^${ORDER} (?:(?:[oa]s?|d[oa]s?|ess[ea]) )?(?<name>[a-zà-ÿ][a-zà-ÿ ]{1,40}?)(?:,? (?:tamb[ée]m|tb|tbm|sim|a[íi]|por favor|pfv))*[.!]*$
`;

function isTakenUp({ told }: Left, { text, message: { body } }: Situation, choice: string): boolean {
  if (body.kind === 'choice') return body.token === choice;
  const said = text.trim();
  if (ALSO.test(said)) return true;
  const name = NAMED.exec(said)?.groups?.['name'];
  return name !== undefined && ` ${folded(told).replace(/[^a-z\d]+/gu, ' ')} `.includes(` ${folded(name)} `);
}

/**
 * A yes to it, or the question once more where a yes does not answer it. Undefined when nothing was left, or something else is said.
 *
 * @param answer what a move does to the question that is open
 */
export function takeUpLeft(
  situation: Situation,
  answer: (move: Move, situation: Situation) => Decision,
): Decision | undefined {
  const { loaded, asking } = situation;
  const { left, state } = loaded;
  if (left === undefined || !isTakenUp(left, situation, leftChoice(left).token)) return undefined;
  const open = waitFor(left.action, asking.now);
  if (left.action.kind !== 'confirm' || left.action.word !== undefined) {
    const again: Decision = { do: 'reply', reply: openAgain(left.action), next: open };
    // What is asked meanwhile is left in turn.
    const other = state.at === 'pending' ? sayWhatWasLeft(again, situation) : again;
    return other.do === 'interrupted' ? other : { do: 'taken_up', other, next: open };
  }
  const other = answer({ kind: 'yes' }, { ...situation, loaded: { ...loaded, state: open } });
  // What is asked meanwhile stays open.
  const next = other.next.at === 'idle' ? state : other.next;
  return { do: 'taken_up', other: { ...other, next }, next };
}
