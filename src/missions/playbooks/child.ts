// "Vou ter um bebê, como me preparo?", "quanto custa um filho?", "quanto dou de mesada?": what the monthly surplus allows. No average cost of a child
// is given: it depends on the family's means, which are shown.

import { folded } from '../../domain/fold.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { monthsApart } from '../../finance/fatura.ts';
import { reais } from '../../finance/money.ts';
import { calculation, found } from '../found.ts';
import { ASSUMED, byCategory, expenseOf, leftOver, savedOf, shown, support, youSaid } from '../known.ts';
import { type Asked, needs, needsOwn, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { monthsText } from '../rate-words.ts';
import { SAFETY_MONTHS } from '../rules-of-thumb.ts';

/** Common starting point for an allowance: R$ 1 a week per year of age, in centavos. */
const A_WEEK_PER_YEAR = 100;
const WEEKS = 4;

export const child: Playbook = {
  run(asked) {
    if (/\b(?:mesada|semanada)s?\b/.test(folded(asked.text))) return allowance(asked);
    const arrival = arrivalOf(asked);
    if (arrival !== undefined) return arrival;
    const expense = expenseOf(asked);
    if (expense === undefined) return needsOwn('expense', 'Quanto você gasta por mês, no total? (ex.: 3.200)');
    const left = leftOver(asked);
    const saved = savedOf(asked, reserveOf(asked.ledger));
    const noted = byCategory(asked).find(({ key }) => key === 'familia');
    const room = Math.max(0, left?.cents ?? 0);
    const reserve = expense.cents * SAFETY_MONTHS;
    return found({
      verdict:
        left === undefined
          ? 'Custa o que a família pode: me diga quanto entra por mês que eu mostro o espaço que há.'
          : room === 0
            ? 'Hoje o mês não tem folga: o primeiro passo, antes da criança, é fazer sobrar.'
            : `Há ${reais(room)} por mês de folga: é o que cabe gastar com a criança sem mexer no resto.`,
      because: [
        noted === undefined ? undefined : `Hoje você já gasta ${reais(noted.cents)} por mês com a família.`,
        'O que pesa, nesta ordem: creche ou escola, plano de saúde, fraldas e leite no começo, e a renda de quem parar de trabalhar um tempo.',
        saved.cents >= reserve
          ? `A reserva (${reais(saved.cents)}) já cobre ${SAFETY_MONTHS} meses.`
          : `Reforce a reserva antes: ${SAFETY_MONTHS} meses são ${reais(reserve)}, e há ${reais(saved.cents)}${paceWords(reserve - saved.cents, asked.figures.months)}.`,
      ],
      sums: [
        left === undefined ? undefined : calculation('Folga do mês', left.from, reais(left.cents)),
        calculation('Reserva', `${SAFETY_MONTHS} × ${reais(expense.cents)}`, reais(reserve)),
      ],
      data: [shown('Gastos do mês', expense), shown('Guardado', saved)],
      next: [
        'Treine agora: separe por mês o valor da creche do seu bairro; o que juntar vira enxoval.',
        'Confira licença, auxílio-creche e plano da empresa; salário-maternidade do INSS também vale para autônoma e MEI.',
      ],
    });
  },
};

/** What has to be bought before the child comes, told piece by piece. @returns undefined when nothing of it was told */
function arrivalOf({ figures, today }: Asked): PlaybookOutcome | undefined {
  const { goal, saved = 0, saving, due } = figures;
  if (goal === undefined || goal <= 0) return undefined;
  const months = due === undefined ? figures.months : Math.max(1, monthsApart(today, due));
  const lacks = Math.max(0, goal - saved);
  const each = months === undefined ? undefined : Math.ceil(lacks / months);
  const reached = saving === undefined || months === undefined ? undefined : saved + saving * months;
  return found({
    verdict:
      each === undefined
        ? `Para a chegada são ${reais(goal)}${saved > 0 ? `, e faltam ${reais(lacks)}` : ''}.`
        : `Para a chegada são ${reais(goal)}: guardando ${reais(each)} por mês dá em ${monthsText(months ?? 0)}.`,
    because: [
      reached === undefined || saving === undefined
        ? undefined
        : reached >= goal
          ? `Com ${reais(saving)} por mês dá e sobra ${reais(reached - goal)}.`
          : `Com ${reais(saving)} por mês você chega a ${reais(reached)}: faltam ${reais(goal - reached)}.`,
      'Peça no chá de bebê o que mais se gasta: fralda, lenço e roupa de tamanho maior. Parto pelo SUS ou pelo plano muda muito a conta.',
    ],
    sums: [
      saved > 0 ? calculation('Falta', `${reais(goal)} − ${reais(saved)}`, reais(lacks)) : undefined,
      each === undefined ? undefined : calculation('Por mês', `${reais(lacks)} ÷ ${months}`, reais(each)),
      reached === undefined || saving === undefined
        ? undefined
        : calculation('No seu ritmo', `${reais(saved)} + ${months} × ${reais(saving)}`, reais(reached)),
    ],
    data: [youSaid('Para a chegada', reais(goal))],
    next: [months === undefined ? 'Me diga para quando é e quanto consegue guardar por mês.' : undefined],
  });
}

/** @param months until the child comes */
const paceWords = (lacks: number, months: number | undefined): string =>
  months === undefined || months > MOST_AHEAD
    ? ''
    : `: em ${months} meses, ${reais(Math.ceil(lacks / months))} por mês`;
const MOST_AHEAD = 12;

function allowance({ figures }: Asked): PlaybookOutcome {
  // "Filho de 10 anos" is parsed as an age, but it must not be stored as the person's own.
  const age = figures.childAge ?? figures.age;
  if (age === undefined) return needs('childAge', 'Quantos anos a criança tem?');
  const week = age * A_WEEK_PER_YEAR;
  return found({
    verdict:
      age < 11
        ? `Comece com ${reais(week)} por semana: criança dessa idade ainda não espera um mês.`
        : `Uns ${reais(week * WEEKS)} por mês, se for só para lazer e lanche fora de casa.`,
    because: [
      'O valor importa menos que a regra: dia certo, sem adiantar, sem tirar como castigo, e sem pagar por tarefa de casa.',
      'Combine o que a mesada cobre e deixe errar: gastar tudo no primeiro dia é a lição.',
    ],
    sums: [
      calculation('Por semana', `${age} anos × ${reais(A_WEEK_PER_YEAR)}`, reais(week)),
      calculation('Por mês', `${WEEKS} × ${reais(week)}`, reais(week * WEEKS)),
    ],
    data: [support('R$ 1 por semana por ano de idade', 'ponto de partida', `régua comum, ${ASSUMED}`)],
    next: ['Três potes ajudam: gastar, guardar e dar.'],
  });
}
