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

/** "Dá quantos por cento do que eu ganhei?": the sum is not even pointed at. */
const PART = pattern('i')`
  ^(?:e )?(?:(?:d[áa]|[ée]|foi|representa|isso) )*(?:quant[oa]s por cento|quantos %|(?:qual|que) (?:a |o |[ée] )*(?:porcentagem|percentual|parte|fatia))(?: (?:[ée]|d[áa]|foi|isso))* (?:
    d[ao]s?|de
  ) (?:minha |meus? |que (?:eu )?)?(?:renda|sal[áa]rio|ganhos?|recebi|ganho|ganhei|recebo|entradas?|receita|entrou)(?: (?:no|nesse|neste|esse|este) m[êe]s)?\s*[?.]*$
`;
/** "E de lucro?", behind what came in. */
const PROFIT =
  /^(?:e )?(?:(?:quanto|qto) (?:foi|deu|fica|ficou|d[áa]) )?(?:de |o )?(?:lucro|l[íi]quido|limpo)\s*[?.]+$/i;

/** Undefined when the last question was no sum. */
export function decideOfIncome({ text, loaded }: Situation): Decision | undefined {
  const last = loaded.lastQuestion?.question;
  if (last?.op !== 'sum') return undefined;
  const said = text.trim();
  if (last.type === 'income')
    return PROFIT.test(said) ? askLedger({ op: 'savings', ...(last.period && { period: last.period }) }) : undefined;
  return OF_INCOME.test(said) || PART.test(said) ? askLedger({ ...last, op: 'share', of: 'income' }) : undefined;
}
decideOfIncome.says = [OF_INCOME, PART, PROFIT];
