// "Peraí, quanto é 15% de 80?", "que dia cai o natal?": a sum or a day asked beside the open question, which stays open.

import { slotAsked } from '../../dialogue/pending-action.ts';
import { answerBeside } from '../ask.ts';
import { OF_THE_CALENDAR } from '../calendar/calendar-handlers.ts';
import type { Decision } from '../decision.ts';
import { decideSum } from '../money/questions/decide-sum.ts';
import type { Situation } from '../situation.ts';
import { byWords } from '../wording/by-words.ts';

/** A sum without such a word may be the answer: "60 + 8 de entrega", "metade de 120". */
const ASKS = /\?|(?<![a-zà-ÿ])(?:quant[oa]s?|qto|qual|calcul[a-z]+|que dia|quando|feriados?)(?![a-zà-ÿ])/i;
/** What is answered in words, and by no sum. */
const IN_WORDS = /^(?:description|category|payment_method|content)$/;

const ofTheCalendar = byWords(OF_THE_CALENDAR, ({ decide }) => decide.says);

/** Undefined when no question is open, or when the message may answer it. */
export function decideAside(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const { state } = loaded;
  if (state.at === 'idle') return undefined;
  const slot = slotAsked(state)?.slot;
  const asks = ASKS.test(text);
  if (!asks && slot !== undefined && !IN_WORDS.test(slot)) return undefined;
  const calendar = asks ? ofTheCalendar(text).map(({ decide }) => decide(situation)) : [];
  const answer = decideSum(situation) ?? calendar.find((decision) => decision !== undefined);
  return answer?.do === 'reply' ? answerBeside(answer.reply.text, state) : undefined;
}
