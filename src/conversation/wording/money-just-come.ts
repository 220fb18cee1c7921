// "O que faço com ele?", "e com esse dinheiro, o que eu faço?", right behind income: the question with its figure.

import { pattern } from '../../domain/pattern.ts';
import { reais } from '../../finance/money.ts';
import { reworded, type Situation } from '../situation.ts';

const IT = '(?:el[ea]|isso|(?:ess[ea]|est[ea]|o|a|tod[oa] ess[ea]) (?:dinheiro|grana|valor|bolada))';
const DO = '(?:(?:[ée] que )?(?:eu |a gente )?(?:fa[çc]o|fazer|devo fazer|posso fazer|fazemos))';
const ASKED = pattern('i')`
  ^(?:(?:e|mas|agora|ent[ãa]o|a[íi]),? )*(?:(?:o que|oq|q|que) ${DO} com ${IT}|com ${IT},? (?:o que|oq|q|que) ${DO})(?: agora)?\s*[?!.]*$
`;

/** Undefined unless the message before recorded income. */
export function moneyJustCome(situation: Situation): Situation | undefined {
  const { lastEntry, wroteLast } = situation.loaded;
  if (lastEntry?.kind !== 'receita' || !ASKED.test(situation.text.trim()) || !wroteLast()) return undefined;
  return reworded(situation, `o que faço com esses ${reais(lastEntry.cents)}?`);
}
