// Arithmetic questions that need no record: "quanto é 15% de 230?", "quanto dá 120 + 35 + 18,50", "200 por semana dá quanto por mês?". Pure, over the
// words as typed.

import { unaccented } from '../../domain/fold.ts';
import { readDigits } from '../numbers/digits.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';

/** Plain decimal values; the currency is not known. */
export type SumQuestion =
  | { readonly kind: 'percent'; readonly percent: number; readonly of: number; readonly result: number }
  | {
      readonly kind: 'sum';
      readonly first: number;
      /** Each with its operator; multiplication and division have precedence. */
      readonly rest: readonly Term[];
      readonly result: number;
    }
  | {
      readonly kind: 'pace';
      readonly each: number;
      readonly pace: Pace;
      /** Number of `per` units: "em 2 anos". */
      readonly count: number;
      readonly per: Pace;
      readonly result: number;
    };

export type Term = { readonly sign: Sign; readonly value: number };
export type Sign = '+' | '−' | '×' | '÷';
export type Pace = 'dia' | 'semana' | 'mes' | 'ano';

const NUMBER = String.raw`(?:r\$ ?)?(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)( mil)?(?: reais| real)?`;
const ASKS = `(?:quanto (?:e|da|sao|fica|seria)|calcul(?:a|e|ar)|soma|some|somar|faz a conta(?: de)?|qual e|me diz)`;
const UNMISTAKABLE = /[+*÷]|\bvezes\b|\bdividido por\b/;
const ASKING = new RegExp(`^${ASKS} `);
const OPENS = /^(?:(?:pera(?:i| ai)?|espera|opa|ah|entao|mas),? )+/;
/** A word of every pattern below. */
const MAY_ASK = /quanto|calcul|som[ae]|conta|qual|diz|cento|%|[+*÷]|vezes|dividido/i;
const PERCENT = new RegExp(`^(?:${ASKS} )?${NUMBER} ?(?:%|por ?cento) d[eoa]s? ${NUMBER}$`);
const OPERATOR = String.raw`\+|-|\*|x|÷|/|mais|menos|vezes|dividido por|por|e`;
/** One more term; sticky, so that the whole message must match. */
const TERM = new RegExp(` ?(${OPERATOR}) ?${NUMBER}`, 'y');
const FIRST = new RegExp(`^(?:${ASKS} (?:a soma de )?)?${NUMBER}`);
/** "Quanto é 14 caixas a 35 cada uma". */
const EACH = new RegExp(
  `^${ASKS} (\\d{1,4}) (?!divid)[a-z]+ (?:a|de|por) ${NUMBER}(?: (?:cada|cada uma?|a unidade|por unidade))?$`,
);
const MOST_TERMS = 20;
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

/** The terms from `at` to the end; undefined when anything else stands between them. */
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

/** Evaluates products and quotients first, then sums, left to right. */
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

function atPace([, digits = '', thousand, from, counted = 'um', to = '']: RegExpExecArray): SumQuestion | undefined {
  const each = numberIn(digits, thousand);
  const count = NUMBER_WORDS.get(counted)?.value ?? Number(counted);
  const [pace, per] = [from as Pace, paceOf(to)];
  if (per === undefined || (pace === per && count === 1)) return undefined;
  return sound([each], { kind: 'pace', each, pace, count, per, result: (each * count * A_YEAR[pace]) / A_YEAR[per] });
}

/** The calculation a message asks for; undefined for any other text and for division by zero. */
export function sumQuestion(text: string): SumQuestion | undefined {
  // Bounds the input of the patterns, and skips what asks for no calculation.
  if (text.length > 120 || !/\d/.test(text) || !MAY_ASK.test(text)) return undefined;
  const said = unaccented(text)
    .replace(/[?!=]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,]$/, '')
    .replace(OPENS, '');
  const percent = PERCENT.exec(said);
  if (percent !== null) {
    const [, p = '', pm, v = '', vm] = percent;
    const [rate, of] = [numberIn(p, pm), numberIn(v, vm)];
    return sound([rate, of], { kind: 'percent', percent: rate, of, result: (rate * of) / 100 });
  }
  const pace = PACE.exec(said);
  if (pace !== null) return atPace(pace);
  const each = EACH.exec(said);
  if (each !== null) {
    const [, count = '', price = '', thousand] = each;
    return sumOf(Number(count), [{ sign: '×', value: numberIn(price, thousand) }]);
  }
  const head = FIRST.exec(said);
  const rest = head === null ? undefined : termsFrom(said, head[0].length);
  if (head === null || rest === undefined) return undefined;
  // "15/11" alone is a date and "2x50" or "3-1" may be shorthand: without a question word only some signs mean a sum.
  return ASKING.test(said) || UNMISTAKABLE.test(said) ? sumOf(numberIn(head[1] ?? '', head[2]), rest) : undefined;
}

/** Rejects figures that are not finite or not exact in centavos. */
function sound(figures: readonly number[], sum: SumQuestion): SumQuestion | undefined {
  const said = [...figures, sum.result].every((figure) => Number.isSafeInteger(Math.round(figure * 100)));
  return said ? sum : undefined;
}
