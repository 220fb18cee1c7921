// "Sei lá", "não lembro" as the answer about an entry: it is recorded without that field, and the question is closed.

import { pattern } from '../../../domain/pattern.ts';
import type { Draft, MissingPiece } from '../../../finance/draft.ts';
import { underOthers } from '../../../finance/draft.ts';

const DOES_NOT_KNOW = pattern('i')`
  ^(?:(?:ah|hum|xi|ih|putz|eu),? )*(?:
    sei l[áa]|
    (?:n[ãa]o|n|nem) (?:sei|lembro|me lembro|fa[çc]o ideia)|
    esqueci|qualquer (?:um|uma|coisa)|tanto faz|outr[oa]s?(?: coisas?)?|sem categoria|v[áa]rias coisas|
    nada espec[íi]fico|deixa (?:sem|em branco)
  )(?: (?:agora|n[ãa]o|direito|mais|mesmo|dizer|te dizer|quanto|o valor))*[.!]*$
`;

/** Whether the person does not know the answer. */
export const answersNothing = (text: string): boolean => DOES_NOT_KNOW.test(text.trim());

/** The draft without that field; undefined when the field is the amount, which an entry cannot lack. */
export function withoutPiece(draft: Draft, piece: MissingPiece): Draft | undefined {
  if (piece === 'amount') return undefined;
  if (piece !== 'payment_method') return underOthers(draft);
  const { method: _, ...rest } = draft;
  return rest;
}
