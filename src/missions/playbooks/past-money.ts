// Inflation adjustment: "quanto valem hoje mil reais de 2015?". IPCA from that month to the last published one, both included, as in the Calculadora
// do Cidadão of the Banco Central.

import type { LocalDate } from '../../domain/dates.ts';
import type { Inflation } from '../../domain/market.ts';
import { addMonths } from '../../finance/civil-date.ts';
import { reais } from '../../finance/money.ts';
import { monthName } from '../../finance/replies/day-words.ts';
import type { DadoSuporte } from '../consolidation.ts';
import { type Exact, exact, fromPercent, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { youSaid } from '../known.ts';
import { type Asked, needs, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { dayText, fractionText, monthsText, percentText } from '../rate-words.ts';

const monthText = (day: string): string => `${monthName(Number(day.slice(5, 7)))} de ${day.slice(0, 4)}`;
const shownFactor = (factor: Exact): string => factor.toDecimalPlaces(6).toFixed().replace('.', ',');

/** Date of the original amount: given as a month, or as years ago; undefined when not given. */
export const sinceOf = ({ figures, today }: Pick<Asked, 'figures' | 'today'>): Asked['today'] | undefined =>
  figures.since ?? (figures.months === undefined ? undefined : addMonths(today, -figures.months));

/** A sum of then in money of now. Centavos; `factor` is what prices were multiplied by. */
type Corrected = {
  readonly sum: number;
  readonly since: LocalDate;
  readonly to: LocalDate;
  readonly factor: Exact;
};

export const pastMoney: Playbook = {
  run(asked) {
    const { figures, inflation, today } = asked;
    const sum = figures.price ?? figures.saved ?? figures.goal ?? figures.income ?? figures.rent ?? figures.expense;
    const since = sinceOf(asked);
    if (sum === undefined) return needs('price', 'Que valor eu corrijo? (ex.: 1.000)');
    if (since === undefined) return needs('months', 'Há quanto tempo? (ex.: 8 anos)');
    const limits = [
      figures.sinceYear === true ? `Contei desde janeiro de ${since.slice(0, 4)}: diga o mês e eu refaço.` : undefined,
      'É a inflação média do país; a sua, com o que você compra, pode ter sido outra.',
    ];
    if (inflation !== undefined) {
      const corrected = { sum, since, to: inflation.to, factor: exact(inflation.factor) };
      return correctedOutcome(corrected, publishedWords(inflation), publishedShown(inflation), limits);
    }
    const told = figures.yearlyRate;
    if (told === undefined)
      return needs(
        'yearlyRate',
        'Não consegui consultar o IPCA agora. Quanto foi a inflação por ano, em média? (ex.: 5,5 %)',
      );
    const months = monthsBetween(since, today);
    const factor = exact(1).plus(fromPercent(told)).pow(exact(months).div(12));
    return correctedOutcome(
      { sum, since, to: today, factor },
      `(1 + ${percentText(told)}) ^ (${months} ÷ 12), de ${monthText(since)} a ${monthText(today)}`,
      youSaid('Inflação', `${percentText(told)} ao ano por ${monthsText(months)}`),
      limits,
    );
  },
};

const monthsBetween = (from: LocalDate, to: LocalDate): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

const publishedWords = ({ months, from, to }: Inflation): string =>
  `produto de ${months} meses de IPCA, de ${monthText(from)} a ${monthText(to)}`;

const publishedShown = ({ factor, months, source, of, reliability }: Inflation): DadoSuporte => ({
  rotulo: 'IPCA',
  valor: `${fractionText(exact(factor).minus(1))} em ${months} meses`,
  fonte: source,
  de: dayText(of),
  confiabilidade: reliability,
});

/** @param how the formula of the factor @param inflation where it comes from */
function correctedOutcome(
  { sum, since, to, factor }: Corrected,
  how: string,
  inflation: DadoSuporte,
  limits: readonly (string | undefined)[],
): PlaybookOutcome {
  const now = toCents(factor.times(sum));
  const then = toCents(exact(sum).div(factor));
  return found({
    verdict: `${reais(sum)} de ${monthText(since)} equivalem a ${reais(now)} em ${monthText(to)}.`,
    because: [
      `Os preços subiram ${fractionText(factor.minus(1))} no período. Quem guardou ${reais(sum)} parados compra hoje o que se comprava então com ${reais(then)}.`,
    ],
    sums: [
      calculation('Correção', how, shownFactor(factor)),
      calculation('Em valores de hoje', `${reais(sum)} × ${shownFactor(factor)}`, reais(now)),
      calculation('Poder de compra', `${reais(sum)} ÷ ${shownFactor(factor)}`, reais(then)),
    ],
    data: [youSaid('Valor', `${reais(sum)}, ${monthText(since)}`), inflation],
    limits,
  });
}
