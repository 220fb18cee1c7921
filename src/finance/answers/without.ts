// A sum with something excluded or a pending bill included: "e sem contar o aluguel?", "pagando a luz sobra quanto?".

import { incomeOf } from '../definitions/income.ts';
import { savedIn } from '../definitions/saved.ts';
import { reais } from '../money.ts';
import type { Question } from '../question.ts';
import { scopeOf, spanOf } from '../scope.ts';
import { type Answer, type Asked, sentence } from './answer.ts';
import { fixedLeftAnswer } from './fixed-left.ts';
import { wordsFor } from './flow-figures.ts';

const EVERY = 50;

type Part = { readonly cents: number; readonly words: string };

/** What each topic takes off; from an income, what was received under that name, if anything, otherwise what was spent on it. */
function partsOut({ ledger, question, today }: Asked): readonly Part[] {
  const { less = [], period, type, op, ...plain } = question;
  const totalOf = (of: Question): { cents: number; count: number } => ledger.total(scopeOf(ledger, of, today).filter);
  const span = period === undefined ? {} : { period };
  return less.map((topic) => {
    const spent: Question = { op: 'sum', type: 'expense', ...topic, ...span };
    const words = scopeOf(ledger, spent, today).about;
    if (!isLeft(question)) {
      const whole: Question = { ...plain, op, ...span };
      return { cents: totalOf(whole).cents - totalOf({ ...whole, less: [topic] }).cents, words };
    }
    const { category: _, ...named } = topic;
    const came =
      type === 'income' && Object.keys(named).length > 0 ? totalOf({ ...named, op: 'sum', type, ...span }) : undefined;
    return { cents: (came !== undefined && came.count > 0 ? came : totalOf(spent)).cents, words };
  });
}

/** Pending bills that match the name, as one part. */
function toPay({ ledger, question: { pending = '' } }: Asked): Part {
  const open = ledger.list({ kind: 'despesa', status: 'pendente', words: pending }, 'oldest', EVERY);
  return { cents: open.reduce((sum, { cents }) => sum + cents, 0), words: pending };
}

const isLeft = ({ op, type }: Question): boolean => op === 'savings' || type === 'income';

/** What is left has the spending off it already: both figures are told, with it and without. */
function leftWithout(base: number, parts: readonly Part[], when: string): Answer {
  const spent = parts.reduce((sum, { cents }) => sum + cents, 0);
  const left = (cents: number): string => (cents < 0 ? `faltaram ${reais(-cents)}` : `sobraram ${reais(cents)}`);
  if (spent === 0)
    return { text: [`${when} não achei gasto${parts.map(({ words }) => words).join(' nem')}: ${left(base)}.`] };
  const out = parts.map(({ cents, words }) => `${reais(cents)}${words}`).join(' e ');
  return {
    text: [`${when}, já descontados ${out}, `, { bold: left(base) }, `; sem esse gasto seriam ${reais(base + spent)}.`],
  };
}

/** Undefined for a question that neither excludes nor includes anything. */
export function withoutAnswer(asked: Asked): Answer | undefined {
  const { ledger, question, today } = asked;
  const { less = [], pending, op } = question;
  const fixed = fixedLeftAnswer(asked);
  if (fixed !== undefined) return fixed;
  if ((op !== 'sum' && op !== 'savings') || question.check === 'pace') return undefined;
  if (less.length === 0 && pending === undefined) return undefined;
  const { period, when } = spanOf(question, today);
  const base =
    question.op === 'savings'
      ? savedIn(ledger, period)
      : question.type === 'income'
        ? incomeOf(ledger, period)
        : ledger.total(scopeOf(ledger, { ...question, less: [] }, today).filter).cents;
  if (pending !== undefined) return withBill(asked, base, when);
  const all = partsOut(asked);
  const some = all.filter(({ cents }) => cents !== 0);
  // What takes nothing off is not worth a word, unless nothing else is.
  const parts = some.length === 0 ? all : some;
  const left = isLeft(question)
    ? parts.reduce((sum, { cents }) => sum - cents, base)
    : ledger.total(scopeOf(ledger, question, today).filter).cents;
  const out = parts.map(({ cents, words }) => `${reais(cents)}${words}`).join(' e ');
  if (op === 'savings') return leftWithout(base, parts, sentence(when));
  return isLeft(question)
    ? {
        text: [
          `${sentence(when)}, tirando ${out}, ${left >= 0 ? 'ficam' : 'faltam'} `,
          { bold: reais(Math.abs(left)) },
          ` dos ${reais(base)} que entraram.`,
        ],
      }
    : {
        text: [
          `${sentence(when)}, tirando ${out}, ${wordsFor('expense').sum} `,
          { bold: reais(left) },
          ` de ${reais(base)}.`,
        ],
      };
}

function withBill(asked: Asked, base: number, when: string): Answer {
  const { question } = asked;
  const bill = toPay(asked);
  if (bill.cents === 0) return { text: [`Não tenho ${bill.words} a pagar, pelo que anotei.`] };
  const name = `${bill.words} (${reais(bill.cents)})`;
  if (!isLeft(question))
    return {
      text: [
        `${sentence(when)}, contando ${name}, são `,
        { bold: reais(base + bill.cents) },
        ` de gastos. Não anotei nada.`,
      ],
    };
  const left = base - bill.cents;
  return {
    text: [
      `${sentence(when)}, pagando ${name}, ${left >= 0 ? 'sobram' : 'faltam'} `,
      { bold: reais(Math.abs(left)) },
      '. Não anotei nada.',
    ],
  };
}
