// A sum with something excluded or a pending bill included: "e sem contar o aluguel?", "pagando a luz sobra quanto?".

import { incomeOf } from '../definitions/income.ts';
import { savedIn } from '../definitions/saved.ts';
import { reais } from '../money.ts';
import type { Question } from '../question.ts';
import { scopeOf, spanOf } from '../scope.ts';
import { type Answer, type Asked, sentence } from './answer.ts';
import { wordsFor } from './flow-figures.ts';

const EVERY = 50;

type Part = { readonly cents: number; readonly words: string };

/** Amount of each excluded item; for an income question, what was received under that name, if anything. */
function partsOut({ ledger, question, today }: Asked): readonly Part[] {
  const { less = [], period, type } = question;
  const span = period === undefined ? {} : { period };
  const partOf = (of: Question): Part & { readonly count: number } => {
    const { filter, about } = scopeOf(ledger, of, today);
    return { ...ledger.total(filter), words: about };
  };
  return less.map((topic) => {
    const { merchant } = topic;
    const came =
      type === 'income' && merchant !== undefined
        ? partOf({ op: 'sum', type: 'income', merchant, ...span })
        : undefined;
    return came !== undefined && came.count > 0 ? came : partOf({ op: 'sum', type: 'expense', ...topic, ...span });
  });
}

/** Pending bills that match the name, as one part. */
function toPay({ ledger, question: { pending = '' } }: Asked): Part {
  const open = ledger.list({ kind: 'despesa', status: 'pendente', words: pending }, 'oldest', EVERY);
  return { cents: open.reduce((sum, { cents }) => sum + cents, 0), words: pending };
}

const isLeft = ({ op, type }: Question): boolean => op === 'savings' || type === 'income';

/** Undefined for a question that neither excludes nor includes anything. */
export function withoutAnswer(asked: Asked): Answer | undefined {
  const { ledger, question, today } = asked;
  const { less = [], pending, op } = question;
  // Lists filter the exclusions themselves (rows.ts).
  if (op === 'max' || op === 'min') return undefined;
  if (less.length === 0 && pending === undefined) return undefined;
  const { period, when } = spanOf(question, today);
  const base =
    question.op === 'savings'
      ? savedIn(ledger, period)
      : question.type === 'income'
        ? incomeOf(ledger, period)
        : ledger.total(scopeOf(ledger, question, today).filter).cents;
  if (pending !== undefined) return withBill(asked, base, when);
  const parts = partsOut(asked);
  const left = parts.reduce((sum, { cents }) => sum - cents, base);
  const out = parts.map(({ cents, words }) => `${reais(cents)}${words}`).join(' e ');
  return isLeft(question)
    ? {
        text: [
          `${sentence(when)}, tirando ${out}, ${left >= 0 ? 'ficam' : 'faltam'} `,
          { bold: reais(Math.abs(left)) },
          ` dos ${reais(base)}${question.op === 'savings' ? ' que sobraram' : ' que entraram'}.`,
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
