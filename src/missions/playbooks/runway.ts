// "Fui demitido, quanto tempo meu dinheiro dura?": savings divided by monthly expense, at the usual level and a reduced one.

import { folded } from '../../domain/fold.ts';
import { balanceOf } from '../../finance/definitions/balance.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import { calculation, found } from '../found.ts';
import { assumed, expenseOf, savedOf, shown, wholeExpenseOf, youSaid } from '../known.ts';
import { needs, needsOwn, type Playbook } from '../playbook.ts';
import { monthsText } from '../rate-words.ts';

/** Of unemployment benefit (Lei 7.998/1990, art. 4º). */
const MOST_PARCELS = 5;
/** In months: what comes in is enough. */
const FOREVER = 1200;
/** Reduction most households can sustain for a while, %. */
const LEANER = 25;
/** The person resigned: income recorded so far no longer applies. */
const QUIT = /\b(?:pedi demissao|pedir demissao|me demiti|larg(?:uei|ar) o emprego|sair do emprego)\b/;

/** The person was dismissed. */
const LOST = /\b(?:demit\w+|demiss\w+|desempreg\w+|perdi|mandad[oa] embora|deslig\w+)\b/;

export const runway: Playbook = {
  run(asked) {
    const expense = expenseOf(asked);
    if (expense === undefined) return needsOwn('expense', 'Quanto você gasta por mês, no total? (ex.: 3.200)');
    const kept = savedOf(asked, reserveOf(asked.ledger) + Math.max(0, balanceOf(asked.ledger)));
    if (kept.cents <= 0) return needs('saved', 'Quanto você tem guardado hoje? (ex.: 15 mil)');
    // A first month with a café in it does not say what a month costs.
    if (wholeExpenseOf(asked) === undefined)
      return needsOwn('expense', 'Quanto você gasta por mês, no total? (ex.: 3.200)');
    const { installments = 0, installment = 0, otherIncome: comes = 0 } = asked.figures;
    const benefit = installments > 0 && installments <= MOST_PARCELS && installment > 0;
    const [times, each] = benefit ? [installments, installment] : [0, 0];
    /** What the benefit leaves for the first months ends sooner where it is not enough. */
    const lasts = (spent: number): number => {
      const [short, whole] = [spent - comes - each, kept.cents + each * times];
      if (spent <= comes) return FOREVER;
      return Math.floor(benefit && short * times > kept.cents ? kept.cents / short : whole / (spent - comes));
    };
    const months = lasts(expense.cents);
    const lean = Math.round((expense.cents * (100 - LEANER)) / 100);
    const longer = lasts(lean);
    const quit = QUIT.test(folded(asked.text));
    const all = benefit ? `(${reais(kept.cents)} + ${times} × ${reais(each)})` : reais(kept.cents);
    const sum = (spent: number): string =>
      `${all} ÷ ${comes === 0 ? reais(spent) : `(${reais(spent)} − ${reais(comes)})`}`;
    return found({
      verdict:
        months === 0
          ? `O que você tem (${reais(kept.cents)}) não cobre um mês inteiro de gastos.`
          : months === FOREVER
            ? `O que entra cobre o mês: os ${reais(kept.cents)} ficam.`
            : `Seu dinheiro dura ${monthsText(months)} no ritmo de hoje${benefit ? ', com o seguro-desemprego' : ''}.`,
      because: [
        longer === FOREVER
          ? undefined
          : `Cortando ${LEANER} % dos gastos (${reais(lean)} por mês), dura ${monthsText(Math.max(1, longer))}.`,
        benefit || (!quit && !LOST.test(folded(asked.text)))
          ? undefined
          : quit
            ? 'Pedindo demissão não há seguro-desemprego nem saque do FGTS: conte só com férias e 13º proporcionais.'
            : 'Demissão sem justa causa dá multa de 40 % do FGTS, saque do saldo e seguro-desemprego de 3 a 5 parcelas: peça em até 120 dias, pelo aplicativo Carteira de Trabalho Digital.',
      ],
      sums: [
        months === FOREVER ? undefined : calculation('Dura', sum(expense.cents), `${months} meses inteiros`),
        longer === FOREVER ? undefined : calculation('Com corte', sum(lean), `${longer} meses inteiros`),
      ],
      data: [
        shown('Guardado e em conta', kept),
        shown('Gastos do mês', expense),
        benefit ? youSaid('Seguro-desemprego', `${times}x de ${reais(each)}`) : undefined,
        comes > 0 ? youSaid('Entra por mês', reais(comes)) : undefined,
        assumed('Corte', `${LEANER} %`),
      ],
      next: [
        quit || LOST.test(folded(asked.text))
          ? 'Hoje: suspenda assinaturas, renegocie parcelas antes de atrasar e use a rescisão como reserva, não como prêmio.'
          : undefined,
        'Pergunte “o que corto?” que eu mostro por onde começar.',
      ],
      limits: [
        benefit || comes > 0 ? 'Não conta rendimento.' : 'Não conta rendimento nem bicos; conta como se nada entrasse.',
      ],
    });
  },
};
