// "Como junto N até M?": monthly deposit needed, and whether it fits the surplus.

import { folded } from '../../domain/fold.ts';
import { monthsApart } from '../../finance/fatura.ts';
import { reais } from '../../finance/money.ts';
import { depositFor } from '../formulas/compound-interest.ts';
import { type Exact, toCents } from '../formulas/exact.ts';
import { periodsToGoal } from '../formulas/nper.ts';
import { calculation, found, type Sum } from '../found.ts';
import { expenseOf, incomeOf, type Known, leftOver, NOTED, shown, support, YOU_SAID, youSaid } from '../known.ts';
import { loanRate } from '../loan-rate.ts';
import { netMonthlyYield } from '../net-yield.ts';
import { growthLine } from '../pictures/growth-line.ts';
import { type Asked, needs, needsOwn, type Playbook } from '../playbook.ts';
import { dayText, fractionText, monthsText, rateShown } from '../rate-words.ts';
import { type ToldGoal, toldGoal } from '../told-goal.ts';

const LONGEST = 600;
const NO_YIELD = 'Contei sem rendimento: o que render é folga.';
const MILESTONES = 4;
/** "Vou conseguir bater a meta?" */
const WILL = /\b(?:vou|consigo|conseguir|sera|da (?:pra|para)|chego)\b/;
/** How long it takes is what is asked. */
const ASKS_TIME = /\b(?:quanto tempo|quando|quantos meses)\b/;
const HAS = /\btenho\b/;
const GATHERING = /\b(?:junt\w+|guard\w+|poup\w+|economiz\w+)\b/;

export const savingsPlan: Playbook = {
  indicators: ['cdi'],
  run(asked) {
    const { figures } = asked;
    // In "junto 2 mil até maio" the amount is the target, not the current savings.
    // "Já tenho 3200", of a goal that is kept, is where it starts.
    const starts = HAS.test(folded(asked.text)) && toldGoal(asked) !== undefined;
    const gathers = !starts && GATHERING.test(folded(asked.text));
    const told = figures.goal ?? figures.price ?? figures.loan ?? (gathers ? figures.saved : undefined);
    const kept = told === undefined ? toldGoal(asked) : undefined;
    const goal = told ?? kept?.total;
    if (kept !== undefined && kept.have >= kept.total) return reached(kept);
    if (goal === undefined && figures.saving !== undefined) return fitsTheMonth(asked, figures.saving);
    if (told !== undefined && ofOneMonth(asked)) return fitsTheMonth(asked, told);
    if (goal === undefined)
      return GATHERING.test(folded(asked.text))
        ? needs('goal', 'Quanto você quer juntar? (ex.: 10 mil)')
        : needs('price', 'Quanto isso vai custar, mais ou menos? (ex.: 3 mil)');
    const due = figures.due ?? (figures.months === undefined ? kept?.due : undefined);
    const { age = 0, retireAge = 0 } = figures;
    // "Tenho 27, 500 mil aos 55".
    const span =
      figures.months ??
      (told !== undefined && told !== figures.saved && age > 0 && retireAge > age ? (retireAge - age) * 12 : undefined);
    const months = due === undefined ? span : monthsApart(asked.today, due);
    const left = leftOver(asked);
    const start = startOf(asked, kept);
    if (kept === undefined && start >= goal)
      return found({
        verdict: `Você já tem: ${reais(start)} guardados pagam os ${reais(goal)} e ${start === goal ? 'não sobra nada' : `sobram ${reais(start - goal)}`}.`,
        because: [
          figures.saving === undefined || figures.saving <= 0
            ? undefined
            : `Guardando ${reais(figures.saving)} por mês, em ${monthsText(Math.ceil(goal / figures.saving))} você repõe o que gastou.`,
        ],
        sums: [calculation('Sobra', `${reais(start)} − ${reais(goal)}`, reais(start - goal))],
        data: [shown('Guardado', { cents: start, from: YOU_SAID })],
      });
    const paced = figures.saving !== undefined && figures.months === undefined && figures.due === undefined;
    const lacking = start > 0 && start < goal ? `Faltam ${reais(goal - start)}. ` : '';
    if (months === undefined || months <= 0 || paced) {
      if (left === undefined || left.cents <= 0)
        return ASKS_TIME.test(folded(asked.text))
          ? needs('saving', `${lacking}Quanto você consegue guardar por mês? (ex.: 400)`)
          : needs('months', `${lacking}Em quanto tempo? (ex.: 12 meses)`);
      return atPace(asked, goal, left.cents, start);
    }
    return byDate(asked, { goal, months, start, kept });
  },
};

/** "Quero economizar 500 esse mês, dá?": what one month can spare, and no sum to gather over time. */
const ONE_MONTH =
  /\b(?:economizar|guardar|poupar)\b(?!.*\b(?:pra|para)\b).*(?:\b(?:n?esse|n?este|por|todo) mes\b|\b(?:da|consigo|sera que (?:da|consigo))$)/;
const ofOneMonth = ({ text, figures }: Asked): boolean =>
  figures.months === undefined &&
  figures.saved === undefined &&
  figures.saving === undefined &&
  !/\b(?:junt\w+|tempo|quando|chego)\b/.test(folded(text)) &&
  ONE_MONTH.test(folded(text));

/** Only what was noted since the month began: the salary may be missing, and the bills to come. */
const PARTIAL = /^suas anotações deste mês/u;

/** "Consigo guardar 200 por mês?": the surplus says so. @param pace in centavos a month */
function fitsTheMonth(asked: Asked, pace: number) {
  const [income, expense] = [incomeOf(asked), expenseOf(asked)];
  if (income === undefined) return needsOwn('income', 'Quanto entra por mês, mais ou menos? (ex.: 3.500)');
  if (expense === undefined) return needsOwn('expense', 'E quanto sai por mês, mais ou menos? (ex.: 2.800)');
  const left = income.cents - expense.cents;
  const short = pace - left;
  return found({
    verdict:
      short <= 0
        ? `Consegue: hoje sobram ${reais(left)} por mês, e ${reais(pace)} cabem nisso.`
        : left > 0
          ? `Ainda não: hoje sobram ${reais(left)} por mês, e faltam ${reais(short)}.`
          : 'Ainda não: hoje não sobra nada no mês.',
    because: [`Em um ano são ${reais(pace * 12)}, fora o que render.`],
    sums: [calculation('Depois de guardar', `${reais(left)} − ${reais(pace)}`, reais(-short))],
    data: [shown('Renda do mês', income), shown('Gastos do mês', expense)],
    limits: PARTIAL.test(income.from)
      ? [
          'Contei só o que está anotado este mês até hoje: se falta renda ou gasto, diga “ganho 3 mil por mês” que eu refaço.',
        ]
      : [],
    next:
      short <= 0
        ? ['Programe a transferência para o dia em que o dinheiro entra.']
        : ['Pergunte “onde posso economizar?” que eu mostro onde abrir espaço.'],
  });
}

const supposed = (rate: Exact) => youSaid('Rendimento', `${fractionText(rate, 3)} ao mês`);

const reached = ({ name, total, have }: ToldGoal) =>
  found({
    verdict: `A meta ${name} já está garantida: ${reais(have)} guardados para ${reais(total)}.`,
    sums: [calculation('Folga', `${reais(have)} − ${reais(total)}`, reais(have - total))],
  });

/** The yield the question supposes ("e se render 1 % ao mês?"), taken as net; otherwise the CDI after tax. */
function yieldOf(asked: Asked) {
  const told = loanRate(asked);
  return told === undefined ? { ...netMonthlyYield(asked), told: false } : { rate: told, known: true, told: true };
}

/** Savings stated for the goal count; the whole reserve counts only towards a told goal, since otherwise it has its own purpose. */
const startOf = ({ figures: { goal, price, loan, saved = 0, lump = 0 } }: Asked, kept: ToldGoal | undefined): number =>
  lump + (kept === undefined ? ((goal ?? price ?? loan) === undefined ? 0 : saved) : Math.max(kept.have, saved));

/** What a month has to bring. Money in centavos. */
type Pace = {
  readonly goal: number;
  readonly months: number;
  /** Saved already. */
  readonly start: number;
  readonly kept: ToldGoal | undefined;
  readonly yields: ReturnType<typeof yieldOf>;
  readonly monthly: number;
  readonly left: Known | undefined;
  /** By how much the month falls short of it, negative when it fits; undefined when what is left of the month is not known. */
  readonly short: number | undefined;
};

function paceOf(asked: Asked, { goal, months, start, kept }: Pick<Pace, 'goal' | 'months' | 'start' | 'kept'>): Pace {
  const yields = yieldOf(asked);
  const deposit = depositFor(goal, { principal: start, rate: yields.rate, periods: months });
  const monthly = Math.max(0, toCents(deposit.toDecimalPlaces(6).toDecimalPlaces(0, 0)));
  const left = leftOver(asked);
  return { goal, months, start, kept, yields, monthly, left, short: left && monthly - left.cents };
}

function byDate(asked: Asked, plan: Pick<Pace, 'goal' | 'months' | 'start' | 'kept'>) {
  const pace = paceOf(asked, plan);
  const { goal, months, start, kept, monthly } = pace;
  const { rate, known, told } = pace.yields;
  return found({
    picture: () => growthLine(`${reais(goal)} em ${monthsText(months)}`, { start, monthly, rate, months }),
    verdict: paceVerdict(pace, WILL.test(folded(asked.text))),
    because: [fitWords(pace)],
    compared: milestones(months).map((month) => ({
      cenario: `Mês ${month}`,
      resultado: `${reais(Math.min(goal, grown(start, monthly, rate, month)))} guardados`,
    })),
    sums: [paceSum(pace), ...monthLeft(asked)],
    data: [
      kept?.due === undefined
        ? undefined
        : support(`Meta ${kept.name}`, `${reais(goal)} até ${dayText(kept.due)}`, NOTED),
      start === 0
        ? undefined
        : shown('Já guardado para isso', { cents: start, from: start === asked.figures.saved ? YOU_SAID : NOTED }),
      asked.figures.saving === undefined ? shown('Renda do mês', incomeOf(asked)) : undefined,
      shown('Gastos do mês', expenseOf(asked)),
      told ? supposed(rate) : rateShown('CDI', asked.rates.cdi),
    ],
    next: [
      'Programe a transferência para o dia em que o dinheiro entra.',
      kept === undefined
        ? `Se quiser, eu guardo como meta: “quero juntar ${reais(goal).replace('R$ ', '').replace(',00', '')}”.`
        : undefined,
    ],
    limits: [known ? yieldLimit(told) : NO_YIELD],
  });
}

const milestones = (months: number): readonly number[] => {
  const count = Math.min(MILESTONES, months);
  return Array.from({ length: count }, (_, k) => Math.round(((k + 1) * months) / count));
};

/** @param doubts whether it was asked if the goal will be reached, not how */
function paceVerdict({ goal, months, monthly, short, kept }: Pace, doubts: boolean): string {
  const [each, whole, time] = [reais(monthly), reais(goal), monthsText(months)];
  const can = doubts && short !== undefined ? short <= 0 : undefined;
  if (kept !== undefined) {
    const opening =
      can === undefined ? `Para a meta ${kept.name} são` : can ? 'Consegue: são' : 'No ritmo de hoje ainda não: são';
    return `${opening} ${each} por mês, e em ${time} você tem os ${whole}.`;
  }
  if (can === undefined) return `Guardando ${each} por mês você junta ${whole} em ${time}.`;
  return can
    ? `Consegue: guardando ${each} por mês você junta ${whole} em ${time}.`
    : `No ritmo de hoje ainda não: seriam ${each} por mês para juntar ${whole} em ${time}.`;
}

function fitWords({ goal, start, left, short, yields }: Pace): string {
  if (left === undefined || short === undefined)
    return 'Ainda não sei quanto sobra do seu mês: anote entradas e gastos que eu digo se cabe.';
  if (short <= 0) return `Cabe: hoje sobram ${reais(left.cents)} por mês.`;
  if (left.cents <= 0) return 'Hoje não sobra nada no mês: o primeiro passo é abrir espaço nos gastos.';
  const alone = monthsText(periodsToGoal(goal, start, left.cents, yields.rate));
  return `Hoje sobram ${reais(left.cents)}: faltam ${reais(short)} por mês. Só com o que sobra levaria ${alone}.`;
}

function paceSum({ goal, months, start, monthly, yields: { rate, known, told } }: Pace): Sum {
  const i = told ? fractionText(rate, 3) : '((1 + CDI)^(1/12) − 1) × 0,85';
  return calculation(
    'Por mês',
    known
      ? `(${reais(goal)} − ${reais(start)} × (1 + i)^${months}) × i ÷ ((1 + i)^${months} − 1), com i = ${i}`
      : `(${reais(goal)} − ${reais(start)}) ÷ ${months}`,
    reais(monthly),
  );
}

const yieldLimit = (told: boolean): string =>
  told
    ? 'Supus esse rendimento já livre de imposto, todo mês.'
    : 'O rendimento é o CDI de hoje menos 15 % de IR; ele muda.';

/** How what is left of the month was computed; nothing when it was told. */
function monthLeft(asked: Asked) {
  const [income, expense] = [incomeOf(asked), expenseOf(asked)];
  if (asked.figures.saving !== undefined || income === undefined || expense === undefined) return [];
  const formula = `${reais(income.cents)} − ${reais(expense.cents)}`;
  return [calculation('Sobra do mês', formula, reais(income.cents - expense.cents))];
}

const grown = (start: number, monthly: number, rate: Exact, months: number): number => {
  let held = rate.times(0).plus(start);
  for (let month = 0; month < months; month++) held = held.times(rate.plus(1)).plus(monthly);
  return toCents(held);
};

function atPace(asked: Asked, goal: number, monthly: number, start: number) {
  const { rate, known, told } = yieldOf(asked);
  const months = periodsToGoal(goal, start, monthly, rate);
  if (months > LONGEST && asked.figures.saving === undefined)
    return needs('saving', 'Quanto você consegue guardar por mês? (ex.: 300)');
  const half = Math.max(1, Math.ceil(months / 2));
  return found({
    picture: () => growthLine(`${reais(goal)} em ${monthsText(months)}`, { start, monthly, rate, months }),
    verdict: `Guardando ${reais(monthly)} por mês você chega a ${reais(goal)} em ${monthsText(months)}.`,
    because: [
      `Para chegar na metade do tempo (${monthsText(half)}), seriam ${reais(Math.max(0, toCents(depositFor(goal, { principal: start, rate, periods: half }))))} por mês.`,
    ],
    sums: [
      calculation(
        'Tempo',
        known
          ? `de ${reais(start)} a ${reais(goal)}, ${reais(monthly)} por mês a ${fractionText(rate, 3)} líquidos`
          : `(${reais(goal)} − ${reais(start)}) ÷ ${reais(monthly)}`,
        monthsText(months),
      ),
    ],
    data: [shown('Por mês', leftOver(asked)), told ? supposed(rate) : rateShown('CDI', asked.rates.cdi)],
    limits: known ? [] : [NO_YIELD],
  });
}
