// Under the question of what kind of entry a value is: which way the money went, or what it was for, said instead of a category.

import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import type { Draft } from '../../../finance/draft.ts';
import { categoryNamed } from '../../../language/dialog/read-answer.ts';
import type { Situation } from '../../situation.ts';

const CAME = pattern('i')`
  ^(?:(?:eu|foi|isso|na verdade),? )*(?:recebi|ganhei|entrou|caiu|(?:el[ea] |(?:foi )?el[ea] que )?me (?:pagou|deu|mandou|devolveu|passou|pagaram|deram))(?: (?:d?el[ea]|isso|hoje|dinheiro|no pix))*[.!]*$
`;
const LENT = /^(?:(?:eu|foi),? )*(?:emprestei|empr[ée]stimo)(?: (?:pra|pr[ao]|a|para) el[ea]| dinheiro)?[.!]*$/i;
const WAS_FOR =
  /^(?:foi|era|é|eh) (?:(?:pr[ao]|por|pel[ao]|d[aeo]|[oa]|uma?|no|na) )?(?<what>[a-zà-ÿ]{4,}(?: [a-zà-ÿ]{2,}){1,4})[.!]*$/i;

/** The draft as such words make it; undefined when they are an answer like any other. */
export function answeredOtherwise(draft: Draft, { text, read, readingOf }: Situation): Draft | undefined {
  const words = text.trim();
  const { counterpart = '', cents, description } = draft;
  if (draft.kind !== 'despesa' || counterpart === '' || cents === undefined) return undefined;
  if (CAME.test(words)) return { ...draft, kind: 'receita', category: 'outras_receitas' };
  if (LENT.test(words)) return { ...draft, category: 'dividas', description: 'empréstimo', receivable: cents };
  const what = WAS_FOR.exec(words)?.groups?.['what'];
  // "Foi moradia" is the category itself.
  if (what === undefined || description?.toLowerCase() !== counterpart.toLowerCase()) return undefined;
  if (categoryNamed(readingOf(words)) !== undefined && what.split(' ').length < 3) return undefined;
  const told = read(`gastei 10 com ${what}`);
  if (told.intent !== 'lancamento' || told.slots.category === undefined) return undefined;
  return { ...draft, description: what, ...withoutUndefined({ category: told.slots.category }) };
}
