// "A mãe da Lara mandou 40": whoever pays is one person, called after another.

import { folded } from '../../../domain/fold.ts';
import { KIN } from '../../../domain/kin.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';

const KIN_OF = pattern()`
  (?<![a-zA-ZÀ-ÿ])(?<kin>${KIN}) d[aeo] (?<of>[A-ZÀ-Þ][a-zà-ÿ]+)
`;

/** The draft unchanged unless it is income of a relative of somebody named. */
export function kinOf(draft: Draft, text: string): Draft {
  const { kin, of } = KIN_OF.exec(text)?.groups ?? {};
  const { counterpart, description = '' } = draft;
  // "Minha irmã ficou de me passar 100 do presente da mãe": whose it is gives nothing.
  const [giver, owner] = counterpart?.split(' e ') ?? [];
  if (draft.kind === 'receita' && giver !== undefined && /^[a-z]/u.test(owner ?? 'A') && text.includes(` da ${owner}`))
    return { ...draft, counterpart: giver };
  if (draft.kind !== 'receita' || kin === undefined || of === undefined || counterpart === undefined) return draft;
  if (!folded(counterpart).includes(folded(of))) return draft;
  const [whole] = KIN_OF.exec(text) ?? [''];
  const named = [folded(kin), folded(of)].includes(folded(description)) ? whole : description;
  return { ...draft, counterpart: whole, description: named };
}
