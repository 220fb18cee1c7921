// Recognises transfers, and their source and destination accounts.

import type { Reading } from '../reading/reading.ts';
import type { LancamentoSlots } from '../slots/lancamento-slots.ts';
import { present } from '../slots/present.ts';
import type { CategoryReading } from './category-evidence.ts';
import { expenseCategoryIn } from './expense-category.ts';
import { accountsAndJarsIn, isJar } from './payment.ts';
import { isTip } from './transfer-in.ts';
import type { TypeReading } from './type-reading.ts';

/** Turns an expense into a transfer when the person keeps the money: shares, crypto, a savings jar. */
export function asTransfer(
  r: Reading,
  from: number,
  to: number,
  type: TypeReading,
): { readonly type: TypeReading; readonly bought?: CategoryReading | undefined } {
  if (type.type !== 'expense') return { type };
  const bought = expenseCategoryIn(r, from, to);
  const category = bought?.category;
  if (bought !== undefined && isTip(r, bought.at)) return { type, bought: { ...bought, category: 'alimentacao' } };
  // "no cartão da XP": a payment card, not an investment.
  const byCard =
    bought !== undefined && r.units[bought.at]?.entry?.account !== undefined && r.is(bought.at - 2, 'method_cartao');
  const why =
    category === 'investimentos'
      ? 'aporte'
      : category === 'transferencias' && accountsAndJarsIn(r, from, to).length >= 2
        ? 'entre_contas'
        : undefined;
  return { type: byCard || why === undefined ? type : { type: 'transfer', why, verb: type.verb }, bought };
}

/** Slugs; the ends that were not said are absent. */
export function transferAccounts(
  r: Reading,
  from: number,
  to: number,
  type: TypeReading,
): Pick<LancamentoSlots, 'account' | 'from_account' | 'to_account'> {
  const accounts = accountsAndJarsIn(r, from, to);
  if (type.why === 'fatura') {
    // "Paguei a fatura do Nubank pelo Itaú": the bank after "fatura" is the card, the other one paid.
    const bill = r.find('invoice_noun', from, to);
    const card = accounts.find(({ at }) => at > bill) ?? accounts[0];
    const payer = accounts.find(({ value }) => value !== card?.value);
    return present({ account: card?.value, from_account: payer?.value });
  }
  if (type.why === 'saque') return accounts[0] === undefined ? {} : { from_account: accounts[0].value };
  if (type.why === 'deposito') return accounts[0] === undefined ? {} : { to_account: accounts[0].value };
  const side = (place: number): 'from_account' | 'to_account' | undefined => {
    let at = place;
    // "da conta PJ Inter", "para a conta do BB": skip back to the preposition.
    while (/^(?:conta|pj|pf|corrente|minha|meu|a|o)$/.test(r.norm(at - 1)) && r.norm(at - 2) !== '') at--;
    if (r.is(at - 1, 'prep_of') && r.is(at - 2, 'account_noun')) {
      at--;
      while (/^(?:conta|minha|meu|a|o)$/.test(r.norm(at - 1))) at--;
    }
    const before = r.norm(at - 1);
    if (/^d[aeo]$/.test(before) && !r.is(at - 2, 'prep_to')) return 'from_account';
    if (r.is(at - 2, 'prep_to')) return 'to_account';
    if (r.is(at - 1, 'prep_to') || r.is(at - 1, 'prep_in')) return 'to_account';
    return undefined;
  };
  const out: { from_account?: string; to_account?: string } = {};
  for (const { value, at } of accounts) {
    const inward = isJar(value) && accounts.length === 1;
    const outward = r.is(at + 1, 'prep_to') && (r.is(at + 2, 'account_noun') || r.is(at + 3, 'account_noun'));
    const key = inward
      ? type.why === 'resgate' || outward
        ? 'from_account'
        : 'to_account'
      : (side(at) ?? (out.from_account === undefined ? 'from_account' : 'to_account'));
    out[key] ??= value;
  }
  return out;
}
