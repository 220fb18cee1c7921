// Retirement in today's money: capital for the desired income, and the monthly contribution until then. The real yield is an assumption, shown and
// replaceable: long Tesouro IPCA+ has paid more, but taxes and bad years reduce it.

import { folded } from '../../domain/fold.ts';
import { investedOf } from '../../finance/definitions/invested.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import { monthlyRate } from '../formulas/equivalent-rate.ts';
import { type Exact, fromPercent, toCents } from '../formulas/exact.ts';
import {
  accumulated,
  contributionFor,
  lastingCapital,
  perpetualCapital,
  sustainableWithdrawal,
} from '../formulas/retirement.ts';
import { calculation, found } from '../found.ts';
import { ASSUMED, type Known, leftOver, savedOf, shown, support, wholeExpenseOf, YOU_SAID } from '../known.ts';
import { growthLine } from '../pictures/growth-line.ts';
import { type Asked, needs, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { fractionText, monthsText, percentText } from '../rate-words.ts';

/** Default real yield, % a year. */
export const REAL_YIELD = '4';
/** Age at which the capital may run out; our assumption, well beyond life expectancy. */
const LAST_AGE = 95;
const USUAL_AGE = 65;

/** Age in years; undefined when unknown. */
const ageOf = ({ figures, ledger }: Asked): number | undefined => {
  const told = Number(ledger.told('perfil').find(({ key }) => key === 'age')?.value.value);
  return figures.age ?? (Number.isInteger(told) ? told : undefined);
};

/** "Quanto preciso ter pra viver de renda com 4 mil?": the capital, whatever one's age. */
const CAPITAL =
  /^(?!.*\baposent).*\bquanto (?:eu )?(?:preciso|precisaria|teria que|tenho que) (?:ter|juntar|acumular)\b/;

function capitalFor(wanted: number, yearly: string) {
  const rate = monthlyRate(fromPercent(yearly));
  const capital = toCents(perpetualCapital(wanted, rate));
  return found({
    verdict: `Para viver com ${reais(wanted)} por mês sem gastar o principal, são ${reais(capital)}, em dinheiro de hoje.`,
    sums: [
      calculation('Juro real ao mês (i)', `(1 + ${percentText(yearly)})^(1/12) − 1`, fractionText(rate, 4)),
      calculation('Capital', `${reais(wanted)} ÷ i`, reais(capital)),
    ],
    data: [support('Juro acima da inflação', `${percentText(yearly)} ao ano`, 'suposição minha, prudente')],
    next: ['Diga sua idade e eu faço o plano por mês: “tenho 35 anos, quero viver com 4 mil por mês aos 60”.'],
  });
}

export const retire: Playbook = {
  run(asked) {
    const { figures } = asked;
    const age = ageOf(asked);
    if (age === undefined && figures.passive !== undefined && CAPITAL.test(folded(asked.text)))
      return capitalFor(figures.passive, figures.yearlyRate ?? figures.overInflation ?? REAL_YIELD);
    if (age === undefined) return needs('age', 'Quantos anos você tem?');
    const wanted = figures.passive ?? wholeExpenseOf(asked)?.cents ?? figures.income;
    if (wanted === undefined)
      return needs('passive', 'Com quanto por mês você quer viver, em dinheiro de hoje? (ex.: 5 mil)');
    const stop =
      figures.retireAge ?? (figures.months === undefined ? USUAL_AGE : age + Math.round(figures.months / 12));
    if (stop <= age) return needs('retireAge', 'Com que idade você quer parar?');
    return planned(asked, planOf(asked, { age, stop, wanted }));
  },
};

/** Ages in years, money in centavos of today, `rate` a real fraction a month. */
type Plan = {
  readonly age: number;
  readonly stop: number;
  /** Monthly income wanted from then on. */
  readonly wanted: number;
  readonly yearly: string;
  readonly rate: Exact;
  readonly months: number;
  readonly saved: Known;
  /** Capital that lasts for ever, and the monthly contribution that reaches it. */
  readonly forever: number;
  readonly monthly: number;
  /** The same, if the capital may run out at the last age. */
  readonly lasting: number;
  readonly least: number;
};

function planOf(asked: Asked, told: Pick<Plan, 'age' | 'stop' | 'wanted'>): Plan {
  const { ledger, figures } = asked;
  const { age, stop, wanted } = told;
  const yearly = figures.yearlyRate ?? figures.overInflation ?? REAL_YIELD;
  const rate = monthlyRate(fromPercent(yearly));
  const months = (stop - age) * 12;
  const saved = savedOf(asked, reserveOf(ledger) + investedOf(ledger));
  const forever = perpetualCapital(wanted, rate);
  const lasting = lastingCapital(wanted, rate, Math.max(12, (LAST_AGE - stop) * 12));
  const terms = { saved: saved.cents, months, rate };
  return {
    ...told,
    yearly,
    rate,
    months,
    saved,
    forever: toCents(forever),
    monthly: toCents(contributionFor(forever, terms)),
    lasting: toCents(lasting),
    least: toCents(contributionFor(lasting, terms)),
  };
}

function planned(asked: Asked, plan: Plan): PlaybookOutcome {
  const { age, stop, wanted, yearly, rate, months, saved, forever, monthly, lasting, least } = plan;
  const { figures } = asked;
  const needed = `Para parar aos ${stop} com ${reais(wanted)} por mês, guarde ${reais(monthly)} por mês durante ${monthsText(months)}.`;
  const put = asked.turned === 'saving' && (figures.saving ?? monthly) < monthly ? figures.saving : undefined;
  return found({
    picture: () => growthLine(`Até os ${stop}, em dinheiro de hoje`, { start: saved.cents, monthly, rate, months }),
    verdict:
      monthly === 0
        ? `Você já chega lá: o que tem hoje vira os ${reais(forever)} que pagam ${reais(wanted)} por mês aos ${stop}.`
        : put === undefined
          ? needed
          : `Guardando ${reais(put)} por mês até os ${stop} você ${reachOf(plan, put)}.`,
    because: [
      put === undefined ? undefined : needed,
      `O capital que paga isso para sempre é ${reais(forever)}, em dinheiro de hoje. Se puder acabar aos ${LAST_AGE}, bastam ${reais(lasting)} e ${reais(least)} por mês.`,
      put === undefined ? reachWords(plan, leftOver(asked)) : undefined,
    ],
    sums: [
      calculation('Juro real ao mês (i)', `(1 + ${percentText(yearly)})^(1/12) − 1`, fractionText(rate, 4)),
      calculation('Capital para sempre', `${reais(wanted)} ÷ i`, reais(forever)),
      calculation(
        'Aporte',
        `(${reais(forever)} − ${reais(saved.cents)} × (1 + i)^${months}) × i ÷ ((1 + i)^${months} − 1)`,
        reais(monthly),
      ),
    ],
    data: [
      {
        rotulo: 'Idade',
        valor: `${age} anos, parando aos ${stop}`,
        ...(figures.retireAge === undefined ? { fonte: 'parada aos 65 é suposição minha' } : {}),
      },
      shown('Já guardado e investido', saved),
      support(
        'Juro acima da inflação',
        `${percentText(yearly)} ao ano`,
        yearly === REAL_YIELD ? `${ASSUMED}, prudente` : YOU_SAID,
      ),
      figures.passive === undefined
        ? support('Renda desejada', reais(wanted), 'igual aos seus gastos de hoje')
        : undefined,
    ],
    next: [
      'Some o INSS: o valor previsto está no Meu INSS, e o que ele pagar diminui a renda que o capital precisa dar.',
      'Refaça a conta uma vez por ano.',
    ],
    limits: ['Com juro real de 1 ponto a menos o capital sobe bastante: por isso não conte só com rendimento.'],
  });
}

/** How far what is left of the month leads; nothing when it is not known. */
function reachWords(plan: Plan, left: Known | undefined): string | undefined {
  const { monthly, least } = plan;
  if (left === undefined) return undefined;
  if (left.cents >= monthly) return `Hoje sobram ${reais(left.cents)}: cabe.`;
  if (left.cents >= least)
    return `Hoje sobram ${reais(left.cents)}: dá para o plano que termina aos ${LAST_AGE}, não para o que dura para sempre.`;
  const put = Math.max(0, left.cents);
  return `Hoje sobram ${reais(put)}: nesse ritmo você ${reachOf(plan, put)}.`;
}

/** @param put centavos a month */
function reachOf({ saved, months, rate }: Plan, put: number): string {
  const reach = accumulated({ saved: saved.cents, months, rate }, put);
  return `chega a ${reais(toCents(reach))}, que sustentam ${reais(toCents(sustainableWithdrawal(reach, rate)))} por mês`;
}
