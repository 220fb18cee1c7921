// Arithmetic questions that need no record: "quanto é 15% de 230?", "metade de 345", "80 é quantos por cento de 250?", "troco de 50 se deu 37,80?".
// Pure, over the words as typed.

import { unaccented } from '../../domain/fold.ts';
import { type PaceQuestion, paceQuestion } from './pace-question.ts';
import { parseSum } from './parse-sum.ts';
import { type Sum, worth } from './sum.ts';

/** Plain decimal values; `money`: a currency was said. */
export type SumQuestion =
  | { readonly kind: 'sum'; readonly sum: Sum; readonly result: number; readonly money: boolean }
  /** A division by zero. */
  | { readonly kind: 'impossible'; readonly result: number }
  /** How many per cent `part` is of `whole`. */
  | { readonly kind: 'share'; readonly part: number; readonly whole: number; readonly result: number }
  /** By how many per cent it went from the one to the other. */
  | { readonly kind: 'growth'; readonly from: number; readonly to: number; readonly result: number }
  | { readonly kind: 'change'; readonly paid: number; readonly price: number; readonly result: number }
  | PaceQuestion;

/** In characters: bounds the input of the patterns. */
const LONGEST = 120;
const MAY_ASK =
  /\d\/\d|quant|qto|qual|calcul|som[ae]|conta|diz|cento|%|[+*÷]|vezes|divid|metade|dobro|triplo|terco|quarto|quinto|decimo|media|raiz|elevado|quadrado|cubo|troco|mais|menos|tir[ae]|descont|(?:por|a) (?:dia|hora|semana|mes)/;
const OPENS = /^(?:(?:pera(?:i| ai)?|espera|opa|ah|oi|e|entao|mas|agora|tenho|sao|se(?: eu)?(?: tiver| tenho)?),? )+/;
const ASKS =
  /^(?:(?:quanto|qto)(?: que)? (?:e|eh|da|sao|fica|seria|vale|sai)|calcul(?:a|e|ar)(?: pra mim)?|som(?:a|e|ar)|faz a conta(?: de)?|qual (?:e|o valor de)|me (?:diz|fala) quanto e) (?:que (?:e|da) )?(?:a soma de )?/;
const ASKED_LAST =
  /,? ?(?:(?:que |isso )?(?:da|fica|e|sai|vai dar|seria|dao) )?(?:quanto|qto)(?: (?:que )?(?:da|fica|e|sai|vai dar|seria|dao|vale))?(?: (?:no total|ao todo|total|tudo|junto|isso|(?:pra |de )?cada(?: um[a]?)?|por (?:mes|pessoa)|em reais))*$/;
/** "Dá pra dividir 137 por 4", "divide 250 por 3". */
const DIVIDES =
  /^(?:(?:da|tem como|como) (?:pra |para |eu )?)?divid(?:e|ir|o) (.{1,30}?) (?:por|entre|pra|em) (.{1,12}?)(?: pessoas| amigos| partes)?$/;
const TIMES = /^(?:multiplic(?:a|ar|ue)) (.{1,30}?) por (.{1,12})$/;
const TAKES = /^(?:tir(?:a|ar|e)|descont(?:a|ar|e)) (.{1,12}?) ?(?:por ?cento|%) d[eo] (.{1,30})$/;
const PUTS =
  /^(?:som(?:a|ar)|acrescent(?:a|ar)|aument(?:a|ar)|poe|coloca) (.{1,12}?) ?(?:por ?cento|%) (?:em|a|n[oa]) (.{1,30})$/;
const PER_CENT = '(?:por ?cento|%)';
const SHARES = [
  new RegExp(
    `^(?<part>.{1,20}?) (?:e|eh|da|representa|sao) (?:quant[oa]s?|qual|qts?) ${PER_CENT} d[eoa] (?<whole>.{1,20})$`,
  ),
  new RegExp(
    `^(?:quant[oa]s?|qual) ${PER_CENT} (?:e|eh|da|sao|representa)?(?: d[eo])? ?(?<part>.{1,20}?) (?:de|em|sobre) (?<whole>.{1,20})$`,
  ),
  new RegExp(`^(?<part>.{1,20}?) de (?<whole>.{1,20}?) (?:e|eh|da|sao|representa) (?:quant[oa]s?|que) ${PER_CENT}$`),
];
const GROWTH = new RegExp(
  `^(?:(?:subi|aument|ca|baix|pass|fo)[a-z]* )?de (?<from>.{1,20}?) (?:pra|para|a|ate) (?<to>.{1,20}?),? (?:(?:subiu|aumentou|caiu|baixou|cresceu|e|da|deu|foi)(?: em)? )?(?:quant[oa]s?|qual(?: a)?) ${PER_CENT}(?: (?:subiu|aumentou|caiu|baixou|cresceu|e|da|deu|foi))?$`,
);
const CHANGE = [
  /^(?:qual|quanto) (?:(?:e|fica|da|vai ser) )?(?:o |de )?troco (?:de|pra|para) (?<paid>.{1,15}?),? (?:se |quando |numa conta de |de |em )?(?:(?:a conta |a compra |o total |tudo )?(?:deu|foi|e|custa|der|custou|ficou) )?(?<price>[\d.,]+(?: reais)?)$/,
  /^(?:(?:se )?(?:eu )?(?:paguei|pago|pagar|dei|der|pagou|deu|pagaram) (?:com )?)?(?:uma nota de )?(?<paid>[\d.,]+(?: reais)?),? (?:e )?(?:numa conta de|(?:a conta |a compra |o total |tudo |e )?(?:deu|foi|custou|ficou|custa)) (?<price>[\d.,]+(?: reais)?),? (?:(?:qual|quanto) (?:(?:e|fica|da|foi) )?(?:de |o )?troco|troco de quanto)$/,
];

const numberOf = (words = ''): number => {
  const parsed = parseSum(words.trim().replace(/[.,]$/, ''));
  return parsed?.sum.kind === 'number' ? parsed.sum.value : Number.NaN;
};

function share(said: string): SumQuestion | undefined {
  for (const pattern of SHARES) {
    const { part, whole } = pattern.exec(said)?.groups ?? {};
    const [of, all] = [numberOf(part), numberOf(whole)];
    if (of >= 0 && all > 0) return { kind: 'share', part: of, whole: all, result: (100 * of) / all };
  }
  const { from, to } = GROWTH.exec(said)?.groups ?? {};
  const [before, after] = [numberOf(from), numberOf(to)];
  return before > 0 && after >= 0
    ? { kind: 'growth', from: before, to: after, result: (100 * (after - before)) / before }
    : undefined;
}

function change(said: string): SumQuestion | undefined {
  for (const pattern of CHANGE) {
    const groups = pattern.exec(said)?.groups;
    const [paid, price] = [numberOf(groups?.['paid']), numberOf(groups?.['price'])];
    if (paid >= price) return { kind: 'change', paid, price, result: paid - price };
  }
  return undefined;
}

/** The sum that an order to divide, take off or put on leads to, as it would be written. */
function ordered(said: string): string | undefined {
  const rows: readonly (readonly [RegExp, (a: string, b: string) => string])[] = [
    [DIVIDES, (a, b) => `${a} dividido por ${b}`],
    [TIMES, (a, b) => `${a} vezes ${b}`],
    [TAKES, (a, b) => `${b} menos ${a}%`],
    [PUTS, (a, b) => `${b} mais ${a}%`],
  ];
  for (const [pattern, written] of rows) {
    const [, first, second] = pattern.exec(said) ?? [];
    if (first !== undefined && second !== undefined) return written(first, second);
  }
  return undefined;
}

function written(said: string): SumQuestion | undefined {
  const order = ordered(said);
  const words = order ?? said;
  const bare = words.replace(ASKS, '').replace(ASKED_LAST, '');
  const parsed = parseSum(bare);
  if (parsed === undefined || parsed.sum.kind === 'number') return undefined;
  // "15/11" alone is a date and "2x50" or "3-1" may be shorthand: without a question only some words mean a sum.
  if (bare === words && order === undefined && !parsed.told) return undefined;
  const result = worth(parsed.sum);
  if (!Number.isFinite(result) && parsed.told) return { kind: 'impossible', result };
  return { kind: 'sum', sum: parsed.sum, result, money: parsed.money };
}

/** Whether a figure is finite and exact in centavos. */
const isSound = (value: number): boolean => Number.isSafeInteger(Math.round(value * 100));

/** The calculation a message asks for; undefined for any other text, and for figures that are not exact in centavos. */
export function sumQuestion(text: string): SumQuestion | undefined {
  if (text.length > LONGEST || !/\d|[a-z]/i.test(text)) return undefined;
  const plain = unaccented(text);
  if (!MAY_ASK.test(plain)) return undefined;
  const said = plain
    .replace(/[?!=]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,]$/, '')
    .replace(OPENS, '');
  // "Um consignado de 240 por mês" is one thing, and no sum.
  if (/^uma? (?!mil|terco|quarto|quinto|decimo|e |mais|menos|vezes|por)[a-z]/.test(said)) return undefined;
  const found = paceQuestion(said) ?? share(said) ?? change(said) ?? written(said);
  return found !== undefined && (found.kind === 'impossible' || isSound(found.result)) ? found : undefined;
}

/** "E por 4?", "menos 10%": the sum goes on from the result before it. */
export function sumGoesOn(text: string, before: number): SumQuestion | undefined {
  const said = unaccented(text)
    .replace(/[?!=.]+$/g, '')
    .replace(/^e (?=por|divid|vezes|mais|menos|com|x)/, '')
    .trim();
  if (text.length > LONGEST || !/^(?:[+*÷x/-]|por|dividid|vezes|mais|menos|com) ?[\d\p{L}]/u.test(said))
    return undefined;
  const found = parseSum(`${String(before).replace('.', ',')} ${said}`);
  const result = found === undefined ? Number.NaN : worth(found.sum);
  return found === undefined || !isSound(result)
    ? undefined
    : { kind: 'sum', sum: found.sum, result, money: found.money };
}
