// "Se eu guardar 800 por mês por 20 anos, quanto vou ter?": future value of deposits at the given rate, or at CDI after tax.

import { folded } from '../../domain/fold.ts';
import type { Figures } from '../../domain/hard-question.ts';
import { percent, reais } from '../../finance/money.ts';
import { cdiOf, usualCdi } from '../asked-rate.ts';
import { futureValue } from '../formulas/compound-interest.ts';
import { monthlyRate } from '../formulas/equivalent-rate.ts';
import { type Exact, fromPercent, toCents } from '../formulas/exact.ts';
import { calculation, found, type Sum } from '../found.ts';
import { leftOver, youSaid } from '../known.ts';
import { netOfTax } from '../net-yield.ts';
import { growthLine } from '../pictures/growth-line.ts';
import { type Asked, needs, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { fractionText, monthsText, percentText } from '../rate-words.ts';

const EACH_MONTH = /\b(?:por mes|todo mes|mensa\w+|cada mes)\b/;

/** "1000 reais por mês no CDI" is a monthly deposit, whichever figure it was parsed as. */
const OF_REST = /\bo (?:resto|que sobra)\b/;
function depositOf(asked: Asked): {
  readonly monthly: number;
  readonly start: number;
} {
  const {
    figures: { saving, saved, price },
    text,
  } = asked;
  const flows = EACH_MONTH.test(folded(text));
  if (saving !== undefined) return { monthly: saving, start: saved ?? 0 };
  const left = OF_REST.test(folded(text)) ? (leftOver(asked)?.cents ?? 0) : 0;
  if (left > 0) return { monthly: left, start: saved ?? 0 };
  const sum = saved ?? price ?? 0;
  return flows ? { monthly: sum, start: 0 } : { monthly: 0, start: sum };
}

/** From this many months on, patience is worth a sentence. */
const LONG_MONTHS = 60;
/** Monthly rates above this are typical of pyramid schemes. */
const TOO_GOOD = fromPercent(3);
/** Interest without a promised gain ("mil reais a juros de 5 % ao mês") may be a debt. */
const BARE_INTEREST = /\bjuros?\b/;
const GAIN = /\b(?:invest\w*|invist\w*|aplic\w*|rend\w*|ganh\w*|lucr\w*|retorno|promet\w*|garant\w*)\b/;

const TELLS_RATE = /\d ?%|\bpor cento\b/i;
const OF_CDI = /\b(?:cdi|selic)\b/;

/** The rate given in the question, as a fraction a month. Undefined when there is none: a yearly rate may then be the answer about CDI. */
function toldRate({ figures, text }: Asked): Exact | undefined {
  if (figures.monthlyRate !== undefined) return fromPercent(figures.monthlyRate);
  if (figures.yearlyRate === undefined || !TELLS_RATE.test(text) || OF_CDI.test(folded(text))) return undefined;
  return monthlyRate(fromPercent(figures.yearlyRate));
}

const rateTold = ({ monthlyRate: month, yearlyRate: year }: Figures): string =>
  month === undefined ? `${percentText(year ?? 0)} ao ano` : `${percentText(month)} ao mês`;

const tooGood = (rate: Exact): PlaybookOutcome =>
  found({
    verdict: `Desconfie: nenhum investimento sério paga ${fractionText(rate)} ao mês.`,
    because: [
      'Promessa de ganho alto e certo é o sinal mais comum de pirâmide. Consulte o nome na CVM antes de pôr um real.',
      'Em renda fixa, o que rende muito acima do CDI é porque alguém corre risco, e costuma ser você.',
    ],
    data: [youSaid('Rendimento prometido', `${fractionText(rate)} ao mês`)],
    next: ['Pergunte “quanto rende 500 por mês no CDI por 10 anos?” que eu mostro um número possível.'],
    limits: ['Alertas e denúncias: gov.br/cvm, Serviço de Atendimento ao Cidadão.'],
  });

/** Money in centavos, the rate a fraction a month. */
type Growth = {
  readonly start: number;
  readonly monthly: number;
  readonly months: number;
  readonly rate: Exact;
  /** The rate was in the question; otherwise it is the CDI after tax. */
  readonly told: boolean;
  readonly total: number;
  /** What comes out of the person's pocket. */
  readonly put: number;
};

export const projection: Playbook = {
  indicators: ['cdi'],
  run(asked) {
    const { figures } = asked;
    const { monthly, start } = depositOf(asked);
    if (monthly === 0 && start === 0) return needs('saving', 'Quanto você guardaria por mês? (ex.: 500)');
    const { months } = figures;
    if (months === undefined) return needs('months', 'Por quanto tempo? (ex.: 10 anos)');
    const told = toldRate(asked);
    if (told?.gt(TOO_GOOD) && speaksOfGain(asked)) return tooGood(told);
    const known = cdiOf(asked);
    if (told === undefined && known === undefined && monthly > 0 && !OF_YIELD.test(folded(asked.text)))
      return unyielding(start, monthly, months);
    const cdi = known ?? usualCdi(months);
    const rate = told ?? netOfTax(cdi.yearly);
    const total = toCents(futureValue({ principal: start, deposit: monthly, rate, periods: months }));
    // No money grows to that: the rate, or how often it comes, was told wrong.
    if (!Number.isSafeInteger(total))
      return needs('yearlyRate', 'Com esse rendimento o número não cabe aqui. Quanto é por ano? (ex.: 14,9 %)');
    const put = start + monthly * months;
    const growth = { start, monthly, months, rate, told: told !== undefined, total, put };
    return found({
      picture: () => growthLine(`${reais(total)} em ${monthsText(months)}`, { start, monthly, rate, months }),
      ...growthWords(growth, figures),
      sums: growthSums(growth, figures),
      data: [growth.told ? youSaid('Rendimento', rateTold(figures)) : cdi.shown],
      next: growth.told
        ? []
        : [
            'Onde: Tesouro Selic ou CDB de liquidez diária que pague 100 % do CDI, que dão para sacar quando precisar. Na poupança rende menos.',
          ],
      limits: [
        growth.told
          ? 'Sem imposto nem IOF: num CDB ou Tesouro o imposto de renda fica com 15 % a 22,5 % do que render.'
          : undefined,
        'É dinheiro do futuro: com a inflação ele compra menos do que hoje. O rendimento de hoje não é promessa.',
      ],
    });
  },
};

const OF_YIELD = /\b(?:onde|rend\w+|cdi|selic|cdb|lc[ia]|tesouro|poupanca|invest\w+|aplic\w+|juros?)\b/;

/** What is put by, where nothing was said of a yield and none is known. */
function unyielding(start: number, monthly: number, months: number): PlaybookOutcome {
  const put = start + monthly * months;
  return found({
    verdict: `Em ${monthsText(months)} você teria ${reais(put)}, sem contar rendimento.`,
    sums: [
      calculation('Colocado', `${start === 0 ? '' : `${reais(start)} + `}${months} × ${reais(monthly)}`, reais(put)),
    ],
    next: ['Me diga quanto rende que eu conto junto: “e a 10% ao ano?”.'],
  });
}

function speaksOfGain({ text }: Asked): boolean {
  const words = folded(text);
  return !BARE_INTEREST.test(words) || GAIN.test(words);
}

function growthWords({ start, monthly, months, told, total, put }: Growth, figures: Figures) {
  const patience =
    months >= LONG_MONTHS
      ? 'Em prazo longo quem trabalha mais é o tempo: começar antes vale mais que guardar muito depois.'
      : undefined;
  if (told && monthly === 0)
    return {
      verdict: `Em ${monthsText(months)}, ${reais(start)} a ${rateTold(figures)} viram ${reais(total)}.`,
      because: [
        `São ${reais(total - put)} de juros, juro sobre juro: cada mês rende também sobre o do mês anterior.`,
        patience,
      ],
    };
  return {
    verdict: `Em ${monthsText(months)} você teria ${reais(total)}.`,
    because: [
      `Do seu bolso saem ${reais(put)}; o rendimento põe ${reais(total - put)}, ${percent(total - put, total)} do total.`,
      patience,
    ],
  };
}

function growthSums(growth: Growth, figures: Figures): readonly (Sum | undefined)[] {
  const { start, monthly, months, rate, total, put } = growth;
  const ofStart = `${reais(start)} × (1 + i)^${months}`;
  const ofDeposits = `${reais(monthly)} × ((1 + i)^${months} − 1) ÷ i`;
  const both = start === 0 ? ofDeposits : `${ofStart} + ${ofDeposits}`;
  return [
    calculation('Total', monthly === 0 ? ofStart : both, reais(total)),
    { rotulo: 'Rendimento (i)', ...rateFormula(growth, figures), resultado: `${fractionText(rate, 4)} ao mês` },
    monthly === 0
      ? undefined
      : calculation('Colocado', `${start === 0 ? '' : `${reais(start)} + `}${months} × ${reais(monthly)}`, reais(put)),
  ];
}

/** A rate told by the month needs no formula. */
function rateFormula({ told }: Growth, { monthlyRate: month, yearlyRate: year }: Figures): Pick<Sum, 'formula'> {
  if (!told) return { formula: '((1 + CDI)^(1/12) − 1) × (1 − 15 % de IR)' };
  return month === undefined ? { formula: `(1 + ${percentText(year ?? 0)})^(1/12) − 1` } : {};
}
