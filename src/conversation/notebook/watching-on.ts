// "Assisti 3 episódios de Ruptura": under way and not watched to the end, so that nothing is marked.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const PART = pattern('u')`
  ^(?:(?:[oa]s?|ate) )?(?:
    \d{1,3}[ao]? |mais |um |uma |uns |umas |dois |duas |tres |quatro |cinco |primeir[oa]s? |segund[oa] |terceir[oa] |
    ultim[oa]s? |metade d[aeo] |alguns )*(?:episodios?|eps?|capitulos?|temporadas?)(?: \d{1,3})? d[aeo] (?<name>\S.*)$
`;

/** Undefined unless exactly one series of that name is kept. */
export function watchingOn({ understanding, loaded }: Situation): Decision | undefined {
  if (understanding.intent !== 'mark_item') return undefined;
  const { title } = understanding.slots;
  const name = title === undefined ? undefined : PART.exec(folded(title))?.groups?.['name'];
  if (name === undefined) return undefined;
  const [only, ...others] = loaded.called(name).items.filter(({ kind }) => kind === 'tv_show');
  if (only === undefined || others.length > 0) return undefined;
  return say({
    text: [`Boa! ${only.title} continua na sua lista. Quando acabar, é só dizer “terminei ${only.title}”.`],
  });
}
