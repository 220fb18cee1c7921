// In a group where everything is delivered, people also talk to each other: chatter that is not addressed to the bot gets no answer.

import type { Intent } from '../language/intent.ts';
import type { Situation } from './situation.ts';

const CHATTER: ReadonlySet<Intent> = new Set([
  'smalltalk',
  'greeting',
  'farewell',
  'thanks',
  'feedback',
  'unknown',
  'confirm',
  'deny',
  'cancel',
  'select_option',
  'answer_slot',
  'continue',
  'save_previous',
]);

/** Whether a message is left unanswered. */
export const isOverheard = ({ message, loaded, text, understanding }: Situation): boolean =>
  message.overheard === true &&
  loaded.state.at === 'idle' &&
  (!/\p{L}/u.test(text) || CHATTER.has(understanding.intent));
