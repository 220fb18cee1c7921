// "Quanto lucrei com o queijo?": what came in of a thing, less what was spent on it, both by its name.

import type { LedgerFilter } from '../../domain/ledger.ts';
import { reais } from '../money.ts';
import { spanOf } from '../scope.ts';
import { type Answer, type Asked, sentence } from './answer.ts';

/** @param thing matched by words, in income and spending alike */
export function profitAnswer({ ledger, question, today }: Asked, thing: string): Answer {
  const { period, when } = spanOf(question, today);
  const named: LedgerFilter = { ...period, words: thing };
  const earned = ledger.total({ ...named, kind: 'receita' });
  const spent = ledger.total({ ...named, kind: 'despesa' });
  if (earned.count + spent.count === 0) return { text: [`Não achei lançamento nenhum com ${thing} ${when}.`] };
  const left = earned.cents - spent.cents;
  return {
    text: [
      `${sentence(when)}, com ${thing}: ${left >= 0 ? 'lucro' : 'prejuízo'} de `,
      { bold: reais(Math.abs(left)) },
      ` (entraram ${reais(earned.cents)} e saíram ${reais(spent.cents)}). Só conto o que foi anotado com esse nome.`,
    ],
  };
}
