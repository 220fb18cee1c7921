// "Foi o que eu ganhei", "não gastei, recebi", right behind an entry: it is of the other side.

import { pattern } from '../../../domain/pattern.ts';
import { fitsKind } from '../../../finance/category-labels.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { editCall } from './edit-call.ts';

const OPENS = `(?:(?:${TAKES_BACK}|ah|mas|e),? )*`;
const EARNED = pattern('i')`
  ^${OPENS}(?:(?:isso|ess[ea]s?|el[ea]s?|os dois|as duas|tudo) )*(?:
    (?:foi|foram|[ée]|era|eram) (?:tudo |uma? |os dois |as duas )?(?:
      (?:o )?que (?:eu )?(?:ganhei|recebi|entrou|fiz)|entradas?|ganhos?|receitas?|(?:dinheiro )?que entrou
    )|
    (?:eu )?(?:j[áa] )?(?:ganhei|recebi)(?: isso| ess[ea]| el[ea]| tudo| j[áa])*|n[ãa]o (?:foi gasto|gastei|paguei),? (?:foi )?(?:eu )?(?:ganhei|recebi|ganho|entrada|entrou)
  )(?: hoje)?[.!]*$
`;
const SPENT = pattern('i')`
  ^${OPENS}(?:(?:isso|ess[ea]s?|el[ea]s?|os dois|as duas|tudo) )*(?:
    (?:foi|foram|[ée]|era|eram) (?:tudo |uma? |os dois |as duas )?(?:
      (?:o )?que (?:eu )?(?:gastei|paguei|saiu)|gastos?|despesas?|sa[íi]das?|(?:dinheiro )?que saiu
    )|
    (?:eu )?(?:gastei|paguei) (?:isso|ess[ea]|el[ea])|n[ãa]o (?:recebi|ganhei),? (?:foi )?(?:eu )?(?:paguei|gastei|gasto)
  )(?: hoje)?[.!]*$
`;

/** Of that side, by what it was for. */
function categoryOf(kind: 'receita' | 'despesa', description: string, read: Situation['read']): string {
  const told = read(`${kind === 'receita' ? 'recebi' : 'gastei'} 10 de ${description}`);
  const category = told.intent === 'lancamento' ? told.slots.category : undefined;
  if (category !== undefined && fitsKind(category, kind)) return category;
  return kind === 'receita' ? 'renda_extra' : 'outros';
}

/** Undefined unless all that was just recorded is of the side that is denied. */
export function decideOtherSide({ text, loaded, read }: Situation): Decision | undefined {
  const words = text.trim();
  const kind = EARNED.test(words) ? 'receita' : SPENT.test(words) ? 'despesa' : undefined;
  if (kind === undefined || !loaded.wroteLast()) return undefined;
  const entries = loaded.lastEntries();
  const other = kind === 'receita' ? 'despesa' : 'receita';
  if (!entries.every((one) => one.kind === other && one.status === 'paga')) return undefined;
  const [first, ...rest] = entries.map(({ id, description }) =>
    editCall(id, { kind, category: categoryOf(kind, description, read) }),
  );
  return first && run(first, ...rest);
}
decideOtherSide.says = [EARNED, SPENT];
