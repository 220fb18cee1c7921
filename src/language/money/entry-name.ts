// Name of an entry: its descriptive words, otherwise the kind of movement, otherwise the person involved.

import type { Reading } from '../reading/reading.ts';
import type { CategoryReading } from './category-evidence.ts';
import { describe } from './describe.ts';
import { mendedThing } from './mended-thing.ts';
import type { Movement } from './movement.ts';
import { takenUnits } from './taken-units.ts';

const LENT_TO_ME = /\bme empr?est(?:ou|aram)\b/;
const GIVEN = /^d(?:ei|emos|oei|amos)$/;

/** @returns undefined when nothing names it; the person is then asked. */
export function entryName(r: Reading, movement: Movement, category: CategoryReading | undefined): string | undefined {
  const { type } = movement;
  if (type.why === 'achei') return 'dinheiro achado';
  if (type.why === 'saque') return 'saque';
  if (type.why === 'deposito') return 'depósito';
  const said = nameSaid(r, movement, category);
  if (said === 'perdi') return 'dinheiro perdido';
  if (type.type === 'income' && category?.category === 'rendimentos' && said?.startsWith('inquilin'))
    return 'aluguel recebido';
  return said ?? nameByMovement(r, movement);
}

function nameSaid(r: Reading, movement: Movement, category: CategoryReading | undefined): string | undefined {
  const { from, to, type, people } = movement;
  const taken = takenUnits(r, people, type.type === 'transfer');
  // A sale is named by the product, not the place; a refund by what was paid back, not by who did.
  const sold = type.why === 'vendi' && type.verb >= 0;
  const behind = sold
    ? describe(r, type.verb + 1, to, -1, taken)
    : type.why === 'me_pagou' && category?.category === 'reembolso'
      ? paidBack(r, type.verb, to, taken)
      : undefined;
  // "Me devolveram 89 da blusa": the description follows the verb that gives the category.
  const seed = category === undefined || r.is(category.at, 'third_pays_me') ? -1 : category.at;
  const words = behind ?? (sold ? describe(r, from, type.verb, -1, taken) : describe(r, from, to, seed, taken));
  // "rodei das 6 às 14 e tirei 260": driving hours, not a description.
  if (type.why === 'trabalhei' && /^(?:rodei|apurei)\b/.test(words ?? ''))
    return words?.startsWith('r') ? 'corridas' : 'trabalho';
  const name = words ?? categoryNoun(r, category);
  return mendedThing(name, r) ?? name;
}

/** "A loja devolveu os 80 da blusa que troquei", "meu uber": what stands behind the verb and "de" or "meu". */
function paidBack(r: Reading, verb: number, end: number, taken: Uint8Array): string | undefined {
  const that = r.units.findIndex(({ norm }, i) => i > verb && norm === 'que');
  const to = that < 0 ? end : that;
  for (let i = verb + 1; i < to; i++)
    if (r.isAny(i, 'prep_of', 'poss', 'det', 'demo')) return describe(r, i + 1, to, -1, taken);
  return undefined;
}

/** The noun of the category as description: "9ª parcela do caminhão". */
function categoryNoun(r: Reading, category: CategoryReading | undefined): string | undefined {
  if (category === undefined || category.at < 0) return undefined;
  const namesItself = category.category === 'beneficios' || r.installments?.number !== undefined;
  return namesItself ? r.raw(category.at, category.at + 1).toLowerCase() : undefined;
}

function nameByMovement(
  r: Reading,
  { from, to, type, people, lent, repaid, owed, sent }: Movement,
): string | undefined {
  if (lent) return r.says('adiantei') ? 'adiantamento' : 'empréstimo';
  if (repaid && type.why !== 'repay') return 'dívida';
  if (owed) return type.why === 'emprestado' || r.fits(LENT_TO_ME) ? 'empréstimo' : 'devolução';
  const [person] = people;
  if (person !== undefined)
    // "Paguei a faxineira": an article, not "para".
    return sent && !GIVEN.test(r.norm(type.verb)) && !/^[oa]$/.test(r.norm(person.from))
      ? `pix ${r.raw(person.from, person.to)}`
      : person.name.toLowerCase();
  // "recebi 4.870 do estado": the payer, when nothing else is stated.
  const giver = type.why === 'recebi' && r.is(to - 2, 'prep_of') ? r.units[to - 1] : undefined;
  if (giver?.kind === 'word') return giver.norm;
  if (type.why === 'fatura') return 'fatura do cartão';
  if (type.why === 'vendi' && type.verb >= 0) return 'venda';
  if (type.why === 'trabalhei') return 'trabalho';
  return type.why !== 'default' && r.find('method_pix', from, to) >= 0 ? 'pix' : undefined;
}
