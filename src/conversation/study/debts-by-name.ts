// "3 mil no cartão a 14%, 5 mil no banco a 3% e 700 pra minha mãe": every debt of the list, under the name that stands behind its amount.

import type { DebtFigure } from '../../domain/hard-question.ts';
import { CLOSE } from '../../domain/kin.ts';
import { pattern } from '../../domain/pattern.ts';
import { BANKS } from '../wording/bank-names.ts';
import type { FigureContext } from './figure-context.ts';

/** An amount, and whom or what it is owed to. */
const OWED = pattern('gi')`
  (?<![\d.,])(?<digits>\d[\d.]*(?:,\d+)?)(?<mil> ?mil)?(?: reais)?
  (?: n(?:[ao]|uma?)| (?<person>pr[ao]|para(?: [oa])?|com(?: [oa])?|ao?)(?= [a-zà-ÿ])) (?:(?<kin>meu|minha|uma?|[oa]) )?(?<name>c&a|[a-zà-ÿ]{2,})
`;
/** "Cartão do itaú 7.300", of such a list. */
const LENT = pattern('gi')`
  (?<![a-zà-ÿ])(?:cart[ãa]o|fatura) (?:d[aoe] )?(${BANKS}|renner|magalu|cr[ée]dito)? ?(?:r\$ ?)?(\d[\d.]*(?:,\d+)?(?: ?mil)?)
`;
const UNNAMED = 'dívida';
/** What lends at interest whatever stands before it. */
const LENDER = pattern('i')`
  ^(?:banco|cart[ãa]o|loja|financeira|agiota|${BANKS}|casas|magalu|renner)$
`;

const IN_DEBT =
  /\b(?:dev(?:o|endo)|dividas?|(?:to|tou|estou) (?:\w+ )?(?:enrolad|endividad|atolad|afundad|apertad|no vermelho)\w*|cheque especial|atrasad[oa]s?)\b/u;
/** Whoever is named in such a list is owed to. */
const DEVO = /^(?:\w+ ){0,6}dev(?:o|endo)\b/u;
/** Money that is there is none that is owed. */
const HAS = /\b(?:tenho|guardad[oa]s?|guardei|aplicad[oa]s?|investid[oa]s?|sobr\w+|reserva|poupanca)\b/u;

/** "900 na vizinha": nobody of these takes interest. */
const SOMEBODY = new RegExp(`^(?:${CLOSE})[a-zà-ÿ]{0,5}$`, 'i');
/** Where money is kept. */
const KEPT_AT = /^(?:conta|m[ãa]o|poupan[çc]a|carteira|caixinha)$/i;

type Named = { readonly cents: number; readonly name: string; readonly person: boolean };

const namedIn = (raw: string): readonly Named[] =>
  [
    ...raw.replace(LENT, (_, bank: string | undefined, sum: string) => `${sum} no ${bank ?? 'cartão'}`).matchAll(OWED),
  ].map(({ groups = {} }) => {
    const { digits = '', name = '' } = groups;
    const units = groups['mil'] === undefined ? 100 : 100_000;
    return {
      cents: Math.round(Number(digits.replaceAll('.', '').replace(',', '.')) * units),
      name,
      person: (groups['person'] !== undefined && !LENDER.test(name)) || SOMEBODY.test(name),
    };
  });

/** A list of debts: one of them is read already, and more are told. A person who lent takes no interest unless told. */
export const debtsByName: FigureContext = ({ raw, words, cents }, read) => {
  const { debts, price, loan, monthlyRate, percent, ...rest } = read;
  if (debts === undefined || cents.length < 2 || !IN_DEBT.test(words)) return undefined;
  const named = namedIn(raw);
  const called = debts.map((debt): DebtFigure => {
    const name = debt.name === UNNAMED ? named.find((one) => one.cents === debt.cents)?.name : undefined;
    return name === undefined ? debt : { ...debt, name };
  });
  const people = named
    .filter(({ cents: owed, person }) => person && cents.includes(owed) && !debts.some((debt) => debt.cents === owed))
    .map(({ name, cents: owed }): DebtFigure => ({ name, cents: owed, rate: '0' }));
  const flows = [rest.income, rest.expense, rest.payment, rest.saving, rest.installment];
  // "2200 no cheque especial a 8% e 6 mil no banco": of a list of debts the last is one too, unless it is told to be there.
  const lenders = named
    .filter(
      ({ cents: owed, person, name }) =>
        !person &&
        (owed === price || (cents.length > 2 && cents.includes(owed) && !flows.includes(owed))) &&
        (LENDER.test(name) || (DEVO.test(words) && !KEPT_AT.test(name))) &&
        !debts.some((debt) => debt.cents === owed) &&
        !HAS.test(words),
    )
    .map(({ name, cents: owed }): DebtFigure => ({ name, cents: owed }));
  const rate = monthlyRate ?? percent;
  // "Empréstimo de 5 mil a 4 %" among debts is one of them.
  const lent: readonly DebtFigure[] =
    loan === undefined || /\b(?:pegar|pego|pegasse|contratar|novo)\b/u.test(words)
      ? []
      : [{ name: 'empréstimo', cents: loan, ...(rate === undefined ? {} : { rate }) }];
  if (
    people.length === 0 &&
    lent.length === 0 &&
    lenders.length === 0 &&
    called.every((debt, at) => debt === debts[at])
  )
    return undefined;
  return {
    ...rest,
    debts: [...called, ...lent, ...lenders, ...people],
    ...(price === undefined || [...people, ...lenders].some((one) => one.cents === price) ? {} : { price }),
    ...(lent.length > 0 || loan === undefined ? {} : { loan }),
    ...(lent.length > 0 || monthlyRate === undefined ? {} : { monthlyRate }),
    ...(lent.length > 0 || percent === undefined ? {} : { percent }),
  };
};
