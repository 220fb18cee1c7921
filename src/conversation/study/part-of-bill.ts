// "Se eu pagar só 300 da fatura de 2.000": of two amounts beside a card bill, the larger is the bill and the smaller what is paid of it.

import type { FigureContext } from './figure-context.ts';

const IN_PART =
  /\bfatura\b.*\b(?:minimo|so|apenas|somente|parte)\b|\bpag\w+ (?:so|apenas|somente|o minimo|uma parte|parte)\b.*\bfatura\b|\bminimo\b.*\bfatura\b/u;

/** Undefined unless the words speak of paying a part, and two amounts differ. */
export const partOfBill: FigureContext = ({ words, cents }, read) => {
  const [one, other] = cents;
  // "O mínimo ou 6x de 320?": the smaller amount is a parcel.
  if (read.installments !== undefined) return undefined;
  if (one === undefined || other === undefined || cents.length > 2 || one === other || !IN_PART.test(words))
    return undefined;
  const { debts, monthlyRate, yearlyRate, price: _, expense: __, ...rest } = read;
  const rate = debts?.find((debt) => debt.rate !== undefined)?.rate ?? monthlyRate ?? yearlyRate;
  return {
    ...rest,
    debts: [{ name: 'fatura', cents: Math.max(one, other), ...(rate === undefined ? {} : { rate }) }],
    payment: Math.min(one, other),
  };
};
