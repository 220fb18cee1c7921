// Answers about budgets, goals, recurring entries, and whether something was paid.

import { folded } from '../../domain/fold.ts';
import type { Told } from '../../domain/told.ts';
import { budgetHistory } from '../budget-history.ts';
import { budgetStatus } from '../budget-status.ts';
import { categoryLabel } from '../category-labels.ts';
import { goalJar } from '../conta.ts';
import { cardsOf } from '../definitions/card.ts';
import { reserveOf } from '../definitions/reserve.ts';
import { goalLine, isPaced, monthlyLine } from '../goal-progress.ts';
import { reais } from '../money.ts';
import { budgetHistoryWords, budgetLine } from '../replies/budget-words.ts';
import { dayWords } from '../replies/day-words.ts';
import { entryLine, subjectWords } from '../replies/entry-words.ts';
import { recurrenceWords } from '../replies/told-words.ts';
import { scopeOf } from '../scope.ts';
import { type Answer, type Asked, countWords, numberedLines } from './answer.ts';
import { faturaPaidAnswer, limitAnswer } from './cards.ts';
import { sumAnswer } from './flow-figures.ts';

/** The budgets of what was asked about, otherwise all; without any, how to set one. */
export function budgetAnswer({ ledger, question, today }: Asked): Answer {
  const { category, merchant } = question;
  const all = ledger.told('orcamento');
  const fits = ({ value }: Told<'orcamento'>): boolean =>
    (merchant !== undefined && value.words !== undefined && folded(value.words) === folded(merchant)) ||
    (category !== undefined && value.category === category);
  const asked = category === undefined && merchant === undefined ? all : all.filter(fits);
  if (asked.length === 0) {
    // "Quanto ainda tenho de limite?" from a person without a budget but with a card means the card's limit.
    const ofCard = all.length === 0 && category === undefined && merchant === undefined;
    if (ofCard && cardsOf(ledger).some(({ told }) => told.limitCents !== undefined))
      return limitAnswer({ ledger, question, today });
    const of = merchant ?? (category === undefined ? undefined : categoryLabel(category));
    return {
      text: [
        `Você ainda não definiu um teto${of === undefined ? '' : ` de ${of}`}. Por exemplo: “teto de 800 pro mercado”.`,
      ],
    };
  }
  const { period } = question;
  const current = (budget: Told<'orcamento'>): boolean =>
    budgetStatus(ledger, budget, today).cycle.from <= (period?.from ?? today);
  if (period !== undefined && !asked.every(current))
    return {
      text: asked.flatMap((budget, index) => [
        index === 0 ? '' : '\n',
        ...budgetHistoryWords(budget, budgetHistory(ledger, budget, period, today), today),
      ]),
    };
  const lines = asked.map((budget) => budgetLine(budgetStatus(ledger, budget, today), today));
  if (lines.length === 1) return { text: [{ bold: lines[0] ?? '' }, '.'] };
  return { text: [{ bold: `Seus ${asked.length} tetos:` }, ...lines.map((line) => `\n• ${line}`)] };
}

/** The goal of that name, otherwise all, with what is saved towards each. */
export function goalAnswer({ ledger, question, today }: Asked): Answer {
  // "Minha meta" names no goal in particular.
  const name = /^(?:minha )?(?:meta|objetivo|alvo)s?$/i.test(question.name ?? '') ? undefined : question.name;
  const goals = ledger.told('meta');
  const found =
    name === undefined ? goals : goals.filter(({ key }) => key.includes(folded(name)) || folded(name).includes(key));
  if (found.length === 0 && name !== undefined) {
    // Money set aside under a name that has no goal: answer from its savings jar.
    const jar = goalJar(folded(name));
    const kept = ledger.balances().find(({ conta }) => conta === jar)?.cents ?? 0;
    if (kept > 0) return { text: ['Você guardou ', { bold: reais(kept) }, ` para ${name}.`] };
  }
  if (found.length === 0)
    return {
      text: [
        name === undefined
          ? 'Você ainda não tem meta. Por exemplo: “quero juntar 2 mil até maio”.'
          : `Não tenho meta de ${name}.`,
      ],
    };
  const reserve = reserveOf(ledger);
  const { check } = question;
  const monthly = isPaced(check) ? found.flatMap((goal) => monthlyLine(goal, reserve, ledger, today, check)) : [];
  if (monthly.length > 0) return { text: [monthly.join('\n')] };
  const lines = numberedLines(found.map((goal) => goalLine(goal, reserve, ledger, today)));
  return {
    text: [`Você tem `, { bold: reais(reserve) }, ' guardados.', ...lines],
    keyed: { kind: 'meta', keys: found.map(({ key }) => key) },
  };
}

const MONTHS = 12;

/** What repeats, with its rhythm and next day, and the sum of a month. */
export function recurringAnswer(asked: Asked): Answer {
  const { ledger, question } = asked;
  const wanted = question.type === 'income' ? 'receita' : 'despesa';
  const all = ledger
    .told('recorrencia')
    .filter(({ value }) => value.usual !== true)
    .filter(
      ({ value }) =>
        (question.type === undefined || value.kind === wanted) &&
        (question.category === undefined || value.category === question.category),
    );
  // "Gasto com assinaturas": told one by one, they are still what was asked about.
  if (
    all.length === 0 &&
    question.category !== undefined &&
    ledger.total(scopeOf(ledger, question, asked.today).filter).count > 0
  )
    return sumAnswer({ ...asked, question: { ...question, op: 'sum' } });
  if (all.length === 0)
    return { text: ['Não tenho nada que se repete anotado. Por exemplo: “todo mês pago 55 de celular dia 12”.'] };
  const monthly = all
    .filter(({ value }) => value.every === 'monthly')
    .reduce((sum, { value }) => sum + (value.cents ?? 0), 0);
  if (question.check === 'yearly' && monthly > 0)
    return { text: [`${reais(monthly)} por mês são `, { bold: `${reais(monthly * MONTHS)} por ano` }, '.'] };
  const total = monthly === 0 ? '' : `, ${reais(monthly)} por mês`;
  return {
    text: [
      { bold: `${countWords(all.length, 'recorrência')}${total}:` },
      ...numberedLines(all.map(({ value }) => recurrenceWords(value))),
    ],
    keyed: { kind: 'recorrencia', keys: all.map(({ key }) => key) },
  };
}

/** "O condomínio já tá pago?": finds a payment in the period, or the obligation still pending. */
export function paidAnswer(asked: Asked): Answer {
  const { ledger, question, today } = asked;
  if (question.check === 'invoice') return faturaPaidAnswer(asked);
  const { filter, when, about } = scopeOf(ledger, question, today);
  const [paid] = ledger.list({ ...filter, kind: 'fluxo' }, 'newest', 1);
  if (paid !== undefined) return { text: ['Sim: ', { bold: entryLine(paid, today) }, '.'], shown: [paid] };
  const { from: _from, to: _to, ...rest } = filter;
  const [open] = ledger.list({ ...rest, kind: 'fluxo', status: 'pendente' }, 'oldest', 1);
  if (open !== undefined)
    return {
      text: ['Ainda não: ', { bold: `${subjectWords(open)}, ${dayWords(open.date, today)}` }, '.'],
      shown: [open],
    };
  return { text: [`Não achei pagamento${about} ${when}.`] };
}
