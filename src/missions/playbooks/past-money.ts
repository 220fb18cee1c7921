// Inflation adjustment: "quanto valem hoje mil reais de 2015?". IPCA from that month to the last published one, both included, as in the Calculadora
// do Cidadão of the Banco Central.

import { addMonths } from '../../finance/civil-date.ts';
import { reais } from '../../finance/money.ts';
import { monthName } from '../../finance/replies/day-words.ts';
import { type Exact, exact, fromPercent, toCents } from '../formulas/exact.ts';
import { found } from '../found.ts';
import { YOU_SAID } from '../known.ts';
import { type Asked, needs, type Playbook } from '../playbook.ts';
import { dayText, fractionText, monthsText, percentText } from '../rate-words.ts';

const monthText = (day: string): string => `${monthName(Number(day.slice(5, 7)))} de ${day.slice(0, 4)}`;
const shownFactor = (factor: Exact): string => factor.toDecimalPlaces(6).toFixed().replace('.', ',');

/** Date of the original amount: given as a month, or as years ago; undefined when not given. */
export const sinceOf = ({ figures, today }: Pick<Asked, 'figures' | 'today'>): Asked['today'] | undefined =>
  figures.since ?? (figures.months === undefined ? undefined : addMonths(today, -figures.months));

export const pastMoney: Playbook = {
  indicators: [],
  run(asked) {
    const { figures, inflation, today } = asked;
    const sum = figures.price ?? figures.saved ?? figures.goal ?? figures.income ?? figures.rent ?? figures.expense;
    const since = sinceOf(asked);
    if (sum === undefined) return needs('price', 'Que valor eu corrijo? (ex.: 1.000)');
    if (since === undefined) return needs('months', 'Há quanto tempo? (ex.: 8 anos)');
    const months =
      (Number(today.slice(0, 4)) - Number(since.slice(0, 4))) * 12 +
      Number(today.slice(5, 7)) -
      Number(since.slice(5, 7));
    const told = figures.yearlyRate;
    if (inflation === undefined && told === undefined)
      return needs(
        'yearlyRate',
        'Não consegui consultar o IPCA agora. Quanto foi a inflação por ano, em média? (ex.: 5,5 %)',
      );
    const factor =
      inflation === undefined
        ? exact(1)
            .plus(fromPercent(told ?? '0'))
            .pow(exact(months).div(12))
        : exact(inflation.factor);
    const now = toCents(factor.times(sum));
    const then = toCents(exact(sum).div(factor));
    const to = inflation?.to ?? today;
    return found({
      verdict: `${reais(sum)} de ${monthText(since)} equivalem a ${reais(now)} em ${monthText(to)}.`,
      because: [
        `Os preços subiram ${fractionText(factor.minus(1))} no período. Quem guardou ${reais(sum)} parados compra hoje o que se comprava então com ${reais(then)}.`,
      ],
      sums: [
        {
          rotulo: 'Correção',
          formula:
            inflation === undefined
              ? `(1 + ${percentText(told ?? '0')}) ^ (${months} ÷ 12), de ${monthText(since)} a ${monthText(to)}`
              : `produto de ${inflation.months} meses de IPCA, de ${monthText(inflation.from)} a ${monthText(inflation.to)}`,
          resultado: shownFactor(factor),
        },
        { rotulo: 'Em valores de hoje', formula: `${reais(sum)} × ${shownFactor(factor)}`, resultado: reais(now) },
        { rotulo: 'Poder de compra', formula: `${reais(sum)} ÷ ${shownFactor(factor)}`, resultado: reais(then) },
      ],
      data: [
        { rotulo: 'Valor', valor: `${reais(sum)}, ${monthText(since)}`, fonte: YOU_SAID },
        inflation === undefined
          ? {
              rotulo: 'Inflação',
              valor: `${percentText(told ?? '0')} ao ano por ${monthsText(months)}`,
              fonte: YOU_SAID,
            }
          : {
              rotulo: 'IPCA',
              valor: `${fractionText(factor.minus(1))} em ${inflation.months} meses`,
              fonte: inflation.source,
              de: dayText(inflation.of),
              confiabilidade: inflation.reliability,
            },
      ],
      limits: [
        figures.sinceYear === true
          ? `Contei desde janeiro de ${since.slice(0, 4)}: diga o mês e eu refaço.`
          : undefined,
        'É a inflação média do país; a sua, com o que você compra, pode ter sido outra.',
      ],
    });
  },
};
