// Severance pay by kind of termination: "se me mandarem embora, quanto recebo?", "e se eu pedir demissão?". Item by item, net of INSS and
// income tax, which are withheld from the days worked and from the 13th, each computed separately; notice, holidays and the FGTS fine paid
// on termination are exempt (Lei 8.212/1991, art. 28, § 9; Decreto 9.580/2018, art. 35; STJ, súmula 386). Laws of the items in labour-dues.

import type { LocalDate } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import { addMonths, dayNumberOf, daysBetween, yearOf } from '../../finance/civil-date.ts';
import { reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { netSalary } from '../formulas/net-salary.ts';
import { unemploymentCount, unemploymentInstalment } from '../formulas/unemployment-insurance.ts';
import { calculation, found } from '../found.ts';
import { ASSUMED, assumed, support, YOU_SAID, youSaid } from '../known.ts';
import {
  afterNotice,
  askSalary,
  fgtsPaidIn,
  monthsCounted,
  monthsOfYear,
  noticeDays,
  salaryTold,
  startIn,
  startOf,
  TAXED_AS_A_MONTH,
  twelfths,
} from '../labour-dues.ts';
import { FGTS, TABLES_OF } from '../legal-figures.ts';
import { needs, type Playbook } from '../playbook.ts';
import { monthsText } from '../rate-words.ts';

export type Way = {
  readonly words: string;
  /** Fraction of the notice that is paid. */
  readonly notice: number;
  /** FGTS penalty, and share of the FGTS balance that can be withdrawn, in %. */
  readonly fine: number;
  readonly taken: number;
  /** Whether the proportional 13th and holidays are paid; a just cause forfeits them. */
  readonly proportional: boolean;
};

const DISMISSED: Way = {
  words: 'Na demissão sem justa causa',
  notice: 1,
  fine: FGTS.fine,
  taken: 100,
  proportional: true,
};
const WAYS: readonly (readonly [RegExp, Way])[] = [
  [
    /\bcom justa causa\b|\bpor justa causa\b/,
    { ...DISMISSED, words: 'Por justa causa', notice: 0, fine: 0, taken: 0, proportional: false },
  ],
  [
    /\bacordo\b/,
    { ...DISMISSED, words: 'No acordo', notice: 0.5, fine: FGTS.fineByAgreement, taken: FGTS.takenByAgreement },
  ],
  [
    /\b(?:pedir|peco|pedi|pedido|pedindo|pedisse|peca) (?:de |a |minha )*(?:demissao|as? contas)\b|\b(?:tivesse|tiver) pedido\b|\bme demit(?:i|ir|o|isse|indo)\b|\b(?:eu|se) (?:sair|saio|largar|deixar) (?:d?o |meu |d?esse )*(?:emprego|trabalho|servico|trampo)\b/,
    { ...DISMISSED, words: 'Pedindo demissão', notice: 0, fine: 0, taken: 0 },
  ],
  [
    /\b(?:demitid[oa]|me mand\w+ embora|mandad[oa] embora|me demit(?:irem|issem|iram|iu)|sem justa causa|(?:tivessem?|tiverem) me (?:mandado embora|demitido))\b/,
    DISMISSED,
  ],
];

/** A whole year of holidays not taken: due however the job ends (CLT, art. 146). */
const EXPIRED = /\bferias vencidas?\b/;

export const severance: Playbook = {
  run({ figures, text, today }) {
    const salary = salaryTold(figures);
    if (salary === undefined) return askSalary();
    const told = startIn(text, today);
    if (told === undefined && figures.months === undefined)
      return needs('months', 'Há quanto tempo você trabalha lá? (ex.: 2 anos e 4 meses)');
    const start = told ?? startOf(figures.months ?? 0, today);
    const words = folded(text);
    const way = wayIn(words);
    const expired = EXPIRED.test(words);
    return counted({ salary, start, today, way, dependants: figures.dependants, fgts: figures.fgts, expired });
  },
};

type Leaving = {
  readonly salary: number;
  readonly start: LocalDate;
  readonly today: LocalDate;
  readonly way: Way;
  readonly dependants: number | undefined;
  /** As told, in centavos; otherwise what the employer should have paid in. */
  readonly fgts: number | undefined;
  /** Holidays of a whole year are still to be taken. */
  readonly expired: boolean;
};

type Part = { readonly rotulo: string; readonly formula: string; readonly cents: number };

/** What is due, in centavos, and what INSS and income tax take of it. */
type Dues = {
  /** Whole months in the job. */
  readonly months: number;
  readonly fgts: number;
  /** Those above zero. */
  readonly parts: readonly Part[];
  /** Of the days worked, and of the 13th. */
  readonly taxes: readonly number[];
};

function duesOf({ salary, start, today, way, dependants, fgts: told, expired }: Leaving): Dues {
  const months = monthsCounted(start, today);
  const notice = Math.round(noticeDays(months) * way.notice);
  const end = afterNotice(today, notice);
  const perDay = (days: number): number => toCents(exact(salary).times(days).div(30));
  const holidays = way.proportional ? monthsCounted(lastAnniversary(start, end), end) : 0;
  const thisYear = way.proportional ? thirteenths(start, today, end) : 0;
  const fgts = told ?? fgtsPaidIn(salary, months);
  const worked = perDay(dayNumberOf(today));
  const parts = [
    { rotulo: 'Dias deste mês', formula: `${reais(salary)} × ${dayNumberOf(today)} ÷ 30`, cents: worked },
    { rotulo: `Aviso prévio, ${notice} dias`, formula: `${reais(salary)} × ${notice} ÷ 30`, cents: perDay(notice) },
    { rotulo: '13º proporcional', formula: `${reais(salary)} × ${thisYear} ÷ 12`, cents: twelfths(salary, thisYear) },
    {
      rotulo: 'Férias proporcionais e um terço',
      formula: `${reais(salary)} × ${holidays} ÷ 12 × 4 ÷ 3`,
      cents: toCents(exact(salary).times(holidays).div(9)),
    },
    {
      rotulo: 'Férias vencidas e um terço',
      formula: `${reais(salary)} × 4 ÷ 3`,
      cents: expired ? toCents(exact(salary).times(4).div(3)) : 0,
    },
    {
      rotulo: `Multa de ${way.fine} % do FGTS`,
      formula: `${reais(fgts)} × ${way.fine} %`,
      cents: toCents(exact(fgts).times(way.fine).div(100)),
    },
  ].filter(({ cents }) => cents > 0);
  const taxes = [worked, twelfths(salary, thisYear)]
    .filter((cents) => cents > 0)
    .map((cents) => netSalary(cents, dependants))
    .map(({ inss, incomeTax }) => inss + incomeTax);
  return { months, fgts, parts, taxes };
}

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0);

/** Unemployment insurance and notice, as the kind of termination has them. */
function rightsOf({ salary, way }: Leaving, months: number): readonly string[] {
  if (way === DISMISSED)
    return months < 12
      ? []
      : [
          `Você também pode pedir o seguro-desemprego: ${unemploymentCount(months)} parcelas de ${reais(unemploymentInstalment(salary))}, na tabela de ${TABLES_OF}.`,
        ];
  if (way.taken > 0) return ['No acordo não há seguro-desemprego.'];
  return way.proportional
    ? ['O aviso prévio é seu: ou você trabalha 30 dias, ou a empresa desconta um salário. Não há seguro-desemprego.']
    : ['Sem aviso, multa, 13º nem férias proporcionais, e sem seguro-desemprego.'];
}

function counted(leaving: Leaving) {
  const { salary, way } = leaving;
  const { months, fgts, parts, taxes } = duesOf(leaving);
  const withheld = sumOf(taxes);
  const total = sumOf(parts.map(({ cents }) => cents)) - withheld;
  const out = toCents(exact(fgts).times(way.taken).div(100));
  return found({
    verdict: `${way.words} você receberia perto de ${reais(total)} líquidos${out > 0 ? `, mais o saque de uns ${reais(out)} do FGTS` : ', e o FGTS fica preso'}.`,
    because: [
      ...rightsOf(leaving, months),
      'Já sem INSS e imposto dos dias trabalhados e do 13º; aviso, férias e multa pagos na saída não têm desconto.',
    ],
    sums: [
      ...parts.map(({ rotulo, formula, cents }) => calculation(rotulo, formula, reais(cents))),
      withheld === 0
        ? undefined
        : {
            rotulo: 'INSS e imposto dos dias e do 13º',
            ...(taxes.length > 1 ? { formula: taxes.map(reais).join(' + ') } : {}),
            resultado: reais(withheld),
          },
      calculation(
        'Total líquido',
        `${parts.map(({ cents }) => reais(cents)).join(' + ')} − ${reais(withheld)}`,
        reais(total),
      ),
    ],
    data: [
      youSaid('Salário bruto', reais(salary)),
      youSaid('Tempo de casa', monthsText(months)),
      support(
        'FGTS depositado',
        reais(fgts),
        leaving.fgts === undefined ? `8 % ao mês com o 13º, sem rendimento, ${ASSUMED}` : YOU_SAID,
      ),
      assumed('Saída', 'hoje'),
      TAXED_AS_A_MONTH,
    ],
    limits: [
      `${leaving.expired ? '' : 'Férias vencidas não entraram: se houver, é mais um salário e um terço. '}O que já foi adiantado do 13º é descontado.`,
      'Quem está no saque-aniversário recebe a multa e não saca o resto. O saldo certo está no aplicativo FGTS.',
    ],
    next: ['Outra saída? Pergunte “e se eu pedir demissão?” ou “e se for acordo?”.'],
  });
}

/** The kind of termination named last, since follow-ups name another one. */
export const wayIn = (words: string): Way =>
  WAYS.map(([pattern, way]) => ({
    way,
    at: words.search(new RegExp(`(?:${pattern.source})(?!.*(?:${pattern.source}))`)),
  }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at)[0]?.way ?? DISMISSED;

/** Last work anniversary on or before `end`. */
const lastAnniversary = (start: LocalDate, end: LocalDate): LocalDate => {
  let years = 0;
  while (addMonths(start, (years + 1) * 12) <= end) years++;
  return addMonths(start, years * 12);
};

/** Twelfths of the 13th of this year and, when the notice ends in the next year, of that one too. */
function thirteenths(start: LocalDate, today: LocalDate, end: LocalDate): number {
  if (yearOf(end) === yearOf(today)) return monthsOfYear(start, end);
  const newYear = `${yearOf(end)}-01-01` as LocalDate;
  const beyond = daysBetween(newYear, end) >= 0 ? monthsOfYear(undefined, end) : 0;
  return monthsOfYear(start, `${yearOf(today)}-12-31` as LocalDate) + beyond;
}
