// "Acerta as contas" in a household: what each paid beside their part, and who passes how much to whom.

import type { Group } from '../../domain/ledger.ts';
import { percent, reais } from '../money.ts';
import { type Answer, sentence } from './answer.ts';

/** The asker's name among the groups of a household. */
export const ASKER = 'você';
/** The group of members who have given no name. */
export const NAMELESS = 'outra pessoa da casa';

type Part = { readonly name: string; readonly weight: number };

/** `paid` and `due` in centavos: what the person paid, and their part of what all paid. */
type Share = Part & { readonly paid: number; readonly due: number };

type Transfer = { readonly from: string; readonly to: string; readonly cents: number };

/** Whole centavos that add up to the total: the last part takes what rounding leaves. */
function sharesOf(parts: readonly Part[], paid: ReadonlyMap<string, number>): readonly Share[] {
  const total = paid.values().reduce((sum, cents) => sum + cents, 0);
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  let weighed = 0;
  let given = 0;
  return parts.map((part) => {
    weighed += part.weight;
    const due = Math.round((total * weighed) / weights) - given;
    given += due;
    return { ...part, paid: paid.get(part.name) ?? 0, due };
  });
}

/**
 * Debts that one transfer clears come first, then the largest debt goes to whoever is owed most: at most one transfer
 * fewer than there are people, and the fewest possible among up to five.
 */
function transfersOf(shares: readonly Omit<Share, 'weight'>[]): readonly Transfer[] {
  const left = new Map(shares.map(({ name, paid, due }) => [name, paid - due]));
  const made: Transfer[] = [];
  const pass = (from: string, to: string, cents: number): void => {
    made.push({ from, to, cents });
    left.set(from, (left.get(from) ?? 0) + cents);
    left.set(to, (left.get(to) ?? 0) - cents);
  };
  for (const [from, owed] of [...left]) {
    const to = owed < 0 ? [...left].find(([, over]) => over === -owed)?.[0] : undefined;
    if (to !== undefined) pass(from, to, -owed);
  }
  for (;;) {
    const [lowest, highest] = [Math.min(...left.values()), Math.max(...left.values())];
    const from = [...left].find(([, over]) => over === lowest)?.[0];
    const to = [...left].find(([, over]) => over === highest)?.[0];
    if (lowest >= 0 || from === undefined || to === undefined) return made;
    pass(from, to, Math.min(-lowest, highest));
  }
}

/** How the total is divided, in one clause. */
function ruleOf(shares: readonly Share[]): string {
  const weights = shares.reduce((sum, { weight }) => sum + weight, 0);
  const [first] = shares;
  if (shares.every(({ weight }) => weight === first?.weight))
    return `${shares.length === 2 ? 'Meio a meio' : 'Em partes iguais'}, dá ${reais(first?.due ?? 0)} para cada`;
  if (shares.length === 2 && first?.name === ASKER)
    return `Em ${shares.map(({ weight }) => weight).join('/')}, a sua parte é ${reais(first.due)}`;
  return `A parte de cada um: ${shares.map(({ name, weight, due }) => `${name} ${reais(due)} (${percent(weight, weights)})`).join(', ')}`;
}

/**
 * @param when as in 'neste mês'. Somebody who paid and is in no part shares alike: they may have left the household since.
 * Nothing is recorded: it says what would make them even.
 */
export function settleUp(groups: readonly Group[], said: readonly Part[], when: string): Answer {
  const paid = new Map(groups.map(({ key, cents }) => [key, cents]));
  const others = groups.filter(({ key }) => said.every(({ name }) => name !== key));
  const shares = sharesOf([...said, ...others.map(({ key }) => ({ name: key, weight: said[0]?.weight ?? 1 }))], paid);
  const transfers = transfersOf(shares).map(({ from, to, cents }) => `${from} passa ${reais(cents)} para ${to}.`);
  const [only = 'vocês estão acertados.', ...more] = transfers;
  const passes = more.length === 0 ? ` ${only}` : transfers.map((line) => `\n• ${line}`).join('');
  const halves = shares.length === 2 && shares.every(({ weight }) => weight === said[0]?.weight);
  const total = shares.reduce((sum, { due }) => sum + due, 0);
  return {
    text: [
      { bold: `${sentence(when)}: ${reais(total)}` },
      ...shares.map((share) => `\n• ${share.name}: ${reais(share.paid)}`),
      `\n${ruleOf(shares)}:${passes}${halves ? ' Para outra conta: “divide as contas 60/40”.' : ''}`,
    ],
    more: true,
  };
}
