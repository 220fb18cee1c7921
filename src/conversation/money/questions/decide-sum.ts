// Arithmetic ("12 x 35,90") is computed before any other reading of the words.

import { reais } from '../../../finance/money.ts';
import { type Pace, type SumQuestion, sumQuestion } from '../../../language/amounts/sum-question.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { decimal } from '../../replies/decimal.ts';
import type { Situation } from '../../situation.ts';

const inReais = (value: number): string => reais(Math.round(value * 100));

const PACES: Readonly<Record<Pace, string>> = { dia: 'por dia', semana: 'por semana', mes: 'por mês', ano: 'por ano' };

const MANY: Readonly<Record<Pace, string>> = { dia: 'dias', semana: 'semanas', mes: 'meses', ano: 'anos' };

function words(sum: SumQuestion): string {
  switch (sum.kind) {
    case 'percent':
      return `${decimal(sum.percent)} % de ${decimal(sum.of)} = ${decimal(sum.result)}.`;
    case 'sum':
      return `${[decimal(sum.first), ...sum.rest.map(({ sign, value }) => `${sign} ${decimal(value)}`)].join(' ')} = ${decimal(sum.result)}.`;
    case 'pace': {
      const weeks = sum.pace === 'semana' && sum.per === 'mes' ? ' (são 52 semanas em 12 meses)' : '';
      const over = sum.count === 1 ? PACES[sum.per] : `em ${sum.count} ${MANY[sum.per]}`;
      return `${inReais(sum.each)} ${PACES[sum.pace]} dão ${inReais(sum.result)} ${over}${weeks}.`;
    }
    default:
      return sum satisfies never;
  }
}

/** @returns undefined when the message is no arithmetic */
export function decideSum({ text }: Situation): Decision | undefined {
  const sum = sumQuestion(text);
  return sum === undefined ? undefined : say({ text: [words(sum)] });
}
