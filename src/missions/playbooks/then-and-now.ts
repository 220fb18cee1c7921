// "Piorei em relação ao ano passado?", "tô indo bem?": the last whole months against the same months a year earlier, or against the preceding ones
// without that history.

import { addMonths } from '../../finance/civil-date.ts';
import { reais } from '../../finance/money.ts';
import { monthName } from '../../finance/replies/day-words.ts';
import { calculation, found } from '../found.ts';
import { NOTED, support } from '../known.ts';
import type { Asked, Playbook, PlaybookOutcome } from '../playbook.ts';

const MONTHS = 3;
const YEAR = 12;

type Stretch = { readonly income: number; readonly expense: number; readonly words: string };

/** Figures of the months that end `back` months ago; undefined without entries in them. */
function stretchOf({ ledger, today }: Asked, back: number, length: number): Stretch | undefined {
  const [from, to] = [addMonths(today, -back - length + 1), addMonths(today, -back)];
  const rows = ledger.monthTotals(from.slice(0, 7), to.slice(0, 7));
  const sum = (kind: 'receita' | 'despesa'): number =>
    rows.filter((row) => row.kind === kind).reduce((total, { cents }) => total + cents, 0);
  const [income, expense] = [sum('receita'), sum('despesa')];
  if (income + expense === 0) return undefined;
  const noted = rows.map(({ month }) => month).sort();
  const [first, last] = [noted[0], noted.at(-1)].map((month = '') => monthName(Number(month.slice(5, 7))));
  const months = first === last ? first : `${first} a ${last}`;
  return { income, expense, words: `${months} de ${to.slice(0, 4)}` };
}

export const thenAndNow: Playbook = {
  run(asked) {
    const now = stretchOf(asked, 1, MONTHS) ?? stretchOf(asked, 0, 1);
    const then = stretchOf(asked, 1 + YEAR, MONTHS) ?? stretchOf(asked, 1 + MONTHS, MONTHS);
    if (now === undefined)
      return found({
        verdict: 'Ainda não tenho meses seus para comparar um tempo com outro.',
        because: ['Anote um mês inteiro, ou mande o extrato do banco (CSV ou OFX) que eu leio o passado de uma vez.'],
      });
    if (then === undefined) return onlyNow(now);
    const [left, before] = [now.income - now.expense, then.income - then.expense];
    const change = left - before;
    return found({
      verdict:
        change > 0
          ? `Melhorou: a sobra subiu ${reais(change)} em relação a ${then.words}.`
          : change < 0
            ? `Piorou: a sobra caiu ${reais(-change)} em relação a ${then.words}.`
            : `Ficou igual: a mesma sobra de ${then.words}.`,
      because: [
        `As entradas ${moved(now.income - then.income)} e os gastos ${moved(now.expense - then.expense)}.`,
        left < 0 ? `Mas de ${now.words} o que saiu passou do que entrou em ${reais(-left)}.` : undefined,
      ],
      compared: [
        { cenario: `Sobra de ${now.words}`, resultado: reais(left), melhor: change > 0 },
        { cenario: `Sobra de ${then.words}`, resultado: reais(before), melhor: change < 0 },
      ],
      sums: [
        calculation('Agora', `${reais(now.income)} − ${reais(now.expense)}`, reais(left)),
        calculation('Antes', `${reais(then.income)} − ${reais(then.expense)}`, reais(before)),
        calculation('Diferença', `${reais(left)} − (${reais(before)})`, reais(change)),
        calculation('Entradas', `${reais(now.income)} − ${reais(then.income)}`, reais(now.income - then.income)),
        calculation('Gastos', `${reais(now.expense)} − ${reais(then.expense)}`, reais(now.expense - then.expense)),
      ],
      data: [support('Meses comparados', `${now.words} e ${then.words}`, NOTED)],
    });
  },
};

const noted = ({ income, expense, words }: Stretch) => ({
  rotulo: 'Entrou e saiu',
  valor: `${reais(income)} e ${reais(expense)}`,
  fonte: NOTED,
  de: words,
});

/** Without history: shows the current figures and how to build a comparison. */
function onlyNow(now: Stretch): PlaybookOutcome {
  const left = now.income - now.expense;
  return found({
    verdict: `De ${now.words} ${left < 0 ? `faltaram ${reais(-left)}` : `sobraram ${reais(left)}`}; de antes disso não tenho nada seu para comparar.`,
    because: ['Com o extrato do banco (CSV ou OFX) eu leio os meses que vieram antes de uma vez.'],
    sums: [calculation('Sobra', `${reais(now.income)} − ${reais(now.expense)}`, reais(left))],
    data: [noted(now)],
  });
}

const moved = (by: number): string =>
  by === 0 ? 'não mudaram' : by > 0 ? `subiram ${reais(by)}` : `caíram ${reais(-by)}`;
