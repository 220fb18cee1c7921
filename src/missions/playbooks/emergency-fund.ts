// Size of an emergency fund, the shortfall, and when it is reached. Months of expense: 6 with a steady income, 12 with one that varies (CVM,
// Planejamento financeiro pessoal; Banco Central, Caderno de Educação Financeira).

import { folded } from '../../domain/fold.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import type { Exact } from '../formulas/exact.ts';
import { periodsToGoal } from '../formulas/nper.ts';
import { calculation, found } from '../found.ts';
import { expenseOf, type Known, leftOver, savedOf, shown, support, YOU_SAID } from '../known.ts';
import { netMonthlyYield } from '../net-yield.ts';
import { type Asked, needsOwn, type Playbook } from '../playbook.ts';
import { fractionText, monthsText, rateShown } from '../rate-words.ts';

/** Centavos. */
const LEAST_MONTH = 20_000;
const STEADY = 6;
const VARYING = 12;
const LONGEST = 600;
const VARYING_PAY = /\b(?:autonom|freela|mei|comissao|renda varia|pj|diarista|entregador|motorista de app)\w*/;

/** Money in centavos. */
type Fund = {
  readonly expense: Known;
  readonly saved: Known;
  readonly varying: boolean;
  readonly months: number;
  readonly goal: number;
  readonly gap: number;
  /** How long what is saved would last: '2,5 meses'. */
  readonly cover: string;
};

export const emergencyFund: Playbook = {
  indicators: ['cdi'],
  run(asked) {
    const usual = expenseOf(asked);
    // A first month with an almoço in it does not say what a month costs.
    const expense = usual !== undefined && usual.from !== YOU_SAID && usual.cents < LEAST_MONTH ? undefined : usual;
    if (expense === undefined) return needsOwn('expense', 'Quanto você gasta por mês, no total? (ex.: 3.200)');
    const fund = fundOf(asked, expense);
    const { months, goal, saved, gap, cover } = fund;
    const left = leftOver(asked);
    const ownPace = asked.figures.saving !== undefined;
    const { rate, known } = netMonthlyYield(asked);
    return found({
      verdict:
        gap === 0
          ? `Sua reserva já basta: ${reais(saved.cents)} cobrem ${cover} dos seus gastos.`
          : `Sua reserva deveria ser de ${reais(goal)}, ${monthsText(months)} dos seus gastos; faltam ${reais(gap)}.`,
      because:
        gap === 0
          ? ['O que passar disso já pode ir para objetivos de prazo maior.']
          : [`O que você tem hoje cobre ${cover}.`, waitWords(fund, left, rate, ownPace)],
      sums: [
        calculation('Reserva', `${months} × ${reais(expense.cents)}`, reais(goal)),
        gap > 0 ? undefined : calculation('Cobre', `${reais(saved.cents)} ÷ ${reais(expense.cents)}`, cover),
        calculation('Falta', `${reais(goal)} − ${reais(saved.cents)}`, reais(gap)),
        known && gap > 0
          ? calculation('Rendimento usado', 'CDI mensal menos 15 % de IR', `${fractionText(rate, 3)} ao mês`)
          : undefined,
      ],
      data: [
        shown('Gastos do mês', expense),
        shown('Guardado', saved),
        shown(ownPace ? 'Por mês' : 'Sobra do mês', left),
        support('Meses de reserva', String(months), monthsFrom(asked, fund)),
        rateShown('CDI', asked.rates.cdi),
      ],
      next:
        gap === 0
          ? []
          : [
              'Deixe-a onde dá para sacar no mesmo dia e sem oscilar: Tesouro Selic, CDB de liquidez diária ou conta remunerada.',
              'Só depois dela pense em prazos maiores.',
            ],
      limits: known || gap === 0 ? [] : ['Sem o CDI de agora, contei a espera sem rendimento.'],
    });
  },
};

function fundOf(asked: Asked, expense: Known): Fund {
  const { ledger, figures, text } = asked;
  const varying =
    ledger.told('perfil').reduce((said, { key, value: { value } }) => {
      if (key === 'income_kind') return value === 'variavel';
      return said || (key === 'situation' && VARYING_PAY.test(folded(String(value))));
    }, false) || VARYING_PAY.test(folded(text));
  const months = figures.months ?? (varying ? VARYING : STEADY);
  const goal = expense.cents * months;
  const saved = savedOf(asked, reserveOf(ledger));
  const covers = Math.floor((saved.cents * 10) / expense.cents) / 10;
  const cover = `${String(covers).replace('.', ',')} ${covers < 2 ? 'mês' : 'meses'}`;
  return { expense, saved, varying, months, goal, gap: Math.max(0, goal - saved.cents), cover };
}

/** When the reserve is complete at the pace of the month. @param ownPace the person said how much they can save */
function waitWords({ goal, saved }: Fund, left: Known | undefined, rate: Exact, ownPace: boolean): string {
  if (left === undefined)
    return 'Ainda não sei quanto sobra do seu mês: me diga quanto entra e eu digo em quanto tempo ela fica pronta.';
  const wait = periodsToGoal(goal, saved.cents, Math.max(0, left.cents), rate);
  if (wait > LONGEST)
    return 'Hoje não sobra nada por mês: comece com qualquer valor fixo, mesmo pequeno, e com o que entrar de extra.';
  return `Guardando ${ownPace ? reais(left.cents) : `os ${reais(left.cents)} que sobram`} por mês, ela fica pronta em ${monthsText(wait)}.`;
}

function monthsFrom({ figures }: Asked, { varying }: Fund): string {
  if (figures.months !== undefined) return YOU_SAID;
  return varying ? 'renda que varia: 12' : 'renda estável: 6; se a sua varia, use 12';
}
