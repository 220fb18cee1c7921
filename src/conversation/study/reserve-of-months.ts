// "Quanto eu teria que ter pra 6 meses?", after how long a reserve lasts: the reserve of that many months.

import type { HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';

const OF_MONTHS = pattern('u')`
  ^(?:e |mas |entao )*(?:quanto (?:eu )?(?:teria|tenho|precis\w+|deveria|devo|falta)(?: (?:que|de|ter|guardar|juntar|ainda))*
  (?: (?:pra|para|por))?(?: (?:ter|durar|aguentar|dar|segurar|cobrir))?) (?<months>\d{1,2}) meses(?: de (?:gastos?|reserva|folga))?[?!. ]*$
`;

/** @param words folded @param question the last one @returns undefined when the message or that question is about something else */
export function reserveOfMonths(words: string, { turned: _, ...question }: HardQuestion): HardQuestion | undefined {
  const months = Number(OF_MONTHS.exec(words)?.groups?.['months'] ?? 0);
  if (months === 0 || choosePlaybook(question) !== 'quanto_dura') return undefined;
  const text = `quanto preciso guardar pra ter ${months} meses de gastos?`;
  return { ...question, text, figures: { ...question.figures, months } };
}
