// The due dates of a purchase in instalments, listed one by one.

import type { Lancamento } from '../../domain/ledger.ts';
import type { Reply } from '../../domain/message.ts';
import { reais } from '../../finance/money.ts';
import type { Parcela } from '../../finance/parcelas.ts';

const dayOf = (date: string): string => date.split('-').reverse().join('/');

/** 'geladeira, em 3x:' and a line for each: '1. 31/01/2027: R$ 600,00'. */
export const parcelDates = ({ description, parcelas }: Lancamento, all: readonly Parcela[]): Reply => ({
  text: [
    { bold: description },
    `, em ${parcelas}x:`,
    ...all.map(({ no, cents, date }) => `\n${no}. ${dayOf(date)}: ${reais(cents)}`),
  ],
});
