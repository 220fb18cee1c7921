// "Rodei 9 horas", "hoje fiz 280 em 8 horas", then "quanto por hora?": what the day brought in, for each hour of it.

import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';
import { isRide } from './trades.ts';

const HOURS = '(?<hours>\\d{1,2}) ?(?:hs?|horas?)(?<half> e meia)?';
const WORKED = pattern('i')`(?:rod|trabalh|dirig|em|foram|fiquei|umas?)[a-z]* (?:umas |por )?${HOURS}(?![a-zà-ÿ])`;
const ONLY_HOURS = pattern(
  'i',
)`^${AND}(?:(?:hoje|eu) )*(?:rodei|trabalhei|dirigi|foram) (?:umas |por )?${HOURS}(?: hoje| na rua| no total)*[.!]*$`;
const DID = '(?:isso|hoje|que|eu|d[áa]|deu|foi|sai|saiu|fica|ficou|fiz|ganhei|tirei)';
const ASKS = pattern(
  'i',
)`^${AND}(?:${DID} )*(?:quanto|qto)(?: ${DID})* (?:por|a|cada|pela) hora(?: hoje| trabalhada)?\s*[?.!]*$`;
const LAST = 60;

function hoursIn(text: string): number | undefined {
  const { hours, half } = WORKED.exec(text)?.groups ?? {};
  return hours === undefined ? undefined : Number(hours) + (half === undefined ? 0 : 0.5);
}

/** Undefined when nothing was earned that day; without the hours, asks for them. */
export function decidePerHour(situation: Situation): Decision | undefined {
  const { loaded, asking, zone } = situation;
  const text = situation.text.trim();
  const told = ONLY_HOURS.test(text);
  if (!told && !ASKS.test(text)) return undefined;
  const date = localDate(asking.said, zone);
  const paid = loaded.entries({ date, last: LAST }).filter(({ status }) => status === 'paga');
  const earned = paid.filter(({ kind, category }) => kind === 'receita' && category === 'renda_extra');
  const cents = earned.reduce((sum, one) => sum + one.cents, 0);
  if (cents === 0) return undefined;
  const said = loaded.spoken().filter(({ at }) => localDate(at, zone) === date);
  const hours = told ? hoursIn(text) : said.map((one) => hoursIn(one.text)).findLast((one) => one !== undefined);
  if (hours === undefined || hours <= 0) return say({ text: ['Quantas horas foram? Me diga assim: “rodei 8 horas”.'] });
  const cost = paid
    .filter(({ kind, category }) => kind === 'despesa' && category === 'transporte')
    .reduce((sum, one) => sum + one.cents, 0);
  // What rides cost comes off them.
  const costs = cost > 0 && cost < cents && earned.some(({ description }) => isRide(description));
  return say({
    text: [
      'Hoje dá ',
      { bold: `${reais(Math.round(cents / hours))} por hora` },
      `: ${reais(cents)} em ${String(hours).replace('.', ',')} horas.`,
      ...(costs ? [` Tirando ${reais(cost)} de transporte, ${reais(Math.round((cents - cost) / hours))}.`] : []),
    ],
  });
}
decidePerHour.says = [ONLY_HOURS, ASKS];
