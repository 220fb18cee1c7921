// "Crédito", "no pix", "no cartão", right after an entry: how it was paid, and nothing else.

import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { SURE } from '../../sure.ts';
import { decideEditEntry } from './decide-correct.ts';

const METHOD = pattern('i')`
  ^(?:(?:ah|e|foi|paguei|tudo|isso|esse|essa),? )*(?:n[oa] |em |com (?:o |a )?|por |de )?(?:cart[ãa]o(?: de)? )?
  (?:
    (?:cr[ée]dito|d[ée]bito|pix|dinheiro|boleto|cart[ãa]o|vr|va|vale(?:[- ](?:refei[çc][ãa]o|alimenta[çc][ãa]o))?|ticket)
    (?: (?:d[aeo] )?(?:nubank|nu|inter|ita[úu]|bradesco|santander|caixa|bb|c6|picpay))?
  )[.!]*$
`;

/** "No Inter", behind what was bought on credit. */
const ON_CARD =
  /^(?:(?:ah|e|foi|isso),? )*n[oa] (?<card>nubank|nu|inter|ita[úu]|bradesco|santander|caixa|bb|c6|picpay|mercado pago|neon|next|pan|will|xp)[.!]*$/i;

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
