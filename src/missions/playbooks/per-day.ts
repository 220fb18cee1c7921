// "Quanto posso gastar por dia até o fim do mês?": cash on hand plus known income minus known payments, divided by the days left.

import type { LocalDate } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import { addDays, daysBetween, wholeMonth } from '../../finance/civil-date.ts';
import { comingMoney } from '../../finance/coming-money.ts';
import { balanceOf } from '../../finance/definitions/balance.ts';
import { reais } from '../../finance/money.ts';
import { dayWords } from '../../finance/replies/day-words.ts';
import { calculation, found } from '../found.ts';
import { type Known, said, shown } from '../known.ts';
import { type Asked, needs, type Playbook } from '../playbook.ts';

/** How far ahead the next income is searched, in days. */
const PAYDAY_WITHIN_DAYS = 45;
const PAYDAY = /\b(?:salario|pagamento|receber|payday|proximo pix)\b/;

/** The date given, the day before the next income if that was asked, otherwise the last day of the month. */
function lastDay({ figures, text, ledger, today }: Asked): LocalDate {
  if (figures.due !== undefined && figures.due > today) return figures.due;
  const until = addDays(today, PAYDAY_WITHIN_DAYS);
  const pay = PAYDAY.test(folded(text))
    ? comingMoney(ledger, today, until).find(({ cents, date }) => cents > 0 && date > today)
    : undefined;
  return pay === undefined ? wholeMonth(today).to : addDays(pay.date, -1);
}

/** "Com 600 até dia 30": a sum of its own, from which no bill is paid. */
const setApart = ({ text, figures }: Asked): boolean =>
  figures.saved !== undefined && /\bcom (?:so |uns |apenas |r )*\d/.test(folded(text));

/** What a day's spending leaves at the end, or how many days it lasts. */
function spending(meant: number, left: number, days: number, day: string): string {
  const over = left - meant * days;
  if (over >= 0) return `Gastando ${reais(meant)} por dia até ${day}, sobram ${reais(over)}.`;
  const lasts = Math.floor(left / meant);
  const span = lasts === 0 ? 'não dá nem para o primeiro dia' : `dá para ${lasts} dos ${days} dias`;
  return `Gastando ${reais(meant)} por dia, faltam ${reais(-over)} até ${day}: ${span}.`;
}

/** Where only spending was recorded, what is in the accounts was never told. */
const isTold = (ledger: Asked['ledger']): boolean =>
  (['receita', 'ajuste'] as const).some((kind) => ledger.total({ kind }).count > 0);

/** Account balances when any was told, otherwise what is left of the month's income. */
function atHand(asked: Asked): Known | undefined {
  const { ledger, today } = asked;
  if (setApart(asked)) return said(asked.figures.saved);
  if (ledger.balances().length > 0 && isTold(ledger))
    return { cents: balanceOf(ledger), from: 'saldo das suas contas' };
  const month = { from: wholeMonth(today).from, to: today };
  const [income, expense] = (['receita', 'despesa'] as const).map((kind) => ledger.total({ kind, ...month }).cents);
  return income === undefined || expense === undefined || income === 0
    ? undefined
    : { cents: income - expense, from: 'o que entrou menos o que saiu neste mês' };
}

export const perDay: Playbook = {
  run(asked) {
    const { ledger, today } = asked;
    const hand = atHand(asked);
    if (hand === undefined) return needs('saved', 'Quanto você tem na conta hoje? (ex.: 1.200)');
    const until = lastDay(asked);
    const coming = setApart(asked) ? [] : comingMoney(ledger, today, until);
    const sum = (sign: 1 | -1): number =>
      coming.filter(({ cents }) => Math.sign(cents) === sign).reduce((total, { cents }) => total + cents, 0);
    const left = hand.cents + sum(1) + sum(-1);
    const days = daysBetween(today, until) + 1;
    const each = Math.floor(left / days);
    const day = dayWords(until, today);
    const meant = left > 0 ? asked.figures.dailyExpense : undefined;
    const most = `Dá ${reais(each)} por dia até ${day}, contando hoje.`;
    return found({
      verdict:
        meant !== undefined
          ? spending(meant, left, days, day)
          : left > 0
            ? most
            : `Até ${day} não sobra para gastar: faltam ${reais(-left)} para o que já está marcado.`,
      because: [
        meant !== undefined ? most : undefined,
        setApart(asked)
          ? undefined
          : coming.length === 0
            ? 'Não há conta nem entrada marcada até lá.'
            : `Já contei ${[sum(-1) < 0 ? `os ${reais(-sum(-1))} que vencem` : '', sum(1) > 0 ? `os ${reais(sum(1))} que entram` : ''].filter((part) => part !== '').join(' e ')} até lá.`,
      ],
      compared: coming.slice(0, 6).map(({ date, cents, what }) => ({
        cenario: `${dayWords(date, today)}, ${what}`,
        resultado: reais(cents),
      })),
      sums: [
        calculation(`Livre até ${day}`, `${reais(hand.cents)} + ${reais(sum(1))} − ${reais(-sum(-1))}`, reais(left)),
        left > 0 ? calculation('Por dia', `${reais(left)} ÷ ${days} dias`, reais(each)) : undefined,
        meant !== undefined
          ? calculation(`Gasto até ${day}`, `${reais(meant)} × ${days} dias`, reais(meant * days))
          : undefined,
      ],
      data: [shown('À mão hoje', hand)],
      limits: ['Conto com o que está anotado: gasto que você não me contou não entra.'],
    });
  },
};
