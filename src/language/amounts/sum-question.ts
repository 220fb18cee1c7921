// "Quanto é 15% de 230?", "200 por semana dá quanto por mês?": sums that need no record. Pure, over the words as typed.

import { readDigits } from '../numbers/digits.ts';

/** Plain decimal values: whether they are reais is not said. */
export type SumQuestion =
  | { readonly kind: 'percent'; readonly percent: number; readonly of: number; readonly result: number }
  | {
      readonly kind: 'sum';
      readonly left: number;
      readonly sign: string;
      readonly right: number;
      readonly result: number;
    }
  | { readonly kind: 'pace'; readonly each: number; readonly pace: Pace; readonly per: Pace; readonly result: number };

export type Pace = 'dia' | 'semana' | 'mes' | 'ano';

const NUMBER = String.raw`(?:r\$ ?)?(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)( mil)?(?: reais| real)?`;
const ASKS = `(?:quanto (?:e|da|sao|fica|seria)|calcula|calcule|qual e|me diz)`;
const ASKING = new RegExp(`^${ASKS} `);
const PERCENT = new RegExp(`^(?:${ASKS} )?${NUMBER} ?(?:%|por ?cento) d[eoa]s? ${NUMBER}$`);
const SUM = new RegExp(
  String.raw`^(?:${ASKS} )?${NUMBER} ?(\+|-|\*|x|÷|/|mais|menos|vezes|dividido por|por) ?${NUMBER}$`,
);
const PACES = 'dia|semana|mes|ano';
const PACE = new RegExp(
  String.raw`^(?:e )?(?:se (?:eu )?(?:gast|guard|junt|economiz|pag|receb|ganh)\w+ |gastando |guardando |juntando )?${NUMBER} (?:por|ao|a|na|no|cada|toda|todo) ?(${PACES}) ?,? ?(?:(?:vou gastar|gasto|da|dao|sao|e|fica|vai dar|junto|guardo) )?quanto (?:da |e |fica |vai dar |gasto |junto |guardo |seria )?(?:por|ao|no|em (?:um|1)|num) ?(${PACES})$`,
);

/** How many in a year: weeks as 52 of them, so that twelve months hold them all. */
const A_YEAR: Readonly<Record<Pace, number>> = { dia: 365, semana: 52, mes: 12, ano: 1 };

const numberIn = (digits: string, thousand: string | undefined): number => {
  const read = readDigits(digits);
  return read === undefined ? Number.NaN : (read.cents / 100) * (thousand === undefined ? 1 : 1000);
};

const OPERATIONS: readonly (readonly [RegExp, (a: number, b: number) => number, string])[] = [
  [/^(?:\+|mais)$/, (a, b) => a + b, '+'],
  [/^(?:-|menos)$/, (a, b) => a - b, '−'],
  [/^(?:\*|x|vezes)$/, (a, b) => a * b, '×'],
  [/^(?:÷|\/|dividido por|por)$/, (a, b) => a / b, '÷'],
];

/** The sum a message asks for, and nothing else; undefined for everything else, division by zero included. */
export function sumQuestion(text: string): SumQuestion | undefined {
  // Longer texts are no sums, and patterns are not tried on them.
  if (text.length > 120 || !/\d/.test(text)) return undefined;
  const said = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[?!=]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,]$/, '');
  const percent = PERCENT.exec(said);
  if (percent !== null) {
    const [, p = '', pm, v = '', vm] = percent;
    const [rate, of] = [numberIn(p, pm), numberIn(v, vm)];
    return sound([rate, of], { kind: 'percent', percent: rate, of, result: (rate * of) / 100 });
  }
  const pace = PACE.exec(said);
  if (pace !== null) {
    const [, digits = '', thousand, from, to] = pace;
    const each = numberIn(digits, thousand);
    const [a, b] = [from as Pace, to as Pace];
    if (a === b) return undefined;
    return sound([each], { kind: 'pace', each, pace: a, per: b, result: (each * A_YEAR[a]) / A_YEAR[b] });
  }
  // "15/11" alone is a day, "2x50" and "3-1" a shorthand of somebody's: only a question is a sum.
  const sum = ASKING.test(said) ? SUM.exec(said) : null;
  if (sum === null) return undefined;
  const [, a = '', am, operator = '', b = '', bm] = sum;
  const [, operate, sign] = OPERATIONS.find(([pattern]) => pattern.test(operator)) ?? [];
  if (operate === undefined || sign === undefined) return undefined;
  const [left, right] = [numberIn(a, am), numberIn(b, bm)];
  return sound([left, right], { kind: 'sum', left, sign, right, result: operate(left, right) });
}

/** The sum when all its figures are: what cannot be said in whole centavos, or is no number at all, is not answered. */
function sound(figures: readonly number[], sum: SumQuestion): SumQuestion | undefined {
  const said = [...figures, sum.result].every((figure) => Number.isSafeInteger(Math.round(figure * 100)));
  return said ? sum : undefined;
}
