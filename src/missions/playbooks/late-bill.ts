// "Boleto de 300 atrasado 15 dias, multa de 2 % e juros de 1 % ao mês": what is paid late. The fine comes once, the interest is simple and by the day
// (CDC, art. 52, § 1º: 2 % at most of fine; Código Civil, art. 406).

import { reais } from '../../finance/money.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { ASSUMED, said, shown, support, YOU_SAID } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { percentText } from '../rate-words.ts';

const FINE = /multa de (\d+(?:[.,]\d+)?) ?(?:%|por cento)|(\d+(?:[.,]\d+)?) ?(?:%|por cento) de multa/i;
const MONTHLY = /(\d+(?:[.,]\d+)?) ?(?:%|por cento)(?: de juros?)? (?:ao|por|no) m[êe]s/i;
const DAYS = /(\d{1,3}) dias?/i;
const USUAL = { fine: '2', monthly: '1' } as const;
const MONTH_DAYS = 30;

const figure = (pattern: RegExp, text: string): string | undefined =>
  pattern
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined)
    ?.replace(',', '.');

export const lateBill: Playbook = {
  run({ figures, text }) {
    const bill =
      figures.price ??
      figures.expense ??
      figures.debts?.[0]?.cents ??
      figures.loan ??
      figures.rent ??
      figures.installment;
    if (bill === undefined) return needs('price', 'De quanto é a conta? (ex.: 300)');
    const told = figure(DAYS, text);
    const days =
      told === undefined ? (figures.months === undefined ? undefined : figures.months * MONTH_DAYS) : Number(told);
    if (days === undefined) return needs('months', 'Quanto tempo de atraso? (ex.: 2 meses)');
    const [fineTold, rateTold] = [figure(FINE, text), figure(MONTHLY, text)];
    const [finePercent, rate] = [fineTold ?? USUAL.fine, rateTold ?? USUAL.monthly];
    const fine = toCents(fromPercent(finePercent).times(bill));
    const interest = toCents(fromPercent(rate).times(bill).times(exact(days).div(MONTH_DAYS)));
    const total = bill + fine + interest;
    return found({
      verdict: `Com ${days} dias de atraso, fica em ${reais(total)}: ${reais(fine + interest)} a mais.`,
      sums: [
        calculation('Multa', `${reais(bill)} × ${percentText(finePercent)}`, reais(fine)),
        calculation('Juros', `${reais(bill)} × ${percentText(rate)} × ${days} ÷ ${MONTH_DAYS}`, reais(interest)),
        calculation('A mais', `${reais(fine)} + ${reais(interest)}`, reais(fine + interest)),
        calculation('Total', `${reais(bill)} + ${reais(fine)} + ${reais(interest)}`, reais(total)),
      ],
      data: [
        shown('Conta', said(bill)),
        support('Multa', percentText(finePercent), fineTold === undefined ? ASSUMED : YOU_SAID),
        support('Juros', `${percentText(rate)} ao mês`, rateTold === undefined ? ASSUMED : YOU_SAID),
      ],
      limits: ['Juros simples por dia, como vem nos boletos; o contrato pode trazer correção além disso.'],
    });
  },
};
