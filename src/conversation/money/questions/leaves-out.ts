// "Sem contar o aluguel", "tirando o cartão", "fora o mercado": what follows is left out, not selected.

import { pattern } from '../../../domain/pattern.ts';

/** "Menos" and "sem" compare or deny as well; before an article they leave out. */
export const LEAVES_OUT = pattern('i')`
  (?<![a-zà-ÿ])(?:
    (?:sem (?:contar|ser|considerar|incluir|somar)|tirando|descontando|excluindo|exceto|a n[ãa]o ser)(?: com)?
    (?: (?:[oa]s?|meus?|minhas?|ess[ea]s?))*|
    (?:fora|menos|sem) (?:[oa]s?|meus?|minhas?)
  ) (?=[a-zà-ÿ]{2})
`;
