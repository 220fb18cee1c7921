// "É de 1200 watts", "fica ligado 8 horas por dia", "o kWh é 0,95", "quanto dá no mês?"; "faço 9 km por litro", "rodo 40 km por dia": what
// something uses, told piece by piece. Of each figure what was said last counts; nothing is recorded.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { WEEKS_A_MONTH } from '../../domain/rhythm.ts';
import type { RichText } from '../../domain/text.ts';
import { reais } from '../../finance/money.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { LATELY_MS } from '../lately.ts';
import { decimal } from '../replies/decimal.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';

const N = '(\\d{1,3}(?:\\.\\d{3})+(?:,\\d+)?|\\d+(?:[.,]\\d+)?)';
const POWER = new RegExp(`${N} ?(kw(?!h)|watts?|w)\\b`, 'g');
const HOURS = new RegExp(`${N} ?(?:h|hs|hrs?|horas?)\\b( e meia)?`, 'g');
const MINUTES = new RegExp(`${N} ?min(?:utos?)?\\b`, 'g');
const PER_KWH = new RegExp(`\\bkwh?\\b[^\\d]{0,24}${N}|${N}(?: reais)? ?(?:o|por|cada|/) ?kwh?\\b`, 'g');
const DAYS = /(\d{1,2}) dias (?:por|no|ao|do) m[eê]s/g;
const A_WEEK = /(\d) (?:vezes|dias|x) (?:por|na) semana/g;
const PER_LITRE_KM = new RegExp(`${N} ?km ?(?:/|por|com (?:um|1)) ?(?:l\\b|litro)`, 'g');
const FAR = new RegExp(
  `${N} ?(?:km|quil[oô]metros)(?! ?(?:/|por|com (?:um|1)) ?(?:l\\b|litro))(?: (?:por|ao|todo|de ida e volta) (dia|m[eê]s))?`,
  'g',
);
const FUEL = new RegExp(`(gasolina|[aá]lcool|etanol|diesel)[^\\d]{0,16}${N}`, 'g');

const OF_ENERGY = /\bwatts?\b|\dw\b|\bkwh?\b|\bhoras? (?:por|ao) dia\b|\d ?(?:h|min(?:utos?)?) por dia\b/;
const OF_FUEL = /\bkm\b|\bquilometros\b|\b(?:gasolina|alcool|etanol|diesel)\b.{0,16}\d/;
const ASKS =
  /\?|^(?:e |mas |entao |ai )*(?:quanto|qual|no mes|por mes|e se\b|os dois)|\bquanto (?:da|fica|gasta|custa|sai|vai dar|gasto)\b/;
const BARE_ASK = pattern()`
  ^(?:(?:e|mas|entao|ai) )*(?:(?:por|no|ao) (?:mes|ano|dia) )?(?:quanto|qnto)
  (?: (?:da|fica|gasta|custa|sai|vai dar|isso|ele|ela|eu|gasto|de luz|na conta))*(?: (?:por|no|ao) (?:mes|ano|dia))?$
`;
const OF_RECORDS = /\b(?:paguei|gastei|comprei|abasteci|esse mes|mes passado|ontem|anot\w+|lembr\w+)\b/;
const LATEST = 12;
const MONTH_DAYS = 30;
/** Of the distance on petrol that a litre of ethanol gives. */
const ETHANOL = 0.7;

const numberIn = (digits = ''): number =>
  Number(/^\d{1,3}(?:\.\d{3})+/.test(digits) ? digits.replaceAll('.', '').replace(',', '.') : digits.replace(',', '.'));

/** What is told last in any of the texts. */
function last(texts: readonly string[], of: RegExp): RegExpMatchArray | undefined {
  return texts.flatMap((text) => [...text.matchAll(of)]).at(-1);
}

/** @returns undefined when the message is of no such thing */
export function consumption(situation: Situation): Decision | undefined {
  const { text, loaded, asking, understanding } = situation;
  // "Comprar: lâmpada 9w" is to be kept.
  if (understanding.intent === 'save' && understanding.confidence >= SURE) return undefined;
  const words = folded(text);
  const own = OF_ENERGY.test(words) ? 'energy' : OF_FUEL.test(words) ? 'fuel' : undefined;
  const asksOnly = own === undefined && BARE_ASK.test(words);
  const supposes = own === undefined && /^e se\b.*\d ?(?:h|horas?|min\w*|dias|vezes)\b/.test(words);
  if ((own === undefined && !asksOnly && !supposes) || OF_RECORDS.test(words)) return undefined;
  const spoken = loaded
    .spoken()
    .slice(-LATEST)
    .filter(({ at, ran }) => asking.now - at <= LATELY_MS && ran.length === 0);
  const texts = [...spoken.map((one) => one.text), text].map((one) => one.toLowerCase());
  const kind = own ?? (loaded.justStudied ? undefined : kindOf(texts));
  if (kind === undefined) return undefined;
  const reply = kind === 'energy' ? energy(texts) : fuel(texts, words);
  if (!ASKS.test(words))
    return reply === undefined || spoken.length === 0
      ? tellsOnly(words)
        ? say(phrases.premise)
        : undefined
      : say({ text: reply });
  return reply === undefined ? undefined : say({ text: reply });
}
consumption.says = [OF_ENERGY, OF_FUEL, BARE_ASK, /^e se\b/];

const tellsOnly = (words: string): boolean =>
  OF_ENERGY.test(words) || /\bkm por litro\b|\bkm\/l\b|\brod[oa]\b/.test(words);

const kindOf = (texts: readonly string[]): 'energy' | 'fuel' | undefined => {
  const said = texts.map(folded).findLast((one) => OF_ENERGY.test(one) || OF_FUEL.test(one));
  return said === undefined ? undefined : OF_ENERGY.test(said) ? 'energy' : 'fuel';
};

function energy(texts: readonly string[]): RichText | undefined {
  const power = last(texts, POWER);
  const hours = last(texts, HOURS);
  const minutes = last(texts, MINUTES);
  const price = last(texts, PER_KWH);
  if (power === undefined || (hours ?? minutes) === undefined) return undefined;
  const watts = numberIn(power[1]) * (power[2] === 'kw' ? 1000 : 1);
  // Told after the other, it is what counts.
  const later = texts.findLast((one) => HOURS_OR_MINUTES.test(one)) ?? '';
  const inMinutes = minutes !== undefined && (hours === undefined || !/\d ?(?:h|hs|hrs?|horas?)\b/.test(later));
  const each = inMinutes ? numberIn(minutes[1]) / 60 : numberIn(hours?.[1]) + (hours?.[2] === undefined ? 0 : 0.5);
  const days = daysIn(texts);
  const kwh = (watts / 1000) * each * days;
  const used = `${decimal(watts)} W × ${inMinutes ? `${decimal(numberIn(minutes?.[1]))} min` : `${decimal(each)} h`} × ${decimal(days)} dias = ${decimal(kwh)} kWh`;
  if (price === undefined)
    return [
      { bold: `${decimal(kwh)} kWh por mês` },
      `: ${used}. Quanto custa o kWh aí? Está na conta de luz. (ex.: o kWh é 0,95)`,
    ];
  const tariff = numberIn(price[1] ?? price[2]);
  return [
    { bold: `${reais(Math.round(kwh * tariff * 100))} por mês` },
    `: ${used}, a ${reais(Math.round(tariff * 100))} cada um. Aparelho com termostato liga e desliga, então costuma dar menos.`,
  ];
}
const HOURS_OR_MINUTES = /\d ?(?:h|hs|hrs?|horas?|min(?:utos?)?)\b/;

function daysIn(texts: readonly string[]): number {
  const week = last(texts, A_WEEK);
  return week === undefined
    ? Number(last(texts, DAYS)?.[1] ?? MONTH_DAYS)
    : Math.round(Number(week[1]) * WEEKS_A_MONTH * 10) / 10;
}

function fuel(texts: readonly string[], words: string): RichText | undefined {
  const does = numberIn(last(texts, PER_LITRE_KM)?.[1]);
  const far = last(texts, FAR);
  const priced = last(texts, FUEL);
  if (!(does > 0) || far === undefined || priced === undefined) return undefined;
  const ethanol = /^(?:etanol|[aá]lcool)/.test(priced[1] ?? '') && texts.some((one) => one.includes('gasolina'));
  const each = ethanol ? does * ETHANOL : does;
  const daily = far[2] === 'dia';
  const days = daily ? daysIn(texts) : 1;
  const distance = numberIn(far[1]) * days;
  const price = Math.round(numberIn(priced[2]) * 100);
  const litres = distance / each;
  const per = daily || far[2] !== undefined || /\bmes\b/.test(words) ? ' por mês' : '';
  return [
    { bold: `${reais(Math.round(litres * price))}${per}` },
    ` de ${priced[1] ?? 'combustível'}: ${daily ? `${decimal(numberIn(far[1]))} km × ${decimal(days)} dias = ` : ''}${decimal(distance)} km ÷ ${decimal(each)} km por litro = ${decimal(litres)} litros, a ${reais(price)} cada um.`,
    ...(ethanol
      ? ['\n\nSupus 30 % menos quilômetros por litro que na gasolina; se souber quanto ele faz, me diga.']
      : []),
  ];
}
