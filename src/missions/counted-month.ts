// "12 clientes por semana a 90 reais e a sala é 1.100", "ração 180 e veterinário 600 por ano": everything that comes into a month and goes out of it, each
// by how often it comes; of one thing what is said last counts. Money in centavos.

import { unaccented } from '../domain/fold.ts';
import { PARTNER } from '../domain/kin.ts';
import { pattern } from '../domain/pattern.ts';
import { aMonth, nameOf, type Span, spanOf } from './costs-told.ts';

export type Line = {
  readonly name: string;
  readonly out: boolean;
  /** Each time, and how many times in the span; of what goes out with each sale the sales say how many. */
  readonly cents: number;
  readonly times: number;
  readonly span: Span;
  readonly each?: true;
  /** % of what is sold. */
  readonly share?: number;
};
export type CountedMonth = {
  readonly lines: readonly Line[];
  readonly days: number;
  /** Whether they were told. */
  readonly daysTold: boolean;
  /** For how long it goes on, in months, where that was told. */
  readonly months?: number | undefined;
};

const CLAUSES =
  /[:?!]|,(?!\d)|\.(?!\d)|\b(?:e|mas|mais|ou)\b(?=[^;,]*\d)|\bcom (?=(?:[a-z]+ ){1,2}(?:d[eoa] )?(?:r\$ ?)?\d)/;
const NUMBER = /(?<![\d.,a-z])(\d{1,3}(?:\.\d{3})+|\d{1,6})(?:,(\d{1,2}))?( mil\b)?(?![\d.,]*\d)/g;
const COUNTED = /^ (?!reais|mil|pilas|contos|dias|meses|anos|horas)[a-z]{3,}s\b/;
const MADE = /\b(?:vend|atend|fa[cz]|fiz|entreg|produz|consig|dou|vou)/;
const COMES = /\b(?:ganh|receb|fatur|tir[oa]|vend|atend|cobr|entra|salario|renda\b|bicos?\b|freela|me sobra)/;
const THEIRS = new RegExp(`^ ?(?:${PARTNER}|el[ea]|meu \\w+|minha \\w+) (?:uns )?\\d`);
const GOES = /\b(?:gast|custo?|custa|pag[oau]|pago|material|ingrediente|insumo|embalagem|alug|taxa|comissao)/;
/** "E se eu vender 30?": so many; at a price it is said "por 30" or "a 30". */
const SO_MANY = /\b(?:vend|atend|fa[cz]|fiz|entreg|produz)\w* (?:(?:so|uns|umas|mais|ate) )*\d+\s*$/;
/** "E se o gás for 120 por mês?": what a thing costs, and no number of sales. */
const COSTS = /\b[oa]s? (?:[a-z]+ ){1,3}(?:for|fosse|e|custa\w*|sub\w*|fi[ck]\w*|sair|passar)\b/;
const EACH = /\bcada\b|\bpor (?!dia|semana|mes|ano|cento|hora|mais|menos|fora|volta|conta)[a-z]{4,}\b/;
const PRICED = /\b(?:cobr|sub|preco|vend|baix|for|fosse)\w*\b/;
/** What is no month of coming and going. */
const ELSE = pattern()`
  \b(?:dev(?:o|endo|e)|dividas?|juros?|parcel\w+|financ\w+|emprest\w*|consorcio|entrada|guardad\w+|poupanca|reserva|tenho|temos|juntei|invest\w+|rend(?:e|er|endo|imento)|
  aposent\w+|clt|pj|mei|compr\w+|trocar?|custa [a-z]+ (?:mil|\d)|paguei|gastei|recebi|anot\w+|lembr\w+|ontem|hoje|semana que vem|dia \d+|horas?|vista|desconto|quitar|
  13o?|decimo|ferias|fgts|seguro desemprego|bruto|carro|moto)\b|\d ?(?:x|h)\b
`;
const ASKS = pattern()`
  \b(?:quanto|qual) (?:[a-z]+ ){0,4}?(?:sobr\w+|lucr\w+|tiro|resta|guardar|guardo|custa (?:ter|manter|criar)|fica(?:ria)? (?:livre|no bolso|na mao|pra mim))\b|
  \b(?:sobra|tiro|lucro|guardar|guardo) quanto\b|\bsobra (?:pra|para|pro)\b|\bcabe (?:um|uma|mais)\b|\b(?:da pra|consigo) (?:viver|me virar|guardar)\b
`;

const COUNTS = ['dois|duas', 'tr[eê]s', 'quatro', 'cinco', 'seis'];
const inDigits = (text: string): string =>
  COUNTS.reduce(
    (said, words, at) => said.replace(new RegExp(`\\b(?:${words}) (?=[a-zà-ÿ]+s\\b)`, 'g'), `${at + 2} `),
    text,
  );

type Counting = { readonly lines: Line[]; days: number | undefined; months: number | undefined };
/** Of the sales, which everything that goes with each of them follows. */
const sold = ({ lines }: Counting): number => lines.findIndex(({ out, each }) => !out && each === true);

/** @param text everything told, the newest last @returns undefined unless every number in it has its place */
export function monthCounted(text: string): CountedMonth | undefined {
  const [first = '', ...more] = inDigits(text.toLowerCase()).split('; ');
  const words = unaccented(first);
  if (!ASKS.test(words) || ELSE.test(words)) return undefined;
  const counting: Counting = { lines: [], days: undefined, months: undefined };
  for (const [at, message] of [first, ...more].entries()) {
    let before = '';
    for (const clause of message.split(CLAUSES)) {
      const told = /\d/.test(clause);
      if (told && !clauseIn(clause, before, at > 0, counting)) return undefined;
      if (!told && at > 0) lessIn(unaccented(clause), counting.lines);
      before = told ? '' : clause;
    }
  }
  const { lines, days, months } = counting;
  const sales = lines[sold(counting)];
  const whole = lines.every(({ each }) => each === undefined) ? lines.length > 2 : (sales?.times ?? 0) > 0;
  if (!whole) return undefined;
  const followed = lines.map((line) =>
    line.each === true && line.out && sales !== undefined ? { ...line, times: sales.times, span: sales.span } : line,
  );
  return {
    lines: followed.filter(({ cents, share }) => cents > 0 || share !== undefined),
    daysTold: days !== undefined,
    days: days ?? (sales === undefined ? 30 : 22),
    months,
  };
}

/** "E sem a academia?", "e se eu dividir o ap com um amigo?": of what was told, nothing or a half. */
const WITHOUT = /\b(?:sem|cort|tir|cancel|par|larg|em casa)\w*\b/;
const HALVED = /\b(?:metade|divid|rach)\w*\b/;
const HOME = /\b(?:ape?|apto|apartamento|casa|kitnet)\b/;
function lessIn(clause: string, lines: Line[]): void {
  const half = HALVED.test(clause);
  if (!half && !WITHOUT.test(clause)) return;
  const by = named(clause, lines);
  const at = by < 0 && HOME.test(clause) ? lines.findIndex(({ name }) => /aluguel|sala|ponto/.test(name)) : by;
  const line = lines[at];
  if (line !== undefined) lines[at] = { ...line, cents: half ? Math.round(line.cents / 2) : 0 };
}

const KINDS: readonly (readonly [string, RegExp])[] = [
  ['share', /^ ?(?:%|por cento)/],
  ['days', /^ dias?\b/],
  ['months', /^ (?:anos?|mes(?:es)?)\b/],
  ['count', COUNTED],
];

/** @param before the clause in front of it, where that has no number @returns whether all that the clause says was understood */
function clauseIn(raw: string, before: string, again: boolean, counting: Counting): boolean {
  const { lines } = counting;
  const clause = unaccented(raw);
  const numbers = [...clause.matchAll(NUMBER)].map((one) => {
    const rest = clause.slice(one.index + one[0].length);
    return {
      value: Number(`${(one[1] ?? '').replaceAll('.', '')}.${one[2] ?? 0}`) * (one[3] === undefined ? 1 : 1000),
      kind: KINDS.find(([, says]) => says.test(rest))?.[0],
      rest,
    };
  });
  const of = (wanted: string) => numbers.find(({ kind }) => kind === wanted);
  const long = of('months');
  if (long !== undefined) counting.months = long.value * (/^ ano/.test(long.rest) ? 12 : 1);
  counting.days = of('days')?.value ?? counting.days;
  const span = spanOf(clause);
  const at = sold(counting);
  const sales = lines[at];
  const sums = numbers.filter(({ kind }) => kind === undefined);
  const [one, other] = sums;
  const said = `${unaccented(before)} ${clause}`;
  const goes = GOES.test(said);
  const spanned = one !== undefined && /^ (?:[a-z]+ )?(?:por|ao|a) (?:dia|semana|mes)\b/.test(one.rest);
  const fewer = again && sales !== undefined && (/\ba (?:mais|menos)\b|\bperd/.test(clause) || SO_MANY.test(clause));
  const counted =
    of('count') ??
    ((spanned && (other !== undefined || (sales !== undefined && !goes && !COSTS.test(clause)))) || fewer
      ? one
      : undefined);
  const [sum, ...others] = sums.filter((found) => found !== counted);
  if (others.length > 0) return false;
  const name = nameOf(`${before} ${raw}`);
  const share = of('share')?.value;
  if (sum === undefined && share !== undefined)
    return sales !== undefined && lines.push({ name, out: true, cents: 0, times: 1, span: 'mes', share }) > 0;
  if (sum === undefined && counted === undefined) return (long ?? of('days')) !== undefined;
  if (sum === undefined) {
    if (sales === undefined || counted === undefined) return false;
    const step = /\bperd|\bmenos\b/.test(clause) ? -1 : again && /\bmais\b/.test(clause) ? 1 : 0;
    lines[at] =
      step === 0
        ? { ...sales, times: counted.value, span: span ?? sales.span }
        : { ...sales, times: Math.max(0, sales.times + step * counted.value) };
    // Of another span nobody can tell how many that is.
    return step === 0 || span === undefined || span === sales.span;
  }
  const cents = Math.round(sum.value * 100);
  const known = named(clause, lines);
  const each =
    EACH.test(clause) || (again && sales !== undefined && PRICED.test(clause) && !COSTS.test(clause) && known < 0);
  if (sales !== undefined && each && counted === undefined) {
    const cost = lines.findIndex((line) => line.out && line.each === true);
    if (!goes) lines[at] = { ...sales, cents };
    else lines[cost < 0 ? lines.length : cost] = { name: 'custo', out: true, cents, times: 0, span: 'mes', each: true };
    return true;
  }
  const told = lines[known];
  if (told !== undefined && counted === undefined) {
    const now = LESS.test(clause) ? Math.max(0, told.cents - cents) : cents;
    lines[known] = { ...told, cents: now, span: span ?? told.span };
    return true;
  }
  const comes = !goes && (COMES.test(said) || (THEIRS.test(clause) && lines.at(-1)?.out === false));
  const sells = !goes && (each || (counted !== undefined && (comes || MADE.test(said))));
  lines.push({
    name: sells ? 'vendas' : name,
    out: !comes && !sells,
    cents,
    times: counted?.value ?? (sells ? 0 : 1),
    span: span ?? 'mes',
    ...(sells ? { each: true as const } : {}),
  });
  return true;
}

/** "Se eu cortar 100 do mercado": that much less. */
const LESS = /\b(?:cort|reduz|diminu|econom|tir)\w* (?:uns |r\$ ?)?\d[\d.,]*(?: reais)? (?:d[aoe]s?|n[ao]s?)\b/;

/** Where a thing of that name stands. */
const named = (clause: string, lines: readonly Line[]): number =>
  lines.findIndex(
    ({ name }) => name !== '' && name.split(' ').some((word) => ` ${clause} `.includes(` ${unaccented(word)} `)),
  );

/** What comes in and goes out, centavos a month, and each line of it. */
export function inMonth({ lines, days }: CountedMonth) {
  const plain = lines.map((line) => ({ ...line, month: aMonth(line, days) }));
  const income = plain.reduce((sum, { out, month }) => (out ? sum : sum + month), 0);
  const all = plain.map((line) =>
    line.share === undefined ? line : { ...line, month: Math.round((income * line.share) / 100) },
  );
  return { all, income, expense: all.reduce((sum, { out, month }) => (out ? sum + month : sum), 0) };
}
