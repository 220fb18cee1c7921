// "Quantos dias faltam?", "me lembra 3 dias antes", a few messages behind "a festa é dia 14/11": the thing with a day that was told last.

import { localDate } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { type Dated, noted } from './dated-thing.ts';

/** In messages. */
const FAR_BACK = 12;
/** In characters. */
const LONGEST = 200;
const DAY =
  /(?<![a-zà-ÿ])dia \d{1,2}(?![\d:h])|(?<!\d)\d{1,2}\/\d{1,2}(?!\d)|(?<!\d)\d{1,2} de (?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)/i;
/** Asked, or of money. */
const ELSE = /\?|r\$|reais|(?<![a-zà-ÿ])(?:paguei|gastei|recebi|comprei|vence|fatura|boleto)(?![a-zà-ÿ])/i;

/** Still to come; undefined when none of the last messages tells one. */
export function datedLately({ loaded, read, asking, zone }: Situation): Dated | undefined {
  for (const { text } of loaded.spoken().slice(-FAR_BACK).toReversed()) {
    const dated =
      text.length <= LONGEST && DAY.test(text) && !ELSE.test(text)
        ? noted({ title: text, body: text }, read)
        : undefined;
    if (dated !== undefined && dated.day >= localDate(asking.now, zone)) return dated;
  }
  return undefined;
}
