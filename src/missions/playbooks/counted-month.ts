// "Atendo 12 por semana a 90, a sala é 1.100: quanto sobra?": all that was told to come in, less all that goes out.

import { reais } from '../../finance/money.ts';

import { inMonth, type Line, monthCounted } from '../counted-month.ts';
import { calculation, found } from '../found.ts';
import { assumed, youSaid } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { monthsText } from '../rate-words.ts';
import { IN_MONTH } from './yearly-or-monthly.ts';

const YEAR = 12;

export const countedMonth: Playbook = {
  run({ text }) {
    const month = monthCounted(text);
    if (month === undefined) return needs('expense', 'Quanto você gasta por mês, no total? (ex.: 3.200)');
    const { all, income, expense } = inMonth(month);
    const left = income - expense;
    const [inn, out] = [income, expense].map((cents) => reais(cents));
    const { months } = month;
    const whole = Math.abs(income === 0 || expense === 0 ? income + expense : left);
    return found({
      because: [months === undefined ? undefined : `Em ${monthsText(months)}: ${reais(whole * months)}.`],
      verdict:
        income === 0 || expense === 0
          ? `São ${reais(whole)} por mês, ${reais(whole * YEAR)} por ano.`
          : left < 0
            ? `Faltam ${reais(-left)} por mês: entram ${inn} e saem ${out}.`
            : `Sobram ${reais(left)} por mês, ${reais(left * YEAR)} por ano.`,
      sums: [
        ...all
          .filter((line) => !isPlain(line))
          .map(({ cents, times, span, share, month: sum, ...line }) =>
            calculation(
              titled(line),
              share === undefined
                ? `${times === 1 ? '' : `${times} × `}${reais(cents)}${IN_MONTH(month.days)[span]}`
                : `${share} % de ${inn}`,
              `${reais(sum)} por mês`,
            ),
          ),
        income === 0 || expense === 0 ? undefined : calculation('Sobra', `${inn} − ${out}`, reais(left)),
      ],
      data: [
        ...all.filter(isPlain).map((line) => youSaid(titled(line), reais(line.cents))),
        all.some(({ span }) => span === 'dia')
          ? (month.daysTold ? youSaid : assumed)('Dias no mês', `${month.days}`)
          : undefined,
      ],
      next: ['Mude qualquer número: “e se o aluguel for 900?”, “e se eu perder 2 por semana?”.'],
    });
  },
};

/** As it was told, by the month. */
const isPlain = ({ times, span, share }: Line): boolean => times === 1 && span === 'mes' && share === undefined;
const titled = ({ name, out }: Pick<Line, 'name' | 'out'>): string =>
  name === '' ? (out ? 'Sai' : 'Entra') : name.charAt(0).toUpperCase() + name.slice(1);
