// "200 por semana dá quanto por mês?": so much again and again, over another time.

import { readDigits } from '../numbers/digits.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';

export type Pace = 'dia' | 'semana' | 'mes' | 'ano';

export type PaceQuestion = {
  readonly kind: 'pace';
  readonly each: number;
  readonly pace: Pace;
  /** Number of `per` units: "em 2 anos". */
  readonly count: number;
  readonly per: Pace;
  readonly result: number;
};

const NUMBER = String.raw`(?:r\$ ?)?(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)( mil)?(?: reais| real)?`;
const PACES = 'dia|semana|mes|ano';
const COUNTS = String.raw`um|uma|dois|duas|tres|quatro|cinco|seis|dez|doze|\d{1,3}`;
const PACE = new RegExp(
  String.raw`^(?:e )?(?:(?:se )?(?:eu )?(?:gast|guard|junt|economiz|pag|receb|ganh)\w+ )?${NUMBER} (?:por|ao|a|na|no|cada|toda|todo) ?(${PACES})(?: (?:de|com|n[oa]) [a-z]+)? ?,? ?(?:(?:vou gastar|gasto|da|dao|sao|e|fica|vai dar|junto|guardo) )?quanto (?:(?:eu )?(?:vou )?(?:da|e|fica|vai dar|gasto|junto|guardo|seria|tenho|terei|ter|acumulo|juntar|gastar) )?(?:por|ao|no|num|(?:em|depois de|daqui a) (${COUNTS})) ?(dias?|semanas?|mes(?:es)?|anos?)$`,
);

/** Occurrences per year; 52 weeks, so that twelve months equal one year. */
const A_YEAR: Readonly<Record<Pace, number>> = { dia: 365, semana: 52, mes: 12, ano: 1 };

/** The pace a singular or plural word names: "meses", "anos". */
const paceOf = (word: string): Pace | undefined =>
  (Object.keys(A_YEAR) as Pace[]).find((pace) => word.startsWith(pace));

/** @param said without accents and marks @returns undefined for any other text */
export function paceQuestion(said: string): PaceQuestion | undefined {
  const [, digits = '', thousand, from, counted = 'um', to = ''] = PACE.exec(said) ?? [];
  const read = readDigits(digits);
  const count = NUMBER_WORDS.get(counted)?.value ?? Number(counted);
  const [pace, per] = [from as Pace, paceOf(to)];
  if (read === undefined || per === undefined || (pace === per && count === 1)) return undefined;
  const each = (read.cents / 100) * (thousand === undefined ? 1 : 1000);
  return { kind: 'pace', each, pace, count, per, result: (each * count * A_YEAR[pace]) / A_YEAR[per] };
}
