// "Quanto isso representa da minha renda?", after a sum: what part of the income it is.

import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { askLedger } from './ask-ledger.ts';

/** A sum pointed at, a part asked for, and the income it is a part of. */
const OF_INCOME = pattern('i')`
  ^(?=.*\b(?:d?isso|ess[ea] (?:valor|total|gasto))(?![a-zà-ÿ]))
  (?=.*(?:represent|%|por cento|porcent|percent|\bparte\b|fatia|pesa\b|equivale|quanto (?:é|isso)|(?:é|d[áa]) quanto))
  (?=
    .*\b[dn][ao]s? (?:minha |meus? |que (?:eu )?)
    (?:renda|sal[áa]rio|ganhos?|recebi|ganho|ganhei|recebo|entradas?|receita)(?![a-zà-ÿ])
  )[^\d]{10,80}$
`;

/** Undefined when the last question was no sum of spending. */
export function decideOfIncome({ text, loaded }: Situation): Decision | undefined {
  const last = loaded.lastQuestion?.question;
  if (last?.op !== 'sum' || last.type === 'income' || !OF_INCOME.test(text.trim())) return undefined;
  return askLedger({ ...last, op: 'share', of: 'income' });
}
decideOfIncome.says = [OF_INCOME];
