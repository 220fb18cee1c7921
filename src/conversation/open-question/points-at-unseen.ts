// "Salva isso" or "apaga essa" as a reply to a message without words, or to one that is not in the history: the pronoun means that
// message, so it must not fall back to another one.

import type { Intent } from '../../language/intent.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';

const ACTS: ReadonlySet<Intent> = new Set([
  'save_previous',
  'delete_item',
  'reminder_set',
  'edit_memory',
  'mark_item',
  'household',
]);
/** "Essa" before a noun ("essa nota do gelo") names what it means; "isso" never does. */
const PRONOUN = /(?<![a-zà-ÿ])(?:[dn]?(?:isso|isto)|[dn]?(?:ess[ea]|est[ea]|el[ea])s?(?!\s+[a-zà-ÿ]{3}))(?![a-zà-ÿ])/i;

/** Undefined unless the message is a reply to something without words. */
export function pointsAtUnseen({ message, loaded, understanding, text }: Situation): Decision | undefined {
  if (message.replyTo === undefined || (loaded.pointedAt?.text ?? '').trim() !== '') return undefined;
  const { intent } = understanding;
  if (!ACTS.has(intent) || (intent !== 'save_previous' && !PRONOUN.test(text))) return undefined;
  return say(phrases.unseen);
}
