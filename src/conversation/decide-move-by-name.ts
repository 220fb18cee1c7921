// "Muda o do remédio pra 7:30", "passa a consulta pra sexta": a name and a new moment, with no word that it is a reminder. It is one
// when a reminder answers to the name and the rest reads as a moment.

import { movedTo } from './decide-reminder.ts';
import type { Decision } from './decision.ts';
import type { Situation } from './situation.ts';

const ORDER =
  /^(?:(?:por favor|pode|quero) )*(?:adi(?:a|e|ar)|mud(?:a|e|ar)|pass(?:a|e|ar)|alter(?:a|e|ar)|remarc(?:a|ar)|remarque|empurr(?:a|e|ar)|jog(?:a|ar)|antecip(?:a|e|ar))\s+(?:(?:[oa]s?|aquel[ea]|ess[ea]|meu|minha) )?(?:d[aeo]s? )?(?<name>\S.*?)\s+(?:pr[ao]s?|para(?: [oa]s?)?|[àa]s)\s+(?<moment>\S.*)$/iu;

/** Undefined when no reminder is called that, or no moment was said. */
export function decideMoveByName(situation: Situation): Decision | undefined {
  const { name, moment } = ORDER.exec(situation.text.trim())?.groups ?? {};
  if (name === undefined || moment === undefined || situation.loaded.called(name).reminders.length === 0)
    return undefined;
  const decision = movedTo(name, /^\d{1,2}(?:[h:]\d*)?\b/u.test(moment) ? `às ${moment}` : moment, situation);
  return decision.do === 'run_tool' ? decision : undefined;
}
