// "Quanto é 15% de 230?", "quanto dá 120 + 35 + 18,50", "200 por semana dá quanto por mês?": sums that need no record. Pure,
// over the words as typed.

import { readDigits } from '../numbers/digits.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';

/** Plain decimal values: whether they are reais is not said. */
export type SumQuestion =
  | { readonly kind: 'percent'; readonly percent: number; readonly of: number; readonly result: number }
  | {
      readonly kind: 'sum';
      readonly first: number;
      /** Each with its sign, as said: multiplied and divided before it is added. */
      readonly rest: readonly Term[];
      readonly result: number;
    }
  | {
      readonly kind: 'pace';
      readonly each: number;
      readonly pace: Pace;
      /** How many of `per`: "em 2 anos". */
      readonly count: number;
      readonly per: Pace;
      readonly result: number;
    };

export type Term = { readonly sign: Sign; readonly value: number };
export type Sign = '+' | '−' | '×' | '÷';
export type Pace = 'dia' | 'semana' | 'mes' | 'ano';

const NUMBER = String.raw`(?:r\$ ?)?(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)( mil)?(?: reais| real)?`;
const ASKS = `(?:quanto (?:e|da|sao|fica|seria)|calcula|calcule|qual e|me diz)`;
const ASKING = new RegExp(`^${ASKS} `);
const PERCENT = new RegExp(`^(?:${ASKS} )?${NUMBER} ?(?:%|por ?cento) d[eoa]s? ${NUMBER}$`);
const OPERATOR = String.raw`\+|-|\*|x|÷|/|mais|menos|vezes|dividido por|por|e`;
/** One more term of a sum; sticky, so that the whole message is read from end to end. */
const TERM = new RegExp(` ?(${OPERATOR}) ?${NUMBER}`, 'y');
const FIRST = new RegExp(`^${ASKS} (?:a soma de )?${NUMBER}`);
/** "Quanto é 14 caixas a 35 cada uma". */
const EACH = new RegExp(
  `^${ASKS} (\\d{1,4}) (?!divid)[a-z]+ (?:a|de|por) ${NUMBER}(?: (?:cada|cada uma?|a unidade|por unidade))?$`,
);
const MOST_TERMS = 20;
const PACES = 'dia|semana|mes|ano';
const COUNTS = String.raw`um|uma|dois|duas|tres|quatro|cinco|seis|dez|doze|\d{1,3}`;
const PACE = new RegExp(
  String.raw`^(?:e )?(?:se (?:eu )?(?:gast|guard|junt|economiz|pag|receb|ganh)\w+ |gastando |guardando |juntando )?${NUMBER} (?:por|ao|a|na|no|cada|toda|todo) ?(${PACES}) ?,? ?(?:(?:vou gastar|gasto|da|dao|sao|e|fica|vai dar|junto|guardo) )?quanto (?:(?:eu )?(?:vou )?(?:da|e|fica|vai dar|gasto|junto|guardo|seria|tenho|terei|ter|acumulo|juntar|gastar) )?(?:por|ao|no|num|(?:em|depois de|daqui a) (${COUNTS})) ?(dias?|semanas?|mes(?:es)?|anos?)$`,
);

/** How many in a year: weeks as 52 of them, so that twelve months hold them all. */
const A_YEAR: Readonly<Record<Pace, number>> = { dia: 365, semana: 52, mes: 12, ano: 1 };

/** "Meses", "anos": the stretch whose name a plural begins with. */
const paceOf = (word: string): Pace | undefined =>
  (Object.keys(A_YEAR) as Pace[]).find((pace) => word.startsWith(pace));

const numberIn = (digits: string, thousand: string | undefined): number => {
  const read = readDigits(digits);
  return read === undefined ? Number.NaN : (read.cents / 100) * (thousand === undefined ? 1 : 1000);
};

const SIGNS: Readonly<Record<string, Sign>> = {
  '+': '+',
  mais: '+',
  e: '+',
  '-': '−',
  menos: '−',
  '*': '×',
  x: '×',
  vezes: '×',
  '÷': '÷',
  '/': '÷',
  'dividido por': '÷',
  por: '÷',
};

/** The terms from `at` to the end; undefined where anything else stands between them. */
function termsFrom(said: string, at: number): readonly Term[] | undefined {
  const terms: Term[] = [];
  for (TERM.lastIndex = at; TERM.lastIndex < said.length; ) {
    const [, operator = '', digits = '', thousand] = TERM.exec(said) ?? [];
    const sign = SIGNS[operator];
    if (sign === undefined || terms.length === MOST_TERMS) return undefined;
    terms.push({ sign, value: numberIn(digits, thousand) });
  }
  return terms.length === 0 ? undefined : terms;
}

/** Products and quotients first, then sums, from left to right. */
function worth(first: number, rest: readonly Term[]): number {
  let total = 0;
  let product = first;
  for (const { sign, value } of rest) {
    if (sign === '×') product *= value;
    else if (sign === '÷') product /= value;
    else {
      total += product;
      product = sign === '+' ? value : -value;
    }
  }
  return total + product;
}

function sumOf(first: number, rest: readonly Term[]): SumQuestion | undefined {
  const result = worth(first, rest);
  return sound([first, ...rest.map(({ value }) => value)], { kind: 'sum', first, rest, result });
}

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
    const [, digits = '', thousand, from, counted = 'um', to = ''] = pace;
    const each = numberIn(digits, thousand);
    const count = NUMBER_WORDS.get(counted)?.value ?? Number(counted);
    const [a, b] = [from as Pace, paceOf(to)];
    if (b === undefined || (a === b && count === 1)) return undefined;
    return sound([each], {
      kind: 'pace',
      each,
      pace: a,
      count,
      per: b,
      result: (each * count * A_YEAR[a]) / A_YEAR[b],
    });
  }
  // "15/11" alone is a day, "2x50" and "3-1" a shorthand of somebody's: only a question is a sum.
  if (!ASKING.test(said)) return undefined;
  const each = EACH.exec(said);
  if (each !== null) {
    const [, count = '', price = '', thousand] = each;
    return sumOf(Number(count), [{ sign: '×', value: numberIn(price, thousand) }]);
  }
  const head = FIRST.exec(said);
  const rest = head === null ? undefined : termsFrom(said, head[0].length);
  return head === null || rest === undefined ? undefined : sumOf(numberIn(head[1] ?? '', head[2]), rest);
}

/** The sum when all its figures are: what cannot be said in whole centavos, or is no number at all, is not answered. */
function sound(figures: readonly number[], sum: SumQuestion): SumQuestion | undefined {
  const said = [...figures, sum.result].every((figure) => Number.isSafeInteger(Math.round(figure * 100)));
  return said ? sum : undefined;
}
