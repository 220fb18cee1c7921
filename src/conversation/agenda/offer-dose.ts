// "AAS 100 depois do almoço", "vitamina D 2000 toda segunda": a dose and when it is taken, not a price. A reminder is offered; of
// what was taken, a note.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { askToConfirm } from '../ask.ts';
import { askIfUnsure } from '../ask-if-unsure.ts';
import type { Decision } from '../decision.ts';
import { reworded, type Situation } from '../situation.ts';
import { decideReminder } from './decide-reminder.ts';
import { MEDICINE } from './medicine-words.ts';
import { hourSaid, momentSaid, STAND_IN } from './moment-said.ts';

const DOSE = pattern('i')`
  ^(?:(?:o|a|meu|minha|agora|hoje|eu) )*(?<verb>(?:tomar|toma|tomo|dar|dou|tomei|dei) (?:o |a |meu |minha )?)?
  (?<what>
    (?<name>[a-zà-ÿ][a-zà-ÿ ]{2,30}?)(?: t4)? (?<dose>\d{1,4})(?:[.,]\d{1,2})? ?(?:mg|mcg|ml|ui|g|gotas|comprimidos?)?
  ),? (?:(?:e|é|sempre) )?(?<when>[a-zà-ÿ].{2,50}?)[.!]*$
`;
/** What is bought of a kind, and not taken in doses. */
const KIND_ONLY = /^(?:remedios?|comprimidos?|capsulas?|gotas|vitaminas?)$/u;
/** "Me lembra do remédio às 8": an order, and an hour. */
const ORDERED = /^me | as?$/u;
const HABIT = /^(?:tomo|dou) /i;
const EVERY = /(?<![a-zà-ÿ])(?:tod[oa]s?|cada|sempre|diariamente)(?![a-zà-ÿ])/i;
const TAKEN = /^(?:tomei|dei) /i;
const PRICED = /r\$|reais|conto|(?<![a-zà-ÿ])(?:comprei|paguei|custou|gastei|farm[áa]cia|caixa)(?![a-zà-ÿ])/i;
/** "Dipirona 12 hoje de manhã" was paid; no price has three figures. */
const OF_TODAY = /^(?:hoje|agora|ontem)(?![a-zà-ÿ])/i;
const HIGHEST_PRICE = 200;
/** "Tomo 2 cafés" is no dose. */
const FEWEST_UNITS = 10;
const FASTING = /^(?:em|de) jejum$/i;

/** Undefined without a medicine, its dose and a part of the day, an hour or days that repeat. */
export function offerDose(situation: Situation): Decision | undefined {
  const { text, asking, loaded } = situation;
  const { what, name = '', when = '', verb = '', dose = '' } = DOSE.exec(text.trim())?.groups ?? {};
  const named = folded(name);
  if (what === undefined || loaded.state.at !== 'idle' || PRICED.test(text)) return undefined;
  // "Tomo puran 75": whatever it is called, what one takes is no price.
  const medicine = MEDICINE.test(named) || (HABIT.test(verb) && Number(dose) >= FEWEST_UNITS);
  if (!medicine || KIND_ONLY.test(named) || ORDERED.test(named)) return undefined;
  // "Tomo puran 50 às 6h e às 20h" is a habit, with a reminder for each hour.
  if (/ e /u.test(when)) return undefined;
  if (OF_TODAY.test(when) && Number(dose) <= HIGHEST_PRICE) return undefined;
  const hour = when.replace(/(?: |^)(?:em|de) jejum(?= |$)/i, ' de manhã cedo').trim();
  const moment = HABIT.test(verb) && !EVERY.test(hour) ? `todo dia ${hour}` : hour;
  const said = momentSaid(moment, situation);
  const timed = said?.content === STAND_IN && (hourSaid(said) ?? said.around ?? said.recurrence) !== undefined;
  if (!timed && !FASTING.test(when)) return undefined;
  // "Meu pai toma metformina 850" is known of him, and rings nobody.
  const ofOthers = / toma(?:m|va)? /u.test(named);
  const told = text.trim().replace(/^e /i, '');
  if (TAKEN.test(verb) || ofOthers)
    return askToConfirm(
      ['Guardo ', { bold: told }, ' como nota?'],
      noteCall(told),
      { yes: 'Guardar', no: 'Não precisa' },
      asking,
    );
  const asked = reworded(situation, `me lembra ${moment} de tomar ${what}`);
  if (asked.understanding.intent !== 'reminder_set') return undefined;
  const set = decideReminder({ ...asked.understanding.slots, content: `tomar ${what}` }, asked);
  if (set.do !== 'run_tool') return undefined;
  return askIfUnsure(set, { ...asked, text, understanding: { ...asked.understanding, confidence: 0.45 } });
}
offerDose.says = [DOSE];
