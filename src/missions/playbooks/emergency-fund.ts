// Size of an emergency fund, the shortfall, and when it is reached. Months of expense: 6 with a steady income, 12 with one that varies (CVM,
// Planejamento financeiro pessoal; Banco Central, Caderno de Educação Financeira).

import { folded } from '../../domain/fold.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import { periodsToGoal } from '../formulas/nper.ts';
import { found } from '../found.ts';
import { expenseOf, leftOver, savedOf, shown } from '../known.ts';
import { netMonthlyYield } from '../net-yield.ts';
import { needs, type Playbook } from '../playbook.ts';
import { fractionText, monthsText, rateShown } from '../rate-words.ts';

const STEADY = 6;
const VARYING = 12;
const LONGEST = 600;

export const emergencyFund: Playbook = {
  indicators: ['cdi'],
  run(asked) {
    const { ledger, figures, text, rates } = asked;
    const expense = expenseOf(asked);
    if (expense === undefined) return needs('expense', 'Quanto você gasta por mês, no total? (ex.: 3.200)');
    const fact = ledger.told('perfil').find(({ key }) => key === 'income_kind')?.value.value;
    const varying = fact === 'variavel' || /\b(?:autonom|freela|mei|comissao|renda varia|pj)\w*/.test(folded(text));
    const months = figures.months ?? (varying ? VARYING : STEADY);
    const goal = expense.cents * months;
    const saved = savedOf(asked, reserveOf(ledger));
    const gap = Math.max(0, goal - saved.cents);
    const left = leftOver(asked);
    const { rate, known } = netMonthlyYield(asked);
    const wait =
      left === undefined ? Number.POSITIVE_INFINITY : periodsToGoal(goal, saved.cents, Math.max(0, left.cents), rate);
    const cover = Math.floor((saved.cents * 10) / expense.cents) / 10;
    const coverText = `${String(cover).replace('.', ',')} ${cover < 2 ? 'mês' : 'meses'}`;
    return found({
      verdict:
        gap === 0
          ? `Sua reserva já basta: ${reais(saved.cents)} cobrem ${coverText} dos seus gastos.`
          : `Sua reserva deveria ser de ${reais(goal)}, ${monthsText(months)} dos seus gastos; faltam ${reais(gap)}.`,
      because: [
        gap === 0
          ? 'O que passar disso já pode ir para objetivos de prazo maior.'
          : `O que você tem hoje cobre ${coverText}.`,
        gap === 0
          ? undefined
          : wait <= LONGEST && left !== undefined
            ? `Guardando ${figures.saving === undefined ? `os ${reais(left.cents)} que sobram` : reais(left.cents)} por mês, ela fica pronta em ${monthsText(wait)}.`
            : left === undefined
              ? 'Ainda não sei quanto sobra do seu mês: me diga quanto entra e eu digo em quanto tempo ela fica pronta.'
              : 'Hoje não sobra nada por mês: comece com qualquer valor fixo, mesmo pequeno, e com o que entrar de extra.',
      ],
      sums: [
        { rotulo: 'Reserva', formula: `${months} × ${reais(expense.cents)}`, resultado: reais(goal) },
        gap > 0
          ? undefined
          : {
              rotulo: 'Cobre',
              formula: `${reais(saved.cents)} ÷ ${reais(expense.cents)}`,
              resultado: coverText,
            },
        { rotulo: 'Falta', formula: `${reais(goal)} − ${reais(saved.cents)}`, resultado: reais(gap) },
        known && gap > 0
          ? {
              rotulo: 'Rendimento usado',
              formula: 'CDI mensal menos 15 % de IR',
              resultado: `${fractionText(rate, 3)} ao mês`,
            }
          : undefined,
      ],
      data: [
        shown('Gastos do mês', expense),
        shown('Guardado', saved),
        left === undefined ? undefined : shown(figures.saving === undefined ? 'Sobra do mês' : 'Por mês', left),
        {
          rotulo: 'Meses de reserva',
          valor: String(months),
          fonte:
            figures.months === undefined
              ? varying
                ? 'renda que varia: 12'
                : 'renda estável: 6; se a sua varia, use 12'
              : 'você disse',
        },
        rateShown('CDI', rates.cdi),
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
