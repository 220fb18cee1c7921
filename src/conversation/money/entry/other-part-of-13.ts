// "E a segunda parcela sai até 20 de dezembro, uns 1.200", after the first of the 13º came: more of the same income, and no debt.

import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import type { Loaded } from '../../loaded.ts';

const OTHER_PART = pattern('i')`
  (?<![a-zà-ÿ])(?:a|da) (?:segunda|2[ªa]|outra|[úu]ltima) (?:parcela|metade|parte)(?! d[aeo] (?!13|d[ée]cimo)) (?:.* )?
  (?:sai|cai|vem|entra|chega|recebo|vai (?:sair|cair|vir|entrar))(?![a-zà-ÿ])
`;

/** The draft as more of the 13º recorded before; unchanged when nothing of it is recorded, or something else is named. */
export function otherPartOf13(draft: Draft, text: string, { entries }: Loaded): Draft {
  if (draft.kind !== 'despesa' || draft.description !== undefined || !OTHER_PART.test(text)) return draft;
  const first = entries({ words: '13º' }).find(({ kind }) => kind === 'receita');
  if (first === undefined) return draft;
  const { method: _, parcelas: __, ...rest } = draft;
  return { ...rest, kind: 'receita', category: first.category, description: first.description };
}
