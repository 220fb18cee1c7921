// "Quantas parcelas de seguro-desemprego?" behind the rescisão, "e o consórcio do mesmo valor?" behind the financing: another question of the
// same case, with the figures that were told for the first.

import { folded } from '../../domain/fold.ts';
import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { over } from './premises.ts';

/** Playbooks that are asked of one case, and what counts as the same in each. */
const CASES: readonly ReadonlySet<PlaybookName>[] = [
  new Set(['rescisao', 'seguro_desemprego', 'decimo_terceiro', 'ferias', 'fgts']),
  new Set([
    'financiar_ou_juntar',
    'posso_gastar',
    'custo_emprestimo',
    'consorcio',
    'juntar',
    'casa',
    'alugar_ou_comprar',
    'vista_ou_parcelado',
    'sac_ou_price',
  ]),
  new Set(['comparar_investimentos', 'projecao', 'ganho_real', 'decisao_investimento', 'alocacao']),
];
/** Something else that is to be bought: its price is not known. */
const ANOTHER =
  /\b(?:uma?|outr[oa]) (?!consorcio|financiamento|emprestimo|cdb|lc[ia]|ano|mes|parcel|entrada|desconto|investimento|acordo|poup|tesouro|fundo|dia|vez)[a-z]{3,}/;
const AMOUNTS = ['price', 'loan', 'goal', 'saved', 'income', 'offeredIncome', 'debts'] as const;

/** @returns the question as it stands unless it is of the case of `last`, and tells no amount of its own */
export function inSameCase(question: HardQuestion, last: HardQuestion | undefined): HardQuestion {
  if (last === undefined || question === last || AMOUNTS.some((key) => question.figures[key] !== undefined))
    return question;
  const now = choosePlaybook(question);
  const before = choosePlaybook(last);
  if (now === before || !CASES.some((one) => one.has(now) && one.has(before))) return question;
  if (ANOTHER.test(folded(question.text.split('; ').at(-1) ?? ''))) return question;
  const figures: Figures = over(last.figures, question.figures);
  const same = { ...question, figures };
  return choosePlaybook(same) === now ? same : question;
}
