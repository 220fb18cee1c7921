// "Não vou pegar não", "tá, vou parcelar", "não sei ainda": what somebody makes of a hard question, which ends it.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Situation } from '../situation.ts';

const DECIDES = pattern()`
  ^(?:(?:ta|ok|bom|bem|beleza|entao|ah|certo|eh|e|isso|tudo|sei la|acho que|ainda|melhor|eu|a gente|fechou|fechado|decidi|resolvi|pronto|blz),? )*(?:
    (?:nao )?(?:vou|vamos) (?:(?:mais|ter que|nem|mesmo) )*(?:
      (?:pegar|financiar|comprar|parcelar|vender|aceitar|fazer|quitar|antecipar|mexer|trocar|esperar|querer|arriscar|levar|ficar|continuar|seguir|fechar|assumir|usar)|
      (?:n[oa]|de|com) (?:d[eo] |ess[ea]|outr[oa]|primeir[oa]|segund[oa]|consorcio|financiamento|consignado|emprestimo|acordo|\d+)[^?]{0,60}
    )(?: (?:mais|nao|nada|mesmo|entao|consignado|emprestimo|parcelamento|acordo|carro|casa|isso))*(?: (?:o|a|os|as|n[oa]s?|d[eao]s?|com|em|ess[ea]|pel[oa]|mil|mesmo,?)\b[^?]{0,60})?|
    nao (?:quero|pego|aceito|vale|compensa)(?: (?:mais|nao|isso|a pena))*|
    (?:vou|vamos|preciso) pensar(?: (?:melhor|mais|um pouco|nisso|direito))*|desist(?:i|o)(?: disso)?|
    nao sei(?: ainda| dizer)?|ainda nao sei|fica pra (?:depois|outra hora)
  )$
`;
const OF_TALK: ReadonlySet<string> = new Set([
  'smalltalk',
  'unknown',
  'complexa',
  'deny',
  'feedback',
  'search',
  'continue',
  'farewell',
  'cancel',
]);

/** Whether the message, after the answer or in the place of a figure that was asked for, decides and asks nothing more. */
export const decides = ({ text, read }: Situation): boolean => {
  const words = folded(text);
  return DECIDES.test(words) && !text.includes('?') && OF_TALK.has(read(text).intent);
};
