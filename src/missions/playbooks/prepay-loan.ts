// "Vale a pena quitar ou amortizar o financiamento?": prepaying saves the loan's rate; investing earns CDI after tax. Months and interest saved
// assume the same instalment on a smaller balance.

import { folded } from '../../domain/fold.ts';
import { leftOf } from '../../finance/definitions/debts.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import { type Exact, exact, toCents } from '../formulas/exact.ts';
import { periodsToSettle } from '../formulas/nper.ts';
import { pmt, presentValue } from '../formulas/pmt.ts';
import { interestOf, priceTable } from '../formulas/price-table.ts';
import { solveRate } from '../formulas/solve-rate.ts';
import { calculation, found, type Sum } from '../found.ts';
import { expenseOf, savedOf, YOU_SAID, youSaid } from '../known.ts';
import { loanRate } from '../loan-rate.ts';
import { netMonthlyYield } from '../net-yield.ts';
import { type Asked, needs, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { fractionText, monthsText, rateShown } from '../rate-words.ts';
import { LEAST_SAFETY_MONTHS } from '../rules-of-thumb.ts';

/** "Quanto pago pra quitar hoje?": what settling takes, whatever the person has. */
const ASKS_BALANCE =
  /\bquanto\b.*\b(?:quit\w+|liquid\w+|antecip\w+)\b|\b(?:quit\w+|liquid\w+|antecip\w+)\b.*\bquanto\b|\bdesconto\b|\bantecip\w+ (?:\w+ )?\d+ parcelas\b/;

type Loan = { readonly owed: number; readonly installment: number; readonly left: number; readonly rate: Exact };

/** What the instalments left are worth today. */
function settlement({ owed, installment, left, rate }: Loan): PlaybookOutcome {
  const whole = installment * left;
  return found({
    verdict: `Quitar hoje deve sair por ${reais(owed)}: ${reais(whole - owed)} a menos que as ${left} parcelas.`,
    because: ['Por lei quem antecipa não paga os juros dos meses que faltam (CDC, art. 52, § 2º).'],
    sums: [
      calculation('Parcelas que faltam', `${left} × ${reais(installment)}`, reais(whole)),
      calculation(
        'Saldo devedor',
        `${reais(installment)} × (1 − (1 + ${fractionText(rate, 3)})^−${left}) ÷ ${fractionText(rate, 3)}`,
        reais(owed),
      ),
      calculation('Desconto', `${reais(whole)} − ${reais(owed)}`, reais(whole - owed)),
    ],
    data: [youSaid('Juros', `${fractionText(rate, 3)} ao mês`)],
    next: ['Peça ao banco o saldo para quitação do dia, e diga quanto você tem se quiser só amortizar.'],
  });
}

/** "Antecipar 6 parcelas": the last ones, where the most interest is. */
const SOME = /\b(?:antecip\w+|adiant\w+) (?:so |apenas |[ao]s )*(?:ultimas )?(\d{1,3}) (?:ultimas )?parcelas\b/;
/** Present value of the annuity less that of the parcelas that stay. CDC, art. 52, § 2º. */
function lastOnes({ installment, left, rate }: Loan, some: number): PlaybookOutcome {
  const i = fractionText(rate, 3);
  const cost = toCents(presentValue(installment, rate, left).minus(presentValue(installment, rate, left - some)));
  const whole = installment * some;
  return found({
    verdict: `Antecipar as ${some} últimas parcelas deve sair por ${reais(cost)}: ${reais(whole - cost)} a menos.`,
    because: [
      `Elas somam ${reais(whole)}, e o financiamento acaba ${monthsText(some)} antes; a parcela continua ${reais(installment)}.`,
      'Antecipe as últimas, não as próximas: é onde há mais juro para descontar.',
    ],
    sums: [
      calculation(
        'Hoje',
        `${reais(installment)} × ((1 + ${i})^−${left - some} − (1 + ${i})^−${left}) ÷ ${i}`,
        reais(cost),
      ),
      calculation('A menos', `${some} × ${reais(installment)} − ${reais(cost)}`, reais(whole - cost)),
    ],
    data: [{ rotulo: 'Juros', valor: `${i} ao mês` }],
    next: [
      'Peça o valor do dia ao banco: por lei quem antecipa não paga os juros dos meses que faltam (CDC, art. 52, § 2º).',
    ],
  });
}

/** "2 mil sobrando por mês, amortizo?": so much more every month, and not once. */
const MONTHLY =
  /\b(?:sobra\w*|a mais|extra|amortiz\w+|colocar|tenho|consigo|posso)\b[^?]{0,30}\b(?:por|todo|ao|cada) mes\b|\b(?:por|todo|cada) mes\b[^?]{0,30}\b(?:amortiz\w+|a mais|sobra\w*)\b/;
function everyMonth({ owed, installment, left, rate }: Loan, extra: number): PlaybookOutcome | undefined {
  const months = periodsToSettle(owed, installment + extra, rate);
  if (!Number.isFinite(months)) return undefined;
  const before = interestOf(priceTable(owed, rate, left));
  const after = interestLeft(owed, rate, installment + extra);
  return found({
    verdict: `Com ${reais(extra)} a mais todo mês ele acaba em ${monthsText(months)}, em vez de ${monthsText(left)}: você economiza ${reais(before - after)} de juros.`,
    because: [
      `O financiamento custa ${fractionText(rate, 3)} ao mês, juro certo que você deixa de pagar: investir só ganha se render mais que isso, já sem imposto.`,
      'Peça para reduzir o prazo, não a parcela, e deixe antes uma reserva fora disso.',
    ],
    sums: [
      calculation('Por mês', `${reais(installment)} + ${reais(extra)}`, reais(installment + extra)),
      calculation('Juros que faltam', `antes ${reais(before)}, depois ${reais(after)}`, `−${reais(before - after)}`),
      calculation('Parcelas a menos', `${left} − ${months}`, monthsText(left - months)),
    ],
    data: [youSaid('Saldo devedor', reais(owed)), youSaid('Juros', `${fractionText(rate, 3)} ao mês`)],
    limits: ['Em financiamento de imóvel (SAC com TR) o saldo do banco é o que vale.'],
  });
}

/** The loan the question is about: instalment and number left. */
function loanOf(asked: Asked) {
  const { figures, ledger } = asked;
  const debt = ledger
    .told('divida')
    .find(({ value }) => value.parcelaCents !== undefined && value.parcelas !== undefined);
  const told = debt?.value;
  const left =
    figures.installmentsLeft ??
    figures.installments ??
    figures.months ??
    (told?.parcelas === undefined ? undefined : told.parcelas - (told.paid ?? 0));
  const known = figures.installment ?? told?.parcelaCents;
  return {
    installment: known ?? instalmentOf(asked, left),
    /** Owed as told, where the instalment is only known from it. */
    whole: known === undefined ? figures.loan : undefined,
    left,
    rate: told?.monthlyRate,
    name: told?.name ?? 'financiamento',
    owed: debt === undefined ? undefined : leftOf(ledger, debt),
  };
}

/** The loan before and after. Money in centavos, the rate a fraction a month. */
type Prepaid = {
  readonly installment: number;
  readonly left: number;
  readonly rate: Exact;
  readonly owed: number;
  /** The person said what is owed; otherwise it is what the instalments left are worth today. */
  readonly told: boolean;
  readonly put: number;
  readonly remaining: number;
  readonly months: number;
  /** Interest still to pay without prepaying, and with. */
  readonly before: number;
  readonly after: number;
  readonly saving: number;
};

/** "Financiamento de 200 mil a 9 % ao ano em 300 meses": the instalment follows from the terms. */
function instalmentOf({ figures }: Asked, left: number | undefined): number | undefined {
  const owed = figures.loan ?? figures.debts?.[0]?.cents;
  const rate = loanRate({ figures });
  return owed === undefined || rate === undefined || left === undefined ? undefined : toCents(pmt(owed, rate, left));
}

export const prepayLoan: Playbook = {
  indicators: ['cdi'],
  run(asked) {
    const { installment, left, rate: toldRate, whole } = loanOf(asked);
    if (installment === undefined)
      return needs('installment', 'Qual o valor da parcela do financiamento? (ex.: 1.100)');
    if (left === undefined) return needs('installmentsLeft', 'Quantas parcelas faltam? (ex.: 38)');
    const debt = asked.figures.debts?.[0];
    const rate =
      loanRate(asked) ??
      (toldRate === undefined ? undefined : loanRate({ figures: { monthlyRate: String(toldRate) } })) ??
      (debt === undefined ? undefined : solveRate(debt.cents, installment, left));
    if (rate === undefined) return needs('monthlyRate', 'Qual o juro do financiamento? (ex.: 1,5 % ao mês)');
    const owed = debt?.cents ?? whole ?? toCents(presentValue(installment, rate, left));
    const some = Number(SOME.exec(folded(asked.text))?.[1]);
    if (some > 0 && some < left) return lastOnes({ owed, installment, left, rate }, some);
    const extra = asked.figures.saved ?? asked.figures.price ?? reserveOf(asked.ledger);
    const { saving = MONTHLY.test(folded(asked.text)) ? extra : 0 } = asked.figures;
    const monthly = saving > 0 ? everyMonth({ owed, installment, left, rate }, saving) : undefined;
    if (monthly !== undefined) return monthly;
    if (extra <= 0 && ASKS_BALANCE.test(folded(asked.text))) return settlement({ owed, installment, left, rate });
    if (extra <= 0) return needs('saved', 'Quanto você tem para amortizar agora? (ex.: 10 mil)');
    const prepaid = prepaidOf({ installment, left, rate, owed: debt?.cents ?? whole }, extra);
    if (prepaid === undefined)
      return needs('installment', 'Essa parcela não paga nem os juros. Qual o valor certo dela? (ex.: 1.100)');
    const { rate: net, known } = netMonthlyYield(asked);
    const pays = rate.gt(net);
    return found({
      verdict: pays
        ? paysVerdict(prepaid)
        : 'Melhor manter o financiamento e deixar o dinheiro rendendo: o juro dele é menor que o seu rendimento.',
      because: [
        known
          ? `O financiamento custa ${fractionText(rate, 3)} ao mês; o CDI líquido rende ${fractionText(net, 3)}.`
          : `O financiamento custa ${fractionText(rate, 3)} ao mês, juro certo que você deixa de pagar.`,
        pays ? safetyWords(asked, prepaid) : undefined,
        pays && prepaid.remaining > 0
          ? 'Peça para reduzir o prazo, não a parcela: é o que mais corta juros.'
          : undefined,
      ],
      sums: prepaidSums(prepaid),
      data: [{ rotulo: 'Parcela', valor: `${reais(installment)}, faltam ${left}` }, rateShown('CDI', asked.rates.cdi)],
      next: [
        'Peça ao banco o saldo para quitação do dia: por lei ele desconta os juros das parcelas antecipadas (CDC, art. 52, § 2º).',
      ],
      limits: [
        'Em financiamento de imóvel (SAC com TR) o saldo do banco é o que vale; o FGTS também pode amortizar.',
        known ? undefined : 'Não consegui consultar o CDI agora para comparar.',
      ],
    });
  },
};

/** `owed`: as the person said it. */
type Terms = Omit<Loan, 'owed'> & { readonly owed: number | undefined };

/** Undefined when the instalment does not even pay the interest of what remains. @param extra what is there to prepay with, in centavos */
function prepaidOf({ installment, left, rate, owed: told }: Terms, extra: number): Prepaid | undefined {
  const owed = told ?? toCents(presentValue(installment, rate, left));
  const put = Math.min(extra, owed);
  const remaining = owed - put;
  const before = interestOf(priceTable(owed, rate, left));
  const months = periodsToSettle(remaining, installment, rate);
  if (!Number.isFinite(months)) return undefined;
  const after = interestLeft(remaining, rate, installment);
  const saving = Math.max(0, before - Math.min(after, before));
  return { installment, left, rate, owed, told: told !== undefined, put, remaining, months, before, after, saving };
}

/** Of a balance paid off at the same parcela, the last one smaller: centavos. */
function interestLeft(owed: number, rate: Exact, installment: number): number {
  let [left, interest] = [exact(owed), exact(0)];
  while (left.gt(0)) {
    const due = left.times(rate);
    interest = interest.plus(due);
    left = left.plus(due).minus(installment);
  }
  return toCents(interest);
}

function paysVerdict({ remaining, saving, months, left }: Prepaid): string {
  const sooner = months < left ? ` e ${monthsText(left - months)} de parcelas` : '';
  return `${remaining === 0 ? 'Quitar' : 'Amortizar'} vale: poupa ${reais(saving)} de juros${sooner}.`;
}

/** Said when prepaying would leave less than the months of expense kept for safety. */
function safetyWords(asked: Asked, { put }: Prepaid): string | undefined {
  const expense = expenseOf(asked);
  const keeps = savedOf(asked, reserveOf(asked.ledger)).cents - put;
  if (expense === undefined || keeps >= expense.cents * LEAST_SAFETY_MONTHS) return undefined;
  return `Mas não zere a segurança: depois disso sobram ${reais(Math.max(0, keeps))} guardados, menos que ${LEAST_SAFETY_MONTHS} meses de gastos. Amortize só o que passar disso.`;
}

function prepaidSums(prepaid: Prepaid): readonly (Sum | undefined)[] {
  const { installment, left, rate, owed, told, put, remaining, months, before, after, saving } = prepaid;
  const i = fractionText(rate, 3);
  const stay =
    months === 1
      ? `uma parcela menor que ${reais(installment)}`
      : `${months} parcelas de ${reais(installment)}, a última menor`;
  return [
    calculation(
      'Saldo devedor',
      told ? YOU_SAID : `${reais(installment)} × (1 − (1 + ${i})^−${left}) ÷ ${i}`,
      reais(owed),
    ),
    calculation('Depois de amortizar', `${reais(owed)} − ${reais(put)}`, `${reais(remaining)}, ${stay}`),
    calculation('Juros que faltam', `antes ${reais(before)}, depois ${reais(after)}`, `−${reais(saving)}`),
    months < left ? calculation('Parcelas a menos', `${left} − ${months}`, monthsText(left - months)) : undefined,
  ];
}
