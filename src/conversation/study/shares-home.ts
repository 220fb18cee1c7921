// "Como a gente divide as contas?", behind "eu ganho 4.500 e ela 2.500": of a home, and no bill to split with somebody.

import { folded } from '../../domain/fold.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { hardQuestion } from './hard-question-of.ts';
import { figuresIn, premises } from './premises.ts';

const ASKS =
  /^(?:(?:e|mas|entao|ai) )*(?:como|quanto|qual) .{0,40}\b(?:divid|rach|pag|separ)\w* (?:d?[ao]s |nossas? |tudo|cada um)?.{0,12}\b(?:contas?|despesas?|gastos|casa|cada um)\b|\b(?:divid|rach)\w*\b.{0,30}\b(?:proporcional|conforme|de acordo com o que|pelo que)/;

/** @returns undefined unless both incomes were told a moment ago */
export function sharesHome(situation: Situation): Decision | undefined {
  const { text, reading } = situation;
  if (!ASKS.test(folded(text))) return undefined;
  const told = premises(situation, ['set_recurring']);
  const shared = `dividir as contas: ${told.join('; ')}`;
  const { income, otherIncome } = figuresIn(
    told.map((one) => `dividir: ${one}`),
    situation,
  );
  if (income === undefined || otherIncome === undefined) return undefined;
  const question = hardQuestion(reading, {
    domain: 'planejamento_financeiro',
    coordinator: 'planejamento',
    figures: reading.figures,
  });
  return run({
    tool: 'study_question',
    args: {
      question: {
        ...question,
        text: `${shared}; ${text.trim()}`,
        figures: { ...question.figures, income, otherIncome },
      },
    },
  });
}
