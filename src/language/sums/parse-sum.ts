// Reads a sum from the words of a message, by precedence: terms of factors of values. Pure; each function takes what it reads from the cursor, or
// nothing is found.

import type { Sign, Sum } from './sum.ts';
import { SumCursor } from './sum-cursor.ts';

/** `money`: a currency was said. `told`: it has a sign or a word that only sums have. */
export type Parsed = { readonly sum: Sum; readonly money: boolean; readonly told: boolean };

type Read = (c: SumCursor) => Sum | undefined;

const PARTS: Readonly<Record<string, number>> = { metade: 1 / 2, dobro: 2, triplo: 3, quadruplo: 4 };
/** Behind a count: "um terço", "três quartos". */
const ORDINALS: Readonly<Record<string, number>> = {
  terco: 3,
  tercos: 3,
  quarto: 4,
  quartos: 4,
  quinto: 5,
  quintos: 5,
  decimo: 10,
  decimos: 10,
};
const ADDS: Readonly<Record<string, Sign>> = { '+': '+', mais: '+', e: '+', com: '+', '-': '−', '−': '−', menos: '−' };
const MULTIPLIES: Readonly<Record<string, Sign>> = {
  x: '×',
  '*': '×',
  '×': '×',
  vezes: '×',
  '/': '÷',
  '÷': '÷',
  ':': '÷',
};
/** Of those signs, the ones that nothing else is written with. */
const ONLY_OF_SUMS = new Set(['+', '*', '÷', 'vezes']);
/** What a percentage is called that takes off, and that puts on. */
const OFF = new Set(['desconto', 'abatimento']);
const ON = new Set(['acrescimo', 'aumento', 'juros', 'juro', 'taxa', 'gorjeta', 'servico', 'garcom', 'multa', 'lucro']);
const OF = new Set(['de', 'do', 'da', 'dos', 'das', 'em', 'sobre']);
/** What stands before the price of each thing that was counted, and of each of what is only counted. */
const EACH = new Set(['a', 'por', 'de', 'cada', 'custando']);
const OF_EACH = new Set(['de']);
const NO_NOUN = new Set([
  ...Object.keys(ADDS),
  ...Object.keys(MULTIPLIES),
  ...OF,
  ...EACH,
  ...Object.keys(ORDINALS),
  ...'ao elevado dividido dividida divididos pra para'.split(' '),
]);
const MOST_TERMS = 20;

const infix = (sign: Sign, left: Sum, right: Sum | undefined): Sum | undefined =>
  right && { kind: 'infix', sign, left, right };

/** "A média de 7, 8 e 6,5". */
const mean: Read = (c) => {
  c.take('a');
  if (!c.take('media') || !c.takeAny(['de', 'entre'])) return undefined;
  const of: Sum[] = [];
  do {
    const one = c.value();
    if (one === undefined || of.length === MOST_TERMS) return undefined;
    of.push(one);
  } while (c.takeAny([',', 'e', 'mais']));
  c.told = true;
  return of.length < 2 ? undefined : { kind: 'mean', of };
};

const terms: Read = (c) => {
  let left = product(c);
  while (left !== undefined && ++c.terms < MOST_TERMS) {
    const base = left;
    const next: Sum | undefined = c.attempt(() => changed(c, base)) ?? c.attempt(() => added(c, base));
    if (next === undefined) return left;
    left = next;
  }
  return left;
};

function added(c: SumCursor, left: Sum): Sum | undefined {
  const said = c.norm();
  const sign = ADDS[said];
  if (sign === undefined || said === 'com') return undefined;
  c.skip();
  if (ONLY_OF_SUMS.has(said)) c.told = true;
  return infix(sign, left, product(c));
}

/** "Menos 10%", "com 8% de aumento", "mais 10% do garçom"; not "mais 10% de 50". */
function changed(c: SumCursor, of: Sum): Sum | undefined {
  const said = c.norm();
  const sign = ADDS[said];
  if (sign === undefined || said === 'e') return undefined;
  c.skip();
  const percent = c.percent();
  if (percent === undefined) return undefined;
  const linked = OF.has(c.norm());
  const named = c.norm(linked ? 1 : 0);
  if (OFF.has(named) || ON.has(named)) c.skip(linked ? 2 : 1);
  else if (said === 'com' || linked) return undefined;
  c.told = true;
  return { kind: 'changed', percent: sign === '−' || OFF.has(named) ? -percent : percent, of };
}

const product: Read = (c) => {
  let left = factor(c);
  while (left !== undefined && c.terms < MOST_TERMS) {
    const base = left;
    const next: Sum | undefined = c.attempt(() => multiplied(c, base));
    if (next === undefined) return left;
    c.terms++;
    left = next;
  }
  return left;
};

function multiplied(c: SumCursor, left: Sum): Sum | undefined {
  const sign = MULTIPLIES[c.norm()];
  if (sign !== undefined) {
    if (ONLY_OF_SUMS.has(c.norm())) c.told = true;
    c.skip();
    return infix(sign, left, factor(c));
  }
  if (c.takeAny(['dividido', 'dividida', 'divididos'])) {
    c.told = true;
    return c.takeAny(['por', 'entre', 'em', 'pra', 'para']) ? infix('÷', left, shares(c)) : undefined;
  }
  if (c.takeAny(['por', 'pra'])) return infix('÷', left, shares(c));
  if (!c.take('em')) return undefined;
  const count = c.value();
  return c.takeAny(['x', 'vezes', 'parcelas']) ? infix('÷', left, count) : undefined;
}

/** A number of people or parts. */
function shares(c: SumCursor): Sum | undefined {
  const count = factor(c);
  c.takeAny(['pessoas', 'amigos', 'partes']);
  return count;
}

const factor: Read = (c) => {
  if (c.norm() === '(') return c.attempt(bracketed);
  for (const read of [part, percentOf, root, priced, power]) {
    const found = c.attempt(read);
    if (found !== undefined) return found;
  }
  return undefined;
};

const bracketed: Read = (c) => {
  const inner = c.take('(') ? terms(c) : undefined;
  return c.take(')') ? inner : undefined;
};

/** "A metade de 90", "dois terços de 900", "1/3 de 900". */
const part: Read = (c) => {
  c.takeAny(['o', 'a']);
  const named = c.norm();
  const whole = PARTS[named];
  if (whole !== undefined) {
    c.skip();
    return ofThat(c, named, whole);
  }
  const said = c.norm();
  const count = c.number();
  if (count === undefined) return undefined;
  const parts = ORDINALS[c.norm()];
  if (parts !== undefined) {
    const ordinal = c.norm();
    c.skip();
    return ofThat(c, `${said} ${ordinal}`, count.cents / 100 / parts);
  }
  const over = c.take('/') ? c.number() : undefined;
  return over === undefined || over.cents === 0
    ? undefined
    : ofThat(c, `${count.cents / 100}/${over.cents / 100}`, count.cents / over.cents);
};

function ofThat(c: SumCursor, named: string, times: number): Sum | undefined {
  if (!OF.has(c.norm())) return undefined;
  c.skip();
  const of = factor(c);
  c.told = true;
  return of && { kind: 'part', named, times, of };
}

const percentOf: Read = (c) => {
  const percent = c.percent();
  if (percent === undefined || !OF.has(c.norm())) return undefined;
  c.skip();
  const of = factor(c);
  c.told = true;
  return of && { kind: 'percent', percent, of };
};

const root: Read = (c) => {
  c.take('a');
  if (!c.take('raiz')) return undefined;
  c.take('quadrada');
  const of = c.take('de') ? factor(c) : undefined;
  c.told = true;
  return of && { kind: 'root', of };
};

/** "14 caixas a 35 cada uma", "3 dúzias de ovo a 14 a dúzia", "20 notas de 50", "duas de 15", "12x de 189,90". */
const priced: Read = (c) => {
  const count = c.value();
  if (count === undefined) return undefined;
  const times = c.norm(1) === 'de' && c.takeAny(['x', 'vezes']);
  const counted = !times && c.seesNoun(0, NO_NOUN);
  if (counted) {
    c.skip();
    if (c.norm() === 'de' && c.seesNoun(1, NO_NOUN)) c.skip(2);
  }
  if (!(counted ? EACH : OF_EACH).has(c.norm())) return undefined;
  c.skip();
  const price = c.value();
  if (price === undefined || c.norm() === '%') return undefined;
  if (c.take('cada')) c.takeAny(['um', 'uma']);
  else if (/^(?:a|o|por)$/.test(c.norm()) && c.seesNoun(1, NO_NOUN)) {
    // "22 dias a 38 por dia" is no purchase.
    if (/^(?:dia|hora|semana|mes)$/.test(c.norm(1))) c.told = true;
    c.skip(2);
  }
  return infix('×', count, price);
};

/** A value, which may be raised to a power. */
const power: Read = (c) => {
  const base = c.value();
  if (base === undefined) return undefined;
  const exponent = c.take('ao', 'quadrado') ? 2 : c.take('ao', 'cubo') ? 3 : c.attempt(raised);
  if (exponent === undefined) return base;
  c.told = true;
  return { kind: 'power', base, exponent };
};

const HIGHEST_POWER = 64;

function raised(c: SumCursor): number | undefined {
  if (!c.take('elevado') || !c.takeAny(['a', 'ao'])) return undefined;
  const exponent = (c.number()?.cents ?? Number.NaN) / 100;
  return Number.isInteger(exponent) && exponent <= HIGHEST_POWER ? exponent : undefined;
}

/** Undefined unless all of the text is a sum; a lone number is one. */
export function parseSum(text: string): Parsed | undefined {
  const c = new SumCursor(text);
  const sum = c.attempt(mean) ?? terms(c);
  return sum !== undefined && c.ended ? { sum, money: c.money, told: c.told } : undefined;
}
