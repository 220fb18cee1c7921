// "Se eu guardar 800 por mês por 20 anos, quanto vou ter?": future value of deposits at the given rate, or at CDI after tax.

import { folded } from '../../domain/fold.ts';
import type { Figures } from '../../domain/hard-question.ts';
import { percent, reais } from '../../finance/money.ts';
import { ASK_CDI, cdiOf } from '../asked-rate.ts';
import { futureValue } from '../formulas/compound-interest.ts';
import { monthlyRate } from '../formulas/equivalent-rate.ts';
import { type Exact, exact, fromPercent, toCents } from '../formulas/exact.ts';
import { found } from '../found.ts';
import { YOU_SAID } from '../known.ts';
import { netOfTax } from '../net-yield.ts';
import { growthLine } from '../pictures/growth-line.ts';
import { type Asked, needs, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { fractionText, monthsText, percentText } from '../rate-words.ts';

const EACH_MONTH = /\b(?:por mes|todo mes|mensa\w+|cada mes)\b/;

/** "1000 reais por mês no CDI" is a monthly deposit, whichever figure it was parsed as. */
function depositOf({ figures: { saving, saved, price }, text }: Asked): {
  readonly monthly: number;
  readonly start: number;
} {
  const flows = EACH_MONTH.test(folded(text));
  if (saving !== undefined) return { monthly: saving, start: saved ?? 0 };
  const sum = saved ?? price ?? 0;
  return flows ? { monthly: sum, start: 0 } : { monthly: 0, start: sum };
}

/** Monthly rates above this are typical of pyramid schemes. */
const TOO_GOOD = fromPercent(3);
/** Interest without a promised gain ("mil reais a juros de 5 % ao mês") may be a debt. */
const BARE_INTEREST = /\bjuros?\b/;
const GAIN = /\b(?:invest\w*|invist\w*|aplic\w*|rend\w*|ganh\w*|lucr\w*|retorno|promet\w*|garant\w*)\b/;

const TELLS_RATE = /\d ?%|\bpor cento\b/iu;
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
    data: [{ rotulo: 'Rendimento prometido', valor: `${fractionText(rate)} ao mês`, fonte: 'você disse' }],
    next: ['Pergunte “quanto rende 500 por mês no CDI por 10 anos?” que eu mostro um número possível.'],
    limits: ['Alertas e denúncias: gov.br/cvm, Serviço de Atendimento ao Cidadão.'],
  });

export const projection: Playbook = {
  indicators: ['cdi'],
  run(asked) {
    const { figures } = asked;
    const { monthly, start } = depositOf(asked);
    if (monthly === 0 && start === 0) return needs('saving', 'Quanto você guardaria por mês? (ex.: 500)');
    const { months } = figures;
    if (months === undefined) return needs('months', 'Por quanto tempo? (ex.: 10 anos)');
    const told = toldRate(asked);
    const words = folded(asked.text);
    if (told?.gt(TOO_GOOD) && (!BARE_INTEREST.test(words) || GAIN.test(words))) return tooGood(told);
    const cdi = cdiOf(asked);
    if (told === undefined && cdi === undefined) return needs('yearlyRate', ASK_CDI);
    const rate = told ?? netOfTax(cdi?.yearly ?? exact(0));
    const total = toCents(futureValue({ principal: start, deposit: monthly, rate, periods: months }));
    const put = start + monthly * months;
    return found({
      picture: () => growthLine(`${reais(total)} em ${monthsText(months)}`, { start, monthly, rate, months }),
      verdict:
        told === undefined || monthly > 0
          ? `Em ${monthsText(months)} você teria ${reais(total)}.`
          : `Em ${monthsText(months)}, ${reais(start)} a ${rateTold(figures)} viram ${reais(total)}.`,
      because: [
        told === undefined || monthly > 0
          ? `Do seu bolso saem ${reais(put)}; o rendimento põe ${reais(total - put)}, ${percent(total - put, total)} do total.`
          : `São ${reais(total - put)} de juros, juro sobre juro: cada mês rende também sobre o do mês anterior.`,
        months >= 60
          ? 'Em prazo longo quem trabalha mais é o tempo: começar antes vale mais que guardar muito depois.'
          : undefined,
      ],
      sums: [
        {
          rotulo: 'Total',
          formula:
            monthly === 0
              ? `${reais(start)} × (1 + i)^${months}`
              : `${start === 0 ? '' : `${reais(start)} × (1 + i)^${months} + `}${reais(monthly)} × ((1 + i)^${months} − 1) ÷ i`,
          resultado: reais(total),
        },
        {
          rotulo: 'Rendimento (i)',
          ...(told === undefined
            ? { formula: '((1 + CDI)^(1/12) − 1) × (1 − 15 % de IR)' }
            : figures.monthlyRate === undefined
              ? { formula: `(1 + ${percentText(figures.yearlyRate ?? 0)})^(1/12) − 1` }
              : {}),
          resultado: `${fractionText(rate, 4)} ao mês`,
        },
        monthly === 0
          ? undefined
          : {
              rotulo: 'Colocado',
              formula: `${start === 0 ? '' : `${reais(start)} + `}${months} × ${reais(monthly)}`,
              resultado: reais(put),
            },
      ],
      data: [told === undefined ? cdi?.shown : { rotulo: 'Rendimento', valor: rateTold(figures), fonte: YOU_SAID }],
      limits: [
        told === undefined
          ? undefined
          : 'Sem imposto nem IOF: num CDB ou Tesouro o imposto de renda fica com 15 % a 22,5 % do que render.',
        'É dinheiro do futuro: com a inflação ele compra menos do que hoje. O rendimento de hoje não é promessa.',
      ],
    });
  },
};
