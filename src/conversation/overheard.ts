// In a group where everything is delivered, people also talk to each other: only what is clearly for the bot gets an answer.
// A question or an order without its name may be for anybody, and its answer would show everybody one person's notebook.

import { step } from '../dialogue/machine.ts';
import { folded } from '../domain/fold.ts';
import type { Intent } from '../language/intent.ts';
import { readMove } from './open-question/read-move.ts';
import type { Situation } from './situation.ts';
import { SURE } from './sure.ts';
import { callsUs } from './wording/without-our-name.ts';

/** Whether a message is left unanswered. */
export const isOverheard = (situation: Situation): boolean =>
  situation.message.overheard === true && !isForUs(situation);

function isForUs(situation: Situation): boolean {
  const { message, loaded } = situation;
  if (message.forwarded) return false;
  const { items = [], entries = [] } = loaded.pointedAt ?? {};
  if (message.body.kind === 'edit') return items.length + entries.length > 0;
  return isCalled(message.body) || isOwnEntry(situation) || answersUs(situation);
}

const isCalled = (body: Situation['message']['body']): boolean =>
  body.kind === 'text' && (body.text.startsWith('/') || callsUs(body.text));

/** What somebody did with their own money: 'gastei 40 no carvão', 'ontem paguei a luz'. */
const OWN_DEED =
  /^(?:(?:hoje|ontem|anteontem|agora|ja|eu|e|ai|entao|gente|pessoal)[ ,]+){0,3}(?:gastei|paguei|comprei|recebi|ganhei|abasteci|torrei)(?!\p{L})/u;

const isOwnEntry = ({ text, understanding: { intent, confidence } }: Situation): boolean =>
  intent === 'lancamento' && confidence >= SURE && !text.includes('?') && OWN_DEED.test(folded(text));

const CHATTER: ReadonlySet<Intent> = new Set([
  'smalltalk',
  'greeting',
  'farewell',
  'thanks',
  'feedback',
  'unknown',
  'continue',
  'save_previous',
]);

/** In words: a longer sentence is said to people, even when a word of it would fit the question. */
const LONGEST_ANSWER = 4;

/** Whether it answers the person's own open question; what would only make it be asked again does not. */
function answersUs(situation: Situation): boolean {
  const { loaded, asking, understanding, message, text } = situation;
  if (loaded.state.at === 'idle' || message.body.kind !== 'text') return false;
  if (text.trim().split(/\s+/u).length > LONGEST_ANSWER) return false;
  const { outcome } = step(loaded.state, readMove(situation), asking.now);
  switch (outcome.kind) {
    case 'perform':
    case 'declined':
    case 'cancelled':
      return true;
    case 'fill':
      return !CHATTER.has(understanding.intent);
    default:
      return false;
  }
}
