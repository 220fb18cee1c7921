// "Devo 6.200 lá, juro de 13% ao mês", of what a bank offers to renegotiate: weighed with the offer, and kept as what is owed to that bank.

import { folded } from '../../domain/fold.ts';
import type { DebtFigure } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import type { ToolCall } from '../../tools/registry.ts';
import type { Situation } from '../situation.ts';
import { BANKS } from '../wording/bank-names.ts';
import type { Next } from './subject-question.ts';

const BANK = pattern()`
  \b(${BANKS}|renner|riachuelo|magalu|casas bahia)\b
`;
const UNNAMED = 'dívida';
const OWES = /\b(?:dev(?:o|endo|emos)|dividas?)\b/;

/** "Devo 7.300 no cartão e 1.500 pro meu cunhado", in answer to what is owed: worked with, and kept. @param said for it, so far */
export const debtsTold = (
  said: readonly string[],
  debts: readonly DebtFigure[],
  loaded: Situation['loaded'],
): readonly ToolCall[] =>
  said.some((one) => OWES.test(folded(one)))
    ? debts.flatMap(({ name, cents, rate }): ToolCall[] => {
        if (name === UNNAMED || loaded.debts().some(({ key }) => key === folded(name))) return [];
        const value = {
          name,
          cents,
          ...withoutUndefined({ monthlyRate: rate === undefined ? undefined : Number(rate) }),
        };
        return [{ tool: 'tell_money', args: { told: { kind: 'divida', key: folded(name), value } } }];
      })
    : [];

/** What is kept as owed, where no parcela of it is. */
export function keptDebts({ loaded }: Situation): readonly DebtFigure[] {
  const all = loaded.debts();
  if (all.some(({ value }) => value.parcelaCents !== undefined)) return [];
  return loaded.owed().flatMap(({ key, cents }) => {
    const { name, monthlyRate: rate } = all.find((one) => one.key === key)?.value ?? { name: key };
    return cents > 0 ? [{ name, cents, ...(rate === undefined ? {} : { rate: String(rate) }) }] : [];
  });
}

/** What a debt that is kept is said to cost. */
export const ratesTold = (debts: readonly DebtFigure[], loaded: Situation['loaded']): readonly ToolCall[] =>
  debts.flatMap(({ name, rate }): ToolCall[] => {
    const kept = loaded.debts().find(({ key }) => key === folded(name));
    if (kept === undefined || rate === undefined || kept.value.monthlyRate !== undefined) return [];
    const value = { ...kept.value, monthlyRate: Number(rate) };
    return kept.value.parcelas === undefined
      ? [{ tool: 'tell_money', args: { told: { kind: 'divida', key: kept.key, value } } }]
      : [];
  });

/** @returns no call unless the person's words say what is owed, and to whom */
export function debtsOfProposal({ row, words, told, all, open, situation }: Next): readonly ToolCall[] {
  if (row.subject !== 'proposta' || told.figures.debts === undefined) return [];
  const now = OWES.test(words) ? told.roles.filter(({ role }) => role === 'debt').map(({ cents }) => cents) : [];
  const bank = BANK.exec(words)?.[1] ?? BANK.exec(folded(open?.question.text ?? ''))?.[1];
  return (all.debts ?? []).flatMap(({ name: called, cents, rate }): ToolCall[] => {
    const name = called === UNNAMED ? bank : called;
    const before = situation.loaded.debts().find(({ key }) => key === folded(name ?? UNNAMED))?.value;
    const monthlyRate = rate === undefined ? undefined : Number(rate);
    const rated = before !== undefined && monthlyRate !== undefined && before.monthlyRate !== monthlyRate;
    // What is paid in parcelas was told whole.
    if (name === undefined || before?.parcelas !== undefined || !(now.includes(cents) || rated)) return [];
    const value = { ...before, name, cents, ...withoutUndefined({ monthlyRate }) };
    return [{ tool: 'tell_money', args: { told: { kind: 'divida', key: folded(name), value } } }];
  });
}
