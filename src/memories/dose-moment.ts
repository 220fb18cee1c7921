// "Losartana 50mg de manhã": a dose kept in a note, with the part of the day it is taken in.

import { stemsOf } from './stem.ts';

/** When a dose is taken, as it is said. */
export const MOMENT =
  /(?<![a-zà-ÿ])(?:cedinho|cedo|(?:de|pela) manh[ãa]|(?:[àa]|de|pela) (?:tarde|noite)|em jejum|(?:depois|antes) d[oae] [a-zà-ÿ]+|[àa]s \d{1,2}(?:h\d{0,2}|:\d{2})?)(?![a-zà-ÿ])/i;
/** Behind "pra": "muda a losartana pra noite". */
const BARE: readonly (readonly [RegExp, string])[] = [
  [/^noite$/i, 'à noite'],
  [/^tarde$/i, 'à tarde'],
  [/^manh[ãa]$/i, 'de manhã'],
];

/** The note with another moment in the one line that has these words and a moment; undefined when that is not one. */
export function withMomentAs(body: string, called: string, moment: string): string | undefined {
  const said = BARE.find(([bare]) => bare.test(moment.trim()))?.[1] ?? moment.trim();
  if (MOMENT.exec(said)?.[0] !== said) return undefined;
  const stems = stemsOf(called);
  const parts = body.split(/(?<=[,;\n]\s*|\se\s)/u);
  const [only, ...others] = parts.filter(
    (part) => stems.length > 0 && MOMENT.test(part) && stems.every((stem) => stemsOf(part).includes(stem)),
  );
  if (only === undefined || others.length > 0) return undefined;
  return parts.map((part) => (part === only ? part.replace(MOMENT, said) : part)).join('');
}
