// "Cancelei o cartão c6", "tira o cartão da renner": it is no card of the person's any more. What was bought on it stays.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { CALL_OFF } from '../../wording/removal-orders.ts';
import { bankNamed } from './decide-cards-told.ts';

const DROPPED = pattern('i')`
  ^(?:(?:eu|j[áa]|hoje|ontem|ent[ãa]o|ah|olha|pode),? )*(?:
    ${CALL_OFF}|cancel(?:ei|amos)|encerr(?:ei|amos)|cortei|n[ãa]o (?:tenho|uso) mais
  ) (?:[oa] |meu |ess[ea] )*cart[ãa]o (?:de cr[ée]dito )?(?:d[oae] )?(?<name>[a-zà-ÿ\d][a-zà-ÿ\d ]{1,24}?)(?: tamb[ée]m| hoje| ontem)?[.!]*$
`;

/** Undefined when no known card has that name. */
export function decideCardDropped(situation: Situation): Decision | undefined {
  const name = DROPPED.exec(situation.text.trim())?.groups?.['name'];
  if (name === undefined) return undefined;
  const slug = bankNamed(name, situation) ?? folded(name).replace(/ /gu, '_');
  const card = situation.loaded.contas().find(({ value }) => value.kind === 'cartao' && value.slug === slug);
  return card === undefined ? undefined : run({ tool: 'forget_card', args: { key: card.key } });
}
decideCardDropped.says = [DROPPED];
