// Reads the answer to "quanto entra por mês?": one figure and nothing else.

import { folded } from '../../domain/fold.ts';
import type { AskedFigure, Figures, RiskProfile } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { monthsApart } from '../../finance/fatura.ts';
import { readFigures } from '../../language/figures/read-figures.ts';
import { readWhen } from '../../language/figures/read-when.ts';
import { monthlyRate, yearlyRate } from '../../missions/formulas/equivalent-rate.ts';
import { fromPercent } from '../../missions/formulas/exact.ts';
import { MOST_A_MONTH } from '../money/owing/debt-rate.ts';
import { isWholeRecord } from '../open-question/whole-record.ts';
import type { Situation } from '../situation.ts';
import { TELLS_OF_MONEY_MOVED } from '../sure.ts';
import { TYPED_AMOUNT, typedCents } from '../wording/typed-amount.ts';
import { OWED_TO } from './case-rows.ts';
import { inContext } from './figures-in-context.ts';
import { figuresOf } from './figures-of.ts';

/** In words: a longer message is about something else. */
const MOST_WORDS = 9;

/** A sentence that gives a bare answer its role: "4 mil" framed as "ganho 4 mil" is read as income. */
const FRAMES: Readonly<Partial<Record<AskedFigure, (words: string) => string>>> = {
  income: (words) => `ganho ${words} por mês`,
  expense: (words) => `gasto ${words} por mês`,
  saving: (words) => `guardo ${words} por mês`,
  payment: (words) => `consigo pagar ${words} por mês`,
  rent: (words) => `aluguel de ${words} por mês`,
  passive: (words) => `renda passiva de ${words} por mês`,
  goal: (words) => `quero juntar ${words}`,
  saved: (words) => `tenho ${words} guardados`,
  price: (words) => `custa ${words}`,
  loan: (words) => `um empréstimo de ${words}`,
  installment: (words) => `parcela de ${words}`,
  installments: (words) => (/\d\s*x|vez|parcel/i.test(words) ? words : `em ${words} vezes`),
  installmentsLeft: (words) => (/parcel/i.test(words) ? `faltam ${words}` : `faltam ${words} parcelas`),
  months: (words) => (/m[eê]s|ano/i.test(words) ? words : `${words} meses`),
  monthlyRate: (words) =>
    /m[eê]s|ano|a\.?\s?[ma]/i.test(words)
      ? `juros de ${words}`
      : `juros de ${words}${/%|cento/u.test(words) ? '' : '%'} ao mês`,
  yearlyRate: (words) =>
    /m[eê]s|ano|a\.?\s?[ma]/i.test(words)
      ? `juros de ${words}`
      : `juros de ${words}${/%|cento/u.test(words) ? '' : '%'} ao ano`,
  discount: (words) => `desconto de ${words}${/%|cento/u.test(words) ? '' : '%'}`,
  percent: (words) => `${words}${/%|cento/u.test(words) ? '' : '%'}`,
  age: (words) => (/ano/i.test(words) ? `tenho ${words}` : `tenho ${words} anos`),
  retireAge: (words) => `quero me aposentar aos ${words.replace(/^(?:com|aos)\s+/i, '')}`,
};

const RISKS: readonly (readonly [RegExp, RiskProfile])[] = [
  [/conserv|segur|medo|nenhum risco|baixo/u, 'conservador'],
  [/moder|equilib|meio termo|medio/u, 'moderado'],
  [/arroj|agress|alto|ousad/u, 'arrojado'],
];

/** "A conta cairia de 280 pra 60": what is saved of it. */
const FALL = new RegExp(
  `(?<![a-zà-ÿ])(?:ca(?:i|ir(?:ia|á)?)|baix(?:a|ar|aria)|desc(?:e|er|eria)|vai|iria|pass(?:a|ar|aria)|reduz(?:ir|iria)?) (?:d[eo]s? )?(?<from>${TYPED_AMOUNT}) (?:pr[ao]s?|para|a) (?:uns )?(?<to>${TYPED_AMOUNT})`,
  'i',
);

function fallTold(words: string): number | undefined {
  const { from, to } = FALL.exec(words)?.groups ?? {};
  const saved = from === undefined || to === undefined ? 0 : typedCents(from) - typedCents(to);
  return saved > 0 ? saved : undefined;
}

/** Courtesies around the figure: "acho que uns 4 mil, por aí". */
const AROUND =
  /^(?:acho que|eh|é|hoje|hj|são|sao|dá|da|deve ser|tipo|mais ou menos)\s+|[\s,]+(?:mais ou menos|por a[ií]|eu acho|acho)[.!]*$/gi;

const DIGITS = /\d|mil|cem|vinte|trinta|quarenta|cinquenta|sessenta|um|dois|tr[eê]s/i;

/** Figures read with another figure's frame: the partner's income is read like one's own. */
const LIKE: Readonly<Partial<Record<AskedFigure, keyof typeof FRAMES>>> = {
  offeredRate: 'monthlyRate',
  offeredIncome: 'income',
  otherIncome: 'income',
  gain: 'price',
  billed: 'price',
  childAge: 'age',
  cost: 'price',
  after: 'price',
  cdi: 'yearlyRate',
  inflation: 'percent',
};

/** Figures that are percentages; a message with instalments or amounts ("10x sem juros de 270") does not answer them. */
const RATES: ReadonlySet<AskedFigure> = new Set([
  'yearlyRate',
  'monthlyRate',
  'offeredRate',
  'discount',
  'percent',
  'inflation',
]);
const NO_RATE =
  /\d\s*x\b|\d\.\d{3}\b|\b(?:ganh|gast|receb)\w+|\brenda\b|\bsal[áa]rio|\bvezes\b|\bparcel|\breais\b|r\$|\bmil\b/i;

/** In per cent, without a sign that says it is one. */
const HIGHEST = 100;

const INTEREST: ReadonlySet<AskedFigure> = new Set(['yearlyRate', 'monthlyRate']);
const FREE = /^(?:(?:e|eh|foi|ta|esta) )*(?:sem juros?|nenhum|zero|nao (?:tem|cobra\w*|ha)(?: juros?)?|juros? zero)$/;

/** What is counted, with the most it can be: "entrei em 2023" is no term of 2023 months. A home is paid over 420. */
const MOST: Readonly<Partial<Record<AskedFigure, number>>> = {
  months: 600,
  installments: 420,
  installmentsLeft: 420,
  age: 110,
  retireAge: 110,
};
/** "48x de 1280": the parcelas of something, and how long it takes only beside. */
const PARCELAS = /\d\s*(?:x|vezes|parcelas?)\s*(?:iguais\s*)?(?:de|a|por)\s*(?:r\$)?\s*\d/i;

/** Figures whose answer may be long, with several values. */
const LONG: ReadonlySet<AskedFigure> = new Set(['debts']);

/** A thing and its price. */
const PRICED = /^[a-zà-ÿ][a-zà-ÿ ]{2,30} (?:r\$ ?)?\d{1,4}(?:,\d{2})?$/i;
const NAMES_SUM = pattern()`
  \b(?:juros?|taxa|cdi|selic|ipca|inflacao|rende|desconto|anos?|meses|mes|vezes|parcelas|filhos?|valor|preco|custa|vale|carta|total|
  parcela|aluguel|renda|salario|ganho|gasto|guardo|sobra\w*|uns|umas|mais ou menos|quase|sao|e|eh|de|por|tenho|pago|consigo|da)\b
`;

/** @returns centavos, months, years or decimal text, as `Figures` has them; undefined when the message gives no such figure */
export function figureAnswered(figure: AskedFigure, situation: Situation): Figures[AskedFigure] {
  const { text, understanding, read } = situation;
  if (understanding.intent === 'cancel' || text.includes('?')) return undefined;
  const alone = read(text);
  // "Recebi o aluguel, 1100"; "já faturei 62 mil" tells what was asked.
  if (figure !== 'billed' && isWholeRecord(alone) && alone.confidence >= TELLS_OF_MONEY_MOVED) return undefined;
  // "Uber 17,80": a thing and its price, whatever is asked.
  if (figure !== 'debts' && isWholeRecord(alone) && PRICED.test(text.trim()) && !NAMES_SUM.test(folded(text)))
    return undefined;
  const words = text
    .trim()
    .replace(AROUND, '')
    .replace(/[.!]+$/u, '');
  if (words === '' || (words.split(/\s+/u).length > MOST_WORDS && !LONG.has(figure))) return undefined;
  const fall = figure === 'saving' ? fallTold(words) : undefined;
  if (fall !== undefined) return fall;
  if (figure === 'risk') return RISKS.find(([pattern]) => pattern.test(folded(words)))?.[1];
  if (INTEREST.has(figure) && FREE.test(folded(words))) return '0';
  if ((figure !== 'months' && !DIGITS.test(words)) || (RATES.has(figure) && NO_RATE.test(words))) return undefined;
  if (figure === 'debts') {
    const told = words.replace(OWED_TO, 'devo $2 no $1');
    return figuresOf(readFigures(told)).debts ?? figuresOf(readFigures(`devo ${words}`)).debts;
  }
  const key = LIKE[figure] ?? figure;
  const frame = FRAMES[key];
  if (frame === undefined) return undefined;
  const framed = figuresOf(readFigures(frame(words)));
  if (key === 'monthlyRate' && framed.yearlyRate !== undefined) return percentOf(monthlyRate, framed.yearlyRate);
  if (key === 'yearlyRate' && framed.monthlyRate !== undefined) return percentOf(yearlyRate, framed.monthlyRate);
  if (key === 'months' && PARCELAS.test(words)) return undefined;
  // Words with a role of their own ("gasto 3 mil") are read as they are; a bare value is read inside the frame.
  const alike = readFigures(words);
  const value =
    (key === 'income' ? inContext(words, alike) : figuresOf(alike))[key] ??
    framed[key] ??
    (key === 'months' ? monthsUntil(words, situation) : undefined);
  // "400", of money that goes elsewhere: nobody lends at that.
  if (key === 'monthlyRate' && Number(value) > MOST_A_MONTH && !/%|cento/u.test(words)) return undefined;
  // "De uber uns 900" is no rate of 900 % a year.
  if (RATES.has(figure) && typeof value === 'string' && Number(value) > HIGHEST && !/%|cento/u.test(words))
    return undefined;
  return typeof value === 'number' && value > (MOST[key] ?? value) ? undefined : value;
}

/** "Junho do ano que vem", "até dezembro": how long until then. */
export function monthsUntil(words: string, { readingOf }: Situation): number | undefined {
  const reading = readingOf(/^(?:at[ée]|em|pr[ao]|para) /i.test(words) ? words : `até ${words}`);
  const { due } = readWhen(reading);
  const left = due === undefined ? 0 : monthsApart(reading.today, due);
  return left > 0 ? left : undefined;
}

/** A rate told for another period than the one asked about. */
const percentOf = (equivalent: typeof monthlyRate, percent: string): string =>
  equivalent(fromPercent(percent)).times(100).toDecimalPlaces(6).toFixed();
