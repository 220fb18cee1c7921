// Payment method and account. A bank alone is an account; a method needs its own word.

import { classSet } from '../lexicon/class-bits.ts';
import type { WordClass } from '../lexicon/word-class.ts';
import type { Reading } from '../reading/reading.ts';
import type { PaymentMethod } from '../slots/lancamento-slots.ts';

/** By priority: specific words first. */
const METHODS: readonly [WordClass, PaymentMethod][] = [
  ['method_vale', 'vale'],
  ['method_pix', 'pix'],
  ['method_boleto', 'boleto'],
  ['method_debito', 'debito'],
  ['method_credito', 'credito'],
  ['method_dinheiro', 'dinheiro'],
  ['method_transferencia', 'transferencia'],
  ['method_cartao', 'cartao'],
];

/** Savings places that are not payment accounts. */
const JARS: ReadonlySet<string> = new Set(['poupanca', 'caixinha', 'cofrinho', 'reserva']);
/** Words that are banks only after a preposition or a method: "no inter", "crédito inter", but "uma carteira". */
const NEEDS_PREPOSITION: ReadonlySet<string> = new Set(
  'caixa carteira bolso nu inter next neon will pan santa mp original stone conta'.split(' '),
);
/** Words that are a method only in certain positions. */
const WEAK_METHOD: ReadonlySet<string> = new Set(
  'vale dinheiro ticket flash caju cash trocado transferencia'.split(' '),
);

const ANY_METHOD = classSet(...METHODS.map(([name]) => name));

export type Spotted<T> = { readonly value: T; readonly at: number };

function saidAsMethod(r: Reading, i: number): boolean {
  if (!WEAK_METHOD.has(r.norm(i))) return true;
  const before = r.norm(i - 1);
  return r.is(i - 1, 'prep') ? !/^d[eoa]$/.test(before) : before === ',' || (i === r.tail - 1 && i > r.head);
}

/** "No cartão de alimentação". */
const VOUCHER = /^(?:de )?(?:alimentacao|refeicao)\b/;

/** "Esqueci o cartão no posto": what happened to it is no way of paying. */
const LOST = /\b(?:esqueci|perdi|achei|bloqueei) (?:o|meu|o meu)$/;

/** The payment method in units [from, to); undefined when none is stated. */
export function methodIn(r: Reading, from: number, to: number): Spotted<PaymentMethod> | undefined {
  if (!r.hasSome(ANY_METHOD)) return undefined;
  for (const [name, value] of METHODS) {
    for (let at = r.find(name, from, to); at >= 0; at = r.find(name, at + 1, to)) {
      if (!saidAsMethod(r, at)) continue;
      if (value === 'cartao' && LOST.test(r.words(Math.max(0, (r.units[at]?.from ?? 0) - 3), r.units[at]?.from ?? 0)))
        continue;
      const end = r.units[at]?.to ?? 0;
      return { value: value === 'cartao' && VOUCHER.test(r.words(end, end + 2)) ? 'vale' : value, at };
    }
  }
  return undefined;
}

/** The account slug at a unit; undefined when it is not an account. */
export function accountAt(r: Reading, i: number): string | undefined {
  const slug = r.units[i]?.entry?.account;
  // "No caixa eletrônico", "no caixa do mercado": the bank is feminine.
  if (slug === undefined || /^(?:caixa (?:[dn]?o|ao|pelo|num|meu)|bolso meu)$/.test(`${r.norm(i)} ${r.norm(i - 1)}`))
    return undefined;
  if (
    NEEDS_PREPOSITION.has(r.norm(i)) &&
    !r.is(i - 1, 'prep') &&
    !r.is(i - 1, 'poss') &&
    !/ d[oa]$/.test(r.norm(i - 1)) &&
    !/^(?:conta|pj|pf|corrente)$/.test(r.norm(i - 1)) &&
    !r.isSome(i - 1, ANY_METHOD) &&
    !r.is(i - 1, 'invoice_noun')
  )
    return undefined;
  return slug;
}

/** Every account in units [from, to), without savings jars. */
export function accountsIn(r: Reading, from: number, to: number): Spotted<string>[] {
  return accountsAndJarsIn(r, from, to).filter(({ value }) => !JARS.has(value));
}

/** Every account in units [from, to), savings jars included. */
export function accountsAndJarsIn(r: Reading, from: number, to: number): Spotted<string>[] {
  const found: Spotted<string>[] = [];
  for (let at = from; at < to; at++) {
    const value = accountAt(r, at);
    // "Na carteira do picpay".
    const wallet = value === 'carteira' && r.is(at + 1, 'prep_of') && accountAt(r, at + 2) !== undefined;
    if (value !== undefined && value !== 'conta' && !wallet) found.push({ value, at });
  }
  return found;
}

/** Savings jars by slug: 'cofrinho', 'caixinha', … */
export function isJar(slug: string): boolean {
  return JARS.has(slug);
}

/** Banks recognised without a preposition before "saldo", "tem" or "fecha". */
export function bareAccount(norm: string): string | undefined {
  return ['inter', 'caixa', 'neon', 'next', 'carteira', 'nu', 'will', 'pan', 'original'].includes(norm)
    ? norm === 'nu'
      ? 'nubank'
      : norm
    : undefined;
}

/** The first account in the message, also at its beginning. */
export function anyAccount(r: Reading): string | undefined {
  for (let i = 0; i < r.units.length; i++) {
    const slug = accountAt(r, i) ?? (i === r.head ? bareAccount(r.norm(i)) : undefined);
    if (slug !== undefined && slug !== 'conta') return slug;
  }
  return undefined;
}
