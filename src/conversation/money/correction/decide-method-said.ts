// "Crédito", "no pix", "no cartão", right after an entry: how it was paid, and nothing else.

import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { SURE } from '../../sure.ts';
import { BANKS } from '../../wording/bank-names.ts';
import { METHODS } from '../../wording/ways-of-paying.ts';
import { decideEditEntry } from './decide-correct.ts';

const METHOD = pattern('i')`
  ^(?:(?:ah|e|foi|paguei|tudo|isso|esse|essa),? )*(?:n[oa] |em |com (?:o |a )?|por |de )?(?:cart[ãa]o(?: de)? )?
  (?:
    (?:${METHODS})
    (?: (?:d[aeo] )?(?:${BANKS}))?
  )[.!]*$
`;

/** "No Inter", behind what was bought on credit. */
const ON_CARD = pattern('i')`
  ^(?:(?:ah|e|foi|isso),? )*n[oa] (?<card>${BANKS})[.!]*$
`;

/** Undefined unless the message before recorded or corrected an entry. */
export function decideMethodSaid(situation: Situation): Decision | undefined {
  const { loaded, text, understanding } = situation;
  if (loaded.lastEntry === undefined || !loaded.wroteLast()) return undefined;
  const card = loaded.lastEntry.method === 'credito' ? ON_CARD.exec(text.trim())?.groups?.['card'] : undefined;
  if (card !== undefined) {
    const whole = reworded(situation, `na verdade foi no crédito do ${card}`);
    return whole.understanding.intent === 'edit_transaction'
      ? decideEditEntry(whole.understanding.slots, whole)
      : undefined;
  }
  const known = understanding.intent === 'edit_transaction' && understanding.confidence >= SURE;
  if (known || !METHOD.test(text.trim())) return undefined;
  const said = text.trim().replace(/^(?:(?:ah|e|foi|paguei|tudo|isso|esse|essa),? )+/i, '');
  const whole = reworded(situation, `na verdade foi ${/^(?:n[oa]|em|com|por|de) /i.test(said) ? said : `no ${said}`}`);
  const { understanding: meant } = whole;
  return meant.intent === 'edit_transaction' ? decideEditEntry(meant.slots, whole) : undefined;
}
decideMethodSaid.says = [METHOD, ON_CARD];
