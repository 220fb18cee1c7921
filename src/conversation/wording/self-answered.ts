// "Que horas? 15h", "onde é? Rua das Flores 120", "que horas é o voo? 8h20": somebody who asks and answers tells the answer.

import { pattern } from '../../domain/pattern.ts';
import { reworded, type Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from './calendar-words.ts';

const HOUR = String.raw`(?:[àa]s )?\d{1,2}(?:h\d{0,2}|:\d{2}| horas?| e meia)(?: da (?:manh[ãa]|tarde|noite))?`;
const DAY = String.raw`(?:dia )?\d{1,2}(?:\/\d{1,2}| de [a-zà-ÿ]{4,9})?|(?:${WEEKDAY_NAMES}|amanh[ãa])(?:-feira)?`;
const PLACE = String.raw`(?:n?[ao] )?(?:rua|av\.?|avenida|r\.|travessa|pra[çc]a|alameda|estrada|rodovia|bairro|shopping|hospital|cl[íi]nica|escola|igreja|pr[ée]dio|sala|andar)(?![a-zà-ÿ])[^?]{1,60}`;
const ASKS_AND_TELLS = pattern('i')`
  ^(?:e |a[íi] |ah )*(?:
    (?:a )?que horas?(?: mesmo)?(?: (?:é|vai ser|foi|ficou|come[çc]a|sai|chega)(?: (?:mesmo|[oa] (?<at>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)))?)?\s*\? ?(?<hour>${HOUR})|
    (?:que dia|quando)(?: (?:é|vai ser|ficou|come[çc]a)(?: (?:mesmo|[oa] (?<on>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)))?)?\s*\? ?(?<day>${DAY})|
    onde(?: (?:é|vai ser|fica|ficou)(?: (?:mesmo|[oa] (?<in>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)))?)?\s*\? ?(?<place>${PLACE})
  )[.!]*$
`;

/** Undefined when nothing is asked and answered in one breath. */
export function selfAnswered(situation: Situation): Situation | undefined {
  const said = ASKS_AND_TELLS.exec(situation.text.trim())?.groups;
  if (said === undefined) return undefined;
  const told = said['hour'] ?? said['day'] ?? said['place'] ?? '';
  const of = said['at'] ?? said['on'] ?? said['in'];
  const placed = said['place'] === undefined ? told : `é ${/^n[ao] /i.test(told) ? '' : 'na '}${told}`;
  return reworded(situation, of === undefined ? placed : `anota: ${of} ${told}`);
}
