// "Apaga isso", "era 12" or "sim" as a reply to a message whose entry or note is gone, or to one that this conversation
// does not hold: it was written to or by somebody else of a group, or is too old. The words mean that message, so they must
// not change the last thing done here.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { TAKES_BACK } from '../wording/takes-back.ts';

/** Words that name nothing: a verb, a pronoun, a number of its list, and what is said around them. */
const NAMES_NOTHING = pattern('u')`
  ^(?:
    (?:
      nao|opa|ops|pode|por favor|pf|ai|agora|apag\w*|exclu\w*|delet\w*|remov\w*|tir[ae]r?|cancel\w*|desfa\w*|
      ja (?:vi|assisti|li)|
      [dn]?(?:isso|isto|ess[ea]|est[ea]|el[ea]|aquel[ea]|aquilo)|
      [oa]|e|\d+|primeir[oa]|segund[oa]|terceir[oa]|ultim[oa]|mesmo|mensage[mn]|nota|gasto|lancamento
    )(?:[\s,.!]+|$)
  )+$
`;

/** "Não, era 12", "foi no pix", "muda pra ontem": of whatever it answers. */
const SETS_RIGHT = pattern('u')`
  ^(?:(?:${TAKES_BACK}),? )*
  (?:era|eram|foi|foram|e|sao|mud[ae]|troc[ae]|corrig[ea]|pass[ae]|p[oe]e|bota|coloca) \S+(?: \S+){0,3}$
`;

/** Undefined when what is quoted is still there, or the words stand by themselves. */
export function pointsElsewhere(situation: Situation): Decision | undefined {
  const { message, loaded } = situation;
  if (message.replyTo === undefined) return undefined;
  // A quotation without words of its own, and which is not ours to look up, is as unknown as one that was not found.
  const { known, gone } = loaded.pointedAt ?? { known: false, gone: false };
  if ((known && !gone) || !leansOnIt(situation, known)) return undefined;
  if (known) return say(phrases.goneSince);
  return say(message.replyTo?.ours === true && message.group ? phrases.saidToAnother : phrases.notKeptHere);
}

/** Whether the message says nothing without what it replies to. */
function leansOnIt({ message, text, understanding: { intent, slots } }: Situation, known: boolean): boolean {
  switch (intent) {
    case 'confirm':
    case 'deny':
    case 'cancel':
    case 'select_option':
    case 'answer_slot':
      return message.replyTo?.ours === true && message.group;
    case 'edit_transaction':
    case 'edit_memory':
      return Reflect.get(slots, 'target') === 'last';
    case 'undo_transaction':
    case 'delete_item':
    case 'mark_item':
      return NAMES_NOTHING.test(folded(text));
    default:
      return (known || message.replyTo?.ours === true) && SETS_RIGHT.test(folded(text));
  }
}
